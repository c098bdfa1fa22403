"""The lookahead bot: plays the round to its end for many options, and the next round too for the few that are left."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from ..core.rng import next_state, scramble
from ..core.rulebook import Json
from ..core.state import State
from .base import Budget, Idea, Sampler
from .greedy import GreedyBot
from .judging import judge
from .search.foresight import foreseen
from .search.greedy import WORLDS, outlooks
from .thinking import Table, best, ideas, worlds, worth_trying

FIELD: Final = 24
"""So many options are seen through at most: those that look best one decision ahead, which often misses the best."""
WORLDS_FIELD: Final = 4
WORLDS_FEW: Final = 8
"""So many worlds for each of them; more where there are few."""
FINALISTS: Final = 4
WORLDS_FINAL: Final = (8, 16)
"""So many options are seen through two rounds, in so many worlds. In fewer, luck in the second round hides the rest."""


class ForesightBot:
    """Remembers nothing. A budget of iterations counts rounds that are seen through; one there always is."""

    def choose(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> str:
        return options[0] if len(options) == 1 else options[best(table(options, sampler, budget, rng))]

    def think(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> list[Idea]:
        """All options, the best first."""
        if len(options) == 1:
            return GreedyBot().think(view, options, sampler, budget, rng)
        return ideas(table(options, sampler, budget, rng), options, sampler, rng)


def table(options: list[str], sampler: Sampler, budget: Budget, rng: int) -> Table:
    """What was found about every option: first of the field, then, if the budget allows it, of the finalists."""
    end = perf_counter() + budget.milliseconds / 1000 if budget.milliseconds else inf
    left = FIELD * WORLDS_FIELD if budget.milliseconds else budget.iterations
    race = Race(options, sampler, rng, end)
    kept = race.promising(max(2, min(FIELD, left // WORLDS_FIELD)))
    many = len(kept) > FINALISTS
    heats = max(1, min(WORLDS_FIELD if many else WORLDS_FEW, left // len(kept)))
    race.heats(kept, heats)
    final = (left - heats * len(kept)) // (2 * FINALISTS)
    if many and (final >= WORLDS_FINAL[0] or budget.milliseconds):
        kept = sorted(kept, key=lambda k: -race.found[k][1])[:FINALISTS]
        race.see(kept, 2, race.worlds(min(final, WORLDS_FINAL[1])))
    while budget.milliseconds and not race.is_late():
        race.see(kept, 2 if many else 1, race.worlds(1))
    return race.found


class Race:
    """What is known of all options of a question so far, and when it ends."""

    def __init__(self, options: list[str], sampler: Sampler, rng: int, end: float) -> None:
        self.sampler: Final = sampler
        self.judge: Final = judge(sampler.book.name)
        self.actions: Final = [sampler.book.notation.read(option) for option in options]
        self.found: Final[Table] = [(0, 0.0, 0.0)] * len(options)
        self.kept: Final = worth_trying(options, sampler)
        """The places of the options that are not dominated."""
        self.rng = rng
        self.end: Final = end
        self.begun = False

    def promising(self, most: int) -> list[int]:
        """The places of the options that look best one decision ahead, the best first."""
        actions = [self.actions[k] for k in self.kept]
        glances = outlooks(worlds(self.sampler, self.rng, WORLDS), self.sampler.seat, actions, self.judge)
        order = sorted(range(len(glances)), key=lambda k: -glances[k][0])[:most]
        return [self.kept[k] for k in order]

    def is_late(self) -> bool:
        return perf_counter() >= self.end

    def worlds(self, n: int) -> list[State]:
        """Some more worlds."""
        made = []
        for _ in range(n):
            self.rng = next_state(self.rng)
            made.append(self.sampler(scramble(self.rng)))
        return made

    def heats(self, kept: list[int], n: int) -> None:
        """See options through the round in the same worlds, a few at a time: if time is short, at least those."""
        shared = self.worlds(n)
        for first in range(0, len(kept), FINALISTS):
            self.see(kept[first : first + FINALISTS], 1, shared)

    def see(self, kept: list[int], rounds: int, shared: list[State]) -> None:
        """See some options through in some worlds, the same for all of them.

        A world that is not finished in time does not count: who was tried once more would be taken for the best.
        Only the very first one does, because something must be found.
        """
        for world in shared:
            seen = self.seen(kept, rounds, world)
            if len(seen) == len(kept) or not self.begun:
                self.add(kept, seen)

    def seen(self, kept: list[int], rounds: int, world: State) -> list[tuple[float, float]]:
        """Utility and points of some options after some rounds, as many as time allows."""
        found: list[tuple[float, float]] = []
        for k in kept:
            if self.is_late() and (self.begun or found):
                break
            found.append(foreseen(world, self.sampler.seat, self.actions[k], self.judge, rounds))
        return found

    def add(self, kept: list[int], seen: list[tuple[float, float]]) -> None:
        self.begun = True
        for k, (utility, score) in zip(kept, seen, strict=False):  # the last ones may be missing
            visits, utilities, points = self.found[k]
            self.found[k] = (visits + 1, utilities + utility, points + score)
