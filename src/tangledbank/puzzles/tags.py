"""What a puzzle is about: the section of the rules behind its question, and ideas that all games share."""

from __future__ import annotations

from typing import Final

from ..coach.clearness import GAP, Clear
from ..coach.review import section
from ..coach.vectors import WHOLE
from ..core.rulebook import Rulebook
from ..core.state import State

QUIET, WIDE, ONLY, AHEAD, BEHIND, EARLY, LATE = IDEAS = (
    "quiet",
    "wide",
    "only",
    "ahead",
    "behind",
    "early",
    "late",
)
"""Looks worse at a glance; many choices; everything else loses much; a winning or a losing
position; the beginning and the end of the game. Their words are `puzzle-idea-...`."""
QUIET_RANK: Final = 2
MANY: Final = 20
MUCH: Final = 3 * GAP
PART: Final = 5
"""Of a game: its beginning and its end."""


def tags(book: Rulebook, state: State, seat: int, clear: Clear, done: float) -> list[str]:
    """All tags of a question, `done` being the part of the game that was played."""
    first, second, *_ = clear.chances.values()
    fair = WHOLE / state.seats
    ideas = {
        QUIET: clear.rank >= QUIET_RANK,
        WIDE: clear.tried >= MANY,
        ONLY: first - second >= MUCH,
        AHEAD: second >= 1.5 * fair,
        BEHIND: first <= 0.5 * fair,
        EARLY: done * PART <= 1,
        LATE: done * PART >= PART - 1,
    }
    return [section(book.prompt_rules(state)), *[name for name in IDEAS if ideas[name]]]
