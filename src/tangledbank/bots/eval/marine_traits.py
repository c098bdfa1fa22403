"""What Traits are worth in Marine."""

from __future__ import annotations

from typing import Final

TRAIT_WORTH: Final[list[float]] = [
    *[7.0, 3.0, 5.0, 4.0, 4.0, 3.0],
    *[4.0, 4.5, 5.0, 4.0, 9.0, 2.5],
    *[5.0, 4.0, 2.0, 3.0, 4.0, 6.0],
]
"""By Trait: points in a whole game."""


def sum_of(traits: int) -> float:
    """What a set of Traits is worth."""
    found = 0.0
    trait = 0
    while traits >> trait:
        if traits >> trait & 1:
            found += TRAIT_WORTH[trait]
        trait += 1
    return found


def best_of(traits: int) -> float:
    """The best of a set of Traits."""
    found = 0.0
    trait = 0
    while traits >> trait:
        if traits >> trait & 1:
            found = max(found, TRAIT_WORTH[trait])
        trait += 1
    return found
