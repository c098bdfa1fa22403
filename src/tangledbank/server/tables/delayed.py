"""A table as spectators with a delay see it: it follows the real one, and nothing is played twice for them."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from ...core.rulebook import SPECTATOR
from .entries import Forgotten, Stamped, Started
from .hub import Hub, apply_entries
from .story import prepare
from .table import Table


class DelayedTable:
    """What was, of one table; time only goes on."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.later: list[Stamped] = []
        """What was read and is not seen yet."""
        self.read: int = -1
        """The last entry that was read, seen or not."""

    @property
    def hidden(self) -> int | None:
        """When the first thing happened that is not seen yet."""
        return self.later[0].at if self.later else None

    async def at(self, hub: Hub, key: str, then: int) -> Table:
        """The table as it was at a time."""
        async with self.lock:
            table, self.table = self.table, None  # stays out if an entry cannot be taken in
            table, fresh = await self.unseen(hub, key, table)
            due = happened(table, fresh, then)
            await apply_entries(table, fresh[:due], hub.slices)
            await prepare(table, [SPECTATOR], hub.slices)
            for user in forgotten(fresh[due:]):
                table.forget(user)
            self.table, self.later = table, fresh[due:]
            return table

    async def unseen(self, hub: Hub, key: str, table: Table | None) -> tuple[Table, list[Stamped]]:
        """What is not seen yet, only the new part of it from the store; and the table that takes it in.

        People who go for good are not shown for a while longer. What is stored names them nowhere any more, so what is
        in memory is read again: everything once, then, as names may go a little later, whatever is not seen yet.
        """
        if table is not None:
            known = [] if forgotten(self.later) else self.later
            fresh = await hub.store.entries(key, max([table.n, *[stamped.n for stamped in known[-1:]]]))
            is_new = forgotten([stamped for stamped in fresh if stamped.n > self.read])
            self.read = max([self.read, *[stamped.n for stamped in fresh[-1:]]])
            if not is_new:
                return table, known + fresh
        first, *fresh = await hub.store.entries(key)
        self.read = max([first.n, *[stamped.n for stamped in fresh[-1:]]])
        return Table(key, first), fresh


def forgotten(entries: list[Stamped]) -> list[str]:
    """Who goes for good."""
    return [stamped.entry.user for stamped in entries if isinstance(stamped.entry, Forgotten)]


def happened(table: Table, fresh: list[Stamped], then: int) -> int:
    """How many entries had happened; what comes before a game begins is seen at once, so that people can sit down."""
    begun = table.begun
    for count, stamped in enumerate(fresh):
        begun = begun or isinstance(stamped.entry, Started)
        if begun and stamped.at > then:
            return count
    return len(fresh)


DELAYED_TABLES: Final[WeakKeyDictionary[Table, DelayedTable]] = WeakKeyDictionary()
"""Of the tables that are loaded."""


async def delayed_table_at(table: Table, hub: Hub, then: int) -> Table:
    """A loaded table as it was at a time."""
    return await DELAYED_TABLES.setdefault(table, DelayedTable()).at(hub, table.id, then)


async def delayed_table(table: Table, hub: Hub) -> Table:
    """A loaded table as spectators see it now."""
    return await delayed_table_at(table, hub, hub.now() - 1000 * table.created.delay)


def hidden_since(table: Table) -> int | None:
    """When the first thing happened at a loaded table that its past, as last looked at, does not show."""
    past = DELAYED_TABLES.get(table)
    return None if past is None else past.hidden


def is_late(table: Table, user: str) -> bool:
    """Whether somebody sees a table only as it was a while ago."""
    return table.created.delay > 0 and table.begun and not table.seats_of(user)
