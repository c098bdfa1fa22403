"""Options without those that are dominated on their face: search tries no others unless nothing else is left."""

from __future__ import annotations

from ...core.ints import each
from ...core.state import State
from .judge import Judge


def sensible(g: State, seat: int, options: list[int], judge: Judge) -> list[int]:
    """The options of a seat that are not dominated; all of them if every one is."""
    kept = [action for action in options if not judge.dominated(g, seat, action)]
    return kept or options


def dominated_places(g: State, judge: Judge) -> list[bool]:
    """Which of g.current_options are dominated; none if every one is."""
    found = [judge.dominated(g, g.seat, action) for action in each(g.current_options)]
    return [False] * len(found) if all(found) else found
