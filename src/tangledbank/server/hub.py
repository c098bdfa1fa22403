"""The tables of this process: loaded when needed, changed one command at a time, stored before anybody hears of it.

Any process may change any table: the number of an entry is unique, so of two processes one is told of the conflict,
reads what the other wrote, and decides again. Only the one with the lease wakes bots and looks at clocks.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from logging import ERROR
from typing import Any, Final, TypeAlias, TypeVar

from ..core.errors import BadInput
from ..core.message import Message
from .database import Conflict
from .entries import AnyEntry, Created, Damaged, Stamped, Unplayable
from .logs import note
from .slices import Slices
from .store import Store
from .table import Table

ATTEMPTS: Final = 40
KEY: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
"""How the key of a table looks; nothing else reaches the database."""
LOG: Final = logging.getLogger("tangledbank.server")
Command: TypeAlias = Callable[[Table], list[AnyEntry]]
"""Decides, from the present of a table, what happens; an error refuses."""
Shown = TypeVar("Shown")
Listener: TypeAlias = Callable[[Table, list[Stamped]], None]
"""Is told what happened after it is on the disk."""


class NotFound(BadInput):
    """There is no such table, or it is not for you."""


class Busy(BadInput):
    """Other processes were faster, again and again."""


class Place:
    """A loaded table with its lock and those who look at it."""

    __slots__ = ("ahead", "listeners", "lock", "table", "told", "used")

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.listeners: Final[list[Listener]] = []
        self.told: int = -1
        """The last entry that listeners know of."""
        self.used: float = 0.0
        self.ahead: int = 0
        """Milliseconds by which the table's time is ahead of the machine's, whose clock was set back meanwhile."""


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
        self.damages: Final[set[str]] = set()
        """Tables that cannot be read, as the log knows already."""
        self.doing: Final[set[asyncio.Task[Any]]] = set()
        """What must be finished even if nobody waits for it any more."""
        self.slices: Final = Slices()
        """For whatever takes long."""

    async def create(self, key: str, made: Created) -> Table:
        """A new table."""
        first = Stamped(0, self.now(), made)
        await self.store.create(key, first)
        table = Table(key, first)
        place = self.place(key)
        place.table, place.told, place.used = table, table.n, self.now()
        return table

    async def look(self, key: str) -> Table:
        """A table as it is now."""
        place = self.place(key)
        async with place.lock:
            return await self.present(key, place)

    async def quietly(self, key: str, make: Callable[[Table], Awaitable[Shown]]) -> Shown:
        """Make something of a table while nothing happens there."""
        place = self.place(key)
        async with place.lock:
            return await make(await self.present(key, place))

    async def refresh(self, key: str) -> None:
        """Another process wrote at a table: whoever looks at it here is told."""
        if (place := self.places.get(key)) is not None:
            async with place.lock:
                await self.present(key, place, heard=True)

    def heard(self, key: str | None) -> None:
        """Another process wrote at a table, or, for None, perhaps at any."""
        for known in [key] if key is not None else list(self.places):
            task = asyncio.ensure_future(self.refresh(known))
            self.doing.add(task)
            task.add_done_callback(self.done)

    # ---- what happens -------------------------------------------------------------------
    async def act(self, key: str, command: Command) -> Table:
        """Let something happen at a table. When this returns, it is on the disk and everybody was told.

        Whoever asked may go away meanwhile: what may be on the disk already must be told all the same.
        """
        task = asyncio.ensure_future(self.acting(key, command))
        self.doing.add(task)
        task.add_done_callback(self.done)
        return await asyncio.shield(task)

    def done(self, task: asyncio.Task[Any]) -> None:
        self.doing.discard(task)
        if not task.cancelled():
            task.exception()  # asked for, also if nobody waits any more

    async def acting(self, key: str, command: Command) -> Table:
        place = self.place(key)
        async with place.lock:
            for _ in range(ATTEMPTS):
                table = await self.present(key, place)
                wanted = command(table)
                if not wanted:
                    return table
                if (done := await self.write(key, place, table, wanted)) is not None:
                    return done
        raise Busy(Message("server-busy"))

    async def write(self, key: str, place: Place, table: Table, wanted: list[AnyEntry]) -> Table | None:
        """Apply and store; None if another process was faster. Whatever fails, memory never runs ahead of the disk."""
        at = self.time_at(place, table)
        fresh = [Stamped(table.n + 1 + k, at, entry) for k, entry in enumerate(wanted)]
        try:
            await take_in(table, fresh, self.slices)
            await self.store.append(key, fresh, table, place.ahead)
        except Conflict:
            place.table = None
            return None
        except BaseException:
            place.table = None
            raise
        self.tell(place, table, fresh)
        return table

    def time_at(self, place: Place, table: Table) -> int:
        """The time at a table: never before what has happened there, and it never stands still."""
        now = self.now()
        place.ahead = max(place.ahead, table.at - now)
        return now + place.ahead

    def time_of(self, table: Table) -> int:
        return self.time_at(self.place(table.id), table)

    async def present(self, key: str, place: Place, heard: bool = False) -> Table:
        """The table, read from the store if it is not loaded, brought up to date if others may have written."""
        table = place.table
        if table is None or self.shared or heard:
            fresh = await self.stored(key, -1 if table is None else table.n)
            if table is None and not fresh:
                self.places.pop(key, None)
                raise no_table(key)
            table = await self.fold(key, place, fresh)
        place.used = self.now()
        return table

    async def stored(self, key: str, after: int) -> list[Stamped]:
        """The entries of a table; one that no program can have written is a damage."""
        try:
            return await self.store.entries(key, after)
        except Unplayable as error:
            if error.message.args.get("entry"):
                raise
            raise self.damaged(key, error) from None

    def damaged(self, key: str, error: Exception) -> Damaged:
        """What is stored of a table cannot be read: whoever looks after the server finds that in the log, once."""
        if key not in self.damages:
            self.damages.add(key)
            note("table-damaged", ERROR, table=key, because=repr(error)[:200])
        return Damaged(Message("server-damaged", table=key))

    async def fold(self, key: str, place: Place, fresh: list[Stamped]) -> Table:
        """Take in what the store has; of what this process has not written itself the listeners are told."""
        known, place.table = place.table, None  # stays out if an entry cannot be taken in
        try:
            table = known or Table(key, fresh[0])
            await take_in(table, fresh if known is not None else fresh[1:], self.slices)
        except Unplayable:
            raise
        except Exception as error:
            raise self.damaged(key, error) from None
        if table.paper is not None and await self.store.is_over(key):
            table.end()
        place.table = table
        told = place.told if place.told >= 0 else table.n
        place.told = table.n
        if missed := [stamped for stamped in fresh if stamped.n > told]:
            self.tell(place, table, missed)
        return table

    def tell(self, place: Place, table: Table, fresh: list[Stamped]) -> None:
        """One who cannot listen keeps nobody else from hearing it."""
        place.told = table.n
        for listener in [*place.listeners, *self.everywhere]:
            try:
                listener(table, fresh)
            except Exception:
                LOG.exception("a listener of table %s failed", table.id)

    # ---- who looks ----------------------------------------------------------------------
    async def subscribe(self, key: str, listener: Listener, greet: Callable[[Table], Awaitable[None]]) -> None:
        """Greet with the table as it is, then tell everything that happens from then on."""
        place = self.place(key)
        async with place.lock:
            await greet(await self.present(key, place))
            place.listeners.append(listener)

    def unsubscribe(self, key: str, listener: Listener) -> None:
        place = self.places.get(key)
        if place is not None and listener in place.listeners:
            place.listeners.remove(listener)

    def place(self, key: str) -> Place:
        if not KEY.fullmatch(key):
            raise no_table(key)
        if key not in self.places:
            self.places[key] = Place()
        return self.places[key]

    def forget_idle(self, before: float) -> None:
        """Let go of tables that nobody looks at and nobody has used for a while."""
        for key, place in list(self.places.items()):
            if not place.listeners and not place.lock.locked() and place.used < before:
                del self.places[key]


async def take_in(table: Table, fresh: list[Stamped], slices: Slices) -> None:
    """Apply entries; whoever wants something at this table waits, others do not."""
    if len(fresh) == 1:  # most of what happens
        table.apply(fresh[0])
    else:
        await slices.run(applied(table, fresh))


def applied(table: Table, fresh: list[Stamped]) -> Iterator[None]:
    for stamped in fresh:
        table.apply(stamped)
        yield


def no_table(key: str) -> NotFound:
    return NotFound(Message("server-no-table", table=key[:40]))
