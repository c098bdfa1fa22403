"""Observations as bytes: named fields, one after the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.ints import Ints

MOST: Final = 255
"""No byte is larger: numbers above it are cut."""


class Field:
    """Some bytes of an observation that belong together."""

    def __init__(self, name: str, at: int, shape: list[int], most: int, meaning: str) -> None:
        self.name: Final = name
        self.at: Final = at
        self.shape: Final = shape
        """One number, a row of them, or rows of rows."""
        self.most: Final = most
        """The largest value; 1 for flags and one-hot rows."""
        self.meaning: Final = meaning

    def size(self) -> int:
        """How many bytes."""
        n = 1
        for length in self.shape:
            n *= length
        return n


class ObservationLayout:
    """The fields of an observation in order."""

    def __init__(self) -> None:
        self.fields: Final[list[Field]] = []
        self.size: int = 0

    def add(self, name: str, shape: list[int], most: int, meaning: str) -> i64:
        """One more field; returns where it begins."""
        field = Field(name, self.size, shape, most, meaning)
        self.fields.append(field)
        self.size += field.size()
        return field.at


def zeros(n: int) -> vec[u8]:
    """Empty bytes."""
    return vec[u8]([u8(0)] * n)


def clear(out: vec[u8], begin: i64, end: i64) -> None:
    """Bytes from the one to before the other become 0."""
    for k in range(begin, end):
        out[k] = 0


def put(out: vec[u8], at: i64, n: i64) -> None:
    """A number, cut to what a byte holds."""
    if n < MOST:
        out[at] = u8(n)
    else:
        out[at] = MOST


def put_all(out: vec[u8], at: i64, numbers: list[int]) -> None:
    """A row of numbers from 0 on, cut; the bytes are 0 before."""
    n: i64
    k = at
    for n in numbers:
        if n:
            put(out, k, n)
        k += 1


def put_numbers(out: vec[u8], at: i64, numbers: Ints) -> None:
    """The same of numbers that a state keeps natively."""
    for k in range(len(numbers)):
        if numbers[k]:
            put(out, at + k, numbers[k])


def put_cards(out: vec[u8], at: i64, cards: Ints) -> None:
    """A 1 for every card of a list."""
    card: i64
    for card in cards:
        out[at + card] = 1


def put_each(out: vec[u8], at: i64, things: Ints, size: i64) -> None:
    """One-hot rows, one after the other; -1 leaves its row empty."""
    thing: i64
    for thing in things:
        if thing >= 0:
            out[at + thing] = 1
        at += size


def put_set(out: vec[u8], at: i64, bits: i64) -> None:
    """A bit set, one byte a member; the bytes are 0 before."""
    k = at
    while bits:
        if bits & 1:
            out[k] = 1
        bits >>= 1
        k += 1
