"""The one source of chance: two generators, the same numbers compiled or not.

A seed below 2**63 drives splitmix64 cut to 63 bits: fast, and whoever sees enough of its numbers can find the rest. A
larger one, of 256 bits, is a key: the numbers are SHA-256 of the key and a counter, and nobody finds the rest.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

MASK: Final = 0x7FFFFFFFFFFFFFFF
BITS: Final = i64(MASK)
"""The same as a native number: a constant of more than 62 bits is an object when compiled."""
GAMMA: Final = 0x1E3779B97F4A7C15
KEY_BYTES: Final = 32
DRAWN_BYTES: Final = 7
"""Of a hash: 56 bits are enough, n is small against that, and positive in an i64."""


def scramble(x: i64) -> i64:
    """Scramble 63 bits. Compiled the products wrap, uncompiled they are exact; masked they are equal."""
    x = ((x ^ (x >> 30)) * 0x3F58476D1CE4E5B9) & BITS
    x = ((x ^ (x >> 27)) * 0x14D049BB133111EB) & BITS
    return x ^ (x >> 31)


def next_state(rng: i64) -> i64:
    """The state of the generator after one draw."""
    return (rng + GAMMA) & BITS


def pick(rng: i64, n: i64) -> i64:
    """A number from 0 to n - 1 out of a generator state; n is small against 2**32."""
    return (scramble(rng) >> 31) % n


def shuffle(items: list[int], rng: i64) -> i64:
    """Shuffle in place and return the generator state reached."""
    for k in range(len(items) - 1, 0, -1):
        rng = next_state(rng)
        j = pick(rng, k + 1)
        items[k], items[j] = items[j], items[k]
    return rng


# ---- seeds of 256 bits --------------------------------------------------------------------
def key_of(seed: int) -> bytes:
    """The key of a seed of 256 bits; empty for a seed of 63 bits."""
    return seed.to_bytes(KEY_BYTES, "big") if seed > MASK else b""


def keyed_number(key: bytes, count: int) -> int:
    """The number of 56 bits with this place in the order of draws."""
    return int.from_bytes(sha256(key + count.to_bytes(8, "big")).digest()[:DRAWN_BYTES], "big")


def seating_rng(seed: int) -> int:
    """The generator state that deals who plays what, apart from all draws of the game."""
    return keyed_number(key_of(seed), MASK) if seed > MASK else scramble(scramble(seed & MASK))
