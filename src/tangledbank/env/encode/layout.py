"""Observations as bytes: named fields, one after the other."""

from __future__ import annotations

from typing import Final

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


class Layout:
    """The fields of an observation in order."""

    def __init__(self) -> None:
        self.fields: Final[list[Field]] = []
        self.size: int = 0

    def add(self, name: str, shape: list[int], most: int, meaning: str) -> int:
        """One more field; returns where it begins."""
        field = Field(name, self.size, shape, most, meaning)
        self.fields.append(field)
        self.size += field.size()
        return field.at


def put(out: bytearray, at: int, n: int) -> None:
    """A number, cut to what a byte holds; the byte is 0 before."""
    if n:
        out[at] = n if n < MOST else MOST


def put_all(out: bytearray, at: int, numbers: list[int]) -> None:
    """A row of numbers, cut; the bytes are 0 before."""
    for k in range(len(numbers)):
        n = numbers[k]
        if n:
            out[at + k] = n if n < MOST else MOST


def put_set(out: bytearray, at: int, bits: int) -> None:
    """A bit set, one byte a member."""
    k = 0
    while bits:
        if bits & 1:
            out[at + k] = 1
        bits >>= 1
        k += 1
