"""All twelve actions of Dominant Species: two execution phases in which every pawn is the learner's."""

from __future__ import annotations

from typing import Final

from tests.games.declared import Course, Plan, Way

UPPER: Final = """
players 2
start standard
phase 2
animals
  {animal insect; seat P1; acquired [sun]}
  {animal mammal; seat P2}
track [mammal insect]
spaces {initiative-1 insect; adaptation-1 insect; regression-1 insect; abundance-1 insect; wasteland-1 insect; \
depletion-1 insect}
rows {adaptation [grass sun water meat]; regression [grass sun]; abundance [grass seed]; wasteland [meat sun]; \
depletion [meat seed]; wanderlust [grass grub]}
cards [habitat predator biomass fertile hibernation]
"""
LOWER: Final = """
players 2
start standard
phase 2
animals
  {animal insect; seat P1}
  {animal mammal; seat P2}
tiles
  {hex d5; terrain savannah; cubes {insect 1; mammal 2}}
elements {d4.se grass}
spaces {glaciation-1 insect; speciation-6 insect; wanderlust-1 insect; migration-6 insect; competition-2 insect; \
domination-1 insect}
rows {adaptation [grass sun water meat]; abundance [grass seed]; wanderlust [grass grub]}
face_up_tiles [forest sea jungle]
cards [habitat predator biomass fertile ecodiversity]
"""
STAY: Final = [(1, "cubes 0"), (1, "cubes 0"), (1, "cubes 0")]
"""The mammals beside the new tile move nobody in."""
FIRST: Final = [
    Plan("lesson-dom-actions-welcome", ["initiative-1", "depletion-1"]),
    Plan("lesson-dom-actions-initiative", ["initiative-1", "adaptation-2"], "initiative adaptation-2", []),
    Plan("lesson-dom-actions-adaptation", ["grass"], "adapt grass", []),
    Plan("lesson-dom-actions-again", ["sun"], "adapt sun", []),
    Plan("lesson-dom-actions-regression", ["grass", "sun"], "protect grass", []),
    Plan("lesson-dom-actions-abundance", ["grass"], "take grass", []),
    Plan("lesson-dom-actions-corner", ["e3.e"], "corner e3.e", []),
    Plan("lesson-dom-actions-wasteland", ["sun", "d3.se"], "waste sun", []),
    Plan("lesson-dom-actions-depletion", ["d4.e"], "deplete d4.e", []),
    Plan("lesson-dom-actions-endangered", ["d4", "e4"]),
]
SECOND: Final = [
    Plan("lesson-dom-actions-lower", ["glaciation-1", "domination-1"]),
    Plan("lesson-dom-actions-glaciation", ["d4", "d3"], "glaciate d4", []),
    Plan("lesson-dom-actions-speciation", ["d2.e"], "speciate d2.e", []),
    Plan("lesson-dom-actions-cubes", ["d2"], "cubes 4", []),
    Plan("lesson-dom-actions-more", ["e3"], "cubes 3", []),
    Plan("lesson-dom-actions-talent", ["d3"], "spread d3", []),
    Plan("lesson-dom-actions-wanderlust", ["1"], "explore 1", []),
    Plan("lesson-dom-actions-tile", ["e5"], "tile e5", []),
    Plan("lesson-dom-actions-element", ["grass"], "take grass", []),
    Plan("lesson-dom-actions-put", ["e4.se"], "corner e4.se", STAY),
    Plan("lesson-dom-actions-move-in", ["d5", "e5"], "cubes 1", []),
    Plan("lesson-dom-actions-stay", ["e4"], "cubes 0", []),
    Plan("lesson-dom-actions-migration", ["d2", "e3"], "from d2", []),
    Plan("lesson-dom-actions-there", ["e3"], "to e3", []),
    Plan("lesson-dom-actions-two", ["e3"], "cubes 2", []),
    Plan("lesson-dom-actions-competition", ["e4"], "compete e4 mammal", []),
    Plan("lesson-dom-actions-domination", ["e3"], "dominate e3", []),
    Plan("lesson-dom-actions-card", ["ecodiversity"], "card ecodiversity", []),
    Plan("lesson-dom-actions-end", ["insect"]),
]
COURSE: Final = Course("actions", "lesson-dom-actions", [Way(UPPER, FIRST), Way(LOWER, SECOND)])
