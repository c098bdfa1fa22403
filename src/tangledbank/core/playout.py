"""Random play, in the same compiled group as the rules: fuzzing, counting and measuring need it fast."""

from __future__ import annotations

from mypy_extensions import i64

from .ints import each
from .rng import next_state, pick, scramble
from .state import State


def playout(g: State, seed: int) -> int:
    """Play at random to the end; returns the number of decisions."""
    rng: i64 = scramble(seed)
    decisions = 0
    while g.stack:
        rng = next_state(rng)
        g.play(g.current_options[pick(rng, len(g.current_options))])
        decisions += 1
    return decisions


def play_on(g: State, seed: int, decisions: int) -> None:
    """Play some decisions at random, or to the end."""
    rng: i64 = scramble(seed)
    while g.stack and decisions:
        rng = next_state(rng)
        g.play(g.current_options[pick(rng, len(g.current_options))])
        decisions -= 1


def perft(g: State, depth: int) -> int:
    """How many positions lie a number of decisions ahead, chance fixed by the seed."""
    if not depth or not g.stack:
        return 1
    if depth == 1:
        return len(g.current_options)
    nodes = 0
    for action in each(g.current_options):
        child = g.clone()
        child.play(action)
        nodes += perft(child, depth - 1)
    return nodes


def clones(g: State, n: int) -> None:
    """Copy a state n times, for measuring."""
    for _ in range(n):
        g.clone()
