"""What an expert counts on a table of Marine: tiles, domination, vents, pawns, and how long the game lasts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....bots.search.floats import floats
from ....core.ints import ints
from ....earth.terms import NOBODY, REGRESSION
from ..cards import MONOTYPIC_HABITAT
from ..state import Sea
from ..terms import DOMINATION_1, EVOLUTION_1, FEEDER_1, HEXES, SPACE_COUNT, SPECIAL
from ..traits import CARNIVORE, RESILIENCE, SOLITARY, TRAITS
from .measures import (
    BEHIND,
    CARDS_A_ROUND,
    CUBE,
    ENDANGERED,
    FUTURE,
    ICONS,
    POOL_CUBE,
    QUALITY,
    SPECIAL_PAWN,
    TURN,
    UNKNOWN,
    between,
    cards_left,
    occupied,
    unretrieved,
)
from .traits import traits_worth

# What an Analysis begins with: copied, which takes less time than to make them.
NONE_BY_ANIMAL: Final = ints([0] * 6)
NOTHING_BY_ANIMAL: Final = floats([0.0] * 6)
NO_ROOM_BY_ANIMAL: Final = floats([-1.0] * 6)
NONE_BY_ELEMENT: Final = ints([0] * 24)
NO_TYPES: Final = ints([-1] * HEXES)
NOT_COUNTED: Final = floats([UNKNOWN] * (HEXES * 6))
NOTHING_BY_TERRAIN: Final = floats([0.0] * 8)
NOTHING_BY_SPACE: Final = floats([0.0] * SPACE_COUNT)


class Analysis:
    """All that is counted once and asked often; lists by animal have six numbers."""

    __slots__ = (
        "animals",
        "arrivals",
        "best_move",
        "card_gains",
        "cards",
        "chance",
        "crowd",
        "doubt",
        "free",
        "g",
        "grown",
        "holds",
        "hunters",
        "loners",
        "masks",
        "others",
        "pawn",
        "reversed",
        "room",
        "rooms",
        "rounds",
        "soon",
        "specials",
        "stakes",
        "tempos",
        "tie",
        "tiles",
        "types",
        "vent_cubes",
        "vents",
        "weight",
        "with_element",
        "worth",
    )

    def __init__(self, g: Sea) -> None:
        self.g: Final = g
        self.animals: Final = ints(g.layout.animals)
        self.others: Final = len(g.layout.animals) - 1.0
        self.cards: Final = cards_left(g)
        self.rounds: Final = self.cards / CARDS_A_ROUND + 0.5 * unretrieved(g)
        """That will be played yet."""
        self.doubt: Final = self.rounds / (self.rounds + 1.0)
        """How much can still change: 0 at the end."""
        self.chance: Final = self.rounds / (self.rounds + 0.3)
        """That there is time left for a plan."""
        self.soon: Final = self.rounds / (1.0 + 0.5 * self.rounds)
        """The rounds for which what lies on Earth will still be so: two at most."""
        self.pawn: Final = SPECIAL_PAWN * self.rounds
        self.crowd: Final = 0.6 * self.doubt
        self.tie: Final = 0.5 - 0.4 * self.doubt
        """How much a tie is better for the animal that wins it."""
        self.reversed: Final = g.settings.is_gmt and MONOTYPIC_HABITAT in g.track
        self.loners: Final = self.having(SOLITARY)
        self.hunters: Final = self.having(CARNIVORE)
        """Animals with a Trait, as a bit set."""
        self.masks: Final = NONE_BY_ANIMAL[:]
        """By animal: the types on its display, as a bit set."""
        self.weight: Final = NOTHING_BY_TERRAIN[:]
        """By terrain: how often a tile of it will be scored."""
        self.with_element: Final = NONE_BY_ELEMENT[:]
        """By animal and element: occupied tiles that have one."""
        self.vents: Final = NONE_BY_ANIMAL[:]
        self.vent_cubes: Final = NONE_BY_ANIMAL[:]
        self.worth: Final = NOTHING_BY_ANIMAL[:]
        self.room: Final = NOTHING_BY_SPACE[:]
        """By space: how much there is to do for basic pawns after it."""
        self.rooms: Final = NO_ROOM_BY_ANIMAL[:]
        """By animal: the same after its last pawn."""
        self.specials: Final = NONE_BY_ANIMAL[:]
        self.free: Final = NONE_BY_ANIMAL[:]
        """By animal: special pawns, and those in hand."""
        self.tempos: Final = NOTHING_BY_ANIMAL[:]
        self.types: Final = NO_TYPES[:]
        """By hex: the types of element there, as a bit set; -1 until somebody asks."""
        self.stakes: Final = NOT_COUNTED[:]
        self.holds: Final = NOT_COUNTED[:]
        self.arrivals: Final = NOT_COUNTED[:]
        """By hex and animal, until somebody asks UNKNOWN: stake() and hold() of the cubes that are there, and what one
        more that migrates there gains."""
        self.best_move: float = -1.0
        """What the best migration of one cube gains; less than 0 until somebody asks."""
        self.grown: list[float] = []
        """By hex: what as many new cubes as its terrain admits gain; empty until somebody asks."""
        self.card_gains: list[float] = []
        """By slot: what the card there promises; empty until somebody asks."""
        self.tiles: Final = occupied(g)
        """Those with cubes."""
        self.find_weights()
        element: i64
        for animal in self.animals:
            for element in range(6):
                if g.display[animal * 6 + element]:
                    self.masks[animal] |= 1 << element

    def having(self, trait: int) -> int:
        """The animals that have a Trait, as a bit set."""
        g = self.g
        found = 0
        for animal in self.animals:
            if g.traits[animal] >> trait & 1 or g.copy[animal] == trait:
                found |= 1 << animal
        return found

    def find_weights(self) -> None:
        """What a tile of each terrain is worth."""
        g = self.g
        found = NOTHING_BY_TERRAIN[:]
        for tile in self.tiles:
            found[self.kind(tile)] += 1.0
        terrain: i64
        for terrain in range(8):
            self.weight[terrain] = 0.8 + 0.6 * self.soon / (2.0 + found[terrain])
        k: i64 = EVOLUTION_1
        for terrain in g.evolution:
            if g.spaces[k] == NOBODY:
                self.weight[terrain] += 0.5 / (2.0 + found[terrain])
            k += 1

    # ---- tiles --------------------------------------------------------------------------
    def types_on(self, tile: i64) -> i64:
        """The types of element on a tile, as a bit set."""
        found = self.types[tile]
        if found < 0:
            found = 0
            counts = self.g.counts
            at = tile * 6
            element: i64
            for element in range(6):
                if counts[at + element]:
                    found |= 1 << element
            self.types[tile] = found
        return found

    def kind(self, tile: i64) -> i64:
        """The terrain that counts on a hex with a tile."""
        return self.g.kind(tile)

    def is_safe(self, animal: i64, tile: i64, types: i64) -> bool:
        """Whether cubes of an animal thrive there; they need not be there yet."""
        if self.masks[animal] & types:
            return True
        if not self.hunters >> animal & 1:
            return False
        return self.g.cubes_on(tile) - self.g.cubes[tile * 6 + animal] >= TRAITS[CARNIVORE].n

    def stake(self, animal: i64, tile: i64, mine: i64, rival: i64 = NOBODY, change: i64 = 0) -> float:
        """What an animal expects of a tile if it had so many cubes there, and a rival some more or fewer."""
        if mine <= 0:
            return 0.0
        cubes = self.g.cubes
        at = tile * 6
        place = self.crowd / (1.0 + float(mine))
        for other in self.animals:
            if other != animal:
                theirs = cubes[at + other]
                if other == rival:
                    theirs += change
                if theirs > 0:
                    place += self.ahead(theirs - mine, other, animal)
        kind = self.kind(tile)
        return between(kind, place) * self.weight[kind]

    def present_stake(self, animal: i64, tile: i64) -> float:
        """What it expects with the cubes that are there."""
        at = tile * 6 + animal
        if self.stakes[at] == UNKNOWN:
            self.stakes[at] = self.stake(animal, tile, self.g.cubes[at])
        return self.stakes[at]

    def ahead(self, lead: i64, other: i64, animal: i64) -> float:
        """How likely another animal with this lead is ahead when it counts."""
        if lead == 0:
            wins = other > animal if self.reversed else other < animal
            return 0.5 + self.tie if wins else 0.5 - self.tie
        if lead > 0:
            return 1.0 - self.doubt * BEHIND[lead if lead < 5 else 5]
        return self.doubt * BEHIND[-lead if lead > -5 else 5]

    def hold(self, animal: i64, tile: i64, mine: i64) -> float:
        """What so many cubes of an animal on a tile are worth until the end."""
        if mine <= 0:
            return 0.0
        return self.held(animal, tile, mine, self.stake(animal, tile, mine))

    def present_hold(self, animal: i64, tile: i64) -> float:
        """The same of the cubes that are there."""
        at = tile * 6 + animal
        if not self.g.cubes[at]:
            return 0.0
        if self.holds[at] == UNKNOWN:
            self.holds[at] = self.held(animal, tile, self.g.cubes[at], self.present_stake(animal, tile))
        return self.holds[at]

    def held(self, animal: i64, tile: i64, mine: i64, stake: float) -> float:
        """What cubes are worth besides their stake; endangered ones keep little of it."""
        points = stake + CUBE * self.doubt * float(mine)
        if self.loners >> animal & 1 and not self.g.others_on(tile, animal):
            points += TRAITS[SOLITARY].n * self.weight[self.kind(tile)]
        return points if self.is_safe(animal, tile, self.types_on(tile)) else points * ENDANGERED * self.doubt

    def more(self, animal: i64, tile: i64, n: i64) -> float:
        """What n cubes more (or fewer) of an animal on a tile are worth to it, and cost the others."""
        cubes = self.g.cubes
        now = cubes[tile * 6 + animal]
        found = self.hold(animal, tile, now + n) - self.present_hold(animal, tile)
        for other in self.animals:
            theirs = cubes[tile * 6 + other]
            if theirs and other != animal and self.is_safe(other, tile, self.types_on(tile)):
                lost = self.present_stake(other, tile) - self.stake(other, tile, theirs, animal, n)
                found += lost / self.others
        covered: i64 = self.g.covered
        if covered >> tile & 1:
            vents = self.vents[animal] + (1 if now == 0 else -1 if now + n == 0 else 0)
            found += self.survival(animal, vents, self.vent_cubes[animal] + n)
            found -= self.survival(animal, self.vents[animal], self.vent_cubes[animal])
        return found

    # ---- domination ---------------------------------------------------------------------
    def value(self, animal: i64, element: i64) -> i64:
        """The domination value."""
        return self.g.display[animal * 6 + element] * self.with_element[animal * 6 + element]

    def promise(self, animal: i64, element: i64, domination: i64) -> float:
        """What a type is worth to an animal with such a domination value."""
        target = float(self.g.target[element])
        value = float(domination)
        if self.g.control[element] == animal:
            return target + self.pawn + (0.4 * self.chance * (value - target) if value > target else 0.0)
        gain = 0.4 * self.chance * (value + self.pawn)
        return gain if value > target else 0.5 * gain * value / (target + 1.0)

    def threat(self, owner: i64, element: i64) -> float:
        """How likely the owner of a special pawn loses it."""
        worst = 0.0
        target = float(self.g.target[element])
        for other in self.animals:
            if other != owner:
                value = float(self.value(other, element))
                worst = max(worst, 0.45 if value > target else 0.25 * value / (target + 1.0))
        return worst * self.chance

    # ---- the whole ------------------------------------------------------------------------
    def look(self) -> None:
        """Fill worth: what every animal can expect to have at the end."""
        for tile in self.tiles:
            self.look_at_tile(tile)
        for animal in self.animals:
            self.worth[animal] += float(self.g.vp[animal]) + FUTURE * self.rounds
            self.look_at_animal(animal)
        element: i64
        for element in range(6):
            owner = self.g.control[element]
            if owner != NOBODY:
                self.worth[owner] -= self.threat(owner, element) * (self.g.target[element] + self.pawn)
        for animal in self.animals:
            self.worth[animal] += self.survival(animal, self.vents[animal], self.vent_cubes[animal])
        self.look_at_pawns()

    def look_at_tile(self, tile: i64) -> None:
        """Shares, and what counts for domination and Survival."""
        cubes = self.g.cubes
        covered: i64 = self.g.covered
        at = tile * 6
        types = self.types_on(tile)
        element: i64
        for animal in self.animals:
            n = cubes[at + animal]
            if n:
                self.worth[animal] += self.present_hold(animal, tile)
                if covered >> tile & 1:
                    self.vents[animal] += 1
                    self.vent_cubes[animal] += n
                for element in range(6):
                    if types >> element & 1:
                        self.with_element[animal * 6 + element] += 1

    def look_at_animal(self, animal: i64) -> None:
        """Its display, its gene pool and its Traits."""
        g = self.g
        found = 0.0
        element: i64
        protected = g.last or animal in g.squares or g.has(animal, RESILIENCE)
        for element in range(6):
            if g.display[animal * 6 + element]:
                found += self.promise(animal, element, self.value(animal, element)) + 0.6 * self.doubt
                if not protected and g.rows[REGRESSION * 6 + element] and g.acquired(animal, element):
                    found -= 1.5
            elif g.control[element] == animal:
                found += self.promise(animal, element, 0)
        pool = float(g.gene_pool[animal])
        found += self.doubt * (POOL_CUBE * pool + 3.0 * pool / (pool + 6.0))
        self.worth[animal] += found + traits_worth(g, animal) * self.rounds / 5.0

    def survival(self, animal: i64, vents: i64, mine: i64) -> float:
        """What Survival brings, now and at the end, to an animal with so many cubes on so many vents."""
        if mine <= 0:
            return 0.0
        rival: i64 = 0
        for other in self.animals:
            if other != animal and self.vent_cubes[other] > rival:
                rival = self.vent_cubes[other]
        held = 1.0 - self.ahead(rival - mine, NOBODY, animal) if mine != rival else 0.5 - self.tie
        return (1.0 + ICONS * CARDS_A_ROUND * self.soon) * held * self.g.bonus(vents)

    def look_at_pawns(self) -> None:
        """Pawns that can still act before one must retrieve."""
        g = self.g
        element: i64
        for element in range(6):
            owner = g.control[element]
            if owner != NOBODY:
                self.specials[owner] += 1
                self.free[owner] += 1
        self.look_at_spaces()
        for animal in self.animals:
            found = self.tempo(animal, g.pawns[animal], self.rooms[animal], self.free[animal])
            self.tempos[animal] = found
            self.worth[animal] += found

    def look_at_spaces(self) -> None:
        """From the last space up: what is open after each space, and after the last pawn of each animal."""
        g = self.g
        shut: i64 = DOMINATION_1 + len(self.animals) - 1
        room = 0.0
        space: i64
        for space in range(FEEDER_1 + 3, -1, -1):
            self.room[space] = room
            who = g.spaces[space]
            if who == NOBODY:
                room += QUALITY[space] if space < shut else 0.0
                continue
            owner = g.control[who - SPECIAL] if who >= SPECIAL else who
            if who >= SPECIAL:
                self.free[owner] -= 1
            if self.rooms[owner] < 0.0:
                self.rooms[owner] = self.room[space]
        for animal in self.animals:
            if self.rooms[animal] < 0.0:
                self.rooms[animal] = room

    def tempo(self, animal: i64, pawns: i64, room: float, free: i64) -> float:
        """What pawns in hand are worth: each saves a part of the turn that retrieving costs."""
        usable = min(float(pawns), room) + float(free)
        return TURN * self.chance * usable / (1.0 + float(self.g.total_pawns[animal] + self.specials[animal]))

    def full_tempo(self, animal: i64) -> float:
        """The same right after retrieving."""
        return self.tempo(animal, self.g.total_pawns[animal], 12.0, self.specials[animal])
