"""A small network in whole numbers: the same results on every machine, compiled or not.

Two layers see the bytes of an observation; from the second one come a number for every sub-action and some for every
seat. Weights are fractions of 4096, activations fractions of 256 below 8. Two neighbouring sums share one 64-bit word,
so that one addition serves both: sums are below 2**30 (the file is refused otherwise), and no carry gets lost.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

WEIGHT_BITS: Final = 12
ACTIVE_BITS: Final = 8
MOST_ACTIVE: Final = 2047
"""Activations end here: 8 in fractions of 256."""
RESULT_BITS: Final = WEIGHT_BITS + ACTIVE_BITS
UNIT: Final = 1 << RESULT_BITS
"""Results are fractions of this."""
MOST_SUM: Final = 1 << 30
LOW: Final = 0xFFFFFFFF
MIDDLE: Final = 0x80000000


def low(word: i64) -> i64:
    """The first of the two sums in a word."""
    return ((word + MIDDLE) & LOW) - MIDDLE


def paired(numbers: list[int]) -> vec[i64]:
    """Numbers two by two in words; there is an even number of them."""
    words = vec[i64]([i64(0)] * (len(numbers) // 2))
    for k in range(len(words)):
        words[k] = numbers[2 * k] + (numbers[2 * k + 1] << 32)
    return words


def plain(numbers: list[int]) -> vec[i64]:
    """Numbers one by one."""
    return vec[i64](numbers)


class Weights:
    """A trained network: never changed, shared by all who look through it."""

    def __init__(self, sizes: list[int], parts: list[list[int]]) -> None:
        """`sizes`: inputs, first layer, second layer, sub-actions, other results. `parts`: for each of the three layers
        its weights and then where its sums begin; weights of the layers that are summed up go input by input."""
        self.inputs: Final[i64] = sizes[0]
        self.first: Final[i64] = sizes[1]
        self.second: Final[i64] = sizes[2]
        self.sub_actions: Final[i64] = sizes[3]
        self.others: Final[i64] = sizes[4]
        self.rows: Final = paired(parts[0])
        self.first_begin: Final = paired(parts[1])
        self.columns: Final = paired(parts[2])
        self.second_begin: Final = paired(parts[3])
        self.heads: Final = plain(parts[4])
        """By result its weights: sub-actions, then the others."""
        self.heads_begin: Final = plain(parts[5])

    def __repr__(self) -> str:
        layers = [self.inputs, self.first, self.second, self.sub_actions + self.others]
        return f"<Weights: {' -> '.join([str(int(n)) for n in layers])}>"


class Net:
    """One look through a network. It remembers the last observation: only bytes that changed cost something."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.seen: Final = vec[u8]([u8(0)] * int(weights.inputs))
        self.sums: Final = weights.first_begin[:]
        """Of the first layer."""
        self.active: Final = vec[i64]([i64(0)] * int(weights.second))
        """The second layer's activations."""

    def __repr__(self) -> str:
        return f"<Net: {self.weights!r}>"

    def see(self, observation: bytes) -> None:
        """The next observation; results are those of this one from now on."""
        seen = self.seen
        k: i64
        for k in range(self.weights.inputs):
            now: i64 = observation[k]
            before = i64(seen[k])
            if now != before:
                self.change(k, now - before)
                seen[k] = u8(now)
        self.think()

    def see_at(self, rows: vec[u8], at: i64) -> None:
        """The same from observations that lie one after the other."""
        seen = self.seen
        k: i64
        for k in range(self.weights.inputs):
            now = i64(rows[at + k])
            before = i64(seen[k])
            if now != before:
                self.change(k, now - before)
                seen[k] = u8(now)
        self.think()

    def change(self, k: i64, by: i64) -> None:
        """An input is more or less than before."""
        sums = self.sums
        rows = self.weights.rows
        n: i64 = len(sums)
        base = k * n
        for j in range(n):
            sums[j] += by * rows[base + j]

    def think(self) -> None:
        """From the sums of the first layer to the second one."""
        sums = self.sums
        second = self.weights.second_begin[:]
        k: i64
        for k in range(i64(len(sums))):
            word = sums[k]
            one = low(word)
            self.add(second, 2 * k, one)
            self.add(second, 2 * k + 1, (word - one) >> 32)
        active = self.active
        for k in range(i64(len(second))):
            word = second[k]
            one = low(word)
            active[2 * k] = activation(one >> WEIGHT_BITS)
            active[2 * k + 1] = activation((word - one) >> 32 + WEIGHT_BITS)

    def add(self, second: vec[i64], k: i64, total: i64) -> None:
        """What a unit of the first layer adds to the second one's sums."""
        value = activation(total >> WEIGHT_BITS - ACTIVE_BITS)
        if value == 0:
            return
        columns = self.weights.columns
        n: i64 = len(second)
        base = k * n
        for j in range(n):
            second[j] += value * columns[base + j]

    def result(self, k: i64) -> i64:
        """One result: of a sub-action, or of those after them."""
        active = self.active
        heads = self.weights.heads
        n: i64 = len(active)
        base = k * n
        total = self.weights.heads_begin[k]
        for j in range(n):
            total += active[j] * heads[base + j]
        return total

    def logits(self, sub_actions: list[int]) -> list[int]:
        """The results of some sub-actions."""
        return [self.result(sub_action) for sub_action in sub_actions]

    def values(self) -> list[int]:
        """The other results."""
        first = self.weights.sub_actions
        return [self.result(first + k) for k in range(self.weights.others)]


def activation(total: i64) -> i64:
    """Nothing below 0, and nothing above the most."""
    if total <= 0:
        return 0
    return total if total < MOST_ACTIVE else MOST_ACTIVE
