"""The guided first game of Marine: what the learner is told, shown and asked to do.

scripts/generate/lessons.py plays it.
"""

from __future__ import annotations

from typing import Final

from tests.games.declared import Course, Plan, Way

KEEP: Final = [(1, "keep flight"), (2, "keep ram_feeder")]
SPREAD: Final = [
    *[(1, answer) for answer in ("space speciation-2", "speciate d3.se", "cubes 1", "cubes 2", "cubes 2")],
    *[(2, answer) for answer in ("space migration-3", "from d4", "to c3", "cubes 1", "from d4", "to c4", "cubes 1")],
    *[(2, answer) for answer in ("from d4", "to e4")],
]
EXPLORE: Final = [
    *[(1, answer) for answer in ("pawn basic", "space wanderlust-1", "explore 1", "tile e2", "take plankton")],
    *[(1, answer) for answer in ("corner d3.e", "cubes 0", "cubes 1")],
    *[
        (2, answer)
        for answer in ("pawn basic", "space evolution-2", "evolve c4", "card population_explosion", "tile c4")
    ],
]
"""The others leave Fertile on the track: the learner takes it."""
STEPS: Final = [
    Plan("lesson-mar-welcome", ["crustaceans"]),
    Plan("lesson-mar-draft", ["seasonal_migrants"], "keep seasonal_migrants", KEEP),
    Plan("lesson-mar-sea", ["d4", "crustaceans"]),
    Plan("lesson-mar-thrive", ["d4"]),
    Plan("lesson-mar-turn", ["crustaceans", "pawns"]),
    Plan("lesson-mar-space", ["speciation-1"], "space speciation-1"),
    Plan("lesson-mar-speciate", ["c4.e"], "speciate c4.e"),
    Plan("lesson-mar-seamount", ["c4"], "cubes 1"),
    Plan("lesson-mar-coral", ["d4"], "cubes 2"),
    Plan("lesson-mar-ocean", ["d5"], "cubes 4", SPREAD),
    Plan("lesson-mar-next", ["basic"], "pawn basic"),
    Plan("lesson-mar-domination", ["domination-1"], "space domination-1"),
    Plan("lesson-mar-dominate", ["worms"], "dominate worms", EXPLORE),
    Plan("lesson-mar-special", ["worms"], "pawn worms"),
    Plan("lesson-mar-evolution", ["evolution-5"], "space evolution-5"),
    Plan("lesson-mar-evolve", ["d5"], "evolve d5"),
    Plan("lesson-mar-card", ["fertile"], "card fertile"),
    Plan("lesson-mar-tile", ["d4"], "tile d4"),
    Plan("lesson-mar-retrieve", ["retrieve"], "retrieve"),
    Plan("lesson-mar-reseed", ["retrieved"]),
    Plan("lesson-mar-free", ["crustaceans"]),
]
COURSE: Final = Course("first", "lesson-mar-first", [Way((3, 27), STEPS)])
