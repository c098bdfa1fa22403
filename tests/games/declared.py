"""What tests and scripts of this repository know of each game: a `Declared` in tests/games/<game>/declared.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from tangledbank import Game
from tangledbank.games import names, spec

HERE = Path(__file__).parent

Answers = list[tuple[int, str]]


class Plan(NamedTuple):
    """One step of a lesson: a key, what to look at, the learner's answer, that of others if no bot gives it, and if the
    learner has to find the answer, what is said to others: the rest of a key by the beginning of the answer."""

    key: str
    points: list[str]
    expects: str | None = None
    others: Answers | None = None
    wrong: dict[str, str] | None = None


class Way(NamedTuple):
    """A new game of so many players with this seed, or a position as text, and the way through it."""

    start: tuple[int, int] | str
    steps: list[Plan]
    seat: int = 0


class Course(NamedTuple):
    """A lesson: its name, the key of its title, and its parts."""

    name: str
    title: str
    ways: list[Way]


class Picture(NamedTuple):
    """The picture for the README: a file, and how far a random game has gone on it."""

    file: str
    players: int
    seed: int
    decisions: int
    width: int


def nothing(game: Game, rng: int) -> list[str]:
    """A random game of it is lively enough."""
    return []


@dataclass(frozen=True, kw_only=True)
class Declared:
    """What is different from game to game; what it means is said where it is used."""

    golden: list[tuple[str, int, int, dict[str, Any]]]
    """Title, players, seed and options of whole games that are kept as records."""
    courses: list[Course]
    picture: Picture
    rules: int
    """So many rules, rulings and examples has its specification."""
    every: int
    """In a random game all laws are checked every so many decisions."""
    random_games: int
    """So many random games both builds must play alike."""
    lively: Callable[[Game, int], list[str]] = nothing
    """Options that a golden game should rather take, if there are any."""
    few_players: dict[str, int] = field(default_factory=dict)
    """Options for at most so many players."""


def declared(game: str) -> Declared:
    """What is known of a game."""
    found = import_module(f"tests.games.{package(game)}.declared").DECLARED
    assert isinstance(found, Declared)
    return found


def package(game: str) -> str:
    """The name of its folder, here and in the program."""
    return spec(game).package.rpartition(".")[2]


def records(game: str) -> Path:
    """Where its golden records are."""
    return HERE / package(game) / "records"


ALL = {name: declared(name) for name in names() if (HERE / package(name)).is_dir()}
"""The games of this repository."""
