"""The tables of the game (DSM-1, DSM-2, DSM-5): animals, terrains, elements, spaces, the board and the start."""

from __future__ import annotations

from typing import Final

from ...core.hexgrid import Grid
from ...core.ints import ints
from ...earth.layout import Board
from ...earth.terms import FIRST_EVENT, OWN_FACTS, SHARED_EVENTS, SHARED_REASONS, SHARED_VERBS

# ---- animals in food chain order, DSM-1.1, DSM-1.2 ---------------------------------------------
# "Fish" and "Fishes" are the same animal.
ANIMALS: Final[list[str]] = ["reptiles", "cephalopods", "fish", "crustaceans"]
REPTILES: Final = 0
CEPHALOPODS: Final = 1
FISH: Final = 2
CRUSTACEANS: Final = 3
TURN_ORDER: Final[list[int]] = [CRUSTACEANS, FISH, CEPHALOPODS, REPTILES]
TURN_ORDER_FROM: Final = [TURN_ORDER[TURN_ORDER.index(a) :] + TURN_ORDER[: TURN_ORDER.index(a)] for a in range(4)]
"""DSM-1.3  By animal: the order that begins with it."""
"""DSM-1.3"""

# ---- elements, DSM-1.4 to DSM-1.7 ----------------------------------------------------------------
ELEMENTS: Final[list[str]] = ["algae", "gastropods", "plankton", "sponges", "sun", "worms"]
ALGAE: Final = 0
GASTROPODS: Final = 1
PLANKTON: Final = 2
SPONGES: Final = 3
SUN: Final = 4
WORMS: Final = 5
PRINTED: Final[list[list[int]]] = [
    [SUN, SUN, SPONGES],
    [GASTROPODS, GASTROPODS, SPONGES],
    [PLANKTON, PLANKTON, ALGAE],
    [WORMS, WORMS, ALGAE],
]
"""DSM-1.5  By animal."""
PRINTED_COUNT: Final = ints([printed.count(element) for printed in PRINTED for element in range(6)])
"""By animal and element."""
DISKS: Final[dict[str, int]] = {"gmt": 19, "phalanx": 17}
"""DSM-1.7"""
BONUS_END: Final[dict[str, int]] = {"gmt": 6, "phalanx": 9}
"""DSM-1.17, DSM-1.18"""
MOST_ELEMENTS: Final = 6
"""DSM-1.6, DSM-9.2"""

# ---- terrains in the order of the Evolution squares, DSM-1.8 to DSM-1.10, DSM-3.10 -----------------
TERRAINS: Final[list[str]] = ["land", "kelp", "coral", "seamount", "seagrass", "sand", "ocean", "vent"]
LAND: Final = 0
KELP: Final = 1
CORAL: Final = 2
SEAMOUNT: Final = 3
SEAGRASS: Final = 4
SAND: Final = 5
OCEAN: Final = 6
VENT: Final = 7
SCORES: Final[list[list[int]]] = [[8, 4, 2, 1], [7, 4, 2], [6, 3, 2], [5, 3, 2], [4, 2], [3, 2], [2, 1], [1]]
"""DSM-1.15"""
SPECIATION_LIMIT: Final[list[int]] = [1, 2, 2, 3, 2, 3, 4, 1]
"""DSM-1.16"""
LARGE_TILES: Final[list[int]] = [8, 4, 4, 4, 4, 4, 8]
VENTS: Final = 12
MARKERS: Final = 2
"""DSM-1.10  Terrain markers of each terrain."""
SMOKER: Final = 0
GEYSER: Final = 1
SIDES: Final[list[str]] = ["smoker", "geyser"]

CUBES: Final = 34
"""DSM-1.11  The one that marks the food chain is not counted."""
BASIC_PAWNS: Final = 8
PAWNS: Final[dict[int, int]] = {2: 7, 3: 5, 4: 4}
"""DSM-3.12  By number of animals."""
START_CUBES: Final = 3
STACK_SIZE: Final = 7

# ---- the action display, DSM-5.1 ---------------------------------------------------------------------
SECTIONS: Final[list[tuple[str, int]]] = [
    ("abundance", 3),
    ("autotrophs", 2),
    ("depletion", 1),
    ("adaptation", 3),
    ("regression", 2),
    ("speciation", 5),
    ("wanderlust", 3),
    ("tectonics", 2),
    ("migration", 4),
    ("competition", 4),
    ("evolution", 5),
    ("domination", 3),
]
ROWS: Final[list[str]] = ["adaptation", "abundance", "wanderlust", "regression", "autotrophs", "depletion"]
"""Rows of disks, in the order of earth's numbers."""
FEEDER: Final = "bottom-feeder"
SPACES: Final[list[str]] = [f"{name}-{n}" for name, size in SECTIONS for n in range(1, size + 1)] + [
    f"{FEEDER}-{animal}" for animal in ANIMALS
]
"""DSM-5.2 and, behind them, the personal space of Bottom Feeder for each animal (DSM-24.2)."""
SECTION_OF: Final[list[int]] = [k for k, (_, size) in enumerate(SECTIONS) for _ in range(size)] + [12] * 4
ABUNDANCE_1: Final = 0
AUTOTROPHS_1: Final = 3
DEPLETION_1: Final = 5
ADAPTATION_1: Final = 6
ADAPTATION_3: Final = 8
REGRESSION_1: Final = 9
SPECIATION_1: Final = 11
SPECIATION_5: Final = 15
WANDERLUST_1: Final = 16
WANDERLUST_3: Final = 18
TECTONICS_1: Final = 19
TECTONICS_2: Final = 20
MIGRATION_1: Final = 21
MIGRATION_4: Final = 24
COMPETITION_1: Final = 25
COMPETITION_4: Final = 28
EVOLUTION_1: Final = 29
DOMINATION_1: Final = 34
FEEDER_1: Final = 37
SPACE_COUNT: Final = 41
SPECIAL_SPACES: Final[list[int]] = [
    ADAPTATION_3,
    SPECIATION_5,
    WANDERLUST_3,
    TECTONICS_2,
    MIGRATION_4,
    COMPETITION_4,
]
"""DSM-4.12"""
MIGRATION_CUBES: Final[list[int]] = [3, 4, 5]
"""DSM-14.2  Reconstruction: 3 and 5 are known, 4 and the order are not."""
COMPETITION_SQUARES: Final = 3
EVOLUTION_SQUARES: Final = 5
CIRCLES: Final = 4
SLOTS: Final = 5
SPACE_THINGS: Final[list[int]] = [space << 16 for space in range(SPACE_COUNT)]

# What stands on a space: NOBODY, an animal's basic pawn, or a special pawn.
SPECIAL: Final = 8
"""8 + element: the special pawn of that type."""
BASIC: Final = 0
PAWN_KINDS: Final[list[str]] = ["basic", *ELEMENTS]
"""In actions: 0 is a basic pawn, 1 + element a special one."""

# ---- the board, DSM-2.1 to DSM-2.11 --------------------------------------------------------------------
GRID: Final = Grid([(q, r) for q in range(-3, 4) for r in range(-3, 4) if max(abs(q), abs(r), abs(q + r)) <= 3])
BOARD: Final = Board(GRID)
HEXES: Final = 37
CORNER_COUNT: Final = 96
EDGE: Final[list[bool]] = [len(around) < 6 for around in GRID.neighbours]
"""DSM-2.5, DSM-2.6"""
HALF: Final[list[int]] = [2 * r + q for q, r in GRID.places]
"""DSM-2.7  Negative in the upper half, positive in the lower, 0 on the centre line."""


def hex_at(q: int, r: int) -> int:
    return GRID.index[q, r]


def corner_at(name: str, q: int, r: int) -> int:
    """DSM-2.10  A corner by its name: E:q,r or W:q,r."""
    return GRID.corner_index[0 if name == "E" else 1, q, r]


CENTRE: Final = hex_at(0, 0)
TOPMOST: Final = hex_at(0, -3)
LOWEST: Final = hex_at(0, 3)
FIXED_TILES: Final[list[tuple[int, int]]] = [
    (hex_at(0, -2), LAND),
    (TOPMOST, LAND),
    (hex_at(1, -3), LAND),
    (hex_at(-1, -2), LAND),
    (hex_at(0, 2), OCEAN),
    (LOWEST, OCEAN),
    (hex_at(1, 2), OCEAN),
    (hex_at(-1, 3), OCEAN),
]
"""DSM-2.17, DSM-25.6  The same in both set-ups."""
INNER_TILES: Final[list[tuple[int, int]]] = [
    (CENTRE, CORAL),
    (hex_at(0, -1), LAND),
    (hex_at(1, -1), KELP),
    (hex_at(1, 0), SAND),
    (hex_at(0, 1), OCEAN),
    (hex_at(-1, 1), SEAMOUNT),
    (hex_at(-1, 0), SEAGRASS),
]
"""DSM-2.17; in the order of DSM-25.7."""
START_ELEMENTS: Final[list[tuple[int, int]]] = [
    (corner_at("W", 1, -1), ALGAE),
    (corner_at("E", 0, 0), GASTROPODS),
    (corner_at("W", 1, 0), WORMS),
    (corner_at("E", -1, 1), PLANKTON),
    (corner_at("W", 0, 0), SPONGES),
    (corner_at("E", -1, 0), SUN),
]
"""DSM-2.19; in the order of DSM-25.8."""

# ---- limits for those who want them, R-14 ------------------------------------------------------------
ROUND_LIMIT: Final = 40
TURN_LIMIT: Final = 200

# ---- kinds of action: part of the notation, only ever appended -------------------------------------
A_KEEP: Final = SHARED_VERBS + 0 << 24
A_REJECT: Final = SHARED_VERBS + 1 << 24
A_COPY: Final = SHARED_VERBS + 2 << 24
A_PAWN: Final = SHARED_VERBS + 3 << 24
A_SPACE: Final = SHARED_VERBS + 4 << 24
A_RETRIEVE: Final = SHARED_VERBS + 5 << 24
A_SWAP: Final = SHARED_VERBS + 6 << 24
A_REMOVE: Final = SHARED_VERBS + 7 << 24
A_OVER: Final = SHARED_VERBS + 8 << 24
A_REGRESS: Final = SHARED_VERBS + 9 << 24
A_ERUPT: Final = SHARED_VERBS + 10 << 24
A_SIDE: Final = SHARED_VERBS + 11 << 24
A_SOURCE: Final = SHARED_VERBS + 12 << 24
A_EVOLVE: Final = SHARED_VERBS + 13 << 24
A_DOMINATE: Final = SHARED_VERBS + 14 << 24
A_TERRAIN: Final = SHARED_VERBS + 15 << 24
A_SPECIAL: Final = SHARED_VERBS + 16 << 24
A_OMIT: Final = SHARED_VERBS + 17 << 24
A_LINEAGE: Final = SHARED_VERBS + 18 << 24
A_FEED: Final = SHARED_VERBS + 19 << 24
A_ONTO: Final = SHARED_VERBS + 20 << 24
A_HIDE: Final = SHARED_VERBS + 21 << 24
A_REPLACE: Final = SHARED_VERBS + 22 << 24
A_VACANT: Final = SHARED_VERBS + 23 << 24

POOL: Final = 0
PILE: Final = 1
SOURCES: Final[list[str]] = ["pool", "eliminated"]
"""DSM-13.7"""
EARTH: Final = 0
DISPLAY: Final = 1
PLACES: Final[list[str]] = ["earth", "display"]
"""DSM-24.2"""

# ---- reasons ------------------------------------------------------------------------------------
SPECIAL_ONLY: Final = 1 << (SHARED_REASONS + 0)
NOT_AFTER: Final = 1 << (SHARED_REASONS + 1)
OWN_PAWN_HERE: Final = 1 << (SHARED_REASONS + 2)
SPECIAL_HERE: Final = 1 << (SHARED_REASONS + 3)
CLOSED: Final = 1 << (SHARED_REASONS + 4)
NOT_YOUR_SPACE: Final = 1 << (SHARED_REASONS + 5)
NO_PAWN: Final = 1 << (SHARED_REASONS + 6)
NO_SPACE: Final = 1 << (SHARED_REASONS + 7)
NOTHING_TO_RETRIEVE: Final = 1 << (SHARED_REASONS + 8)
IS_VENT: Final = 1 << (SHARED_REASONS + 9)
NOT_ON_EDGE: Final = 1 << (SHARED_REASONS + 10)
NOT_DOMINATED: Final = 1 << (SHARED_REASONS + 11)
SLOT_TOO_HIGH: Final = 1 << (SHARED_REASONS + 12)
NO_SUCH_TRAIT: Final = 1 << (SHARED_REASONS + 13)
CONTROLLED: Final = 1 << (SHARED_REASONS + 14)
NOT_CONTROLLED: Final = 1 << (SHARED_REASONS + 15)
NOT_ON_VENT: Final = 1 << (SHARED_REASONS + 16)
NO_ROOM: Final = 1 << (SHARED_REASONS + 17)
NO_SOURCE: Final = 1 << (SHARED_REASONS + 18)
NO_EFFECT: Final = 1 << (SHARED_REASONS + 19)
OUT_OF_ORDER: Final = 1 << (SHARED_REASONS + 20)
NOT_IN_PLAY: Final = 1 << (SHARED_REASONS + 21)
NO_LIMIT: Final = 1 << (SHARED_REASONS + 22)

BY_CARD: Final = 2
"""Where: from the basic space, from the special space, by Volcanism."""

# ---- dirty bits, in state.dirty --------------------------------------------------------------------
CHANGED_PAWNS: Final = 1 << OWN_FACTS
"""Pawns, who controls the special ones, and their targets."""
CHANGED_MARKERS: Final = 2 << OWN_FACTS
"""Circles and squares of the action display."""
CHANGED_CARDS: Final = 4 << OWN_FACTS
CHANGED_TRAITS: Final = 8 << OWN_FACTS
CHANGED_HANDS: Final = 16 << OWN_FACTS

# ---- events -------------------------------------------------------------------------------------
E_RETRIEVE: Final = FIRST_EVENT + 0
E_MARKER: Final = FIRST_EVENT + 1
E_RESEED: Final = FIRST_EVENT + 2
E_TRAIT: Final = FIRST_EVENT + 3
E_LOSE_TRAIT: Final = FIRST_EVENT + 4
E_COPY: Final = FIRST_EVENT + 5
E_CONTROL: Final = FIRST_EVENT + 6
E_TARGET: Final = FIRST_EVENT + 7
E_SPECIAL_PAWN: Final = FIRST_EVENT + 8
E_BUMP: Final = FIRST_EVENT + 9
E_EXTINCTION: Final = FIRST_EVENT + 10
E_DISCARD: Final = FIRST_EVENT + 11
E_MARKER_DRAWN: Final = FIRST_EVENT + 12
E_EXTRA_TURN: Final = FIRST_EVENT + 13
E_NEW_PAWN: Final = FIRST_EVENT + 14
E_REGRESS: Final = FIRST_EVENT + 15
E_SIDE: Final = FIRST_EVENT + 16
E_REVIVE: Final = FIRST_EVENT + 17
E_CIRCLE: Final = FIRST_EVENT + 18
E_TURN: Final = FIRST_EVENT + 19
E_SPECIAL_BACK: Final = FIRST_EVENT + 20
E_UNREGRESS: Final = FIRST_EVENT + 21
E_FEED: Final = FIRST_EVENT + 22
EVENTS: Final[list[tuple[str, str]]] = [
    *SHARED_EVENTS,
    ("retrieve", "animal"),
    ("marker", "animal"),
    ("reseed", "n"),
    ("trait", "animal trait"),
    ("lose-trait", "animal trait"),
    ("copy", "animal trait"),
    ("control", "animal element"),
    ("target", "element n"),
    ("special-pawn", "animal element space"),
    ("bump", "animal space"),
    ("extinction", ""),
    ("discard", "card"),
    ("marker-drawn", "section terrain"),
    ("extra-turn", "animal"),
    ("new-pawn", "animal"),
    ("regress", "animal"),
    ("side", "hex side"),
    ("revive", "animal hex n"),
    ("circle", "n element"),
    ("turn", "animal"),
    ("special-back", "animal element"),
    ("unregress", "animal"),
    ("feed", "animal row element"),
]
"""By kind: the key and the meaning of each number. Everybody sees everything that is told."""
