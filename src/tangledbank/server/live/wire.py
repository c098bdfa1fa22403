"""Everything that goes over the socket, one class for each kind of message: docs/socket.md is made from this."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from ...core.message import Message
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
    """From 0 on; -1: a spectator; -2, only in replays: somebody from whom nothing is hidden."""
    view: dict[str, Any]
    """The game as the seat sees it; each game has its own words. What it may answer is in `options` beside it."""
    prompt: Words | None
    """What the seat is asked, or for whom it waits; null if nobody plays."""
    rules: list[str]
    """The numbers of the rules of the question, if the seat is asked."""
    options: list[OptionView]
    """All it may answer now; empty if it is not asked."""
    undo: str
    """How the last answer can be taken back: alone, ask (the others must agree) or no."""
    reset: str
    """How all of its turn can be taken back: alone, ask (the others must agree) or no; also no for one answer."""
    since: int
    """How many events of before still hold: the client keeps so many and forgets the others."""
    skipped: int
    """How many events after those are not told here; `story` tells them, a page at a time."""
    events: list[Words]
    """What the seat saw happen after that."""
    orders: list[Order] = []
    """Its player's orders that still hold; nobody else is shown them."""
    orders_rest: bool = False
    """The player has come to know something since they were left: they answer nothing until they are left again."""


class ComingQuestionView(msgspec.Struct, frozen=True):
    """A question that may come, and answers to it that there may be."""

    question: str
    """For an order: the key of the prompt."""
    prompt: Words
    options: list[OptionView]


class Change(msgspec.Struct, frozen=True):
    """A number that an answer would change.

    `what` is matching, points, endangered or dominant on a tile, domination of an element, or, with a prey as the
    place and its attacker, defences.
    """

    place: str
    who: str
    what: str
    before: int
    after: int


class PreviewView(msgspec.Struct, frozen=True):
    """What is certain after an answer, up to the first thing that is drawn, revealed or hidden from the seat."""

    events: list[Words]
    """What the seat would see happen."""
    changes: list[Change]
    """What else would be different; empty in games that do not count out what a position means."""


class StoryPage(msgspec.Struct, frozen=True):
    """A part of what a seat, or a spectator (seat -1), saw happen."""

    seat: int
    epoch: int
    """That of the table: if it is another one than that of the view, the page belongs to no part of its story."""
    first: int
    """The number of the first event here, counted from 0; 0: there is nothing earlier."""
    events: list[Words]


class ChairView(msgspec.Struct, frozen=True):
    """Who plays a seat."""

    seat: int
    """From 0 on."""
    name: str
    """The owner's; empty if nobody owns the seat."""
    level: str
    """Of the bot that plays it now, also for its owner; empty if none does. With an empty name: the seat is free."""
    yours: bool
    """You own it."""
    flagged: bool
    """A bot plays because the owner's time has run out."""
    present: bool
    """The owner looks at the table over a socket."""
    vacation: int
    """Until when the owner's clock stands still, in milliseconds since 1970; 0: it does not."""


class ClockView(msgspec.Struct, frozen=True):
    """The time left of a seat in milliseconds at the time `at` of the table; running or not."""

    left: int
    running: bool


class RewindRequestView(msgspec.Struct, frozen=True):
    """A seat wants to go back to a ply."""

    seat: int
    ply: int
    agreed: list[int]
    """The seats that agree, the one that asked among them."""


class SharedSeedView(msgspec.Struct, frozen=True):
    """What the luck of a table comes from, if nobody chose its seed."""

    commitment: str
    """The SHA-256 of the server's secret: shown before anybody adds a number."""
    numbers: list[str]
    """By seat what its player has added, in digits; empty: nothing."""
    secret: str
    """As soon as the table has ended; empty before."""


class TableView(msgspec.Struct, frozen=True):
    """A table as one client sees it."""

    id: str
    """Its name in addresses."""
    n: int
    """The number of the last thing that happened at the table, chat included; later is higher.

    Parts of a secret answer have none: planning in quick play changes it only with the commit.
    """
    at: int
    """When that was, in milliseconds since 1970."""
    game: str
    """As in `/api/games`."""
    rules: int
    """The version of the game's rules that the table is played by."""
    players: int
    """How many seats there are."""
    options: dict[str, Any]
    """All options of the game with their values."""
    status: str
    """open: it has not begun; running; over: the game has ended; closed: it was ended before that."""
    visibility: str
    """private: for the host, those who sit there, and operators; link: for all who know the `id`; public: listed."""
    undo: str
    """Taking back: horizon: as long as nothing new was seen; consent: beyond that if the others agree; never."""
    level: str
    """The bot that plays for somebody whose time has run out."""
    delay: int
    """Seconds that spectators lag behind."""
    host: bool
    """You set it up, or you were the guest who did."""
    epoch: int
    """Changes when events that were told do not hold any more: something was taken back, or all secrets are told."""
    ply: int
    """How many answers the game has, as far as you know of them: the number of the question that is asked now.

    What others plan in secret does not count before everybody has committed.
    """
    waiting: list[int]
    """The seats that are asked, also those that bots play."""
    chairs: list[ChairView]
    """Who plays, by seat."""
    clock: dict[str, Any]
    """As it was set up: `kind` is none, live or days, `bank` and `increment` are seconds."""
    clocks: list[ClockView]
    """By seat."""
    rewind_request: RewindRequestView | None
    """A player asks the others to agree to an undo; null if nobody does."""
    seats: list[SeatView]
    """What each of your seats sees, or, if you have none, what a spectator sees; empty before the game begins."""
    scores: list[int] | None
    """By seat, when the game is over; null before."""
    winners: list[int]
    """The seats that won; empty before the end."""
    verifiable: bool
    """The host chose the seed, and may know what luck will bring: nobody else can sit here."""
    rated: bool
    """It counts for the ratings of those who play: accounts only, no bots, no hints."""
    daily: str
    """The day whose deal it is; empty for any other table."""
    seed: str
    """The seed in digits, when the game is over; with it the record can be replayed."""
    shared_seed: SharedSeedView | None
    """What the seed is made of, if nobody chose it; null if the host did."""
    rematch: str
    """The table where the same people play once more, if somebody has asked for one."""
    waits: bool
    """Its bots wait until another table of its host where only bots play has ended."""


class ChatView(msgspec.Struct, frozen=True):
    """A line of chat; plain text, never markup."""

    n: int
    """The number of the line; later is higher."""
    at: int
    """In milliseconds since 1970."""
    name: str
    text: str


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
decode = msgspec.json.Decoder(AnyClient).decode
