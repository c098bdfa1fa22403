"""The tables of this process: loaded when needed, changed one command at a time, stored before anybody hears of it.

Any process may change any table: the number of an entry is unique, so of two processes one is told of the conflict,
reads what the other wrote, and decides again. Only the one with the lease wakes bots and looks at clocks.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from logging import ERROR
from typing import Any, Final, TypeAlias, TypeVar

from ...core.errors import BadInput
from ...core.message import Message
from ..ops.logs import note
from ..slices import Slices
from ..store.database import Conflict
from ..store.store import Store
from .entries import AnyEntry, Created, Damaged, Stamped, Unplayable
from .orders import carry_out
from .table import RUNNING, Table
from .upgrades import go_on, is_outdated, saved_position

MAX_ATTEMPTS: Final = 40
TABLE_KEY: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
"""How the key of a table looks; nothing else reaches the database."""
UNLOAD_AFTER_MS: Final = 600_000
"""Milliseconds after which a table that nobody looks at is not kept in memory."""
MAX_PLIES_IN_MEMORY: Final = 100_000
"""Answers of all games in memory; with more the least recently used tables are read again when they are needed."""
KEEP_AFTER_USE_MS: Final = 30_000
"""Milliseconds for which a table is kept in memory after its last use, however many there are."""
SAVE_AFTER_MS: Final = 30_000
"""Milliseconds of quiet after which the position of a running game is saved for a server with other rules."""
MAX_TOLD_AT_ONCE: Final = 20
"""Listeners who are told at once; more are told a slice at a time."""
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


class TableSlot:
    """A loaded table with its lock and those who look at it."""

    __slots__ = ("ahead", "listeners", "lock", "readers", "saved", "table", "told", "used")

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.readers: Final = asyncio.Lock()
        """Of all who only read, one at a time waits for the lock: a move waits for one of them at most."""
        self.table: Table | None = None
        self.listeners: Final[dict[Listener, None]] = {}
        """In the order they came."""
        self.told: int = -1
        """The last entry that listeners know of."""
        self.used: float = 0.0
        self.saved: int = -1
        """The last entry with which the position of the game was saved."""
        self.ahead: int = 0
        """Milliseconds by which the table's time is ahead of the machine's, whose clock was set back meanwhile."""

    @property
    def busy(self) -> bool:
        return self.lock.locked() or self.readers.locked()

    @property
    def plies(self) -> int:
        """How large it is in memory."""
        return 0 if self.table is None else self.table.ply


class Hub:
    """All tables somebody here is interested in."""

    def __init__(self, store: Store, now: Callable[[], int], shared: bool) -> None:
        self.store: Final = store
        self.now: Final = now
        """Milliseconds since 1970."""
        self.shared: Final = shared
        """Other processes write, too."""
        self.slots: Final[dict[str, TableSlot]] = {}
        self.everywhere: Final[list[Listener]] = []
        """Those who hear of all tables: bots, clocks, notices."""
        self.damages: Final[set[str]] = set()
        """Tables that cannot be read, as the log knows already."""
        self.doing: Final[set[asyncio.Task[Any]]] = set()
        """What must be finished even if nobody waits for it any more."""
        self.slices: Final = Slices()
        """For whatever takes long."""
        self.before_telling: Final[list[Callable[[Table], Awaitable[None]]]] = []
        """Do what takes long about a change, a slice at a time, so that telling it does not."""
        self.waits: Callable[[str], bool] = lambda key: False
        """Whether the bots of a table must wait for other tables of its owner; `Scheduler` knows it."""

    async def create(self, key: str, made: Created) -> Table:
        """A new table."""
        first = Stamped(0, self.now(), made)
        await self.store.create(key, first)
        table = Table(key, first)
        slot = self.slot(key)
        slot.table, slot.told, slot.used = table, table.n, self.now()
        return table

    @asynccontextmanager
    async def reading(self, key: str, heard: bool = False) -> AsyncIterator[Table]:
        """A table as it is now, while nothing happens there: for what is done at once."""
        slot = self.slot(key)
        async with slot.readers, slot.lock:
            yield await self.present(key, slot, heard)

    async def look(self, key: str) -> Table:
        """A table as it is now."""
        async with self.reading(key) as table:
            return table

    async def quietly(self, key: str, make: Callable[[Table], Shown]) -> Shown:
        """Make something of a table while nothing happens there, as a slice of its own: many may want it at once."""
        await self.slices.wait()
        async with self.reading(key) as table:
            return make(table)

    async def refresh(self, key: str) -> None:
        """Another process wrote at a table: those who look at it here are told."""
        if key in self.slots:
            async with self.reading(key, heard=True):
                pass

    def on_notification(self, key: str | None) -> None:
        """Another process wrote at a table, or, for None, perhaps at any."""
        for known in [key] if key is not None else list(self.slots):
            task = asyncio.ensure_future(self.refresh(known))
            self.doing.add(task)
            task.add_done_callback(self.done)

    # ---- what happens -------------------------------------------------------------------
    async def act(self, key: str, command: Command) -> Table:
        """Let something happen at a table. When this returns, it is on the disk and everybody was told.

        The caller may go away meanwhile: what may be on the disk already must be told all the same.
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
        slot = self.slot(key)
        async with slot.lock:
            for _ in range(MAX_ATTEMPTS):
                table = await self.present(key, slot)
                wanted = command(table)
                if not wanted:
                    return table
                if (done := await self.write(key, slot, table, wanted)) is not None:
                    return done
        raise Busy(Message("server-busy"))

    async def write(self, key: str, slot: TableSlot, table: Table, wanted: list[AnyEntry]) -> Table | None:
        """Apply and store; None if another process was faster. Whatever fails, memory never runs ahead of the disk."""
        at = self.time_at(slot, table)
        fresh = [Stamped(table.n + 1 + k, at, entry) for k, entry in enumerate(wanted)]
        try:
            await apply_entries(table, fresh, self.slices)
            fresh += await self.slices.collect(carry_out(table, wanted, at)) if table.orders else []
            await self.store.append(key, fresh, table, slot.ahead)
        except Conflict:
            slot.table = None
            return None
        except BaseException:
            slot.table = None
            raise
        await self.tell(slot, table, fresh)
        return table

    def time_at(self, slot: TableSlot, table: Table) -> int:
        """The time at a table: never before what has happened there, and it never stands still."""
        now = self.now()
        slot.ahead = max(slot.ahead, table.at - now)
        return now + slot.ahead

    def time_of(self, table: Table) -> int:
        return self.time_at(self.slot(table.id), table)

    async def present(self, key: str, slot: TableSlot, heard: bool = False) -> Table:
        """The table, read from the store if it is not loaded, brought up to date if others may have written."""
        table = slot.table
        if table is None or self.shared or heard:
            fresh = await self.stored(key, -1 if table is None else table.n)
            if table is None and not fresh:
                self.slots.pop(key, None)
                raise no_table(key)
            table = await self.fold(key, slot, fresh)
        if is_outdated(table):
            table = await self.upgrade(key, slot, table)
        slot.used = self.now()
        return table

    async def upgrade(self, key: str, slot: TableSlot, table: Table) -> Table:
        """Let a table of older rules go on by ours; if that is impossible it stays as it is."""
        saved = await self.store.position(key)
        wanted = await self.slices.once(lambda: go_on(table, saved))
        if not wanted:
            return table
        note("table-continued", table=key, rules=table.rules)
        return await self.write(key, slot, table, wanted) or await self.present(key, slot)

    async def save_positions(self, quiet_ms: int = SAVE_AFTER_MS) -> None:
        """Save the positions of running games where nothing has happened for a while."""
        for key, slot in list(self.slots.items()):
            table = slot.table
            if table is None or table.game is None or table.status != RUNNING or slot.saved == table.n:
                continue
            if table.at <= self.now() + slot.ahead - quiet_ms:
                slot.saved = table.n
                await self.store.save_position(key, await self.slices.once(partial(saved_position, table)))

    async def stored(self, key: str, after: int) -> list[Stamped]:
        """The entries of a table; one that no program can have written is a damage."""
        try:
            return await self.store.entries(key, after)
        except Unplayable as error:
            if error.message.args.get("entry"):
                raise
            raise self.damaged(key, error) from None

    def damaged(self, key: str, error: Exception) -> Damaged:
        """What is stored of a table cannot be read: an operator finds that in the log, once."""
        if key not in self.damages:
            self.damages.add(key)
            note("table-damaged", ERROR, table=key, because=repr(error)[:200])
        return Damaged(Message("server-damaged", table=key))

    async def fold(self, key: str, slot: TableSlot, fresh: list[Stamped]) -> Table:
        """Take in what the store has; of what this process has not written itself the listeners are told."""
        known, slot.table = slot.table, None  # stays out if an entry cannot be taken in
        try:
            table = known or Table(key, fresh[0])
            await apply_entries(table, fresh if known is not None else fresh[1:], self.slices)
        except Unplayable:
            raise
        except Exception as error:
            raise self.damaged(key, error) from None
        if table.archived is not None and await self.store.is_over(key):
            table.end()
        slot.table = table
        told = slot.told if slot.told >= 0 else table.n
        slot.told = table.n
        if missed := [stamped for stamped in fresh if stamped.n > told]:
            await self.tell(slot, table, missed)
        return table

    async def tell(self, slot: TableSlot, table: Table, fresh: list[Stamped]) -> None:
        """Everybody hears it; many, or those for whom there is much to read first, a slice at a time."""
        slot.told = table.n
        for prepare in self.before_telling:
            try:
                await prepare(table)
            except Exception:
                LOG.exception("listeners of table %s could not be prepared", table.id)
        telling = self.telling(slot, table, fresh)
        if len(slot.listeners) > MAX_TOLD_AT_ONCE:
            await self.slices.run(telling)
        else:
            for _ in telling:
                pass

    def telling(self, slot: TableSlot, table: Table, fresh: list[Stamped]) -> Iterator[None]:
        """One who cannot listen keeps nobody else from hearing it.

        What wakes bots comes first: the views say whether those wait.
        """
        for listener in [*self.everywhere, *slot.listeners]:
            if listener in slot.listeners or listener in self.everywhere:  # not gone meanwhile
                try:
                    listener(table, fresh)
                except Exception:
                    LOG.exception("a listener of table %s failed", table.id)
            yield

    # ---- who looks ----------------------------------------------------------------------
    async def subscribe(self, key: str, listener: Listener, greet: Callable[[Table], None]) -> None:
        """Greet with the table as it is, then tell everything that happens from then on."""

        def begin(table: Table) -> None:
            greet(table)
            self.slot(key).listeners[listener] = None

        await self.quietly(key, begin)

    def unsubscribe(self, key: str, listener: Listener) -> None:
        if (slot := self.slots.get(key)) is not None:
            slot.listeners.pop(listener, None)

    def slot(self, key: str) -> TableSlot:
        if not TABLE_KEY.fullmatch(key):
            raise no_table(key)
        if key not in self.slots:
            self.slots[key] = TableSlot()
        return self.slots[key]

    # ---- memory -------------------------------------------------------------------------
    def forget_idle(self, now: float) -> None:
        """Let go of tables that nobody looks at and nobody has used for a while, and of more if there are too many."""
        for key, slot in list(self.slots.items()):
            if not slot.listeners and not slot.busy and slot.used < now - UNLOAD_AFTER_MS:
                del self.slots[key]
        plies = sum([slot.plies for slot in self.slots.values()])
        if plies > MAX_PLIES_IN_MEMORY:
            self.unload(plies - MAX_PLIES_IN_MEMORY, now - KEEP_AFTER_USE_MS)

    def unload(self, plies: int, before: float) -> None:
        """Forget tables with so many answers, the least recently used first. Who watches one is still told of it."""
        for slot in sorted(self.slots.values(), key=lambda slot: slot.used):
            if plies <= 0 or slot.used >= before:
                return
            if not slot.busy:
                plies -= slot.plies
                slot.table = None


async def apply_entries(table: Table, fresh: list[Stamped], slices: Slices) -> None:
    """Apply entries; commands for this table wait meanwhile, others do not."""
    if len(fresh) == 1:  # most of what happens
        table.apply(fresh[0])
    else:
        await slices.run(applying(table, fresh))


def applying(table: Table, fresh: list[Stamped]) -> Iterator[None]:
    for stamped in fresh:
        table.apply(stamped)
        yield


def no_table(key: str) -> NotFound:
    return NotFound(Message("server-no-table", table=key[:40]))
