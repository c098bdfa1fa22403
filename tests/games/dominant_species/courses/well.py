"""Dominant Species played well: which tile, element, space and card. Positions of a last round that are solved."""

from __future__ import annotations

from typing import Final

from tests.games.declared import Course, Plan, Way

TILE: Final = """
players 2
start standard
phase 2
round 5
last true
animals
  {animal bird; seat P1; acquired [sun]; vp 40}
  {animal mammal; seat P2; vp 40}
tiles
  {hex d5; terrain sea; cubes {bird 3; mammal 2}}
  {hex c5; terrain savannah; cubes {bird 2}}
elements {d4.se seed}
spaces {domination-1 bird}
"""
ELEMENT: Final = """
players 2
start standard
phase 2
round 5
last true
animals
  {animal bird; seat P1; vp 40}
  {animal mammal; seat P2; vp 40; acquired [sun]}
tiles
  {hex d5; terrain sea; cubes {bird 3; mammal 2}}
elements {d4.se water; d5.e sun; c5.e water}
spaces {adaptation-1 bird; domination-1 bird}
rows {adaptation [grass water seed]}
cards [biodiversity]
"""
CARD: Final = """
players 2
start standard
phase 2
round 5
last true
animals
  {animal bird; seat P1; vp 40}
  {animal mammal; seat P2; vp 40}
tiles
  {hex d5; terrain sea; cubes {bird 3; mammal 2}}
  {hex c5; terrain savannah; cubes {bird 2}}
elements {d4.se seed}
spaces {domination-1 bird}
cards [biodiversity ecodiversity fertile]
"""
INITIATIVE: Final = """
players 2
phase 2
round 5
last true
track [mammal bird]
animals
  {animal bird; seat P1; vp 40; gene_pool 0}
  {animal mammal; seat P2; vp 40}
tiles
  {hex d3; terrain mountain; cubes {bird 2; mammal 2}}
  {hex d2; terrain sea; cubes {bird 2; mammal 2}}
  {hex c3; terrain savannah; cubes {bird 1}}
elements {c2.se seed; d2.e meat}
spaces {initiative-1 bird; domination-1 mammal}
"""
RICHEST: Final = {"dominate d5": "shared", "dominate c3": "jungle", "pass": "pass", "": "less"}
BOTH_TIES: Final = {
    "initiative competition-7": "sea",
    "initiative domination": "domination",
    "initiative migration": "migration",
    "pass": "pass",
    "": "less",
}
WAYS: Final = [
    Way(
        TILE,
        [
            Plan("lesson-dom-well-welcome", ["bird"]),
            Plan("lesson-dom-well-tile", ["d5", "c5"], "dominate c5", [], RICHEST),
            Plan("lesson-dom-well-scored", ["c5"]),
        ],
    ),
    Way(
        ELEMENT,
        [
            Plan(
                "lesson-dom-well-element",
                ["water", "d5"],
                "adapt water",
                [],
                {"adapt": "elsewhere", "pass": "declined"},
            ),
            Plan("lesson-dom-well-adapted", ["d5"]),
        ],
    ),
    Way(
        INITIATIVE,
        [
            Plan("lesson-dom-well-order", ["initiative-1", "domination-1"]),
            Plan("lesson-dom-well-initiative", ["d3", "d2"], "initiative competition-6", [], BOTH_TIES),
            Plan("lesson-dom-well-struck", ["d3", "d2"]),
            Plan("lesson-dom-well-initiated", ["bird"]),
        ],
    ),
    Way(
        CARD,
        [
            Plan("lesson-dom-well-before", ["c5"], "dominate c5", []),
            Plan(
                "lesson-dom-well-card",
                ["fertile", "biodiversity", "ecodiversity"],
                "card fertile",
                [],
                {"card biodiversity": "tiles", "card ecodiversity": "elements"},
            ),
            Plan("lesson-dom-well-end", ["bird"]),
        ],
    ),
]
COURSE: Final = Course("well", "lesson-dom-well", WAYS)
