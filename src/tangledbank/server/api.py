"""What goes in and out over HTTP, one class for each shape: /api/openapi.json is made from this."""

from __future__ import annotations

import msgspec

from .entries import Clock
from .wire import Refusal, Words


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class Nothing(Body, frozen=True):
    """An empty object."""


class NewTable(Body, frozen=True):
    """A table to be set up; what is left out has a sensible value."""

    game: str
    players: int
    options: dict[str, bool | int | str | None] = {}
    seats: list[str] = []
    """By seat: me, free, or the level of a bot; me and bots if it is left out."""
    visibility: str = "link"
    clock: Clock = Clock()
    undo: str = "consent"
    level: str = "skilled"
    delay: int = 0
    seed: int | None = None
    """For a game whose luck can be verified afterwards; drawn otherwise."""
    start: bool = False
    """Begin at once, if no seat is free."""


class SeatBody(Body, frozen=True):
    """A seat."""

    seat: int


class LevelBody(Body, frozen=True):
    """A seat and the level of a bot; empty: the owner plays."""

    seat: int
    level: str


class MoveBody(Body, frozen=True):
    """An answer to the question with the number `ply`; the same `key` again changes nothing."""

    seat: int
    ply: int
    action: str
    key: str = ""


class VoteBody(Body, frozen=True):
    """Agree that somebody goes back, or not."""

    seat: int
    agrees: bool


class ChatBody(Body, frozen=True):
    """A line for everybody at the table."""

    text: str


class MuteBody(Body, frozen=True):
    """Whose lines nobody wants to read: whoever said the line with the number `line`, also a spectator."""

    line: int
    muted: bool


class TokenBody(Body, frozen=True):
    """The token of an invitation."""

    token: str


class ForkBody(Body, frozen=True):
    """Try something else from a position: hidden things are dealt anew, bots play the other seats."""

    ply: int
    seat: int
    level: str = "skilled"


class RecordBody(Body, frozen=True):
    """A record as text."""

    record: str


class AccountBody(Body, frozen=True):
    """A name and a password."""

    name: str
    password: str


class NameBody(Body, frozen=True):
    """A name to be shown."""

    name: str


class NoticesBody(Body, frozen=True):
    """Where to say that it is your turn; empty: nowhere."""

    email: str = ""
    hook: str = ""


class AnnounceBody(Body, frozen=True):
    """A line for everybody on the server."""

    text: str


# ---- out ---------------------------------------------------------------------------------
class Me(msgspec.Struct, frozen=True):
    """Who you are."""

    id: str
    name: str
    account: bool
    operator: bool
    email: str
    hook: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: the first value is the usual one."""

    name: str
    values: list[bool | int | str | None]
    rule: str
    about: Words
    text: str
    """What it is about, in the language of the request."""
    free: bool
    """Any text or number will do that the game can read."""
    forced_players: int
    """With so many players it must be the last value."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    levels: list[str]


class Games(msgspec.Struct, frozen=True):
    """All games."""

    games: list[GameInfo]


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: str
    names: list[str]
    changed: int
    your_turn: bool


class Tables(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: list[TableLine]


class Token(msgspec.Struct, frozen=True):
    """A token that lets its bearer take one seat of one table."""

    token: str


class RecordText(msgspec.Struct, frozen=True):
    """A record as text."""

    record: str


class Person(msgspec.Struct, frozen=True):
    """A user, for operators."""

    id: str
    name: str
    account: str | None
    operator: bool


class People(msgspec.Struct, frozen=True):
    """Users, for operators."""

    users: list[Person]


class Ok(msgspec.Struct, frozen=True):
    """Done."""

    ok: bool = True


class Trouble(msgspec.Struct, frozen=True):
    """Why something was not done; `text` says it in the language of the request."""

    error: str
    why: Words
    text: str
    reasons: list[Refusal] = []
