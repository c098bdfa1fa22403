"""Rated tables: people with accounts only, nobody who could help, and a result for everybody who began.

What is asked of one is in docs/adr/0041: a clock, luck that nobody chose, no undo of what was seen, no bots, no hints.
Whoever gives up a seat, or lets a bot play it to the end, is last.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.errors import OptionError
from ...core.message import Message
from .commands import not_allowed
from .entries import CONSENT, NONE, Created
from .table import OVER, RUNNING, Table


class RatedPlace(NamedTuple):
    """Which place somebody has reached in a rated game."""

    seat: int
    user: str
    place: int


def check_rated(made: Created, seats: list[str], me: str, free: str) -> None:
    """Refuse a rated table that could not be fair; `seats` is who is to sit there."""
    wrong = [
        ("server-rated-people", any(seat not in (me, free) for seat in seats) or seats.count(me) > 1),
        ("server-rated-luck", made.verifiable or made.position is not None),
        ("server-rated-undo", made.undo == CONSENT),
        ("server-rated-clock", made.clock.kind == NONE),
    ]
    for key, is_wrong in wrong:
        if made.rated and is_wrong:
            raise OptionError(Message(key))


def may_sit(table: Table, user: str, has_account: bool) -> None:
    """Refuse guests, and second seats."""
    if table.created.rated and not has_account:
        raise not_allowed("server-rated-account")
    if table.created.rated and table.seats_of(user):
        raise not_allowed("server-rated-people")


def must_be_unrated(table: Table, *, only_running: bool = False) -> None:
    """Refuse what would spoil a rated game: bots, advice, an end before its end."""
    if table.created.rated and (table.status == RUNNING or not only_running):
        raise not_allowed("server-rated-table")


def must_be_unaided(table: Table, *, only_running: bool = False) -> None:
    """Refuse what would spoil a game whose result counts, rated or of the day: bots that play on, advice."""
    must_be_unrated(table, only_running=only_running)
    if table.created.daily and table.status == RUNNING:
        raise not_allowed("daily-unaided")


def rated_places(table: Table, places: list[int]) -> list[RatedPlace]:
    """The places of those who began a rated game that is over: who is not there at the end shares the last one."""
    if not table.created.rated or table.status != OVER or not places:  # by other rules nobody knows the places
        return []
    there = [chair.user == user and not chair.level for chair, user in zip(table.chairs, table.began, strict=True)]
    stayed = [place for place, here in zip(places, there, strict=True) if here]
    return [
        RatedPlace(seat, user, 1 + sum([p < places[seat] for p in stayed]) if here else 1 + len(stayed))
        for seat, (user, here) in enumerate(zip(table.began, there, strict=True))
    ]
