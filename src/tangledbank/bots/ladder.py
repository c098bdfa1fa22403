"""Six levels for every game, from one that plays legally and a bit greedily to one that thinks: docs/bots.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .base import Budget

NO_TIME: Final = Budget()


@dataclass(frozen=True, slots=True)
class Level:
    """A bot, how long it thinks, and in how many of 100 choices it takes any option."""

    name: str
    bot: str
    budget: Budget = NO_TIME
    blunders: int = 0


def levels(strong: Level, expert: Level) -> list[Level]:
    """The first steps are the same for every game; how thinking makes a difference is the game's."""
    return [
        Level("beginner", "greedy", blunders=70),
        Level("novice", "greedy", blunders=40),
        Level("casual", "greedy", blunders=15),
        Level("skilled", "greedy"),
        strong,
        expert,
    ]


LADDER: Final = {
    "evolution": levels(
        Level("strong", "foresight", Budget(32)),
        Level("expert", "foresight", Budget(192)),
    ),
    "dominant-species": levels(
        Level("strong", "ismcts", Budget(300)),
        Level("expert", "ismcts", Budget(1000)),
    ),
    "marine": levels(
        Level("strong", "ismcts", Budget(150)),
        Level("expert", "ismcts", Budget(600)),
    ),
}
