"""Numbers as people read them, in the table on the terminal and in the report."""

from __future__ import annotations

from typing import Final

from ..stats import Interval
from ..summary import Standing, Summary

HEADINGS: Final = [
    "arena-bot",
    "arena-games",
    "arena-wins",
    "arena-rank",
    "arena-score",
    "arena-time",
    "arena-rating",
]


def number(x: float | None, digits: int, unit: str = "") -> str:
    """A number for people."""
    return "–" if x is None else f"{x:.{digits}f}{unit}"


def span(interval: Interval, digits: int) -> str:
    """From low to high, for people."""
    if interval.low is None or interval.high is None:
        return "–"
    return f"{interval.low:.{digits}f}…{interval.high:.{digits}f}"


def numbers(standing: Standing, summary: Summary) -> list[tuple[str, str]]:
    """A bot's numbers with their intervals, in the order of the headings."""
    wins, rating = standing.wins.interval(), summary.ratings.interval(standing.bot)
    rank, score = standing.rank.interval(), standing.score.interval()
    time = standing.milliseconds.interval()
    return [
        percent(wins),
        (number(rank.value, 2), span(rank, 2)),
        (number(score.value, 1), span(score, 1)),
        (number(time.value, 2, " ms"), span(time, 2)),
        (number(rating.value, 1), span(rating, 1)),
    ]


def counted(summary: Summary) -> dict[str, str]:
    """How many different games were played, and from how many deals: the arguments of arena-counted."""
    return {"games": str(sum(summary.plies.values())), "deals": str(len(summary.deals))}


def lead(summary: Summary, a: str, b: str) -> tuple[str, str]:
    """How often one bot is ahead of another."""
    return percent(summary.ahead[a, b].interval())


def percent(share: Interval) -> tuple[str, str]:
    """A share and its interval in percent."""
    hundredfold = in_percent(share)
    return number(hundredfold.value, 1, " %"), span(hundredfold, 1)


def in_percent(share: Interval) -> Interval:
    """A hundred times as much."""
    value, low, high = [None if x is None else 100 * x for x in (share.value, share.low, share.high)]
    return Interval(value, low, high, share.n)
