"""Routes about people: who you are, accounts, notices."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from ..core.errors import BadInput
from ..core.message import Message
from . import commands
from .api import AccountBody, Me, NameBody, Nothing, NoticesBody, Ok
from .auth import checked_name
from .site import Call, Site
from .store import User

MOST_TABLES: Final = 100_000
EMAIL: Final = re.compile(r"[!-?A-~]{1,64}@[!-?A-~]{1,150}")
HOOK: Final = re.compile(r"https?://[!-~]{1,490}")
"""Printable ASCII; whether anybody listens there is found out when something is sent."""


def shown(user: User) -> Me:
    """Somebody as he sees himself."""
    return Me(user.id, user.name, user.account is not None, user.operator, user.email, user.hook)


async def me(site: Site, call: Call, body: Nothing) -> Me:
    """Who you are; a new guest if nobody."""
    return shown(call.user)


async def sign_up(site: Site, call: Call, body: AccountBody) -> Ok:
    """Make an account; your games stay yours."""
    await site.auth.sign_up(call.user, body.name, body.password)
    return Ok()


async def sign_in(site: Site, call: Call, body: AccountBody) -> Ok:
    """Go on with an account on this device."""
    call.cookie = await site.auth.sign_in(body.name, body.password, call.address)
    return Ok()


async def sign_out(site: Site, call: Call, body: Nothing) -> Ok:
    """End the session of this device."""
    await site.auth.sign_out(call.cookie)
    site.hang_up(call.user.id, call.cookie)
    call.cookie = ""
    return Ok()


async def sign_out_everywhere(site: Site, call: Call, body: Nothing) -> Ok:
    """End the sessions of all your devices."""
    await site.auth.sign_out_everywhere(call.user)
    site.hang_up(call.user.id)
    call.cookie = ""
    return Ok()


async def rename(site: Site, call: Call, body: NameBody) -> Ok:
    """Have another name shown from now on."""
    await site.store.rename(call.user.id, checked_name(body.name))
    return Ok()


async def notices(site: Site, call: Call, body: NoticesBody) -> Ok:
    """Where to be told that it is your turn."""
    if (body.email and not EMAIL.fullmatch(body.email)) or (body.hook and not HOOK.fullmatch(body.hook)):
        raise BadInput(Message("server-bad-address"))
    await site.store.set_notices(call.user.id, body.email, body.hook)
    return Ok()


async def delete(site: Site, call: Call, body: Nothing) -> Ok:
    """Go for good: bots play on for you, and nothing of you is shown but the moves of your games."""
    user = call.user.id
    for key, _ in await site.store.of_user(user, MOST_TABLES):
        with suppress(BadInput):  # a table that cannot be read any more shows nothing of anybody
            await site.hub.act(key, lambda t: commands.forget(t, user))
    await site.store.delete_user(user)
    site.hang_up(user)
    call.cookie = ""
    return Ok()
