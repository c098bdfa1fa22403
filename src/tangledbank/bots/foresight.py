"""The bot that sees the round through for the options that look best."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from ..core.rng import following, mix
from ..core.rulebook import Json
from .base import Budget, Idea, Sampler
from .eval import judge
from .greedy import GreedyBot
from .search.foresight import foreseen
from .search.greedy import WORLDS, outlooks
from .thinking import Table, best, ideas, worlds

KEEP: Final = 8
"""So many options are seen through: those that look best one decision ahead."""


class ForesightBot:
    """Remembers nothing. A budget of iterations counts how often it plays on."""

    def choose(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> str:
        return options[0] if len(options) == 1 else options[best(table(options, sampler, budget, rng))]

    def think(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> list[Idea]:
        """All options, the best first."""
        if len(options) == 1:
            return GreedyBot().think(view, options, sampler, budget, rng)
        return ideas(table(options, sampler, budget, rng), options, sampler, rng)


def table(options: list[str], sampler: Sampler, budget: Budget, rng: int) -> Table:
    """What was found about every option until the budget was spent; in every world all that are kept are tried."""
    numbers = [sampler.book.notation.read(option) for option in options]
    opinion = judge(sampler.book.name)
    kept = promising(numbers, sampler, budget, rng)
    end = perf_counter() + budget.milliseconds / 1000
    left = budget.iterations
    found: Table = [(0, 0.0, 0.0)] * len(numbers)
    while True:
        rng = following(rng)
        world = sampler(mix(rng))
        for k in kept:
            n, utilities, points = found[k]
            utility, score = foreseen(world, sampler.seat, numbers[k], opinion)
            found[k] = (n + 1, utilities + utility, points + score)
        left -= len(kept)
        if left <= 0 and perf_counter() >= end:
            return found


def promising(numbers: list[int], sampler: Sampler, budget: Budget, rng: int) -> list[int]:
    """The places of the options that look best one decision ahead, at most as many as the budget can try."""
    glances = outlooks(worlds(sampler, rng, WORLDS), sampler.seat, numbers, judge(sampler.book.name))
    most = KEEP if budget.milliseconds else max(2, min(KEEP, budget.iterations))
    return sorted(range(len(numbers)), key=lambda k: -glances[k][0])[:most]
