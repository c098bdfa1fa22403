"""What the server says over the socket; what it shows of tables is in schemas.py, what clients say in requests.py."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from ...core.message import Message
from .view_schemas import ChatView, Refusal, TableView, Words


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server says."""


class Welcome(FromServer, frozen=True):
    """The answer to hello: the session to resume with, the time, and whether nothing was missed."""

    session: str
    time: int
    """The server's clock, in milliseconds since 1970."""
    resumed: bool


class Seen(FromServer, frozen=True):
    """A table changed, or this is how it is."""

    seq: int
    table: TableView
    chat: list[ChatView]
    """New lines; a client that begins to watch gets the last ones."""


class Changed(FromServer, frozen=True):
    """A table changed, for clients that said `changes`: what is different from the last view of it in this session."""

    seq: int
    table: str
    """Its `id`."""
    changes: list[list[Any]]
    """Steps from that view to this one, in their order."""
    chat: list[ChatView]
    """New lines."""


class Done(FromServer, frozen=True):
    """The request was carried out; what it changed comes by itself."""

    id: str
    data: Any = None
    """Of `hint`, `preview`, `why` and `ping`, as said there; null of everything else."""


class Refused(FromServer, frozen=True):
    """The request was refused, and why; for an illegal action with the rules."""

    id: str
    code: str
    """As in HTTP: bad, stale, illegal, forbidden, missing, refused, slow, busy or broken."""
    why: Words
    reasons: list[Refusal] = []
    after: int = 0
    """With the code slow: the seconds after which it is allowed again."""


class Presence(FromServer, frozen=True):
    """Who at the table is looking."""

    seq: int
    table: str
    seats: list[int]
    """Those whose owners are looking."""
    spectators: int
    """How many others are."""


class Notice(FromServer, frozen=True):
    """Something for you outside of a table: your turn elsewhere, or an announcement."""

    seq: int
    why: Words
    table: str = ""
    """Where it is your turn; empty: an announcement."""


class Bye(FromServer, frozen=True):
    """The server goes down; come back after so many milliseconds."""

    after: int


AnyServer: TypeAlias = Welcome | Seen | Changed | Done | Refused | Presence | Notice | Bye


def plain(value: object) -> object:
    """What JSON does not know by itself: messages as arguments of messages."""
    return {"key": value.key, "args": value.args} if isinstance(value, Message) else str(value)


encode = msgspec.json.Encoder(enc_hook=plain).encode
