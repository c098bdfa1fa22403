"""What clients say over the socket, one class for each kind of message: docs/socket.md is made from it and wire.py."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ..tables.entries import Order

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Id: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
"""A client's name for what it says."""


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client says. `id` comes back in the answer."""


class Hello(FromClient, frozen=True):
    """The first message. `session` and `seen` go on where a lost connection broke off."""

    session: str = ""
    """That of the last `welcome`."""
    seen: Count = 0
    """The last `seq` that I have."""
    changes: bool = False
    """I can read `changed`: send what is different in a table that I have seen, not all of it again."""


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
    ply: int | None = None
    """That of the request: a vote about another one is stale. Without it, about the present one, whichever that is."""


class Pass(FromClient, frozen=True):
    """Let a bot of a level play my seat; an empty level: I play again.

    Where there is no clock, the host can do so with the seat of somebody who is not connected and has been waited for
    ten minutes: then a bot of the table's own level plays.
    """

    id: Id
    table: str
    seat: int
    level: str


class Preview(FromClient, frozen=True):
    """What is certain to happen if I answer so?

    `data` of the answer is a [`PreviewView`](#previewview). An answer that is against the rules is `refused` with
    `illegal`.
    """

    id: Id
    table: str
    seat: int
    action: str


class Why(FromClient, frozen=True):
    """Why may I not answer so?

    `data` of the answer is a list of [`Refusal`](#refusal); empty: the seat may.
    """

    id: Id
    table: str
    seat: int
    action: str


class Story(FromClient, frozen=True):
    """What happened earlier than what I know?

    `data` of the answer is a [`StoryPage`](#storypage): at most so many events as a view tells at once, those that come
    directly before the number `before`.
    """

    id: Id
    table: str
    seat: int
    """One of mine, or -1 if I have none."""
    before: Count


class Orders(FromClient, frozen=True):
    """Answer these in my place when such questions come; instead of the orders I have left before. None: no more.

    The list is looked through in its order. Whether an order answers depends on nothing that is hidden
    ([what is promised](server.md#orders)). Answers that are taken back take the orders of the seat with them.
    """

    id: Id
    table: str
    seat: int
    orders: list[Order]


class Coming(FromClient, frozen=True):
    """What may I be asked next?

    `data` of the answer is a list of [`ComingQuestionView`](#comingquestionview), as found by playing on at random from
    positions that the seat cannot tell from the present one.
    """

    id: Id
    table: str
    seat: int


class Hint(FromClient, frozen=True):
    """What would a bot do?

    `data` of the answer is a list of at most 5 objects, the best first; empty: the seat is not asked. `action` is what
    to answer, `visits` how often the bot tried it, `value` how it would end, from 0 (certain to be last) to 1 (certain
    to win clearly), `score` the points to expect at the end, and `why` what speaks for it: [`Words`](#words) or null.
    """

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
    """Are you there?

    `data` of the answer is the server's clock, in milliseconds since 1970.
    """

    id: Id


AnyClient: TypeAlias = (
    Hello
    | Watch
    | Unwatch
    | Move
    | Undo
    | Vote
    | Pass
    | Preview
    | Why
    | Story
    | Orders
    | Coming
    | Hint
    | Chat
    | Ack
    | Ping
)

decode = msgspec.json.Decoder(AnyClient).decode
