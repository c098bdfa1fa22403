"""A backup holds everything, is taken while others write, and is restored wholly or not at all."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tangledbank import BadInput
from tangledbank.cli.commands import backup as backup_command
from tangledbank.cli.main import main
from tangledbank.server.store import archive, migrations
from tangledbank.server.store.blocks import add_block
from tangledbank.server.store.database import PAGE_ROWS, Connection, Database, Row, Unusable
from tangledbank.server.store.moderation import ReportContext, add_report, audit
from tangledbank.server.store.packing import pack
from tangledbank.server.store.ratings import rate
from tangledbank.server.store.results import PuzzleTry, add_tries
from tangledbank.server.store.seeks import Seek, add_seek
from tangledbank.server.store.sessions import add_reset
from tangledbank.server.store.sqlite import SqliteDatabase
from tangledbank.server.store.store import Store
from tangledbank.server.tables.commands import checked
from tangledbank.server.tables.entries import Clock, Closed, Created, Said
from tangledbank.server.tables.hub import Hub
from tangledbank.server.tables.rated import RatedPlace

from ..conftest import Opening

SAID = Said("ann", "Ann", "zażółć \x00 \U0001f98e")


def reading(address: str) -> AbstractContextManager[Connection]:
    if address.startswith("postgresql:"):
        return archive.reading_postgres(address)
    return archive.reading_file(Path(address))


def backup(address: str) -> list[bytes]:
    with reading(address) as connection:
        return list(archive.lines_of(connection))


async def fill(store: Store) -> Hub:
    await store.prepare()
    await store.add_guest("ann", "Ann", "token", 1)
    await store.make_account("ann", "ann", "Ann", "hash", "token", 1)
    await store.set_setting_once("secret", "00ff")
    hub = Hub(store, lambda: 1_800_000_000_000, shared=True)
    await hub.create("t", checked(Created("evolution", 0, 2, 7, {}, "ann")))
    await store.invite("i", "t", 1, 1)
    await hub.act("t", lambda _: [SAID])
    await store.query("INSERT INTO notices (table_id, user_id, since) VALUES ('t', 'ann', 1)")
    await store.query("INSERT INTO news VALUES ('n', 1, '[]')")
    await store.query("INSERT INTO positions VALUES ('t', 1, 0, '', '', '{}')")
    await store.query("INSERT INTO notes VALUES ('ann', 'table t', 'zażółć', 1)")
    await store.query("INSERT INTO results VALUES ('t', 0, 'ann', 42, 1, 2, '')")
    await store.query("INSERT INTO vacations VALUES ('ann', 1, 2)")
    await store.keep_review("d", 1, "{}", 1)
    await store.query("INSERT INTO pushes VALUES ('https://p', 'ann', 'token', 'key', 'auth', 1)")
    await add_tries(store.database, "ann", [PuzzleTry("evolution", "1-2", True, 1)])
    await store.query("INSERT INTO daily_tries VALUES ('evolution', '2026-01-01', 'ann', 't', 1, 2, 3, 1, '')")
    await store.query("INSERT INTO daily_experts VALUES ('evolution', '2026-01-01', 1, '', 3, 1)")
    await fill_with_people(store, hub)
    return hub


async def fill_with_people(store: Store, hub: Hub) -> None:
    """Tables that came with ratings, offers and moderation."""
    database, now = store.database, hub.now()
    await store.add_guest("eve", "Eve", "token of eve", 1)
    await add_reset(database, "ann", "fingerprint", 1)
    reached = [RatedPlace(seat, user, seat + 1) for seat, user in enumerate(["ann", "eve"])]
    await database.run(lambda connection: rate(connection, "t", "evolution", reached, 1))
    await add_seek(database, Seek("s", "ann", "evolution", 2, Clock("days", 600), False, 0, 1, 1, 2, []))
    await add_block(database, "ann", "eve", "b", 1)
    await add_report(database, "ann", "eve", "t", "rude", ReportContext("Ann", "Eve", [], []), 1)
    await audit(database, "admin", "mute", "eve", "off", 1)
    await store.add_setup("t", "ann", "192.0.2.7", 1)
    await hub.create("p", checked(Created("evolution", 0, 2, 7, {}, "ann")))
    await hub.act("p", lambda _: [Closed()])
    assert await database.run(lambda connection: pack(connection, "p", now + 1_000))


async def everything(database: Database) -> list[object]:
    store = Store(database)
    return [await store.query(f"SELECT * FROM {table} ORDER BY 1, 2") for table in migrations.TABLES]


def restored(lines: list[bytes], path: Path, also: Callable[[Connection], object] | None = None) -> list[object]:
    """Everything in a new file after a backup was restored there."""
    database = SqliteDatabase(path)
    try:
        if also is not None:
            asyncio.run(database.run(also))
        asyncio.run(database.run(lambda connection: archive.restore(connection, lines)))
        return asyncio.run(everything(database))
    finally:
        database.close()


def test_a_backup_of_a_running_server_holds_everything(opening: Opening, address: str, tmp_path: Path) -> None:
    database = opening()
    asyncio.run(fill(Store(database)))
    found = restored(backup(address), tmp_path / "new.db")
    assert found == asyncio.run(everything(database))
    assert all(found)


def test_a_backup_can_be_restored_into_either_database(opening: Opening, tmp_path: Path) -> None:
    source = SqliteDatabase(tmp_path / "old.db")
    asyncio.run(fill(Store(source)))
    lines = backup(str(tmp_path / "old.db"))
    database = opening()
    assert asyncio.run(database.run(lambda connection: archive.restore(connection, lines))) == len(lines) - 2
    assert asyncio.run(everything(database)) == asyncio.run(everything(source))
    table = asyncio.run(Hub(Store(database), lambda: 2, shared=True).look("t"))
    assert [line.entry for line in table.chat] == [SAID]
    source.close()


def test_what_is_written_meanwhile_is_not_in_the_backup(opening: Opening, address: str) -> None:
    async def story() -> int:
        hub = await fill(Store(opening()))
        before = backup(address)
        with reading(address) as connection:
            lines = archive.lines_of(connection)
            first = next(lines)
            await hub.act("t", lambda _: [SAID])
            await hub.store.add_guest("bob", "Bob", "other", 1)
            assert [first, *lines] == before
        return len(before)

    assert asyncio.run(story()) == len(backup(address)) - 3


# ---- in little memory ------------------------------------------------------------------------
async def many(database: Database, count: int, length: int) -> None:
    """Rows that are too many to be in memory together."""
    store = Store(database)
    await store.prepare()

    def write(connection: Connection) -> None:
        for number in range(count):
            connection.execute("INSERT INTO settings VALUES (?, ?)", [f"name {number:05}", str(number % 10) * length])

    await database.run(write)


def test_a_backup_reads_page_by_page_from_one_snapshot(opening: Opening, address: str) -> None:
    database = opening()
    asyncio.run(many(database, 5 * PAGE_ROWS + 1, 10))
    read: list[int] = []
    with reading(address) as connection:
        pages = connection.pages

        def counted(sql: str) -> Iterator[list[Row]]:
            for page in pages(sql):
                read.append(len(page))
                yield page

        connection.pages = counted  # type: ignore[method-assign]
        lines = archive.lines_of(connection)
        found = [next(lines) for _ in range(1 + PAGE_ROWS)]
        assert read == [PAGE_ROWS], "no more is read than was asked for"
        asyncio.run(many_more(database))
        if address.startswith("postgresql:"):
            assert connection.execute("SELECT name FROM pg_cursors") == [("pages",)], "the server keeps the rest"
        found += lines
    assert read == [*[PAGE_ROWS] * 5, 1]
    assert len(found) == 5 * PAGE_ROWS + 3


async def many_more(database: Database) -> None:
    await Store(database).query("INSERT INTO settings VALUES ('name later', 'x')")


def test_neither_backup_nor_restore_holds_everything(tmp_path: Path) -> None:
    """30 MB go out and in again, in a tenth of that."""
    old, file = tmp_path / "old.db", tmp_path / "backup"
    source = SqliteDatabase(old)
    asyncio.run(many(source, 3000, 10_000))
    source.close()
    tracemalloc.start()
    try:
        with reading(str(old)) as connection:
            assert backup_command.write(str(file), archive.lines_of(connection)) == 3002
        with file.open("rb") as lines:
            target = SqliteDatabase(tmp_path / "new.db")
            rows = asyncio.run(target.run(lambda connection: archive.restore(connection, lines)))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    target.close()
    assert (rows, file.stat().st_size > 30_000_000) == (3000, True)
    assert peak < 3_000_000


@pytest.mark.parametrize("harm", ["cut", "row", "text", "empty", "other", "twice"])
def test_a_backup_that_is_not_whole_leaves_nothing_behind(harm: str, tmp_path: Path) -> None:
    source = SqliteDatabase(tmp_path / "old.db")
    asyncio.run(fill(Store(source)))
    source.close()
    lines = backup(str(tmp_path / "old.db"))
    harmed = {
        "cut": lines[:-1],
        "row": [*lines[:2], *lines[3:]],
        "text": [*lines[:-1], lines[-1][:-2]],
        "empty": [],
        "other": [b'["something else",1]\n', *lines[1:]],
        "twice": [*lines[:2], *lines[1:]],
    }[harm]
    with pytest.raises(BadInput, match="incomplete"):
        restored(harmed, tmp_path / "new.db")
    assert restored(lines, tmp_path / "new.db")


def test_a_database_with_something_in_it_is_not_overwritten(tmp_path: Path) -> None:
    source = SqliteDatabase(tmp_path / "old.db")
    asyncio.run(fill(Store(source)))
    source.close()
    with pytest.raises(BadInput, match="empty"):
        restored(backup(str(tmp_path / "old.db")), tmp_path / "new.db", migrations.migrate)


def test_a_backup_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="newer program"):
        restored([archive.encode(archive.Head(archive.FORMAT, 99))], tmp_path / "new.db")


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = SqliteDatabase(tmp_path / "old.db")
    asyncio.run(fill(Store(source)))
    source.close()
    lines = backup(str(tmp_path / "old.db"))
    step = ["ALTER TABLE users ADD COLUMN motto TEXT NOT NULL DEFAULT 'none'"]
    monkeypatch.setattr(migrations, "STEPS", [*migrations.STEPS, step])
    users = restored(lines, tmp_path / "new.db")[0]
    assert isinstance(users, list)
    assert users[0][-1] == "none"


@pytest.mark.parametrize("schema", range(1, len(migrations.STEPS) + 1))
def test_every_older_database_can_be_kept(tmp_path: Path, schema: int) -> None:
    source = SqliteDatabase(tmp_path / "old.db")
    asyncio.run(source.run(lambda connection: migrations.migrate(connection, schema)))
    here = asyncio.run(Store(source).query("SELECT name FROM sqlite_master WHERE type = 'table'"))
    source.close()
    known = [table for table in migrations.TABLES if migrations.SINCE.get(table, 1) <= schema]
    assert {row[0] for row in here} == {*known, "schema"}
    assert not any(restored(backup(str(tmp_path / "old.db")), tmp_path / "new.db"))


def test_no_table_is_forgotten(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "x.db")
    asyncio.run(Store(database).prepare())
    rows = asyncio.run(Store(database).query("SELECT name FROM sqlite_master WHERE type = 'table'"))
    database.close()
    assert {row[0] for row in rows} == {*migrations.TABLES, "schema"}


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="cannot be used"):
        backup(str(tmp_path / "none.db"))


# ---- the commands -------------------------------------------------------------------------------
def test_the_commands_carry_a_server_from_one_folder_to_another(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "backup"
    old.mkdir()
    source = SqliteDatabase(old / "tangledbank.db")
    asyncio.run(fill(Store(source)))
    for _ in range(2):  # a later backup may replace an earlier one
        assert main(["backup", str(file), "--data", str(old), "--lang", "en"]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(file), "--data", str(new), "--lang", "en"]) == 0
    copy = SqliteDatabase(new / "tangledbank.db")
    assert asyncio.run(everything(copy)) == asyncio.run(everything(source))
    copy.close()
    source.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "new", "old"]


@pytest.mark.parametrize(
    ("command", "file", "data", "said"),
    [
        ("backup", "", "old", "Say which file"),
        ("backup", "backup", "none", "cannot be used"),
        ("backup", "diary", "old", "is not a backup"),
        ("backup", "none/backup", "old", "There is no folder"),
        ("restore", "missing", "new", "missing"),
        ("restore", "diary", "new", "incomplete"),
        ("restore", "empty", "new", "incomplete"),
    ],
)
def test_the_commands_say_what_is_wrong(
    command: str, file: str, data: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "old").mkdir()
    source = SqliteDatabase(tmp_path / "old" / "tangledbank.db")
    asyncio.run(Store(source).prepare())
    source.close()
    (tmp_path / "diary").write_text("dear diary", encoding="utf-8")
    (tmp_path / "empty").touch()
    names = [str(tmp_path / file)] if file else []
    assert main([command, *names, "--data", str(tmp_path / data), "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
    assert (tmp_path / "diary").read_text(encoding="utf-8") == "dear diary"
