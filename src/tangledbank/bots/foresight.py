"""The bot that sees the round through for many options, and the next round too for the few that are left."""

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

FIELD: Final = 32
"""So many options are seen through at most: those that look best one decision ahead, which often misses the best."""
FINALISTS: Final = 4
"""So many are seen through two rounds: one round says little of what a species is worth later."""
HEATS: Final = 4
"""With a budget in milliseconds, worlds for the field."""


class ForesightBot:
    """Remembers nothing. A budget of iterations counts rounds that are seen through."""

    def choose(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> str:
        return options[0] if len(options) == 1 else options[best(table(options, sampler, budget, rng))]

    def think(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> list[Idea]:
        """All options, the best first."""
        if len(options) == 1:
            return GreedyBot().think(view, options, sampler, budget, rng)
        return ideas(table(options, sampler, budget, rng), options, sampler, rng)


def table(options: list[str], sampler: Sampler, budget: Budget, rng: int) -> Table:
    """What was found about every option: half of the budget is for the field, half for the finalists."""
    end = perf_counter() + budget.milliseconds / 1000
    half = FIELD * HEATS if budget.milliseconds else budget.iterations // 2
    race = Race(options, sampler, rng)
    kept = race.promising(max(2, min(FIELD, half)))
    if len(kept) > FINALISTS:
        for _ in range(max(1, half // FIELD)):
            race.see(kept, 1)
        kept = sorted(kept, key=lambda k: -race.found[k][1])[:FINALISTS]
    for _ in range(1 if budget.milliseconds else max(1, half // (2 * FINALISTS))):
        race.see(kept, 2)
    while perf_counter() < end:
        race.see(kept, 2)
    return race.found


class Race:
    """What is known of all options of a question so far."""

    def __init__(self, options: list[str], sampler: Sampler, rng: int) -> None:
        self.sampler: Final = sampler
        self.judge: Final = judge(sampler.book.name)
        self.actions: Final = [sampler.book.notation.read(option) for option in options]
        self.found: Final[Table] = [(0, 0.0, 0.0)] * len(options)
        self.rng = rng

    def promising(self, most: int) -> list[int]:
        """The places of the options that look best one decision ahead."""
        glances = outlooks(worlds(self.sampler, self.rng, WORLDS), self.sampler.seat, self.actions, self.judge)
        return sorted(range(len(glances)), key=lambda k: -glances[k][0])[:most]

    def see(self, kept: list[int], rounds: int) -> None:
        """See some options through in one more world, the same for all of them."""
        self.rng = following(self.rng)
        world = self.sampler(mix(self.rng))
        for k in kept:
            n, utilities, points = self.found[k]
            utility, score = foreseen(world, self.sampler.seat, self.actions[k], self.judge, rounds)
            self.found[k] = (n + 1, utilities + utility, points + score)
