"""Options to choose from by number: sentences in columns, or a grid where there are too many sentences to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, Protocol

from rich.cells import cell_len, set_cell_size
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ..layout import flow

NUMBER: Final = "bold cyan"
FAINT: Final = "dim"
Numbers = Mapping[str, int]
"""Actions with the numbers to type for them."""


class Block(Protocol):
    """A part of a menu."""

    @property
    def actions(self) -> list[str]:
        """Its actions in their usual order."""

    def render(self, numbers: Numbers, width: int, *, is_short: bool = False) -> RenderableType:
        """The block with the numbers of its actions; in short, without what the table shows as well."""


@dataclass(frozen=True)
class Lines:
    """Options as sentences."""

    choices: list[tuple[str, str]]
    """Actions and what they do."""
    short: list[tuple[str, str]] = field(default_factory=list)
    """Actions in fewer words, where there are such."""

    @property
    def actions(self) -> list[str]:
        return [action for action, _ in self.choices]

    def render(self, numbers: Numbers, width: int, *, is_short: bool = False) -> RenderableType:
        if is_short and self.short:
            return flow(by_number(self.short, numbers), " ", width)
        texts = by_number(self.choices, numbers)
        return Columns(texts, padding=(0, 2), equal=True, column_first=True)


def by_number(choices: list[tuple[str, str]], numbers: Numbers) -> list[Text]:
    """Options with their numbers, the lowest first."""
    return [numbered(n, label) for n, label in sorted([(numbers[action], label) for action, label in choices])]


def numbered(n: int, label: str) -> Text:
    """One option with its number."""
    return Text.assemble((f"{n:3}", NUMBER), " ", label)


@dataclass(frozen=True)
class Row:
    """Options as words in a row, below a heading that says what they have in common."""

    heading: str
    choices: list[tuple[str, str]]

    @property
    def actions(self) -> list[str]:
        return [action for action, _ in self.choices]

    def render(self, numbers: Numbers, width: int, *, is_short: bool = False) -> RenderableType:
        texts = by_number(self.choices, numbers)
        texts[0] = Text(self.heading, "bold").append_text(texts[0])
        return flow(texts, "  ", width)


@dataclass(frozen=True)
class Column:
    """A column of a grid: the group it belongs to, and its own heading."""

    group: str
    heading: str

    def width(self, digits: int) -> int:
        """Wide enough for its heading and for numbers of so many digits."""
        return max(digits, cell_len(self.heading))


@dataclass(frozen=True)
class Grid:
    """Options as numbers in a grid: one line for each thing that is used, one column for each use."""

    columns: list[Column]
    rows: list[tuple[str, dict[Column, str]]]
    """The name of a row and its actions."""

    @property
    def actions(self) -> list[str]:
        return [row[column] for _, row in self.rows for column in self.columns if column in row]

    def render(self, numbers: Numbers, width: int, *, is_short: bool = False) -> RenderableType:
        shown = {action: str(numbers[action]) for action in self.actions}
        names = max(cell_len(name) for name, _ in self.rows) + 1
        digits = max(len(number) for number in shown.values())
        parts = [self.part(chunk, names, digits, shown) for chunk in self.chunks(names, digits, width)]
        return Group(*[line for part in parts for line in part])

    def chunks(self, names: int, digits: int, width: int) -> Iterator[list[Column]]:
        """The columns, cut where the screen ends; between groups rather than inside one."""
        chunk: list[Column] = []
        for group in self.groups(names, digits, width):
            if chunk and names + grid_width([*chunk, *group], digits) > width:
                yield chunk
                chunk = []
            chunk = chunk + group
        yield chunk

    def groups(self, names: int, digits: int, width: int) -> Iterator[list[Column]]:
        """The columns group by group; a group that is too wide for a line is cut."""
        for _, members in groupby(self.columns, key=lambda column: column.group):
            group: list[Column] = []
            for column in members:
                if group and names + grid_width([*group, column], digits) > width:
                    yield group
                    group = []
                group = [*group, column]
            yield group

    def part(self, columns: list[Column], names: int, digits: int, numbers: dict[str, str]) -> list[Text]:
        """Two lines of headings, then the rows."""
        lines = [Text(" " * names), Text(" " * names)]
        lines.extend([Text(set_cell_size(name, names)) for name, _ in self.rows])
        for title, members in groupby(columns, key=lambda column: column.group):
            group = list(members)
            cells = [Text(title, "bold"), joined(group, digits, [(column.heading, FAINT) for column in group])]
            for _, row in self.rows:
                words = [(numbers[row[c]], NUMBER) if c in row else ("·", FAINT) for c in group]
                cells.append(joined(group, digits, words))
            for line, text in zip(lines, cells, strict=True):
                text.pad_right(group_width(group, digits) - text.cell_len)
                line.append("│ ", FAINT).append_text(text)
        return lines


def joined(columns: list[Column], digits: int, words: list[tuple[str, str]]) -> Text:
    """One word for each column, to its right."""
    text = Text()
    for column, (word, style) in zip(columns, words, strict=True):
        text.append(" " * (column.width(digits) - cell_len(word))).append(word, style).append(" ")
    return text


def group_width(group: list[Column], digits: int) -> int:
    return max(cell_len(group[0].group) + 1, sum(column.width(digits) + 1 for column in group))


def grid_width(columns: list[Column], digits: int) -> int:
    """How wide some columns are, with the lines between their groups."""
    groups = groupby(columns, key=lambda column: column.group)
    return sum(2 + group_width(list(members), digits) for _, members in groups)


class Menu:
    """All options of a question. Number 0 ends the turn, if it can be ended."""

    def __init__(self, blocks: list[Block], ending: tuple[str, str] | None, fixed: Numbers | None = None) -> None:
        self.blocks: Final = [block for block in blocks if block.actions]
        self.ending: Final = ending
        self.actions: Final = [action for block in self.blocks for action in block.actions]
        self.is_fixed: Final = bool(fixed)
        """Whether the options point at things that always have the same numbers."""
        self.numbers: Final = dict(fixed or {action: n for n, action in enumerate(self.actions, 1)})

    def remember(self, known: dict[str, int], label: Callable[[str], str]) -> None:
        """Options that were seen before keep their numbers, new ones get the next: all are known from now on."""
        if self.is_fixed:
            return
        for action in self.actions:
            self.numbers[action] = known.setdefault(label(action), len(known) + 1)

    def action(self, n: int) -> str | None:
        """The action of a number, if there is one."""
        if n == 0 and self.ending:
            return self.ending[0]
        return next((action for action, number in self.numbers.items() if number == n), None)

    def number(self, action: str) -> int | None:
        """The number to type for an action; of two equal cards only one has a number."""
        return 0 if self.ending and self.ending[0] == action else self.numbers.get(action)

    @property
    def all_numbers(self) -> list[int]:
        return sorted([*([0] if self.ending else []), *self.numbers.values()])

    def render(self, width: int, *, is_short: bool = False) -> RenderableType:
        """The menu with its numbers."""
        parts = [block.render(self.numbers, width, is_short=is_short) for block in self.blocks]
        if self.ending:
            parts.append(numbered(0, self.ending[1]))
        return Group(*parts)


def ranges(numbers: list[int]) -> str:
    """Numbers as few as possible: from 1 to 4, 7."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return ", ".join([f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs])


def distinct(choices: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Of actions that read the same, such as using one of two equal cards, the first."""
    first: dict[str, str] = {}
    for action, label in choices:
        first.setdefault(label, action)
    return [(action, label) for label, action in first.items()]
