"""What both games number alike: terrains that cover, rows of disks, kinds of action, reasons and events.

Lists by animal, by element or by tile and animal hold six numbers for each, even where a game has only four animals.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_TILE: Final = -1
NO_ELEMENT_HERE: Final = -1
ANYWHERE: Final = -1
ANY_ELEMENT: Final = -1
ANY_TERRAIN: Final = -1

COVER: Final = 7
"""The terrain of a small tile on a large one: tundra, or a vent (DS-1.10, DSM-2.16)."""
STACKS: Final = 3
SQUARES: Final = 4
BONUS: Final[list[int]] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]
"""DS-1.16, DSM-1.17, DSM-1.18  Bonus VP for a quantity; a table decides where it ends."""

ALL_ELEMENTS: Final[list[int]] = list(range(6))
ALL_ANIMALS: Final[list[int]] = list(range(6))
ELEMENT_THINGS: Final[list[int]] = [element << 16 for element in ALL_ELEMENTS]
ANIMAL_THINGS: Final[list[int]] = [animal << 16 for animal in ALL_ANIMALS]
STACK_THINGS: Final[list[int]] = [stack << 16 for stack in range(STACKS)]
COUNT_THINGS: Final[list[int]] = [n << 16 for n in range(56)]

# Rows of disks on the action display: state.rows holds six numbers, one per type, for each.
ADAPTATION: Final = 0
ABUNDANCE: Final = 1
WANDERLUST: Final = 2
REGRESSION: Final = 3
FADING: Final = 4
"""What was in Abundance: Wasteland, or Autotrophs. From here it goes to Depletion."""
DEPLETION: Final = 5

# ---- kinds of action: the first verbs of both notations ------------------------------------------
A_PASS: Final = 0 << 24
A_TAKE: Final = 1 << 24
A_CORNER: Final = 2 << 24
A_DEPLETE: Final = 3 << 24
A_SPECIATE: Final = 4 << 24
A_CUBES: Final = 5 << 24
A_EXPLORE: Final = 6 << 24
A_TILE: Final = 7 << 24
A_FROM: Final = 8 << 24
A_TO: Final = 9 << 24
A_COMPETE: Final = 10 << 24
A_CARD: Final = 11 << 24
A_VICTIM: Final = 12 << 24
A_SURVIVOR: Final = 13 << 24
A_LOSE: Final = 14 << 24
A_EXCHANGE: Final = 15 << 24
A_ADAPT: Final = 16 << 24
SHARED_VERBS: Final = 17

# ---- reasons: the first bits of both games -------------------------------------------------------
OCCUPIED: Final = 1 << 0
NO_DISK: Final = 1 << 1
NO_TILE_HERE: Final = 1 << 2
NOT_ON_EARTH: Final = 1 << 3
CORNER_TAKEN: Final = 1 << 4
NO_ELEMENT: Final = 1 << 5
NOT_IN_BOX: Final = 1 << 6
WRONG_ELEMENT: Final = 1 << 7
TOO_MANY: Final = 1 << 8
TOO_FEW: Final = 1 << 9
STACK_EMPTY: Final = 1 << 10
HEX_TAKEN: Final = 1 << 11
NOT_BESIDE_EARTH: Final = 1 << 12
NO_CUBES: Final = 1 << 13
MOVED_ALREADY: Final = 1 << 14
TOO_FAR: Final = 1 << 15
WRONG_TERRAIN: Final = 1 << 16
NO_OWN_CUBE: Final = 1 << 17
NO_VICTIM: Final = 1 << 18
OWN_ANIMAL: Final = 1 << 19
NO_SUCH_CARD: Final = 1 << 20
NOT_ACQUIRED: Final = 1 << 21
BAG_EMPTY: Final = 1 << 22
NO_VACANT_CORNER: Final = 1 << 23
MUST_ANSWER: Final = 1 << 24
NOT_THIS_TILE: Final = 1 << 25
SAME_TILE: Final = 1 << 26
SHARED_REASONS: Final = 27

# ---- dirty bits: the first ones of both games, in state.dirty --------------------------------------
CHANGED_TERRAIN: Final = 1 << 0
CHANGED_COVERS: Final = 1 << 1
"""Small tiles, on Earth and left; which of Marine's vents are geysers."""
CHANGED_CORNERS: Final = 1 << 2
CHANGED_CUBES: Final = 1 << 3
CHANGED_DISPLAYS: Final = 1 << 4
CHANGED_SCORES: Final = 1 << 5
"""VP, gene pools, eliminated cubes."""
CHANGED_SUPPLY: Final = 1 << 6
"""Bag, rows of disks, stacks of tiles."""
OWN_FACTS: Final = 7
"""The first dirty bit of a game's own."""

# ---- events: the first kinds of both games -------------------------------------------------------
E_ROUND: Final = 0
E_PAWN: Final = 1
E_PAWN_BACK: Final = 2
E_GAIN_ELEMENT: Final = 3
E_LOSE_ELEMENT: Final = 4
E_PUT: Final = 5
E_REMOVE: Final = 6
E_COVER: Final = 7
E_TILE: Final = 8
E_CUBES: Final = 9
E_MOVE: Final = 10
E_ELIMINATE: Final = 11
E_RETURN: Final = 12
E_VP: Final = 13
E_CARD: Final = 14
E_DRAW_CARD: Final = 15
E_DRAW_TILE: Final = 16
E_DRAW_DISK: Final = 17
E_SURVIVAL: Final = 18
E_LAST_ROUND: Final = 19
E_SCORE: Final = 20
E_SECTION: Final = 21
E_SCORED: Final = 22
E_TRUNCATED: Final = 23
E_DOMINANT: Final = 24
E_ENDANGERED: Final = 25
E_SAFE: Final = 26
E_HOLDER: Final = 27
FIRST_EVENT: Final = 28
"""The first kind of a game's own."""
SHARED_EVENTS: Final[list[tuple[str, str]]] = [
    ("round", "n"),
    ("pawn", "animal space"),
    ("pawn-back", "animal space"),
    ("gain-element", "animal element"),
    ("lose-element", "animal element"),
    ("put", "element corner"),
    ("remove", "element corner"),
    ("cover", "hex"),
    ("tile", "hex terrain"),
    ("cubes", "animal hex n"),
    ("move", "animal way n"),
    ("eliminate", "animal hex n"),
    ("return", "animal hex n"),
    ("vp", "animal n total"),
    ("card", "animal card"),
    ("draw-card", "card"),
    ("draw-tile", "terrain"),
    ("draw-disk", "row element"),
    ("survival", "animal n"),
    ("last-round", "n"),
    ("score", "animal n"),
    ("section", "animal section"),
    ("scored", "animal hex"),
    ("truncated", "n"),
    ("dominant", "whom hex"),
    ("endangered", "animal hex"),
    ("safe", "animal hex"),
    ("holder", "whom"),
]
"""By kind: the key and the meaning of each number."""
