"""The table of a game that has no drawing of its own: the view as lines and grids, the options as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ...core.game import Game
from ...core.message import Message
from ...core.rulebook import Json
from ..interactive.menu import Lines, Menu, Numbers, distinct
from ..words import Translator

SEATS: Final = "seats"
"""The field with an item for each player."""
NOTHING: Final = "–"


def board(
    view: Json,
    seat: int,
    words: Translator,
    size: ConsoleDimensions,
    question: Message | None = None,
    numbers: Numbers | None = None,
) -> RenderableType:
    """What all share, then what each player has; the options come in the menu."""
    fields = {name: value for name, value in view.items() if name != "options"}
    parts = [part for name, value in fields.items() for part in drawn(name, value)]
    return Group(Rule(style="dim"), *parts)


def drawn(name: str, value: object) -> list[RenderableType]:
    """One field of the view: things with the same parts are the rows of a grid, all else is a line."""
    rows = value if isinstance(value, list) else []
    if not rows or not all([isinstance(row, dict) and row.keys() == rows[0].keys() for row in rows]):
        return [Text.assemble((f"{readable(name)}  ", "bold"), said(value))]
    grid = Grid(box=None, title=readable(name), title_style="bold", title_justify="left", padding=(0, 2, 0, 0))
    grid.add_column("", style="dim")
    for key in rows[0]:
        grid.add_column(readable(key))
    for n, row in enumerate(rows):
        grid.add_row(f"P{n + 1}" if name == SEATS else str(n + 1), *[said(part) for part in row.values()])
    return [grid]


def readable(name: str) -> str:
    """A name of the notation as people write it."""
    return name.replace("_", " ").replace("-", " ")


def said(value: object) -> str:
    """A value in a few words."""
    if value is None or value is False or value == []:
        return NOTHING
    if value is True:
        return "✓"
    if isinstance(value, dict):
        return ", ".join([f"{readable(str(key))} {said(part)}" for key, part in value.items()])
    return ", ".join([said(item) for item in value]) if isinstance(value, list) else readable(str(value))


def menu(
    view: Json, seat: int, label: Callable[[str], str], words: Translator, question: Message | None = None
) -> Menu:
    """All options as sentences."""
    options = view["options"]
    assert isinstance(options, list)
    return Menu([Lines(distinct([(option, label(option)) for option in options]))], None)


def fitted(
    view: Json,
    seat: int,
    words: Translator,
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


def rule_text(rule: str, words: Translator) -> str:
    """No cards."""
    return ""


def glossary(view: Json, seat: int, words: Translator) -> list[tuple[str, str]]:
    """None: the view has no signs."""
    return []


def player(view: Json, seat: int, words: Translator) -> str:
    """By number."""
    return f"P{seat + 1}"


def scores(view: Json, words: Translator) -> tuple[list[str], list[list[int]]]:
    """No parts, only the total."""
    return [], []


def ending(story: list[Message]) -> str:
    """Not known."""
    return ""
