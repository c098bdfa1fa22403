"""The rate limit of requests and of new sockets, by address; clients over it wait for the refusal."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...core.message import Message
from ..context import Context
from ..live import wire
from ..live.outbox import REASONS, TOO_MANY
from ..people.auth import COOKIE
from . import limits
from .endpoint import refusal
from .header_timeout import RETRY_AFTER_S
from .limits import ADDRESS_FACTOR, COSTS, WINDOW_S, TooOften, address_group, refused_sockets
from .problems import problem

UNLIMITED: Final = "/healthz"
"""Monitoring must get an answer, also while others ask too much."""


class Throttle:
    """ASGI middleware that counts every request but probes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] == UNLIMITED:
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        try:
            count_request(request)
        except TooOften as error:
            request.app.state.meter.requests["any", "over the limit", 429] += 1
            await asyncio.sleep(limits.REFUSAL_DELAY_S)
            await refusal(error, request)(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def count_request(request: Request) -> None:
    """Files are cheap, and a class that opens the page together asks for many: they have a wider limit of their own."""
    context: Context = request.app.state.context
    where, most = address_of(request), context.settings.requests
    if request.url.path.startswith(("/api", "/metrics")):
        context.limits.spend(f"http {where}", most, 60)
    else:
        context.limits.spend(f"files {where}", ADDRESS_FACTOR * most, 60)


def address_of(request: Request | WebSocket) -> str:
    return address_group(request.client.host if request.client else "")


# ---- sockets -------------------------------------------------------------------------------
def enter(context: Context, websocket: WebSocket, where: str) -> None:
    """One more socket of an address, which must leave later; TooOften says why not."""
    count_socket(context, websocket.cookies.get(COOKIE, ""), where)
    if not context.sockets.enter(where):
        raise TooOften(Message("server-too-many-connections", seconds=RETRY_AFTER_S), RETRY_AFTER_S)


def count_socket(context: Context, cookie: str, where: str) -> None:
    """A session first: one device, or somebody without any, does not use up what all at an address have."""
    token, most = context.auth.token_of(cookie), context.settings.messages
    context.limits.spend(f"sockets of {token or f'strangers at {where}'}", most, WINDOW_S, COSTS["connect"])
    if token:
        why = "server-too-much-here"
        context.limits.spend(f"sockets at {where}", ADDRESS_FACTOR * most, WINDOW_S, COSTS["connect"], why)


async def turn_away(context: Context, websocket: WebSocket, where: str, error: TooOften) -> None:
    """Say why over the socket; to somebody who goes on over HTTP, after a while. They may be gone already."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        if context.limits.allow(*refused_sockets(where)):
            await websocket.accept()  # browsers show a page why only over an open socket
            told = problem(error, "")
            context.traffic.refusals.add(told.error, error)
            context.traffic.ended(TOO_MANY)
            raw = wire.encode(wire.Refused("", told.error, told.why, told.reasons, told.after))
            await websocket.send_text(raw.decode())
            await websocket.close(TOO_MANY, REASONS[TOO_MANY])
        else:
            await asyncio.sleep(limits.REFUSAL_DELAY_S)
            if "websocket.http.response" in (websocket.scope.get("extensions") or {}):
                await websocket.send_denial_response(refusal(error, websocket))
            else:
                await websocket.close(TOO_MANY)
