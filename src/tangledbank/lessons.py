"""Guided games: what the learner is told, shown and asked, step by step. Each is a file in the folder of its game."""

from __future__ import annotations

from functools import cache

import msgspec

from .core.errors import BadInput
from .core.message import Message
from .games import spec


class LessonStep(msgspec.Struct, frozen=True):
    """One step of a lesson: something to read, or an answer to give.

    `text` is the key of a message. `points` are words of the view or of an option to be highlighted. `expects` is the
    answer of the learner; without one there is only something to read. `others` are the answers of other seats that
    follow. With `wrong` the learner has to find the answer: it says by the beginning of other answers why they are
    worse, the longest beginning first; the empty one stands for all.
    """

    text: str
    points: list[str] = []
    expects: str | None = None
    others: list[tuple[int, str]] = []
    wrong: dict[str, str] = {}

    @property
    def is_problem(self) -> bool:
        """Whether the learner must find the answer."""
        return bool(self.wrong)

    def objection(self, answer: str) -> str:
        """Why another answer is worse: the key of a message; of a step that is no problem there is none."""
        fitting = [begin for begin in self.wrong if answer.startswith(begin)]
        return self.wrong[max(fitting, key=len)] if fitting else ""


class LessonPart(msgspec.Struct, frozen=True):
    """A game or a position and the way through it: `record` sent to /api/records is its table, `seat` the learner's."""

    seat: int
    record: str
    steps: list[LessonStep]


class Lesson(msgspec.Struct, frozen=True):
    """A guided game, or several positions one after the other. `title` is the key of a message."""

    game: str
    name: str
    title: str
    parts: list[LessonPart]


def lesson_names(game: str) -> tuple[str, ...]:
    """The lessons of a game, in the order in which they are learnt."""
    return spec(game).lessons


@cache
def lesson(game: str, name: str) -> Lesson:
    """One lesson. BadInput if there is none of this name."""
    names = lesson_names(game)
    if name not in names:
        raise BadInput(Message("no-lesson", got=name[:80], expected=", ".join(names) or "-"))
    return msgspec.json.decode(spec(game).file("lessons", f"{name}.json").read_bytes(), type=Lesson)
