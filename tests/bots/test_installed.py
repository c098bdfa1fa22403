"""Bots of other packages: by the name of an entry point, or by the place of their class."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank import OptionError, new, say
from tangledbank.bots import Budget, Sampler, installed, player
from tangledbank.bots.outside.program import BotFailed
from tangledbank.bots.player import Player, level
from tangledbank.core.message import Message
from tangledbank.i18n import LANGUAGES

MODULE = """
class Last:
    def choose(self, view, options, sampler, budget, rng):
        self.budget = budget
        return options[-1]

class Cheat(Last):
    def choose(self, view, options, sampler, budget, rng):
        return "win"

class Marine(Last):
    games = ("marine",)

class Needy(Last):
    def __init__(self, files):
        self.files = files

class Mute:
    pass

number = 7
"""
POINTS = """[tangledbank.bots]
last = strange_bots:Last
lost = strange_bots:Lost
nowhere = no_such_module:Bot
random = strange_bots:Last
"""


@pytest.fixture(autouse=True)
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with bots, good and bad, as pip leaves it."""
    info = tmp_path / "strange_bots-1.0.dist-info"
    info.mkdir()
    (tmp_path / "strange_bots.py").write_text(MODULE, encoding="utf-8")
    (info / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1.0\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield
    sys.modules.pop("strange_bots", None)
    forget()


def forget() -> None:
    installed.names.cache_clear()
    installed.class_at.cache_clear()


@pytest.mark.parametrize("spec", ["last", "strange_bots:Last"])
def test_a_bot_is_named_by_its_entry_point_or_its_place(spec: str) -> None:
    game = new("evolution", 2, 7)
    assert player("evolution", spec).answer(game, 0) == game.options(0)[-1]


@pytest.mark.parametrize(
    ("spec", "budget"),
    [
        ("last", Budget(200)),
        ("last:400", Budget(400)),
        ("strange_bots:Last:50ms", Budget(milliseconds=50)),
    ],
)
def test_it_may_have_a_budget(spec: str, budget: Budget) -> None:
    assert level("evolution", spec).budget == budget


def test_two_names_of_one_bot_are_one_bot() -> None:
    assert level("evolution", "last").bot == level("evolution", "strange_bots:Last").bot


def test_a_name_of_ours_stays_ours() -> None:
    found = player("evolution", "random")
    assert isinstance(found, Player)
    assert type(found.bot).__name__ == "RandomBot"


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("first", "There is no bot “first”; there are: beginner, "),
        ("last:soon", "The bot “last:soon” cannot be loaded: ModuleNotFoundError: No module named 'last'."),
        ("last:0", "There is no bot “last:0”"),
        ("lost", "The bot “strange_bots:Lost” cannot be loaded: AttributeError: "),
        ("nowhere", "The bot “no_such_module:Bot” cannot be loaded: ModuleNotFoundError: "),
        ("strange_bots:Mute", "The bot “strange_bots:Mute” cannot be loaded: no class with a method choose."),
        ("strange_bots:number", "The bot “strange_bots:number” cannot be loaded: no class with a method choose."),
        ("strange_bots:Marine", "The bot strange_bots:Marine does not play evolution."),
        ("Greedy:Bot", "Bots are named in small letters"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_before_a_game(spec: str, said: str) -> None:
    with pytest.raises(OptionError) as caught:
        player("evolution", spec)
    assert str(caught.value).startswith(said)


def test_installed_bots_are_among_those_that_there_are() -> None:
    with pytest.raises(OptionError, match="foresight, last, lost, nowhere, rollout:400, "):
        player("evolution", "first")


def test_a_class_that_wants_something_is_no_bot() -> None:
    with pytest.raises(OptionError, match="Needy” cannot be loaded: TypeError: "):
        player("evolution", "strange_bots:Needy")


def test_a_bot_plays_the_games_that_it_names() -> None:
    game = new("marine", 2, 7)
    assert player("marine", "strange_bots:Marine").answer(game, 0) in game.options(0)


def test_an_answer_that_is_no_option_is_the_bots_mistake() -> None:
    game = new("evolution", 2, 7)
    with pytest.raises(BotFailed, match="The bot strange_bots:Cheat chose “win”, which is none of its options"):
        player("evolution", "strange_bots:Cheat").answer(game, 0)
    sampler = Sampler(game.rulebook, game.state, 0)
    with pytest.raises(BotFailed):
        Player(level("evolution", "strange_bots:Cheat")).choose(game.view(0), game.options(0), sampler, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(lang: str) -> None:
    assert "no_such_module:Bot" in say(installed.BrokenBot("no_such_module:Bot", "x").message, lang)
    assert "marine" in say(Message("bot-other-game", bot="a", game="marine"), lang)
