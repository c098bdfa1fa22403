"""Routes for operators: whoever runs the server sees who is there, and can speak to all."""

from __future__ import annotations

from typing import Final

from ....core.message import Message
from ...context import Call, Site
from ...ops.logs import note
from ...store.notifications import News
from ...tables import commands
from ..schemas import AnnounceBody, Nothing, Ok, People, Person, Tables
from .tables import lines

MOST_LISTED: Final = 200


async def users(site: Site, call: Call, body: Nothing) -> People:
    """The latest users."""
    found = await site.store.users(MOST_LISTED)
    return People([Person(user.id, user.name, user.account, user.operator) for user in found])


async def tables(site: Site, call: Call, body: Nothing) -> Tables:
    """The tables where something happened last, private ones, too."""
    return lines(await site.store.latest(MOST_LISTED))


async def announce(site: Site, call: Call, body: AnnounceBody) -> Ok:
    """Tell everybody something, at all processes."""
    said = commands.plain_line(body.text)
    site.live.announce(Message("server-announcement", text=said))
    await site.store.database.run(lambda connection: connection.tell(News(said=said)))
    note("announced", user=call.user.id)
    return Ok()
