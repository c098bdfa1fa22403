"""Bots that crash or stall: killed, replaced, asked once more; then chance answers for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tangledbank.server import botpool
from tangledbank.server.botpool import BotFailed, BotPool, Job

from .playing import beginning, folded, made
from .serving import Served

TABLE = folded(made("evolution"), beginning())
JOB = Job.of(TABLE, 0, "novice", "choose", 1)
CRASHING = [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"]
STALLING = [sys.executable, "-c", "import sys, time; sys.stdin.readline(); time.sleep(600)"]
BABBLING = [sys.executable, "-c", "import sys; sys.stdin.readline(); print('{{', flush=True); sys.stdin.readline()"]
CHEATING = [sys.executable, "-c", "import sys\nfor _ in sys.stdin: print('\"win the game\"', flush=True)"]
ONCE = "import os, sys\nif os.path.exists({flag!r}): os.execv(sys.executable, {good!r})\nopen({flag!r}, 'w').close()"


def run(pool: BotPool, job: Job = JOB) -> Any:
    """One job, with everything ended afterwards."""

    async def story() -> Any:
        try:
            return await pool.run(job)
        finally:
            await pool.close()

    return asyncio.run(story())


def test_a_bot_answers_with_an_option() -> None:
    pool = BotPool(1)
    assert run(pool) in TABLE.playing.options(0)
    assert (pool.jobs, pool.failures, pool.waiting) == (1, 0, 0)


@pytest.mark.parametrize(
    "command", [CRASHING, STALLING, BABBLING, ["/nowhere"]], ids=["crash", "stall", "babble", "none"]
)
def test_a_bot_that_fails_is_asked_twice_and_no_process_is_left(
    command: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    started: list[botpool.Worker] = []
    real = botpool.start

    async def start() -> botpool.Worker:
        started.append(await real())
        return started[-1]

    monkeypatch.setattr(botpool, "COMMAND", command)
    monkeypatch.setattr(botpool, "PATIENCE", 0.5)
    monkeypatch.setattr(botpool, "start", start)
    pool = BotPool(1)
    with pytest.raises(BotFailed), caplog.at_level(logging.WARNING, "tangledbank.server"):
        run(pool)
    assert pool.failures == 2
    ours = [record.message for record in caplog.records if record.name == "tangledbank.server"]
    assert ours == ["bot-failed"] * 2
    assert len(started) == (0 if command == ["/nowhere"] else 2)
    assert all(worker.process.returncode is not None for worker in started)


def test_a_bot_that_fails_once_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = ONCE.format(flag=str(tmp_path / "flag"), good=botpool.COMMAND)
    monkeypatch.setattr(botpool, "COMMAND", [sys.executable, "-c", text])
    pool = BotPool(1)
    assert run(pool) in TABLE.playing.options(0)
    assert pool.failures == 1


def test_a_stalling_bot_delays_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool = BotPool(2)
        await pool.slots.acquire()
        monkeypatch.setattr(botpool, "COMMAND", STALLING)
        slow = asyncio.ensure_future(pool.run(JOB))
        while not pool.slots.locked():
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)  # it has begun
        pool.slots.release()
        monkeypatch.undo()
        assert await asyncio.wait_for(pool.run(JOB), 20) in TABLE.playing.options(0)
        assert not slow.done()
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        await pool.close()

    asyncio.run(story())


def test_a_worker_does_not_hear_the_servers_ctrl_c_and_ends_with_its_input() -> None:
    async def story() -> None:
        worker = await botpool.start()
        assert os.getsid(worker.process.pid) == worker.process.pid != os.getsid(0)
        assert worker.process.stdin is not None
        worker.process.stdin.close()
        assert await asyncio.wait_for(worker.process.wait(), 20) == 0

    asyncio.run(story())


def test_a_worker_whose_server_died_ends_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        command = ["sh", "-c", '"$@" | true', "sh", *botpool.COMMAND]
        worker = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE)
        await worker.communicate(msgspec.json.encode(JOB) + b"\n")

    asyncio.run(story())
    assert capfd.readouterr().err == ""


def test_a_mistake_of_a_bot_is_one_line_in_the_log() -> None:
    wrong = Job("evolution", {"no": "world"}, 0, "novice", "choose", 1)
    worker = subprocess.run(botpool.COMMAND, input=msgspec.json.encode(wrong), capture_output=True, check=False)
    assert (worker.returncode, worker.stdout) == (1, b"")
    (line,) = worker.stderr.splitlines()
    said = msgspec.json.decode(line)
    assert said["event"] == "bot-crashed"
    assert "Traceback" in said["trace"]


# ---- at a table ----------------------------------------------------------------------------------
def wait_for_moves(server: Served, table: str, least: int) -> int:
    """The ply of a table, once so much has happened there."""
    visitor = server.stranger()
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if (ply := int(visitor.get(f"/api/tables/{table}").json()["ply"])) >= least:
            return ply
        time.sleep(0.05)
    raise AssertionError("nothing happened")


def bots_only(server: Served) -> str:
    wish = {"game": "evolution", "players": 2, "seats": ["novice", "novice"], "start": True}
    return str(server.guest().done("/api/tables", wish)["id"])


@pytest.mark.parametrize("command", [CRASHING, CHEATING], ids=["crash", "cheat"])
def test_a_table_goes_on_by_chance_where_its_bot_cannot(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(botpool, "COMMAND", command)
    with caplog.at_level(logging.WARNING, "tangledbank.server"), Served(tmp_path) as server:
        table = bots_only(server)
        wait_for_moves(server, table, 3)
    lines = [record for record in caplog.records if record.message == "bot-replaced"]
    assert len(lines) >= 3
    assert vars(lines[0])["ids"] == {"table": table, "seat": 0, "ply": 0}


def test_a_restart_resumes_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botpool, "COMMAND", STALLING)
    with Served(tmp_path) as server:
        table = bots_only(server)
        time.sleep(0.5)
        assert wait_for_moves(server, table, 0) == 0
    monkeypatch.undo()
    with Served(tmp_path) as server:
        assert wait_for_moves(server, table, 2) >= 2


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        first = bots_only(server)
        assert wait_for_moves(server, first, 1) >= 1
        killed = None
        while killed is None:  # between two questions of the first table the worker is idle
            killed = next(iter(list(server.site.bots.idle)), None)
        os.kill(killed.process.pid, signal.SIGKILL)
        assert wait_for_moves(server, bots_only(server), 2) >= 2
        assert killed not in server.site.bots.idle
