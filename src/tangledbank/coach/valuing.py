"""What a position is worth: one fixed function of the position and its place in the game.

Everybody plays on for some answers, sensibly and with other luck each time, then the judge of the game says what the
position is worth, and its spread makes chances of points. At the end of the game the chance is the result.
"""

from __future__ import annotations

from typing import Final

from ..bots.base import chance
from ..bots.judging import judge
from ..bots.search.chances import played_on
from ..bots.styles import PLAYED_ON
from ..core.rng import MASK, scramble
from ..core.rulebook import Rulebook
from ..core.state import State, Undrawn
from .effort import Effort
from .vectors import Vector, mean, vector

VALUE_PLACE: Final = 91
DRAW_PLACE: Final = 92
WORLD_PLACE: Final = 93
SEARCH_PLACE: Final = 94
CLEAR_PLACE: Final = 95
"""Instead of a seat, so that no two numbers of chance have the same source."""

PART: Final = 2
"""Continuations for each of many worlds."""


class Evaluator:
    """Values of positions of one game. Equal positions at the same ply have the same value, whatever chance is next."""

    def __init__(self, book: Rulebook, seed: int, effort: Effort) -> None:
        self.book: Final = book
        self.judge: Final = judge(book.name)
        self.seed: Final = seed
        self.effort: Final = effort

    def seeds(self, place: int, ply: int, n: int) -> list[int]:
        """Numbers to draw chance from, for one purpose at one ply."""
        first = chance(self.seed, place, ply)
        return [scramble((first + k) & MASK) for k in range(n)]

    def value(self, g: State, ply: int) -> Vector:
        """The chances of all seats."""
        n = self.effort.continuations if g.stack else 1
        return self.valued(g, self.seeds(VALUE_PLACE, ply, n))

    def valued(self, g: State, seeds: list[int]) -> Vector:
        return vector(played_on(g, self.book, self.judge, seeds, PLAYED_ON))

    def expected(self, g: State, seat: int, action: int, ply: int) -> Vector:
        """The value after an answer before chance has decided; the value itself where it has nothing to decide."""
        after = g.clone()
        after.draws = []
        try:
            after.play_as(seat, action)
        except Undrawn:
            seeds = self.seeds(DRAW_PLACE, ply, self.effort.draws)
            return mean([self.drawn(g, seat, action, ply, seed) for seed in seeds])
        return self.value(after, ply + 1)

    def over_worlds(self, worlds: list[State], ply: int) -> Vector:
        """The mean value of worlds, each with a part of the continuations: many tell more than much about few."""
        seeds = self.seeds(VALUE_PLACE, ply, self.effort.continuations)
        return mean([self.valued(world, part(seeds, k)) for k, world in enumerate(worlds)])

    def expected_over(self, worlds: list[State], seat: int, action: int, ply: int) -> Vector:
        """The mean of the values after an answer, with other draws in each of the worlds."""
        after: list[State] = []
        for world, seed in zip(worlds, self.seeds(DRAW_PLACE, ply, len(worlds)), strict=True):
            g = world.clone()
            g.reseed(seed)
            g.play_as(seat, action)
            after.append(g)
        return self.over_worlds(after, ply + 1)

    def drawn(self, g: State, seat: int, action: int, ply: int, seed: int | None = None) -> Vector:
        """The value after an answer with its own luck, or with some other."""
        after = g.clone()
        if seed is not None:
            after.reseed(seed)
        after.play_as(seat, action)
        return self.value(after, ply + 1)


def part(seeds: list[int], k: int) -> list[int]:
    """The seeds of the k-th world: some after the other, then from the beginning."""
    return [seeds[(k * PART + n) % len(seeds)] for n in range(PART)]
