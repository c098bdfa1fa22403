"""What Traits are worth in Marine."""

from __future__ import annotations

from typing import Final

TRAIT_WORTH: Final[list[float]] = [
    *[5.3, 2.2, 1.5, 4.3, 4.5, 4.4],
    *[4.2, 4.0, 8.7, 2.6, 6.1, 1.0],
    *[9.9, 5.2, 1.7, 1.8, 3.6, 2.3],
]
"""By Trait: points in a whole game, 4.5 + 0.6 of what scripts/traits.py measured with rules 1 (docs/rulings.md).

Cannibal has another rule since and was not measured again: it stands in the middle.
"""


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
