"""Things to read: messages, the rules with their cards and words, lessons, and how strong the bots are."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, Final

import msgspec

from ....core.errors import BadInput
from ....core.message import Message
from ....games import gallery, names, rulebook, spec
from ....i18n import texts_of
from ....lessons import Lesson, lesson, lesson_names
from ....ruletext import Rule, rules
from ...context import Call, Context
from ...live.views import words
from ...tables.hub import NotFound
from ..reading_schemas import (
    Chapter,
    Gallery,
    GameWords,
    Ladder,
    Lessons,
    LessonTitle,
    Piece,
    RulesPage,
    RuleText,
    Term,
)
from ..schemas import Nothing

TAG: Final = r"(?:PR|PL|BD|IH|IM|A|D|P|X|RU?|derived|definition|follows from PR)\b"
SOURCE: Final = re.compile(rf"\s*\[{TAG}[^\[\]]*\]|\s*\({TAG}[^()]*\)(?=[.:]?(?:\n|$))")
"""Where a rule comes from, and rulings and examples that belong to it."""
REFERENCE: Final = re.compile(r"\b(?:RU?|EX)-[A-Z]?[0-9]+")
KINDS: Final = {"R": "ruling", "RU": "ruling", "EX": "example"}
"""By the beginning of an id; everything else is a rule."""


def game_of(call: Call) -> str:
    """The game of the path."""
    name = call.params["game"]
    if name not in names():
        raise NotFound(Message("bad-game", game=name[:80], games=", ".join(names())))
    return name


# ---- messages ------------------------------------------------------------------------------
async def words_of_game(context: Context, call: Call, body: Nothing) -> GameWords:
    """The messages of a game in the language that is asked for, then in English: a client knows those of our games."""
    return fluent_files(game_of(call), call.language)


@cache
def fluent_files(game: str, lang: str) -> GameWords:
    return GameWords(game, lang, texts_of(game, lang))


# ---- rules ---------------------------------------------------------------------------------
async def rules_page(context: Context, call: Call, body: Nothing) -> RulesPage:
    """The rules of a game in the language that is asked for, its cards, and its words in all languages."""
    return page_of(game_of(call), call.language)


@cache
def page_of(game: str, lang: str) -> RulesPage:
    spoken = {rule.id: rule for rule in rules(game, lang)}
    chapters = [chapter_of(found, spoken) for found in grouped(game)]
    return RulesPage(game, rulebook(game).rules, chapters, glossary(game), pieces(game).pieces)


def chapter_of(found: list[Rule], spoken: dict[str, Rule]) -> Chapter:
    first = spoken[found[0].id]
    return Chapter(first.section, SOURCE.sub("", first.about), [text_of(rule, spoken[rule.id]) for rule in found])


def grouped(game: str) -> list[list[Rule]]:
    """What players read: invariants and action spaces are for those who write programs."""
    readable = [rule for rule in rules(game) if not rule.id.startswith(("INV-", "AS-"))]
    return [list(found) for _, found in groupby(readable, key=lambda rule: rule.section)]


def text_of(rule: Rule, spoken: Rule) -> RuleText:
    """A rule without its title and its sources, which only the English text has."""
    see = list(dict.fromkeys(REFERENCE.findall(" ".join(SOURCE.findall(rule.text)))))
    text = spoken.text.removeprefix(spoken.title).strip()
    kind = KINDS.get(rule.id.partition("-")[0], "rule")
    said = SOURCE.sub("", text) if spoken is rule else text
    return RuleText(rule.id, kind, spoken.title.rstrip("."), said, see, rule.technical)


@cache
def glossary(game: str) -> list[Term]:
    """The words of a game, if it has such a list; scripts/generate/glossary.py makes ours."""
    path = spec(game).file("glossary.json")
    return msgspec.json.decode(path.read_bytes(), type=list[Term]) if path.is_file() else []


async def cards(context: Context, call: Call, body: Nothing) -> Gallery:
    """What the cards and traits of a game say, without its rules."""
    return pieces(game_of(call))


@cache
def pieces(game: str) -> Gallery:
    return Gallery([shown(piece) for piece in gallery.gallery(game)])


def shown(piece: gallery.Piece) -> Piece:
    """A card or trait for a client; reconstructed ones say how sure their text is."""
    doubt = None if piece.doubt is None else words(piece.doubt)
    return Piece(piece.kind, piece.key, words(piece.name), words(piece.text), piece.food, piece.rule, doubt)


# ---- lessons -------------------------------------------------------------------------------
async def lesson_list(context: Context, call: Call, body: Nothing) -> Lessons:
    """The lessons of a game: their names and titles."""
    game = game_of(call)
    found = [lesson(game, name) for name in lesson_names(game)]
    return Lessons(game, [LessonTitle(one.name, one.title) for one in found])


async def one_lesson(context: Context, call: Call, body: Nothing) -> Lesson:
    """A guided game: records to begin with, and what to do and to look at step by step."""
    try:
        return lesson(game_of(call), call.params["lesson"])
    except BadInput as error:
        raise NotFound(error.message) from error


# ---- bots ----------------------------------------------------------------------------------
async def ladder(context: Context, call: Call, body: Nothing) -> Ladder:
    """How strong the bots are, as measured; empty if it was not."""
    path = files("tangledbank").joinpath("data", "ladder.json")
    found: dict[str, Any] = msgspec.json.decode(path.read_bytes()) if path.is_file() else {}
    return Ladder(found)
