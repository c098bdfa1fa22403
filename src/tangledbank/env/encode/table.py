"""The encoders by game."""

from __future__ import annotations

from ...core.rulebook import OptionValue
from ...games import rulebook, spec
from .encoder import Encoder


def encoder(game: str, options: dict[str, OptionValue]) -> Encoder:
    """The encoder of a game as it is played with some options."""
    found = spec(game).part("encoder")(options)
    assert isinstance(found, Encoder)
    return found


def standard(game: str) -> Encoder:
    """The encoder of a game as it is played without options."""
    book = rulebook(game)
    return encoder(game, book.check_options(book.players[0], {}))
