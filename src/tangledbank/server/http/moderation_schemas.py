"""What goes in and out over HTTP about moderation: blocks, reports, and what operators see."""

from __future__ import annotations

import msgspec

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
