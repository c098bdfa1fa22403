"""puzzle: asked as in a game; a wrong answer is told so, the first try counts, the solution comes after it."""

from __future__ import annotations

import pytest

from tangledbank.games import names
from tangledbank.i18n import LANGUAGES
from tangledbank.puzzles.document import name_of, puzzles
from tangledbank.puzzles.position import PuzzlePosition

from .conftest import Cli

GAME = names()[0]
SOURCE, ONE = min(puzzles(GAME).values(), key=lambda found: found[1].ply)
NAME = name_of(SOURCE, ONE)
POSITION = PuzzlePosition(GAME, SOURCE, ONE).played()
WRONG = next(option for option in POSITION.options if option != POSITION.best)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_is_failed_and_solved(cli: Cli, lang: str) -> None:
    result = cli("puzzle", GAME, NAME, "--lang", lang, typed=f"{WRONG}\n{POSITION.best}\n")
    assert result.code == 0, result.err
    assert NAME in result.out
    percent = f"{round(ONE.chances[0][1] / 10)}%"
    assert percent in result.out
    words = {"en": "first try: 0 of 1", "pl": "razem: 0 z 1", "it": "tentativo: 0 su 1", "hu": "megoldva: 0 / 1"}
    assert words[lang] in result.out


def test_the_first_try_counts(cli: Cli) -> None:
    assert "first try: 1 of 1" in cli("puzzle", GAME, NAME, typed=f"{POSITION.best}\n").out
    given_up = cli("puzzle", GAME, NAME, typed="\n").out
    assert "The best answer" in given_up
    assert "first try: 0 of 1" in given_up


def test_puzzles_are_listed_by_level_and_tag(cli: Cli) -> None:
    level, tag = ONE.level, ONE.tags[0]
    listed = cli("puzzle", GAME, "--list", "--level", str(level), "--tag", tag).out
    assert NAME in listed
    fitting = [name for name, (_, one) in puzzles(GAME).items() if one.level == level and tag in one.tags]
    assert len(listed.splitlines()) == len(fitting) + 1


def test_what_there_is_not_is_said(cli: Cli) -> None:
    assert "no puzzle nonsense" in cli("puzzle", GAME, "nonsense").err
    assert "No puzzle is like that" in cli("puzzle", GAME, "--tag", "nonsense").err
    assert cli("puzzle", GAME, "--level", "6").code == 2
