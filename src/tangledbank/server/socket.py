"""The WebSocket of a client: what it says, what it is told, and how it comes back after a lost connection."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.errors import BadInput
from ..core.message import Message
from . import commands, wire
from .auth import COOKIE, TooOften
from .http import code_of, same_origin, trouble
from .hub import NotFound
from .live import MOST_TABLES, Client
from .looks import words
from .previews import preview
from .rooms import may_see
from .site import Site
from .store import User

MOST_WAITING: Final = 1000
"""Messages that wait for a slow client; one more and it is let go."""
MOST_BYTES: Final = 20_000
PATIENCE: Final = 20.0
"""Seconds for the first message."""

Answer = Callable[["Talk", Any], Awaitable[object]]


class Talk:
    """One connection."""

    def __init__(self, site: Site, websocket: WebSocket, user: User) -> None:
        self.site: Final = site
        self.websocket: Final = websocket
        self.user: Final = user
        self.out: Final[asyncio.Queue[bytes]] = asyncio.Queue(MOST_WAITING)
        self.client: Client | None = None

    # ---- the connection ---------------------------------------------------------------------
    async def run(self) -> None:
        """Listen and speak until one of both ends."""
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            if self.client is not None and self.client.out is self.out:
                self.client.out = None
                self.client.gone_at = self.site.now()
                await self.site.live.left(self.client)
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close()

    async def write(self) -> None:
        while True:
            await self.websocket.send_text((await self.out.get()).decode())

    async def read(self) -> None:
        hello = await asyncio.wait_for(self.receive(), PATIENCE)
        if not isinstance(hello, wire.Hello):
            self.refuse("", BadInput(Message("server-say-hello")))
            return
        self.client = self.site.live.greet(hello, self.user, self.out, secrets.token_urlsafe(12), self.site.now())
        while True:
            message = await self.receive()
            if message is not None:
                await self.hear(self.client, message)

    async def receive(self) -> wire.AnyClient | None:
        """The next message; None if it was not one."""
        text = await self.websocket.receive_text()
        try:
            if len(text) > MOST_BYTES:
                raise BadInput(Message("server-too-large", most=str(MOST_BYTES)))
            found: wire.AnyClient = wire.decode(text)
            return found
        except (msgspec.DecodeError, RecursionError) as error:
            self.refuse("", BadInput(Message("server-bad-body", because=str(error)[:200])))
        except BadInput as error:
            self.refuse("", error)
        return None

    # ---- what is said --------------------------------------------------------------------------
    async def hear(self, client: Client, message: wire.AnyClient) -> None:
        """Do what is wanted, or say why not."""
        key = getattr(message, "id", "")
        try:
            if not self.site.limits.allow(f"socket:{client.key}", 120, 10):
                raise TooOften(Message("server-too-often"))
            data = await ANSWERS[type(message)](self, message)
            if key:
                client.send(wire.Done(key, data))
        except commands.Stale as error:
            self.refuse(key, error)
            await self.site.live.show_again(client, getattr(message, "table", ""))
        except BadInput as error:
            self.refuse(key, error)

    def refuse(self, key: str, error: BadInput) -> None:
        told = trouble(error, "en")
        refused = wire.Refused(key, code_of(error)[1], words(error.message), told.reasons)
        with suppress(asyncio.QueueFull):
            self.out.put_nowait(wire.encode(refused))

    async def seen(self, key: str) -> None:
        """The table must be one that the user may see."""
        table = await self.site.hub.look(key)
        if not may_see(table, self.user):
            raise NotFound(Message("server-no-table", table=key[:40]))


async def watch(talk: Talk, said: wire.Watch) -> None:
    await talk.seen(said.table)
    assert talk.client is not None
    if len(talk.client.listeners) >= MOST_TABLES:
        raise commands.refuse("server-too-many-tables", most=str(MOST_TABLES))
    await talk.site.live.watch(talk.client, said.table, said.events, said.epoch)


async def unwatch(talk: Talk, said: wire.Unwatch) -> None:
    assert talk.client is not None
    talk.site.live.unwatch(talk.client, said.table)


async def move(talk: Talk, said: wire.Move) -> None:
    user, key = talk.user.id, said.id[:80]
    await talk.seen(said.table)
    await talk.site.hub.act(said.table, lambda t: commands.move(t, user, said.seat, said.ply, said.action, key))


async def undo(talk: Talk, said: wire.Undo) -> None:
    await talk.seen(said.table)
    await talk.site.hub.act(said.table, lambda t: commands.undo(t, talk.user.id, said.seat))


async def vote(talk: Talk, said: wire.Vote) -> None:
    await talk.seen(said.table)
    await talk.site.hub.act(said.table, lambda t: commands.vote(t, talk.user.id, said.seat, said.agrees))


async def hand_over(talk: Talk, said: wire.Pass) -> None:
    await talk.seen(said.table)
    user = talk.user.id
    if said.level:
        await talk.site.hub.act(said.table, lambda t: commands.pass_seat(t, user, said.seat, said.level))
    else:
        await talk.site.hub.act(said.table, lambda t: commands.return_to(t, user, said.seat))


async def look_ahead(talk: Talk, said: wire.Preview) -> list[wire.Words]:
    await talk.seen(said.table)
    table = await talk.site.hub.look(said.table)
    commands.own(table, talk.user.id, said.seat)
    commands.moved(table, said.seat, table.ply, said.action, "", bot=False)
    return [words(message) for message in preview(table.playing, said.seat, table.playing.number(said.action))]


async def why(talk: Talk, said: wire.Why) -> list[wire.Refusal]:
    await talk.seen(said.table)
    table = await talk.site.hub.look(said.table)
    commands.own(table, talk.user.id, said.seat)
    commands.must_be(table, "running")
    reasons = table.playing.why_not(said.action, said.seat)
    return [wire.Refusal(list(reason.rules), words(reason.message)) for reason in reasons]


async def hint(talk: Talk, said: wire.Hint) -> object:
    await talk.seen(said.table)
    table = await talk.site.hub.look(said.table)
    commands.own(table, talk.user.id, said.seat)
    return await talk.site.ideas(table, said.seat)


async def chat(talk: Talk, said: wire.Chat) -> None:
    await talk.seen(said.table)
    if not talk.site.limits.allow(f"chat:{talk.user.id}", 10, 20):
        raise TooOften(Message("server-too-often"))
    user = talk.user
    await talk.site.hub.act(said.table, lambda t: commands.say(t, user.id, user.name, said.text))


async def ack(talk: Talk, said: wire.Ack) -> None:
    assert talk.client is not None
    talk.client.acknowledge(said.seq)


async def ping(talk: Talk, said: wire.Ping) -> int:
    return talk.site.now()


async def hello_again(talk: Talk, said: wire.Hello) -> None:
    raise BadInput(Message("server-say-hello"))


ANSWERS: Final[dict[type, Answer]] = {
    wire.Hello: hello_again,
    wire.Watch: watch,
    wire.Unwatch: unwatch,
    wire.Move: move,
    wire.Undo: undo,
    wire.Vote: vote,
    wire.Pass: hand_over,
    wire.Preview: look_ahead,
    wire.Why: why,
    wire.Hint: hint,
    wire.Chat: chat,
    wire.Ack: ack,
    wire.Ping: ping,
}


async def serve_socket(site: Site, websocket: WebSocket) -> None:
    """A client connects: one of our own pages, or a program that sends no origin."""
    user = await site.auth.user_of(websocket.cookies.get(COOKIE))
    if user is None or not same_origin(websocket.headers, unsafe=False):
        await websocket.close(4401)
        return
    await websocket.accept()
    with suppress(WebSocketDisconnect, TimeoutError):
        await Talk(site, websocket, user).run()
