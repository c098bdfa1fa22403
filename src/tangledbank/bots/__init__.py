"""Computer players. A bot is one module with a `choose` and one line in the table."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from ..core.errors import OptionError
from ..core.message import Message
from .base import Choose

BOTS: Final = {
    "random": "tangledbank.bots.random",
}


def bot(name: str) -> Choose:
    """The bot of a name."""
    if name not in BOTS:
        raise OptionError(Message("cli-bad-bot", got=name[:80], expected=", ".join(BOTS)))
    found: Choose = import_module(BOTS[name]).choose
    return found
