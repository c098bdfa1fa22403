"""The bot that searches: information-set tree search, in one tree that it keeps, or in several at the same time."""

from __future__ import annotations

from typing import NamedTuple

from ..core.rulebook import Json
from ..core.state import State
from .base import Budget, Idea, Sampler
from .greedy import GreedyBot
from .search.ismcts import Search
from .search.tree import Choice
from .styles import search_as
from .thinking import Table, best, ideas, search_on
from .trees import several


class Memory(NamedTuple):
    """A search, a world in which it happened, and what was chosen."""

    search: Search
    world: State
    action: int


class IsmctsBot:
    """Keeps its tree for the next question if nothing happened in between that it could not foresee."""

    def __init__(self) -> None:
        self.memory: Memory | None = None
        self.kept = 0
        """How often a tree was kept."""

    def __repr__(self) -> str:
        return f"<IsmctsBot: {self.kept} trees kept>"

    def choose(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> str:
        if len(options) == 1:
            return options[0]
        return options[best(self.table(view, options, sampler, budget, rng))]

    def think(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> list[Idea]:
        """All options, those that were tried most first."""
        if len(options) == 1:
            return GreedyBot().think(view, options, sampler, budget, rng)
        return ideas(self.table(view, options, sampler, budget, rng), options, sampler, rng)

    def table(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> Table:
        """What was found about every option."""
        numbers = [sampler.book.notation.read(option) for option in options]
        if budget.trees > 1:
            return several("ismcts", sampler, numbers, budget, rng)
        search = search_as("ismcts", sampler.book.name, sampler.seat, budget, self.recall(view, sampler))
        search_on(search, sampler, budget, rng)
        table = search.table(numbers)
        self.memory = Memory(search, sampler.world, numbers[best(table)])
        return table

    def recall(self, view: Json, sampler: Sampler) -> Choice | None:
        """The part of the last tree below the last choice, if that alone leads to what the seat sees now."""
        if self.memory is None or self.memory.search.seat != sampler.seat:
            return None
        search, world, action = self.memory
        after = world.clone()
        after.play_as(sampler.seat, action)
        if not after.asked() >> sampler.seat & 1 or sampler.book.view(after, sampler.seat) != view:
            return None
        question = search.root.question(sampler.seat)
        found = [c for c in question.choices if c is not None and c.action == action] if question else []
        self.kept += len(found)
        return found[0] if found else None
