"""Makes the guided first games anew: `python -m scripts.lessons`. After a change of the rules they may have to change.

What the learner is told, shown and asked to do stands in tests/games/<game>/course.py; the answers of the other seats
come from a bot, or stand there where the lesson needs certain ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tangledbank import Game, new
from tangledbank.bots import ladder
from tangledbank.bots.player import Player
from tangledbank.games import spec
from tangledbank.server.http.reading_schemas import Lesson, LessonStep
from tangledbank.server.live.wire import Words
from tests.games.declared import ALL, Answers, Plan, declared

SEAT: Final = 0
OTHERS: Final = "skilled"


def lesson(name: str) -> Lesson:
    """A lesson, played while it is written down: an answer that is not legal ends it with an error."""
    players, seed, plans = declared(name).course
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
    return Player(next(level for level in ladder(game.rulebook.name) if level.name == OTHERS))


def written(name: str) -> bytes:
    return msgspec.json.format(msgspec.json.encode(lesson(name)), indent=1) + b"\n"


if __name__ == "__main__":
    for name in ALL:
        Path(str(spec(name).file("lesson.json"))).write_bytes(written(name))
