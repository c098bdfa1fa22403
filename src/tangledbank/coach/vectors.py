"""Chances of all seats as whole numbers that add up to exactly one million: so sums of differences are exact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

WHOLE: Final = 1_000_000
"""A chance of 1."""
Vector: TypeAlias = "list[int]"
"""By seat: chances, which add up to WHOLE, or differences of such, which add up to 0."""


def vector(shares: Sequence[float]) -> Vector:
    """Shares that add up to about 1 as whole numbers; what rounding leaves goes to the largest remainders."""
    scaled = [max(0.0, share) * WHOLE for share in shares]
    found = [int(one) for one in scaled]
    missing = WHOLE - sum(found)
    order = sorted(range(len(found)), key=lambda seat: (found[seat] - scaled[seat], seat))
    for k in range(abs(missing)):
        found[order[k % len(order)]] += 1 if missing > 0 else -1
    return found


def mean(vectors: Sequence[Vector]) -> Vector:
    """The mean of chances, which adds up to WHOLE again."""
    whole = len(vectors) * WHOLE
    return vector([sum(column) / whole for column in zip(*vectors, strict=True)])


def minus(after: Vector, before: Vector) -> Vector:
    return [a - b for a, b in zip(after, before, strict=True)]


def total(vectors: Iterable[Vector], seats: int) -> Vector:
    """The sum; zeros for none."""
    sums = [0] * seats
    for one in vectors:
        sums = [a + b for a, b in zip(sums, one, strict=True)]
    return sums


def fair(seats: int) -> Vector:
    """What everybody has before anything has happened."""
    return vector([1.0 / seats] * seats)
