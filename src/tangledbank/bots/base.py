"""What a bot is: a function from what a seat sees and may do to one of the things it may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ..core.game import Game
from ..core.rng import MASK, mix
from ..core.rulebook import Json

Choose: TypeAlias = Callable[[Json, list[str], int], str]
"""choose(view, options, rng): the view of the seat, its options as text, a number to draw chance from.

It returns one of the options, the same one for the same arguments. A bot never sees the state.
"""


def chance(seed: int, seat: int, ply: int) -> int:
    """A number for one choice of a bot; the same place in the same game gives the same number."""
    return mix((mix(seed ^ 0x5EED) + (ply << 3) + seat) & MASK)


def answer(game: Game, seat: int, choose: Choose) -> str:
    """What a bot on this seat answers now."""
    return choose(game.view(seat), game.options(seat), chance(game.setup.seed, seat, len(game.log)))
