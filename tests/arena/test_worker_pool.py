"""Processes: every game once, whoever dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from typing import TypeVar

import pytest

from tangledbank import BadInput
from tangledbank.arena import plan
from tangledbank.arena.worker_pool import GameFailed, Job, play_all

from . import jobs

T = TypeVar("T")
PLAN = plan("evolution", ["random"], 2, 30, 1)


@pytest.mark.parametrize("n", [1, 2])
def test_every_game_is_played_once(n: int) -> None:
    assert sorted(play_all(jobs.number, PLAN, PLAN.fixtures(), n)) == list(range(30))
    assert active_children() == []


def test_one_job_plays_in_this_process_and_in_order() -> None:
    assert list(play_all(jobs.number, PLAN, PLAN.fixtures(), 1)) == list(range(30))
    assert {who for _, who in play_all(jobs.slow_number, PLAN, PLAN.fixtures()[:2], 1)} == {os.getpid()}


def test_a_killed_process_is_replaced_and_its_games_are_played() -> None:
    found: list[int] = []
    workers: set[int] = set()
    with closing(play_all(jobs.slow_number, PLAN, PLAN.fixtures(), 2)) as games:
        for index, worker in games:
            found.append(index)
            workers.add(worker)
            if len(found) == 4:
                os.kill(worker, signal.SIGKILL)
    assert sorted(found) == list(range(30))
    assert os.getpid() not in workers
    assert len(workers) >= 2
    assert active_children() == []


def test_a_game_that_kills_once_is_played_again(tmp_path: Path) -> None:
    careful = plan("evolution", ["random"], 2, 8, 1)
    careful.bots[0] = str(tmp_path / "marker")
    assert sorted(play_all(jobs.deadly_once, careful, careful.fixtures(), 2)) == list(range(8))
    assert (tmp_path / "marker").exists()


def test_a_game_that_always_kills_is_given_up() -> None:
    found: list[int] = []
    with pytest.raises(BadInput, match="Game 3 has killed its process 4 times"):
        found.extend(play_all(jobs.deadly, PLAN, PLAN.fixtures()[:6], 2))
    assert active_children() == []


def test_a_failure_of_the_engine_comes_with_its_trace() -> None:
    with pytest.raises(GameFailed, match="in the engine"):
        list(play_all(jobs.broken, PLAN, PLAN.fixtures(), 2))
    assert active_children() == []


def test_whoever_stops_listening_ends_the_processes() -> None:
    with closing(play_all(jobs.slow_number, PLAN, PLAN.fixtures(), 2)) as games:
        next(games)
        assert len(active_children()) == 2
    assert active_children() == []


@pytest.mark.parametrize("job", [jobs.parent, jobs.pool_parent])
@pytest.mark.parametrize("killed", [False, True])
def test_nothing_that_a_process_started_is_left(job: Job[tuple[int, int]], killed: bool) -> None:
    """Whether it ends in order or is killed: a bot may think in processes of its own."""
    with closing(play_all(job, PLAN, PLAN.fixtures()[:4], 2)) as games:
        worker, child = next(games)
        assert is_running(child)
        if killed:
            os.kill(worker, signal.SIGKILL)
        children = [child, *[child for _, child in games]]
    assert len(children) == 4
    deadline = time.monotonic() + 60  # a killed process needs a moment to die
    while time.monotonic() < deadline and any(is_running(child) for child in children):
        time.sleep(0.02)
    assert not any(is_running(child) for child in children)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_nobody_plays_on_for_whoever_was_killed(number: signal.Signals, tmp_path: Path) -> None:
    """In the middle of a game that lasts for hours."""
    bots = ["--bots", "ismcts:1000000", "--players", "2", "--games", "2", "--jobs", "2", "--out", str(tmp_path / "x")]
    with subprocess.Popen([sys.executable, "-m", "tangledbank", "arena", "marine", *bots]) as arena:
        workers = until(lambda: players_of(arena.pid))
        arena.send_signal(number)
    until(lambda: not any(is_running(worker) for worker in workers))


def players_of(pid: int) -> list[int]:
    """The processes of an arena that play, once both of them do."""
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    playing = [child for child in found if os.getpgid(child) == child]
    return playing if len(playing) == 2 else []


def until(what: Callable[[], T]) -> T:
    """What is true in the end."""
    deadline = time.monotonic() + 60
    while not (found := what()) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert found
    return found


def is_running(pid: int) -> bool:
    """Whether a process is there and not only its name (Linux)."""
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"
