"""The table of a game that has no drawing of its own yet: the view as text, the options as sentences."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ...core.codec import write
from ...core.game import Game
from ...core.message import Message
from ...core.rulebook import Json
from ..interactive.menu import Lines, Menu, Numbers, distinct
from ..words import Words


def board(
    view: Json,
    seat: int,
    words: Words,
    size: ConsoleDimensions,
    question: Message | None = None,
    numbers: Numbers | None = None,
) -> RenderableType:
    """Every field of the view; the options come in the menu."""
    return Group(Rule(style="dim"), Text(write({key: view[key] for key in view if key != "options"}).rstrip()))


def menu(view: Json, seat: int, label: Callable[[str], str], words: Words, question: Message | None = None) -> Menu:
    """All options as sentences."""
    options = view["options"]
    assert isinstance(options, list)
    return Menu([Lines(distinct([(option, label(option)) for option in options]))], None)


def fitted(
    view: Json,
    seat: int,
    words: Words,
    size: ConsoleDimensions,
    question: Message,
    numbers: Numbers,
    *,
    is_whole: bool,
    is_short: bool,
) -> list[RenderableType]:
    """Nothing: the whole view does not get smaller."""
    return []


def scope(view: Json) -> str:
    """All questions are of one kind."""
    return ""


def noun(view: Json, kind: str, n: int) -> list[Message]:
    """No names."""
    return []


def idle(game: Game, seat: int) -> list[str]:
    """Not known."""
    return []


def told(messages: list[Message], seat: int, view: Json) -> list[Message]:
    """The story as it is."""
    return messages


def rule_text(rule: str, words: Words) -> str:
    """No cards."""
    return ""


def glossary(view: Json, seat: int, words: Words) -> list[tuple[str, str]]:
    """None: the view has no signs."""
    return []


def player(view: Json, seat: int, words: Words) -> str:
    """By number."""
    return f"P{seat + 1}"


def scores(view: Json, words: Words) -> tuple[list[str], list[list[int]]]:
    """No parts, only the total."""
    return [], []


def ending(story: list[Message]) -> str:
    """Not known."""
    return ""
