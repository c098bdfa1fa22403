"""What was acknowledged is there when the power goes.

The writes and syncs of a real process; what was not synced is lost, torn or there in another order.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tangledbank.server.store.sqlite import SqliteDatabase
from tangledbank.server.store.store import Store
from tangledbank.server.tables.table import Table

from .disk import STRACE, Chance, Disk, Event, events

ROOT = Path(__file__).parent.parent.parent.parent
LINES = 160
"""At each of six tables: enough for the log to be written back to the file several times."""
POINTS = 60
"""How often the power goes."""
Acknowledged = dict[str, int]
"""By table: the last entry that was acknowledged."""


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[Event]]:
    """The folder of a database and everything that a process with six tables did there."""
    if shutil.which("strace") is None:
        pytest.skip("needs strace (Debian package strace)")
    place = tmp_path_factory.mktemp("power").resolve()
    folder, trace, said = place / "data", place / "trace", place / "said"
    folder.mkdir()
    command = [sys.executable, "-m", "tests.server.store.writer", str(folder / "tangledbank.db"), str(LINES)]
    with said.open("wb") as out:
        done = subprocess.run(
            [*STRACE, str(trace), *command], cwd=ROOT, stdout=out, stderr=subprocess.PIPE, timeout=300, check=False
        )
    if done.returncode and b"ptrace" in done.stderr.lower():
        pytest.skip(f"strace may not trace here: {done.stderr.decode(errors='replace')[:200]}")
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    found = [event for event in events(trace, said) if event.call == "said" or is_ours(event, str(folder))]
    assert b"".join([event.data for event in found if event.call == "said"]) == said.read_bytes()
    return str(folder), found


def is_ours(event: Event, folder: str) -> bool:
    """Of the database; its lock has nothing in it, and what processes share in memory is made anew."""
    return event.path.startswith(folder) and not event.path.endswith(("-shm", "-lock", "-lock-journal"))


def lost(files: dict[str, bytes], acknowledged: Acknowledged, where: Path) -> list[str]:
    """Open what was found after the power went; what is missing or damaged, in words."""
    where.mkdir()
    for name, content in files.items():
        (where / name).write_bytes(content)
    database = SqliteDatabase(where / "tangledbank.db")
    try:
        return asyncio.run(compared(Store(database), acknowledged))
    finally:
        database.close()
        shutil.rmtree(where)


async def compared(store: Store, acknowledged: Acknowledged) -> list[str]:
    await store.prepare()
    (healthy,) = await store.query("PRAGMA integrity_check")
    found = [] if healthy == ("ok",) else [f"damaged: {healthy[0]}"]
    for key, last in acknowledged.items():
        entries = await store.entries(key)
        if [stamped.n for stamped in entries] != list(range(len(entries))):
            found.append(f"{key} has gaps")
        elif len(entries) <= last:
            found.append(f"{key} has {len(entries)} entries, {last + 1} were acknowledged")
        else:
            table = Table(key, entries[0])
            for stamped in entries[1:]:
                table.apply(stamped)
    return found


def losses(story: tuple[str, list[Event]], where: Path, points: list[int], unsynced: str = "/") -> list[str]:
    """What is lost if the power goes before these events, on a disk that does not sync some of the files."""
    folder, happened = story
    disk, acknowledged, chance = Disk(folder, unsynced), Acknowledged(), Chance(1859)
    wanted, found, words = Counter(points), list[str](), b""
    for number, event in enumerate(happened):
        for _ in range(wanted[number]):
            try:
                found += lost(disk.after_power_loss(chance), acknowledged, where)
            except Exception as error:  # it cannot even be opened
                found.append(repr(error)[:200])
        disk.do(event)
        if event.call == "said":
            words += event.data
            for line in words.splitlines() if words.endswith(b"\n") else []:
                acknowledged[line.split()[0].decode()] = int(line.split()[1])
                words = b""
    return found


def test_the_story_is_one_of_many_writes_and_syncs(story: tuple[str, list[Event]]) -> None:
    """Else the tests below would prove little."""
    folder, happened = story
    calls = Counter((event.call, os.path.basename(event.path)) for event in happened)
    assert calls["sync", "tangledbank.db-wal"] > LINES / 2
    assert calls["write", "tangledbank.db-wal"] > 6 * LINES
    assert calls["sync", "tangledbank.db"] > 2, "the log was written back"
    assert calls["sync", os.path.basename(folder)] > 0
    assert sum(event.data.count(b"\n") for event in happened if event.call == "said") == 6 * LINES


def test_what_was_acknowledged_survives_when_the_power_goes(story: tuple[str, list[Event]], tmp_path: Path) -> None:
    chance = Chance(7)
    said = [number for number, event in enumerate(story[1]) if event.call == "said"]
    synced = [number for number, event in enumerate(story[1]) if event.path.endswith(".db") and event.call == "sync"]
    points = [
        *[chance.below(len(story[1])) for _ in range(POINTS)],
        *[said[chance.below(len(said))] + 1 for _ in range(POINTS // 3)],  # just acknowledged
        *[number + more for number in synced for more in (0, 1, 2)],  # while the log is written back
        len(story[1]) - 1,
    ]
    assert losses(story, tmp_path / "found", points) == []


@pytest.mark.parametrize("unsynced", ["-wal", ".db"])
def test_a_file_that_is_not_synced_is_noticed(story: tuple[str, list[Event]], unsynced: str, tmp_path: Path) -> None:
    """Else what is above would find nothing, whatever happens."""
    points = list(range(len(story[1]) // 2, len(story[1]), len(story[1]) // 8))
    assert losses(story, tmp_path / "found", points, unsynced)
