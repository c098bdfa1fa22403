"""Numbers that a state keeps, and the answers to a question.

Compiled they are native, in one block, so that none of them becomes an object before somebody takes it; uncompiled they
are lists, since nothing is faster there. They are read, written, copied and walked through like a list. What makes
`Ints` longer or shorter gives back what it made, because a block may have to move: `hand = without(hand, card)`.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

ROOM: Final = 56
"""For so many answers at first: a block of this size is still one of Python's small ones."""
COMPILED: Final = not __file__.endswith(".py")

if COMPILED:  # librt comes with the compiler; uncompiled it is not needed
    from librt import vecs
    from librt.vecs import vec

    EMPTY: Final = vec[i64]([i64(0)] * ROOM)

Ints: TypeAlias = "vec[i64]"
Rows: TypeAlias = "vec[vec[i64]]"
"""Some of them for each seat, say."""


def ints(numbers: Iterable[int]) -> Ints:
    """Some numbers."""
    if isinstance(numbers, list):  # what takes anything asks for a buffer first, and fails slowly
        return vec[i64]([n for n in numbers], capacity=len(numbers))  # noqa: C416  read natively
    return vec[i64](numbers)


def no_ints() -> Ints:
    """None yet."""
    return vec[i64]()


def rows(number: i64) -> Rows:
    """So many rows, all empty."""
    found = vec[vec[i64]]()
    for _ in range(number):
        found = vecs.append(found, vec[i64]())
    return found


def rows_of(numbers: Iterable[Iterable[int]]) -> Rows:
    """Rows with these numbers."""
    found = vec[vec[i64]]()
    for row in numbers:
        found = vecs.append(found, ints(row))
    return found


def place(numbers: Ints, n: i64) -> i64:
    """Where it is first; -1: nowhere."""
    for k in range(len(numbers)):
        if numbers[k] == n:
            return k
    return -1


def sum_of(numbers: Ints, at: i64, n: i64) -> i64:
    """The sum of n of them, from a place on."""
    found: i64 = 0
    for k in range(at, at + n):
        found += numbers[k]
    return found


def appended(numbers: Ints, n: i64) -> Ints:
    """With one more at the end."""
    return vecs.append(numbers, n)


def inserted(numbers: Ints, k: i64, n: i64) -> Ints:
    """With one more before the one that was in a place."""
    return vecs.extend(vecs.append(numbers[:k], n), numbers[k:])


def without(numbers: Ints, n: i64) -> Ints:
    """Without the first of this value."""
    return vecs.remove(numbers, n)


def without_place(numbers: Ints, k: i64) -> Ints:
    """Without the one in this place."""
    return vecs.pop(numbers, k)[0]


def without_last(numbers: Ints) -> Ints:
    """Without the one at the end."""
    return vecs.pop(numbers)[0]


# ---- answers ----
@final
@mypyc_attr(free_list_len=1)  # acyclic would be wrong: freed deep inside others, they need the header of the collector
class Options:
    """The legal answers to a question, in their order; once complete, they never change."""

    def __init__(self) -> None:
        self.room: vec[i64] = EMPTY[:]
        self.number: i64 = 0

    def append(self, action: i64) -> None:
        """One more."""
        if self.number == len(self.room):
            self.grow()
        self.room[self.number] = action
        self.number += 1

    def grow(self) -> None:
        """Twice the room; apart, so that append() is short."""
        self.room = vecs.extend(self.room, self.room)

    def extend(self, actions: Iterable[int]) -> None:
        """Some more."""
        for action in actions:
            self.append(action)

    def __len__(self) -> int:
        return self.number

    def __getitem__(self, k: i64) -> i64:
        if 0 <= k < self.number:
            return self.room[k]
        if -self.number <= k < 0:
            return self.room[k + self.number]
        raise IndexError(k)

    def __iter__(self) -> Iterator[int]:
        return iter(list(self.room[: self.number]))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Options):
            k: i64 = 0
            while k < self.number and k < other.number and self.room[k] == other.room[k]:
                k += 1
            return k == self.number == other.number
        return isinstance(other, list) and list(self) == other

    def __repr__(self) -> str:
        return repr(list(self))


def each(options: Options) -> Ints:
    """The answers to walk through: `for action in each(options)` makes no objects of them."""
    return options.room[: options.number]


def options_of(actions: Iterable[int]) -> Options:
    """Options that are known already."""
    options = Options()
    options.extend(actions)
    return options


# ---- pickled as what makes them again ----
def ints_reduced(numbers: Ints) -> tuple[Callable[..., Ints], tuple[list[int]]]:
    return ints, (list(numbers),)


def rows_reduced(numbers: Rows) -> tuple[Callable[..., Rows], tuple[list[list[int]]]]:
    return rows_of, ([list(row) for row in numbers],)


if COMPILED:
    copyreg.pickle(type(no_ints()), ints_reduced)
    copyreg.pickle(type(rows(0)), rows_reduced)


# ---- uncompiled ---------------------------------------------------------------------------
def list_no_ints() -> list[int]:
    return []


def list_rows(number: int) -> list[list[int]]:
    return [[] for _ in range(number)]


def list_each(options: list[int]) -> list[int]:
    return options


def list_place(numbers: list[int], n: int) -> int:
    return numbers.index(n) if n in numbers else -1


def list_sum_of(numbers: list[int], at: int, n: int) -> int:
    return sum(numbers[at : at + n])


def list_appended(numbers: list[int], n: int) -> list[int]:
    numbers.append(n)
    return numbers


def list_inserted(numbers: list[int], k: int, n: int) -> list[int]:
    numbers.insert(k, n)
    return numbers


def list_without(numbers: list[int], n: int) -> list[int]:
    numbers.remove(n)
    return numbers


def list_without_place(numbers: list[int], k: int) -> list[int]:
    numbers.pop(k)
    return numbers


def list_without_last(numbers: list[int]) -> list[int]:
    numbers.pop()
    return numbers


if not COMPILED:
    in_lists = {name[5:]: value for name, value in globals().items() if name.startswith("list_")}
    globals().update(in_lists, ints=list, Options=list, options_of=list)
