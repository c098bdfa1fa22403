"""What positions are worth: one judge per game. Compiled with the engine."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from ..search.judge import Judge

JUDGES: Final = {
    "evolution": "tangledbank.bots.eval.evolution",
    "dominant-species": "tangledbank.bots.eval.dominant_species",
    "marine": "tangledbank.bots.eval.marine",
}


def judge(game: str) -> Judge:
    """The judge of a game."""
    found = import_module(JUDGES[game]).JUDGE
    assert isinstance(found, Judge)
    return found
