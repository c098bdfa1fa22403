"""What there is to read over HTTP: rules, lessons, and how strong the bots are."""

from __future__ import annotations

from typing import Any

import msgspec

from ...coach.document import Review
from ..live.view_schemas import Words


class GameWords(msgspec.Struct, frozen=True):
    """The messages of a game, as Fluent files; where two files say the same message, the first one counts."""

    game: str
    language: str
    texts: list[str]


class RuleText(msgspec.Struct, frozen=True):
    """A numbered rule, ruling or example (`kind`); `see` names rulings and examples that belong to it.

    A technical one is for those who write programs: clients show it only to whoever asks for its number. More lines of
    a text are a list, or where they begin with `| ` the rows of a table with its head.
    """

    id: str
    kind: str
    title: str
    text: str
    see: list[str]
    technical: bool


class Chapter(msgspec.Struct, frozen=True):
    """Rules that belong together; `about` is what is said before the first of them."""

    title: str
    about: str
    rules: list[RuleText]


class Term(msgspec.Struct, frozen=True):
    """A word of a game in all languages."""

    section: str
    en: str
    pl: str
    it: str
    hu: str


class Piece(msgspec.Struct, frozen=True):
    """A kind of card or trait: its name in the notation, its name and text to be said; food values of its copies.

    Of a reconstructed text `doubt` says how sure it is, and `rule` names the rule that says what is guessed.
    """

    kind: str
    key: str
    name: Words
    text: Words
    food: list[int]
    rule: str | None
    doubt: Words | None


class Gallery(msgspec.Struct, frozen=True):
    """All kinds of cards and traits of a game."""

    pieces: list[Piece]


class RulesPage(msgspec.Struct, frozen=True):
    """Everything there is to read about a game."""

    game: str
    rules: int
    chapters: list[Chapter]
    glossary: list[Term]
    gallery: list[Piece]


class LessonTitle(msgspec.Struct, frozen=True):
    """A lesson to choose; `title` is the key of a message."""

    name: str
    title: str


class Lessons(msgspec.Struct, frozen=True):
    """The lessons of a game, in the order in which they are learnt."""

    game: str
    lessons: list[LessonTitle]


class Ladder(msgspec.Struct, frozen=True):
    """By game: who is ahead of whom in games of two, and games of four with all levels."""

    games: dict[str, Any]


class ReviewView(msgspec.Struct, frozen=True):
    """The review of a finished game, or how far it is."""

    status: str
    """none: nobody has asked for it; making: it is being made; failed: ask again; done: here it is."""
    done: int = 0
    plies: int = 0
    """Of how many answers `done` are judged; 0: it waits."""
    why: Words | None = None
    """Why it failed."""
    review: Review | None = None
