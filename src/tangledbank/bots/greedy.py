"""The bot that looks one decision ahead."""

from __future__ import annotations

from ..core.rulebook import Json
from .base import Budget, Idea, Sampler
from .judging import judge
from .search.greedy import WORLDS, outlooks
from .thinking import Table, ideas, ranking, worlds, worth_trying


class GreedyBot:
    """Tries every option in a few worlds and believes the judge."""

    def __repr__(self) -> str:
        return "GreedyBot()"

    def choose(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> str:
        return options[0] if len(options) == 1 else options[ranking(table(options, sampler, rng))[0]]

    def think(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> list[Idea]:
        """All options, the best first; of equals the earlier."""
        return ideas(table(options, sampler, rng), options, sampler, rng)


def table(options: list[str], sampler: Sampler, rng: int) -> Table:
    """What the judge says of every option that is tried."""
    tried = worth_trying(options, sampler)
    numbers = [sampler.book.notation.read(options[k]) for k in tried]
    outcomes = outlooks(worlds(sampler, rng, WORLDS), sampler.seat, numbers, judge(sampler.book.name))
    found: Table = [(0, 0.0, 0.0)] * len(options)
    for k, (value, score) in zip(tried, outcomes, strict=True):
        found[k] = (WORLDS, WORLDS * value, WORLDS * score)
    return found
