"""What goes in and out over HTTP about people: notes, orders, histories, vacations."""

from __future__ import annotations

import msgspec

from ..live.wire import ComingQuestionView
from ..tables.entries import Order
from .schemas import Body


class NoteBody(Body, frozen=True):
    """A private note; empty: none."""

    text: str
    """At most 2,000 characters."""
    seat: int = -1
    """About whoever owns that seat; -1: about the table."""


class PrivateNotes(msgspec.Struct, frozen=True):
    """Your notes about a table and the people there."""

    table: str
    players: list[str | None]
    """By seat, about its owner wherever they play; null for free seats, bots and yourself."""


class OrdersBody(Body, frozen=True):
    """What to answer in your place when such questions come, instead of the orders of before; none: no more."""

    seat: int
    orders: list[Order]


class ComingQuestions(msgspec.Struct, frozen=True):
    """Questions that may come to a seat."""

    questions: list[ComingQuestionView]


class PushBody(Body, frozen=True):
    """A subscription as the browser gives it: its address at a push service and its keys in base64url."""

    endpoint: str
    key: str
    """`p256dh`."""
    auth: str


class PushEndpointBody(Body, frozen=True):
    """Which browser: its address at a push service."""

    endpoint: str


class QuietBody(Body, frozen=True):
    """Hours without notices, in minutes from midnight; from and to the same: none."""

    begin: int
    end: int
    zone: str = "UTC"
    """A time zone such as Europe/Budapest."""


class PushView(msgspec.Struct, frozen=True):
    """Web Push, as you have set it."""

    key: str
    """What browsers subscribe with, in base64url; empty: this server sends none."""
    devices: int
    """How many of your browsers are told."""
    begin: int
    """Quiet hours, in minutes from midnight; `begin` and `end` the same: none."""
    end: int
    zone: str


class RematchBody(Body, frozen=True):
    """How to play once more."""

    rotate: bool = False
    """Everybody moves on by one seat; who asks first decides."""


class SeatStatisticsView(msgspec.Struct, frozen=True):
    """What you have reached at a seat of a game, with so many players."""

    game: str
    players: int
    seat: int
    with_people: bool
    """Whether there were other people, or bots only."""
    games: int
    wins: int
    points: float
    """On average."""
    place: float
    """On average."""


class StatisticsView(msgspec.Struct, frozen=True):
    """What you have reached, by game, number of players and seat."""

    lines: list[SeatStatisticsView]


class VacationBody(Body, frozen=True):
    """So many days of vacation from now on, 30 at most; 0: it ends."""

    days: int


class VacationView(msgspec.Struct, frozen=True):
    """A vacation, and what is left of it."""

    until: int
    """When it ends, in milliseconds since 1970; 0: there is none."""
    days_left: int
    """How many days one may still take: 30 in a year."""
