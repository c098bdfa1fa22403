"""The people at their sockets: what each has been told, and everything they may say.

A client outlives its connection for a while: what was sent and not acknowledged is sent again when it comes back.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from ..core.message import Message
from .entries import Stamped
from .hub import Hub, Listener
from .looks import chat_views, table_view, words
from .store import User
from .table import Table
from .wire import AnyServer, ChatView, Hello, Notice, Presence, Seen, TableView, Welcome, encode

MOST_KEPT: Final = 500
"""Unacknowledged messages of a client; one that has more is not resumed but begins anew."""
MOST_TABLES: Final = 50
"""How many tables one client can watch."""
KEPT_CHAT: Final = 200
KEPT_FOR: Final = 120_000
"""Milliseconds in which a lost connection can be resumed."""


class Client:
    """One browser tab, across its connections."""

    def __init__(self, key: str, user: str, name: str) -> None:
        self.key: Final = key
        self.user: Final = user
        self.name: str = name
        self.seq: int = 0
        self.kept: Final[deque[tuple[int, bytes]]] = deque()
        self.lost: bool = False
        """More was sent than is kept."""
        self.out: asyncio.Queue[bytes] | None = None
        """Where the present connection takes its messages; None while there is none."""
        self.gone_at: float = 0.0
        self.known: Final[dict[str, tuple[int, int]]] = {}
        """By table the epoch and how many events were told."""
        self.listeners: Final[dict[str, Listener]] = {}

    def send(self, message: AnyServer) -> None:
        """Send if there is a connection."""
        self.put(encode(message))

    def put(self, raw: bytes) -> None:
        """To the connection; one that does not take its messages is given up, and may resume."""
        if self.out is not None:
            try:
                self.out.put_nowait(raw)
            except asyncio.QueueFull:
                self.out = None

    def keep(self, make: Callable[[int], AnyServer]) -> None:
        """Send something that must not get lost."""
        self.seq += 1
        raw = encode(make(self.seq))
        self.kept.append((self.seq, raw))
        if len(self.kept) > MOST_KEPT:
            self.kept.popleft()
            self.lost = True
        self.put(raw)

    def acknowledge(self, seq: int) -> None:
        while self.kept and self.kept[0][0] <= seq:
            self.kept.popleft()

    def can_resume(self, seen: int) -> bool:
        """Whether everything the client has not seen is still here."""
        return not self.lost and seen <= self.seq

    def resume(self, seen: int) -> None:
        """Send again what the client has not seen."""
        self.acknowledge(seen)
        for _, raw in self.kept:
            self.put(raw)


class Live:
    """All clients of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.clients: Final[dict[str, Client]] = {}
        self.watching: Final[dict[str, set[Client]]] = {}

    # ---- coming and going -----------------------------------------------------------------
    def greet(self, hello: Hello, user: User, out: asyncio.Queue[bytes], key: str, now: int) -> Client:
        """A client comes, or comes back: then it gets what it has missed."""
        self.forget(now)
        client = self.clients.get(hello.session)
        if client is not None and client.user == user.id:
            client.out = out
            if client.can_resume(hello.seen):
                out.put_nowait(encode(Welcome(client.key, now, resumed=True)))
                client.resume(hello.seen)
                return client
            self.drop(client)
        client = Client(key, user.id, user.name)
        client.out = out
        self.clients[key] = client
        out.put_nowait(encode(Welcome(key, now, resumed=False)))
        return client

    async def left(self, client: Client) -> None:
        """A connection broke off: the others see it, the client may come back."""
        for key in list(client.listeners):
            await self.tell_presence(key)

    def forget(self, now: int) -> None:
        """Clients that did not come back in time."""
        for client in list(self.clients.values()):
            if client.out is None and client.gone_at < now - KEPT_FOR:
                self.drop(client)

    def drop(self, client: Client) -> None:
        for key in list(client.listeners):
            self.unwatch(client, key)
        self.clients.pop(client.key, None)

    # ---- watching a table -------------------------------------------------------------------
    async def watch(self, client: Client, key: str, events: int, epoch: int) -> None:
        """Show a table to a client, and everything that happens there from now on."""
        if key in client.listeners:
            self.unwatch(client, key)

        def told(table: Table, fresh: list[Stamped]) -> None:
            self.show(client, table, fresh)

        def greet(table: Table) -> None:
            client.known[key] = (epoch, events) if epoch == table.epoch else (table.epoch, 0)
            self.show(client, table, table.chat[-KEPT_CHAT:])

        client.listeners[key] = told
        await self.hub.subscribe(key, told, greet)
        self.watching.setdefault(key, set()).add(client)
        await self.tell_presence(key)

    def show(self, client: Client, table: Table, fresh: list[Stamped]) -> None:
        """The table as this client sees it. Spectators may have to wait for what they see now."""
        known = client.known.get(table.id, (table.epoch, 0))[1]
        view = table_view(table, client.user, known, self.present(table))
        client.known[table.id] = (table.epoch, table.game.told if table.game is not None else 0)
        lines = chat_views(fresh)
        if table.created.delay and not table.seats_of(client.user):
            loop = asyncio.get_running_loop()
            loop.call_later(table.created.delay, self.deliver, client, view, lines)
        else:
            self.deliver(client, view, lines)

    async def show_again(self, client: Client, key: str) -> None:
        """The fresh view for somebody whose own was stale."""
        if key in client.listeners:
            self.show(client, await self.hub.look(key), [])

    def deliver(self, client: Client, view: TableView, lines: list[ChatView]) -> None:
        """Send a view to whoever still watches."""
        if view.id in client.listeners:
            client.keep(lambda seq: Seen(seq, view, lines))

    def unwatch(self, client: Client, key: str) -> None:
        listener = client.listeners.pop(key, None)
        client.known.pop(key, None)
        if listener is not None:
            self.hub.unsubscribe(key, listener)
        self.watching.get(key, set()).discard(client)

    # ---- who is there -------------------------------------------------------------------------
    def present(self, table: Table) -> set[int]:
        """The seats whose owners are connected."""
        users = {client.user for client in self.watching.get(table.id, ()) if client.out is not None}
        return {seat for seat, chair in enumerate(table.chairs) if chair.user in users}

    async def tell_presence(self, key: str) -> None:
        table = await self.hub.look(key)
        there = [client for client in self.watching.get(key, ()) if client.out is not None]
        seats = sorted(self.present(table))
        spectators = len({client.user for client in there if not table.seats_of(client.user)})
        for client in there:
            client.keep(lambda seq: Presence(seq, key, seats, spectators))

    def announce(self, message: Message) -> None:
        """Tell everybody something."""
        why = words(message)
        for client in self.clients.values():
            client.keep(lambda seq: Notice(seq, why))
