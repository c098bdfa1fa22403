"""What the tests of the terminal program share: a clean folder, English, and a way to run a command in-process."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tangledbank.cli.main import main


@dataclass(frozen=True)
class Result:
    """How a command ended."""

    code: int
    out: str
    err: str


Cli = Callable[..., Result]


@pytest.fixture(autouse=True)
def _calm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An empty folder, English, and a screen of a known size."""
    monkeypatch.chdir(tmp_path)
    for name in ("LANGUAGE", "LC_ALL", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Run a command line; typed is what comes from the keyboard."""

    def run(*argv: str, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(argv))
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run


@pytest.fixture
def record(cli: Cli) -> Path:
    """A whole game of bots, as a file."""
    cli(
        "play", "evolution", "--players", "3", "--seed", "7", "--seat", "none", "--bots", "random", "--save", "game.tbr"
    )
    return Path("game.tbr")
