"""What positions are worth: the judge of a game, or its score."""

from __future__ import annotations

from ..games import spec
from .search.judge import Judge
from .search.scores import JUDGE as SCORES


def judge(game: str) -> Judge:
    """The judge of a game; one that counts the score if it has none."""
    found = spec(game).part("judge") or SCORES
    assert isinstance(found, Judge)
    return found
