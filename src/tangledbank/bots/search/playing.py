"""Rollouts: playing on from a position by the weights that a judge gives at a glance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.rng import next_state, pick
from ...core.state import State
from .judge import Judge, sum_of
from .sensible import dominated_places

FINE: Final = 1 << 20
"""How finely chance divides the sum of weights."""


def play_sensibly(g: State, judge: Judge, rng: i64, decisions: int) -> i64:
    """Play some decisions, or to the end, each option as often as its weight says; returns the generator reached."""
    while decisions and g.stack:
        rng = next_state(rng)
        g.play(g.current_options[drawn(sensible_weights(g, judge), pick(rng, FINE) / FINE)])
        decisions -= 1
    return rng


def sensible_weights(g: State, judge: Judge) -> list[float]:
    """The judge's weights; 0 for what is dominated."""
    weights = judge.weights(g)
    flags = dominated_places(g, judge)
    for k in range(len(flags)):
        if flags[k]:
            weights[k] = 0.0
    return weights


def drawn(weights: list[float], where: float) -> int:
    """The place in a list of weights that lies at a part of their sum."""
    left = where * sum_of(weights)
    last = len(weights) - 1
    for k in range(last):
        left -= weights[k]
        if left < 0.0:
            return k
    return last
