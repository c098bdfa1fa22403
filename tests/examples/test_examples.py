"""The examples run, warnings are errors, and they show what they promise."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments]
    alone = {**os.environ, "OMP_NUM_THREADS": "1"}  # threads that wait for each other are slow beside other tests
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False, env=alone)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_every_example_is_told() -> None:
    told = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f"[{path.name}]({path.name})" in told


def test_the_tournament_ranks_its_bots() -> None:
    bots = ["random", "beginner", "novice"]
    printed = run("tournament.py", "--games", "3", "--bots", *bots)
    first, second = [block.splitlines() for block in printed.strip().split("\n\n")]
    assert first[0].split()[:2] == ["bot", "games"]
    ranked = [line.split()[0] for line in first[1:]]
    assert sorted(ranked) == sorted(bots)
    assert [line.split()[1] for line in first[1:]] == ["3", "3", "3"]
    assert [line.split()[0] for line in second[1:]] == ranked


def test_random_games_are_played_to_their_end() -> None:
    printed = run("random_rollout.py", "evolution", "--players", "3", "--games", "2")
    assert len(re.findall(r"^seed \d+: \d+ letters, scores \[.*\], winners \[.+\]$", printed, re.MULTILINE)) == 2


def test_the_learner_is_short() -> None:
    assert len((EXAMPLES / "ppo.py").read_text(encoding="utf-8").splitlines()) < 150


@pytest.mark.skipif(find_spec("torch") is None, reason="torch is not installed: pip install tangledbank[learn]")
def test_the_learner_learns() -> None:
    """From even with random play to clearly better; the whole run reaches much more."""
    printed = run("ppo.py", "--steps", "65536", "--bots", "random", "--points", "1", "--games", "60")
    before, after = [int(percent) / 100 for percent in re.findall(r"random: +(\d+)% won", printed)]
    assert before < 0.6
    assert after > 0.6
    assert after > before + 0.15
