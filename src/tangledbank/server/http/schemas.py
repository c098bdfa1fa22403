"""What goes in and out over HTTP, one class for each shape: /api/openapi.json is made from this."""

from __future__ import annotations

from typing import Any

import msgspec

from ..live.view_schemas import ChairView, Refusal, SeatView, TableView, Words
from ..tables.entries import Clock


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class Nothing(Body, frozen=True):
    """An empty object."""


class NewTable(Body, frozen=True):
    """A table to be set up; what is left out has a sensible value."""

    game: str
    """The name of a game of `/api/games`."""
    players: int
    """One of the numbers of players of the game."""
    options: dict[str, bool | int | str | None] = {}
    """By the names of the game's options; one that is left out has its first value."""
    seats: list[str] = []
    """By seat: me, free, or the level of a bot; me and bots of `level` if it is left out."""
    names: list[str] = []
    """By seat: a name for the person on a seat that is `me`, where several share a device; empty or left out: yours."""
    visibility: str = "link"
    """private: for the host, those who sit there, and operators; link: for all who know the `id`; public: listed."""
    clock: Clock = Clock()
    """How long people may think; for ever if it is left out."""
    undo: str = "consent"
    """horizon: a seat takes back alone what showed nothing new; consent: or more, if all agree; never: nothing."""
    level: str = "skilled"
    """The bot that goes on for somebody who leaves, or whose time has run out."""
    delay: int = 0
    """Seconds that spectators lag behind."""
    rated: bool = False
    """It counts for ratings: people with accounts, a clock, no undo by consent, no seed."""
    seed: int | None = None
    """For practice: luck that one knows, at a table without other people; otherwise nobody chooses it."""
    start: bool = False
    """Begin at once, if no seat is free."""


class SeatBody(Body, frozen=True):
    """A seat."""

    seat: int
    """From 0 on."""


class NumberBody(Body, frozen=True):
    """A number that a player adds to the seed: 1 to 40 digits."""

    seat: int
    number: str


class LevelBody(Body, frozen=True):
    """A seat and the level of a bot; empty: the owner plays.

    For somebody absent the host gets a bot of the table's own level, whichever is said here.
    """

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
    ply: int | None = None
    """That of the request: a vote about another one is stale. Without it, about the present one, whichever that is."""


class ChatBody(Body, frozen=True):
    """A line for everybody at the table."""

    text: str


class MuteBody(Body, frozen=True):
    """Mute the author of the line with the number `line`, also a spectator."""

    line: int
    muted: bool


class TokenBody(Body, frozen=True):
    """The token of an invitation, or of the mail that asks whether an address is yours."""

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


class PasswordBody(Body, frozen=True):
    """The password so far, and the one from now on."""

    old: str
    new: str


class NameBody(Body, frozen=True):
    """A name to be shown."""

    name: str


class NoticesBody(Body, frozen=True):
    """Where to say that it is your turn; empty: nowhere."""

    email: str = ""
    hook: str = ""


# ---- out ---------------------------------------------------------------------------------
class Me(msgspec.Struct, frozen=True):
    """Who you are."""

    id: str
    name: str
    account: bool
    operator: bool
    email: str
    hook: str
    confirmed: bool
    """The owner of the mail address has said that it is yours: only then mail goes there."""
    mails: bool
    """This server sends mail."""
    banned: int = 0
    """Until when an operator lets you do nothing, in milliseconds since 1970; 0: that is not so."""


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


class Animals(msgspec.Struct, frozen=True):
    """What seats play: the words of the option `animals`, and how many of them a seat has with the option `several`."""

    names: list[str]
    several: str
    each: list[int]
    """For the numbers of players of the game, in their order; 0: `several` is not for so many."""


class ArgInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a word of an action names after its verb; a word with commas names several such things."""

    kind: str
    """A hex, a card, a species, a seat, an element, a number and so on, as the game calls it."""
    at: str = ""
    """Where it lies, where things of the same name lie in several places, such as `bag` or `display`; the kind of
    another word of the action: that word says it. Left out: there is only one."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    """In the language of the request."""
    about: str
    """One sentence in the language of the request; empty if the game brings none."""
    rules: int
    players: list[int]
    usual_players: int
    """For a game that is started with one click."""
    minutes: int
    """How long a game takes."""
    lesson: bool
    """Whether there is a guided first game."""
    options: list[OptionInfo]
    levels: list[str]
    animals: Animals | None
    actions: dict[str, list[ArgInfo]]
    """By verb, the first word of an action, what its other words name; the last of them may be left out."""
    nouns: dict[str, dict[str, Words]]
    """By kind and by the word that names a thing in actions and views what it is called, where words alone say it."""


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
    place: int
    """Which place you have reached; 0: none, or the game does not count."""


class Tables(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: list[TableLine]
    next: str = ""
    """Where the next page begins (`after`); empty: this is the last one."""


class Token(msgspec.Struct, frozen=True):
    """A token that lets its bearer take one seat of one table."""

    token: str


class Invitation(msgspec.Struct, frozen=True):
    """What somebody is invited to: one seat of a table that has not begun."""

    seat: int
    host: str
    """The name of the host."""
    game: str
    players: int
    options: dict[str, Any]
    clock: Clock
    undo: str
    verifiable: bool
    """The host chose the seed: at a table of before that was possible."""
    rated: bool
    """It counts for ratings: only accounts may sit."""
    chairs: list[ChairView]


class RecordText(msgspec.Struct, frozen=True):
    """A record as text."""

    record: str


# ---- how a game went, and what a board means -------------------------------------------------
class CourseLine(msgspec.Struct, frozen=True):
    """The answer that led to a ply; action and label only if the one who looks may know them."""

    ply: int
    seat: int
    action: str | None
    label: Words | None
    rules: list[str]
    """Of the question that was answered."""
    round: int
    scores: list[int | None]
    """By seat, after the answer; none where points are hidden."""
    events: int
    """How many things happened that the one who looks could see."""


class Course(msgspec.Struct, frozen=True):
    """Every answer of a game, seen by a seat or, as -2, by somebody from whom nothing is hidden."""

    seat: int
    lines: list[CourseLine]


class TileInsight(msgspec.Struct, frozen=True):
    """What a tile means, by animal: how well elements match, who dominates, who would die out, who would score what."""

    matching: dict[str, int]
    dominant: str | None
    endangered: list[str]
    points: dict[str, int]


class ElementInsight(msgspec.Struct, frozen=True):
    """A type of element in Marine: domination values by animal, the target to beat, and who has its pawn."""

    values: dict[str, int]
    target: int
    control: str | None


class AttackInsight(msgspec.Struct, frozen=True):
    """A carnivore and a prey in Evolution: what blocks the attack, with its rules; nothing does if empty."""

    attacker: str
    prey: str
    blocked: list[Refusal]


class Insight(msgspec.Struct, frozen=True):
    """What can be read from a position: tiles and elements by name, and attacks."""

    tiles: dict[str, TileInsight]
    elements: dict[str, ElementInsight]
    attacks: list[AttackInsight]


class TableInsight(msgspec.Struct, frozen=True):
    """What can be read from a table now."""

    ply: int
    insight: Insight


class Moment(msgspec.Struct, frozen=True):
    """A position of a game: the answer that led to it, what was seen and asked, what the board meant."""

    ply: int
    plies: int
    """How many answers the game has so far."""
    line: CourseLine | None
    waiting: list[int]
    scores: list[int | None]
    seat: SeatView
    insight: Insight


class Ok(msgspec.Struct, frozen=True):
    """Done."""

    ok: bool = True


class Trouble(msgspec.Struct, frozen=True):
    """Why something was not done; `text` says it in the language of the request."""

    error: str
    why: Words
    text: str
    reasons: list[Refusal] = []
    table: TableView | None = None
    """With the code stale, if something was to happen at a table: how it is now."""
    after: int = 0
    """With a rate limit: the seconds after which it is allowed again."""
