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

FIELD: Final = 24
"""So many options are seen through at most: those that look best one decision ahead, which often misses the best."""
WORLDS_FIELD: Final = 4
WORLDS_FEW: Final = 8
"""So many worlds for each of them; more where there are few."""
FINALISTS: Final = 4
WORLDS_FINAL: Final = (8, 16)
"""So many options are seen through two rounds, in so many worlds. In fewer, luck in the second round hides the rest."""


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
    """What was found about every option: first of the field, then, if the budget allows it, of the finalists."""
    end = perf_counter() + budget.milliseconds / 1000
    left = FIELD * WORLDS_FIELD if budget.milliseconds else budget.iterations
    race = Race(options, sampler, rng)
    kept = race.promising(max(2, min(FIELD, left // WORLDS_FIELD)))
    many = len(kept) > FINALISTS
    heats = max(1, min(WORLDS_FIELD if many else WORLDS_FEW, left // len(kept)))
    race.see(kept, 1, heats)
    final = (left - heats * len(kept)) // (2 * FINALISTS)
    if many and (final >= WORLDS_FINAL[0] or budget.milliseconds):
        kept = sorted(kept, key=lambda k: -race.found[k][1])[:FINALISTS]
        race.see(kept, 2, min(final, WORLDS_FINAL[1]))
    while perf_counter() < end:
        race.see(kept, 2 if many else 1, 1)
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

    def see(self, kept: list[int], rounds: int, n: int) -> None:
        """See some options through in some more worlds, the same for all of them."""
        for _ in range(n):
            self.rng = following(self.rng)
            world = self.sampler(mix(self.rng))
            for k in kept:
                visits, utilities, points = self.found[k]
                utility, score = foreseen(world, self.sampler.seat, self.actions[k], self.judge, rounds)
                self.found[k] = (visits + 1, utilities + utility, points + score)
