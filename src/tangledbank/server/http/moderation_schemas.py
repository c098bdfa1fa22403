"""What goes in and out over HTTP about moderation: blocks, reports, and what operators see."""

from __future__ import annotations

from typing import Annotated

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


class SanctionBody(Body, frozen=True):
    """For how long somebody is muted or banned."""

    days: Annotated[int, msgspec.Meta(ge=0, le=3650)] | None
    """0: not any more; null: for good."""


class Person(msgspec.Struct, frozen=True):
    """A user, for operators."""

    id: str
    name: str
    account: str | None
    operator: bool


class ReportedPerson(msgspec.Struct, frozen=True):
    """Somebody in a report."""

    id: str
    """Empty: they have gone for good."""
    name: str
    """As it was then."""
    muted: int
    """Until when, in milliseconds since 1970; 0: not muted by an operator."""
    banned: int
    """The same of a ban."""


class ReportLine(msgspec.Struct, frozen=True):
    """A report in the list of them."""

    id: str
    at: int
    """When, in milliseconds since 1970."""
    author: str
    about: str
    text: str
    """What was complained of."""
    closed: int
    """When somebody dealt with it; 0: nobody has."""


class Reports(msgspec.Struct, frozen=True):
    """Reports that nobody has dealt with first, the latest of them first."""

    reports: list[ReportLine]


class ReportedLine(msgspec.Struct, frozen=True):
    """A line of chat as it was when somebody reported it."""

    at: int
    name: str
    text: str
    theirs: bool
    """Whoever the report is about has written it."""


class ReportView(msgspec.Struct, frozen=True):
    """All of a report, with what there was to be seen when it was made."""

    report: ReportLine
    author: ReportedPerson
    about: ReportedPerson
    table: str
    """Where it happened; empty: nowhere in particular."""
    seats: list[str]
    """Who sat there, by name and id."""
    lines: list[ReportedLine]


class People(msgspec.Struct, frozen=True):
    """Users, for operators."""

    users: list[Person]
