"""Numbers with their 95 % intervals.

What is independent are deals, not games: those of one deal begin alike with the seats moved on. So spreads are those of
sums by deal (a ratio estimate with clusters), and means have Student's intervals with one degree of freedom less than
there are deals. Shares (of wins, of games ahead) have Wilson intervals for as many games as would be worth as much if
they were independent: at least as many as there are deals, at most as many as were played.
"""

from __future__ import annotations

from dataclasses import dataclass, field
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


def share(successes: float, n: int, worth: float) -> Interval:
    """A share with its Wilson interval; n attempts are worth as much as so many independent ones."""
    if not n:
        return Interval(None, None, None, 0)
    p = successes / n
    spread = Z * sqrt(max(0.0, p * (1 - p)) / worth + Z * Z / (4 * worth * worth))
    middle, scale = p + Z * Z / (2 * worth), 1 + Z * Z / worth
    return Interval(p, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale), n)


@dataclass(slots=True)
class Sums:
    """Adds up numbers one by one, those of a deal after each other, and how much sums of deals differ."""

    n: int = 0
    total: float = 0.0
    deals: int = 0
    origin: float = 0.0
    """The first number: the others are counted from it, so that no digits are lost."""
    deal: int | None = None
    deal_n: int = 0
    deal_sum: float = 0.0
    """Of the deal whose numbers are being added."""
    squares: float = 0.0
    products: float = 0.0
    sizes: float = 0.0
    """Over the deals before: the sums of sum * sum, sum * size and size * size."""

    def add(self, x: float, deal: int) -> None:
        """One more number."""
        if deal != self.deal:
            self.squares, self.products, self.sizes = self.moments()
            self.deal, self.deal_n, self.deal_sum = deal, 0, 0.0
            self.deals += 1
        if not self.n:
            self.origin = x
        self.n += 1
        self.total += x - self.origin
        self.deal_n += 1
        self.deal_sum += x - self.origin

    def moments(self) -> tuple[float, float, float]:
        """The three sums with the present deal."""
        s, n = self.deal_sum, self.deal_n
        return self.squares + s * s, self.products + s * n, self.sizes + n * n

    def mean(self) -> float:
        """Of all numbers; 0 if there are none."""
        return self.origin + self.total / self.n if self.n else 0.0

    def variance(self) -> float:
        """Of the mean; there must be two deals."""
        squares, products, sizes = self.moments()
        mean = self.total / self.n
        differences = max(0.0, squares - 2 * mean * products + mean * mean * sizes)
        return differences * self.deals / (self.deals - 1) / (self.n * self.n)


@dataclass(slots=True)
class Mean:
    """The mean of some numbers."""

    least: float = -inf
    most: float = inf
    """Between which all numbers are, and so their mean in truth, whatever the spread of a few says."""
    sums: Sums = field(default_factory=Sums)

    @property
    def mean(self) -> float:
        """The mean alone."""
        return self.sums.mean()

    def add(self, x: float, deal: int) -> None:
        """One more number, of a game of a deal."""
        self.sums.add(x, deal)

    def interval(self) -> Interval:
        """The mean with Student's interval; a single deal says nothing about the spread."""
        sums = self.sums
        if sums.deals < 2:
            return Interval(sums.mean() if sums.n else None, None, None, sums.n)
        mean, error = sums.mean(), student(sums.deals - 1) * sqrt(sums.variance())
        return Interval(mean, max(self.least, mean - error), min(self.most, mean + error), sums.n)


@dataclass(slots=True)
class Share:
    """The share of successes."""

    sums: Sums = field(default_factory=Sums)

    def add(self, success: float, deal: int) -> None:
        """One more attempt, in a game of a deal; success is from 0 to 1."""
        self.sums.add(success, deal)

    def interval(self) -> Interval:
        """The share with Wilson's interval."""
        return share(self.sums.mean() * self.sums.n, self.sums.n, self.worth())

    def worth(self) -> float:
        """As much as so many independent attempts."""
        sums, p = self.sums, self.sums.mean()
        if sums.deals < 2:
            return sums.deals
        variance = sums.variance()
        return max(sums.deals, min(sums.n, p * (1 - p) / variance)) if variance else sums.n


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
