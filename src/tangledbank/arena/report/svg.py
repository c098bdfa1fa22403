"""Two kinds of plot as SVG inside a page: intervals and histograms. Colours are the page's classes, light or dark."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

from ..stats import Interval

WIDTH: Final = 720
LEFT: Final = 240
"""Room for names: 10 for each letter, more than all but the widest need."""
RIGHT: Final = 20
ROW: Final = 34
HILL: Final = 64
"""Height of a row with an interval, and of one with a histogram."""
TOP: Final = 10
BOTTOM: Final = 34
"""Room for the scale."""
LONGEST_NAME: Final = 23
BINS: Final = 40


@dataclass(frozen=True, slots=True)
class Scale:
    """Numbers to places from left to right."""

    low: float
    high: float

    def x(self, value: float) -> float:
        return LEFT + (value - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def step(self) -> float:
        """A round distance between marks, so that there are 4 to 10 of them."""
        rough = (self.high - self.low) / 5
        ten = float(10 ** floor(log10(rough)))
        return ten * next(k for k in (1, 2, 5, 10) if k * ten >= rough * 0.7)

    def marks(self) -> list[float]:
        """Round numbers within the scale."""
        step = self.step()
        first = floor(self.low / step)
        marks = [k * step for k in range(first, first + 20)]
        return [mark for mark in marks if self.low <= mark <= self.high]


def scale_of(numbers: list[float]) -> Scale:
    """A scale with a little room on both sides."""
    low, high = min(numbers), max(numbers)
    room = (high - low) * 0.05 or 0.5
    return Scale(low - room, high + room)


# ---- plots ----------------------------------------------------------------------
def intervals(title: str, about: str, rows: list[tuple[str, Interval]], reference: float | None = None) -> str:
    """A point with its interval for every row; the reference is what could be expected of all."""
    ends = [x for _, row in rows for x in (row.low, row.value, row.high) if x is not None]
    scale = scale_of([*ends, *([] if reference is None else [reference])] or [0.0, 1.0])
    height = TOP + ROW * len(rows) + BOTTOM
    parts = axis(scale, height)
    if reference is not None:
        parts.append(line(scale.x(reference), TOP, scale.x(reference), height - BOTTOM, "reference"))
    for k, (name, row) in enumerate(rows):
        parts += [label(name, TOP + ROW * (k + 0.5)), *whisker(scale, row, TOP + ROW * (k + 0.5))]
    return picture(title, about, height, parts)


def whisker(scale: Scale, row: Interval, y: float) -> list[str]:
    """One point with its interval."""
    found: list[str] = []
    if row.low is not None and row.high is not None:
        found.append(line(scale.x(row.low), y, scale.x(row.high), y, "whisker"))
    if row.value is not None:
        found.append(f'<circle class="point" cx="{scale.x(row.value):.1f}" cy="{y:.1f}" r="5"/>')
    return found


def histograms(title: str, about: str, rows: list[tuple[str, Counter[int]]]) -> str:
    """For every row how often each number came, all on one scale; a tick marks the mean."""
    numbers = [float(n) for _, counts in rows for n in counts]
    low, high = min(numbers, default=0.0), max(numbers, default=1.0)
    width = max(1, -(-int(high - low + 1) // BINS))
    scale = Scale(low - 0.5, high + 0.5 + (-(high - low + 1)) % width)
    height = TOP + HILL * len(rows) + BOTTOM
    parts = axis(scale, height)
    for k, (name, counts) in enumerate(rows):
        base = TOP + HILL * (k + 1)
        parts += [label(name, base - HILL / 3), *bars(scale, counts, int(low), width, base)]
    return picture(title, about, height, parts)


def bars(scale: Scale, counts: Counter[int], low: int, width: int, base: float) -> list[str]:
    """One histogram; its highest bar fills the row."""
    binned: Counter[int] = Counter()
    for number, n in counts.items():
        binned[(number - low) // width] += n
    found: list[str] = []
    for k, n in sorted(binned.items()):
        left, right = scale.x(low + k * width - 0.5), scale.x(low + (k + 1) * width - 0.5)
        tall = (HILL - 10) * n / max(binned.values())
        place = f'x="{left:.1f}" y="{base - tall:.1f}" width="{max(1.0, right - left - 1):.1f}" height="{tall:.1f}"'
        found.append(f'<rect class="bar" {place}/>')
    if counts:
        mean = scale.x(sum([number * n for number, n in counts.items()]) / counts.total())
        found.append(line(mean, base - HILL + 6, mean, base, "mean"))
    return found


# ---- pieces -----------------------------------------------------------------------
def picture(title: str, about: str, height: float, parts: list[str]) -> str:
    """A whole plot, with words for those who do not see it."""
    words = f"<title>{escape(title)}</title><desc>{escape(about)}</desc>"
    return f'<svg role="img" viewBox="0 0 {WIDTH} {height:.0f}">{words}{"".join(parts)}</svg>'


def axis(scale: Scale, height: float) -> list[str]:
    """The scale below, and thin lines up from its marks."""
    found: list[str] = []
    for mark in scale.marks():
        found.append(line(scale.x(mark), TOP, scale.x(mark), height - BOTTOM, "grid"))
        found.append(text(scale.x(mark), height - BOTTOM + 18, f"{mark:g}", "mark"))
    return found


def label(name: str, y: float) -> str:
    """The name of a row."""
    return text(LEFT - 10, y + 5, shortened(name), "name")


def shortened(name: str) -> str:
    """A long name without its middle: programs often differ only at the end. The table has it whole."""
    half = LONGEST_NAME // 2
    return name if len(name) <= LONGEST_NAME else f"{name[:half]}…{name[-half:]}"


def text(x: float, y: float, words: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'
