"""The rules give the same games in the Python of browsers: golden records of all games, digest by digest."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tangledbank.core.record import Record
from tangledbank.games import names
from tangledbank.server.http.web_files import WEB
from tests.games.declared import records

ROOT = Path(__file__).parents[2]
NODE = shutil.which("node")
pytestmark = pytest.mark.skipif(
    NODE is None or not (WEB / "offline").is_dir(), reason="needs npm: scripts/offline and Node.js"
)


def golden(most: int) -> list[Path]:
    """The first records of every game."""
    return [path for game in names() for path in sorted(records(game).glob("*.tbr"))[:most]]


@pytest.mark.parametrize("most", [1, pytest.param(100, marks=pytest.mark.thorough)])
def test_golden_records_have_the_same_digests_in_wasm(most: int) -> None:
    assert NODE is not None
    paths = golden(most)
    command = [NODE, "scripts/wasm.mjs", "tests/local/verifying.py", *map(str, paths)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=280, check=False)
    assert found.returncode == 0, found.stderr[-2000:]
    answers = [len(Record.read(path.read_text(encoding="utf-8")).log) for path in paths]
    assert json.loads(found.stdout) == answers
    assert len(paths) >= len(names())
