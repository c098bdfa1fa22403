"""How the bots search in each game."""

from __future__ import annotations

from typing import Final

from .base import Budget
from .eval import judge
from .search.ismcts import Search, Style
from .search.tree import Choice

DEEP: Final = 1000

STYLES: Final = {
    "ismcts": {
        "evolution": Style(explore=0.3, doubt=0.5, steps=0, depth=DEEP),
        "dominant-species": Style(explore=0.15, doubt=0.0, steps=0, depth=DEEP),
        "marine": Style(explore=0.15, doubt=0.0, steps=0, depth=DEEP),
    },
    "rollout": {
        "evolution": Style(explore=0.3, doubt=0.5, steps=20, depth=1),
        "dominant-species": Style(explore=0.3, doubt=0.5, steps=20, depth=1),
        "marine": Style(explore=0.3, doubt=0.5, steps=20, depth=1),
    },
}
"""Flat Monte Carlo is a tree of one decision; what follows is played at a glance."""


def search_as(bot: str, game: str, seat: int, budget: Budget, root: Choice | None = None) -> Search:
    """A new search, with or without what an earlier one found out."""
    return Search(root or Choice(0, seat), seat, judge(game), style_of(bot, game, budget))


def style_of(bot: str, game: str, budget: Budget) -> Style:
    """How a bot searches in a game; a budget may say how far it plays on."""
    usual = STYLES[bot][game]
    return usual if budget.steps is None else Style(usual.explore, usual.doubt, budget.steps, usual.depth)
