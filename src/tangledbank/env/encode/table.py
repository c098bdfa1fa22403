"""The encoders by game."""

from __future__ import annotations

from typing import Final

from ...core.rulebook import OptionValue
from ...games import rulebook, spec
from .derived import VERSION, derived
from .encoder import Encoder

DERIVED: Final[dict[str, Encoder]] = {}
"""By game and options: it takes a moment to play the games that one is made from."""


def encoder(game: str, options: dict[str, OptionValue]) -> Encoder:
    """The encoder of a game as it is played with some options; one made from its rules if it has none."""
    make = spec(game).part("encoder")
    if make is None:
        return derived_once(game, options)
    found = make(options)
    assert isinstance(found, Encoder)
    return found


def derived_once(game: str, options: dict[str, OptionValue]) -> Encoder:
    key = f"{game} {sorted(options.items())}"
    if key not in DERIVED:
        DERIVED[key] = derived(rulebook(game), options)
    return DERIVED[key]


def standard(game: str) -> Encoder:
    """The encoder of a game as it is played without options."""
    book = rulebook(game)
    return encoder(game, book.check_options(book.players[0], {}))


def version(game: str) -> int:
    """The version of the encoder of a game."""
    return VERSION if spec(game).encoder is None else standard(game).version
