"""Evolution in a terminal: what tables/__init__.py asks for."""

from __future__ import annotations

from .choices import menu
from .drawing import board, ending, glossary, player, scores

__all__ = ["board", "ending", "glossary", "menu", "player", "scores"]
