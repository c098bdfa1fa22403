"""Presence: the people at a table are told who else is connected, over this process or another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ...core.errors import BadInput
from ..store.notifications import Notification
from ..tables.hub import MAX_TOLD_AT_ONCE, Hub
from ..tables.table import Table
from .remote_presence import HEARTBEAT_INTERVAL_S, RemotePresence
from .wire import Presence

if TYPE_CHECKING:
    from .client import Client


class PresenceTracker:
    """Tells clients who is connected. Never a failure: a client that cannot be told now is told the next time."""

    def __init__(self, hub: Hub, watching: Mapping[str, set[Client]], changed: Callable[[], None]) -> None:
        self.hub: Final = hub
        self.watching: Final = watching
        """The clients of this process by table."""
        self.changed: Final = changed
        self.remote: Final = RemotePresence(hub.now)
        self.due: Final[set[str]] = set()
        """Tables where somebody is about to tell it."""
        self.telling: Final[set[asyncio.Task[None]]] = set()

    # ---- who ----------------------------------------------------------------------------------
    def connected(self, key: str) -> set[str]:
        """Who watches a table over this process."""
        return {client.user for client in self.watching.get(key, ()) if client.out is not None}

    def present(self, table: Table) -> set[int]:
        """The seats whose owners are connected."""
        users = self.connected(table.id) | self.remote.users(table.id)
        return {seat for seat, chair in enumerate(table.chairs) if chair.user in users}

    def here(self, table: Table) -> tuple[list[str], int]:
        """Those of a table's people who are connected with this process, and how many others look."""
        users = self.connected(table.id)
        players = sorted([user for user in users if table.seats_of(user)])
        return players, len(users) - len(players)

    # ---- telling ------------------------------------------------------------------------------
    async def tell(self, key: str, asks: bool = False) -> None:
        """Tell those at a table, and the other processes, who is there; once, however many come and go together."""
        if key not in self.due or (asks and self.hub.shared):
            self.due.add(key)
            await asyncio.shield(self.begin(self.tell_now(key, asks)))  # others rely on it, if this client goes

    async def tell_now(self, key: str, asks: bool) -> None:
        await asyncio.sleep(0)
        self.due.discard(key)
        with suppress(BadInput, OSError):
            table = await self.hub.look(key)
            await self.tell_here(table)
            if self.hub.shared:
                players, spectators = self.here(table)
                me = self.remote.me
                await self.send(Notification(key, process=me, there=tuple(players), spectators=spectators, asks=asks))

    async def tell_here(self, table: Table) -> None:
        """Many are told a slice at a time; clients that have gone meanwhile are not told."""
        self.changed()
        seats = sorted(self.present(table))
        spectators = self.here(table)[1] + self.remote.spectators(table.id)
        telling = self.told_one_by_one(table.id, seats, spectators)
        if len(self.watching.get(table.id, ())) > MAX_TOLD_AT_ONCE:
            await self.hub.slices.run(telling)
        else:
            for _ in telling:
                pass

    def told_one_by_one(self, key: str, seats: list[int], spectators: int) -> Iterator[None]:
        for client in list(self.watching.get(key, ())):
            if client.out is not None and client in self.watching.get(key, ()):
                client.keep(lambda seq: Presence(seq, key, seats, spectators))
            yield

    async def send(self, notification: Notification) -> None:
        await self.hub.store.database.run(lambda connection: connection.tell(notification))

    # ---- hearing ------------------------------------------------------------------------------
    def on_notification(self, notification: Notification) -> None:
        """Another process has told whom it has at a table, or that it lives."""
        watched = notification.table in self.watching
        is_new = self.remote.on_notification(notification, watched)
        if notification.asks and watched:
            self.begin(self.tell(notification.table))
        elif is_new:
            self.begin(self.pass_on(notification.table))

    def on_missed(self) -> None:
        """Something may have been missed: the other processes are asked again about every table watched here."""
        for key in list(self.watching):
            self.begin(self.tell(key, asks=True))

    async def pass_on(self, key: str) -> None:
        """What has changed elsewhere is told here."""
        with suppress(BadInput, OSError):
            await self.tell_here(await self.hub.look(key))

    def begin(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)
        return task

    async def run(self) -> None:
        """Tell other processes that this one lives, and notice when one of them does not."""
        while self.hub.shared:
            await asyncio.sleep(HEARTBEAT_INTERVAL_S)
            with suppress(OSError):
                await self.send(Notification(process=self.remote.me))
            for key in self.remote.drop_dead():
                await self.pass_on(key)

    async def close(self) -> None:
        """Nobody is told anything any more."""
        for task in self.telling:
            task.cancel()
        await asyncio.gather(*self.telling, return_exceptions=True)
