"""What goes out over HTTP about daily deals."""

from __future__ import annotations

import msgspec

from ..live.view_schemas import Words


class DailyTry(msgspec.Struct, frozen=True):
    """Somebody's own try at a deal."""

    game: str
    day: str
    """As 2026-11-19, in UTC."""
    status: str
    """`running`, `over`, or `lost` if it will have no result."""
    table: str
    """Where it is played; empty if it was played elsewhere and its record was sent."""
    score: int
    place: int
    """0 without a result."""


class DailyDeal(msgspec.Struct, frozen=True):
    """The deal of a game today."""

    game: str
    players: int
    seat: int
    """Where whoever plays it sits; everybody else is a bot of `level`."""
    level: str
    options: dict[str, bool | int | str | None]
    results: int
    """How many have played it to its end here."""
    own: DailyTry | None


class DailyView(msgspec.Struct, frozen=True):
    """The deals of today, and one's own of all days."""

    day: str
    left: int
    """Milliseconds until the next deals."""
    deals: list[DailyDeal]
    tries: list[DailyTry]
    """The latest first; not more than 100."""
    streak: int
    """Days in a row, up to today or yesterday, on which a deal was played to its end."""
    longest: int


class DailyCount(msgspec.Struct, frozen=True):
    """How many results are the same."""

    place: int
    score: int
    tries: int


class DailyName(msgspec.Struct, frozen=True):
    """One of the best results."""

    name: str
    place: int
    score: int
    sent: bool
    """Played elsewhere: the record was checked, but nobody knows when and how often it was tried."""


class DailyExpert(msgspec.Struct, frozen=True):
    """The same deal played by the strongest level."""

    status: str
    """`hidden` before one's own try has ended, `making`, or `done`."""
    answers: int
    """So many it has given so far, those of its opponents included."""
    score: int
    place: int


class DailyParting(msgspec.Struct, frozen=True):
    """Where one's path parted from the expert's: the first answer that differs."""

    ply: int
    """The number of one's own answer in the record."""
    round: int
    yours: Words
    experts: Words
    chances: list[int]
    """To win, in millionths, from the coach's review of one's game: before the answer, after it, and after the best
    that was found; empty without a review."""
    best: Words | None
    """The best that the coach has found, if that was better."""


class DailyResults(msgspec.Struct, frozen=True):
    """How a deal ended for everybody who played it here."""

    game: str
    day: str
    players: int
    seat: int
    own: DailyTry | None
    rounds: list[int]
    """One's own place at the end of each round; empty without a result."""
    rank: int
    """One's own place among all results; equal ones share it; 0 without one."""
    beaten: int
    """So many are worse."""
    counts: list[DailyCount]
    """All results, the best first: by place, then by points."""
    best: list[DailyName]
    expert: DailyExpert
    parting: DailyParting | None
    """None without the expert's game, or if all of one's answers are the expert's."""
