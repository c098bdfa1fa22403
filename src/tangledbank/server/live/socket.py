"""The WebSocket of a client: what it says, what it is told, and how it comes back after a lost connection."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...core.errors import BadInput
from ...core.message import Message
from ..context import Site
from ..http.endpoint import Broken, Unavailable, is_outage, trouble
from ..http.limits import COSTS, NEIGHBOURS, WITHIN, TooOften
from ..http.routes.play import handing
from ..http.routes.tables import earlier, may_see
from ..ops.logs import LOG
from ..store.store import User
from ..tables import commands
from ..tables.entries import AnyEntry
from ..tables.hub import Command, no_table
from ..tables.previews import Preview
from ..tables.table import RUNNING, Table
from . import wire
from .client import Client
from .fast_websocket import LINE, Line
from .outbox import BROKEN, ENDED, NO_HELLO, NO_SESSION, NONSENSE, REASONS, Outbox
from .sockets import MOST_TABLES
from .views import words

MOST_BYTES: Final = 20_000
PATIENCE: Final = 20.0
"""Seconds for the first message."""
FAREWELL: Final = 1.0
"""Seconds for the last ones to leave."""
HINTS: Final = 20
"""Of one user in a minute; of all at one address ten times as many."""

Answer = Callable[["Talk", Client, Any], Awaitable[object]]


class Named(msgspec.Struct):
    """What can be read of a message that is not one: its name."""

    id: wire.Id = ""


class Unread(NamedTuple):
    """A message that cannot be read or is not listened to, and why."""

    id: str
    error: BadInput


UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
NAMED: Final = msgspec.json.Decoder(Named)


def understood(raw: str | bytes) -> wire.AnyClient | Unread:
    """What a client says, or why that is not known."""
    if len(raw) > MOST_BYTES:
        return Unread("", BadInput(Message("server-too-large", most=str(MOST_BYTES))))
    try:
        found: wire.AnyClient = wire.decode(raw)
        return found
    except UNREADABLE as error:
        return Unread(name_of(raw), BadInput(Message("server-bad-body", because=str(error)[:200])))


def name_of(raw: str | bytes) -> str:
    """The name of a message that cannot be read, if at least that can be."""
    with suppress(*UNREADABLE):
        return NAMED.decode(raw).id
    return ""


class Talk:
    """One connection."""

    def __init__(self, site: Site, websocket: WebSocket, user: User, address: str) -> None:
        self.site: Final = site
        self.websocket: Final = websocket
        self.user: Final = user
        self.person: Final = site.person(user.id, address)
        self.line: Final[Line] = websocket.scope["extensions"][LINE][LINE]()  # lives as long as somebody talks over it
        self.out: Final = Outbox(self.line.send_text, site.shares.of(address))
        self.line.when_clear = self.out.flush
        self.line.when_lost = lambda: self.out.end(ENDED)  # whatever it said and was not heard yet does not matter
        self.acked: int = 0
        """The last `seq` that was acknowledged over this connection."""
        self.thinking: asyncio.Task[None] | None = None
        """A bot thinks for this client."""

    # ---- the connection ---------------------------------------------------------------------
    async def run(self) -> None:
        """Listen until it ends, or the connection is not wanted any more."""
        tasks = [asyncio.ensure_future(part) for part in (self.read(), self.out.ended.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.thinking is not None:
                self.thinking.cancel()
            for task in tasks:
                task.cancel()
            for error in await asyncio.gather(*tasks, return_exceptions=True):
                self.note(error)
            await self.close()

    def note(self, error: object) -> None:
        """What ended a task: only a mistake of the program is worth a line."""
        if isinstance(error, Exception) and not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
            LOG.error("a socket failed", exc_info=error)
            self.out.end(BROKEN)

    async def close(self) -> None:
        """Say why, after all else; one who is too slow would not take it."""
        self.out.flush()
        with suppress(RuntimeError, WebSocketDisconnect, OSError):
            async with asyncio.timeout(FAREWELL):
                await self.websocket.close(self.out.code, REASONS[self.out.code])
        self.line.when_clear = self.line.when_lost = None  # they know this object: all would stay in memory
        if self.out.waiting:  # nobody takes it: neither the messages nor the connection may stay
            self.line.transport.abort()
        self.out.clear()
        self.line.hang_up()

    async def read(self) -> None:
        """Everything the client says, from hello on."""
        hello = None
        with suppress(TimeoutError):
            hello = await asyncio.wait_for(self.receive(), PATIENCE)
        if not isinstance(hello, wire.Hello):
            first = hello.error if isinstance(hello, Unread) else BadInput(Message("server-say-hello"))
            self.refuse(getattr(hello, "id", ""), first)
            self.out.end(NO_HELLO)
            return
        client = self.site.live.greet(hello, self.user.id, self.out, secrets.token_urlsafe(12), self.site.now())
        try:
            await self.site.live.came(client)
            while True:
                await self.take(client, await self.receive())
                await asyncio.sleep(0)  # others have their turn, however much this one has to say
        finally:
            if client.out is self.out and self.out.code == NO_SESSION:
                await self.site.live.gone(client)
            elif client.out is self.out:
                await self.site.live.left(client, self.site.now())

    async def receive(self) -> wire.AnyClient | Unread:
        """The next message."""
        event = await self.websocket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect
        return understood(event.get("text") or event.get("bytes") or "")

    # ---- what is said --------------------------------------------------------------------------
    async def take(self, client: Client, message: wire.AnyClient | Unread) -> None:
        """Do what is wanted, one thing after the other; only bots think beside it."""
        if isinstance(message, wire.Ack):
            self.acknowledged(client, message.seq)
        elif isinstance(message, wire.Hint) and (self.thinking is None or self.thinking.done()):
            self.thinking = asyncio.ensure_future(self.hear(client, message))
        elif isinstance(message, wire.Hint):
            self.protest(Unread(message.id, TooOften(Message("server-one-hint"), 1)))
        elif isinstance(message, Unread):
            self.protest(message)
        else:
            await self.hear(client, message)

    def acknowledged(self, client: Client, seq: int) -> None:
        """Who reads much says so often: only what acknowledges nothing new is counted as a message."""
        client.acknowledge(seq)
        if self.acked < seq <= client.seq:
            self.acked = seq
            return
        try:
            self.person.say(self.site.settings.messages)
        except TooOften as error:
            self.too_often("", error)

    def protest(self, unread: Unread) -> None:
        """Say what is wrong, as often as anything is answered."""
        try:
            self.person.say(self.site.settings.messages)
            self.refuse(unread.id, unread.error)
        except TooOften as error:
            self.too_often(unread.id, error)

    def too_often(self, key: str, error: TooOften) -> None:
        """Refuse what is over a limit, as often again as the limit is; then whoever goes on is let go."""
        if self.site.limits.allow(f"refused {self.user.id}", self.site.settings.messages, WITHIN):
            self.refuse(key, error)
        else:
            self.out.end(NONSENSE)

    async def hear(self, client: Client, message: wire.AnyClient) -> None:
        """Do what is wanted, or say why not."""
        key = getattr(message, "id", "")
        try:
            self.person.say(self.site.settings.messages)
            if cost := COSTS.get(type(message).__name__.lower(), 0):
                self.person.work(cost, self.site.settings.work)
            data = await ANSWERS[type(message)](self, client, message)
            if key:
                client.send(wire.Done(key, data))
        except commands.Stale as error:
            self.refuse(key, error)
            with suppress(BadInput, OSError):
                await self.site.live.show_again(client, getattr(message, "table", ""))
        except TooOften as error:
            self.too_often(key, error)
        except BadInput as error:
            self.refuse(key, error)
        except Exception as error:  # the connection outlives it, and the client hears of it
            outage = is_outage(error)
            if not outage:  # of those the database's own lines tell
                LOG.error("a message failed", exc_info=error)
            self.refuse(key, Unavailable(Message("server-unavailable")) if outage else Broken(Message("server-broken")))

    def refuse(self, key: str, error: BadInput) -> None:
        told = trouble(error, "en")
        self.out.put(wire.encode(wire.Refused(key, told.error, told.why, told.reasons, told.after)))

    def may_see(self, table: Table) -> bool:
        return may_see(table, self.user)

    async def seen(self, key: str) -> Table:
        """A table that the user may see."""
        table = await self.site.hub.look(key)
        if not self.may_see(table):
            raise no_table(key)
        return table

    async def act(self, key: str, command: Command) -> None:
        """Let something happen at a table that the user may see."""

        def seen(table: Table) -> list[AnyEntry]:
            if not self.may_see(table):
                raise no_table(key)
            return command(table)

        await self.must_have_a_name()
        await self.site.hub.act(key, seen)

    async def must_have_a_name(self) -> None:
        """Refuse whoever must choose another name first; a new one helps at once."""
        user = await self.site.store.user(self.user.id) if self.user.must_rename else None
        if user is not None and user.must_rename:
            raise commands.NotYours(Message("server-must-rename"))

    async def asked(self, key: str, seat: int) -> Table:
        """A table where the user plays a seat."""
        table = await self.seen(key)
        commands.own(table, self.user.id, seat)
        commands.must_be(table, RUNNING)
        return table


async def watch(talk: Talk, client: Client, said: wire.Watch) -> None:
    commands.must_know(await talk.seen(said.table))
    if len(client.sights) >= MOST_TABLES and said.table not in client.sights:
        raise commands.refuse("server-too-many-tables", most=str(MOST_TABLES))
    user = talk.user  # not the talk: the client outlives it
    await talk.site.live.watch(client, said, lambda table: may_see(table, user))


async def unwatch(talk: Talk, client: Client, said: wire.Unwatch) -> None:
    if talk.site.live.unwatch(client, said.table):
        await talk.site.live.company.tell(said.table)


async def move(talk: Talk, client: Client, said: wire.Move) -> None:
    user = talk.user.id
    await talk.act(said.table, lambda t: commands.move(t, user, said.seat, said.ply, said.action, said.id))


async def undo(talk: Talk, client: Client, said: wire.Undo) -> None:
    await talk.act(said.table, lambda t: commands.undo(t, talk.user.id, said.seat))


async def vote(talk: Talk, client: Client, said: wire.Vote) -> None:
    await talk.act(said.table, lambda t: commands.vote(t, talk.user.id, said.seat, said.agrees, said.ply))


async def hand_over(talk: Talk, client: Client, said: wire.Pass) -> None:
    await talk.act(said.table, handing(talk.site, talk.user.id, said.seat, said.level))


async def look_ahead(talk: Talk, client: Client, said: wire.Preview) -> list[wire.Words]:
    table = await talk.asked(said.table, said.seat)
    commands.moved(table, said.seat, table.ply_for(table.seats_of(talk.user.id)), said.action, "", bot=False)
    looking = Preview(table.playing, said.seat, table.playing.number(said.action))
    await talk.site.hub.slices.run(looking.steps())
    return [words(message) for message in looking.certain()]


async def why(talk: Talk, client: Client, said: wire.Why) -> list[wire.Refusal]:
    table = await talk.asked(said.table, said.seat)
    reasons = table.playing.why_not(said.action, said.seat)
    return [wire.Refusal(list(reason.rules), words(reason.message)) for reason in reasons]


async def story(talk: Talk, client: Client, said: wire.Story) -> wire.StoryPage:
    commands.must_know(await talk.seen(said.table))
    return await earlier(talk.site, said.table, talk.user.id, said.seat, said.before)


async def hint(talk: Talk, client: Client, said: wire.Hint) -> object:
    table = await talk.asked(said.table, said.seat)
    if said.seat not in table.waiting():
        return []
    talk.site.limits.spend(f"hint:{talk.user.id}", HINTS, 60)
    talk.site.limits.spend(f"hints at {talk.person.address}", NEIGHBOURS * HINTS, 60, why="server-too-much-here")
    return await talk.site.ideas(table, said.seat)


async def chat(talk: Talk, client: Client, said: wire.Chat) -> None:
    talk.site.limits.spend(f"chat:{talk.user.id}", 10, 20)
    user = await talk.site.store.user(talk.user.id) or talk.user  # the name may be another by now
    await talk.act(said.table, lambda t: commands.say(t, user.id, user.name, said.text))


async def ping(talk: Talk, client: Client, said: wire.Ping) -> int:
    return talk.site.now()


async def hello_again(talk: Talk, client: Client, said: wire.Hello) -> None:
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
    wire.Story: story,
    wire.Hint: hint,
    wire.Chat: chat,
    wire.Ping: ping,
}
"""Everything but the acknowledgement, which has no answer."""
