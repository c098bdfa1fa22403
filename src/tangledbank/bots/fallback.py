"""The answer for a seat whose bot has no time left or has crashed: cheap, sensible, and it never raises an error."""

from __future__ import annotations

from typing import Final

from ..core.ints import options_of
from ..core.rng import pick, scramble
from ..core.rulebook import Rulebook
from ..core.state import State
from .base import Sampler
from .judging import judge
from .search.greedy import outlooks
from .search.judge import Judge
from .search.sensible import sensible

MOST_OPTIONS: Final = 24
"""So many options are tried at most: those that look best at a glance. With it the answer takes a few milliseconds."""


def fallback_answer(book: Rulebook, state: State, seat: int, rng: int) -> str:
    """What greedy would choose in one sampled world; the same arguments give the same answer.

    If even the judge fails, it is any option: a game shall go on.
    """
    options = state.options(seat)
    try:
        action = greedy_choice(book, state, seat, options, rng)
    except Exception:  # a mistake in a judge is no reason for a table to stand still
        action = options[pick(rng, len(options))]
    return book.notation.show(action)


def greedy_choice(book: Rulebook, state: State, seat: int, options: list[int], rng: int) -> int:
    """The option after which the judge expects most; of equals the earlier."""
    world = Sampler(book, state, seat)(scramble(rng))
    opinion = judge(book.name)
    tried = promising(world, seat, sensible(world, seat, options, opinion), opinion)
    found = outlooks([world], seat, tried, opinion)
    return tried[max(range(len(tried)), key=lambda k: found[k][0])]


def promising(world: State, seat: int, options: list[int], opinion: Judge) -> list[int]:
    """The options that look best at a glance, in their order."""
    if len(options) <= MOST_OPTIONS:
        return options
    asked = world.clone()
    asked.seat, asked.current_options = seat, options_of(options)
    weights = opinion.weights(asked)
    kept = sorted(range(len(options)), key=lambda k: -weights[k])[:MOST_OPTIONS]
    return [options[k] for k in sorted(kept)]
