"""How the bots search in each game."""

from __future__ import annotations

from typing import Final

from ..games import spec
from .base import Budget
from .judging import judge
from .search.ismcts import Search, Style
from .search.tree import Choice

DEEP: Final = 1000

STYLES: Final = {
    "ismcts": Style(explore=0.3, doubt=0.5, steps=0, depth=DEEP),
    "rollout": Style(explore=0.3, doubt=0.5, steps=20, depth=1),
}
"""Where a game has no other. Flat Monte Carlo is a tree of one decision; what follows is played at a glance."""
PLAYED_ON: Final = 20
"""So many decisions are played on before the score is counted, in a game without a judge."""


def search_as(bot: str, game: str, seat: int, budget: Budget, root: Choice | None = None) -> Search:
    """A new search, with or without what an earlier one found out."""
    return Search(root or Choice(0, seat), seat, judge(game), style_of(bot, game, budget))


def style_of(bot: str, game: str, budget: Budget) -> Style:
    """How a bot searches in a game; a budget may say how far it plays on."""
    usual = (spec(game).part("styles") or {}).get(bot, STYLES[bot])
    steps = usual.steps if spec(game).judge else max(usual.steps, PLAYED_ON)
    return Style(usual.explore, usual.doubt, steps if budget.steps is None else budget.steps, usual.depth)
