"""From points to chances: how surely every seat will win, by the judge's points and by playing on a little."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.rng import next_state, scramble
from ...core.rulebook import Rulebook
from ...core.state import State
from .foresight import see_through
from .ismcts import Search
from .judge import Judge, sum_of
from .playing import play_sensibly
from .tree import Choice

DOUBLINGS: Final = 10
"""The exponential is a power: no function of the mathematical library, whose last digits differ between machines."""


def chances(g: State, book: Rulebook, judge: Judge) -> list[float]:
    """The chance of every seat to win, which add up to 1; at the end the winners share it."""
    if not g.stack:
        return shares(book.winners(g), g.seats)
    values = judge.values(g)
    spread = judge.spread(g)
    best = max(values)
    weights = [exponential((value - best) / spread) for value in values]
    whole = sum_of(weights)
    return [weight / whole for weight in weights]


def shares(winners: list[int], seats: int) -> list[float]:
    """A game that is over: who shares the first place shares the chance."""
    each = 1.0 / len(winners)
    return [each if seat in winners else 0.0 for seat in range(seats)]


def exponential(x: float) -> float:
    """About e to the power of a number that is not positive."""
    base = 1.0 + x / (1 << DOUBLINGS)
    if base <= 0.0:
        return 0.0
    for _ in range(DOUBLINGS):
        base *= base
    return base


def add(sums: list[float], found: list[float]) -> None:
    for seat in range(len(sums)):
        sums[seat] += found[seat]


def played_on(g: State, book: Rulebook, judge: Judge, seeds: list[int], steps: int) -> list[float]:
    """The mean chances after some sensible answers of everybody, with the luck of each seed."""
    sums = [0.0] * g.seats
    for seed in seeds:
        after = g.clone()
        after.reseed(seed)
        play_sensibly(after, judge, scramble(seed), steps)
        add(sums, chances(after, book, judge))
    return [one / len(seeds) for one in sums]


def seen_through(world: State, seat: int, action: int, book: Rulebook, judge: Judge, rounds: int) -> list[float]:
    """The chances after an answer when all have played greedily to the end of some rounds."""
    g = world.clone()
    see_through(g, seat, action, judge, rounds)
    return chances(g, book, judge)


class ChanceSearch(Search):
    """A tree search that also adds up the chances of all seats where its rounds ended."""

    __slots__ = ("book", "sums")

    def __init__(self, like: Search, book: Rulebook) -> None:
        super().__init__(Choice(0, like.seat), like.seat, like.judge, like.style)
        self.book: Final = book
        self.sums: Final[list[float]] = []

    def learn(self, g: State) -> None:
        super().learn(g)
        if not self.sums:
            self.sums.extend([0.0] * g.seats)
        add(self.sums, chances(g, self.book, self.judge))


def searched(
    worlds: list[State], action: int, like: Search, book: Rulebook, rounds: int, rng: i64
) -> list[list[float]]:
    """The mean chances after an answer in each of some worlds, each with the same part of one search below it."""
    search = ChanceSearch(like, book)
    after: list[State] = []
    for world in worlds:
        g = world.clone()
        g.play_as(like.seat, action)
        after.append(g)
    found: list[list[float]] = [[0.0] * g.seats for g in after]
    luck: i64 = rng
    for _ in range(rounds):
        for k in range(len(after)):
            luck = next_state(luck)
            search.sums.clear()
            search.run([after[k]], 1, luck)
            add(found[k], search.sums)
    return [[one / rounds for one in sums] for sums in found]
