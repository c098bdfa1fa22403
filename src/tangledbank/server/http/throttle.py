"""The rate limit of requests and of new sockets, by address; whoever is over it waits for the refusal."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...core.message import Message
from ..context import Site
from ..live import wire
from ..live.outbox import REASONS, TOO_MANY
from ..people.auth import COOKIE
from . import limits
from .endpoint import refusal, trouble
from .header_timeout import AGAIN
from .limits import COSTS, NEIGHBOURS, WITHIN, TooOften, neighbourhood, refused_sockets

UNLIMITED: Final = "/healthz"
"""Whoever watches over the server must hear how it is, also while others ask too much."""


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
            await asyncio.sleep(limits.PAUSE)
            await refusal(error, request)(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def count_request(request: Request) -> None:
    """Files are cheap, and a class that opens the page together asks for many: they have a wider limit of their own."""
    site: Site = request.app.state.site
    where, most = address_of(request), site.settings.requests
    if request.url.path.startswith(("/api", "/metrics")):
        site.limits.spend(f"http {where}", most, 60)
    else:
        site.limits.spend(f"files {where}", NEIGHBOURS * most, 60)


def address_of(request: Request | WebSocket) -> str:
    return neighbourhood(request.client.host if request.client else "")


# ---- sockets -------------------------------------------------------------------------------
def enter(site: Site, websocket: WebSocket, where: str) -> None:
    """One more socket of an address, which must leave later; TooOften says why not."""
    count_socket(site, websocket.cookies.get(COOKIE, ""), where)
    if not site.sockets.enter(where):
        raise TooOften(Message("server-too-many-connections", seconds=AGAIN), AGAIN)


def count_socket(site: Site, cookie: str, where: str) -> None:
    """A session first: one device, or somebody without any, does not use up what all at an address have."""
    token, most = site.auth.token_of(cookie), site.settings.messages
    site.limits.spend(f"sockets of {token or f'strangers at {where}'}", most, WITHIN, COSTS["connect"])
    if token:
        why = "server-too-much-here"
        site.limits.spend(f"sockets at {where}", NEIGHBOURS * most, WITHIN, COSTS["connect"], why)


async def turn_away(site: Site, websocket: WebSocket, where: str, error: TooOften) -> None:
    """Say why over the socket; to somebody who goes on over HTTP, after a while. They may be gone already."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        if site.limits.allow(*refused_sockets(where)):
            await websocket.accept()  # browsers show a page why only over an open socket
            told = trouble(error, "en")
            raw = wire.encode(wire.Refused("", told.error, told.why, told.reasons, told.after))
            await websocket.send_text(raw.decode())
            await websocket.close(TOO_MANY, REASONS[TOO_MANY])
        else:
            await asyncio.sleep(limits.PAUSE)
            await websocket.send_denial_response(refusal(error, websocket))
