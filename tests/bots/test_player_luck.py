"""The luck that bots get: the same at the same place, and no way from it to the seed that all secrets follow from."""

from __future__ import annotations

import pytest

from tangledbank import new
from tangledbank.bots import chance
from tangledbank.bots.outside.protocol import chance_number
from tangledbank.core.rng import MASK, scramble

LUCK = 6_929_639_479_649_624_090
"""Of seat 1 after 20 decisions of the game with seed 7."""
SEED = 123456789012345678
FIRST = pow(0x3F58476D1CE4E5B9, -1, MASK + 1)
SECOND = pow(0x14D049BB133111EB, -1, MASK + 1)


def unshift(y: int, by: int) -> int:
    """The x of which y is x ^ (x >> by)."""
    x = y
    for _ in range(64 // by + 1):
        x = y ^ (x >> by)
    return x


def unmix(y: int) -> int:
    """The opposite of mix: 63 bits lose nothing by it."""
    return unshift((unshift((unshift(y, 31) * SECOND) & MASK, 27) * FIRST) & MASK, 30)


@pytest.mark.parametrize("x", [0, 1, SEED, MASK])
def test_mix_alone_hides_nothing(x: int) -> None:
    assert unmix(scramble(x)) == x


def test_undoing_mix_leads_from_luck_to_no_seed() -> None:
    """What a bot could do: it knows its seat, and the number of decisions nearly."""
    for ply in range(20):
        for seat in range(4):
            found = chance(SEED, seat, ply)
            once = unmix(found)
            shifted = [(once - (k << 3) - seat) & MASK for k in range(40)]
            guesses = [found, once, *shifted, *[unmix(x) for x in shifted]]
            assert not {SEED, SEED ^ 0x5EED, scramble(SEED), scramble(SEED ^ 0x5EED)} & set(guesses)


def test_luck_is_the_same_in_every_build_and_on_every_machine() -> None:
    assert chance(7, 1, 20) == LUCK
    game = new("evolution", 2, 7)
    assert chance_number(game, 1) == chance(7, 1, 0) >> 31


def test_neighbours_have_nothing_in_common() -> None:
    """Of the bits of two neighbouring numbers about half differ."""
    pairs = [(chance(seed, 0, 5), chance(seed + 1, 0, 5)) for seed in range(200)]
    pairs += [(chance(9, 0, ply), chance(9, 1, ply)) for ply in range(200)]
    differing = [(a ^ b).bit_count() for a, b in pairs]
    assert 30 < sum(differing) / len(differing) < 33
    assert min(differing) > 10
    assert all(0 <= a <= MASK for a, _ in pairs)
