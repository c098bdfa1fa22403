"""The flat Monte Carlo bot: every option is played on in many worlds."""

from __future__ import annotations

from ..core.rulebook import Json
from .base import Budget, Idea, Sampler
from .greedy import GreedyBot
from .styles import search_as
from .thinking import Table, best, ideas, search_on
from .trees import several


class RolloutBot:
    """Remembers nothing."""

    def choose(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> str:
        return options[0] if len(options) == 1 else options[best(table(options, sampler, budget, rng))]

    def think(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> list[Idea]:
        """All options, those that were tried most first."""
        if len(options) == 1:
            return GreedyBot().think(view, options, sampler, budget, rng)
        return ideas(table(options, sampler, budget, rng), options, sampler, rng)


def table(options: list[str], sampler: Sampler, budget: Budget, rng: int) -> Table:
    """What was found about every option."""
    numbers = [sampler.book.notation.read(option) for option in options]
    if budget.trees > 1:
        return several("rollout", sampler, numbers, budget, rng)
    search = search_as("rollout", sampler.book.name, sampler.seat, budget)
    search_on(search, sampler, budget, rng)
    return search.table(numbers)
