"""The tables of this process: loaded when needed, changed one command at a time, stored before anybody hears of it.

Any process may change any table: the number of an entry is unique, so of two processes one is told of the conflict,
reads what the other wrote, and decides again. Only the one with the lease wakes bots and looks at clocks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

from ..core.errors import BadInput
from ..core.message import Message
from .database import Conflict
from .entries import AnyEntry, Created, Stamped
from .store import Store
from .table import Table

ATTEMPTS: Final = 8
Command: TypeAlias = Callable[[Table], list[AnyEntry]]
"""Decides, from the present of a table, what happens; an error refuses."""
Listener: TypeAlias = Callable[[Table, list[Stamped]], None]
"""Is told what happened after it is on the disk."""


class NotFound(BadInput):
    """There is no such table, or it is not for you."""


class Place:
    """A loaded table with its lock and those who look at it."""

    __slots__ = ("listeners", "lock", "table", "used")

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.listeners: Final[list[Listener]] = []
        self.used: float = 0.0


class Hub:
    """All tables somebody here is interested in."""

    def __init__(self, store: Store, now: Callable[[], int], shared: bool) -> None:
        self.store: Final = store
        self.now: Final = now
        """Milliseconds since 1970."""
        self.shared: Final = shared
        """Other processes write, too."""
        self.places: Final[dict[str, Place]] = {}
        self.everywhere: Final[list[Listener]] = []
        """Those who hear of all tables: bots, clocks, notices."""

    async def create(self, key: str, made: Created) -> Table:
        """A new table."""
        first = Stamped(0, self.now(), made)
        await self.store.create(key, first)
        table = Table(key, first)
        self.place(key).table = table
        return table

    async def look(self, key: str) -> Table:
        """A table as it is now."""
        place = self.place(key)
        async with place.lock:
            return await self.present(key, place)

    async def act(self, key: str, command: Command) -> Table:
        """Let something happen at a table. When this returns, it is on the disk and everybody was told."""
        place = self.place(key)
        async with place.lock:
            for _ in range(ATTEMPTS):
                table = await self.present(key, place)
                wanted = command(table)
                if not wanted:
                    return table
                if (done := await self.write(key, place, table, wanted)) is not None:
                    return done
        raise BadInput(Message("server-busy"))

    async def write(self, key: str, place: Place, table: Table, wanted: list[AnyEntry]) -> Table | None:
        """Apply and store; None if another process was faster. Whatever fails, memory never runs ahead of the disk."""
        at = max(self.now(), table.at)
        fresh = [Stamped(table.n + 1 + k, at, entry) for k, entry in enumerate(wanted)]
        try:
            for stamped in fresh:
                table.apply(stamped)
            await self.store.append(key, fresh, table)
        except Conflict:
            place.table = None
            return None
        except BaseException:
            place.table = None
            raise
        self.tell(place, table, fresh)
        return table

    async def present(self, key: str, place: Place) -> Table:
        """The table, read from the store if it is not loaded, brought up to date if others may have written."""
        table = place.table
        if table is None:
            stored = await self.store.entries(key)
            if not stored:
                self.places.pop(key, None)
                raise NotFound(Message("server-no-table", table=key[:40]))
            table = place.table = Table(key, stored[0])
            for stamped in stored[1:]:
                table.apply(stamped)
        elif self.shared:
            await self.catch_up(key, place, table)
        place.used = self.now()
        return table

    async def catch_up(self, key: str, place: Place, table: Table) -> None:
        """Take in what other processes wrote."""
        fresh = await self.store.entries(key, table.n)
        for stamped in fresh:
            table.apply(stamped)
            self.tell(place, table, [stamped])

    def tell(self, place: Place, table: Table, fresh: list[Stamped]) -> None:
        for listener in [*place.listeners, *self.everywhere]:
            listener(table, fresh)

    # ---- who looks ----------------------------------------------------------------------
    async def subscribe(self, key: str, listener: Listener, greet: Callable[[Table], None]) -> None:
        """Greet with the table as it is, then tell everything that happens from then on."""
        place = self.place(key)
        async with place.lock:
            greet(await self.present(key, place))
            place.listeners.append(listener)

    def unsubscribe(self, key: str, listener: Listener) -> None:
        place = self.places.get(key)
        if place is not None and listener in place.listeners:
            place.listeners.remove(listener)

    def place(self, key: str) -> Place:
        if key not in self.places:
            self.places[key] = Place()
        return self.places[key]

    def forget_idle(self, before: float) -> None:
        """Let go of tables that nobody looks at and nobody has used for a while."""
        for key, place in list(self.places.items()):
            if not place.listeners and not place.lock.locked() and place.used < before:
                del self.places[key]
