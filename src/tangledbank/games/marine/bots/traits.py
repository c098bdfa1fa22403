"""What Traits are worth in Marine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..state import Sea
from ..traits import EXAPTATION

TRAIT_WORTH: Final[list[float]] = [
    *[6.0, 1.2, 2.1, 2.6, 9.8, 4.8],
    *[3.4, 5.5, 4.1, 3.4, 6.6, 3.4],
    *[11.3, 5.3, 2.3, 1.0, 2.8, 4.0],
]
"""By Trait: points in a whole game, 4.5 + half of what scripts/bots/traits.py measured (docs/rulings.md): the mean of
the runs with rules 1 and 2, for Cannibal, whose rule has changed, of the second alone."""


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


def traits_worth(g: Sea, animal: i64) -> float:
    """What an animal's Traits would be worth in a whole game; those it may choose from count as the best of them."""
    hand = g.hands[animal]
    found = sum_of(g.traits[animal])
    if g.copy[animal] >= 0:
        found += TRAIT_WORTH[g.copy[animal]] - TRAIT_WORTH[EXAPTATION]
    if hand:
        found += sum_of(hand) if g.rejected[animal] else best_of(hand)
    return found
