"""Computer players. A bot is one class with `choose` and `think`, and one line in the table of player.py."""

from __future__ import annotations

from .base import Bot, Budget, Idea, Sampler, chance
from .fallback import fallback_answer
from .ladder import Level, ladder
from .player import BOTS, Player, player
from .players import Players

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "Idea",
    "Level",
    "Player",
    "Players",
    "Sampler",
    "chance",
    "fallback_answer",
    "ladder",
    "player",
]
