"""What people want to do at a table: allowed, it becomes entries; refused, an error says why.

Nothing here changes a table: `hub.write` applies the entries, stores them, and then tells everybody. If they cannot be
stored, the table is read again. A move is parsed and judged here, and not once more when it is applied.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from ...bots import ladder
from ...bots.player import plays as bot_plays
from ...core.errors import BadInput, UndoError
from ...core.game import Setup
from ...core.message import Message
from ...games import rulebook
from .entries import (
    CONSENT,
    DAYS,
    HORIZON,
    LINK,
    LIVE,
    NEVER,
    NONE,
    PRIVATE,
    PUBLIC,
    AnyEntry,
    Asked,
    Became,
    BotSeated,
    Clock,
    Closed,
    Created,
    Forgotten,
    Left,
    Moved,
    Muted,
    Passed,
    Rematched,
    Returned,
    Rewound,
    Said,
    Sat,
    Started,
    Undone,
    Unplayable,
    Voted,
)
from .secrecy import secretly_same
from .table import CLOSED, OPEN, OVER, RUNNING, Table

MAX_CHAT_LENGTH: Final = 500
MAX_DAYS_BANK_S: Final = 30 * 86400
MAX_LIVE_BANK_S: Final = 4 * 3600
MAX_INCREMENT_S: Final = 3600
MAX_DELAY_S: Final = 3600
ABSENCE_MS: Final = 10 * 60_000
"""Milliseconds of absence after which the host may let a bot take over a seat at a table without a clock: long enough
for a short break."""
CONTROL_CHAR_REPLACEMENTS: Final = {"Cc": " ", "Cs": " ", "Cf": ""}
"""Replacements for control characters (by Unicode category) in a chat line: none may change how others see it."""
ZERO_WIDTH_JOINERS: Final = "\u200c\u200d"
"""Zero-width joiners are kept: some scripts and emoji need them."""


class NotAllowed(BadInput):
    """The table does not allow this, now or to you."""


class NotYours(NotAllowed):
    """Somebody else may do this."""


class Stale(NotAllowed):
    """The question has been answered already, or it never was this one: look at the fresh view."""


def not_allowed(key: str, **args: object) -> NotAllowed:
    return NotAllowed(Message(key, **args))


# ---- before the start -------------------------------------------------------------
def checked(made: Created, others: Sequence[str] = ()) -> Created:
    """A new table, with everything that was left out; BadInput if there cannot be such a table.

    `others` are bots of other packages that may play here.
    """
    book = rulebook(made.game)
    setup = Setup(book, made.players, made.seed, made.options, made.position)
    setup.state()  # some options do not go together
    one_of("visibility", made.visibility, [PRIVATE, LINK, PUBLIC])
    one_of("undo", made.undo, [CONSENT, HORIZON, NEVER])
    one_of("level", made.level, levels(made.game, others))
    within("delay", made.delay, 0, MAX_DELAY_S)
    check_clock(made.clock)
    return msgspec.structs.replace(made, rules=book.rules, options=setup.options)


def check_clock(clock: Clock) -> None:
    """A clock that can be played with."""
    one_of("clock", clock.kind, [NONE, LIVE, DAYS])
    if clock.kind != NONE:
        within("bank", clock.bank, 1, MAX_DAYS_BANK_S if clock.kind == DAYS else MAX_LIVE_BANK_S)
    within("increment", clock.increment, 0, MAX_INCREMENT_S)


def one_of(field: str, got: str, expected: list[str]) -> None:
    if got not in expected:
        raise BadInput(Message("server-bad-choice", field=field, got=got[:80], expected=", ".join(expected)))


def within(field: str, got: int, least: int, most: int) -> None:
    if got != least == most:
        raise BadInput(Message("server-bad-count", field=field, got=str(got), expected=str(most)))
    if not least <= got <= most:
        raise BadInput(Message("server-bad-number", field=field, got=str(got), least=str(least), most=str(most)))


def levels(game: str, others: Sequence[str] = ()) -> list[str]:
    """The bots that can sit at a table of a game: its levels, and allowed bots of other packages."""
    return [*[level.name for level in ladder(game)], *[bot for bot in others if bot_plays(bot, game)]]


def sit(table: Table, user: str, name: str, seat: int, *, invited: bool = False) -> list[AnyEntry]:
    """Take a free seat; the host, and people who are invited, also one that a bot was to play."""
    chair = table.chairs[known_seat(table, seat)]
    if user and chair.user == user:
        return []
    must_be(table, OPEN)
    if chair.user or (chair.level and not invited and user != table.host):
        raise not_allowed("server-seat-taken", seat=seat + 1)
    if table.created.verifiable and user != table.host:
        raise not_allowed("server-seed-chosen")
    return [Sat(seat, user, name)]


def seat_bot(table: Table, user: str, seat: int, level: str, others: Sequence[str] = ()) -> list[AnyEntry]:
    """The host puts a bot on a free seat."""
    must_be(table, OPEN)
    must_host(table, user)
    one_of("level", level, levels(table.created.game, others))
    if table.chairs[known_seat(table, seat)].user:
        raise not_allowed("server-seat-taken", seat=seat + 1)
    return [BotSeated(seat, level)]


def leave(table: Table, user: str, seat: int) -> list[AnyEntry]:
    """Give up one's own seat; the host can free any seat before the start."""
    owner = table.chairs[known_seat(table, seat)].user
    if table.status in (OVER, CLOSED):
        raise not_allowed("server-not-running")
    if owner != user and not (table.status == OPEN and user == table.host):
        raise NotYours(Message("server-not-your-seat", seat=seat + 1))
    return [Left(seat), *rewind_if_granted(table, {seat: ""})] if not table.chairs[seat].free else []


def start(table: Table, user: str) -> list[AnyEntry]:
    """The host begins; nobody may be missing."""
    must_be(table, OPEN)
    must_host(table, user)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if free:
        raise seats_are_free(free)
    return [Started()]


def seats_are_free(seats: list[int]) -> NotAllowed:
    return not_allowed("server-seats-free", seats=", ".join([f"P{seat + 1}" for seat in seats]))


def close(table: Table, user: str, operator: bool) -> list[AnyEntry]:
    """The host ends a table before its game is over; an operator can, too."""
    if not operator:
        must_host(table, user)
    if table.status == OVER:
        raise not_allowed("server-not-running")
    return [] if table.closed else [Closed()]


def rematch(table: Table, user: str, fresh: str, shift: int = 0) -> list[AnyEntry]:
    """A player asks for one more game; the first who asks decides which table it is."""
    if table.status not in (OVER, CLOSED):
        raise not_allowed("server-not-over")
    if table.host != user and not table.seats_of(user):
        raise NotYours(Message("server-not-host"))
    return [] if table.rematch else [Rematched(fresh, shift)]


# ---- playing ------------------------------------------------------------------------
def move(table: Table, user: str, seat: int, ply: int, action: str, key: str) -> list[AnyEntry]:
    """An answer of a seat's owner. The same delivery again changes nothing."""
    must_own(table, user, seat)
    if key and table.is_repeated(seat, key, ply):
        return []
    return checked_move(table, seat, ply, action, key, bot=False)


def bot_move(table: Table, seat: int, ply: int, action: str) -> list[AnyEntry]:
    """An answer of the bot on a seat; the seat may have another player by now."""
    if not table.chairs[seat].level:
        raise stale(table, [seat])
    return checked_move(table, seat, ply, action, "", bot=True)


def checked_move(table: Table, seat: int, ply: int, action: str, key: str, bot: bool) -> list[AnyEntry]:
    """A legal answer to the question with this number, as the one who answers counts."""
    must_be(table, RUNNING)
    game = table.playing
    seats = [seat] if bot else table.seats_of(table.chairs[seat].user)
    if ply != table.ply_for(seats) and not secretly_same(game, seats, seat, ply):
        raise stale(table, seats)
    text = game.check(action, seat)
    back: list[AnyEntry] = [Returned(seat)] if table.chairs[seat].level and not bot else []
    return [*back, Moved(seat, text, key, bot)]


def stale(table: Table, must_own: list[int]) -> Stale:
    return Stale(Message("server-stale", ply=str(table.ply_for(must_own))))


def undo(table: Table, user: str, seat: int) -> list[AnyEntry]:
    """Take back alone as far as nothing new was seen, else ask the others."""
    must_own(table, user, seat)
    must_be(table, RUNNING)
    if table.created.undo == NEVER:
        raise not_allowed("server-no-undo")
    try:
        table.playing.undoable(seat)
    except UndoError:
        if table.created.undo == HORIZON:
            raise
        return ask(table, seat)
    return [Undone(seat)]


def ask(table: Table, seat: int, ply: int | None = None) -> list[AnyEntry]:
    """Ask to go back to before one's last answer, or an earlier one; if nobody else plays, it is granted at once."""
    first = table.playing.first_ply
    own_plies = [ply for ply, entry in enumerate(table.playing.log) if ply >= first and entry.seat == seat]
    if not own_plies:
        raise UndoError(Message("undo-nothing"))
    if table.rewind_request is not None:
        raise not_allowed("server-request-open", seat=table.rewind_request.seat + 1)
    if (seat, table.ply_for([seat])) in table.rewinds_requested:
        raise not_allowed("server-request-declined")
    request = Asked(seat, own_plies[-1] if ply is None else ply)
    return [request, Rewound(request.ply)] if not voters(owners(table), seat) else [request]


def owners(table: Table) -> list[str]:
    """Whose each seat is."""
    return [chair.user for chair in table.chairs]


def voters(owned: list[str], seat: int) -> set[int]:
    """Whose consent is needed: all other people's, also if a bot plays for them at the moment."""
    return {other for other, owner in enumerate(owned) if owner and owner != owned[seat]}


def rewind_if_granted(table: Table, changed: dict[int, str]) -> list[AnyEntry]:
    """The end of a request to go back, if nobody's consent is missing any more when seats have other owners."""
    request = table.rewind_request
    owned = [changed.get(seat, owner) for seat, owner in enumerate(owners(table))]
    if request is None or table.status != RUNNING or not owned[request.seat]:
        return []
    return [Rewound(request.ply)] if voters(owned, request.seat) <= request.agreed else []


def vote(table: Table, user: str, seat: int, agrees: bool, ply: int | None = None) -> list[AnyEntry]:
    """Agree to a request to go back, or not; the last yes grants it. A vote that names a ply is about no other."""
    must_own(table, user, seat)
    must_be(table, RUNNING)
    request = table.rewind_request
    if request is None or (seat in request.agreed and seat != request.seat):
        raise not_allowed("server-no-request")
    if ply not in (None, request.ply):
        raise stale(table, table.seats_of(user))
    asked = voters(owners(table), request.seat)
    if seat not in asked:
        raise not_allowed("server-own-request")
    said: list[AnyEntry] = [Voted(seat, agrees)]
    return [*said, Rewound(request.ply)] if agrees and asked <= request.agreed | {seat} else said


def pass_seat(table: Table, user: str, seat: int, level: str, others: Sequence[str] = ()) -> list[AnyEntry]:
    """Let a bot play one's seat."""
    must_own(table, user, seat)
    must_be(table, RUNNING)
    one_of("level", level, levels(table.created.game, others))
    return [Passed(seat, level)] if table.chairs[seat].level != level else []


def replace_absent(table: Table, user: str, seat: int, present: set[int], now: int) -> list[AnyEntry]:
    """Where no clock does it, the host lets a bot play for somebody who is away and was long waited for."""
    must_host(table, user)
    must_be(table, RUNNING)
    since = table.clocks.since[known_seat(table, seat)]
    if table.created.clock.kind != NONE:
        raise NotYours(Message("server-not-your-seat", seat=seat + 1))
    if seat in present or since is None or now - since < ABSENCE_MS:
        raise not_allowed("server-not-absent", seat=seat + 1, minutes=ABSENCE_MS // 60_000)
    return [Passed(seat, table.created.level)]


def return_to(table: Table, user: str, seat: int) -> list[AnyEntry]:
    """Play oneself again."""
    must_own(table, user, seat)
    must_be(table, RUNNING)
    return [Returned(seat)] if table.chairs[seat].level else []


def flags(table: Table, now: int) -> list[AnyEntry]:
    """The seats whose clock has run out are passed to bots."""
    must_know(table)
    out = [seat for seat in table.waiting() if (flag := table.clocks.flag_at(seat)) is not None and flag <= now]
    return [Passed(seat, table.created.level, flagged=True) for seat in out]


# ---- talking -------------------------------------------------------------------------
def plain_line(text: str) -> str:
    """Something to be read by others, as plain text on one line; signs that turn or hide others are taken out."""
    text = " ".join(
        "".join(
            [
                sign if sign in ZERO_WIDTH_JOINERS else CONTROL_CHAR_REPLACEMENTS.get(unicodedata.category(sign), sign)
                for sign in text
            ]
        ).split()
    )
    if not text.strip(ZERO_WIDTH_JOINERS + " ") or len(text) > MAX_CHAT_LENGTH:
        raise BadInput(Message("server-bad-line", most=str(MAX_CHAT_LENGTH)))
    return text


def say(table: Table, user: str, name: str, text: str) -> list[AnyEntry]:
    """A line of chat."""
    if user in table.muted:
        raise not_allowed("server-muted")
    return [Said(user, name, plain_line(text))]


def mute(table: Table, user: str, n: int, muted: bool) -> list[AnyEntry]:
    """The host mutes the author of a line, or lets them chat again."""
    must_host(table, user)
    said = [line.entry.user for line in table.chat if line.n == n and isinstance(line.entry, Said)]
    if not said:
        raise not_allowed("server-no-line", line=str(n))
    return [Muted(said[0], muted)] if (said[0] in table.muted) != muted else []


def become(table: Table, user: str, other: str, name: str) -> list[AnyEntry]:
    """A guest goes on as an account that may sit here already: then it has all these seats."""
    said = any(isinstance(line.entry, Said) and line.entry.user == user for line in table.chat)
    is_here = table.seats_of(user) or table.host == user or user in table.muted or said
    if not is_here:
        return []
    return [Became(user, other, name), *rewind_if_granted(table, dict.fromkeys(table.seats_of(user), other))]


def forget(table: Table, user: str) -> list[AnyEntry]:
    """Somebody goes for good: bots play on, and a table that only they could start is closed."""
    alone: list[AnyEntry] = [Closed()] if table.status == OPEN and table.host == user else []
    seats = table.seats_of(user) if table.status in (OPEN, RUNNING) else []
    back = rewind_if_granted(table, dict.fromkeys(seats, ""))
    return [*[Left(seat) for seat in seats], *back, *alone, Forgotten(user)]


# ---- guards --------------------------------------------------------------------------
def known_seat(table: Table, seat: int) -> int:
    within("seat", seat, 0, len(table.chairs) - 1)
    return seat


def must_own(table: Table, user: str, seat: int) -> None:
    if not user or table.chairs[known_seat(table, seat)].user != user:
        raise NotYours(Message("server-not-your-seat", seat=seat + 1))


def must_host(table: Table, user: str) -> None:
    if not user or table.host != user:
        raise NotYours(Message("server-not-host"))


def must_know(table: Table) -> None:
    """Tables by newer rules are neither begun nor played nor watched; older ones go on (upgrades.py)."""
    got, expected = table.rules, rulebook(table.created.game).rules
    if got != expected:
        raise Unplayable(Message("server-other-rules", got=got, expected=expected))


def must_be(table: Table, status: str) -> None:
    """A table that this program can play, and that has come so far."""
    must_know(table)
    if table.status != status:
        raise not_allowed({OPEN: "server-not-open", RUNNING: "server-not-running", OVER: "server-not-over"}[status])
