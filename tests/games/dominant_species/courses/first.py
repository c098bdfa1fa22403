"""The guided first game of Dominant Species: what the learner is told, shown and asked.

scripts/generate/lessons.py plays it.
"""

from __future__ import annotations

from typing import Final

from tests.games.declared import Course, Plan, Way

STEPS: Final = [
    Plan("lesson-dom-welcome", ["insect"]),
    Plan("lesson-dom-elements", ["e3", "d2.e", "d3.e"]),
    Plan("lesson-dom-dominance", ["e3"]),
    Plan("lesson-dom-planning", ["adaptation-1", "speciation-6", "domination-1"]),
    Plan("lesson-dom-first-pawn", ["speciation-6"], "pawn speciation-6"),
    Plan("lesson-dom-second-pawn", ["domination-4"], "pawn domination-4"),
    Plan("lesson-dom-third-pawn", ["adaptation-1"], "pawn adaptation-1"),
    Plan("lesson-dom-adapt", ["grass"], "adapt grass"),
    Plan("lesson-dom-speciate", ["d2.e"], "speciate d2.e"),
    Plan("lesson-dom-cubes", ["d2"], "cubes 4"),
    Plan("lesson-dom-tundra", ["e3"], "cubes 1"),
    Plan("lesson-dom-free-cube", ["d3"], "spread d3"),
    Plan("lesson-dom-wander", ["e4", "e5"], "cubes 1"),
    Plan("lesson-dom-dominate", ["d2"], "dominate d2"),
    Plan("lesson-dom-card", ["ecodiversity"], "card ecodiversity"),
    Plan("lesson-dom-reset", ["survival"]),
    Plan("lesson-dom-end", ["deck"]),
    Plan("lesson-dom-free", ["insect"]),
]
COURSE: Final = Course("first", "lesson-dom-first", [Way((6, 345), STEPS)])
