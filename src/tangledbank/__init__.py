"""Tangled Bank: board games about evolution, rules-complete. Start with `tangledbank.new("evolution", players=4)`."""

from __future__ import annotations

from .api import games, new, position, replay, verify
from .core.errors import BadInput, IllegalAction, NotationError, OptionError, PositionError, RecordError, UndoError
from .core.game import Game
from .core.message import SPEAKER, Message, Reason
from .core.record import Record
from .version import __version__

__all__ = [
    "BadInput",
    "Game",
    "IllegalAction",
    "Message",
    "NotationError",
    "OptionError",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "UndoError",
    "__version__",
    "games",
    "is_compiled",
    "new",
    "position",
    "replay",
    "say",
    "verify",
]


def say(message: Message, lang: str = "en") -> str:
    """A message in a language: en, pl, it or hu."""
    from .i18n import say  # fluent is loaded when the first word is said

    return say(message, lang)


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    from .core import state

    return not state.__file__.endswith(".py")


SPEAKER[0] = say
