"""A copy of everything in one file: made from either kind of database while a server runs, restored into either kind.

Lines of JSON: what this is, a row each, and at the end how many rows there are.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import msgspec

from ...core.errors import BadInput
from ...core.message import Message
from ..ops.settings import Settings
from .database import DATABASE_TIMEOUT_S, Conflict, Connection, Unusable
from .migrations import SINCE, TABLES, migrate
from .postgres import PostgresConnection, first_connection
from .sqlite import SqliteConnection, unusable

FORMAT: Final = "tangledbank backup"


class BackupError(BadInput):
    """A backup is not whole, or there is no room for it."""


class Head(msgspec.Struct, array_like=True):
    """The first line."""

    format: str
    schema: int


encode: Final = msgspec.json.Encoder().encode
decode_head: Final = msgspec.json.Decoder(Head).decode
decode_row: Final = msgspec.json.Decoder(list[Any]).decode


# ---- out ------------------------------------------------------------------------------------
def reading(settings: Settings) -> AbstractContextManager[Connection]:
    """The database of a server, to be read while it runs."""
    return (
        reading_postgres(settings.database) if settings.database else reading_file(settings.folder / "tangledbank.db")
    )


@contextmanager
def reading_file(path: Path) -> Iterator[Connection]:
    """A snapshot of the file, also while others write to it."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=rw", DATABASE_TIMEOUT_S, uri=True)) as raw:
            raw.isolation_level = None
            raw.execute("BEGIN")
            yield SqliteConnection(raw)
    except sqlite3.Error as error:
        raise unusable(path, str(error)) from None


@contextmanager
def reading_postgres(address: str) -> Iterator[Connection]:
    """A PostgreSQL database as it is now."""
    raw = first_connection(address)
    import psycopg

    try:
        with raw, raw.transaction():
            raw.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            raw.execute("SET LOCAL statement_timeout = 0")
            yield PostgresConnection(raw, "")
    except psycopg.Error as error:
        raise Unusable(Message("server-no-database", because=" ".join(str(error).split())[:200])) from None


def lines_of(connection: Connection) -> Iterator[bytes]:
    """The lines of a backup, also of a database that an older program has made; in memory is a page of them."""
    schema = len(connection.execute("SELECT step FROM schema"))
    yield encode(Head(FORMAT, schema)) + b"\n"
    count = 0
    for table in [table for table in TABLES if SINCE.get(table, 1) <= schema]:
        for page in connection.pages(f"SELECT * FROM {table}"):
            count += len(page)
            for row in page:
                yield encode([table, *row]) + b"\n"
    yield encode([count]) + b"\n"


# ---- in -------------------------------------------------------------------------------------
def is_backup(file: str) -> bool:
    """Whether a file begins like a backup."""
    begin = f'["{FORMAT}",'.encode()
    try:
        with open(file, "rb") as stream:
            return stream.read(len(begin)) == begin
    except OSError:
        return False


def restore(connection: Connection, lines: Iterable[bytes]) -> int:
    """Fill an empty database: wholly, if run in one transaction; the number of rows."""
    rest = iter(lines)
    try:
        head = decode_head(next(rest, b""))
        if head.format != FORMAT:
            raise BackupError(Message("server-bad-backup"))
        migrate(connection, 0)
        if connection.execute("SELECT step FROM schema"):
            raise BackupError(Message("server-not-empty"))
        migrate(connection, head.schema)
        count = fill(connection, rest)
    except (msgspec.MsgspecError, Conflict):
        raise BackupError(Message("server-bad-backup")) from None
    migrate(connection)
    return count


def fill(connection: Connection, lines: Iterator[bytes]) -> int:
    """Insert all rows; the last line must come and be right."""
    for count, line in enumerate(lines):
        table, *values = decode_row(line)
        if table == count and not values:
            return count
        if table not in TABLES:
            break
        marks = ", ".join("?" * len(values))
        connection.execute(f"INSERT INTO {table} VALUES ({marks})", values)
    raise BackupError(Message("server-bad-backup"))
