"""Routes about Web Push: which browsers are told that it is somebody's turn, and when not."""

from __future__ import annotations

from typing import Final

from ....core.errors import BadInput
from ....core.message import Message
from ...context import Call, Context
from ...people.auth import fingerprint
from ...people.push import Subscription, checked
from ...store.pushes import DAY_MINUTES, Quiet, push_settings, set_quiet, subscribe, unsubscribe, zone_of
from ...tables.commands import not_allowed, within
from ..people_schemas import PushBody, PushEndpointBody, PushView, QuietBody
from ..schemas import Nothing, Ok

CHANGES: Final = 200
"""In an hour, by one user: pages renew their subscription when they are opened."""
MAX_ZONE: Final = 60


async def settings(context: Context, call: Call, body: Nothing) -> PushView:
    """Whether this server tells browsers, with which key they subscribe, and your quiet hours."""
    devices, quiet = await push_settings(context.store.database, call.user.id)
    vapid = context.notices.vapid
    return PushView(vapid.public if vapid is not None else "", devices, *quiet)


async def add(context: Context, call: Call, body: PushBody) -> Ok:
    """Tell this browser, as long as its session lasts."""
    count(context, call)
    if context.notices.vapid is None:
        raise not_allowed("server-no-push")
    wanted = checked(Subscription(body.endpoint, body.key, body.auth))
    session = fingerprint(context.auth.token_of(call.cookie) or "")
    if not await subscribe(context.store.database, call.user.id, session, wanted, call.language, context.now()):
        raise BadInput(Message("server-bad-push"))
    return Ok()


async def remove(context: Context, call: Call, body: PushEndpointBody) -> Ok:
    """Tell that browser no more."""
    count(context, call)
    await unsubscribe(context.store.database, call.user.id, body.endpoint)
    return Ok()


async def quiet(context: Context, call: Call, body: QuietBody) -> Ok:
    """Between two times of the day no browser is told; what waits then is told afterwards."""
    count(context, call)
    for field, value in {"begin": body.begin, "end": body.end}.items():
        within(field, value, 0, DAY_MINUTES - 1)
    if len(body.zone) > MAX_ZONE or zone_of(body.zone) is None:
        raise BadInput(Message("server-bad-zone", got=body.zone[:MAX_ZONE]))
    await set_quiet(context.store.database, call.user.id, Quiet(body.begin, body.end, body.zone))
    return Ok()


def count(context: Context, call: Call) -> None:
    context.limits.spend(f"push {call.user.id}", CHANGES, 3600)
