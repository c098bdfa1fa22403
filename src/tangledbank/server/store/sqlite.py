"""The database as one file on this machine, with one writing thread."""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from ...core.errors import BadInput
from ...core.message import Message
from .database import (
    DATABASE_TIMEOUT_S,
    PAGE_ROWS,
    Conflict,
    Connection,
    Heard,
    Outage,
    Row,
    Unusable,
    Work,
    WriteStatistics,
)
from .notifications import Notification, encode, read

T = TypeVar("T")
MAX_BATCH: Final = 256
"""How many pieces of work share one write to the disk."""
POLL_INTERVAL_S: Final = 1.0
"""Seconds between looks for notes of visitors."""
APPLICATION_ID: Final = 0x54424E4B
"""By which `file` and others may know our files."""


class SqliteConnection:
    """A connection of the writer's thread."""

    def __init__(self, raw: sqlite3.Connection, visiting: bool = False) -> None:
        self.raw: Final = raw
        self.visiting: Final = visiting

    def execute(self, sql: str, values: Iterable[object] = ()) -> list[Row]:
        try:
            return self.raw.execute(sql, tuple(values)).fetchall()
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None
        except UnicodeEncodeError:
            raise BadInput(Message("server-bad-characters")) from None

    def pages(self, sql: str) -> Iterator[list[Row]]:
        with closing(self.raw.execute(sql)) as cursor:
            while page := cursor.fetchmany(PAGE_ROWS):
                yield page

    def alone(self) -> None:
        """Every transaction is."""

    def tell(self, notification: Notification) -> None:
        """The server is the only process that serves; a visitor leaves a note for it."""
        if self.visiting:
            left = [secrets.token_urlsafe(12), time.time_ns(), encode(notification).decode()]
            self.execute("INSERT INTO news VALUES (?, ?, ?)", left)


class Job:
    """A piece of work, and who waits for its result, in which loop."""

    __slots__ = ("error", "future", "loop", "result", "work")

    def __init__(self, work: Work[Any]) -> None:
        self.work: Final = work
        self.loop: Final = asyncio.get_running_loop()
        self.future: Final[asyncio.Future[Any]] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None


class SqliteDatabase:
    """One file, one writing thread: whatever waits goes to the disk together.

    One process serves a file. Another one may visit it meanwhile: entries have numbers, so that both notice it if they
    write at the same table, and visitors leave notes of what they did.
    """

    def __init__(self, path: Path, visiting: bool = False) -> None:
        self.tally: WriteStatistics = WriteStatistics()
        self.visiting: Final = visiting
        self.ears: Final[list[asyncio.Task[None]]] = []
        self.jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self.path: Final = path
        self.closed: bool = False
        ready: Future[None] = Future()
        self.thread: Final = threading.Thread(target=self.serve, args=(ready,), name="sqlite", daemon=True)
        self.thread.start()
        ready.result()

    async def run(self, work: Work[T]) -> T:
        if self.closed:
            raise Outage("closed")
        job = Job(work)
        self.jobs.put(job)
        result: T = await job.future
        return result

    def listen(self, heard: Heard) -> None:
        self.ears.append(asyncio.get_running_loop().create_task(self.hear(heard)))

    async def hear(self, heard: Heard) -> None:
        """Look again and again for the notes of visitors."""
        while not self.closed:
            with suppress(Outage):
                for notification in await self.run(take_notifications):
                    heard(notification)
            await asyncio.sleep(POLL_INTERVAL_S)

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            for ear in self.ears:
                with suppress(RuntimeError):  # its loop has ended already
                    ear.cancel()
            self.jobs.put(None)
            self.thread.join()

    def serve(self, ready: Future[None]) -> None:
        """The life of the thread."""
        try:
            guard = nullcontext() if self.visiting else closing(guarded(self.path))
            with guard, closing(opened(self.path)) as raw:
                ready.set_result(None)
                while (batch := self.batch()) is not None:
                    self.write(raw, batch)
        except Unusable as error:
            ready.set_exception(error)

    def batch(self) -> list[Job] | None:
        """Everything that waits; None at the end."""
        first = self.jobs.get()
        if first is None:
            return None
        found = [first]
        with suppress(queue.Empty):
            while len(found) < MAX_BATCH:
                job = self.jobs.get_nowait()
                if job is None:
                    self.jobs.put(None)
                    break
                found.append(job)
        return found

    def write(self, raw: sqlite3.Connection, batch: list[Job]) -> None:
        """One transaction for all; what fails is undone alone."""
        try:
            raw.execute("BEGIN IMMEDIATE")
            for job in batch:
                attempt(SqliteConnection(raw, self.visiting), job)
            raw.execute("COMMIT")
            self.count(batch)
        except Exception as error:  # the thread must outlive whatever it is
            self.tally.failed(error)
            with suppress(sqlite3.Error):
                raw.execute("ROLLBACK")
            for job in batch:
                job.error = job.error or error
        answer(batch)

    def count(self, batch: list[Job]) -> None:
        """What was committed, and what of it could not be done."""
        if outages := [job.error for job in batch if isinstance(job.error, sqlite3.Error)]:
            self.tally.failed(outages[0])
        self.tally.committed(len(batch))


def opened(path: Path) -> sqlite3.Connection:
    """A file that can be written to, and keeps what it was told."""
    try:
        with closing_if_failed(sqlite3.connect(path, timeout=DATABASE_TIMEOUT_S, isolation_level=None)) as raw:
            (mode,) = raw.execute("PRAGMA journal_mode=WAL").fetchone()
            if mode != "wal":
                raise unusable(path, f"journal_mode={mode}")
            raw.execute("PRAGMA synchronous=FULL")
            raw.execute("PRAGMA foreign_keys=ON")
            raw.execute(f"PRAGMA application_id={APPLICATION_ID}")  # the first write shows whether it is possible
            return raw
    except sqlite3.Error as error:
        raise unusable(path, str(error)) from None


def guarded(path: Path) -> sqlite3.Connection:
    """Held while a server uses a file, so that a second one is told; the system lets go of it when a process dies."""
    try:
        with closing_if_failed(sqlite3.connect(f"{path}-lock", timeout=0, isolation_level=None)) as guard:
            guard.execute("BEGIN EXCLUSIVE")
            return guard
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise Unusable(Message("server-file-in-use", file=str(path)[:200])) from None
        raise unusable(path, str(error)) from None


@contextmanager
def closing_if_failed(raw: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    try:
        yield raw
    except BaseException:
        raw.close()
        raise


def unusable(path: Path, because: str) -> Unusable:
    return Unusable(Message("server-bad-file", file=str(path)[:200], because=because[:200]))


def take_notifications(connection: Connection) -> list[Notification | None]:
    """What visitors have left, in its order."""
    notes = connection.execute("DELETE FROM news RETURNING at, news")
    return [read(notification) for _, notification in sorted(notes)]


def attempt(connection: SqliteConnection, job: Job) -> None:
    """Do one piece of work inside the transaction of the batch."""
    raw = connection.raw
    raw.execute("SAVEPOINT job")
    try:
        job.result = job.work(connection)
        raw.execute("RELEASE job")
    except Exception as error:  # whatever it is belongs to the caller
        job.error = error
        raw.execute("ROLLBACK TO job")
        raw.execute("RELEASE job")


def answer(batch: list[Job]) -> None:
    """Tell all who wait, once for each loop: waking one costs more than a piece of work."""
    for loop in {job.loop for job in batch}:
        with suppress(RuntimeError):  # it has ended already
            loop.call_soon_threadsafe(settle, [job for job in batch if job.loop is loop])


def settle(jobs: list[Job]) -> None:
    """Hand over what came out, to those who still wait; who was too late goes first, to be earlier the next time."""
    for job in sorted(jobs, key=lambda job: job.error is None):
        if job.future.done():
            continue
        if isinstance(job.error, sqlite3.Error):
            job.future.set_exception(Outage(str(job.error)))
        elif job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
