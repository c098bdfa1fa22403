"""Whole numbers from outside, numpy's kinds included: seeds, seats, letters. Anything else is refused."""

from __future__ import annotations

import operator
from contextlib import suppress
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..core.errors import OptionError
from ..core.message import Message
from ..core.rng import MASK

Whole: TypeAlias = "int | np.integer[Any]"

NO_LETTER: Final = -1
BEYOND: Final = 2**31 - 1
"""Below and above all letters of all games."""


def whole(got: Any, refused: str, **words: str | int) -> int:
    """A whole number as Python's own; `refused` is the key of what is said otherwise."""
    if not isinstance(got, bool):
        with suppress(TypeError):
            return operator.index(got)
    raise OptionError(Message(refused, got=str(got)[:40], **words))


def seed_of(got: object) -> int:
    """A seed, cut to the bits that games use."""
    return whole(got, "bad-seed", most=str(MASK)) & MASK


def letter_of(got: object) -> int:
    """A letter; whether it is allowed is another question. Those far from all letters become the nearest of these."""
    return max(NO_LETTER, min(whole(got, "env-bad-letter"), BEYOND))


def letters_of(got: Any, n: int) -> NDArray[np.integer[Any]]:
    """A letter for each of n games."""
    letters = np.asarray(got)
    if letters.shape != (n,):
        raise OptionError(Message("env-bad-letters", got=letters.size, expected=n))
    if not np.issubdtype(letters.dtype, np.integer):  # something else among them, or a number too large for an array
        letters = np.array([letter_of(letter) for letter in got])
    return np.minimum(letters, BEYOND) if letters.dtype == np.uint64 else letters


def number_from_1(name: str, got: object, most: int) -> int:
    """How many of something."""
    n = whole(got, "env-bad-number", name=name, most=most)
    if not 1 <= n <= most:
        raise OptionError(Message("env-bad-number", name=name, got=n, most=most))
    return n


def seat_of(got: object, players: int) -> int:
    """One of the seats at a table."""
    seat = whole(got, "bad-seat", most=players - 1)
    if not 0 <= seat < players:
        raise OptionError(Message("bad-seat", got=seat, most=players - 1))
    return seat
