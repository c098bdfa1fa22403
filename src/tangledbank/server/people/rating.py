"""Ratings: how strong somebody is, and how sure that is, from the places in games of two to six people.

Plackett-Luce with one step of Bayesian approximation: Weng and Lin, "A Bayesian Approximation Method for Online
Ranking" (2011), algorithm 4. Everybody begins at 1500 with a standard deviation of 500.
tests/server/people/test_rating.py compares it with openskill, whose numbers are these divided by 60.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple

FIRST_MU: Final = 1500.0
FIRST_SIGMA: Final = 500.0
BETA: Final = 250.0
"""How much luck and form are worth in one game."""
TAU: Final = 5.0
"""How much anybody may have changed from one game to the next."""
LEAST_SHARE: Final = 0.0001
"""Of the variance that is left by one game."""
WIDTH: Final = 1.96
"""Standard deviations to each side between which the truth lies with 95 %, if the model is right."""
MIN_GAMES: Final = 10
"""Games after which somebody is in the leaderboard."""


class Rating(NamedTuple):
    """What is known of somebody's strength at one game."""

    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA

    @property
    def shown(self) -> int:
        return round(self.mu)

    @property
    def margin(self) -> int:
        """Half of the interval in which the true strength lies with 95 %."""
        return round(WIDTH * self.sigma)


def rated(before: list[Rating], places: list[int]) -> list[Rating]:
    """Everybody's rating after a game in which they have reached these places; equal ones are shared."""
    moved = [Rating(rating.mu, sqrt(rating.sigma**2 + TAU**2)) for rating in before]
    c = sqrt(sum([rating.sigma**2 + BETA**2 for rating in moved]))
    strength = [exp(rating.mu / c) for rating in moved]
    # for everybody: how strong all together are who were not better, and how many share the place
    beaten = [sum([s for s, other in zip(strength, places, strict=True) if other >= place]) for place in places]
    sharing = [places.count(place) for place in places]
    found: list[Rating] = []
    for i, rating in enumerate(moved):
        above = [q for q, place in enumerate(places) if place <= places[i]]
        share = {q: strength[i] / beaten[q] for q in above}
        omega = sum([((q == i) - share[q]) / sharing[q] for q in above])
        delta = sum([share[q] * (1 - share[q]) / sharing[q] for q in above])
        variance = rating.sigma**2
        left = max(1 - rating.sigma / c * variance / c**2 * delta, LEAST_SHARE)
        found.append(Rating(rating.mu + variance / c * omega, rating.sigma * sqrt(left)))
    return found
