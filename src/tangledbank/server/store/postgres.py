"""PostgreSQL, for several server processes: who wrote something tells the others."""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

from ...core.errors import BadInput
from ...core.message import Message
from .database import DATABASE_TIMEOUT_S, PAGE_ROWS, Conflict, Heard, Outage, Row, Unusable, Work, WriteStatistics
from .notifications import Notification, encode, read

T = TypeVar("T")
POSTGRES_SETTINGS: Final = (
    f"SET statement_timeout = '{DATABASE_TIMEOUT_S}s'",
    f"SET idle_in_transaction_session_timeout = '{3 * DATABASE_TIMEOUT_S}s'",
    "SET synchronous_commit = on",
)
ADVISORY_LOCK: Final = 20_061_859
"""Any number that other programs on the same database do not lock."""

LISTEN_TIMEOUT_S: Final = 0.2
"""Seconds after which a listener looks whether it shall end, or tries to connect again."""


class PostgresConnection:
    """A connection that is in a transaction."""

    def __init__(self, raw: Any, me: str) -> None:
        self.raw: Final = raw
        self.me: Final = me

    def execute(self, sql: str, values: Iterable[object] = ()) -> list[Row]:
        import psycopg

        try:
            cursor = self.raw.execute(sql.replace("?", "%s"), tuple(values))
        except psycopg.errors.IntegrityError as error:
            raise Conflict(str(error)) from None
        except (psycopg.errors.DataError, UnicodeEncodeError):
            raise BadInput(Message("server-bad-characters")) from None
        return cursor.fetchall() if cursor.description else []

    def pages(self, sql: str) -> Iterator[list[Row]]:
        with self.raw.cursor(name="pages") as cursor:  # a name keeps the rows with the server until they are fetched
            cursor.execute(sql)
            while page := cursor.fetchmany(PAGE_ROWS):
                yield page

    def alone(self) -> None:
        self.execute("SELECT pg_advisory_xact_lock(?)", [ADVISORY_LOCK])

    def tell(self, notification: Notification) -> None:
        self.execute("SELECT pg_notify('tables', ?)", [f"{self.me} {encode(notification).decode()}"])


class PostgresDatabase:
    """A server of its own: a connection for each thread, made again when it breaks."""

    def __init__(self, address: str, threads: int = 4) -> None:
        self.address: Final = address
        self.me: Final = secrets.token_hex(8)
        """So that a process does not hear itself."""
        self.tally: WriteStatistics = WriteStatistics()
        self.closed: bool = False
        self.idle: Final[queue.LifoQueue[Any]] = queue.LifoQueue()
        self.idle.put(first_connection(address))
        self.threads: Final = ThreadPoolExecutor(threads, thread_name_prefix="postgres")
        self.ears: Final[list[NotificationListener]] = []

    async def run(self, work: Work[T]) -> T:
        if self.closed:
            raise Outage("closed")
        try:
            result = await asyncio.get_running_loop().run_in_executor(self.threads, self.transact, work)
        except Outage as error:
            self.tally.failed(error)
            raise
        self.tally.committed(1)
        return result

    def listen(self, heard: Heard) -> None:
        self.ears.append(NotificationListener(self.address, self.me, heard))

    def close(self) -> None:
        self.closed = True
        for ear in self.ears:
            ear.close()
        self.threads.shutdown(wait=True)
        with suppress(queue.Empty):
            while True:
                self.idle.get_nowait().close()

    def transact(self, work: Work[T]) -> T:
        """In one transaction; once more, on a new connection, if the old one was lost before the end of the work."""
        import psycopg

        try:
            try:
                return self.attempt(self.kept(), work)
            except LostBefore:
                return self.attempt(connect(self.address), work)
        except (psycopg.Error, LostBefore) as error:
            raise Outage(str(error)) from error

    def attempt(self, raw: Any, work: Work[T]) -> T:
        """What fails when everything was said may have happened nevertheless: that is never tried again."""
        import psycopg

        said = False
        try:
            with raw.transaction():
                result = work(PostgresConnection(raw, self.me))
                said = True
        except psycopg.OperationalError as error:
            if raw.closed and not said:
                raise LostBefore(str(error)) from error
            raise
        finally:
            self.give_back(raw)
        return result

    def kept(self) -> Any:
        """A connection that nobody uses now."""
        try:
            return self.idle.get_nowait()
        except queue.Empty:
            return connect(self.address)

    def give_back(self, raw: Any) -> None:
        if not raw.closed:
            self.idle.put(raw)


class NotificationListener:
    """A thread with a connection of its own that hears what other processes write at tables."""

    def __init__(self, address: str, me: str, heard: Heard) -> None:
        self.address: Final = address
        self.me: Final = me
        self.heard: Final = heard
        self.loop: Final = asyncio.get_running_loop()
        self.closed: bool = False
        self.thread: Final = threading.Thread(target=self.serve, name="postgres-ear", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.closed = True
        self.thread.join()

    def serve(self) -> None:
        """The life of the thread: whatever breaks is made again."""
        import psycopg

        while not self.closed:
            with suppress(psycopg.Error), connect(self.address) as raw:
                self.hear(raw)
            if not self.closed:
                time.sleep(LISTEN_TIMEOUT_S)

    def hear(self, raw: Any) -> None:
        """Until the end, or until the connection breaks; what happened before it was made was not heard."""
        raw.execute("LISTEN tables")
        self.say(None)
        while not self.closed:
            for notice in raw.notifies(timeout=LISTEN_TIMEOUT_S):
                who, _, notification = notice.payload.partition(" ")
                if who != self.me:
                    self.say(read(notification))

    def say(self, notification: Notification | None) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(self.heard, notification)


class LostBefore(Exception):
    """The connection was lost when nothing can have happened yet."""


def connect(address: str) -> Any:
    """A connection that keeps what it was told, and does not wait for ever."""
    import psycopg

    raw = psycopg.connect(address, autocommit=True, connect_timeout=DATABASE_TIMEOUT_S, keepalives_idle=30)
    for setting in POSTGRES_SETTINGS:
        raw.execute(setting)
    return raw


def first_connection(address: str) -> Any:
    """The connection that shows whether the address is right; the address may hold a password and is not repeated."""
    try:
        import psycopg
    except ImportError:
        raise Unusable(Message("server-no-driver")) from None
    try:
        return connect(address)
    except psycopg.ProgrammingError:
        raise Unusable(Message("server-bad-database")) from None
    except psycopg.Error as error:
        because = " ".join(str(error).split())[:200]
        raise Unusable(Message("server-no-database", because=because)) from None
