"""Six levels for every game, from one that plays legally and a bit greedily to one that thinks: docs/bots.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..games import spec
from .base import Budget

NO_TIME: Final = Budget()


@dataclass(frozen=True, slots=True)
class Level:
    """A bot, how long it thinks, and in how many of 100 choices it takes any option."""

    name: str
    bot: str
    budget: Budget = NO_TIME
    blunders: int = 0


def levels(blunders: list[int], strong: Level, expert: Level) -> list[Level]:
    """The first four differ by their blunders; how thinking makes a difference is the game's."""
    names = ["beginner", "novice", "casual", "skilled"]
    careless = [Level(name, "greedy", blunders=n) for name, n in zip(names, blunders, strict=True)]
    return [*careless, strong, expert]


USUAL: Final = levels([70, 45, 20, 5], Level("strong", "ismcts", Budget(100)), Level("expert", "ismcts", Budget(800)))
"""For a game without levels of its own."""


def ladder(game: str) -> list[Level]:
    """The levels of a game, the weakest first."""
    found: list[Level] = spec(game).part("levels") or USUAL
    return found
