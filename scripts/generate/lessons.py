"""Makes the lessons anew: `python -m scripts.generate.lessons`. After a change of the rules they may have to change.

What the learner is told, shown and asked to do stands in tests/games/<game>/courses/; the answers of the other seats
come from a bot, or stand there where the lesson needs certain ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tangledbank import Game, new, position
from tangledbank.bots import ladder
from tangledbank.bots.player import Player
from tangledbank.games import spec
from tangledbank.lessons import Lesson, LessonPart, LessonStep
from tests.games.declared import ALL, Answers, Course, Plan, Way

OTHERS: Final = "skilled"


def lesson(name: str, course: Course) -> Lesson:
    """A lesson, played while it is written down: an answer that is not legal ends it with an error."""
    return Lesson(name, course.name, course.title, [part(name, way) for way in course.ways])


def part(name: str, way: Way) -> LessonPart:
    game = begun(name, way)
    record = str(game.record())
    return LessonPart(way.seat, record, [step(game, plan, way.seat) for plan in way.steps])


def begun(name: str, way: Way) -> Game:
    """The game in which a part begins."""
    return position(name, way.start) if isinstance(way.start, str) else new(name, *way.start)


def step(game: Game, plan: Plan, seat: int) -> LessonStep:
    wrong = {begin: f"{plan.key}-{rest}" for begin, rest in (plan.wrong or {}).items()}
    return LessonStep(plan.key, plan.points, plan.expects, played(game, plan, seat), wrong)


def played(game: Game, plan: Plan, seat: int) -> Answers:
    """The learner answers, then the others until the learner is asked again."""
    if plan.expects is None:
        return []
    game.apply(plan.expects, seat)
    found: Answers = []
    for other, action in plan.others if plan.others is not None else []:
        game.apply(action, other)
        found.append((other, action))
    while plan.others is None and not game.over and seat not in game.waiting:
        other = game.waiting[0]
        found.append((other, bot(game).answer(game, other)))
        game.apply(found[-1][1], other)
    return found


def bot(game: Game) -> Player:
    return Player(next(level for level in ladder(game.rulebook.name) if level.name == OTHERS))


def written(name: str, course: Course) -> bytes:
    return msgspec.json.format(msgspec.json.encode(lesson(name, course)), indent=1) + b"\n"


if __name__ == "__main__":
    for name, declared in ALL.items():
        for course in declared.courses:
            path = Path(str(spec(name).file("lessons", f"{course.name}.json")))
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(written(name, course))
