"""The same bytes from a real Ray cluster of two nodes, of which one and a worker of the other are killed half-way."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tangledbank import BadInput
from tangledbank.arena import Folder, play_into
from tangledbank.arena.ray import connect, play_on_ray

from .ray_cluster import PLAN

SCRIPT = Path(__file__).with_name("ray_cluster.py")
UNSHARE = ["unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"]


def reason_to_skip() -> str:
    """Ray would leave loopback: it runs only in a network of its own."""
    if find_spec("ray") is None:
        return "ray is not installed"
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        return "unshare or ip is missing"
    alone = subprocess.run([*UNSHARE, "ip", "link", "set", "lo", "up"], capture_output=True, check=False)
    return "" if alone.returncode == 0 else "no namespaces for this user"


@pytest.mark.thorough
@pytest.mark.timeout(600)
def test_a_cluster_that_loses_a_worker_and_a_node_plays_the_same_games(tmp_path: Path) -> None:
    if reason := reason_to_skip():
        pytest.skip(reason)
    secret = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "5" * 32, "RAY_USAGE_STATS_ENABLED": "0"}
    impatient = {"RAY_health_check_period_ms": "1000", "RAY_health_check_failure_threshold": "3"}
    root = str(SCRIPT.parents[2])
    path = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [*UNSHARE, sys.executable, str(SCRIPT), str(tmp_path / "ray")],
        capture_output=True,
        text=True,
        timeout=170,
        env={**os.environ, **secret, **impatient, "PYTHONPATH": path},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    killed = json.loads(done.stdout.splitlines()[-1])
    assert killed["workers"] >= 1
    assert killed["nodes"] == 1
    with Folder(tmp_path / "local", PLAN) as folder:
        for _ in play_into(folder, 1):
            pass
    expected = (tmp_path / "local" / "games.jsonl").read_bytes()
    assert (tmp_path / "ray" / "games.jsonl").read_bytes() == expected
    assert expected.count(b"\n") == PLAN.games


def test_nothing_to_play_needs_no_cluster() -> None:
    assert list(play_on_ray(PLAN, [], "nowhere:1")) == []


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x", "[::1]:1", "127.0.0.1:999999"])
def test_no_cluster_is_said_at_once(address: str) -> None:
    """Before Ray is asked: it would try for minutes, and not only here."""
    with pytest.raises(BadInput, match="no Ray cluster at "):
        connect(None, address)
