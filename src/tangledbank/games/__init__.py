"""The games. A game is one package here and one line in the table."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from ..core.errors import OptionError
from ..core.message import Message

if TYPE_CHECKING:
    from ..core.rulebook import Rulebook

GAMES: Final = {
    "evolution": "tangledbank.games.evolution.rulebook",
    "dominant-species": "tangledbank.games.dominant_species.rulebook",
    "marine": "tangledbank.games.marine.rulebook",
}


def rulebook(name: str) -> Rulebook:
    """The rulebook of a game by its name."""
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError(Message("bad-game", game=str(name)[:80], games=", ".join(GAMES)))
    found: Rulebook = import_module(GAMES[name]).RULEBOOK
    return found
