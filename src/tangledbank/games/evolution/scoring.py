"""EV-16  Who wins."""

from __future__ import annotations

from .state import Evo


def winners(g: Evo) -> list[int]:
    """EV-16.4, EV-16.5  The highest score; ties by trait cards, then by population; else shared."""
    standings = [standing(g, seat, score) for seat, score in enumerate(g.scores())]
    best = max(standings)
    return [seat for seat in range(g.seats) if standings[seat] == best]


def standing(g: Evo, seat: int, score: int) -> tuple[int, int, int]:
    """Score, points from trait cards, points from population: larger is better."""
    traits = sum([len(g.cards[i]) for i in g.row[seat]])
    population = sum([g.pop[i] for i in g.row[seat]])
    return score, traits, population
