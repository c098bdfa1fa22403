"""Bots that crash or stall: killed, replaced, asked once more; then a cheap answer stands for theirs."""

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

from tangledbank import new
from tangledbank.bots import Player, Players, Sampler, chance, fallback_answer
from tangledbank.bots.player import level as level_of
from tangledbank.core.game import Game, Setup
from tangledbank.games import rulebook
from tangledbank.server.bots import pool as botpool
from tangledbank.server.bots import worker as bot_worker
from tangledbank.server.bots.engine import BotEngine
from tangledbank.server.bots.pool import CHOOSE, BotFailed, BotPool, Job
from tangledbank.server.bots.queue import Requester
from tangledbank.server.tables.table import Table

from ..playing import beginning, folded, made
from ..serving import Served

TABLE = folded(made("evolution"), beginning())
JOB = Job.of(TABLE, 0, "novice", CHOOSE, 1)
ANN = Requester("ann", people=True)
CRASHING = [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"]
STALLING = [sys.executable, "-c", "import sys, time; sys.stdin.readline(); time.sleep(600)"]
BABBLING = [sys.executable, "-c", "import sys; sys.stdin.readline(); print('{{', flush=True); sys.stdin.readline()"]
CHEATING = """
import sys
from tangledbank.server.bots import pool as botpool
from tangledbank.server.bots import worker as bot_worker
real = bot_worker.answer
bot_worker.answer = lambda job: real(job) if job.kind == botpool.FALLBACK else {instead}
bot_worker.main()
"""
"""A worker that can do nothing but the cheapest answers."""
ONCE = "import os, sys\nif os.path.exists({flag!r}): os.execv(sys.executable, {good!r})\nopen({flag!r}, 'w').close()"


def run(pool: BotPool, job: Job = JOB) -> Any:
    """One job, with everything ended afterwards."""

    async def story() -> Any:
        try:
            return await pool.run(job, ANN)
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
def test_a_bot_that_fails_leaves_no_process(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """One that dies is asked twice; one whose time is over is not."""
    started: list[botpool.Worker] = []
    real = botpool.start

    async def start(*arguments: str, python: str = "") -> botpool.Worker:
        started.append(await real(*arguments, python=python))
        return started[-1]

    monkeypatch.setattr(botpool, "COMMAND", command)
    monkeypatch.setattr(botpool, "ANSWER_TIMEOUT_S", 0.5)
    monkeypatch.setattr(botpool, "start", start)
    pool = BotPool(1)
    with pytest.raises(BotFailed):
        run(pool)
    assert pool.failures == (1 if command == STALLING else 2)
    assert len(started) == (0 if command == ["/nowhere"] else pool.failures)
    assert all(worker.process.returncode is not None for worker in started)


def test_a_bot_that_fails_once_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = ONCE.format(flag=str(tmp_path / "flag"), good=botpool.COMMAND)
    monkeypatch.setattr(botpool, "COMMAND", [sys.executable, "-c", text])
    pool = BotPool(1)
    assert run(pool) in TABLE.playing.options(0)
    assert pool.failures == 1


def test_a_stalling_search_delays_no_quick_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool = BotPool(1)
        monkeypatch.setattr(botpool, "COMMAND", STALLING)
        dear = [Job.of(TABLE, 0, "expert", CHOOSE, 1)] * 3
        slow = [
            asyncio.ensure_future(pool.run(job, Requester("eve", people))) for job in dear for people in (True, False)
        ]
        while pool.waiting < 4:
            await asyncio.sleep(0.01)
        monkeypatch.undo()
        assert await asyncio.wait_for(pool.run(JOB, ANN), 20) in TABLE.playing.options(0)
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        assert [lane.free for lane in pool.pools] == [1, 1, 1]
        await pool.close()

    asyncio.run(story())


def test_an_idle_worker_that_was_killed_is_no_failure() -> None:
    async def story() -> None:
        pool = BotPool(1)
        await pool.run(JOB, ANN)
        (worker,) = pool.quick.idle
        worker.process.kill()
        await worker.process.wait()
        assert await pool.run(JOB, ANN) in TABLE.playing.options(0)
        assert pool.failures == 0
        await pool.close()

    asyncio.run(story())


@pytest.mark.skipif(not hasattr(os, "SCHED_BATCH"), reason="the system has no such class")
@pytest.mark.parametrize(
    ("arguments", "courtesy"), [((), bot_worker.NICENESS), ((botpool.BACKGROUND,), bot_worker.BACKGROUND_NICENESS)]
)
def test_every_worker_lets_the_server_go_first(arguments: tuple[str, ...], courtesy: int) -> None:
    async def story() -> None:
        worker = await botpool.start(*arguments)
        try:
            await worker.ask(JOB)  # it has stepped back before it answers
            least = min(19, os.getpriority(os.PRIO_PROCESS, 0) + courtesy)
            assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == least
            assert os.sched_getscheduler(worker.process.pid) == os.SCHED_BATCH
            assert os.getsid(worker.process.pid) == os.getsid(0)  # of another session Linux would not heed `nice`
        finally:
            await worker.end()

    asyncio.run(story())


def test_a_worker_that_is_gone_when_it_is_asked_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvloop raises RuntimeError where asyncio says BrokenPipeError."""
    real = botpool.Worker.ask
    asked: list[botpool.Worker] = []

    async def ask(worker: botpool.Worker, job: Job) -> botpool.Reply:
        asked.append(worker)
        if len(asked) == 1:
            raise RuntimeError("unable to perform operation on <WriteUnixTransport closed=True>; the handler is closed")
        return await real(worker, job)

    monkeypatch.setattr(botpool.Worker, "ask", ask)
    assert run(BotPool(1)) in TABLE.playing.options(0)
    assert len(asked) == 2


def test_a_question_goes_to_the_worker_that_knows_its_table() -> None:
    async def story() -> None:
        pool = BotPool(2)
        lane = pool.people
        first, second = await botpool.start(), await botpool.start()
        first.remember("t")
        lane.idle[:] = [first, second]
        assert lane.idle_worker("t") is first
        lane.idle[:] = [first, second]
        assert lane.idle_worker("another") is second
        for worker in (first, second):
            await worker.end()

    asyncio.run(story())


def test_bots_change_to_an_engine_that_was_built_meanwhile(tmp_path: Path) -> None:
    """A worker of the old one is ended, not asked again."""
    told: list[str] = []

    async def story() -> None:
        engine = BotEngine(str(tmp_path))
        engine.on_switch.append(lambda: told.append("built"))
        pool = BotPool(1, engine)
        assert await pool.run(JOB, ANN) in TABLE.playing.options(0)
        (old,) = pool.quick.idle
        assert (engine.is_awaited, told) == (True, [])
        (tmp_path / "bin").mkdir()
        python = tmp_path / "bin" / "python"
        python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n', encoding="utf-8")
        python.chmod(0o755)
        (tmp_path / ".installed").touch()
        for _ in range(2):
            assert await pool.run(JOB, ANN) in TABLE.playing.options(0)
        (new,) = pool.quick.idle
        assert (old.alive, new.python) == (False, str(python))
        assert (engine.is_awaited, told) == (False, ["built"])
        await pool.close()

    asyncio.run(story())


def test_an_engine_that_could_not_be_built_is_not_awaited(tmp_path: Path) -> None:
    assert BotEngine(str(tmp_path)).is_awaited
    assert not BotEngine(str(tmp_path / "removed")).is_awaited
    assert not BotEngine().is_awaited


def test_a_worker_is_remembered_for_a_bounded_number_of_tables() -> None:
    worker = botpool.Worker(None)  # type: ignore[arg-type]
    for k in range(1000):
        worker.remember(str(k))
    assert list(worker.tables) == [str(k) for k in range(1000 - botpool.MAX_REMEMBERED_TABLES, 1000)]


def test_a_worker_answers_as_the_arena_does_and_keeps_its_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    level = "ismcts:4"
    monkeypatch.setattr(bot_worker, "PLAYERS", players := Players())
    game = new("dominant-species", 2, 11)
    bots = [Player(level_of(game.rulebook.name, level)) for _ in range(2)]
    while len(game.log) < 40:  # pawns are placed in turn; from then on one answer follows another
        seat = game.seat
        world = Sampler(game.rulebook, game.state, seat).world
        rng = chance(game.setup.seed, seat, len(game.log))
        dumped = game.rulebook.dump(world)
        expected = bots[seat].answer(game, seat)
        assert bot_worker.answer(Job("t", game.rulebook.name, dumped, seat, level, CHOOSE, rng)) == expected
        game.apply(expected, seat)
    kept = [getattr(one.bot, "kept", None) for one in bots]
    known = {key[1]: one.bot for key, one in players.kept.items()}
    assert [getattr(known[seat], "kept", None) for seat in range(2)] == kept
    assert any(kept)


def test_a_worker_does_not_hear_the_servers_ctrl_c_and_ends_with_its_input() -> None:
    async def story() -> None:
        worker = await botpool.start()
        await worker.ask(JOB)
        assert os.getpgid(worker.process.pid) != os.getpgid(0)  # a terminal tells the group in front
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


def test_a_mistake_of_a_bot_is_told_and_the_worker_goes_on() -> None:
    wrong = Job("t", "evolution", {"no": "world"}, 0, "novice", CHOOSE, 1)
    lines = b"".join([msgspec.json.encode(job) + b"\n" for job in (wrong, JOB)])
    worker = subprocess.run(botpool.COMMAND, input=lines, capture_output=True, check=False)
    assert (worker.returncode, worker.stderr) == (0, b"")
    first, second = map(botpool.read_reply, worker.stdout.splitlines())
    assert "Traceback" in first.error
    assert second.answer in TABLE.playing.options(0)


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
    body = {"game": "evolution", "players": 2, "seats": ["novice", "novice"], "start": True}
    return str(server.guest().done("/api/tables", body)["id"])


@pytest.mark.parametrize("instead", ["1 / 0", "'win the game'", "__import__('os')._exit(3)"])
def test_a_table_goes_on_with_good_answers_where_its_bot_cannot(
    instead: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What replaces a bot is what looks best at a glance, and that is written down once for each seat."""
    monkeypatch.setattr(botpool, "COMMAND", [sys.executable, "-c", CHEATING.format(instead=instead)])
    with caplog.at_level(logging.WARNING, "tangledbank.server"), Served(tmp_path) as server:
        key = bots_only(server)
        wait_for_moves(server, key, 5)
        table = server.context.hub.slots[key].table
        assert table is not None
        log = [(entry.seat, table.playing.rulebook.notation.show(entry.action)) for entry in table.playing.log[:5]]
    lines = [record for record in caplog.records if record.message == "bot-replaced"]
    assert len(lines) == 2
    assert log == best_at_a_glance(table, 5)


def best_at_a_glance(table: Table, plies: int) -> list[tuple[int, str]]:
    made = table.created
    game = Game(Setup(rulebook(made.game), made.players, 0, made.options, None, shared_seed=table.shared_seed))
    for _ in range(plies):
        rng = chance(made.seed, game.seat, len(game.log))
        game.apply(fallback_answer(game.rulebook, game.state, game.seat, rng))
    return [(entry.seat, game.rulebook.notation.show(entry.action)) for entry in game.log]


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
            killed = next(iter(list(server.context.bots.quick.idle)), None)
        os.kill(killed.process.pid, signal.SIGKILL)
        assert wait_for_moves(server, bots_only(server), 2) >= 2
        assert killed not in server.context.bots.quick.idle
