"""scripts/server/soak.py: a crowd at a real server for seconds, and what it calls growth."""

from __future__ import annotations

import os
import socket
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from scripts.server import soak
from scripts.server.crowd import Crowd
from scripts.server.soak import Plan, Sample, Watcher, faults

HOUR = 3600.0


def a_day(**ends: float) -> list[Sample]:
    """A look every half hour with a little noise; `ends` grow evenly up to there."""
    usual = {"p50": 4.0, "p99": 20.0, "memory": 300.0, "descriptors": 2040}
    found = []
    for k in range(1, 49):
        numbers = {name: start + (ends.get(name, start) - start) * k / 48 for name, start in usual.items()}
        numbers["memory"] += 3 * (k % 3)
        numbers["descriptors"] = int(numbers["descriptors"])
        found.append(msgspec.convert({**asdict(k), **numbers}, Sample))
    return found


def asdict(k: int) -> dict[str, Any]:
    return {"at": HOUR * k / 2, "moves": 1000, "disk": 1.0 * k, "lost": 0, "standing": 0, "errors": {}}


# ---- what is growth ------------------------------------------------------------------------------
def test_a_server_that_stays_as_it_was_is_well() -> None:
    assert faults(a_day(), 24 * HOUR) == []


@pytest.mark.parametrize(("name", "end"), [("memory", 400.0), ("descriptors", 2080), ("p50", 30.0), ("p99", 120.0)])
def test_whatever_grows_is_named(name: str, end: float) -> None:
    (fault,) = faults(a_day(**{name: end}), 24 * HOUR)
    assert fault.startswith(f"{name} has grown")


def test_a_warm_up_and_a_bad_minute_are_no_growth() -> None:
    samples = a_day()
    samples[0].memory, samples[-1].p99, samples[-2].memory = 100.0, 900.0, 900.0
    assert faults(samples, 24 * HOUR) == []


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        ({"moves": 0}, "no move"),
        ({"lost": 2}, "2 moves lost"),
        ({"standing": 1}, "1 tables stand still"),
        ({"errors": {"closed 1006": 3}}, "closed 1006: 3"),
    ],
)
def test_whatever_else_is_wrong_is_named(harm: dict[str, Any], said: str) -> None:
    samples = a_day()
    samples[-1] = msgspec.structs.replace(samples[-1], **harm)
    (fault,) = faults(samples, 24 * HOUR)
    assert said in fault


def test_a_run_that_ended_early_proves_nothing() -> None:
    assert "too few" in faults(a_day()[:6], 24 * HOUR)[-1]
    assert faults([], 24 * HOUR)


# ---- what is looked at ---------------------------------------------------------------------------
@pytest.fixture
def watcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Watcher, Any]:
    """Of this process, with a clock that can be moved."""
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(soak, "time", SimpleNamespace(monotonic=lambda: clock.now, perf_counter=lambda: clock.now))
    server = SimpleNamespace(process=SimpleNamespace(pid=os.getpid()))
    people = [SimpleNamespace(asked=SimpleNamespace(id="t", ply=3))]
    found = Watcher(Crowd(1.0), cast(Any, people), cast(Any, server), tmp_path)
    return found, clock


def test_a_look_counts_and_forgets(watcher: tuple[Watcher, Any], tmp_path: Path) -> None:
    found, _ = watcher
    found.crowd.times = [0.002, 0.001, 0.003]
    (tmp_path / "x").write_bytes(bytes(2_000_000))
    before = found.look()
    assert (before.moves, before.p50, before.p99, before.disk) == (3, 2.0, 2.0, 2.0)
    assert before.memory > 10
    with socket.socket(), socket.socket():
        after = found.look()
    assert after.descriptors - before.descriptors == 2
    assert (after.moves, found.crowd.times) == (0, [])


def test_moves_that_nobody_sees_and_tables_that_stand_still_are_found(watcher: tuple[Watcher, Any]) -> None:
    found, clock = watcher
    found.crowd.sent = {("t", 4): [clock.now, 3], ("t", 5): [clock.now + 50, 0]}
    assert (found.look().lost, found.look().standing) == (0, 0)
    clock.now += soak.STANDSTILL_S + 1
    late = found.look()
    assert (late.lost, late.standing, list(found.crowd.sent)) == (1, 1, [("t", 5)])
    cast(Any, found.people[0]).asked.ply = 4
    assert found.look().standing == 0


def test_without_room_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = a_day()[0]
    assert not soak.is_over(sample, tmp_path)
    monkeypatch.setattr(soak, "ROOM", 1 << 62)
    assert soak.is_over(sample, tmp_path)
    assert sample.errors == {"no room on the disk": 1}


# ---- for seconds ---------------------------------------------------------------------------------
def test_a_crowd_plays_for_seconds_and_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither latency nor speed is judged here: a machine that runs tests may let a second pass without a move."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(soak, "LIMITS", {"descriptors": soak.LIMITS["descriptors"]})
    looks: list[Sample] = []
    found = soak.run(Plan(tables=3, speed=20.0, seconds=7.0, every=1.0), looks.append)
    assert [fault for fault in found if not fault.startswith("no move before")] == []
    assert sum([sample.moves for sample in looks]) > 0
    assert {sample.descriptors > 12 for sample in looks} == {True}, "a socket for each of four people at three tables"
    assert looks[-1].at >= 6.0
    assert list(tmp_path.iterdir()) == []
