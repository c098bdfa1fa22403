"""The rules give the same games in the Python of browsers: golden records of all games, digest by digest."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from scripts.packaging import offline
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


def verified(paths: list[Path], folder: str = "") -> str:
    """How the rules there were built; every record has been played again."""
    assert NODE is not None
    command = [NODE, "scripts/packaging/wasm.mjs", "tests/local/verifying.py", *map(str, paths)]
    environment = {**os.environ, "OFFLINE": folder}
    found = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=280, check=False)
    assert found.returncode == 0, found.stderr[-2000:]
    build, answers = json.loads(found.stdout)
    assert answers == [len(Record.read(path.read_text(encoding="utf-8")).log) for path in paths]
    assert len(paths) >= len(names())
    return str(build)


def test_golden_records_have_the_same_digests_in_wasm() -> None:
    """As they are sent to browsers: compiled where the tools for that are."""
    compiled = offline.is_compiled()
    assert verified(golden(100 if compiled else 1)) == ("compiled" if compiled else "pure")


@pytest.mark.skipif(not list(offline.WHEELS.glob("*.whl")), reason="needs what scripts/offline has fetched")
@pytest.mark.parametrize("most", [1, pytest.param(100, marks=pytest.mark.thorough)])
def test_without_a_compiler_python_plays_the_same(most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline, "ENGINE", tmp_path / "nothing")
    offline.runtime(tmp_path)
    offline.engine(tmp_path)
    assert verified(golden(most), str(tmp_path)) == "pure"
