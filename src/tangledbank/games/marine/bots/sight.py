"""What an expert counts on a table of Marine: tiles, domination, vents, pawns, and how long the game lasts."""

from __future__ import annotations

from typing import Final

from ....earth.terms import NOBODY, REGRESSION
from ..cards import ASTEROID, BOTTOM_CARDS, MONOTYPIC_HABITAT
from ..state import Sea
from ..terms import DOMINATION_1, EVOLUTION_1, FEEDER_1, SCORES, SPACE_COUNT, SPECIAL, VENT
from ..traits import CARNIVORE, EXAPTATION, RESILIENCE, SOLITARY, TRAITS
from .traits import TRAIT_WORTH, best_of, sum_of

CARDS_A_ROUND: Final = 5.0
"""Evolution cards that are taken in a round."""
ICONS: Final = 0.29
"""How many of the cards bring Survival, and how many Extinction."""
TURN: Final = 7.0
"""What a usual turn is worth."""
SPECIAL_PAWN: Final = 1.5
"""What a special pawn is worth in a round."""
FUTURE: Final = 18.0
"""What an animal gains in a round by what nobody can foresee."""
BEHIND: Final[list[float]] = [0.5, 0.33, 0.21, 0.13, 0.08, 0.05]
"""By lead: how likely it is gone when a tile is scored much later."""
CUBE: Final = 0.3
POOL_CUBE: Final = 0.15
"""What any cube on Earth, or in the gene pool, is worth besides: the dead do not come back."""
ENDANGERED: Final = 0.2
"""The part of their worth that endangered cubes keep."""
QUALITY: Final[list[float]] = [
    *[0.4, 0.3, 0.2],
    *[0.2, 0.2],
    0.3,
    *[0.6, 0.6, 0.0],
    *[0.1, 0.1],
    *[0.8, 0.8, 0.8, 0.8, 0.0],
    *[0.9, 0.9, 0.0],
    *[0.6, 0.0],
    *[0.5, 0.5, 0.5, 0.0],
    *[0.4, 0.5, 0.6, 0.0],
    *[0.8, 0.8, 0.8, 0.8, 0.8],
    *[0.5, 0.4, 0.3],
    *[0.0, 0.0, 0.0, 0.0],
]
"""By space: how likely a basic pawn has something to do there."""


def cards_left(g: Sea) -> float:
    """How many cards will be taken before Asteroid, itself included."""
    if g.last:
        return 0.0
    if ASTEROID in g.track:
        return 1.5 + 0.5 * g.track.index(ASTEROID)
    if not g.asteroid_left:
        return 0.0
    above = max(0, g.deck_left - BOTTOM_CARDS)
    return above + 0.5 * (min(g.deck_left, BOTTOM_CARDS) + 1) + 3.5


class Sight:
    """All that is counted once and asked often; lists by animal have six numbers."""

    __slots__ = (
        "animals",
        "best_move",
        "card_gains",
        "cards",
        "chance",
        "crowd",
        "doubt",
        "free",
        "g",
        "grown",
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
        "tempos",
        "tie",
        "tiles",
        "vent_cubes",
        "vents",
        "weight",
        "with_element",
        "worth",
    )

    def __init__(self, g: Sea) -> None:
        self.g: Final = g
        self.animals: Final[list[int]] = g.layout.animals
        self.others: Final = len(self.animals) - 1.0
        self.cards: Final = cards_left(g)
        self.rounds: Final = self.cards / CARDS_A_ROUND + 0.5 * self.unretrieved()
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
        self.masks: Final[list[int]] = [0] * 6
        """By animal: the types on its display, as a bit set."""
        self.tiles: Final[list[int]] = []
        """Those with cubes."""
        self.weight: Final[list[float]] = [0.0] * 8
        """By terrain: how often a tile of it will be scored."""
        self.with_element: Final[list[int]] = [0] * 24
        """By animal and element: occupied tiles that have one."""
        self.vents: Final[list[int]] = [0] * 6
        self.vent_cubes: Final[list[int]] = [0] * 6
        self.worth: Final[list[float]] = [0.0] * 6
        self.room: Final[list[float]] = [0.0] * SPACE_COUNT
        """By space: how much there is to do for basic pawns after it."""
        self.rooms: Final[list[float]] = [-1.0] * 6
        """By animal: the same after its last pawn."""
        self.specials: Final[list[int]] = [0] * 6
        self.free: Final[list[int]] = [0] * 6
        """By animal: special pawns, and those in hand."""
        self.tempos: Final[list[float]] = [0.0] * 6
        self.best_move: float = -1.0
        """What the best migration of one cube gains; less than 0 until somebody asks."""
        self.grown: list[float] = []
        """By hex: what as many new cubes as its terrain admits gain; empty until somebody asks."""
        self.card_gains: list[float] = []
        """By slot: what the card there promises; empty until somebody asks."""
        self.find_tiles()
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

    def unretrieved(self) -> float:
        """The share of the animals that have not retrieved in this round."""
        n = 0
        for animal in self.animals:
            n += 1 - (self.g.retrieved >> animal & 1)
        return n / len(self.animals)

    def find_tiles(self) -> None:
        """Occupied tiles, and what one of each terrain is worth."""
        g = self.g
        cubes = g.cubes
        found = [0] * 8
        for tile in g.layout.board.hexes:
            at = tile * 6
            if cubes[at] or cubes[at + 1] or cubes[at + 2] or cubes[at + 3]:
                self.tiles.append(tile)
                found[VENT if g.covered >> tile & 1 else g.terrain[tile]] += 1
        for terrain in range(8):
            self.weight[terrain] = 0.8 + 0.6 * self.soon / (2.0 + found[terrain])
        for k, terrain in enumerate(g.evolution):
            if g.spaces[EVOLUTION_1 + k] == NOBODY:
                self.weight[terrain] += 0.5 / (2.0 + found[terrain])

    # ---- tiles --------------------------------------------------------------------------
    def types_on(self, tile: int) -> int:
        """The types of element on a tile, as a bit set."""
        counts = self.g.counts
        at = tile * 6
        found = 0
        for element in range(6):
            if counts[at + element]:
                found |= 1 << element
        return found

    def is_safe(self, animal: int, tile: int, types: int) -> bool:
        """Whether cubes of an animal thrive there; they need not be there yet."""
        if self.masks[animal] & types:
            return True
        if not self.hunters >> animal & 1:
            return False
        return self.g.cubes_on(tile) - self.g.cubes[tile * 6 + animal] >= TRAITS[CARNIVORE].n

    def stake(self, animal: int, tile: int, mine: int, rival: int = NOBODY, change: int = 0) -> float:
        """What an animal expects of a tile if it had so many cubes there, and a rival some more or fewer."""
        if mine <= 0:
            return 0.0
        g = self.g
        cubes = g.cubes
        at = tile * 6
        place = self.crowd / (1.0 + mine)
        for other in self.animals:
            if other != animal:
                theirs = cubes[at + other]
                if other == rival:
                    theirs += change
                if theirs > 0:
                    place += self.ahead(theirs - mine, other, animal)
        kind = VENT if g.covered >> tile & 1 else g.terrain[tile]
        return between(SCORES[kind], place) * self.weight[kind]

    def ahead(self, lead: int, other: int, animal: int) -> float:
        """How likely another animal with this lead is ahead when it counts."""
        if lead == 0:
            return 0.5 + self.tie if (other < animal) != self.reversed else 0.5 - self.tie
        if lead > 0:
            return 1.0 - self.doubt * BEHIND[lead if lead < 5 else 5]
        return self.doubt * BEHIND[-lead if lead > -5 else 5]

    def hold(self, animal: int, tile: int, types: int, mine: int) -> float:
        """What so many cubes of an animal on a tile are worth until the end."""
        if mine <= 0:
            return 0.0
        points = self.stake(animal, tile, mine) + CUBE * self.doubt * mine
        if self.loners >> animal & 1 and not self.g.others_on(tile, animal):
            points += TRAITS[SOLITARY].n * self.weight[self.g.kind(tile)]
        return points if self.is_safe(animal, tile, types) else points * ENDANGERED * self.doubt

    def more(self, animal: int, tile: int, n: int) -> float:
        """What n cubes more (or fewer) of an animal on a tile are worth to it, and cost the others."""
        cubes = self.g.cubes
        now = cubes[tile * 6 + animal]
        types = self.types_on(tile)
        found = self.hold(animal, tile, types, now + n) - self.hold(animal, tile, types, now)
        for other in self.animals:
            theirs = cubes[tile * 6 + other]
            if theirs and other != animal and self.is_safe(other, tile, types):
                lost = self.stake(other, tile, theirs) - self.stake(other, tile, theirs, animal, n)
                found += lost / self.others
        if self.g.covered >> tile & 1:
            vents = self.vents[animal] + (1 if now == 0 else -1 if now + n == 0 else 0)
            found += self.survival(animal, vents, self.vent_cubes[animal] + n)
            found -= self.survival(animal, self.vents[animal], self.vent_cubes[animal])
        return found

    # ---- domination ---------------------------------------------------------------------
    def value(self, animal: int, element: int) -> int:
        """The domination value."""
        return self.g.display[animal * 6 + element] * self.with_element[animal * 6 + element]

    def promise(self, animal: int, element: int, value: int) -> float:
        """What a type is worth to an animal with such a domination value."""
        target = self.g.target[element]
        if self.g.control[element] == animal:
            return target + self.pawn + (0.4 * self.chance * (value - target) if value > target else 0.0)
        gain = 0.4 * self.chance * (value + self.pawn)
        return gain if value > target else 0.5 * gain * value / (target + 1.0)

    def threat(self, owner: int, element: int) -> float:
        """How likely the owner of a special pawn loses it."""
        worst = 0.0
        for other in self.animals:
            if other != owner:
                value = self.value(other, element)
                target = self.g.target[element]
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
        for element in range(6):
            owner = self.g.control[element]
            if owner != NOBODY:
                self.worth[owner] -= self.threat(owner, element) * (self.g.target[element] + self.pawn)
        for animal in self.animals:
            self.worth[animal] += self.survival(animal, self.vents[animal], self.vent_cubes[animal])
        self.look_at_pawns()

    def look_at_tile(self, tile: int) -> None:
        """Shares, and what counts for domination and Survival."""
        cubes = self.g.cubes
        at = tile * 6
        types = self.types_on(tile)
        is_vent = self.g.covered >> tile & 1
        for animal in self.animals:
            n = cubes[at + animal]
            if n:
                self.worth[animal] += self.hold(animal, tile, types, n)
                if is_vent:
                    self.vents[animal] += 1
                    self.vent_cubes[animal] += n
                for element in range(6):
                    if types >> element & 1:
                        self.with_element[animal * 6 + element] += 1

    def look_at_animal(self, animal: int) -> None:
        """Its display, its gene pool and its Traits."""
        g = self.g
        found = 0.0
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
        self.worth[animal] += found + self.traits(animal) * self.rounds / 5.0

    def traits(self, animal: int) -> float:
        """What its Traits would be worth in a whole game; those it may choose from count as the best of them."""
        g = self.g
        hand = g.hands[animal]
        found = sum_of(g.traits[animal])
        if g.copy[animal] >= 0:
            found += TRAIT_WORTH[g.copy[animal]] - TRAIT_WORTH[EXAPTATION]
        if hand:
            found += sum_of(hand) if g.rejected[animal] else best_of(hand)
        return found

    def survival(self, animal: int, vents: int, mine: int) -> float:
        """What Survival brings, now and at the end, to an animal with so many cubes on so many vents."""
        if mine <= 0:
            return 0.0
        rival = 0
        for other in self.animals:
            if other != animal:
                rival = max(rival, self.vent_cubes[other])
        held = 1.0 - self.ahead(rival - mine, NOBODY, animal) if mine != rival else 0.5 - self.tie
        return (1.0 + ICONS * CARDS_A_ROUND * self.soon) * held * self.g.bonus(vents)

    def look_at_pawns(self) -> None:
        """Pawns that can still act before one must retrieve."""
        g = self.g
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
        shut = DOMINATION_1 + len(self.animals) - 1
        room = 0.0
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

    def tempo(self, animal: int, pawns: int, room: float, free: int) -> float:
        """What pawns in hand are worth: each saves a part of the turn that retrieving costs."""
        usable = min(float(pawns), room) + free
        return TURN * self.chance * usable / (1.0 + float(self.g.total_pawns[animal]) + self.specials[animal])

    def full_tempo(self, animal: int) -> float:
        """The same right after retrieving."""
        return self.tempo(animal, self.g.total_pawns[animal], 12.0, self.specials[animal])


def between(values: list[int], place: float) -> float:
    """A value of a table for a place between two."""
    k = int(place)
    above = values[k] if k < len(values) else 0
    below = values[k + 1] if k + 1 < len(values) else 0
    return above + (place - k) * (below - above)
