"""Computer players. A bot is a class with `choose`: one of the table in player.py, or of another package."""

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
