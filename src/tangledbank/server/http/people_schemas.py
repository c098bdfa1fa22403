"""What goes in and out over HTTP about people: notes, orders, histories, vacations."""

from __future__ import annotations

import msgspec

from ..live.view_schemas import ComingQuestionView
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


class UndoneView(msgspec.Struct, frozen=True):
    """Something that was undone."""

    at: int
    """In milliseconds since 1970."""
    seat: int
    """Who wanted it."""
    agreed: bool
    """The others had to agree, as something new had been seen since."""


class UndoneList(msgspec.Struct, frozen=True):
    """What was undone at a table, the first first; the parts of a secret answer are nobody's business."""

    undone: list[UndoneView]


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


class AnimalStatisticsView(msgspec.Struct, frozen=True):
    """What somebody has reached with an animal."""

    game: str
    animal: str
    games: int
    wins: int
    points: float
    """On average."""
    place: float
    """On average."""


class StatisticsView(msgspec.Struct, frozen=True):
    """What somebody has reached, by game, number of players and seat, and by animal."""

    lines: list[SeatStatisticsView]
    animals: list[AnimalStatisticsView]
    """Games with several animals of one's own count for each of them."""


class RatingView(msgspec.Struct, frozen=True):
    """Somebody's rating at a game: the true one lies within `margin` of it with 95 %."""

    game: str
    rating: int
    margin: int
    games: int
    """Rated ones."""


class RatedGameView(msgspec.Struct, frozen=True):
    """One of somebody's last rated games."""

    table: str
    """Empty where the table is not public."""
    game: str
    players: int
    at: int
    """When it ended, in milliseconds since 1970."""
    place: int
    rating: int
    """After it."""
    change: int


class ProfileView(msgspec.Struct, frozen=True):
    """What everybody may know of somebody with an account."""

    name: str
    since: int
    """When they came, to the day, in milliseconds since 1970."""
    games: int
    """That count for statistics."""
    yours: bool
    """It is you."""
    statistics: StatisticsView
    ratings: list[RatingView]
    rated_games: list[RatedGameView]
    """The last ones."""


class LeaderView(msgspec.Struct, frozen=True):
    """A line of the leaderboard."""

    place: int
    name: str
    rating: int
    margin: int
    games: int


class Leaderboard(msgspec.Struct, frozen=True):
    """Who is best at a game for certain: by the lower end of the interval, after enough rated games."""

    game: str
    games: int
    """How many rated games are enough."""
    leaders: list[LeaderView]


class TablePlayerView(msgspec.Struct, frozen=True):
    """Who owns a seat."""

    seat: int
    profile: str
    """The name of their profile; empty for guests, bots and free seats."""
    rating: RatingView | None
    """Now; none before the first rated game."""
    change: int | None
    """What this game has done to it; none before its end."""
    after: int | None
    """The rating directly after this game."""


class TablePlayers(msgspec.Struct, frozen=True):
    """Who plays at a table, by seat."""

    players: list[TablePlayerView]


class DeviceView(msgspec.Struct, frozen=True):
    """A device where you are signed in."""

    id: str
    """To sign it out by."""
    device: str
    """Its browser and system; empty: a program."""
    began: int
    """When it signed in, in milliseconds since 1970; 0: before the server noted that."""
    seen: int
    """When it was last here, to the day."""
    here: bool
    """It is the one that asks."""


class SessionsView(msgspec.Struct, frozen=True):
    """Your devices."""

    sessions: list[DeviceView]


class EndBody(Body, frozen=True):
    """One of your sessions, by its `id`."""

    session: str


class ForgotBody(Body, frozen=True):
    """The name of an account whose password is forgotten."""

    name: str


class ResetBody(Body, frozen=True):
    """The token of the mail, and the password from now on."""

    token: str
    password: str


class VacationBody(Body, frozen=True):
    """So many days of vacation from now on, 30 at most; 0: it ends."""

    days: int


class VacationView(msgspec.Struct, frozen=True):
    """A vacation, and what is left of it."""

    until: int
    """When it ends, in milliseconds since 1970; 0: there is none."""
    days_left: int
    """How many days one may still take: 30 in a year."""
