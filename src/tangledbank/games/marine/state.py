"""The state of Marine, flat, and the verbs that change what Earth alone does not have: pawns, Traits, cards."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.ints import Ints, appended, no_ints, place
from ...earth.state import HexWorld
from ...earth.terms import E_PAWN, E_PAWN_BACK, NOBODY
from .cards import MONOTYPIC_HABITAT
from .settings import Settings
from .terms import (
    CHANGED_PAWNS,
    E_BUMP,
    E_CONTROL,
    E_MARKER,
    E_NEW_PAWN,
    E_SIDE,
    E_SPECIAL_BACK,
    E_SPECIAL_PAWN,
    E_TARGET,
    FEEDER_1,
    GEYSER,
    MOST_ELEMENTS,
    NO_LIMIT,
    PLANKTON,
    PRINTED_COUNT,
    SPECIAL,
    SPECIATION_LIMIT,
    TURN_ORDER_FROM,
)
from .traits import (
    BUDDING_INTELLIGENCE,
    CANNIBAL,
    CARNIVORE,
    ECOLOGICAL_NICHE,
    PHENOTYPIC_PLASTICITY,
    PREY_SWITCHING,
    RAM_FEEDER,
    SEASONAL_MIGRANTS,
    TRAITS,
)


class Sea(HexWorld):
    """Earth with pawns that act at once."""

    __slots__ = (
        "asteroid_left",
        "box",
        "budded",
        "circles",
        "competition",
        "control",
        "copy",
        "deck_left",
        "discard",
        "eaten",
        "evolution",
        "extra",
        "fed",
        "geysers",
        "hands",
        "laid",
        "last",
        "markers",
        "pawns",
        "rejected",
        "retrieved",
        "round",
        "settings",
        "space",
        "spaces",
        "squares",
        "target",
        "total_pawns",
        "track",
        "traits",
        "truncated",
        "turn",
        "turns",
        "unseen",
    )

    settings: Settings
    geysers: int
    """Vents that lie with their geyser side up, as a bit set of hexes; the others are smokers."""
    circles: list[int]
    """Speciation: the element of each circle, -1 for none."""
    competition: list[int]
    """Terrain markers on the squares, from the left."""
    evolution: list[int]
    markers: list[int]
    """By terrain: markers left in the terrain bag."""
    pawns: Ints
    """Available basic pawns by animal."""
    total_pawns: Ints
    """Those and the ones on the action display."""
    spaces: Ints
    """By space: NOBODY, an animal for its basic pawn, SPECIAL + element for a special pawn."""
    control: Ints
    """By element: who controls its special pawn, NOBODY for none."""
    target: list[int]
    """By element: where the target marker stands; VP are another number (R-30)."""
    retrieved: int
    """Animals whose food chain marker is on the right square, as a bit set."""
    squares: list[int]
    """Regression: whose cubes lie there."""
    traits: Ints
    """By animal: its Trait cards, as a bit set."""
    copy: Ints
    """By animal: the Trait that Exaptation copies, NO_TRAIT for none."""
    hands: list[int]
    """By animal: Traits to choose from, known to its player alone."""
    rejected: list[int]
    """By animal: Traits put aside in the draft, known to its player alone until all have chosen."""
    box: int
    """Traits in the box, as a bit set: without order."""
    budded: int
    """Animals that have had the pawn of Budding Intelligence."""
    unseen: list[int]
    """Evolution cards nobody has seen, Asteroid not counted, in the deck or in the box, without order."""
    deck_left: int
    asteroid_left: bool
    """Asteroid is still in the deck."""
    track: list[int]
    """Face-up cards, slot 1 first: these are in play (DSM-18.2, DSM-18.8)."""
    discard: list[int]
    turn: int
    """The animal whose turn it is."""
    space: int
    """Where it placed its pawn in this turn, -1 before."""
    extra: bool
    """Another turn of the same animal follows."""
    eaten: int
    """Where Cannibal has gained by the effect going on: bits of tile * 6 + animal."""
    fed: int
    """Tiles that have got cubes from a gene pool by the effect going on, as a bit set (Prey Switching)."""
    laid: int
    """The tile that Wanderlust has brought in this turn, -1 for none."""
    last: bool
    """Asteroid was resolved: this round is the last."""
    truncated: bool
    round: int
    turns: int
    """Turns taken in this round."""

    def clone(self) -> Sea:
        g = Sea()
        self.copy_earth(g)
        g.settings = self.settings
        g.geysers = self.geysers
        g.circles = self.circles[:]
        g.competition = self.competition[:]
        g.evolution = self.evolution[:]
        g.markers = self.markers[:]
        g.pawns = self.pawns[:]
        g.total_pawns = self.total_pawns[:]
        g.spaces = self.spaces[:]
        g.control = self.control[:]
        g.target = self.target[:]
        g.retrieved = self.retrieved
        g.squares = self.squares[:]
        g.traits = self.traits[:]
        g.copy = self.copy[:]
        g.hands = self.hands[:]
        g.rejected = self.rejected[:]
        g.box = self.box
        g.budded = self.budded
        g.unseen = self.unseen[:]
        g.deck_left = self.deck_left
        g.asteroid_left = self.asteroid_left
        g.track = self.track[:]
        g.discard = self.discard[:]
        g.turn = self.turn
        g.space = self.space
        g.extra = self.extra
        g.eaten = self.eaten
        g.fed = self.fed
        g.laid = self.laid
        g.last = self.last
        g.truncated = self.truncated
        g.round = self.round
        g.turns = self.turns
        return g

    # ---- facts ------------------------------------------------------------------
    def has(self, animal: i64, trait: i64) -> bool:
        """Whether a Trait works for an animal: its own, or a copy (DSM-24.22)."""
        return self.traits[animal] >> trait & 1 == 1 or self.copy[animal] == trait

    def order_from(self, animal: int) -> list[int]:
        """DSM-1.3  The animals in turn order, this one first."""
        return [a for a in TURN_ORDER_FROM[animal] if self.layout.controller[a] != NOBODY]

    def printed(self, animal: int, element: int) -> int:
        """DSM-1.5, DSM-24.14, DSM-25.12"""
        n = 1 if element == PLANKTON and self.has(animal, RAM_FEEDER) else 0
        if not self.settings.blank:
            n += PRINTED_COUNT[animal * 6 + element]
        return n

    def most_elements(self, animal: int) -> int:
        """DSM-9.2, DSM-24.12, DSM-24.26"""
        most = MOST_ELEMENTS
        if self.has(animal, RAM_FEEDER):
            most += TRAITS[RAM_FEEDER].n
        if self.has(animal, PHENOTYPIC_PLASTICITY):
            most += TRAITS[PHENOTYPIC_PLASTICITY].n
        return most

    def dominator(self, tile: int) -> int:
        """Nobody dominates tiles in this game: types of element are dominated (DSM-17.2)."""
        return NOBODY

    def matches(self, animal: int, tile: int) -> bool:
        """DSM-19.1"""
        display = self.display
        counts = self.counts
        at: i64 = animal * 6
        place: i64 = tile * 6
        element: i64
        for element in range(6):
            if display[at + element] and counts[place + element]:
                return True
        return False

    def is_thriving(self, animal: int, tile: int) -> bool:
        """DSM-19.2, DSM-24.6"""
        if not self.cubes[tile * 6 + animal]:
            return False
        if self.matches(animal, tile):
            return True
        if not self.has(animal, CARNIVORE):
            return False
        return self.cubes_on(tile) - self.cubes[tile * 6 + animal] >= TRAITS[CARNIVORE].n

    def is_endangered(self, animal: int, tile: int) -> bool:
        """DSM-19.2"""
        return self.cubes[tile * 6 + animal] > 0 and not self.is_thriving(animal, tile)

    def rank(self, animal: int) -> int:
        """DSM-16.6, DSM-23.21, R-18  The food chain; reversed while Monotypic Habitat is in play."""
        return -animal if self.settings.is_gmt and MONOTYPIC_HABITAT in self.track else animal

    def limit(self, animal: int, tile: int, element: int) -> int:
        """DSM-11.3, DSM-24.7  The terrain's limit; Ecological Niche raises one's own and lowers the others'."""
        n = SPECIATION_LIMIT[self.kind(tile)]
        for other in self.layout.animals:
            if self.has(other, ECOLOGICAL_NICHE) and self.control[element] == other:
                n += TRAITS[ECOLOGICAL_NICHE].n if other == animal else -TRAITS[ECOLOGICAL_NICHE].n
        return max(0, n)

    def speciation_refusal(self, animal: int, corner: int) -> int:
        """DSM-11.7  Ecological Niche of another animal may leave no room around an element."""
        most = max([self.limit(animal, tile, self.corner[corner]) for tile in self.tiles_around(corner)])
        return 0 if most else NO_LIMIT

    def steps(self, animal: int) -> int:
        """DSM-14.4, DSM-24.16"""
        return 2 if self.has(animal, SEASONAL_MIGRANTS) else 1

    def new_tile_quantity(self, tile: int) -> int:
        """DSM-12.4"""
        return self.alike(tile, self.kind(tile))

    def alike(self, tile: int, kind: int) -> int:
        """DSM-12.4  A new tile of a terrain on a hex, and those of the same terrain beside it."""
        return 1 + len([other for other in self.tiles_beside(tile) if self.kind(other) == kind])

    def domination_value(self, animal: int, element: int) -> int:
        """DSM-17.1"""
        held = self.display[animal * 6 + element]
        return held * len([t for t in self.occupied(animal) if self.counts[t * 6 + element]]) if held else 0

    # ---- Earth, with the Traits that react ------------------------------------------
    def begin_effect(self) -> None:
        """DSM-24.5, DSM-24.13  A new action, card, event or use of a Trait: what pays once for it may pay again."""
        self.fed = 0
        self.eaten = 0

    def gain_vp(self, animal: int, n: int) -> None:
        super().gain_vp(animal, n)
        self.check_budding(animal)

    def award(self, animal: int, n: int) -> None:
        """R-32  VP for a place: what reacts to them waits for all places."""
        super().gain_vp(animal, n)

    def check_budding(self, animal: int) -> None:
        """DSM-24.3, DSM-24.21  The first time the total is high enough."""
        if self.has(animal, BUDDING_INTELLIGENCE) and not self.budded >> animal & 1:
            if self.vp[animal] >= TRAITS[BUDDING_INTELLIGENCE].n:
                self.budded |= 1 << animal
                self.total_pawns[animal] += 1
                self.pawns[animal] += 1
                self.dirty |= CHANGED_PAWNS
                self.tell(E_NEW_PAWN, animal, 0, 0)

    def eliminate(self, animal: int, tile: int, n: int) -> None:
        """DSM-24.5, R-26, R-36  Cannibal gains once for each tile and effect by its own dead."""
        super().eliminate(animal, tile, n)
        bit = 1 << (tile * 6 + animal)
        if n and self.has(animal, CANNIBAL) and not self.eaten & bit:
            self.eaten |= bit
            self.gain_vp(animal, TRAITS[CANNIBAL].n)

    def place_cubes(self, animal: int, tile: int, n: int) -> None:
        """DSM-24.13  Prey Switching pays once for each tile and effect."""
        super().place_cubes(animal, tile, n)
        if n and not self.fed >> tile & 1:
            self.fed |= 1 << tile
            for other in self.layout.animals:
                if other != animal and self.cubes[tile * 6 + other] and self.has(other, PREY_SWITCHING):
                    self.gain_vp(other, TRAITS[PREY_SWITCHING].n)

    def cover_with_vent(self, tile: int, side: int) -> None:
        """DSM-13.4"""
        self.cover_tile(tile)
        if side == GEYSER:
            self.geysers |= 1 << tile
        self.tell(E_SIDE, tile, side, 0)

    # ---- pawns ------------------------------------------------------------------
    def keys(self, animal: i64) -> Ints:
        """DSM-4.5, DSM-4.18, R-5  The spaces of all pawns an animal controls, in order; personal ones come last."""
        found = no_ints()
        space: i64
        for space, who in enumerate(self.spaces):
            if who == animal or (who >= SPECIAL and self.control[who - SPECIAL] == animal):
                found = appended(found, min(space, FEEDER_1))
        return found

    def owner_of(self, who: i64) -> int:
        """Who controls what stands on a space."""
        return self.control[who - SPECIAL] if who >= SPECIAL else who

    def put_pawn(self, animal: int, pawn: int, space: int) -> None:
        """DSM-4.10  A pawn onto a space; an opposing basic pawn there goes back to its owner."""
        self.dirty |= CHANGED_PAWNS
        before = self.spaces[space]
        if before != NOBODY:
            self.pawns[before] += 1
            self.tell(E_BUMP, before, space, 0)
        if pawn == 0:
            self.pawns[animal] -= 1
            self.spaces[space] = animal
            self.tell(E_PAWN, animal, space, 0)
        else:
            self.spaces[space] = SPECIAL + pawn - 1
            self.tell(E_SPECIAL_PAWN, animal, pawn - 1, space)

    def take_back(self, space: int) -> None:
        """What stands on a space becomes available to the one who controls it."""
        who = self.spaces[space]
        self.spaces[space] = NOBODY
        self.dirty |= CHANGED_PAWNS
        if who < SPECIAL:
            self.pawns[who] += 1
            self.tell(E_PAWN_BACK, who, space, 0)
        else:
            self.tell(E_SPECIAL_BACK, self.owner_of(who), who - SPECIAL, 0)

    def is_available(self, animal: i64, pawn: i64) -> bool:
        """DSM-4.2, DSM-4.3"""
        if pawn == 0:
            return self.pawns[animal] > 0
        return self.control[pawn - 1] == animal and not self.is_placed(SPECIAL + pawn - 1)

    def is_placed(self, special: i64) -> bool:
        """A special pawn stands on the action display."""
        return place(self.spaces, special) >= 0

    def take_control(self, animal: int, element: int) -> None:
        """DSM-17.5"""
        self.control[element] = animal
        self.dirty |= CHANGED_PAWNS
        self.tell(E_CONTROL, animal, element, 0)

    def set_target(self, element: int, n: int) -> None:
        """DSM-17.6"""
        self.target[element] = n
        self.dirty |= CHANGED_PAWNS
        self.tell(E_TARGET, element, n, 0)

    def move_marker(self, animal: int) -> None:
        """DSM-4.21"""
        if not self.retrieved >> animal & 1:
            self.retrieved |= 1 << animal
            self.tell(E_MARKER, animal, 0, 0)

    # ---- what Wanderlust asks ------------------------------------------------------
    def tile_taken(self, stack: int) -> None:
        """DSM-12.1, DSM-12.9"""
        self.turn_tile(stack)

    def tile_laid(self, animal: int, tile: int) -> None:
        """DSM-24.25  What reacts to it comes after the cubes have moved."""
        self.laid = tile
