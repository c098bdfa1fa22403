"""DS-21  The end: every tile is scored, the highest total wins (DS-21.5, DS-21.7, DS-23.6)."""

from __future__ import annotations

from ...earth.facts import score_tile
from ...earth.terms import E_SCORE, E_TRUNCATED
from .state import Dom


def final_scoring(g: Dom) -> None:
    """DS-21.3"""
    if g.truncated:
        g.tell(E_TRUNCATED, g.round, 0, 0)
    for tile in g.earth():
        score_tile(g, tile)
    g.info_counter += 1
    for animal in g.layout.animals:
        g.tell(E_SCORE, animal, g.vp[animal], 0)
