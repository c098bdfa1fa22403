"""What happens by itself happens once: no process asks again and again for what it cannot have."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from tangledbank import BadInput
from tangledbank.core.message import Message
from tangledbank.server.bots import worker as bot_worker
from tangledbank.server.bots.pool import CHOOSE, FALLBACK, BotFailed, BotPool, Job
from tangledbank.server.bots.queue import FIRST_PAUSE_MS, MAX_BOT_TABLES, Requester
from tangledbank.server.store.database import Outage
from tangledbank.server.store.sqlite import SqliteDatabase
from tangledbank.server.store.store import Store
from tangledbank.server.tables.commands import checked
from tangledbank.server.tables.entries import AnyEntry, BotSeated, Clock, Closed, Created, Passed, Sat, Started
from tangledbank.server.tables.hub import Hub
from tangledbank.server.tables.scheduler import CHECK_INTERVAL_S, LEASE_MS, RETRY_AFTER_MS, Scheduler

from ..serving import Served

BOTS: list[AnyEntry] = [BotSeated(0, "novice"), BotSeated(1, "novice"), Started()]
NO_CLOCK = Clock()
HOUR = 3_600_000
PEOPLE: list[AnyEntry] = [Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob"), Started()]


class Dummy(BotPool):
    """Bots that fail at once, and count how often they were asked; what replaces them is as it always is."""

    broken = False
    """Nothing replaces them."""

    async def run(self, job: Job, share: Requester) -> Any:
        if job.kind == FALLBACK and not self.broken:
            return bot_worker.answer(job)
        self.jobs += job.kind == CHOOSE
        raise BotFailed("a mistake")


class Stage:
    """A hub and what wakes it, with a clock in our hands."""

    def __init__(self, path: Path, shared: bool = False) -> None:
        self.time = 1000
        self.database = SqliteDatabase(path / "t.db")
        self.store = Store(self.database)
        self.hub = Hub(self.store, lambda: self.time, shared)
        self.bots = Dummy(1)
        self.scheduler = Scheduler(self.hub, self.store, self.bots, lambda: self.time)

    async def begin(self, entries: list[AnyEntry], clock: Clock | None = None) -> None:
        await self.store.prepare()
        await self.add("t", entries, clock or Clock())

    async def add(self, key: str, entries: list[AnyEntry], clock: Clock = NO_CLOCK) -> None:
        await self.hub.create(key, checked(Created("evolution", 0, 2, 7, {}, "ann", clock=clock)))
        await self.hub.act(key, lambda _: entries)

    async def end(self) -> None:
        await self.scheduler.close()
        await asyncio.gather(*self.hub.doing, return_exceptions=True)
        self.database.close()


def test_a_table_of_another_process_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        stage = Stage(tmp_path, shared=True)
        asked = 0

        async def claim(*_: object) -> bool:
            nonlocal asked
            asked += 1
            return False

        monkeypatch.setattr(stage.store, "claim", claim)
        await stage.begin(BOTS)
        await settled(stage)
        assert (asked, stage.bots.jobs) == (2, 0)  # each seat once
        await stage.end()

    asyncio.run(story())


def test_an_outage_is_waited_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        stage = Stage(tmp_path)
        await stage.store.prepare()
        await stage.hub.create("t", checked(Created("evolution", 0, 2, 7, {}, "ann")))
        await stage.hub.act("t", lambda _: BOTS[:2])
        real = stage.store.append

        async def append(key: str, fresh: Any, after: Any, ahead: int) -> None:
            if isinstance(fresh[0].entry, Started):
                return await real(key, fresh, after, ahead)
            raise Outage("no disk")

        monkeypatch.setattr(stage.store, "append", append)
        await stage.hub.act("t", lambda _: BOTS[2:])
        await settled(stage)
        assert stage.bots.jobs == 2
        assert [record.message for record in caplog.records] == ["bot-replaced"] * 2
        monkeypatch.undo()
        await stage.scheduler.tend("t")
        async with asyncio.timeout(60):
            while (await stage.hub.look("t")).ply < 3:
                await asyncio.sleep(0.01)
        await stage.end()

    with caplog.at_level(logging.WARNING, "tangledbank.server"):
        asyncio.run(story())


def test_a_clock_runs_out_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        stage = Stage(tmp_path)
        await stage.begin(PEOPLE, Clock("live", 60, 0))
        stage.time += 60_001
        for timer in stage.scheduler.timers.values():
            timer.cancel()
        stage.scheduler.flag("t")
        async with asyncio.timeout(60):
            while (await stage.hub.look("t")).ply < 2:
                await asyncio.sleep(0.01)
        entries = [stamped.entry for stamped in await stage.store.entries("t")]
        assert [entry.flagged for entry in entries if isinstance(entry, Passed)] == [True, True]
        await stage.end()

    asyncio.run(story())


def test_a_clock_goes_on_after_the_machine_s_was_ahead_and_set_back(tmp_path: Path) -> None:
    async def story() -> None:
        stage = Stage(tmp_path)
        stage.scheduler.closed = True
        await stage.begin(PEOPLE[:2], Clock("live", 60, 0))
        stage.time += HOUR
        await stage.hub.act("t", lambda _: PEOPLE[2:])
        stage.time -= HOUR
        stage.hub.slots.clear()  # also in a new process
        await stage.hub.look("t")
        await stage.scheduler.tend("t")
        stage.time += 59_999
        assert not (await stage.hub.look("t")).bots_to_move()
        await stage.scheduler.tend("t")
        assert not (await stage.hub.look("t")).bots_to_move()
        stage.time += 1
        await stage.scheduler.tend("t")
        assert (await stage.hub.look("t")).bots_to_move()
        assert await stage.store.due(stage.scheduler.me, stage.time, LEASE_MS, 9) == ["t"]
        await stage.end()

    asyncio.run(story())


def test_a_lease_from_when_the_clock_was_ahead_counts_for_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        stage = Stage(tmp_path, shared=True)
        stage.scheduler.closed = True
        await stage.begin(BOTS)
        assert await stage.store.claim("t", "dead", stage.time + HOUR, LEASE_MS)
        assert await stage.store.due("another", stage.time, LEASE_MS, 9) == ["t"]
        await stage.end()

    asyncio.run(story())


def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        stage = Stage(tmp_path)
        await stage.begin(BOTS[:2])

        async def due(*_: object) -> list[str]:
            return ["nothing-here", "t"]

        monkeypatch.setattr(stage.store, "due", due)
        tended: list[str] = []
        real = stage.scheduler.tend

        async def tend(key: str) -> bool:
            tended.append(key)
            return await real(key)

        monkeypatch.setattr(stage.scheduler, "tend", tend)
        loop = await looked_once(stage, monkeypatch)
        loop.cancel()
        assert tended == ["nothing-here", "t"]
        await stage.end()

    asyncio.run(story())


@pytest.mark.parametrize("error", [BadInput(Message("record-rules")), ZeroDivisionError()])
def test_a_table_that_cannot_be_read_is_not_tried_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Whatever is wrong with it: the loop lives, and what is found due next is another."""

    async def story() -> None:
        stage = Stage(tmp_path)
        await stage.begin(PEOPLE, Clock("live", 60))
        stage.time += 70_000

        async def tend(key: str) -> bool:
            raise error

        monkeypatch.setattr(stage.scheduler, "tend", tend)
        loop = await looked_once(stage, monkeypatch)
        assert not loop.done()
        loop.cancel()
        assert await stage.store.due(stage.scheduler.me, stage.time, 10, 10) == []
        assert await stage.store.due(stage.scheduler.me, stage.time + RETRY_AFTER_MS, 10, 10) == ["t"]
        await stage.end()

    asyncio.run(story())


# ---- bots that fail -----------------------------------------------------------------------------------
def test_a_table_whose_bots_fail_is_tried_ever_more_rarely_and_that_is_written_down_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        stage = Stage(tmp_path)
        stage.bots.broken = True
        await stage.begin(BOTS)
        await settled(stage)
        asked = [stage.bots.jobs]
        for pause in (FIRST_PAUSE_MS, 2 * FIRST_PAUSE_MS, 4 * FIRST_PAUSE_MS):
            stage.time += pause - 1
            await stage.scheduler.tend("t")
            await settled(stage)
            assert stage.bots.jobs == asked[-1], "it rests"
            stage.time += 1
            await stage.scheduler.tend("t")
            await settled(stage)
            asked.append(stage.bots.jobs)
        assert asked == [asked[0] * k for k in (1, 2, 3, 4)]
        stage.bots.broken = False
        stage.time += 8 * FIRST_PAUSE_MS
        await stage.scheduler.tend("t")
        async with asyncio.timeout(60):
            while stage.scheduler.backoff.failed:
                await asyncio.sleep(0.005)
        assert (await stage.hub.look("t")).ply > 0
        await stage.end()

    with caplog.at_level(logging.INFO, "tangledbank.server"):
        asyncio.run(story())
    said = [record.message for record in caplog.records]
    assert said.count("table-stuck") == said.count("table-recovered") == said.count("bot-replaced") > 0


async def settled(stage: Stage) -> None:
    """Until no bot thinks."""
    async with asyncio.timeout(60):
        while stage.scheduler.thinking:
            await asyncio.sleep(0.005)


async def looked_once(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> asyncio.Task[None]:
    """The loop that wakes tables, when it has looked at all that were due."""
    looked = asyncio.Event()
    monkeypatch.setattr(stage.hub, "forget_idle", lambda now: looked.set())
    loop = asyncio.create_task(stage.scheduler.run())
    async with asyncio.timeout(60):
        await looked.wait()
    return loop


# ---- tables of bots only --------------------------------------------------------------------------------
class Slow(Dummy):
    """Bots that think until the end."""

    async def run(self, job: Job, share: Requester) -> Any:
        self.jobs += 1
        await asyncio.Event().wait()


def test_of_one_owner_s_tables_of_bots_only_some_wait_and_the_owner_is_told_once(tmp_path: Path) -> None:
    async def story() -> None:
        stage = Stage(tmp_path)
        stage.scheduler = Scheduler(stage.hub, stage.store, Slow(1), lambda: stage.time)
        stage.hub.everywhere[:] = [stage.scheduler.on_entries]
        told: list[str] = []
        stage.scheduler.held_up.append(lambda table, _: told.append(table.id))
        await stage.store.prepare()
        keys = [f"t{k}" for k in range(MAX_BOT_TABLES + 2)]
        for key in keys:
            await stage.add(key, BOTS)
        await stage.add("own", [Sat(0, "ann", "Ann"), Sat(1, "ann", "Ann"), Started(), Passed(0, "novice")])

        def thinking() -> list[str]:
            return sorted({key for key, seat in stage.scheduler.thinking if seat >= 0})

        assert thinking() == sorted([*keys[:MAX_BOT_TABLES], "own"])
        assert told == [keys[MAX_BOT_TABLES]]
        await stage.hub.act(keys[1], lambda _: [Closed()])
        async with asyncio.timeout(60):
            while keys[MAX_BOT_TABLES] not in thinking():
                await asyncio.sleep(0.005)
        assert keys[-1] not in thinking()
        await stage.scheduler.look_at(keys[-1])
        due = await stage.store.due(stage.scheduler.me, stage.time, LEASE_MS, 99)
        assert keys[-1] not in due, "those that wait do not hide others"
        await stage.end()

    asyncio.run(story())


def test_tables_where_people_play_are_found_first(tmp_path: Path) -> None:
    async def story() -> None:
        stage = Stage(tmp_path)
        stage.scheduler.closed = True
        await stage.begin(BOTS)
        stage.time += 1000
        await stage.add("people", [Sat(0, "ann", "Ann"), BotSeated(1, "novice"), Started(), Passed(0, "novice")])
        assert await stage.store.due(stage.scheduler.me, stage.time, LEASE_MS, 1) == ["people"]
        await stage.end()

    asyncio.run(story())


# ---- leases -----------------------------------------------------------------------------------------
def test_after_a_restart_on_a_file_bots_go_on_at_once(tmp_path: Path) -> None:
    """Whoever had a lease is dead, even if nobody had time to give it back."""

    async def story() -> None:
        dead = Stage(tmp_path)
        dead.scheduler.closed = True  # nobody thinks
        await dead.begin(BOTS)
        assert await dead.store.due(dead.scheduler.me, dead.time, LEASE_MS, 9) == ["t"]
        dead.database.close()
        stage = Stage(tmp_path)
        loop = asyncio.create_task(stage.scheduler.run())
        async with asyncio.timeout(60):
            while (await stage.hub.look("t")).ply < 2:
                await asyncio.sleep(0.01)
        loop.cancel()
        await stage.end()

    asyncio.run(story())


def test_of_several_processes_one_that_starts_respects_leases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        stage = Stage(tmp_path, shared=True)
        stage.scheduler.closed = True
        await stage.begin(BOTS)
        assert await stage.store.claim("t", "another", stage.time, LEASE_MS)
        loop = await looked_once(stage, monkeypatch)
        loop.cancel()
        assert not await stage.store.claim("t", "third", stage.time, LEASE_MS)
        await stage.end()

    asyncio.run(story())


def test_a_process_that_ends_gives_its_leases_back(tmp_path: Path) -> None:
    async def story() -> None:
        stage = Stage(tmp_path, shared=True)
        stage.scheduler.closed = True
        await stage.begin(BOTS)
        await stage.hub.create("u", checked(Created("evolution", 0, 2, 7, {}, "ann")))
        assert await stage.store.claim("t", stage.scheduler.me, stage.time, LEASE_MS)
        assert await stage.store.claim("u", "another", stage.time, LEASE_MS)
        await stage.scheduler.close()
        assert await stage.store.due("third", stage.time, LEASE_MS, 9) == ["t"]
        assert not await stage.store.claim("u", "third", stage.time, LEASE_MS)
        await stage.end()

    asyncio.run(story())


def test_a_process_can_end_while_the_database_does_not_answer(tmp_path: Path) -> None:
    async def story() -> None:
        stage = Stage(tmp_path)
        stage.database.close()
        await stage.scheduler.close()

    asyncio.run(story())


def test_tables_of_a_dead_process_are_another_s_within_ten_seconds(tmp_path: Path) -> None:
    async def story() -> None:
        stage = Stage(tmp_path, shared=True)
        stage.scheduler.closed = True
        await stage.begin(BOTS)
        assert await stage.store.claim("t", "dead", stage.time, LEASE_MS)
        last_look = stage.time + 9_000  # a second is left for what a look does
        looks = range(stage.time, last_look + 1, int(1000 * CHECK_INTERVAL_S))
        found = [look for look in looks if await stage.store.due("another", look, LEASE_MS, 9)]
        assert found
        assert LEASE_MS >= 5 * 1000 * CHECK_INTERVAL_S, "a process that is a little late keeps its tables"
        await stage.end()

    asyncio.run(story())


# ---- what an owner is told ------------------------------------------------------------------------------
def test_an_owner_is_told_over_the_socket_why_tables_of_bots_only_wait(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        eve, ann = server.guest(), server.guest()
        server.context.bots.run = never  # type: ignore[method-assign]
        with eve.socket() as hers, ann.socket() as other:
            body = {"game": "evolution", "players": 2, "seats": ["novice", "novice"], "start": True}
            for _ in range(MAX_BOT_TABLES + 2):
                eve.done("/api/tables", body)
            said = json.loads(hers.recv(timeout=10))
            assert (said["type"], said["why"]["key"]) == ("notice", "server-bots-wait")
            assert said["why"]["args"] == {"most": str(MAX_BOT_TABLES)}
            for socket in (hers, other):
                with pytest.raises(TimeoutError):  # once, and nobody else
                    socket.recv(timeout=0.2)


def test_whoever_looks_at_a_table_sees_that_its_bots_wait(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        eve = server.guest()
        server.context.bots.run = never  # type: ignore[method-assign]
        body = {"game": "evolution", "players": 2, "seats": ["novice", "novice"]}
        tables = [eve.done("/api/tables", {**body, "start": True}) for _ in range(MAX_BOT_TABLES)]
        assert not any(table["waits"] for table in tables)
        last = eve.done("/api/tables", body)["id"]
        with eve.socket() as socket:
            socket.send(json.dumps({"type": "watch", "id": "", "table": last}))
            eve.done(f"/api/tables/{last}/start")
            shown = {"status": "open", "waits": False}
            while shown["status"] == "open":
                said = json.loads(socket.recv(timeout=20))
                shown = said["table"] if said["type"] == "seen" else shown
            assert (shown["status"], shown["waits"]) == ("running", True)


async def never(job: Job, requester: Requester) -> Any:
    await asyncio.Event().wait()
