"""The one source of chance: splitmix64 cut to 63 bits, the same numbers compiled or not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0x7FFFFFFFFFFFFFFF
GAMMA: Final = 0x1E3779B97F4A7C15


def scramble(x: i64) -> i64:
    """Scramble 63 bits. Compiled the products wrap, uncompiled they are exact; masked they are equal."""
    x = ((x ^ (x >> 30)) * 0x3F58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x14D049BB133111EB) & MASK
    return x ^ (x >> 31)


def next_state(rng: i64) -> i64:
    """The state of the generator after one draw."""
    return (rng + GAMMA) & MASK


def pick(rng: i64, n: i64) -> int:
    """A number from 0 to n - 1 out of a generator state; n is small against 2**32."""
    return (scramble(rng) >> 31) % n


def shuffle(items: list[int], rng: i64) -> i64:
    """Shuffle in place and return the generator state reached."""
    for k in range(len(items) - 1, 0, -1):
        rng = next_state(rng)
        j = pick(rng, k + 1)
        items[k], items[j] = items[j], items[k]
    return rng
