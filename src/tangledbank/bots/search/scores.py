"""The judge of a game that has none of its own: the score is all it knows."""

from __future__ import annotations

from typing import Final

from ...core.message import Message
from ...core.state import State, Undrawn
from .judge import Judge

CLEAR_LEAD: Final = 5.0


class ScoresJudge(Judge):
    """Positions are worth what the game itself would count if it ended now."""

    def values(self, g: State) -> list[float]:
        return [float(points) for points in g.scores()]

    def weights(self, g: State) -> list[float]:
        """All options look alike at a glance."""
        return [1.0] * len(g.current_options)

    def stage(self, g: State) -> int:
        """No rounds are known: who looks ahead plays to the end, or as far as time allows."""
        return 0

    def why(self, g: State, seat: int, action: int) -> Message:
        gain = points_at_once(g, seat, action)
        if gain == 0:
            return Message("bot-why-later")
        return Message("bot-why-gain", n=gain) if gain > 0 else Message("bot-why-loss", n=-gain)


def points_at_once(g: State, seat: int, action: int) -> int:
    """What an answer adds to the seat's score before chance or anybody else has a say."""
    after = g.clone()
    after.draws = []
    try:
        after.play_as(seat, action)
    except Undrawn:
        return 0
    return after.scores()[seat] - g.scores()[seat]


JUDGE: Final = ScoresJudge(CLEAR_LEAD)
