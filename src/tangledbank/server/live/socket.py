"""The WebSocket of a client: reading, dispatching and answering its messages, and resuming after a lost connection."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from ...core.errors import BadInput
from ...core.message import Message
from ..context import Context
from ..http.limits import ADDRESS_FACTOR, COSTS, WINDOW_S, TooOften
from ..http.problems import Broken, Unavailable, is_outage, problem
from ..http.routes.play import coming_for, handing
from ..http.routes.tables import earlier, may_see
from ..ops.logs import LOG
from ..ops.traffic import LOST
from ..people.sanctions import must_be_welcome, must_have_a_voice
from ..store.store import User
from ..tables import commands
from ..tables.entries import AnyEntry
from ..tables.hub import Command, no_table
from ..tables.rated import must_be_unaided
from ..tables.table import RUNNING, Table
from ..tables.turns import leave_orders
from . import requests, view_schemas, wire
from .client import Client
from .outbox import BROKEN, ENDED, NO_HELLO, NO_SESSION, NONSENSE, REASONS, Outbox
from .previews import Preview
from .sockets import MAX_WATCHED_TABLES
from .transport import Hangup, WebSocketLike, transport_of
from .views import words

MAX_MESSAGE_BYTES: Final = 20_000
HELLO_TIMEOUT_S: Final = 20.0
"""Seconds for the first message."""
CLOSE_TIMEOUT_S: Final = 1.0
"""Seconds for the last ones to leave."""
HINTS_PER_MINUTE: Final = 20
"""Of one user in a minute; of all at one address ten times as many."""

Handler = Callable[["SocketConnection", Client, Any], Awaitable[object]]


class MessageId(msgspec.Struct):
    """What can be read of a message that is not one: its name."""

    id: requests.Id = ""


class Unreadable(NamedTuple):
    """A message that cannot be read or is not listened to, and why."""

    id: str
    error: BadInput


DECODE_ERRORS: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
MESSAGE_ID: Final = msgspec.json.Decoder(MessageId)


def parse_message(raw: str | bytes) -> requests.AnyClient | Unreadable:
    """What a client says, or why that is not known."""
    if len(raw) > MAX_MESSAGE_BYTES:
        return Unreadable("", BadInput(Message("server-too-large", most=str(MAX_MESSAGE_BYTES))))
    try:
        found: requests.AnyClient = requests.decode(raw)
        return found
    except DECODE_ERRORS as error:
        return Unreadable(message_id(raw), BadInput(Message("server-bad-body", because=str(error)[:200])))


def message_id(raw: str | bytes) -> str:
    """The name of a message that cannot be read, if at least that can be."""
    with suppress(*DECODE_ERRORS):
        return MESSAGE_ID.decode(raw).id
    return ""


class SocketConnection:
    """One connection."""

    def __init__(self, context: Context, websocket: WebSocketLike, user: User, address: str) -> None:
        self.context: Final = context
        self.websocket: Final = websocket
        self.user: Final = user
        self.quota: Final = context.quota(user.id, address)
        self.transport: Final = transport_of(websocket)
        self.out: Final = Outbox(self.transport.send_text, context.memory_by_address.of(address))
        self.transport.when_clear = self.out.flush
        self.transport.when_lost = lambda: self.out.end(ENDED)  # messages that were not handled yet do not matter
        self.acked: int = 0
        """The last `seq` that was acknowledged over this connection."""
        self.gone: int = LOST
        """The code with which the client, or the server below us, has ended it."""
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
            self.context.traffic.ended(self.gone if self.out.code == ENDED else self.out.code)
            await self.close()

    def note(self, error: object) -> None:
        """What ended a task: only a mistake of the program is worth a line."""
        if isinstance(error, Exception) and not isinstance(error, (Hangup, RuntimeError, OSError)):
            LOG.error("a socket failed", exc_info=error)
            self.out.end(BROKEN)

    async def close(self) -> None:
        """Say why, after all else; one who is too slow would not take it."""
        self.out.flush()
        with suppress(Exception):  # servers raise many things when the client has gone
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                await self.transport.drain()
                await self.websocket.close(self.out.code, REASONS[self.out.code])
        self.transport.when_clear = self.transport.when_lost = None  # a reference cycle: all would stay in memory
        if self.out.waiting:  # the client does not read: neither the messages nor the connection may stay
            self.transport.abort()
        self.out.clear()
        self.transport.hang_up()

    async def read(self) -> None:
        """Everything the client says, from hello on."""
        hello = None
        with suppress(TimeoutError):
            hello = await asyncio.wait_for(self.receive(), HELLO_TIMEOUT_S)
        if not isinstance(hello, requests.Hello):
            first = hello.error if isinstance(hello, Unreadable) else BadInput(Message("server-say-hello"))
            self.refuse(getattr(hello, "id", ""), first)
            self.out.end(NO_HELLO)
            return
        begun = time.perf_counter()
        client = self.context.live.connect(hello, self.user.id, self.out, secrets.token_urlsafe(12), self.context.now())
        if client.seq == 0 and self.context.bots.engine.is_awaited:
            client.keep(lambda seq: wire.Notice(seq, words(Message("server-engine-awaited"))))
        try:
            await self.context.live.on_connect(client)
            self.context.traffic.heard("hello", begun)
            while True:
                await self.dispatch(client, await self.receive())
                await asyncio.sleep(0)  # others have their turn, however much this one has to say
        finally:
            if client.out is self.out and self.out.code == NO_SESSION:
                await self.context.live.on_sign_out(client)
            elif client.out is self.out:
                await self.context.live.on_disconnect(client, self.context.now())

    async def receive(self) -> requests.AnyClient | Unreadable:
        """The next message."""
        event = await self.websocket.receive()
        if event["type"] != "websocket.receive":
            self.gone = event.get("code") or LOST
            raise Hangup
        return parse_message(event.get("text") or event.get("bytes") or "")

    # ---- what is said --------------------------------------------------------------------------
    async def dispatch(self, client: Client, message: requests.AnyClient | Unreadable) -> None:
        """Do what is wanted, one thing after the other; only bots think beside it."""
        begun = time.perf_counter()
        if isinstance(message, requests.Ack):
            self.acknowledged(client, message.seq)
            self.context.traffic.heard("ack", begun)
        elif isinstance(message, requests.Hint) and (self.thinking is None or self.thinking.done()):
            self.thinking = asyncio.ensure_future(self.handle(client, message))
        elif isinstance(message, requests.Hint):
            self.report_unreadable(Unreadable(message.id, TooOften(Message("server-one-hint"), 1)))
        elif isinstance(message, Unreadable):
            self.report_unreadable(message)
            self.context.traffic.heard("unreadable", begun)
        else:
            await self.handle(client, message)

    def acknowledged(self, client: Client, seq: int) -> None:
        """Who reads much says so often: only what acknowledges nothing new is counted as a message."""
        client.acknowledge(seq)
        if self.acked < seq <= client.seq:
            self.acked = seq
            return
        try:
            self.quota.say(self.context.settings.messages)
        except TooOften as error:
            self.too_often("", error)

    def report_unreadable(self, unread: Unreadable) -> None:
        """Say what is wrong, as often as anything is answered."""
        try:
            self.quota.say(self.context.settings.messages)
            self.refuse(unread.id, unread.error)
        except TooOften as error:
            self.too_often(unread.id, error)

    def too_often(self, key: str, error: TooOften) -> None:
        """Refuse what is over a limit, as often again as the limit is; then the connection ends."""
        if self.context.limits.allow(f"refused {self.user.id}", self.context.settings.messages, WINDOW_S):
            self.refuse(key, error)
        else:
            self.out.end(NONSENSE)

    async def handle(self, client: Client, message: requests.AnyClient) -> None:
        """Do what is wanted, or say why not; how long that took is counted."""
        begun = time.perf_counter()
        try:
            await self.answer(client, message)
        finally:
            self.context.traffic.heard(type(message).__name__.lower(), begun)

    async def answer(self, client: Client, message: requests.AnyClient) -> None:
        key = getattr(message, "id", "")
        try:
            self.quota.say(self.context.settings.messages)
            if cost := COSTS.get(type(message).__name__.lower(), 0):
                self.quota.work(cost, self.context.settings.work)
            data = await HANDLERS[type(message)](self, client, message)
            if key:
                client.send(wire.Done(key, data))
        except commands.Stale as error:
            self.refuse(key, error)
            with suppress(BadInput, OSError):
                await self.context.live.show_again(client, getattr(message, "table", ""))
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
        told = problem(error, "")
        self.context.traffic.refusals.add(told.error, error)
        self.out.put(wire.encode(wire.Refused(key, told.error, told.why, told.reasons, told.after)))

    def may_see(self, table: Table) -> bool:
        return may_see(table, self.user)

    async def seen(self, key: str) -> Table:
        """A table that the user may see."""
        table = await self.context.hub.look(key)
        if not self.may_see(table):
            raise no_table(key)
        return table

    async def act(self, key: str, command: Command) -> None:
        """Let something happen at a table that the user may see."""

        def seen(table: Table) -> list[AnyEntry]:
            if not self.may_see(table):
                raise no_table(key)
            return command(table)

        must_be_welcome(self.user, self.context.now())
        await self.must_have_a_name()
        await self.context.hub.act(key, seen)

    async def must_have_a_name(self) -> None:
        """Refuse users who must choose another name first; a new one helps at once."""
        user = await self.context.store.user(self.user.id) if self.user.must_rename else None
        if user is not None and user.must_rename:
            raise commands.NotYours(Message("server-must-rename"))

    async def asked(self, key: str, seat: int) -> Table:
        """A table where the user plays a seat."""
        table = await self.seen(key)
        commands.must_own(table, self.user.id, seat)
        commands.must_be(table, RUNNING)
        return table


async def watch(connection: SocketConnection, client: Client, said: requests.Watch) -> None:
    commands.must_know(await connection.seen(said.table))
    if len(client.subscriptions) >= MAX_WATCHED_TABLES and said.table not in client.subscriptions:
        raise commands.not_allowed("server-too-many-tables", most=str(MAX_WATCHED_TABLES))
    user = connection.user  # not the talk: the client outlives it
    await connection.context.live.watch(client, said, lambda table: may_see(table, user))


async def unwatch(connection: SocketConnection, client: Client, said: requests.Unwatch) -> None:
    if connection.context.live.unwatch(client, said.table):
        await connection.context.live.presence.tell(said.table)


async def move(connection: SocketConnection, client: Client, said: requests.Move) -> None:
    user = connection.user.id
    await connection.act(said.table, lambda t: commands.move(t, user, said.seat, said.ply, said.action, said.id))


async def undo(connection: SocketConnection, client: Client, said: requests.Undo) -> None:
    await connection.act(said.table, lambda t: commands.undo(t, connection.user.id, said.seat))


async def vote(connection: SocketConnection, client: Client, said: requests.Vote) -> None:
    await connection.act(said.table, lambda t: commands.vote(t, connection.user.id, said.seat, said.agrees, said.ply))


async def hand_over(connection: SocketConnection, client: Client, said: requests.Pass) -> None:
    await connection.act(said.table, handing(connection.context, connection.user.id, said.seat, said.level))


async def look_ahead(connection: SocketConnection, client: Client, said: requests.Preview) -> view_schemas.PreviewView:
    table = await connection.asked(said.table, said.seat)
    commands.checked_move(
        table, said.seat, table.ply_for(table.seats_of(connection.user.id)), said.action, "", bot=False
    )
    looking = Preview(table.playing, said.seat, table.playing.number(said.action))
    await connection.context.hub.slices.run(looking.steps())
    return looking.certain()


async def why(connection: SocketConnection, client: Client, said: requests.Why) -> list[view_schemas.Refusal]:
    table = await connection.asked(said.table, said.seat)
    reasons = table.playing.why_not(said.action, said.seat)
    return [view_schemas.Refusal(list(reason.rules), words(reason.message)) for reason in reasons]


async def story(connection: SocketConnection, client: Client, said: requests.Story) -> view_schemas.StoryPage:
    commands.must_know(await connection.seen(said.table))
    return await earlier(connection.context, said.table, connection.user.id, said.seat, said.before)


async def orders(connection: SocketConnection, client: Client, said: requests.Orders) -> None:
    user = connection.user.id
    await connection.act(said.table, lambda t: leave_orders(t, user, said.seat, said.orders))


async def coming(
    connection: SocketConnection, client: Client, said: requests.Coming
) -> list[view_schemas.ComingQuestionView]:
    table = await connection.asked(said.table, said.seat)
    return await coming_for(connection.context, table, said.seat)


async def hint(connection: SocketConnection, client: Client, said: requests.Hint) -> object:
    table = await connection.asked(said.table, said.seat)
    must_be_unaided(table)
    if said.seat not in table.waiting():
        return []
    connection.context.limits.spend(f"hint:{connection.user.id}", HINTS_PER_MINUTE, 60)
    connection.context.limits.spend(
        f"hints at {connection.quota.address}", ADDRESS_FACTOR * HINTS_PER_MINUTE, 60, why="server-too-much-here"
    )
    return await connection.context.ideas(table, said.seat)


async def chat(connection: SocketConnection, client: Client, said: requests.Chat) -> None:
    connection.context.limits.spend(f"chat:{connection.user.id}", 10, 20)
    user = await connection.context.store.user(connection.user.id) or connection.user  # the name may be another by now
    must_have_a_voice(user, connection.context.now())
    await connection.act(said.table, lambda t: commands.say(t, user.id, user.name, said.text))


async def ping(connection: SocketConnection, client: Client, said: requests.Ping) -> int:
    return connection.context.now()


async def hello_again(connection: SocketConnection, client: Client, said: requests.Hello) -> None:
    raise BadInput(Message("server-say-hello"))


HANDLERS: Final[dict[type, Handler]] = {
    requests.Hello: hello_again,
    requests.Watch: watch,
    requests.Unwatch: unwatch,
    requests.Move: move,
    requests.Undo: undo,
    requests.Vote: vote,
    requests.Pass: hand_over,
    requests.Preview: look_ahead,
    requests.Why: why,
    requests.Story: story,
    requests.Orders: orders,
    requests.Coming: coming,
    requests.Hint: hint,
    requests.Chat: chat,
    requests.Ping: ping,
}
"""Everything but the acknowledgement, which has no answer."""
