"""Databases keep what they acknowledged, undo what failed, and say in a sentence what is wrong with them."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tangledbank import BadInput
from tangledbank.server.store import migrations, postgres
from tangledbank.server.store import sqlite as module
from tangledbank.server.store.database import Conflict, Connection, Database, Outage, Unusable, Work
from tangledbank.server.store.postgres import PostgresConnection, PostgresDatabase
from tangledbank.server.store.sqlite import SqliteDatabase
from tangledbank.server.store.store import Store
from tangledbank.server.tables.hub import Hub

from ..conftest import Cluster, Opening, open_at
from .writer import TABLES

ROOT = Path(__file__).parent.parent.parent.parent


def add(value: int) -> Work[int]:
    """Work that stores a number, and counts the numbers that are there."""

    def work(connection: Connection) -> int:
        connection.execute("INSERT INTO numbers VALUES (?)", [value])
        return int(connection.execute("SELECT COUNT(*) FROM numbers")[0][0])

    return work


def numbers(connection: Connection) -> list[int]:
    return [row[0] for row in connection.execute("SELECT value FROM numbers ORDER BY value")]


def make(connection: Connection) -> None:
    connection.execute("CREATE TABLE numbers (value INTEGER PRIMARY KEY)")


async def together(*jobs: Coroutine[Any, Any, Any]) -> list[Any]:
    return await asyncio.gather(*jobs, return_exceptions=True)


# ---- both ---------------------------------------------------------------------------------
def test_what_fails_is_undone_alone(opening: Opening) -> None:
    def spoiled(connection: Connection) -> None:
        add(100)(connection)
        raise KeyError("a mistake")

    async def story(database: Database) -> list[Any]:
        await database.run(make)
        await database.run(add(1))
        works = [add(2), spoiled, add(1), add(3)]
        results = await together(*[database.run(work) for work in works])
        assert await database.run(numbers) == [1, 2, 3]
        return results

    results = asyncio.run(story(opening()))
    assert [type(result) for result in results] == [int, KeyError, Conflict, int]


def test_what_was_written_is_there_for_the_next_who_opens_it(address: str) -> None:
    for begin in (0, 1):
        database = open_at(address)
        if not begin:
            asyncio.run(database.run(make))
        assert asyncio.run(database.run(add(begin))) == begin + 1
        database.close()


def test_a_closed_database_is_an_outage(opening: Opening) -> None:
    database = opening()
    database.close()
    with pytest.raises(Outage):
        asyncio.run(database.run(numbers))
    database.close()


def test_whoever_stops_waiting_breaks_nothing(opening: Opening) -> None:
    async def story(database: Database) -> None:
        await database.run(make)
        task = asyncio.ensure_future(database.run(add(1)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await database.run(add(2))
        assert 2 in await database.run(numbers)

    asyncio.run(story(opening()))


def test_text_that_cannot_be_stored_is_refused(opening: Opening) -> None:
    store = Store(opening())
    asyncio.run(store.prepare())
    with pytest.raises(BadInput, match="cannot be stored"):
        asyncio.run(store.setting("\ud800"))
    assert asyncio.run(store.setting("x")) is None


# ---- the schema -------------------------------------------------------------------------------
def test_several_processes_can_bring_the_schema_up_to_date_at_once(opening: Opening) -> None:
    async def story() -> list[Any]:
        return await together(*[Store(opening()).prepare() for _ in range(4)])

    assert asyncio.run(story()) == [None] * 4
    assert asyncio.run(opening().run(migrations.migrate)) == len(migrations.STEPS)


def test_a_newer_schema_is_refused(opening: Opening) -> None:
    async def story(store: Store) -> None:
        await store.prepare()
        await store.query("INSERT INTO schema VALUES (?)", 99)
        await store.prepare()

    with pytest.raises(BadInput, match="newer program"):
        asyncio.run(story(Store(opening())))


def test_a_step_that_fails_leaves_no_trace(opening: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(opening())
    asyncio.run(store.prepare())
    known = list(migrations.STEPS)
    monkeypatch.setattr(migrations, "STEPS", [*known, ["CREATE TABLE more (id TEXT)", "CREATE TABLE users (id TEXT)"]])
    with pytest.raises(Unusable, match="cannot be prepared"):
        asyncio.run(store.prepare())
    monkeypatch.setattr(migrations, "STEPS", [*known, ["CREATE TABLE more (id TEXT)"]])
    asyncio.run(store.prepare())
    assert asyncio.run(store.query("SELECT id FROM more")) == []


# ---- a sudden end ---------------------------------------------------------------------------------
def test_what_was_acknowledged_survives_a_kill(address: str) -> None:
    said: dict[str, int] = {}
    command = [sys.executable, "-m", "tests.server.store.writer", address]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout, 1):
            if line.endswith("\n"):
                key, n = line.split()
                said[key] = int(n)
            if count >= 100 and len(said) == TABLES:
                os.kill(process.pid, signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    assert len(said) == TABLES
    database = open_at(address)
    asyncio.run(check_survivors(Store(database), said))
    database.close()


async def check_survivors(store: Store, said: dict[str, int]) -> None:
    """Everything acknowledged is there, at most one entry more, and tables can be used."""
    hub = Hub(store, lambda: 1, shared=True)
    for key, n in said.items():
        stored = await store.entries(key)
        assert [stamped.n for stamped in stored] == list(range(len(stored)))
        assert n <= stored[-1].n <= n + 1
        assert [line.entry.text for line in (await hub.look(key)).chat] == [  # type: ignore[union-attr]
            f"line {number}" for number in range(len(stored) - 1)
        ]


# ---- files ------------------------------------------------------------------------------------------
def test_a_second_server_on_a_file_is_told(tmp_path: Path) -> None:
    first = SqliteDatabase(tmp_path / "x.db")
    with pytest.raises(Unusable, match="Another server"):
        SqliteDatabase(tmp_path / "x.db")
    first.close()
    SqliteDatabase(tmp_path / "x.db").close()


def test_a_locked_file_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DATABASE_TIMEOUT_S", 0)
    SqliteDatabase(tmp_path / "x.db").close()
    other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unusable, match="locked"):
        SqliteDatabase(tmp_path / "x.db")
    other.close()


def test_a_file_that_is_no_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(b"once upon a time " * 100)
    with pytest.raises(Unusable, match="not a database"):
        SqliteDatabase(tmp_path / "x.db")


def test_a_folder_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="unable to open"):
        SqliteDatabase(tmp_path / "none" / "x.db")


def test_a_file_that_may_only_be_read_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may write everything, hence SQLite is told not to."""
    SqliteDatabase(tmp_path / "x.db").close()
    real: Callable[..., sqlite3.Connection] = sqlite3.connect

    def reading(path: object, **options: Any) -> sqlite3.Connection:
        if str(path).endswith("-lock"):
            return real(str(path), **options)
        return real(f"file:{path}?mode=ro", uri=True, **options)

    monkeypatch.setattr(sqlite3, "connect", reading)
    with pytest.raises(Unusable, match="readonly"):
        SqliteDatabase(tmp_path / "x.db")


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    def fill(connection: Connection) -> None:
        connection.execute("INSERT INTO lines VALUES (?)", ["x" * 100_000])

    async def story(database: Database) -> None:
        await database.run(make)
        await database.run(lambda connection: connection.execute("CREATE TABLE lines (line TEXT)"))
        await database.run(add(1))
        await database.run(lambda connection: connection.execute("PRAGMA max_page_count = 1"))
        first, second = await together(database.run(add(2)), database.run(fill))
        assert isinstance(second, Outage)
        kept = await database.run(numbers)
        assert kept == ([1] if isinstance(first, Outage) else [1, 2])
        await database.run(lambda connection: connection.execute("PRAGMA max_page_count = 1000000"))
        await database.run(fill)

    database = SqliteDatabase(tmp_path / "x.db")
    asyncio.run(story(database))
    database.close()


# ---- PostgreSQL ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("address", ["postgresql://secret:secret@[x", "secret", "postgresql:///x?secret=1"])
def test_an_address_that_is_none_is_refused_and_not_repeated(address: str) -> None:
    with pytest.raises(Unusable, match="not the address") as caught:
        PostgresDatabase(address)
    assert "secret" not in str(caught.value)


def test_a_server_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="cannot be reached"):
        PostgresDatabase(f"postgresql://me:secret@/x?host={tmp_path}")


def test_without_the_driver_the_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unusable, match="pip install"):
        PostgresDatabase("postgresql:///x")


def test_a_database_that_the_server_does_not_have_is_said_in_a_sentence(cluster: Cluster) -> None:
    with pytest.raises(Unusable, match='database "nothing" does not exist'):
        PostgresDatabase(cluster.address("nothing"))


def test_a_database_that_may_only_be_read_is_said_in_a_sentence(cluster: Cluster) -> None:
    address = cluster.fresh()
    name = address.partition("?")[0].rpartition("/")[2]
    cluster.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    database = PostgresDatabase(address)
    with pytest.raises(Unusable, match="read-only"):
        asyncio.run(Store(database).prepare())
    database.close()


def test_connections_are_few_and_closed_at_the_end(cluster: Cluster) -> None:
    async def story(database: Database) -> None:
        await database.run(make)
        await together(*[database.run(add(number)) for number in range(40)])
        assert len(await database.run(numbers)) == 40

    address = cluster.fresh()
    database = PostgresDatabase(address, threads=3)
    asyncio.run(story(database))
    assert 1 <= len(cluster.connections(address)) <= 3
    database.close()
    deadline = time.monotonic() + 60
    while cluster.connections(address) and time.monotonic() < deadline:
        time.sleep(0.05)  # PostgreSQL's own process goes a moment after the connection
    assert cluster.connections(address) == []


def test_connections_that_were_lost_meanwhile_are_made_again(cluster: Cluster) -> None:
    address = cluster.fresh()
    database = PostgresDatabase(address)
    asyncio.run(database.run(make))
    for (pid,) in cluster.connections(address):
        cluster.execute(f"SELECT pg_terminate_backend({pid}, 5000)")
    assert asyncio.run(database.run(add(1))) == 1
    database.close()


def test_a_connection_lost_at_the_end_is_an_outage_and_nothing_is_done_twice(cluster: Cluster) -> None:
    """It may have been stored: only whoever asked can find out."""
    calls: list[int] = []

    def lost(connection: Connection) -> None:
        assert isinstance(connection, PostgresConnection)
        calls.append(add(1)(connection))
        cluster.execute(f"SELECT pg_terminate_backend({connection.raw.info.backend_pid}, 5000)")

    database = PostgresDatabase(cluster.fresh())
    asyncio.run(database.run(make))
    with pytest.raises(Outage):
        asyncio.run(database.run(lost))
    assert calls == [1]
    assert asyncio.run(database.run(numbers)) == []
    database.close()


def test_a_server_that_never_answers_is_an_outage(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "POSTGRES_SETTINGS", ["SET statement_timeout = '200ms'"])
    address = cluster.fresh()
    database = PostgresDatabase(address)
    asyncio.run(database.run(make))
    with psycopg.connect(address) as other:
        other.execute("LOCK TABLE numbers")
        with pytest.raises(Outage, match="timeout"):
            asyncio.run(database.run(numbers))
    assert asyncio.run(database.run(numbers)) == []
    database.close()
