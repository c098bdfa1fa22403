"""Routes for operators, who see who is there, deal with what is reported, and can speak to all."""

from __future__ import annotations

from typing import Final

from ....core.message import Message
from ...context import Call, Context
from ...ops.logs import note
from ...people.moderators import Moderator
from ...store import moderation
from ...store.notifications import Notification
from ...store.store import User
from ...tables import commands
from ...tables.hub import NotFound
from ..moderation_schemas import (
    AnnounceBody,
    People,
    Person,
    ReportedLine,
    ReportedPerson,
    ReportLine,
    Reports,
    ReportView,
    SanctionBody,
)
from ..schemas import Nothing, Ok, Tables
from .tables import lines

MAX_LISTED: Final = 200


async def users(context: Context, call: Call, body: Nothing) -> People:
    """The latest users."""
    found = await context.store.users(MAX_LISTED)
    return People([Person(user.id, user.name, user.account, user.operator) for user in found])


async def tables(context: Context, call: Call, body: Nothing) -> Tables:
    """The tables where something happened last, private ones, too."""
    return lines(await context.store.latest(MAX_LISTED))


async def reports(context: Context, call: Call, body: Nothing) -> Reports:
    """What people have reported: first what nobody has dealt with."""
    return Reports([line_of(report) for report in await moderation.reports(context.store.database, MAX_LISTED)])


def line_of(report: moderation.Report) -> ReportLine:
    told = report.context
    return ReportLine(report.id, report.at, told.author, told.about, report.note, report.closed)


async def read_report(context: Context, call: Call, body: Nothing) -> ReportView:
    """All of a report: what was said, by whom, and who sat there."""
    found = await moderator(context, call).report(call.params["report"])
    told = found.context
    lines = [ReportedLine(line.at, line.name, line.text, line.user == found.about) for line in told.lines]
    author, about = [
        await person(context, user, name) for user, name in ((found.author, told.author), (found.about, told.about))
    ]
    return ReportView(line_of(found), author, about, found.table, told.seats, lines)


async def person(context: Context, user: str, name: str) -> ReportedPerson:
    """As they are now; a mute or ban that is over is none."""
    known, now = await context.store.user(user), context.now()
    if known is None:
        return ReportedPerson("", name, 0, 0)
    muted, banned = [until if until > now else 0 for until in (known.muted_until, known.banned_until)]
    return ReportedPerson(known.id, name, muted, banned)


async def close_report(context: Context, call: Call, body: Nothing) -> Ok:
    """It has been dealt with."""
    await moderator(context, call).close_report(call.params["report"])
    return Ok()


async def mute_everywhere(context: Context, call: Call, body: SanctionBody) -> Ok:
    """Let somebody chat nowhere for some days, or for good, or again."""
    await moderator(context, call).mute(await sanctioned(context, call), body.days)
    return Ok()


async def ban(context: Context, call: Call, body: SanctionBody) -> Ok:
    """Let somebody do nothing but look for some days, or for good, or again what they like."""
    user = await sanctioned(context, call)
    await moderator(context, call).ban(user, body.days)
    context.hang_up(user.id)
    return Ok()


def moderator(context: Context, call: Call) -> Moderator:
    return Moderator(context.hub, call.user.id)


async def sanctioned(context: Context, call: Call) -> User:
    """Whom the path names by the id; operators are left to those at the command line."""
    key = call.params["user"]
    user = await context.store.user(key)
    if user is None:
        raise NotFound(Message("server-no-user", name=key[:80]))
    if user.operator:
        raise commands.not_allowed("server-is-operator")
    return user


async def announce(context: Context, call: Call, body: AnnounceBody) -> Ok:
    """Tell everybody something, at all processes."""
    said = commands.plain_line(body.text)
    context.live.announce(Message("server-announcement", text=said))
    await context.store.database.run(lambda connection: connection.tell(Notification(said=said)))
    await moderator(context, call).written("announce", "", said)
    note("announced", user=call.user.id)
    return Ok()
