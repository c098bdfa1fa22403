"""Routes about accounts: devices that are signed in, and passwords that were forgotten."""

from __future__ import annotations

import asyncio
import secrets
from logging import WARNING
from typing import Final

from ....core.errors import BadInput
from ....core.message import Message
from ...context import Call, Context
from ...ops.logs import note
from ...people.auth import WINDOW_S, checked_password, fingerprint
from ...people.names import MAX_NAME, name_key
from ...people.notices import Recipient
from ...store.sessions import add_reset, end_one_session, is_reset, sessions_of, use_reset
from ...tables.commands import not_allowed
from ..people_schemas import DeviceView, EndBody, ForgotBody, ResetBody, SessionsView
from ..schemas import Nothing, Ok

RESET_MINUTES: Final = 60
"""For so long the link in a mail sets a password."""
MAX_FORGOTTEN: Final = {"name": 3, "address": 20}
"""Mails for one name, and questions from one address, in an hour."""
RESETS: Final = 30
"""Tokens that one address may try in ten minutes."""


# ---- devices ---------------------------------------------------------------------------------------
async def sessions(context: Context, call: Call, body: Nothing) -> SessionsView:
    """The devices where you are signed in, the one that was used last first."""
    here = context.auth.session_of(call.cookie)
    found = await sessions_of(context.store.database, call.user.id, context.now() - context.auth.life)
    return SessionsView([DeviceView(*session, here=here.startswith(session.id)) for session in found])


async def end_session(context: Context, call: Call, body: EndBody) -> Ok:
    """Sign out one of your devices."""
    ended = await end_one_session(context.store.database, call.user.id, body.session[:100])
    if not ended:
        raise not_allowed("server-no-session")
    if ended == context.auth.session_of(call.cookie):
        call.cookie = ""
    context.hang_up_session(call.user.id, ended)
    note("session-ended", user=call.user.id)
    return Ok()


# ---- forgotten passwords ---------------------------------------------------------------------------
async def forgot(context: Context, call: Call, body: ForgotBody) -> Ok:
    """Have a link to set another password sent to the confirmed mail address of an account, if it has one."""
    if context.notices.mail_pause is None:
        raise not_allowed("server-no-mail")
    name = body.name[: 2 * MAX_NAME]
    context.limits.spend(f"forgot from {call.address}", MAX_FORGOTTEN["address"], 3600)
    context.limits.spend(f"forgot {name_key(name)}", MAX_FORGOTTEN["name"], 3600)
    # the answer does not wait for it: neither its words nor its time say whether there is such an account
    task = asyncio.ensure_future(send_reset(context, name, call.language))
    context.hub.doing.add(task)
    task.add_done_callback(context.hub.done)
    return Ok()


async def send_reset(context: Context, name: str, language: str) -> None:
    """The mail, to an address that its owner has confirmed."""
    found = await context.store.accounts_like(name)
    if not found or not found[0][0].email:
        return
    user = found[0][0]
    if await context.store.is_confirmed(user.id, user.email):
        token = secrets.token_urlsafe(32)
        await add_reset(context.store.database, user.id, fingerprint(token), context.now())
        mail = context.notices.post.reset(user.email, language, token, RESET_MINUTES, context.now())
        context.notices.deliver("mail", Recipient(user.id, user.email, "", language, 0), mail)
        note("password-forgotten", user=user.id)


async def reset_password(context: Context, call: Call, body: ResetBody) -> Ok:
    """Set a password with the token of a mail: it works once, for an hour. All devices are signed out."""
    context.limits.spend(f"reset from {call.address}", RESETS, WINDOW_S)
    checked_password(body.password)
    database, token = context.store.database, fingerprint(body.token[:100])
    after = context.now() - 60_000 * RESET_MINUTES
    user = ""
    if await is_reset(database, token, after):  # a hash is dear
        user = await use_reset(database, token, after, await context.auth.hashed(body.password))
    if not user:
        note("reset-failed", WARNING, address=call.address)
        raise BadInput(Message("server-bad-reset"))
    context.hang_up(user)
    note("password-reset", user=user)
    return Ok()
