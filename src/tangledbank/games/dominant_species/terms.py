"""The tables of the game (DS-1, DS-2, DS-3): animals, terrains, elements, spaces, the board and the start."""

from __future__ import annotations

from typing import Final

from ...core.hexgrid import Grid

# ---- animals in food chain order, DS-1.1 ---------------------------------------------
ANIMALS: Final[list[str]] = ["mammal", "reptile", "bird", "amphibian", "arachnid", "insect"]
MAMMAL: Final = 0
REPTILE: Final = 1
BIRD: Final = 2
AMPHIBIAN: Final = 3
ARACHNID: Final = 4
INSECT: Final = 5
NOBODY: Final = -1

# ---- elements, DS-1.11 -------------------------------------------------------------------
ELEMENTS: Final[list[str]] = ["grass", "grub", "meat", "seed", "sun", "water"]
GRASS: Final = 0
GRUB: Final = 1
MEAT: Final = 2
SEED: Final = 3
SUN: Final = 4
WATER: Final = 5
DISKS: Final = 20
"""DS-1.12  Disks of each type."""

HOME: Final[list[int]] = [MEAT, SUN, SEED, WATER, GRUB, GRASS]
"""DS-1.2  The printed element of each animal."""
PRINTED: Final[list[int]] = [2, 2, 2, 3, 2, 2]
MOST_ELEMENTS: Final = 6
"""DS-1.3  On a display, printed ones included."""

# ---- terrains, DS-1.6 to DS-1.9 ---------------------------------------------------------
TERRAINS: Final[list[str]] = ["sea", "wetland", "savannah", "jungle", "forest", "desert", "mountain", "tundra"]
SEA: Final = 0
WETLAND: Final = 1
SAVANNAH: Final = 2
JUNGLE: Final = 3
FOREST: Final = 4
DESERT: Final = 5
MOUNTAIN: Final = 6
TUNDRA: Final = 7
NO_TILE: Final = -1
SCORES: Final[list[list[int]]] = [[9, 5, 3, 2], [8, 4, 2, 1], [7, 4, 2], [6, 3, 2], [5, 3, 2], [4, 2], [3, 2], [1]]
SPECIATION_LIMIT: Final[list[int]] = [4, 4, 3, 3, 3, 2, 2, 1]
LARGE_TILES: Final[list[int]] = [7, 4, 4, 4, 4, 4, 4]
TUNDRA_TILES: Final = 12

BONUS: Final[list[int]] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]
"""DS-1.16  Bonus VP for a quantity; 9 and more give the last."""

# ---- the action display, DS-1.18, DS-1.19 ------------------------------------------------------------
SECTIONS: Final[list[tuple[str, int]]] = [
    ("initiative", 1),
    ("adaptation", 3),
    ("regression", 2),
    ("abundance", 2),
    ("wasteland", 1),
    ("depletion", 1),
    ("glaciation", 4),
    ("speciation", 6),
    ("wanderlust", 3),
    ("migration", 6),
    ("competition", 7),
    ("domination", 5),
]
SPACES: Final[list[str]] = [f"{name}-{n}" for name, size in SECTIONS for n in range(1, size + 1)]
SECTION_OF: Final[list[int]] = [k for k, (_, size) in enumerate(SECTIONS) for _ in range(size)]

INITIATIVE_1: Final = 0
ADAPTATION_1: Final = 1
REGRESSION_1: Final = 4
ABUNDANCE_1: Final = 6
WASTELAND_1: Final = 8
DEPLETION_1: Final = 9
GLACIATION_1: Final = 10
SPECIATION_1: Final = 14
WANDERLUST_1: Final = 20
MIGRATION_1: Final = 23
COMPETITION_1: Final = 29
DOMINATION_1: Final = 36
SPACE_COUNT: Final = 41

SPECIATION_ELEMENT: Final[list[int]] = [MEAT, SUN, SEED, WATER, GRUB, GRASS]
"""DS-14.1"""
MIGRATION_CUBES: Final[list[int]] = [7, 6, 5, 4, 3, 2]
"""DS-16.1"""
COMPETITION_TERRAINS: Final[list[list[int]]] = [
    [TUNDRA, JUNGLE, WETLAND],
    [TUNDRA, WETLAND, DESERT],
    [TUNDRA, DESERT, FOREST],
    [TUNDRA, FOREST, SAVANNAH],
    [TUNDRA, SAVANNAH, MOUNTAIN],
    [TUNDRA, MOUNTAIN, SEA],
    [TUNDRA, SEA, JUNGLE],
]
"""DS-1.20"""

# Rows of disks on the display: state.rows holds six numbers, one per type, for each.
ADAPTATION: Final = 0
ABUNDANCE: Final = 1
WANDERLUST: Final = 2
REGRESSION: Final = 3
WASTELAND: Final = 4
DEPLETION: Final = 5
ROWS: Final[list[str]] = ["adaptation", "abundance", "wanderlust", "regression", "wasteland", "depletion"]
SQUARES: Final = 4

# ---- the board, DS-2.1 to DS-2.8 ------------------------------------------------------------------------
GRID: Final = Grid(
    [
        (q, r)
        for q in range(-3, 4)
        for r in range(-3, 4)
        if max(abs(q), abs(r), abs(q + r)) <= 3 and (q, r) not in ((0, -3), (0, 3))
    ]
)
HEXES: Final = 35
CORNER_COUNT: Final = 92
CORNERS_OF: Final[list[list[int]]] = GRID.corners
TOUCHING: Final[list[list[int]]] = GRID.touching
NEIGHBOURS: Final[list[list[int]]] = GRID.neighbours
ALL_HEXES: Final[list[int]] = list(range(HEXES))
ALL_CORNERS: Final[list[int]] = list(range(CORNER_COUNT))
ALL_SPACES: Final[list[int]] = list(range(SPACE_COUNT))
ALL_ELEMENTS: Final[list[int]] = list(range(6))
ALL_ANIMALS: Final[list[int]] = list(range(6))


def hex_at(q: int, r: int) -> int:
    return GRID.index[q, r]


def corner_at(name: str, q: int, r: int) -> int:
    """DS-2.6  A corner by its vertex name: E(q,r) or W(q,r)."""
    return GRID.corner_index[0 if name == "E" else 1, q, r]


CENTRE: Final = hex_at(0, 0)
START_TILES: Final[list[tuple[int, int]]] = [
    (hex_at(0, -1), WETLAND),
    (hex_at(1, -1), SAVANNAH),
    (hex_at(1, 0), DESERT),
    (hex_at(0, 1), MOUNTAIN),
    (hex_at(-1, 1), FOREST),
    (hex_at(-1, 0), JUNGLE),
    (hex_at(0, 0), SEA),
]
"""DS-2.13"""
START_ELEMENTS: Final[list[tuple[int, int]]] = [
    (corner_at("E", -1, 0), GRUB),
    (corner_at("W", 1, -1), WATER),
    (corner_at("E", 0, 0), GRASS),
    (corner_at("W", 1, 0), SUN),
    (corner_at("E", -1, 1), MEAT),
    (corner_at("W", 0, 0), SEED),
    (corner_at("E", -2, 1), GRUB),
    (corner_at("W", 0, -1), WATER),
    (corner_at("E", 0, -1), GRASS),
    (corner_at("W", 2, -1), SUN),
    (corner_at("E", 0, 1), MEAT),
    (corner_at("W", 0, 1), SEED),
]
"""DS-2.14"""
START_CUBES: Final[list[list[tuple[int, int]]]] = [
    [(MOUNTAIN, 2), (DESERT, 1), (FOREST, 1)],
    [(DESERT, 2), (SAVANNAH, 1), (MOUNTAIN, 1)],
    [(FOREST, 2), (MOUNTAIN, 1), (JUNGLE, 1)],
    [(WETLAND, 2), (JUNGLE, 1), (SAVANNAH, 1)],
    [(JUNGLE, 2), (FOREST, 1), (WETLAND, 1)],
    [(SAVANNAH, 2), (WETLAND, 1), (DESERT, 1)],
]
"""DS-1.1"""

# ---- set-up by number of animals, DS-1.4, DS-3.11, DS-3.17 ----------------------------------------------------
PAWNS: Final[dict[int, int]] = {2: 7, 3: 6, 4: 5, 5: 4, 6: 3}
CUBES: Final[dict[int, int]] = {2: 55, 3: 50, 4: 45, 5: 40, 6: 35}
MOST_PAWNS: Final = 10
STACKS: Final = 3
STACK_SIZE: Final = 8
FACE_UP_CARDS: Final = 5
ROUND_LIMIT: Final = 60
"""RU-44  For those who want a bound."""

# ---- phases -----------------------------------------------------------------------------------
PLANNING: Final = 1
EXECUTION: Final = 2
RESET: Final = 3

# ---- kinds of action: part of the notation, only ever appended -----------------------------------
A_PASS: Final = 0 << 24
A_PAWN: Final = 1 << 24
A_INITIATIVE: Final = 2 << 24
A_ADAPT: Final = 3 << 24
A_PROTECT: Final = 4 << 24
A_TAKE: Final = 5 << 24
A_CORNER: Final = 6 << 24
A_WASTE: Final = 7 << 24
A_DEPLETE: Final = 8 << 24
A_GLACIATE: Final = 9 << 24
A_SPECIATE: Final = 10 << 24
A_CUBES: Final = 11 << 24
A_SPREAD: Final = 12 << 24
A_EXPLORE: Final = 13 << 24
A_TILE: Final = 14 << 24
A_FROM: Final = 15 << 24
A_TO: Final = 16 << 24
A_COMPETE: Final = 17 << 24
A_DOMINATE: Final = 18 << 24
A_CARD: Final = 19 << 24
A_SAVE: Final = 20 << 24
A_VICTIM: Final = 21 << 24
A_SURVIVOR: Final = 22 << 24
A_LOSE: Final = 23 << 24
A_REPLACE: Final = 24 << 24
A_SUFFER: Final = 25 << 24
A_EXCHANGE: Final = 26 << 24
A_REMOVE: Final = 27 << 24

SUFFER_ELEMENT: Final = 0
SUFFER_PAWN: Final = 1
SUFFER_SPECIES: Final = 2

# ---- reasons ------------------------------------------------------------------------------------
OCCUPIED: Final = 1 << 0
SAME_SPACE: Final = 1 << 1
NO_DISK: Final = 1 << 2
NOT_THREATENED: Final = 1 << 3
PROTECTED_ALREADY: Final = 1 << 4
NO_TILE_HERE: Final = 1 << 5
NOT_ON_EARTH: Final = 1 << 6
CORNER_TAKEN: Final = 1 << 7
NO_ELEMENT: Final = 1 << 8
NOT_IN_BOX: Final = 1 << 9
IS_TUNDRA: Final = 1 << 10
NOT_BESIDE_TUNDRA: Final = 1 << 11
WRONG_ELEMENT: Final = 1 << 12
TOO_MANY: Final = 1 << 13
TOO_FEW: Final = 1 << 14
STACK_EMPTY: Final = 1 << 15
HEX_TAKEN: Final = 1 << 16
NOT_BESIDE_EARTH: Final = 1 << 17
NO_CUBES: Final = 1 << 18
MOVED_ALREADY: Final = 1 << 19
TOO_FAR: Final = 1 << 20
WRONG_TERRAIN: Final = 1 << 21
NO_OWN_CUBE: Final = 1 << 22
NO_VICTIM: Final = 1 << 23
OWN_ANIMAL: Final = 1 << 24
SCORED_ALREADY: Final = 1 << 25
NO_SUCH_CARD: Final = 1 << 26
NOT_ENDANGERED: Final = 1 << 27
NOT_ACQUIRED: Final = 1 << 28
BAG_EMPTY: Final = 1 << 29
CHOSEN_ALREADY: Final = 1 << 30
NO_VACANT_CORNER: Final = 1 << 31
MUST_ANSWER: Final = 1 << 32
NOT_THIS_TILE: Final = 1 << 33
NO_PAWN_HERE: Final = 1 << 34
SAME_TILE: Final = 1 << 36

# ---- events -------------------------------------------------------------------------------------
E_ROUND: Final = 0
E_PHASE: Final = 1
E_PAWN: Final = 2
E_PAWN_BACK: Final = 3
E_SWAP: Final = 4
E_GAIN_ELEMENT: Final = 5
E_LOSE_ELEMENT: Final = 6
E_PUT: Final = 7
E_REMOVE: Final = 8
E_TUNDRA: Final = 9
E_TILE: Final = 10
E_CUBES: Final = 11
E_MOVE: Final = 12
E_ELIMINATE: Final = 13
E_VP: Final = 14
E_LOSE_VP: Final = 15
E_CARD: Final = 16
E_DRAW_CARD: Final = 17
E_DRAW_TILE: Final = 18
E_DRAW_DISK: Final = 19
E_WASTE: Final = 20
E_SURVIVAL: Final = 21
E_LAST_ROUND: Final = 22
E_NEW_PAWN: Final = 23
E_LOST_PAWN: Final = 24
E_SCORE: Final = 25
E_SECTION: Final = 26
E_RETURN: Final = 27
E_SHELTER: Final = 28
E_SCORED: Final = 29
E_QUEUE: Final = 30
E_TRUNCATED: Final = 31
