"""Dominant Species as a picture."""

from __future__ import annotations

from typing import Final

from ....core.rulebook import Rulebook
from ....core.state import State
from ....earth.env.picture import Look, draw, pawn_colour
from ....env.canvas import Canvas, Colour
from ..notation import NOUNS
from ..rulebook import dom
from ..terms import SPACES

LAND: Final[list[Colour]] = [
    (120, 170, 215),
    (130, 190, 165),
    (222, 200, 120),
    (96, 160, 86),
    (70, 125, 84),
    (236, 220, 168),
    (164, 150, 140),
    (236, 244, 250),
]
"""By terrain."""


def picture(book: Rulebook, state: State) -> Canvas:
    """The table as a spectator sees it."""
    g = dom(state)
    pawns = [pawn_colour(who) for who in g.spaces]
    return draw(g, Look(f"{book.name}  round {g.round}", NOUNS, LAND, SPACES, pawns))
