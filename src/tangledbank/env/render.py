"""Positions for people: text and pictures of what everybody sees at the table."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

import numpy as np

from ..core.rulebook import SPECTATOR, Rulebook
from ..core.state import State
from ..games import spec
from .arrangement import Arrangement
from .canvas import ADVANCE, Canvas

WIDE = 110
LINE = 12


def render(arrangement: Arrangement, g: State) -> str | np.ndarray[Any, Any] | None:
    """As the environment was made: text, a picture, or printed (human); nothing without a mode."""
    mode = arrangement.render_mode
    if mode == "rgb_array":
        return pixels(arrangement.book, g)
    if mode == "ansi":
        return text(arrangement.book, g)
    if mode == "human":
        print(text(arrangement.book, g))
    return None


def pixels(book: Rulebook, g: State) -> np.ndarray[Any, Any]:
    """A picture by row, column and colour."""
    canvas: Canvas = (spec(book.name).part("picture") or written)(book, g)
    return canvas.pixels


def written(book: Rulebook, g: State) -> Canvas:
    """The picture of a game that has none of its own: what the text says."""
    shown = text(book, g).splitlines()
    canvas = Canvas(WIDE * ADVANCE + 20, len(shown) * LINE + 20)
    for k, line in enumerate(shown):
        canvas.text(10, 10 + k * LINE, line)
    return canvas


def text(book: Rulebook, g: State) -> str:
    """The view of a spectator, a line for each thing."""
    view = book.visible(g, SPECTATOR)
    asked = [f"P{seat + 1}: {book.prompt(g, seat)}" for seat in range(g.seats) if g.asked() >> seat & 1]
    return "\n".join([f"{book.name}, {g.seats} players", *lines(view, "  "), *asked])


def lines(value: dict[str, object], indent: str) -> list[str]:
    """A dictionary as lines; what does not fit in one line is taken apart."""
    found: list[str] = []
    for key, item in value.items():
        line = f"{indent}{key}: {words(item)}"
        parts = item if isinstance(item, dict) else numbered(item)
        if len(line) <= WIDE or not parts:
            found.extend(wrap(line, WIDE, subsequent_indent=indent + "  "))
        else:
            found.append(f"{indent}{key}:")
            found.extend(lines(parts, indent + "  "))
    return found


def numbered(value: object) -> dict[str, object]:
    """Things that have parts, by number; nothing for a list of words."""
    things = value if isinstance(value, list) else []
    return {str(n + 1): part for n, part in enumerate(things) if isinstance(part, dict)}


def words(value: object) -> str:
    """A value in one line; what is empty, false or 0 is left out of dictionaries."""
    if isinstance(value, dict):
        return ", ".join([f"{key} {words(item)}" for key, item in value.items() if item not in (None, [], {}, False)])
    if isinstance(value, list):
        return ", ".join([words(item) for item in value])
    return "none" if value is None else str(value)
