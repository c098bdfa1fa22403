"""Puzzles over HTTP: which there are, the position of one, and what becomes of an answer."""

from __future__ import annotations

import msgspec

from ..live.view_schemas import Words
from .schemas import Body, Moment


class PuzzleTitle(msgspec.Struct, frozen=True):
    """A puzzle to choose."""

    id: str
    level: int
    """From 1, what everybody sees, to 5, what only an expert's search finds."""
    tags: list[str]
    """The section of the rules that asks, then ideas."""


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of a game; day after day the next one is that of the day."""

    game: str
    puzzles: list[PuzzleTitle]


class PuzzleView(msgspec.Struct, frozen=True):
    """A question with one answer that is clearly best, as its seat sees it."""

    game: str
    id: str
    players: int
    level: int
    tags: list[str]
    moment: Moment


class PuzzleBody(Body, frozen=True):
    """An answer to a puzzle; nothing gives up."""

    action: str = ""


class PuzzleIdea(msgspec.Struct, frozen=True):
    """An answer, the seat's chance after it in thousandths if it was worth comparing, and what speaks for it."""

    action: str
    label: Words
    chance: int | None
    why: Words


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What becomes of an answer. The solution is told to whoever has found it or gives up."""

    right: bool
    given: PuzzleIdea | None
    best: PuzzleIdea | None = None
    others: list[PuzzleIdea] = []
    """The answers that came nearest."""
    steps: int = 0
    """How far it can be played on from the best answer."""


class PuzzleTry(msgspec.Struct, frozen=True):
    """How the first try at a puzzle ended, and when, in milliseconds."""

    game: str
    puzzle: str
    right: bool
    at: int = 0


class PuzzleTries(msgspec.Struct, frozen=True):
    """All first tries of somebody, in their order."""

    tries: list[PuzzleTry]


class TriesBody(Body, frozen=True):
    """First tries to be remembered; those at puzzles that are known count no more."""

    tries: list[PuzzleTry]
