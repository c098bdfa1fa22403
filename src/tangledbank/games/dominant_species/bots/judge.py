"""Dominant Species: points, and what ranks, dominance, pawns and half-done actions will add to them."""

from __future__ import annotations

from typing import Final

from ....bots.search.judge import Judge, mean_of
from ....core.message import Message
from ....core.state import State
from ....earth.terms import NOBODY
from ..actions.domination import Domination
from ..state import Dom
from .ahead import rounds_after
from .analysis import Analysis
from .dominated import dominated
from .glance import glances
from .pawns import add_dominations, add_pawns
from .pending import add_pending
from .why import reason

UNSURE: Final = 0.03
"""How much of a lead each round to come puts in doubt."""
WEAKEST: Final = 0.75
"""DS-23.5  How much of a player's prospects is their weakest animal; the rest is the mean of their animals."""
SPREAD: Final = 8.0
SPREAD_ROUNDS: Final = 10.0
"""How open the end is, fitted to games of bots: docs/coach.md."""


def dom(g: State) -> Dom:
    """The state as what it is; a mistake in the program otherwise."""
    if not isinstance(g, Dom):
        raise TypeError(f"not a state of Dominant Species: {type(g).__name__}")
    return g


class DominantSpeciesJudge(Judge):
    """Counts what a position holds for each animal."""

    def values(self, g: State) -> list[float]:
        state = dom(g)
        if not state.stack:
            return [float(points) for points in state.scores()]
        s = Analysis(state)
        totals = s.prospects()
        add_pending(s, totals)
        add_pawns(s, totals)
        top = state.stack[-1]
        add_dominations(s, totals, top.animal if isinstance(top, Domination) else NOBODY)
        return unsure(by_seat(state, totals), s.rounds)

    def weights(self, g: State) -> list[float]:
        return glances(dom(g))

    def dominated(self, g: State, seat: int, action: int) -> bool:
        return dominated(dom(g), action)

    def stage(self, g: State) -> int:
        return dom(g).round

    def why(self, g: State, seat: int, action: int) -> Message:
        return reason(dom(g), action)

    def spread(self, g: State) -> float:
        return SPREAD + SPREAD_ROUNDS * rounds_after(dom(g))


def by_seat(g: Dom, totals: list[float]) -> list[float]:
    """What players expect: their weakest animal counts, but which one that will be is open."""
    if len(g.layout.animals) == g.seats:
        found = [0.0] * g.seats
        for animal in g.layout.animals:
            found[g.seat_of(animal)] = totals[animal]
        return found
    return [of_seat(g, totals, seat) for seat in range(g.seats)]


def of_seat(g: Dom, totals: list[float], seat: int) -> float:
    mine = [totals[animal] for animal in g.layout.animals if g.seat_of(animal) == seat]
    return WEAKEST * min(mine) + (1.0 - WEAKEST) * mean_of(mine)


def unsure(found: list[float], rounds: float) -> list[float]:
    """Leads shrink with the rounds in which they can be lost: who is ahead wants the end."""
    middle = mean_of(found)
    kept = 1.0 / (1.0 + UNSURE * rounds)
    return [middle + kept * (value - middle) for value in found]


JUDGE: Final = DominantSpeciesJudge(40.0)
