"""Games of other packages: what is wrong with one is said with its name, and takes no other game with it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank import new, say
from tangledbank.bots import ladder
from tangledbank.cli.main import main
from tangledbank.core.message import Message
from tangledbank.games import BrokenGame, broken, foreign, names, rulebook, spec
from tangledbank.i18n import LANGUAGES, bundle

HEAP = """
from tangledbank.games import GameSpec
GAME = GameSpec(name="{name}", package=__name__, rulebook="{rulebook}", levels={levels})
"""
BOOK = """
from tangledbank.core.notation import Notation
from tangledbank.games.small import SmallRulebook, SmallState

class State(SmallState):
    pass

class Book(SmallRulebook):
    state, frames = State, ()

RULEBOOK = Book("odd", [2], Notation([]))
"""
OURS = ["evolution", "dominant-species", "marine"]


class Shelf:
    """A folder of packages with games, as pip leaves them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def puts(self, name: str, code: str, *, point: str = "", module: str = "odd") -> None:
        package = self.folder / module
        package.mkdir(exist_ok=True)
        (package / "__init__.py").write_text(code, encoding="utf-8")
        (package / "rulebook.py").write_text(BOOK, encoding="utf-8")
        info = self.folder / f"{module}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
        lines = f"[tangledbank.games]\n{name} = {point or f'{module}:GAME'}\n"
        (info / "entry_points.txt").write_text(lines, encoding="utf-8")
        forget()

    def writes(self, text: str, path: str) -> None:
        """A file of the package."""
        found = self.folder / "odd" / path
        found.parent.mkdir(parents=True, exist_ok=True)
        found.write_text(text, encoding="utf-8")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    monkeypatch.syspath_prepend(str(tmp_path))
    yield Shelf(tmp_path)
    for module in [name for name in sys.modules if name.partition(".")[0] in ("odd", "other")]:
        del sys.modules[module]
    forget()


def forget() -> None:
    foreign.cache_clear()


def declared(name: str = "odd", rulebook: str = ".rulebook:RULEBOOK", levels: str = "None") -> str:
    return HEAP.format(name=name, rulebook=rulebook, levels=levels)


def test_a_game_of_another_package_stands_behind_ours(shelf: Shelf) -> None:
    shelf.puts("odd", declared())
    assert names() == [*OURS, "odd"]
    assert rulebook("odd").name == "odd"
    assert broken() == {}


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("odd", "import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("odd", "1 / 0", "ZeroDivisionError: division by zero"),
        ("odd", "raise SystemExit('goodbye')", "SystemExit: goodbye"),
        ("odd", "", "AttributeError: module 'odd' has no attribute 'GAME'"),
        ("odd", "GAME = 7", "TypeError: not a GameSpec: int"),
        ("odd", declared("even"), "ValueError: the entry point is called 'odd' and the game 'even'"),
        ("Odd", declared("Odd"), "ValueError: the entry point is called 'Odd'"),
        ("odd", declared(rulebook=".rules:RULEBOOK"), "ModuleNotFoundError: No module named 'odd.rules'"),
        ("odd", declared(rulebook=".rulebook:Book"), "TypeError: .rulebook:Book is no Rulebook of odd"),
        ("even", declared("even"), "TypeError: .rulebook:RULEBOOK is no Rulebook of even"),
    ],
)
def test_a_game_that_cannot_be_loaded_says_why_and_the_others_go_on(
    shelf: Shelf, name: str, code: str, said: str
) -> None:
    shelf.puts(name, code)
    assert names() == OURS
    assert new("evolution").options()
    with pytest.raises(BrokenGame) as caught:
        spec(name)
    assert said in str(caught.value)
    assert str(caught.value).startswith(f"There is a package for the game “{name}” (odd), but it cannot be loaded: ")


@pytest.mark.parametrize("name", ["evolution", "odd"])
def test_a_name_is_taken_once(shelf: Shelf, name: str) -> None:
    shelf.puts("odd", declared())
    shelf.puts(name, declared(name), module="other")
    assert names() == [*OURS, "odd"]
    assert spec(name).package in ("tangledbank.games.evolution", "odd")


def test_the_list_of_games_tells_what_is_broken(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    shelf.puts("odd", "1 / 0")
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    assert "ZeroDivisionError" in told
    assert "marine" in told


@pytest.mark.parametrize("levels", ["'odd:none'", "'.rulebook:LEVELS'", "'.rulebook:RULEBOOK'"])
def test_levels_that_are_none_are_refused(shelf: Shelf, levels: str) -> None:
    shelf.puts("odd", declared(levels=levels) + "\nnone = []\n")
    with pytest.raises(BrokenGame, match="the game “odd”"):
        ladder("odd")


@pytest.fixture
def unread() -> Iterator[None]:
    """Messages are read again, before the test and after it: that takes a while."""
    bundle.cache_clear()
    yield
    bundle.cache_clear()


@pytest.mark.usefixtures("unread")
def test_words_that_are_damaged_take_no_others_with_them(shelf: Shelf) -> None:
    shelf.puts("odd", declared())
    shelf.writes("game-odd = Odd\nthis is no message\ncli-bot-about = Stolen\nabout-odd = { $ }\n", "words/en/game.ftl")
    (shelf.folder / "odd" / "words" / "en" / "latin.ftl").write_bytes(b"odd-name = caf\xe9\n")
    assert say(Message("game-odd"), "en") == "Odd"
    assert say(Message("cli-bot-about"), "en") != "Stolen"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_broken_is_said_in_every_language(lang: str) -> None:
    assert "because of this" in say(BrokenGame("odd", "odd-package", "because of this").message, lang)
