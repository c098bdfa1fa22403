"""What an answer is worth. Rewards of all seats add up to 0, except when a sub-action was refused."""

from __future__ import annotations

from typing import Final

from ...core.rulebook import Rulebook
from ...core.state import State

REFUSAL: Final = -1.0
"""Who gives a sub-action that is not allowed loses this, and the game is over; the others get nothing."""


def final_rewards(book: Rulebook, g: State) -> list[float]:
    """When the game is over: the share of opponents behind less the share of those ahead, from -1 to 1."""
    scores = g.scores()
    winners = book.winners(g)
    standings = [score * 2 + (1 if seat in winners else 0) for seat, score in enumerate(scores)]
    rewards: list[float] = []
    for own in standings:
        behind = len([other for other in standings if other < own])
        ahead = len([other for other in standings if other > own])
        rewards.append((behind - ahead) / (g.seats - 1))
    return rewards


def dense_rewards(before: list[int], now: list[int]) -> list[float]:
    """After every answer: points won, less what the others won on average."""
    gains = [now[seat] - before[seat] for seat in range(len(now))]
    total = sum(gains)
    return [gain - (total - gain) / (len(gains) - 1) for gain in gains]


def refusal_rewards(seats: int, seat: int) -> list[float]:
    """The rewards when a seat gave a sub-action that is not allowed."""
    return [REFUSAL if other == seat else 0.0 for other in range(seats)]
