"""What goes in and out over HTTP about finding others and keeping order."""

from __future__ import annotations

import msgspec

from ..tables.entries import Clock
from .people_schemas import RatingView
from .schemas import Body


class BlockBody(Body, frozen=True):
    """Whom to block: by a seat or a line of chat of a table, or by the name of an account."""

    name: str = ""
    table: str = ""
    seat: int = -1
    """Its owner; only with a table."""
    line: int = -1
    """The number of a line of chat: its author, also a spectator."""


class ReportBody(Body, frozen=True):
    """Whom to report, as with a block, and why."""

    text: str
    """At most 500 characters."""
    name: str = ""
    table: str = ""
    seat: int = -1
    line: int = -1


class UnblockBody(Body, frozen=True):
    """One of your blocks, by its `id`."""

    id: str


class BlockView(msgspec.Struct, frozen=True):
    """Somebody whom you have blocked."""

    id: str
    """To unblock them by."""
    name: str
    at: int
    """Since when, in milliseconds since 1970."""


class BlocksView(msgspec.Struct, frozen=True):
    """All of those, the latest first."""

    blocks: list[BlockView]


class SeekBody(Body, frozen=True):
    """An offer to play with whoever wants the same."""

    game: str
    players: int
    clock: Clock
    """In one sitting (`live`) or over days (`days`); `none` is refused."""
    rated: bool = False
    lowest: int = -10_000
    """Nobody with a lower rating can take it; without a rated game everybody has 1500."""
    highest: int = 10_000


class SeekerView(msgspec.Struct, frozen=True):
    """Somebody who takes part in an offer."""

    name: str
    profile: str
    """The name of their profile; empty for guests."""
    rating: RatingView | None


class SeekView(msgspec.Struct, frozen=True):
    """An offer."""

    id: str
    game: str
    players: int
    clock: Clock
    rated: bool
    lowest: int
    highest: int
    people: list[SeekerView]
    """Who wants to play so far, the one who offers first."""
    yours: bool
    """You offer it."""
    joined: bool
    """You take part in it."""
    expires: int
    """In milliseconds since 1970; an offer of yours for one sitting stands as long as you ask for the list."""


class Seeks(msgspec.Struct, frozen=True):
    """The offers that you may take, and your own."""

    seeks: list[SeekView]
    table: str
    """A table that was made of an offer of yours; told once."""


# ---- operators ---------------------------------------------------------------------------------------
class AnnounceBody(Body, frozen=True):
    """A line for everybody on the server."""

    text: str


class Person(msgspec.Struct, frozen=True):
    """A user, for operators."""

    id: str
    name: str
    account: str | None
    operator: bool


class People(msgspec.Struct, frozen=True):
    """Users, for operators."""

    users: list[Person]
