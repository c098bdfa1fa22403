"""docs/howto/add-a-game.md is followed word by word, in an empty folder."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from tests.examples.installed import ROOT, Installed

GUIDE = (ROOT / "docs" / "howto" / "add-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r"^ *`([\w/.-]+)`:\n\n( *```\n.*?^ *```)$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^ +tangledbank (fuzz|play|arena) (heap .*)$", re.MULTILINE)
ENVIRONMENTS = """
import pyspiel
import tangledbank.env.openspiel
from tangledbank.env.pettingzoo import env
print(len(env("heap").possible_agents), pyspiel.load_game("tangledbank_heap").num_players())
"""


def files() -> dict[str, str]:
    """What the guide says to write, by file."""
    return {name: dedent(text).removeprefix("```\n").removesuffix("```") for name, text in FILE.findall(GUIDE)}


@pytest.fixture(scope="module")
def heap(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The game of the guide, written into an empty folder and installed."""
    folder = tmp_path_factory.mktemp("empty")
    for name, text in files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return Installed(tmp_path_factory.mktemp("packages")).adds(folder)


def written(heap: Installed, name: str) -> Path:
    """A file of the guide, where the test can run it."""
    path = heap.folder / name
    path.write_text(files()[name], encoding="utf-8")
    return path


def test_the_guide_says_every_file() -> None:
    words = [f"heap/words/{file}" for file in ("rules/en.md", "en/game.ftl")]
    assert list(files()) == ["pyproject.toml", "heap/__init__.py", *words, "heap/rulebook.py", "test_heap.py"]


def test_its_tests_pass(heap: Installed) -> None:
    told = heap.runs(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", str(written(heap, "test_heap.py"))
    )
    assert "2 passed" in told


def test_its_commands_do_what_they_should(heap: Installed) -> None:
    commands = dict(COMMAND.findall(GUIDE))
    assert "All laws hold." in heap.tangledbank("fuzz", *commands["fuzz"].split())
    assert "expert" in heap.tangledbank("arena", *commands["arena"].split())
    told = heap.tangledbank("play", *commands["play"].split(), "--seed", "3", typed="take 1\n" * 12)
    assert "How many stones do you take?" in told
    assert "P1 takes 1." in told
    assert "HP-3  Who takes the last stone wins." in heap.tangledbank("rules", "HP-3")


def test_the_environments_have_it(heap: Installed) -> None:
    assert heap.runs("-W", "ignore", "-c", ENVIRONMENTS).split() == ["3", "2"]
