"""What positions of Marine are worth."""

from __future__ import annotations

from typing import Final

from ....bots.search.judge import Judge, mean_of
from ....core.message import Message
from ....core.state import State
from ....earth.terms import NOBODY
from ..actions.pawns import TakeTurn
from ..flow import AfterWanderlust
from ..inheritance import Draft
from ..state import Sea
from ..terms import WANDERLUST_3
from .analysis import Analysis
from .dominated import dominated
from .measures import TURN
from .options import add_waiting, gains
from .why import reason

NEXT: Final = 0.6
"""How much of a turn it is worth to be the next."""
SPREAD: Final = 8.0
SPREAD_ROUNDS: Final = 5.0
"""How open the end is, fitted to games of bots: docs/coach.md."""


class MarineJudge(Judge):
    """Counts what an expert counts: tiles, domination, vents, pawns, and what waits on the stack."""

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Sea)
        if not g.stack:
            return [float(points) for points in g.scores()]
        s = Analysis(g)
        s.look()
        add_waiting(s)
        mover = next_animal(g)
        if mover != NOBODY:
            s.worth[mover] += NEXT * TURN * s.chance
        return seat_values(s)

    def weights(self, g: State) -> list[float]:
        assert isinstance(g, Sea)
        s = Analysis(g)
        s.look()
        found = gains(s)
        best = max(found)
        return [weight(best - gain) for gain in found]

    def dominated(self, g: State, seat: int, action: int) -> bool:
        assert isinstance(g, Sea)
        return dominated(g, action)

    def stage(self, g: State) -> int:
        assert isinstance(g, Sea)
        return g.round

    def why(self, g: State, seat: int, action: int) -> Message:
        assert isinstance(g, Sea)
        s = Analysis(g)
        s.look()
        return reason(s, action)

    def spread(self, g: State) -> float:
        assert isinstance(g, Sea)
        return SPREAD + SPREAD_ROUNDS * Analysis(g).rounds


def weight(behind: float) -> float:
    """From 1 for the best option down, the faster the more it is behind."""
    x = 1.0 + 0.5 * behind
    return 1.0 / (x * x * x)


def next_animal(g: Sea) -> int:
    """Who takes the next turn; nobody during the draft."""
    top = g.stack[-1]
    if isinstance(top, Draft):
        return NOBODY
    if isinstance(top, TakeTurn):
        return top.animal
    if g.extra or (g.space == WANDERLUST_3 and isinstance(g.stack[-2], AfterWanderlust)):
        return g.turn
    animal = (g.turn + 3) % 4
    while g.layout.controller[animal] == NOBODY:
        animal = (animal + 3) % 4
    return animal


def seat_values(s: Analysis) -> list[float]:
    """A seat's points: those of its lowest animal, drawn a little towards the mean while much can change."""
    g = s.g
    found = [1e9] * g.seats
    for animal in s.animals:
        seat = g.layout.controller[animal]
        found[seat] = min(found[seat], s.worth[animal])
    middle = mean_of(found)
    trust = 1.0 - 0.25 * s.doubt
    return [middle + trust * (points - middle) for points in found]


JUDGE: Final = MarineJudge(30.0)
