"""A database has one face, whether it is a file on this machine (sqlite.py) or PostgreSQL for several processes.

Work is a function of a connection and happens in a transaction; when `run` returns, it is on the disk. SQL is written
once, with ? for values.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from logging import WARNING
from typing import Any, Final, Protocol, TypeVar

from ...core.errors import BadInput
from ..ops.logs import note
from .notifications import Notification

T = TypeVar("T")
Row = tuple[Any, ...]
DATABASE_TIMEOUT_S: Final = 10
"""Seconds for a database to answer."""
PAGE_ROWS: Final = 100
"""Rows that are in memory together when a whole table is read: a row may be a whole finished game."""
LOG_INTERVAL_S: Final = 5.0
"""Seconds without a failure after which an outage is over."""


class Conflict(Exception):
    """Somebody else wrote that row first."""


class Outage(OSError):
    """The database cannot do it now: it is gone, full, locked or closed."""


class Unusable(BadInput):
    """There is no database where it was said to be, or it cannot be written to."""


class Connection(Protocol):
    """What work gets."""

    def execute(self, sql: str, values: Iterable[object] = ()) -> list[Row]:
        """Run a statement; its rows."""

    def pages(self, sql: str) -> Iterator[list[Row]]:
        """The rows of a question that has more of them than there is memory, at most PAGE_ROWS at a time."""

    def alone(self) -> None:
        """Let nobody else come as far as here before this transaction ends."""

    def tell(self, notification: Notification) -> None:
        """Let other processes know, once this is on the disk."""


Work = Callable[[Connection], T]
Heard = Callable[[Notification | None], None]
"""Is told, in the loop, what another process has told; None if something may have been missed."""


class WriteStatistics:
    """How much a database has done, for those who look after it; the log hears when an outage begins and ends."""

    __slots__ = ("commits", "failed_at", "outages", "works")

    def __init__(self) -> None:
        self.works: int = 0
        self.commits: int = 0
        """Writes to the disk; several pieces of work share one."""
        self.outages: int = 0
        self.failed_at: float | None = None
        """When it last failed, as long as there is an outage."""

    def committed(self, works: int) -> None:
        """So much is on the disk. What can only be read looks well all the time: an outage ends after a while."""
        self.commits += 1
        self.works += works
        if self.failed_at is not None and time.monotonic() - self.failed_at > LOG_INTERVAL_S:
            self.failed_at = None
            note("database-back", WARNING)

    def failed(self, because: object) -> None:
        """A work could not be done."""
        self.outages += 1
        if self.failed_at is None:
            note("database-outage", WARNING, because=" ".join(str(because).split())[:200])
        self.failed_at = time.monotonic()


class Database(Protocol):
    """A place for rows that survives everything but its disk."""

    tally: WriteStatistics

    async def run(self, work: Work[T]) -> T:
        """Do it, wholly or not at all, and return when it is safe."""

    def listen(self, heard: Heard) -> None:
        """From now on, tell what other processes do."""

    def close(self) -> None:
        """Finish what was begun, then stop."""
