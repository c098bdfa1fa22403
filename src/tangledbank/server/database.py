"""Two databases with one face: a file on this machine, or PostgreSQL for several processes.

Work is a function of a connection and happens in a transaction; when `run` returns, it is on the disk. SQL is written
once, with ? for values.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]
MOST_AT_ONCE: Final = 256
"""How many pieces of work share one write to the disk."""


class Conflict(Exception):
    """Somebody else wrote that row first."""


class Connection(Protocol):
    """What work gets."""

    def execute(self, sql: str, values: Iterable[object] = ()) -> list[Row]:
        """Run a statement; its rows."""


Work = Callable[[Connection], T]


class Database(Protocol):
    """A place for rows that survives everything but its disk."""

    async def run(self, work: Work[T]) -> T:
        """Do it, wholly or not at all, and return when it is safe."""

    def close(self) -> None:
        """Finish what was begun, then stop."""


# ---- SQLite ---------------------------------------------------------------------------
class SqliteConnection:
    """A connection of the writer's thread."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self.raw: Final = raw

    def execute(self, sql: str, values: Iterable[object] = ()) -> list[Row]:
        try:
            return self.raw.execute(sql, tuple(values)).fetchall()
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None


class Job:
    """A piece of work, and where its result goes."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Work[Any]) -> None:
        self.work: Final = work
        self.future: Final[Future[Any]] = Future()
        self.result: Any = None
        self.error: BaseException | None = None


class SqliteDatabase:
    """One file, one writing thread: whatever waits goes to the disk together."""

    def __init__(self, path: Path) -> None:
        self.jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self.path: Final = path
        ready: Future[None] = Future()
        self.thread: Final = threading.Thread(target=self.serve, args=(ready,), name="sqlite", daemon=True)
        self.thread.start()
        ready.result()

    async def run(self, work: Work[T]) -> T:
        job = Job(work)
        self.jobs.put(job)
        result: T = await asyncio.wrap_future(job.future)
        return result

    def close(self) -> None:
        self.jobs.put(None)
        self.thread.join()

    def serve(self, ready: Future[None]) -> None:
        """The life of the thread."""
        try:
            raw = sqlite3.connect(self.path, isolation_level=None)
            raw.execute("PRAGMA journal_mode=WAL")
            raw.execute("PRAGMA synchronous=FULL")
            raw.execute("PRAGMA foreign_keys=ON")
        except sqlite3.Error as error:
            ready.set_exception(error)
            return
        ready.set_result(None)
        while (batch := self.batch()) is not None:
            self.write(raw, batch)
        raw.close()

    def batch(self) -> list[Job] | None:
        """Everything that waits; None at the end."""
        first = self.jobs.get()
        if first is None:
            return None
        found = [first]
        with suppress(queue.Empty):
            while len(found) < MOST_AT_ONCE:
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
                attempt(raw, job)
            raw.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                raw.execute("ROLLBACK")
            for job in batch:
                job.error = job.error or error
        for job in batch:
            answer(job)


def attempt(raw: sqlite3.Connection, job: Job) -> None:
    """Do one piece of work inside the transaction of the batch."""
    raw.execute("SAVEPOINT job")
    try:
        job.result = job.work(SqliteConnection(raw))
        raw.execute("RELEASE job")
    except Exception as error:  # whatever it is belongs to whoever asked for the work
        job.error = error
        raw.execute("ROLLBACK TO job")
        raw.execute("RELEASE job")


def answer(job: Job) -> None:
    """Tell whoever waits, if somebody still does."""
    if not job.future.set_running_or_notify_cancel():
        return
    if job.error is not None:
        job.future.set_exception(job.error)
    else:
        job.future.set_result(job.result)


# ---- PostgreSQL -------------------------------------------------------------------------
class PostgresConnection:
    """A connection of one of the threads."""

    def __init__(self, raw: Any) -> None:
        self.raw: Final = raw

    def execute(self, sql: str, values: Iterable[object] = ()) -> list[Row]:
        import psycopg

        try:
            cursor = self.raw.execute(sql.replace("?", "%s"), tuple(values))
        except psycopg.errors.IntegrityError as error:
            raise Conflict(str(error)) from None
        return cursor.fetchall() if cursor.description else []


class PostgresDatabase:
    """A server of its own: its threads each have a connection, which is made again when it breaks."""

    def __init__(self, address: str, threads: int = 4) -> None:
        self.address: Final = address
        self.local: Final = threading.local()
        self.threads: Final = ThreadPoolExecutor(threads, thread_name_prefix="postgres")
        self.threads.submit(self.transact, lambda connection: connection.execute("SELECT 1")).result()

    async def run(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.transact, work)

    def close(self) -> None:
        self.threads.shutdown(wait=True)

    def transact(self, work: Work[T]) -> T:
        """In one transaction; once more if the connection was lost before anything could have happened."""
        import psycopg

        for last in (False, True):
            raw = self.connection()
            try:
                with raw.transaction():
                    return work(PostgresConnection(raw))
            except psycopg.OperationalError:
                self.local.raw = None
                if last or not raw.closed:
                    raise
        raise AssertionError("not reached")

    def connection(self) -> Any:
        """The connection of this thread."""
        import psycopg

        raw = getattr(self.local, "raw", None)
        if raw is None or raw.closed:
            raw = self.local.raw = psycopg.connect(self.address, autocommit=True)
        return raw
