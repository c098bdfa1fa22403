"""Everything that goes over the socket, one class for each kind of message: docs/server.md is made from this."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from ..core.message import Message

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Id: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
"""A client's name for what it says."""


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client says. `id` comes back in the answer."""


class Hello(FromClient, frozen=True):
    """The first message. `session` and `seen` go on where a lost connection broke off."""

    session: str = ""
    seen: Count = 0


class Watch(FromClient, frozen=True):
    """Tell me of a table from now on. What I know already does not come again."""

    id: Id
    table: str
    events: Count = 0
    """How many events of the seat I know."""
    epoch: Count = 0
    """The `epoch` of the table when I was told of them."""
    chat: Count = 0
    """The number `n` of the last line of chat that I know."""


class Unwatch(FromClient, frozen=True):
    """I do not look at a table any more."""

    id: Id
    table: str


class Move(FromClient, frozen=True):
    """My answer to the question with the number `ply`. The same `id` again changes nothing."""

    id: Id
    table: str
    seat: int
    ply: int
    action: str


class Undo(FromClient, frozen=True):
    """Take back my last answer, or ask the others to let me."""

    id: Id
    table: str
    seat: int


class Vote(FromClient, frozen=True):
    """Agree that somebody goes back, or not."""

    id: Id
    table: str
    seat: int
    agrees: bool


class Pass(FromClient, frozen=True):
    """Let a bot of a level play my seat; an empty level: I play again."""

    id: Id
    table: str
    seat: int
    level: str


class Preview(FromClient, frozen=True):
    """What is certain to happen if I answer so?"""

    id: Id
    table: str
    seat: int
    action: str


class Why(FromClient, frozen=True):
    """Why may I not answer so?"""

    id: Id
    table: str
    seat: int
    action: str


class Hint(FromClient, frozen=True):
    """What would a bot do?"""

    id: Id
    table: str
    seat: int


class Chat(FromClient, frozen=True):
    """A line for everybody at the table."""

    id: Id
    table: str
    text: str


class Ack(FromClient, frozen=True):
    """I have everything up to a number; the server may forget it."""

    seq: Count


class Ping(FromClient, frozen=True):
    """Are you there?"""

    id: Id


AnyClient: TypeAlias = Hello | Watch | Unwatch | Move | Undo | Vote | Pass | Preview | Why | Hint | Chat | Ack | Ping


# ---- from the server -------------------------------------------------------------------
class Words(msgspec.Struct, frozen=True):
    """A sentence to be said in the reader's language: a key of the message files with its arguments."""

    key: str
    args: dict[str, Any] = {}


class Refusal(msgspec.Struct, frozen=True):
    """One reason against an action, with the numbers of its rules."""

    rules: list[str]
    why: Words


class OptionView(msgspec.Struct, frozen=True):
    """Something a seat may answer."""

    action: str
    label: Words


class SeatView(msgspec.Struct, frozen=True):
    """What one seat, or a spectator (seat -1), sees and may do."""

    seat: int
    view: dict[str, Any]
    prompt: Words | None
    rules: list[str]
    options: list[OptionView]
    undo: str
    """alone, ask or no."""
    since: int
    """How many events of before still hold: the client keeps so many, forgets the others and adds the new ones."""
    events: list[Words]
    """What the seat saw happen after those."""


class ChairView(msgspec.Struct, frozen=True):
    """Who plays a seat."""

    seat: int
    name: str
    level: str
    yours: bool
    flagged: bool
    present: bool


class ClockView(msgspec.Struct, frozen=True):
    """The time left of a seat in milliseconds at the time `at` of the table; running or not."""

    left: int
    running: bool


class WishView(msgspec.Struct, frozen=True):
    """A seat wants to go back to a ply."""

    seat: int
    ply: int
    agreed: list[int]


class TableView(msgspec.Struct, frozen=True):
    """A table as one client sees it."""

    id: str
    n: int
    at: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    status: str
    visibility: str
    host: bool
    epoch: int
    """Changes when events that were told do not hold any more: something was taken back, or all secrets are told."""
    ply: int
    waiting: list[int]
    chairs: list[ChairView]
    clock: dict[str, Any]
    clocks: list[ClockView]
    wish: WishView | None
    seats: list[SeatView]
    scores: list[int] | None
    winners: list[int]
    verifiable: bool
    """The host chose the seed, and may know what luck will bring; the others can verify it afterwards."""
    seed: str
    """The seed in digits, when the game is over; with it the record can be replayed."""
    rematch: str
    """The table where the same people play once more, if somebody has asked for one."""


class ChatView(msgspec.Struct, frozen=True):
    """A line of chat; plain text, never markup."""

    n: int
    at: int
    name: str
    text: str


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server says."""


class Welcome(FromServer, frozen=True):
    """The answer to hello: the session to resume with, the time, and whether nothing was missed."""

    session: str
    time: int
    resumed: bool


class Seen(FromServer, frozen=True):
    """A table changed, or this is how it is."""

    seq: int
    table: TableView
    chat: list[ChatView]


class Done(FromServer, frozen=True):
    """A wish was carried out; what it changed comes by itself."""

    id: str
    data: Any = None


class Refused(FromServer, frozen=True):
    """A wish was not carried out, and why; for an illegal action with the rules."""

    id: str
    code: str
    """As in HTTP: bad, stale, illegal, forbidden, missing, refused, slow, busy or broken."""
    why: Words
    reasons: list[Refusal] = []


class Presence(FromServer, frozen=True):
    """Who at the table is looking."""

    seq: int
    table: str
    seats: list[int]
    spectators: int


class Notice(FromServer, frozen=True):
    """Something for you outside of a table: your turn elsewhere, or an announcement."""

    seq: int
    why: Words
    table: str = ""


class Bye(FromServer, frozen=True):
    """The server goes down; come back after so many milliseconds."""

    after: int


AnyServer: TypeAlias = Welcome | Seen | Done | Refused | Presence | Notice | Bye


def plain(value: object) -> object:
    """What JSON does not know by itself: messages as arguments of messages."""
    return {"key": value.key, "args": value.args} if isinstance(value, Message) else str(value)


encode = msgspec.json.Encoder(enc_hook=plain).encode
decode = msgspec.json.Decoder(AnyClient).decode
