"""What can happen at a table. A table is the list of its entries: they are stored, the rest is made from them.

Fields may be added with a default; nothing else about a stored entry may ever change, except that the name and the
lines of somebody who goes for good are emptied.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from ...core.errors import BadInput
from ...core.message import Message
from ...version import __version__

NONE, LIVE, DAYS = "none", "live", "days"
HORIZON, CONSENT, NEVER = "horizon", "consent", "never"
PRIVATE, LINK, PUBLIC = "private", "link", "public"


class Unplayable(BadInput):
    """Another version of this program can play this table, or read it; this one cannot."""


class Damaged(Unplayable):
    """What is stored of a table is not what any version of this program has written."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: for ever, a bank with an increment, or so many seconds for each move."""

    kind: str = NONE
    bank: int = 0
    """Seconds; with kind days the time for one move."""
    increment: int = 0
    """Seconds, after every move."""


class Note(msgspec.Struct, frozen=True):
    """A message, as it is stored."""

    key: str
    args: dict[str, object] = {}


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to answer in a player's place when a question comes (docs/adr/0043)."""

    answers: list[str] = []
    """The first that is offered: an action or its first words; `*` in a word is anything. None: the only sensible."""
    question: str = ""
    """Only to this question: the key of its sentence (`prompt`); empty: to any."""
    repeat: bool = False
    """Again and again; otherwise once."""
    until: str = "round"
    """How long it holds: to the end of the phase, the round or the game in which it was left."""


class TableEntry(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """One thing that happened."""


class Created(TableEntry, frozen=True):
    """Somebody set up a table. A position begins a sandbox, otherwise the seed begins the game."""

    game: str
    rules: int
    players: int
    seed: int
    options: dict[str, bool | int | str | None]
    host: str
    visibility: str = LINK
    clock: Clock = Clock()
    undo: str = CONSENT
    level: str = "skilled"
    """The bot that plays for somebody whose time has run out."""
    delay: int = 0
    """Seconds that spectators lag behind."""
    position: dict[str, object] | None = None
    parent: str = ""
    """The table this one was forked from or is the rematch of."""
    verifiable: bool = False
    """The host chose the seed, for practice, or a record had it; it is shown when the game is over."""
    rated: bool = False
    """It counts for the ratings of those who play, people with accounts only (docs/adr/0041)."""
    daily: str = ""
    """The day whose deal it is: one try, by oneself, against bots that answer everybody alike (docs/adr/0049)."""
    notes: list[Note] = []
    """What the story of the game begins with: where an imported record could not be replayed."""


class Committed(TableEntry, frozen=True):
    """The server has drawn its part of the seed; only the hash of it is shown before the end (docs/adr/0027)."""

    secret: str


class Contributed(TableEntry, frozen=True):
    """The part of the seed that a player adds: a number in digits."""

    seat: int
    number: str


class Sat(TableEntry, frozen=True):
    """Somebody took a seat."""

    seat: int
    user: str
    name: str


class BotSeated(TableEntry, frozen=True, tag="manned"):
    """A bot of a level took a seat; its tag is as old as the stored entries."""

    seat: int
    level: str


class Left(TableEntry, frozen=True):
    """A seat is free again."""

    seat: int


class Started(TableEntry, frozen=True):
    """The game began."""


class Moved(TableEntry, frozen=True):
    """An answer; `key` is the client's name for the delivery, so that a repeated one is recognised."""

    seat: int
    action: str
    key: str = ""
    bot: bool = False


class Followed(Moved, frozen=True):
    """An answer that the player had left as an order."""

    order: int = 0
    """Which of the seat's orders it was."""


class Ordered(TableEntry, frozen=True):
    """A seat's player has left these orders, instead of those of before."""

    seat: int
    orders: list[Order]


class Continued(TableEntry, frozen=True):
    """The server has other rules now: the game goes on by them after some answers, from a position.

    Without a position it had not begun. Later answers of before, if there are any, were against the new rules.
    """

    rules: int
    ply: int
    position: dict[str, object] | None = None
    digest: str = ""
    """Of the position after those answers, as the earlier rules had it; empty if nobody knows."""


class Undone(TableEntry, frozen=True):
    """A seat took back its last answer, as far as nothing new was seen."""

    seat: int


class Rewound(TableEntry, frozen=True):
    """Everybody agreed to go back to so many answers."""

    ply: int


class Asked(TableEntry, frozen=True):
    """A seat wants to go back to a ply, beyond what it may do alone."""

    seat: int
    ply: int


class Voted(TableEntry, frozen=True):
    """Another seat agreed, or not."""

    seat: int
    agrees: bool


class Passed(TableEntry, frozen=True):
    """A bot plays for a seat: its owner wanted that, its clock ran out, or the host no longer waited for its owner."""

    seat: int
    level: str
    flagged: bool = False


class Returned(TableEntry, frozen=True):
    """The owner plays again."""

    seat: int


class Vacation(TableEntry, frozen=True):
    """The clock of a seat does not run until a time; one that has passed ends it."""

    seat: int
    until: int


class Said(TableEntry, frozen=True):
    """A line of chat; empty if its author has gone for good."""

    user: str
    name: str
    text: str


class Muted(TableEntry, frozen=True):
    """The host lets somebody chat no more, or again."""

    user: str
    muted: bool


class Closed(TableEntry, frozen=True):
    """The host or an operator ended the table before its game was over."""


class Rematched(TableEntry, frozen=True):
    """Somebody wants to play once more, at a new table."""

    table: str
    shift: int = 0
    """By how many seats everybody moves on there."""


class Became(TableEntry, frozen=True):
    """A guest signed in: what was the guest's belongs to an account now."""

    user: str
    other: str
    name: str


class Forgotten(TableEntry, frozen=True):
    """Somebody does not exist any more: name and lines disappear, the answers stay."""

    user: str


AnyEntry: TypeAlias = (
    Created
    | Committed
    | Contributed
    | Sat
    | BotSeated
    | Left
    | Started
    | Moved
    | Followed
    | Ordered
    | Continued
    | Undone
    | Rewound
    | Asked
    | Voted
    | Passed
    | Returned
    | Vacation
    | Said
    | Muted
    | Closed
    | Rematched
    | Became
    | Forgotten
)


class Stamped(msgspec.Struct, frozen=True):
    """An entry with its number in the table, and when it happened in milliseconds since 1970."""

    n: int
    at: int
    entry: AnyEntry


encode = msgspec.json.Encoder(order="deterministic").encode
READER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


class Kind(msgspec.Struct):
    """What can be said of an entry that cannot be read."""

    type: str = ""


def decode(raw: str | bytes) -> AnyEntry:
    """An entry from its text; Unplayable if a newer program wrote it, or nobody did."""
    try:
        return READER.decode(raw)
    except msgspec.DecodeError:
        raise Unplayable(Message("server-unknown-entry", entry=kind_of(raw), version=__version__)) from None


def kind_of(raw: str | bytes) -> str:
    try:
        return msgspec.json.decode(raw, type=Kind).type[:40]
    except msgspec.DecodeError:
        return ""
