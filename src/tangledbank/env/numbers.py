"""Whole numbers from outside, numpy's kinds included: seeds, seats, sub-actions. Anything else is refused."""

from __future__ import annotations

import operator
from contextlib import suppress
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..core.errors import OptionError
from ..core.message import Message
from ..core.rng import MASK, next_state, scramble
from ..core.rulebook import quoted

Whole: TypeAlias = "int | np.integer[Any]"

NO_SUB_ACTION: Final = -1
BEYOND: Final = 2**31 - 1
"""Below and above all sub-actions of all games."""


def whole(got: Any, refused: str, **words: str | int) -> int:
    """A whole number as Python's own; `refused` is the key of what is said otherwise."""
    if not isinstance(got, bool):
        with suppress(TypeError):
            return operator.index(got)
    raise OptionError(Message(refused, got=told(got), **words))


def plain(got: Any) -> Any:
    """A whole number as Python's own, and other things as they are: their reader says what is expected."""
    if not isinstance(got, bool):
        with suppress(TypeError):
            return operator.index(got)
    return got


def told(got: object) -> str:
    """What was given instead; a text that reads like a number has quotes."""
    try:
        return (quoted(got) if isinstance(got, str) else str(got))[:40]
    except ValueError:  # Python does not write numbers of thousands of digits
        return type(got).__name__


def seed_of(got: object) -> int:
    """A seed: the same numbers as everywhere else in the program."""
    seed = whole(got, "bad-seed", most=str(MASK))
    if not 0 <= seed <= MASK:
        raise OptionError(Message("bad-seed", got=told(seed), most=str(MASK)))
    return seed


class Seeds:
    """The seeds of an environment's games: given ones, or those that follow from the last given one."""

    def __init__(self) -> None:
        self.rng: int = scramble(0)

    def next(self, seed: Whole | None) -> int:
        """The seed of the next game."""
        if seed is not None:
            self.rng = scramble(seed_of(seed))
        self.rng = next_state(self.rng)
        return scramble(self.rng)


def sub_action_of(got: object) -> int:
    """A sub-action; whether it is allowed is another question. Numbers far from all of them become the nearest."""
    return max(NO_SUB_ACTION, min(whole(got, "env-bad-sub-action"), BEYOND))


def sub_actions_of(got: Any, n: int) -> NDArray[np.integer[Any]]:
    """A sub-action for each of n games."""
    try:
        sub_actions = np.asarray(got)
    except ValueError:  # lists among them: the first one is told
        sub_actions = np.array([sub_action_of(sub_action) for sub_action in got])
    if sub_actions.ndim != 1:
        raise OptionError(Message("env-bad-shape", got=str(sub_actions.shape), expected=str((n,))))
    if len(sub_actions) != n:
        raise OptionError(Message("env-bad-sub-actions", got=len(sub_actions), expected=n))
    if not np.issubdtype(
        sub_actions.dtype, np.integer
    ):  # something else among them, or a number too large for an array
        sub_actions = np.array([sub_action_of(sub_action) for sub_action in got])
    return np.minimum(sub_actions, BEYOND) if sub_actions.dtype == np.uint64 else sub_actions


def number_from_1(name: str, got: object, most: int) -> int:
    """How many of something."""
    n = whole(got, "env-bad-number", name=name, most=most)
    if not 1 <= n <= most:
        raise OptionError(Message("env-bad-number", name=name, got=told(n), most=most))
    return n


def seat_of(got: object, players: int) -> int:
    """One of the seats at a table."""
    seat = whole(got, "bad-seat", most=players - 1)
    if not 0 <= seat < players:
        raise OptionError(Message("bad-seat", got=told(seat), most=players - 1))
    return seat
