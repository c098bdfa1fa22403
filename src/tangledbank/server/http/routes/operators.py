"""Routes for operators, who see who is there and can speak to all."""

from __future__ import annotations

from typing import Final

from ....core.message import Message
from ...context import Call, Context
from ...ops.logs import note
from ...store.moderation import audit
from ...store.notifications import Notification
from ...tables import commands
from ..moderation_schemas import AnnounceBody, People, Person
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


async def announce(context: Context, call: Call, body: AnnounceBody) -> Ok:
    """Tell everybody something, at all processes."""
    said = commands.plain_line(body.text)
    context.live.announce(Message("server-announcement", text=said))
    await context.store.database.run(lambda connection: connection.tell(Notification(said=said)))
    await audit(context.store.database, call.user.id, "announce", "", said, context.now())
    note("announced", user=call.user.id)
    return Ok()
