"""The guided first game of Evolution: what the learner is told, shown and asked to do.

scripts/generate/lessons.py plays it.
"""

from __future__ import annotations

from typing import Final

from tests.games.declared import Course, Plan, Way

P2_GROWS: Final = [(1, "grow fertile+6b b population"), (1, "grow scavenger+2 b population"), (1, "end")]

STEPS: Final = [
    Plan("lesson-evo-welcome", ["P1", "a"]),
    Plan("lesson-evo-cards", ["cooperation+4b", "foraging+7", "defensive_herding+5", "carnivore+5"]),
    Plan("lesson-evo-food", ["foraging+7", "hole"], "food foraging+7", [(1, "food scavenger+7")]),
    Plan("lesson-evo-new", ["defensive_herding+5"], "new defensive_herding+5 right", []),
    Plan("lesson-evo-trait", ["carnivore+5", "c"], "trait carnivore+5 c", []),
    Plan("lesson-evo-grow", ["cooperation+4b", "c"], "grow cooperation+4b c body", []),
    Plan("lesson-evo-end", ["end"], "end", P2_GROWS),
    Plan("lesson-evo-hole", ["hole"]),
    Plan("lesson-evo-feed", ["a", "hole"], "feed a", []),
    Plan("lesson-evo-prey", ["c", "b"]),
    Plan("lesson-evo-attack", ["c", "b"], "attack c b", []),
    Plan("lesson-evo-screen", ["screen"]),
    Plan("lesson-evo-scoring", ["population", "traits", "screen"]),
    Plan("lesson-evo-free", ["hand"]),
]
COURSE: Final = Course("first", "lesson-evo-first", [Way((2, 143), STEPS)])
