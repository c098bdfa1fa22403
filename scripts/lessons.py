"""Makes the guided first games anew: `python -m scripts.lessons`. After a change of the rules they may have to change.

A plan says what the learner is told, shown and asked to do; the answers of the other seats come from a bot, or stand
here where the lesson needs certain ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tangledbank import Game, new
from tangledbank.bots import LADDER
from tangledbank.bots.player import Player
from tangledbank.server.http.reading_schemas import Lesson, LessonStep
from tangledbank.server.live.wire import Words

FOLDER: Final = Path(__file__).resolve().parent.parent / "src" / "tangledbank" / "lessons"
SEAT: Final = 0
OTHERS: Final = "skilled"

Answers = list[tuple[int, str]]


class Plan(NamedTuple):
    """One step: a key, what to look at, the learner's answer, and that of others if it is not left to a bot."""

    key: str
    points: list[str]
    expects: str | None = None
    others: Answers | None = None


class Course(NamedTuple):
    """A game and the way through it."""

    players: int
    seed: int
    steps: list[Plan]


P2_GROWS: Final = [(1, "grow fertile+6b b population"), (1, "grow scavenger+2 b population"), (1, "end")]

EVOLUTION: Final = [
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
DOMINANT_SPECIES: Final = [
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
MARINE: Final = [
    Plan("lesson-mar-welcome", ["crustaceans"]),
    Plan("lesson-mar-draft", ["seasonal_migrants"], "keep seasonal_migrants", KEEP),
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
COURSES: Final = {
    "evolution": Course(2, 143, EVOLUTION),
    "dominant-species": Course(6, 345, DOMINANT_SPECIES),
    "marine": Course(3, 27, MARINE),
}


def lesson(name: str) -> Lesson:
    """A lesson, played while it is written down: an answer that is not legal ends it with an error."""
    players, seed, plans = COURSES[name]
    game = new(name, players, seed)
    record = str(game.record())
    steps = [LessonStep(plan.points, Words(plan.key), plan.expects, played(game, plan)) for plan in plans]
    return Lesson(name, SEAT, record, steps)


def played(game: Game, plan: Plan) -> Answers:
    """The learner answers, then the others until the learner is asked again."""
    if plan.expects is None:
        return []
    game.apply(plan.expects, SEAT)
    found: Answers = []
    for seat, action in plan.others if plan.others is not None else []:
        game.apply(action, seat)
        found.append((seat, action))
    while plan.others is None and SEAT not in game.waiting:
        seat = game.waiting[0]
        found.append((seat, bot(game).answer(game, seat)))
        game.apply(found[-1][1], seat)
    return found


def bot(game: Game) -> Player:
    return Player(next(level for level in LADDER[game.rulebook.name] if level.name == OTHERS))


def written(name: str) -> bytes:
    return msgspec.json.format(msgspec.json.encode(lesson(name)), indent=1) + b"\n"


if __name__ == "__main__":
    for name in COURSES:
        (FOLDER / f"{name}.json").write_bytes(written(name))
