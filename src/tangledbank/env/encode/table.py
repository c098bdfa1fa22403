"""The encoders by game."""

from __future__ import annotations

from ...core.rulebook import OptionValue
from ...games import rulebook
from ...games.evolution.terms import NO_BOARD_LIMIT
from . import dominant_species, evolution, marine
from .encoder import Encoder


def encoder(game: str, options: dict[str, OptionValue]) -> Encoder:
    """The encoder of a game; only Evolution without a limit of species boards needs another size."""
    if game == "evolution":
        return evolution.STANDARD if options["species_boards"] is not None else evolution.encoder(NO_BOARD_LIMIT)
    return dominant_species.STANDARD if game == "dominant-species" else marine.STANDARD


def standard(game: str) -> Encoder:
    """The encoder of a game as it is played without options."""
    book = rulebook(game)
    return encoder(game, book.check_options(book.players[0], {}))
