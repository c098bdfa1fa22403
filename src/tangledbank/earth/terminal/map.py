"""The map of a game on Earth: flat-top hexes drawn with characters, elements at the corners between them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.console import ConsoleDimensions
from rich.text import Text

from ...cli.interactive.menu import NUMBER
from ...cli.words import Translator
from ...core.hexgrid import Grid
from .look import Look
from .panels import GAP, beside, widest_line

EDGE: Final = "dim"
VACANT: Final = "·"
SCORED: Final = "✓"


@dataclass(frozen=True)
class Scale:
    """How large hexes are drawn: `pitch` characters from column to column, `slope` lines from the middle to the top."""

    pitch: int
    slope: int

    def middle(self, grid: Grid, n: int) -> tuple[int, int]:
        """The west corner of a hex, which is on its middle line."""
        q, r = grid.places[n]
        return q * self.pitch, (2 * r + q) * self.slope

    def corner(self, grid: Grid, n: int, k: int) -> tuple[int, int]:
        """Where the k-th corner of a hex is: east first, then counterclockwise."""
        x, y = self.middle(grid, n)
        east = [self.pitch + self.slope, self.pitch, self.slope, 0, self.slope, self.pitch][k]
        return x + east, y + [0, -self.slope, -self.slope, 0, self.slope, self.slope][k]


SCALES: Final = [Scale(15, 3), Scale(13, 3), Scale(15, 2), Scale(13, 2), Scale(11, 2), Scale(9, 2)]
"""From large to small; in the smallest a name of eight letters still fits."""
FLAT: Final = [Scale(15, 1), Scale(9, 1)]
"""For low screens: two lines for each hex, its terrain beside its label."""


@dataclass(frozen=True)
class Face:
    """How a tile looks inside."""

    name: str
    style: str
    cubes: list[Text]
    fill: str = " "
    """Around the name."""
    is_scored: bool = False
    short: str = ""
    """The name in two letters."""


@dataclass(frozen=True)
class Scene:
    """What there is to draw: tiles, and elements by their corners."""

    look: Look
    words: Translator
    faces: Mapping[str, Face]
    corners: Mapping[str, str]


@dataclass(frozen=True)
class Marks:
    """What a question points at."""

    corners: dict[str, int] = field(default_factory=dict)
    """Corners that can be chosen, with the numbers of their options."""
    places: frozenset[str] = frozenset()
    """Hexes that can be chosen."""
    asked: frozenset[str] = frozenset()
    """Hexes the question is about."""


@dataclass
class Canvas:
    """Characters at places; what was drawn last is on top."""

    cells: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for k, letter in enumerate(text):
            self.cells[x + k, y] = (letter, style)

    def put_text(self, x: int, y: int, text: Text) -> None:
        """A text with its styles."""
        styles = [str(text.style)] * len(text)
        for span in text.spans:
            styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
        for k, (letter, style) in enumerate(zip(text.plain, styles, strict=True)):
            self.put(x + k, y, letter, style)

    @property
    def width(self) -> int:
        xs = [x for x, _ in self.cells]
        return max(xs) - min(xs) + 1

    @property
    def height(self) -> int:
        ys = [y for _, y in self.cells]
        return max(ys) - min(ys) + 1

    def lines(self) -> list[Text]:
        """The smallest rectangle that holds everything, without spaces at the ends of lines."""
        left = min(x for x, _ in self.cells)
        rows: dict[int, list[int]] = {}
        for x, y in self.cells:
            rows.setdefault(y, []).append(x)
        return [self.line(y, left, max(rows.get(y, [left - 1]))) for y in range(min(rows), max(rows) + 1)]

    def line(self, y: int, left: int, right: int) -> Text:
        """A part of a line; letters of one style are one piece of text."""
        cells = [self.cells.get((x, y), (" ", "")) for x in range(left, right + 1)]
        text = Text()
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            text.append("".join([letter for letter, _ in run]), style)
        return text


class Map:
    """Draws one view at one scale."""

    def __init__(self, scene: Scene, marks: Marks, scale: Scale) -> None:
        self.scene: Final = scene
        self.grid: Final = scene.look.grid
        self.marks: Final = marks
        self.scale: Final = scale
        self.canvas: Final = Canvas()
        self.is_complete = True
        """Whether all cubes had room."""
        self.tiles: Final = [n for n, place in enumerate(self.grid.labels) if place in scene.faces]

    def draw(self, *, with_rim: bool) -> Canvas:
        """Edges first, then what lies on them, then what is inside."""
        for n in self.tiles:
            self.edges(n)
        for n in self.tiles:
            self.heading(n)
        for corner in sorted({corner for n in self.tiles for corner in self.grid.corners[n]}):
            self.corner(corner)
        for n in self.tiles:
            self.inside(n, self.scene.faces[self.grid.labels[n]])
        if with_rim:
            for place in self.scene.look.rim(self.scene.faces):
                self.empty(place)
        return self.canvas

    @property
    def least(self) -> tuple[int, int]:
        """Columns and lines that the tiles need: known before anything is drawn."""
        corners = [self.scale.corner(self.grid, n, k) for n in self.tiles for k in range(6)]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1

    def edges(self, n: int) -> None:
        """The six sides of a hex."""
        x, y = self.scale.middle(self.grid, n)
        pitch, slope = self.scale.pitch, self.scale.slope
        for line in (y - slope, y + slope):
            self.canvas.put(x + slope, line, "─" * (pitch - slope + 1), EDGE)
        for d in range(1, slope):
            for line, left, right in ((y - d, "/", "\\"), (y + d, "\\", "/")):
                self.canvas.put(x + d, line, left, EDGE)
                self.canvas.put(x + pitch + slope - d, line, right, EDGE)

    def heading(self, n: int) -> None:
        """The label of a tile on its upper side; marked if it can be chosen or is asked about, ticked if scored."""
        place = self.grid.labels[n]
        x, y = self.scale.middle(self.grid, n)
        at = x + self.scale.slope + (self.scale.pitch - self.scale.slope) // 2
        if self.scale.slope == 1:
            at = self.flat_heading(n, x, y - 1)
        self.canvas.put(at, y - self.scale.slope, place, "bold")
        marked = self.marked(place)
        if marked:
            self.canvas.put(at - 1, y - self.scale.slope, marked, NUMBER)
        if self.scene.faces[place].is_scored:
            self.canvas.put(at + (3 if marked else 2), y - self.scale.slope, SCORED, "bold")

    def flat_heading(self, n: int, x: int, y: int) -> int:
        """The terrain behind the place of the label, between two corners with numbers; returns that place."""
        face = self.scene.faces[self.grid.labels[n]]
        room = self.scale.pitch - 7
        name = face.name if cell_len(face.name) <= room else face.short
        at = x + 3 + (room - cell_len(name)) // 2
        self.canvas.put(at + 3, y, name, face.style)
        return at

    def marked(self, place: str) -> str:
        """The label of a hex with its mark; nothing if it has none."""
        if place in self.marks.places:
            return f"[{place}]"
        return f">{place}<" if place in self.marks.asked else ""

    def corner(self, corner: int) -> None:
        """An element, the number of its option before it (behind it, it would look like a hex); a number; a point."""
        n = self.grid.touching[corner][0]
        k = self.grid.corners[n].index(corner)
        x, y = self.scale.corner(self.grid, n, k)
        label = self.grid.corner_labels[corner]
        element = self.scene.corners.get(label)
        number = self.marks.corners.get(label)
        if element is not None:
            before = "" if number is None else str(number)
            self.canvas.put(x - len(before), y, before, NUMBER)
            self.canvas.put_text(x, y, self.scene.look.sign(element, self.scene.words))
        elif number is not None:
            self.number(x, y, str(number), is_left=k % 2 == 0)
        else:
            self.canvas.put(x, y, VACANT, EDGE)

    def number(self, x: int, y: int, number: str, *, is_left: bool) -> None:
        """A number on a vacant corner, along the side that is level; inside the hex where the map ends."""
        right = max(self.scale.corner(self.grid, n, 0)[0] for n in self.tiles)
        left = min(self.scale.corner(self.grid, n, 3)[0] for n in self.tiles)
        before = x - len(number) + 1
        is_inside = x + len(number) - 1 > right if is_left else before < left
        self.canvas.put(x if is_left != is_inside else before, y, number, NUMBER)

    def inside(self, n: int, face: Face) -> None:
        """Terrain and cubes; cubes close up if they would not fit otherwise."""
        x, y = self.scale.middle(self.grid, n)
        centre = x + (self.scale.pitch + self.scale.slope) // 2
        if self.scale.slope > 1:
            left, width = self.room(centre, y - 1)
            self.canvas.put(left, y - 1, face.name[:width].center(width, face.fill), face.style)
        rooms = [self.room(centre, y + d) for d in range(self.scale.slope)]
        lines = packed(face.cubes, [width for _, width in rooms])
        self.is_complete = self.is_complete and lines is not None
        for d, ((left, width), text) in enumerate(zip(rooms, lines or [], strict=False)):
            self.canvas.put_text(left + (width - text.cell_len + 1) // 2, y + d, text)

    def room(self, x: int, y: int) -> tuple[int, int]:
        """Where free space around a place begins, and how much there is."""
        left = right = x
        while (left - 1, y) not in self.canvas.cells:
            left -= 1
        while (right + 1, y) not in self.canvas.cells:
            right += 1
        return left, right - left + 1

    def empty(self, place: str) -> None:
        """A hex where a tile can be put."""
        x, y = self.scale.middle(self.grid, self.grid.labels.index(place))
        at = x + (self.scale.pitch + self.scale.slope) // 2
        if place in self.marks.places:
            self.canvas.put(at - 1, y, f"[{place}]", NUMBER)
        else:
            self.canvas.put(at, y, place, EDGE)


def packed(parts: list[Text], widths: list[int]) -> list[Text] | None:
    """Parts in lines of given widths, with spaces between them if that fits, else without; None if that does not."""
    for between, margin in ((" ", 1), ("", 1), ("", 0)):
        lines, left = [], list(parts)
        for k, width in enumerate(widths):
            room = width - 2 * margin if k == 0 else width
            line: list[Text] = []
            while left and sum(part.cell_len + len(between) for part in line) + left[0].cell_len <= room:
                line.append(left.pop(0))
            lines.append(Text(between).join(line))
        if not left:
            return lines
    return None


def snug(scene: Scene, marks: Marks, *, needs_rim: bool, width: int, height: int) -> list[Text]:
    """The largest map that fits, with the rim if there is room for it; if nothing fits, the lowest map."""
    size = ConsoleDimensions(width, height)
    drawn = earth(scene, marks, size, [*SCALES, *FLAT] if needs_rim else SCALES, with_rim=True)
    if needs_rim or 0 < len(drawn) <= height:
        return drawn
    return earth(scene, marks, size, [*SCALES, *FLAT], with_rim=False)


def beside_map(scene: Scene, marks: Marks, column: list[Text], width: int) -> list[Text]:
    """Some lines beside the map, which is as low as they are if it can be; nothing if there is no room."""
    drawn = snug(scene, marks, needs_rim=False, width=width - GAP - widest_line(column), height=len(column))
    return beside(drawn, column, widest_line(drawn) + GAP) if drawn else []


def earth(scene: Scene, marks: Marks, size: ConsoleDimensions, scales: list[Scale], *, with_rim: bool) -> list[Text]:
    """The first map that fits and shows everything; nothing if there is none. The lowest may be too high."""
    for scale in scales:
        drawing = Map(scene, marks, scale)
        most = size.height if scale.slope != scales[-1].slope else sys.maxsize
        width, height = drawing.least
        if width > size.width or height > most:
            continue
        canvas = drawing.draw(with_rim=with_rim)
        if canvas.width <= size.width and canvas.height <= most and drawing.is_complete:
            return canvas.lines()
    return []
