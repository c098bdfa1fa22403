"""A table and its question fit the smallest usual screen at every question of random games, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.console import ConsoleDimensions

from tangledbank import Game, new
from tangledbank.cli.prompt import Prompt
from tangledbank.cli.session import Session
from tangledbank.cli.terminal import Terminal
from tangledbank.cli.words import LANGUAGES
from tests.randomly import random_answer

TABLES = [
    *[("evolution", players) for players in range(2, 7)],
    *[("dominant-species", players) for players in range(2, 7)],
    *[("marine", players) for players in range(2, 5)],
]
SOME = 48
"""So many questions of a game are drawn."""
LONGEST = {"evolution": 400, "dominant-species": 2400, "marine": 1600}


def prompts(name: str, players: int, size: tuple[int, int]) -> Iterator[tuple[Prompt, bool]]:
    """Questions from all of a random game, each in the next language; whether a turn begins there."""
    game = new(name, players, players, listen=True)
    people = [seated(game, lang, size) for lang in LANGUAGES]
    every = LONGEST[name] // SOME | 1
    while not game.over and len(game.log) < LONGEST[name]:
        seat, (n, rest) = game.waiting[0], divmod(len(game.log), every)
        if not rest:
            yield Prompt(people[n % len(people)], seat), n // len(people) % 3 > 0
        game.apply(random_answer(game, seat), seat)


def seated(game: Game, lang: str, size: tuple[int, int]) -> Session:
    terminal = Terminal(lang)
    terminal.console.size = ConsoleDimensions(*size)
    return Session(game, list(range(game.setup.players)), {}, terminal, "x")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_table_question_and_prompt_line_fit_a_screen_of_24_lines(name: str, players: int) -> None:
    for prompt, is_turn in prompts(name, players, (80, 24)):
        screen = prompt.screen(is_whole=is_turn)
        assert prompt.terminal.height(*screen) + 1 <= 24, prompt.terminal.words.lang
