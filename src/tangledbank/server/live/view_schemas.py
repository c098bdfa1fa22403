"""What is shown of tables, in messages of the socket and in answers over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec

from ..tables.entries import Order


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
