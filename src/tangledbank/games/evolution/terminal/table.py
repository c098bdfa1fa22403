"""Evolution in a terminal: what tables/__init__.py asks for."""

from __future__ import annotations

from ....cli.tables.plain import idle, rule_text
from .choices import menu, noun, scope
from .drawing import board, ending, fitted, glossary, player, scores
from .story import told

__all__ = [
    "board",
    "ending",
    "fitted",
    "glossary",
    "idle",
    "menu",
    "noun",
    "player",
    "rule_text",
    "scope",
    "scores",
    "told",
]
