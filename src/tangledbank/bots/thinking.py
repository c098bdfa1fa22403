"""What the bots that search have in common: rounds until the budget is spent, and ideas from what was found."""

from __future__ import annotations

from time import perf_counter
from typing import Final, TypeAlias

from ..core.rng import MASK, next_state, scramble
from ..core.state import State
from .base import Budget, Idea, Sampler
from .judging import judge
from .search.ismcts import Search
from .search.sensible import sensible

ROUNDS: Final = 16
WORLDS: Final = 4
"""Between two looks at the clock there are so many rounds, in so many new worlds: making one costs about a round."""

Table: TypeAlias = "list[tuple[int, float, float]]"
"""By option how often it was tried, and the sums of its utilities and points."""


def search_on(search: Search, sampler: Sampler, budget: Budget, rng: int) -> None:
    """Search until the budget is spent; a first few rounds there are always."""
    end = perf_counter() + budget.milliseconds / 1000
    left = 0 if budget.milliseconds else max(1, budget.iterations)
    while True:
        rng = next_state(rng)
        rounds = min(ROUNDS, left or ROUNDS)
        search.run(worlds(sampler, rng, min(WORLDS, rounds)), rounds, scramble(rng))
        left -= rounds
        if left <= 0 and perf_counter() >= end:
            return


def worlds(sampler: Sampler, rng: int, n: int) -> list[State]:
    """Some worlds, drawn by one number."""
    return [sampler(scramble((scramble(rng) + k) & MASK)) for k in range(n)]


def worth_trying(options: list[str], sampler: Sampler) -> list[int]:
    """The places of the options that are not dominated on their face: no others are tried."""
    numbers = [sampler.book.notation.read(option) for option in options]
    left = sensible(sampler.world, sampler.seat, numbers, judge(sampler.book.name))
    return [k for k, action in enumerate(numbers) if action in left]


def best(table: Table) -> int:
    """The place of the option that was tried most; of equals the one that did better."""
    return ranking(table)[0]


def ranking(table: Table) -> list[int]:
    """The places of all options, the best first."""
    return sorted(range(len(table)), key=lambda k: (-table[k][0], -table[k][1]))


def ideas(table: Table, options: list[str], sampler: Sampler, rng: int) -> list[Idea]:
    """What was found as ideas, the best first; an option that was never tried is taken to be like all together."""
    opinion = judge(sampler.book.name)
    world = sampler(scramble(rng))
    visits, total, points = [sum(column) for column in zip(*table, strict=True)]
    found = []
    for k in ranking(table):
        n, utility, score = table[k] if table[k][0] else (visits, total, points)
        why = opinion.why(world, sampler.seat, sampler.book.notation.read(options[k]))
        found.append(Idea(options[k], table[k][0], utility / n, score / n, why))
    return found
