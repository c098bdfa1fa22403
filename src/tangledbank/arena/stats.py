"""Numbers with their 95 % intervals.

Shares (of wins, of games ahead) have Wilson intervals, means (of ranks, points, times) Student's. Both take games for
independent. Those of one turn of the schedule are not: they begin alike with the seats moved on, so that luck cancels
out, and the intervals are rather too wide than too narrow.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A number, and between which it is likely to be in truth; without any data all three are None."""

    value: float | None
    low: float | None
    high: float | None
    n: int

    def data(self) -> dict[str, float | int | None]:
        """As JSON: rounded, so that every machine writes the same digits."""
        rounded = [None if x is None else round(x, 4) for x in (self.value, self.low, self.high)]
        return {"value": rounded[0], "low": rounded[1], "high": rounded[2], "n": self.n}


def share(successes: float, n: int) -> Interval:
    """A share with its Wilson interval; a shared success counts as a part of one."""
    if not n:
        return Interval(None, None, None, 0)
    p = successes / n
    spread = Z * sqrt(max(0.0, p * (1 - p)) / n + Z * Z / (4 * n * n))
    middle, scale = p + Z * Z / (2 * n), 1 + Z * Z / n
    return Interval(p, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale), n)


@dataclass(slots=True)
class Mean:
    """Adds up numbers one by one (Welford's way, which loses no digits)."""

    n: int = 0
    mean: float = 0.0
    squares: float = 0.0
    least: float = -inf
    most: float = inf
    """Between which all numbers are, and so their mean in truth, whatever the spread of a few says."""

    def add(self, x: float) -> None:
        """One more number."""
        self.n += 1
        delta = x - self.mean
        self.mean += delta / self.n
        self.squares += delta * (x - self.mean)

    def interval(self) -> Interval:
        """The mean with Student's interval; a single number says nothing about its spread."""
        if self.n < 2:
            return Interval(self.mean if self.n else None, None, None, self.n)
        error = student(self.n - 1) * sqrt(self.squares / (self.n - 1) / self.n)
        return Interval(self.mean, max(self.least, self.mean - error), min(self.most, self.mean + error), self.n)


@dataclass(slots=True)
class Share:
    """Adds up successes."""

    n: int = 0
    successes: float = 0.0

    def add(self, success: float) -> None:
        """One more attempt; success is from 0 to 1."""
        self.n += 1
        self.successes += success

    def interval(self) -> Interval:
        """The share of successes."""
        return share(self.successes, self.n)


EXACT: Final = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060]


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: exact for few degrees of freedom, then Fisher's series, good to 0.001."""
    if freedom <= len(EXACT):
        return EXACT[freedom - 1]
    v, z2 = float(freedom), Z * Z
    first = (z2 + 1) / (4 * v)
    second = (5 * z2 * z2 + 16 * z2 + 3) / (96 * v * v)
    third = (3 * z2 * z2 * z2 + 19 * z2 * z2 + 17 * z2 - 15) / (384 * v * v * v)
    return Z * (1 + first + second + third)
