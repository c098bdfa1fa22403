"""The daily deal: every day one game with the same luck and the same opponents for everybody: docs/daily.md."""

from __future__ import annotations

from .deal import Deal, day_of, deal_of, ends_at, known_day
from .opponents import EXPERT, OPPONENTS, DealPlayer, choice, luck, settled, unhurried
from .outcome import Outcome, outcome, parting, places
from .playing import NotTheDeal, check_head, checked, played_by_expert

__all__ = [
    "EXPERT",
    "OPPONENTS",
    "Deal",
    "DealPlayer",
    "NotTheDeal",
    "Outcome",
    "check_head",
    "checked",
    "choice",
    "day_of",
    "deal_of",
    "ends_at",
    "known_day",
    "luck",
    "outcome",
    "parting",
    "places",
    "played_by_expert",
    "settled",
    "unhurried",
]
