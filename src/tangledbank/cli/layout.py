"""Texts in lines: broken between parts, never inside one."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text


def flow(parts: list[Text], between: str, width: int) -> Text:
    """Parts with something between them, in as many lines as they need."""
    lines: list[list[Text]] = [[]]
    for part in parts:
        used = sum(other.cell_len + len(between) for other in lines[-1])
        after = 0 if part is parts[-1] else len(between.rstrip())
        if lines[-1] and used + part.cell_len + after > width:
            lines.append([])
        lines[-1].append(part)
    return Text(between.rstrip() + "\n").join([Text(between).join(line) for line in lines])


def height(parts: Iterable[RenderableType], width: int) -> int:
    """How many lines of a screen some parts take."""
    console = Console(width=width)
    return sum(len(console.render_lines(part, pad=False)) for part in parts)
