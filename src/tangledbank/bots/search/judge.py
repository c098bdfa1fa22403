"""What search asks about a game, and what points mean to somebody who wants to win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.message import Message
from ...core.state import State

RANK: Final = 0.75
"""How much of a utility is the rank; the rest is the margin."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """An opinion on the positions of one game. The state is always a sampled world: nothing in it is a secret."""

    def __init__(self, scale: float) -> None:
        self.scale: Final = scale
        """A lead that is clear but not hopeless, in points."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: a clear lead is {self.scale:g} points>"

    def __reduce__(self) -> str:
        """Pickled by name: every module of a judge calls its own one so."""
        return "JUDGE"

    def values(self, g: State) -> list[float]:
        """The points that every seat can expect at the end; if the game is over, those it has."""
        raise NotImplementedError

    def weights(self, g: State) -> list[float]:
        """How promising each of g.current_options looks to g.seat at a glance: positive numbers, cheap to find."""
        raise NotImplementedError

    def dominated(self, g: State, seat: int, action: int) -> bool:
        """Whether another option does the same and more on the face of it; only what the seat sees may count."""
        return False

    def stage(self, g: State) -> int:
        """A number that changes when a round is over."""
        raise NotImplementedError

    def why(self, g: State, seat: int, action: int) -> Message:
        """One sentence in the game's words: what speaks for an action of a seat."""
        raise NotImplementedError

    def spread(self, g: State) -> float:
        """How far the points at the end may lie from those expected: with it a lead becomes a chance to win."""
        return 0.5 * self.scale


def sum_of(values: list[float]) -> float:
    """Added one by one: sum() of Python 3.12 and later rounds otherwise, and browsers would not judge as servers do."""
    whole = 0.0
    for value in values:
        whole += value
    return whole


def mean_of(values: list[float]) -> float:
    return sum_of(values) / len(values)


def utilities(values: list[float], scale: float, over: bool = False) -> list[float]:
    """How content every seat is, from 0 to 1: whom it beats, and by how much the best other is ahead or behind.

    Rank is most of it, and a seat that is far behind or ahead cannot be beaten any more surely: so there is nothing to
    gain from picking on it, or from helping one opponent against another. The margin breaks ties.
    """
    n = len(values)
    found: list[float] = []
    for seat in range(n):
        own = values[seat]
        beaten = 0.0
        best = -1e9
        for other in range(n):
            if other != seat:
                beaten += rank(own - values[other]) if over else share((own - values[other]) / scale)
                best = max(best, values[other])
        found.append(RANK * beaten / (n - 1) + (1.0 - RANK) * squash((own - best) / (2.0 * scale)))
    return found


def rank(lead: float) -> float:
    """Whether a lead at the end of the game is one."""
    return 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0


def share(lead: float) -> float:
    """How surely a lead in expected points will be one at the end: 1 is clear, 2 is as good as won."""
    x = max(-1.0, min(1.0, 0.5 * lead))
    return 0.5 + x * (0.75 - 0.25 * x * x)


def squash(x: float) -> float:
    """From all numbers to 0..1, 0 to a half; rational, so that every machine agrees on it."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))
