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


NAMES: Final = [level.name for level in USUAL]


def ladder(game: str) -> list[Level]:
    """The levels of a game, the weakest first: everywhere the same names."""
    declared = spec(game)
    found: list[Level] = USUAL if declared.levels is None else declared.part("levels")
    if not isinstance(found, list) or [getattr(level, "name", None) for level in found] != NAMES:
        raise declared.broken(f"{declared.levels}: {', '.join(NAMES)}?")
    return found
