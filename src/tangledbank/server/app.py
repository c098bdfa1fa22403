"""The whole server as an ASGI application."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.errors import BadInput
from ..core.message import Message
from .context import Site
from .http.addresses import ADDRESSES
from .http.compression import VARY, chosen
from .http.endpoint import JSON, NO_STORE, SafeHeaders, broken, endpoint, not_found, same_origin
from .http.header_timeout import Visitors
from .http.limits import TooOften
from .http.openapi import compressed_document, document
from .http.routes.health import Health, health
from .http.throttle import Throttle, address_of, enter, turn_away
from .http.web_files import WEB, Pages
from .live.outbox import NO_SESSION, OUTAGE, REASONS
from .live.socket import Talk
from .live.wire import Bye
from .ops.logs import note
from .ops.metrics import Meter, metrics
from .ops.settings import Settings, networks
from .people.auth import COOKIE
from .store.database import Database, SqliteDatabase
from .store.migrations import STEPS
from .store.postgres import PostgresDatabase
from .store.store import Store, User

COMES_BACK: Final = 3_000
"""Milliseconds after which clients should try again when the server goes down."""
FAREWELL: Final = 0.2
"""Seconds for the last messages to leave."""
DAY: Final = 86_400.0
LOOK_AGAIN: Final = 60.0
"""Seconds after which it is looked again whether a connection's session has ended."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def database_of(settings: Settings) -> Database:
    """PostgreSQL if an address is given, else a file."""
    if settings.database:
        return PostgresDatabase(settings.database)
    folder = settings.folder
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
        file = folder / "tangledbank.db"
        file.touch(0o600)  # passwords, addresses and what lies face down are nobody else's
        return SqliteDatabase(file)
    except (OSError, sqlite3.Error) as error:
        raise BadInput(Message("server-bad-data", folder=str(folder)[:200], because=str(error)[:200])) from None


async def secret_of(store: Store) -> bytes:
    """What cookies are signed with: made once, kept in the database, so that all processes share it."""
    found = await store.setting("secret")
    if found is None:
        await store.set_setting_once("secret", secrets.token_hex(32))
        found = await store.setting("secret")
    assert found is not None
    return bytes.fromhex(found)


def create_app(settings: Settings) -> Starlette:
    """A server that is opened when it starts and finishes what it has begun when it stops."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        database = database_of(settings)
        try:
            async with opened(Store(database), settings) as site:
                app.state.site = site
                site.hub.everywhere.append(meter.heard)
                note("server-started", schema=len(STEPS), shared=bool(settings.database))
                yield
                note("server-stopped")
        finally:
            database.close()

    meter = Meter()
    others = {"/api/openapi.json": openapi, "/healthz": health, "/metrics": metrics, "/{path:path}": Pages(WEB).answer}
    app = Starlette(
        routes=[
            *[
                Route(address.path, meter.measured(address.path, endpoint(address)), methods=[address.method])
                for address in ADDRESSES
            ],
            WebSocketRoute("/api/socket", socket),
            *[Route(path, meter.measured(path, answer)) for path, answer in others.items()],
        ],
        middleware=[Middleware(SafeHeaders, secure=settings.secure), Middleware(Throttle)],
        exception_handlers={HTTPException: not_found, Exception: broken},
        lifespan=life,
    )
    app.state.meter = meter
    app.state.visitors = Visitors(settings.plain_connections, networks(settings.trusted_proxy))
    app.state.health = Health()
    return app


@asynccontextmanager
async def opened(store: Store, settings: Settings) -> AsyncIterator[Site]:
    """A site whose bots think and whose clocks run."""
    await store.prepare()
    site = Site(store, await secret_of(store), milliseconds, settings)
    store.database.listen(site.heard)
    restless = [
        asyncio.create_task(part) for part in (site.wake.run(), site.notices.run(), site.live.company.run(), tidy(site))
    ]
    try:
        yield site
    finally:
        for task in restless:
            task.cancel()
        await asyncio.gather(*restless, return_exceptions=True)
        await site.live.close()
        await site.notices.close()
        await site.wake.close()
        await asyncio.gather(*site.hub.doing, return_exceptions=True)
        await site.bots.close()


async def tidy(site: Site) -> None:
    """Forget sessions that have ended, once a day."""
    while True:
        with suppress(OSError):
            await site.auth.forget_sessions()
        await asyncio.sleep(DAY)


async def farewell(app: Starlette) -> None:
    """Tell clients when to come back, before their connections end."""
    site: Site | None = getattr(app.state, "site", None)
    if site is not None and site.live.clients:
        for client in site.live.clients.values():
            client.send(Bye(COMES_BACK))
        await asyncio.sleep(FAREWELL)


# ---- addresses that are not calls ----------------------------------------------------------
async def socket(websocket: WebSocket) -> None:
    """The socket of a client, if its address has not too many already."""
    site: Site = websocket.app.state.site
    where = address_of(websocket)
    try:
        enter(site, websocket, where)
    except TooOften as error:
        await turn_away(site, websocket, where, error)
        return
    try:
        await websocket.accept()  # first: a client hears why only over a connection
        await let_in(site, websocket, where)
    finally:
        site.sockets.leave(where)


async def refuse(websocket: WebSocket, code: int) -> None:
    """Close a socket before anything is said; it may be gone already."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await websocket.close(code, REASONS[code])


async def let_in(site: Site, websocket: WebSocket, where: str) -> None:
    """One of our own pages, or a program that sends no origin, with a session."""
    cookie = websocket.cookies.get(COOKIE, "")
    try:
        user = await site.auth.user_of(cookie) if same_origin(websocket, site.settings.secure, unsafe=False) else None
    except OSError:  # the database does not answer: the client tries again
        await refuse(websocket, OUTAGE)
        return
    if user is None:
        await refuse(websocket, NO_SESSION)
    else:
        await while_signed_in(site, Talk(site, websocket, user, where), cookie)


async def while_signed_in(site: Site, talk: Talk, cookie: str) -> None:
    """Serve a socket until one of both ends it, or its session has ended, perhaps in another process."""
    task = asyncio.create_task(talk.run())
    site.lines[talk.out] = (talk.user.id, cookie)
    try:
        while not (await asyncio.wait([task], timeout=LOOK_AGAIN))[0]:
            if not await goes_on(site, cookie, talk.user):
                talk.out.end(NO_SESSION)
        task.result()
    finally:
        task.cancel()
        del site.lines[talk.out]


async def goes_on(site: Site, cookie: str, user: User) -> bool:
    """Whether a session lives and has the same role; while the database does not answer, nobody is sent away."""
    try:
        now = await site.auth.user_of(cookie)
    except OSError:
        return True
    return now is not None and now.operator == user.operator


async def openapi(request: Request) -> Response:
    """The description of all addresses, compressed once for all."""
    if chosen(request.headers.get("accept-encoding", ""), ["gzip"]):
        return Response(compressed_document(), 200, {**NO_STORE, **VARY, "Content-Encoding": "gzip"}, JSON)
    return Response(document(), 200, {**NO_STORE, **VARY}, JSON)
