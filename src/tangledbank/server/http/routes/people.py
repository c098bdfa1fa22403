"""Routes about people: who you are, accounts, notices."""

from __future__ import annotations

import re
from logging import WARNING
from typing import Final

from ....core.errors import BadInput
from ....core.message import Message
from ...context import Call, Context
from ...ops.logs import note
from ...people.auth import WINDOW_S, SignInFailed
from ...people.devices import device_of
from ...people.notices import Recipient
from ...store.store import User
from ...tables import commands
from ...tables.hub import Busy, Hub
from ..schemas import AccountBody, Me, NameBody, Nothing, NoticesBody, Ok, PasswordBody, TokenBody

EMAIL: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9][a-z0-9.-]{0,149}", re.ASCII | re.IGNORECASE)
"""One address without quotes, lists and comments, as browsers take it."""
SIGN_UPS: Final = 10
"""Attempts of one guest to find a free name: each costs a hash."""
RENAMES: Final = 20
"""Attempts of one user: each looks a name up, and nobody does that in bulk."""
HOOK: Final = re.compile(r"https?://[!-~]{1,490}")
"""Printable ASCII; whether anybody listens there is found out when something is sent."""


async def me(context: Context, call: Call, body: Nothing) -> Me:
    """Who you are; a new guest if nobody."""
    call.renewed = await context.auth.renew(call.cookie, device_of(call.agent))
    user = call.user
    return Me(
        id=user.id,
        name=user.name,
        account=user.account is not None,
        operator=user.operator,
        email=user.email,
        hook=user.hook,
        confirmed=user.email != "" and await context.store.is_confirmed(user.id, user.email),
        mails=context.notices.mail_pause is not None,
        banned=user.banned_until if user.banned_until > context.now() else 0,
    )


async def sign_up(context: Context, call: Call, body: AccountBody) -> Ok:
    """Make an account; your games stay yours."""
    context.limits.spend(f"sign-up {call.user.id}", SIGN_UPS, WINDOW_S)
    cookie = await context.auth.sign_up(call.user, body.name, body.password)
    context.hang_up(call.user.id)
    call.cookie = cookie
    note("signed-up", user=call.user.id)
    return Ok()


async def sign_in(context: Context, call: Call, body: AccountBody) -> Ok:
    """Go on with an account on this device; what its guest has played comes along."""
    try:
        user, cookie = await context.auth.sign_in(body.name, body.password, call.address)
    except SignInFailed:
        note("sign-in-failed", WARNING, address=call.address)
        raise
    if call.user.id and call.user.account is None:
        await bring_along(context, call.user.id, user)
    if call.user.id:  # nobody has that session any more
        await context.auth.sign_out(call.cookie)
        context.hang_up(call.user.id, call.cookie)
    call.cookie = cookie
    note("signed-in", user=user.id)
    return Ok()


async def bring_along(context: Context, guest: str, user: User) -> None:
    """Seats, tables and lines of a guest become an account's; the guest is no more, unless a table is too busy."""
    whole = True
    for key in await context.store.traces(guest):
        try:
            await context.hub.act(key, lambda t: commands.become(t, guest, user.id, user.name))
        except Busy:
            whole = False
        except BadInput as error:  # rules that are not played any more: nobody can go on there
            note("table-left-behind", WARNING, table=key, user=guest, because=error.message.key)
    if whole:
        await context.store.drop_guest(guest, user.id)
    context.hang_up(guest)


async def sign_out(context: Context, call: Call, body: Nothing) -> Ok:
    """End the session of this device."""
    await context.auth.sign_out(call.cookie)
    context.hang_up(call.user.id, call.cookie)
    call.cookie = ""
    return Ok()


async def sign_out_everywhere(context: Context, call: Call, body: Nothing) -> Ok:
    """End the sessions of all your devices."""
    await context.auth.sign_out_everywhere(call.user)
    note("signed-out-everywhere", user=call.user.id)
    context.hang_up(call.user.id)
    call.cookie = ""
    return Ok()


async def change_password(context: Context, call: Call, body: PasswordBody) -> Ok:
    """Have another password; all your other devices are signed out."""
    try:
        await context.auth.change_password(call.user, call.cookie, body.old, body.new, call.address)
    except SignInFailed:
        note("sign-in-failed", WARNING, address=call.address)
        raise SignInFailed(Message("server-wrong-password")) from None
    note("password-changed", user=call.user.id)
    context.hang_up_others(call.user.id, call.cookie)
    return Ok()


async def rename(context: Context, call: Call, body: NameBody) -> Ok:
    """Have another name from now on; an account is signed in to with it, too."""
    counted = {f"rename {call.user.id}": RENAMES, f"rename from {call.address}": 3 * RENAMES}
    for name, most in counted.items():
        context.limits.spend(name, most, WINDOW_S)
    await context.auth.rename(call.user, body.name)
    return Ok()


async def notices(context: Context, call: Call, body: NoticesBody) -> Ok:
    """Where to be told that it is your turn; a mail asks whether its address is yours."""
    if (body.email and not EMAIL.fullmatch(body.email)) or (body.hook and not HOOK.fullmatch(body.hook)):
        raise BadInput(Message("server-bad-address"))
    mails = context.notices.mail_pause is not None and body.email != ""
    asks = mails and not await context.store.is_confirmed(call.user.id, body.email)
    if asks:
        count_question(context, call, body.email)
    await context.store.set_notices(call.user.id, body.email, body.hook, call.language)
    if asks:
        reader = Recipient(call.user.id, body.email, body.hook, call.language, 0)
        context.notices.ask(reader, context.auth.question(call.user.id, body.email))
    return Ok()


def count_question(context: Context, call: Call, email: str) -> None:
    """Strangers must not get many mails; behind a plus, and in other letters, it is the same mailbox."""
    name, _, host = email.lower().rpartition("@")
    counted = [
        (f"confirm {call.user.id}", 5, 3600),
        (f"confirm from {call.address}", 20, 3600),
        (f"confirm at {name.partition('+')[0]}@{host}", 3, 86_400),
    ]
    for limit in counted:
        context.limits.spend(*limit)


async def confirm(context: Context, call: Call, body: TokenBody) -> Ok:
    """Say that an address is yours, with the token of the mail that asked."""
    found = context.auth.answer(body.token[:1000])
    if found is None or not await context.store.confirm(*found):
        raise BadInput(Message("server-bad-confirmation"))
    return Ok()


async def delete(context: Context, call: Call, body: Nothing) -> Ok:
    """Go for good: bots play on for you, and nothing of you is shown but the moves of your games."""
    user = call.user.id
    await forget(context.hub, user)
    note("user-deleted", user=user)
    context.hang_up(user)
    call.cookie = ""
    return Ok()


async def forget(hub: Hub, user: str) -> None:
    """Take somebody out of all tables and of the database."""
    for key in await hub.store.traces(user):
        try:
            await hub.act(key, lambda t: commands.forget(t, user))
        except Busy:  # they must try again: their seat there would be nobody's
            raise
        except BadInput:
            pass  # a table that cannot be read any more shows nothing of anybody
    await hub.store.delete_user(user)
