"""Routes about tables: what there is to play, finding and seeing tables, seats, records."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Final, TypeVar
from weakref import WeakKeyDictionary

from ....core.errors import BadInput
from ....core.message import Message
from ....core.record import Record
from ....core.rulebook import SPECTATOR
from ...context import Call, Context
from ...live.view_schemas import StoryPage, TableView
from ...live.views import chair_view, known_of, seats_for, story_page, table_view
from ...people.auth import WINDOW_S, fingerprint
from ...store.blocks import has_blocked
from ...store.moderation import audit
from ...store.store import After, Listed, User
from ...tables import commands
from ...tables.delayed import delayed_table, is_late
from ...tables.entries import PRIVATE, AnyEntry
from ...tables.hub import Command, Hub, NotFound, no_table
from ...tables.rated import may_sit, must_be_unrated
from ...tables.story import prepare
from ...tables.table import CLOSED, OPEN, OVER, RUNNING, Table
from ..schemas import (
    Invitation,
    LevelBody,
    Nothing,
    Ok,
    RecordText,
    SeatBody,
    TableLine,
    Tables,
    Token,
    TokenBody,
)

Shown = TypeVar("Shown")
MAX_LISTED: Final = 50
PAGE: Final = re.compile(r"(\d{1,15})\.([\w-]{1,40})", re.ASCII)
"""When something last happened at a table, and its name."""
INVITATIONS_PER_10_MIN: Final = 60
"""Of one host in ten minutes."""
RECORDS: Final[WeakKeyDictionary[Table, RecordText]] = WeakKeyDictionary()
"""Of the tables that are loaded and have ended: a record is played once, however many want it."""


class StaleView(commands.Stale):
    """Somebody's view of a table was stale; here is a fresh one."""

    def __init__(self, message: Message, view: TableView) -> None:
        super().__init__(message)
        self.view: Final = view


# ---- finding tables -----------------------------------------------------------------------
def may_see(table: Table, user: User) -> bool:
    """Private tables are for those who sit there, their host and operators."""
    return table.created.visibility != PRIVATE or user.operator or may_play(table, user)


def may_play(table: Table, user: User) -> bool:
    """Whether somebody has to do with a table: its host, or with a seat there."""
    return bool(user.id) and (table.host == user.id or bool(table.seats_of(user.id)))


async def seen(context: Context, call: Call) -> Table:
    """The table of the path, if it is for the caller."""
    table = await context.hub.look(call.params["table"])
    if not may_see(table, call.user):
        raise no_table(table.id)
    return table


async def look(context: Context, call: Call, table: Table) -> TableView:
    """The table as the caller sees it, with the latest events: spectators perhaps as it was a while ago."""
    user = call.user.id
    events, epoch = [natural(name, call.query.get(name, "0")) for name in ("events", "epoch")]

    def showing(shown: Table) -> TableView:
        known, present = known_of(shown, user, events, epoch), context.live.presence.present(shown)
        return table_view(shown, user, known, present, context.hub.waits(shown.id))

    return await as_shown(context.hub, table.id, user, showing)


async def as_shown(hub: Hub, key: str, user: str, make: Callable[[Table], Shown]) -> Shown:
    """Make something of a table as somebody is shown it now; what takes long is done while others may play there."""
    table = await hub.look(key)
    await prepare(table, seats_for(table, user), hub.slices)
    found = await hub.quietly(key, lambda table: None if is_late(table, user) else make(table))
    if found is not None:
        return found
    past = await delayed_table(await hub.look(key), hub)
    return await hub.slices.once(lambda: make(past))


def natural(name: str, text: str) -> int:
    """A number from the address."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise BadInput(Message("server-bad-number", field=name, got=text[:40], least="0", most="999999999"))
    return int(text)


async def table(context: Context, call: Call, body: Nothing) -> TableView:
    """A table as you see it."""
    found = await seen(context, call)
    commands.must_know(found)
    return await look(context, call, found)


async def story(context: Context, call: Call, body: Nothing) -> StoryPage:
    """What a seat of yours (`seat`), or a spectator, was told before the event with the number `before`: one page."""
    found = await seen(context, call)
    commands.must_know(found)
    wanted = call.query.get("seat", str(SPECTATOR))
    seat = seats_for(found, call.user.id)[0] if wanted == str(SPECTATOR) else natural("seat", wanted)
    before = natural("before", call.query.get("before", "999999999"))
    return await earlier(context, found.id, call.user.id, seat, before)


async def earlier(context: Context, key: str, user: str, seat: int, before: int) -> StoryPage:
    """A page of the story of a table."""

    def page(table: Table) -> StoryPage:
        if table.game is None:
            raise commands.not_allowed("server-not-running")
        return story_page(table, user, seat, before)

    return await as_shown(context.hub, key, user, page)


async def mine(context: Context, call: Call, body: Nothing) -> Tables:
    """Your tables, the latest first, all or only those with a `status`; `next` leads to the page `after`."""
    status = call.query.get("status", "")
    commands.one_of("status", status, ["", OPEN, RUNNING, OVER, CLOSED])
    return lines(await context.store.of_user(call.user.id, MAX_LISTED, status, after_of(call)))


async def public(context: Context, call: Call, body: Nothing) -> Tables:
    """Public tables: open ones to join, running to watch, finished to replay; `next` leads to the page `after`."""
    status = call.params["status"]
    commands.one_of("status", status, [OPEN, RUNNING, OVER])
    return lines(await context.store.public(status, MAX_LISTED, after_of(call)))


def lines(found: list[Listed]) -> Tables:
    """Tables in short, and where the next page begins."""
    last = found[-1] if len(found) == MAX_LISTED else None
    return Tables([TableLine(*table) for table in found], f"{last.changed}.{last.id}" if last else "")


def after_of(call: Call) -> After:
    """Which table of a list was the last one of the page before."""
    text = call.query.get("after", "")
    found = PAGE.fullmatch(text)
    if text and found is None:
        raise BadInput(Message("server-bad-page", got=text[:60]))
    return (int(found[1]), found[2]) if found else None


# ---- seats ----------------------------------------------------------------------------------
async def act(context: Context, call: Call, command: Command) -> TableView:
    """Let something happen at the table of the path, and look at it."""
    found = await seen(context, call)
    try:
        await context.hub.act(found.id, command)
    except commands.Stale as error:
        raise StaleView(error.message, await look(context, call, await seen(context, call))) from None
    return await look(context, call, found)


async def join(context: Context, call: Call, body: SeatBody) -> TableView:
    """Take a free seat."""
    return await act(context, call, await sitting(context, call, await seen(context, call), body.seat))


async def sitting(context: Context, call: Call, table: Table, seat: int, *, invited: bool = False) -> Command:
    """What lets the caller sit down at a table; refused if they may not, also by a host who has blocked them."""
    user = call.user
    await must_be_wanted(context, call, table)

    def command(table: Table) -> list[AnyEntry]:
        wanted = commands.sit(table, user.id, user.name, seat, invited=invited)
        if wanted:
            may_sit(table, user.id, user.account is not None)
        return wanted

    return command


async def must_be_wanted(context: Context, call: Call, table: Table) -> None:
    """Refuse somebody whom the host has blocked."""
    user = call.user.id
    if user not in ("", table.host) and await has_blocked(context.store.database, [table.host], user):
        raise commands.not_allowed("server-not-welcome")


async def invite(context: Context, call: Call, body: SeatBody) -> Token:
    """A link for one seat; the host gives it away."""
    found = await seen(context, call)
    commands.must_host(found, call.user.id)
    commands.must_be(found, OPEN)
    commands.known_seat(found, body.seat)
    context.limits.spend(f"invite {call.user.id}", INVITATIONS_PER_10_MIN, WINDOW_S)
    token = secrets.token_urlsafe(18)
    await context.store.invite(fingerprint(token), found.id, body.seat, max(context.now(), found.at + 1))
    return Token(token)


async def revoke(context: Context, call: Call, body: SeatBody) -> Ok:
    """The links for a seat are worth nothing any more."""
    found = await seen(context, call)
    commands.must_host(found, call.user.id)
    await context.store.revoke(found.id, commands.known_seat(found, body.seat))
    return Ok()


async def invitation(context: Context, call: Call, body: TokenBody) -> Invitation:
    """What an invitation is for, as long as it can be accepted."""
    found, seat = await invited(context, body.token)
    await must_be_wanted(context, call, found)
    commands.sit(found, call.user.id, call.user.name, seat, invited=True)  # refused as it would be
    made, host = found.created, await context.store.user(found.host)
    own = found.seats_of(call.user.id)
    return Invitation(
        seat=seat,
        host=host.name if host is not None else "",
        game=made.game,
        players=made.players,
        options=dict(made.options),
        clock=made.clock,
        undo=made.undo,
        verifiable=made.verifiable,
        rated=made.rated,
        chairs=[chair_view(found, chair, own, set()) for chair in range(made.players)],
    )


async def invited(context: Context, token: str) -> tuple[Table, int]:
    """The table and the seat of an invitation; it was for one person, and not for who comes after that one."""
    found = await context.store.invitation(fingerprint(token[:100]))
    if found is None:
        raise no_invitation()
    key, seat, made = found
    table = await context.hub.look(key)
    if made <= table.chairs[seat].left:
        raise no_invitation()
    return table, seat


def no_invitation() -> NotFound:
    return NotFound(Message("server-no-invitation"))


async def accept(context: Context, call: Call, body: TokenBody) -> TableView:
    """Take the seat of an invitation."""
    found, seat = await invited(context, body.token)
    await context.hub.act(found.id, await sitting(context, call, found, seat, invited=True))
    return await look(context, call, found)


async def leave(context: Context, call: Call, body: SeatBody) -> TableView:
    """Give up a seat; in a running game a bot goes on."""
    user = call.user.id
    return await act(context, call, lambda t: commands.leave(t, user, body.seat))


async def seat_bot(context: Context, call: Call, body: LevelBody) -> TableView:
    """Put a bot on a free seat."""
    user, others = call.user.id, context.settings.other_bots

    def command(table: Table) -> list[AnyEntry]:
        wanted = commands.seat_bot(table, user, body.seat, body.level, others)
        must_be_unrated(table)
        return wanted

    return await act(context, call, command)


async def start(context: Context, call: Call, body: Nothing) -> TableView:
    """Begin."""
    user = call.user.id
    return await act(context, call, lambda t: commands.start(t, user))


async def close(context: Context, call: Call, body: Nothing) -> TableView:
    """End a table before its game is over."""
    user = call.user

    def command(table: Table) -> list[AnyEntry]:
        wanted = commands.close(table, user.id, user.operator)
        if not user.operator:
            must_be_unrated(table, only_running=True)
        return wanted

    view = await act(context, call, command)
    if user.operator and not view.host:
        await audit(context.store.database, user.id, "close", view.id, "", context.now())
    return view


# ---- records ---------------------------------------------------------------------------------
async def record(context: Context, call: Call, body: Nothing) -> RecordText:
    """The record of a finished game: everything needed to replay and verify it."""
    found = await seen(context, call)
    if not found.begun or found.status not in (OVER, CLOSED):
        commands.must_know(found)
        raise commands.not_allowed("server-not-over")
    if found not in RECORDS:
        RECORDS[found] = RecordText(str(await written(context, found)))
    return RECORDS[found]


async def written(context: Context, table: Table) -> Record:
    """The record of a table; its game is played once more for that."""
    if table.game is None:
        return table.record()
    return table.game.record(dict(await context.hub.slices.collect(table.game.digests())))
