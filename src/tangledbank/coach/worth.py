"""What the answers to a question are worth to the seat that must choose, in worlds that it cannot tell apart.

The coach looks at a question as the game's expert does: an expert that plays rounds to their end (foresight) in the
same worlds for all answers, one that searches (ismcts) with a tree. Whichever answer is found best is chosen by other
trials than those by which the loss is measured, so that luck of the trials does not look like a mistake of the player.
A second opinion, what the positions after the answers are worth (`Evaluator`), counts as much as the expert's: each
errs in its own way, the expert because all its players are alike.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..bots.base import Budget, Sampler
from ..bots.player import level
from ..bots.search.chances import searched, seen_through
from ..bots.search.greedy import WORLDS, outlooks
from ..bots.search.ismcts import Search
from ..bots.search.judge import mean_of
from ..bots.styles import search_as
from ..bots.thinking import ranking, search_on, worlds, worth_trying
from ..core.state import State
from .valuing import SEARCH_PLACE, WORLD_PLACE, Evaluator
from .vectors import WHOLE

EXPERT: Final = "expert"
LOOKS_AHEAD: Final = "foresight"
FINALISTS: Final = 3
MANY: Final = 4
"""With more answers than these two rounds are looked at: their luck hides small differences between few answers."""


class Worth(NamedTuple):
    """What was found about a question. Places are those of its options."""

    best: int
    chances: dict[int, list[float]]
    """By place the chances of all seats; only those that were compared in the end."""


class Question:
    """A seat's question, with the place of what it answered."""

    def __init__(
        self, evaluator: Evaluator, state: State, seat: int, options: list[str], played: int, ply: int
    ) -> None:
        self.evaluator: Final = evaluator
        self.book: Final = evaluator.book
        self.seat: Final = seat
        self.options: Final = options
        self.actions: Final = [self.book.notation.read(option) for option in options]
        self.played: Final = played
        self.ply: Final = ply
        self.sampler: Final = Sampler(self.book, state, seat)

    def worlds(self, place: int, n: int) -> list[State]:
        return [self.sampler(seed) for seed in self.evaluator.seeds(place, self.ply, n)]

    def worth(self) -> Worth:
        """The best answer that was found, and what it and the one that was given are worth."""
        expert = level(self.book.name, EXPERT).bot
        return self.by_rounds() if expert == LOOKS_AHEAD else self.by_search()

    # ---- rounds played to their end -----------------------------------------------------------
    def by_rounds(self) -> Worth:
        effort = self.evaluator.effort
        field = self.field()
        shared = self.worlds(SEARCH_PLACE, effort.heats + effort.finals)
        heats = {k: mean_of(self.seen(k, shared[: effort.heats], 1)) for k in field}
        finalists = sorted(field, key=lambda k: -heats[k])[:FINALISTS]
        rounds = 2 if len(field) > MANY else 1
        final = shared[effort.heats :]
        chosen = {k: mean_of(self.seen(k, final[::2], rounds)) for k in {*finalists, self.played}}
        best = max(chosen, key=lambda k: (chosen[k], k == self.played, -k))
        return Worth(
            best, {k: self.two_opinions(k, final[1::2], self.through(k, final[1::2], rounds)) for k in self.pair(best)}
        )

    def pair(self, best: int) -> list[int]:
        """The places that are compared in the end."""
        return sorted({best, self.played})

    def two_opinions(self, place: int, shared: list[State], first: list[list[float]]) -> list[float]:
        """The mean of what the expert found in some worlds, and what the positions after the answer are worth."""
        second = [self.evaluator.drawn(world, self.seat, self.actions[place], self.ply) for world in shared]
        return [
            (mean_of(list(a)) + mean_of([float(n) for n in b]) / WHOLE) / 2
            for a, b in zip(zip(*first, strict=True), zip(*second, strict=True), strict=True)
        ]

    def field(self) -> list[int]:
        """The answers that look best one decision ahead, and the one that was given."""
        tried = worth_trying(self.options, self.sampler)
        shared = worlds(self.sampler, self.evaluator.seeds(SEARCH_PLACE, self.ply, 1)[0], WORLDS)
        glances = outlooks(shared, self.seat, [self.actions[k] for k in tried], self.evaluator.judge)
        order = sorted(range(len(tried)), key=lambda k: -glances[k][0])[: self.evaluator.effort.field]
        found = [tried[k] for k in order]
        return found if self.played in found else [*found, self.played]

    def seen(self, place: int, shared: list[State], rounds: int) -> list[float]:
        """The seat's chance after an answer in some worlds."""
        return [chances[self.seat] for chances in self.through(place, shared, rounds)]

    def through(self, place: int, shared: list[State], rounds: int) -> list[list[float]]:
        """The chances of all seats after an answer in some worlds."""
        action, opinion = self.actions[place], self.evaluator.judge
        return [seen_through(world, self.seat, action, self.book, opinion, rounds) for world in shared]

    # ---- trees ----------------------------------------------------------------------------------
    def by_search(self) -> Worth:
        effort = self.evaluator.effort
        rng = self.evaluator.seeds(SEARCH_PLACE, self.ply, 2)
        search = search_as(level(self.book.name, EXPERT).bot, self.book.name, self.seat, Budget())
        search_on(search, self.sampler, Budget(effort.rounds), rng[0])
        best = ranking(search.table(self.actions))[0]
        shared = self.worlds(WORLD_PLACE, effort.worlds)
        found = {k: self.below(k, shared, search, rng[1]) for k in self.pair(best)}
        return Worth(best, {k: self.two_opinions(k, shared, chances) for k, chances in found.items()})

    def below(self, place: int, shared: list[State], like: Search, rng: int) -> list[list[float]]:
        """The chances of all seats after an answer in some worlds, by a search of its own."""
        return searched(shared, self.actions[place], like, self.book, self.evaluator.effort.below, rng)
