"""DS-21  The end: every tile is scored, the highest total wins."""

from __future__ import annotations

from .actions.domination import score_tile
from .state import Dom
from .terms import E_SCORE, E_TRUNCATED


def final_scoring(g: Dom) -> None:
    """DS-21.3"""
    if g.truncated and g.events is not None:
        g.events.append((E_TRUNCATED, g.round, 0, 0))
    for tile in g.earth():
        score_tile(g, tile)
    g.seen += 1
    if g.events is not None:
        for animal in g.settings.animals:
            g.events.append((E_SCORE, animal, g.vp[animal], 0))


def standing(g: Dom, seat: int) -> tuple[int, int]:
    """DS-21.4, DS-21.5, DS-21.7, DS-23.5, DS-23.6  The lowest animal counts, then the food chain: larger is better."""
    mine = [(g.vp[animal], animal) for animal in g.settings.animals if g.settings.controller[animal] == seat]
    points, animal = min(mine)
    return points, -animal


def winners(g: Dom) -> list[int]:
    """DS-21.4  One winner always: no two animals share a rank in the food chain."""
    standings = [standing(g, seat) for seat in range(g.seats)]
    return [standings.index(max(standings))]
