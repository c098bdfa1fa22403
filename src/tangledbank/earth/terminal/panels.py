"""What the panels around a map are made of: lines, tables, things with a heading, two columns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, TypedDict

from rich.text import Text

from ...cli.words import Translator
from .look import Look

ASKED: Final = "▶"
FREE: Final = "·"
GAP: Final = 2


class OwnView(TypedDict):
    """What an animal has, in the views of both games."""

    seat: str
    vp: int
    elements: dict[str, int]
    acquired: dict[str, int]
    gene_pool: int
    eliminated: int
    pawns: int


class StackView(TypedDict):
    """A stack of tiles in a view."""

    face_up: str | None
    face_down: int


# ---- animals and tiles ---------------------------------------------------------------
def elements(look: Look, one: OwnView, words: Translator) -> Text:
    """Printed elements before the sign +, acquired ones behind it."""
    printed = {element: n - one["acquired"].get(element, 0) for element, n in one["elements"].items()}
    text = look.disks(printed, words)
    if one["acquired"]:
        text.append("+").append_text(look.disks(one["acquired"], words))
    return text


def named(look: Look, animal: str, words: Translator, *, is_asked: bool) -> Text:
    """An animal with its letter; whether it is to answer now."""
    name = Text(ASKED if is_asked else " ", "bold yellow")
    return name.append_text(look.letter(animal, words)).append(" " + look.animal(animal, words))


def owner(one: OwnView, seat: int) -> Text:
    """Whose an animal is."""
    return Text(one["seat"], "bold reverse" if one["seat"] == f"P{seat + 1}" else "bold")


def stacks(look: Look, found: Sequence[StackView], words: Translator) -> list[Text]:
    """The face-up tiles and what lies below each."""
    names = [look.terrain(stack["face_up"], words) if stack["face_up"] else "–" for stack in found]
    return [Text(f"{name} +{stack['face_down']}") for name, stack in zip(names, found, strict=True)]


def headed(heading: str, parts: list[Text]) -> list[Text]:
    """Parts of which the first has a heading."""
    first = parts[0] if parts else Text("–")
    return [Text.assemble((heading, "bold"), " ", first), *parts[1:]]


# ---- lines ---------------------------------------------------------------------------
def aligned(rows: list[list[Text]], left: Collection[int]) -> list[Text]:
    """A table: columns as wide as they must be, some to the left, the others to the right."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        for k, (cell, width) in enumerate(zip(row, widths, strict=True)):
            if k in left:
                cell.pad_right(width - cell.cell_len)
            else:
                cell.pad_left(width - cell.cell_len)
    return [Text(" ").join(row) for row in rows]


def beside(left: list[Text], right: list[Text], at: int) -> list[Text]:
    """Two columns of lines; the second one begins at a place."""
    lines: list[Text] = []
    for k in range(max(len(left), len(right))):
        line = left[k].copy() if k < len(left) else Text()
        if k < len(right):
            line.pad_right(at - line.cell_len)
            line.append_text(right[k])
        lines.append(line)
    return lines


def pair(left: list[Text], right: Callable[[int], list[Text]], width: int) -> list[Text]:
    """Some lines, and beside or below them what can have any width."""
    at = widest_line(left) + GAP
    if width - at < 2 * at // 3:
        return [*left, *right(width)]
    return beside(left, right(width - at), at)


def row(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Some lines beside others if there is room, else below them."""
    at = widest_line(left) + GAP
    return beside(left, right, at) if at + widest_line(right) <= width else [*left, *right]


def spaced(parts: list[list[Text]], most: int) -> list[Text]:
    """Parts one below the other, with empty lines between them if so many lines are enough for that."""
    is_roomy = sum(len(part) + 1 for part in parts) <= most
    lines = [line for part in parts for line in [*part, *([Text()] if is_roomy else [])]]
    return lines[:-1] if is_roomy else lines


def hung(begin: Text, lines: list[Text]) -> list[Text]:
    """A name with several lines behind it."""
    indent = Text(" " * begin.cell_len)
    return [begin + lines[0], *[indent + line for line in lines[1:]]]


def widest_line(lines: list[Text]) -> int:
    return max([line.cell_len for line in lines], default=0)
