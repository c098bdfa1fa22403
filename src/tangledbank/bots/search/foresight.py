"""Lookahead by rounds: after an option everybody plays on greedily to the end of the round."""

from __future__ import annotations

from typing import Final

from ...core.state import State
from .judge import Judge, utilities
from .sensible import sensible

LONGEST: Final = 3000
"""So many positions are judged on the way at most: where there are many options, a round is not seen to its end."""


def foreseen(world: State, seat: int, action: int, judge: Judge, rounds: int) -> tuple[float, float]:
    """The utility and the points of a seat some rounds later, the present one included, if all are greedy from now."""
    g = world.clone()
    see_through(g, seat, action, judge, rounds)
    values = judge.values(g)
    return utilities(values, judge.scale, not g.stack)[seat], values[seat]


def see_through(g: State, seat: int, action: int, judge: Judge, rounds: int) -> int:
    """Play an action and then all greedily to the end of some rounds; returns how many positions were judged for it."""
    end = judge.stage(g) + rounds
    g.play_as(seat, action)
    judged = 0
    while judged < LONGEST * rounds and g.stack and judge.stage(g) < end:
        judged += len(g.current_options)
        g.play(greediest(g, judge))
    return judged


def greediest(g: State, judge: Judge) -> int:
    """The option that looks best to g.seat one decision ahead; of equals the earlier."""
    seat = g.seat
    best = g.current_options[0]
    most = -1.0
    for action in sensible(g, seat, list(g.current_options), judge):
        after = g.clone()
        after.play(action)
        utility = utilities(judge.values(after), judge.scale, not after.stack)[seat]
        if utility > most:
            best = action
            most = utility
    return best
