"""The whole server as an ASGI application."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from logging import ERROR
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
from .context import Context
from .http.addresses import ADDRESSES
from .http.compression import VARY, chosen
from .http.endpoint import JSON, NO_STORE, SafeHeaders, broken, endpoint, not_found, same_origin
from .http.header_timeout import ConnectionCounter
from .http.limits import TooOften
from .http.openapi import compressed_document, document
from .http.routes.health import Health, health
from .http.routes.seeks import finish_seeks_forever
from .http.throttle import Throttle, address_of, enter, turn_away
from .http.web_files import WEB, WebFiles
from .live.outbox import NO_SESSION, OUTAGE, REASONS
from .live.socket import SocketConnection
from .live.wire import Bye
from .ops.cleanup import clean_if_due
from .ops.logs import note
from .ops.metrics import Meter, metrics
from .ops.settings import Settings, networks
from .people.auth import COOKIE
from .people.push import Vapid, fresh_secret, is_available
from .store.database import Database
from .store.migrations import STEPS
from .store.postgres import PostgresDatabase
from .store.sqlite import SqliteDatabase
from .store.store import Store, User

RECONNECT_AFTER_MS: Final = 3_000
"""Milliseconds after which clients should try again when the server goes down."""
BYE_DELAY_S: Final = 0.2
"""Seconds for the last messages to leave."""
DAY: Final = 86_400.0
SESSION_CHECK_INTERVAL_S: Final = 60.0
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


async def vapid_of(store: Store, settings: Settings) -> Vapid | None:
    """Our keys for Web Push, made once like the secret; None where the ciphers are not installed."""
    if not is_available():
        return None
    if await store.setting("vapid") is None:
        await store.set_setting_once("vapid", fresh_secret())
    found = await store.setting("vapid")
    assert found is not None
    https = settings.public_address.startswith("https://")
    subject = settings.public_address if https else f"mailto:{settings.mail_from}" if settings.mail_from else ""
    return Vapid(found, subject)


def create_app(settings: Settings) -> Starlette:
    """A server that is opened when it starts and finishes what it has begun when it stops."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        database = database_of(settings)
        try:
            async with opened(Store(database), settings) as context:
                app.state.context = context
                context.hub.everywhere.append(meter.on_entries)
                note("server-started", schema=len(STEPS), shared=bool(settings.database))
                yield
                note("server-stopped")
        finally:
            database.close()

    compressed_document()  # made once; the first request would hold everybody up
    meter = Meter()
    others = {
        "/api/openapi.json": openapi,
        "/healthz": health,
        "/metrics": metrics,
        "/{path:path}": WebFiles(WEB).answer,
    }
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
    app.state.connection_counter = ConnectionCounter(settings.plain_connections, networks(settings.trusted_proxy))
    app.state.health = Health()
    return app


@asynccontextmanager
async def opened(store: Store, settings: Settings) -> AsyncIterator[Context]:
    """A site whose bots think and whose clocks run."""
    await store.prepare()
    context = Context(store, await secret_of(store), milliseconds, settings)
    context.notices.vapid = await vapid_of(store, settings)
    store.database.listen(context.on_notification)
    restless = [
        asyncio.create_task(part)
        for part in (
            context.wake.run(),
            context.notices.run(),
            context.live.presence.run(),
            clean_daily(context),
            finish_seeks_forever(context),
            context.loop_lag.run(),
        )
    ]
    try:
        yield context
    finally:
        for task in restless:
            task.cancel()
        await asyncio.gather(*restless, return_exceptions=True)
        await context.live.close()
        await context.notices.close()
        await context.wake.close()
        await context.reviews.close()
        await context.deals.close()
        await asyncio.gather(*context.hub.doing, return_exceptions=True)
        with suppress(OSError):
            await context.hub.save_positions(quiet_ms=0)
        await context.bots.close()


async def clean_daily(context: Context) -> None:
    """Forget sessions that have ended, and do what the settings say about the rest, once a day."""
    while True:
        try:
            await context.auth.forget_sessions()
            await clean_if_due(context.hub, context.settings, context.now())
        except OSError:
            pass  # the database does not answer
        except Exception as error:  # one table that nobody can close, say: tomorrow must come
            note("clean-failed", ERROR, error)
        await asyncio.sleep(DAY)


async def say_bye(app: Starlette) -> None:
    """Tell clients when to come back, before their connections end."""
    context: Context | None = getattr(app.state, "context", None)
    if context is not None and context.live.clients:
        for client in context.live.clients.values():
            client.send(Bye(RECONNECT_AFTER_MS))
        await asyncio.sleep(BYE_DELAY_S)


# ---- addresses that are not calls ----------------------------------------------------------
async def socket(websocket: WebSocket) -> None:
    """The socket of a client, if its address has not too many already."""
    context: Context = websocket.app.state.context
    where = address_of(websocket)
    try:
        enter(context, websocket, where)
    except TooOften as error:
        await turn_away(context, websocket, where, error)
        return
    try:
        await websocket.accept()  # first: a client hears why only over a connection
        await admit(context, websocket, where)
    finally:
        context.sockets.leave(where)


async def refuse(context: Context, websocket: WebSocket, code: int) -> None:
    """Close a socket before anything is said; it may be gone already."""
    context.traffic.ended(code)
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await websocket.close(code, REASONS[code])


async def admit(context: Context, websocket: WebSocket, where: str) -> None:
    """One of our own pages, or a program that sends no origin, with a session."""
    cookie = websocket.cookies.get(COOKIE, "")
    try:
        user = (
            await context.auth.user_of(cookie)
            if same_origin(websocket, context.settings.secure, unsafe=False)
            else None
        )
        if user is not None:
            await context.load_blocks(user.id)
    except OSError:  # the database does not answer: the client tries again
        await refuse(context, websocket, OUTAGE)
        return
    if user is None:
        await refuse(context, websocket, NO_SESSION)
    else:
        await while_signed_in(context, SocketConnection(context, websocket, user, where), cookie)


async def while_signed_in(context: Context, connection: SocketConnection, cookie: str) -> None:
    """Serve a socket until one of both ends it, or its session has ended, perhaps in another process."""
    task = asyncio.create_task(connection.run())
    context.lines[connection.out] = (connection.user.id, cookie)
    context.live.unread.connect(connection.user.id)
    try:
        while not (await asyncio.wait([task], timeout=SESSION_CHECK_INTERVAL_S))[0]:
            if not await session_continues(context, cookie, connection.user):  # also: banned meanwhile
                connection.out.end(NO_SESSION)
        task.result()
    finally:
        context.live.unread.disconnect(connection.user.id)
        task.cancel()
        del context.lines[connection.out]


async def session_continues(context: Context, cookie: str, user: User) -> bool:
    """Whether a session lives and may do what it could; while the database does not answer, nobody is sent away."""
    try:
        now = await context.auth.user_of(cookie)
    except OSError:
        return True
    if now is not None:
        with suppress(OSError):
            await context.load_blocks(now.id)
    return now is not None and (now.operator, now.banned_until) == (user.operator, user.banned_until)


async def openapi(request: Request) -> Response:
    """The description of all addresses, compressed once for all."""
    if chosen(request.headers.get("accept-encoding", ""), ["gzip"]):
        return Response(compressed_document(), 200, {**NO_STORE, **VARY, "Content-Encoding": "gzip"}, JSON)
    return Response(document(), 200, {**NO_STORE, **VARY}, JSON)
