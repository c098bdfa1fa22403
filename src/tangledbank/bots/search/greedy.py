"""One decision ahead: play every option in a few worlds, and ask the judge."""

from __future__ import annotations

from typing import Final

from ...core.state import State
from .judge import Judge, utilities

WORLDS: Final = 4
"""How many worlds every option is tried in."""


def outlooks(worlds: list[State], seat: int, options: list[int], judge: Judge) -> list[tuple[float, float]]:
    """By option the seat's mean utility and mean points after it."""
    return [outlook(worlds, seat, action, judge) for action in options]


def outlook(worlds: list[State], seat: int, action: int, judge: Judge) -> tuple[float, float]:
    """The mean utility and the mean points of a seat after an action."""
    utility = 0.0
    points = 0.0
    for world in worlds:
        g = world.clone()
        g.play_as(seat, action)
        values = judge.values(g)
        points += values[seat]
        utility += utilities(values, judge.scale, not g.stack)[seat]
    return utility / len(worlds), points / len(worlds)
