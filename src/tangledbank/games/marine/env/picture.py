"""Marine as a picture."""

from __future__ import annotations

from typing import Final

from ....core.rulebook import Rulebook
from ....core.state import State
from ....earth.env.picture import ELEMENTS, Look, draw, pawn_colour
from ....env.canvas import Canvas, Colour
from ..notation import NOUNS
from ..rulebook import sea
from ..terms import SPACES, SPECIAL

WATER: Final[list[Colour]] = [
    (190, 170, 120),
    (110, 150, 90),
    (236, 160, 140),
    (130, 130, 150),
    (140, 196, 140),
    (236, 220, 168),
    (90, 140, 200),
    (90, 70, 80),
]
"""By terrain."""


def picture(book: Rulebook, state: State) -> Canvas:
    """The table as a spectator sees it."""
    g = sea(state)
    pawns = [ELEMENTS[who - SPECIAL] if who >= SPECIAL else pawn_colour(who) for who in g.spaces]
    return draw(g, Look(f"{book.name}  round {g.round}", NOUNS, WATER, SPACES, pawns))
