"""The tables of the game (DS-1, DS-2, DS-3): animals, terrains, elements, spaces, the board and the start."""

from __future__ import annotations

from typing import Final

from ...core.hexgrid import Grid
from ...earth.layout import Board
from ...earth.terms import COVER, FIRST_EVENT, OWN_FACTS, SHARED_EVENTS, SHARED_REASONS, SHARED_VERBS

# ---- animals in food chain order, DS-1.1 ---------------------------------------------
ANIMALS: Final[list[str]] = ["mammal", "reptile", "bird", "amphibian", "arachnid", "insect"]
MAMMAL: Final = 0
REPTILE: Final = 1
BIRD: Final = 2
AMPHIBIAN: Final = 3
ARACHNID: Final = 4
INSECT: Final = 5

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
TUNDRA: Final = COVER
SCORES: Final[list[list[int]]] = [[9, 5, 3, 2], [8, 4, 2, 1], [7, 4, 2], [6, 3, 2], [5, 3, 2], [4, 2], [3, 2], [1]]
SPECIATION_LIMIT: Final[list[int]] = [4, 4, 3, 3, 3, 2, 2, 1]
LARGE_TILES: Final[list[int]] = [7, 4, 4, 4, 4, 4, 4]
TUNDRA_TILES: Final = 12

BONUS_END: Final = 9
"""DS-1.16  9 and more give the last bonus."""

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
ALL_SPACES: Final[list[int]] = list(range(SPACE_COUNT))

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

ROWS: Final[list[str]] = ["adaptation", "abundance", "wanderlust", "regression", "wasteland", "depletion"]
"""The rows of disks, as earth numbers them."""

# ---- the board, DS-2.1 to DS-2.8 ------------------------------------------------------------------------
GRID: Final = Grid(
    [
        (q, r)
        for q in range(-3, 4)
        for r in range(-3, 4)
        if max(abs(q), abs(r), abs(q + r)) <= 3 and (q, r) not in ((0, -3), (0, 3))
    ]
)
BOARD: Final = Board(GRID)


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
STACK_SIZE: Final = 8
FACE_UP_CARDS: Final = 5
ROUND_LIMIT: Final = 60
"""RU-44  For those who want a bound."""

# ---- phases -----------------------------------------------------------------------------------
PLANNING: Final = 1
EXECUTION: Final = 2
RESET: Final = 3

# ---- kinds of action: part of the notation, only ever appended -----------------------------------
A_PAWN: Final = SHARED_VERBS + 0 << 24
A_INITIATIVE: Final = SHARED_VERBS + 1 << 24
A_PROTECT: Final = SHARED_VERBS + 2 << 24
A_WASTE: Final = SHARED_VERBS + 3 << 24
A_GLACIATE: Final = SHARED_VERBS + 4 << 24
A_SPREAD: Final = SHARED_VERBS + 5 << 24
A_DOMINATE: Final = SHARED_VERBS + 6 << 24
A_SAVE: Final = SHARED_VERBS + 7 << 24
A_REPLACE: Final = SHARED_VERBS + 8 << 24
A_SUFFER: Final = SHARED_VERBS + 9 << 24
A_REMOVE: Final = SHARED_VERBS + 10 << 24

SUFFER_ELEMENT: Final = 0
SUFFER_PAWN: Final = 1
SUFFER_SPECIES: Final = 2

# ---- reasons ------------------------------------------------------------------------------------
SAME_SPACE: Final = 1 << SHARED_REASONS + 0
NOT_THREATENED: Final = 1 << SHARED_REASONS + 1
PROTECTED_ALREADY: Final = 1 << SHARED_REASONS + 2
IS_TUNDRA: Final = 1 << SHARED_REASONS + 3
NOT_BESIDE_TUNDRA: Final = 1 << SHARED_REASONS + 4
SCORED_ALREADY: Final = 1 << SHARED_REASONS + 5
NOT_ENDANGERED: Final = 1 << SHARED_REASONS + 6
CHOSEN_ALREADY: Final = 1 << SHARED_REASONS + 7
NO_PAWN_HERE: Final = 1 << SHARED_REASONS + 8
NONE_ACQUIRED: Final = 1 << SHARED_REASONS + 9

# ---- dirty bits, in state.dirty ------------------------------------------------------------------
CHANGED_PAWNS: Final = 1 << OWN_FACTS
"""Pawns and initiative."""
CHANGED_CARDS: Final = 2 << OWN_FACTS
CHANGED_MARKS: Final = 4 << OWN_FACTS
"""Tiles chosen by Domination, cubes protected by Hibernation."""

# ---- events -------------------------------------------------------------------------------------
E_PHASE: Final = FIRST_EVENT + 0
E_SWAP: Final = FIRST_EVENT + 1
E_LOSE_VP: Final = FIRST_EVENT + 2
E_WASTE: Final = FIRST_EVENT + 3
E_NEW_PAWN: Final = FIRST_EVENT + 4
E_LOST_PAWN: Final = FIRST_EVENT + 5
E_SHELTER: Final = FIRST_EVENT + 6
E_QUEUE: Final = FIRST_EVENT + 7
EVENTS: Final[list[tuple[str, str]]] = [
    *SHARED_EVENTS,
    ("phase", "phase"),
    ("swap", "animal other"),
    ("lose-vp", "animal n total"),
    ("waste", "animal element"),
    ("new-pawn", "animal"),
    ("lost-pawn", "animal"),
    ("shelter", "animal hex n"),
    ("queue", "animal space"),
]
"""By kind: the key and the meaning of each number. Everybody sees everything (DS-24.3)."""
