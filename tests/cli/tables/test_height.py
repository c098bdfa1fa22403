"""A table and its question fit the smallest usual screen at every question of random games, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import ConsoleDimensions, RenderableType

from tangledbank import Game, new
from tangledbank.cli import terminal
from tangledbank.cli.interactive.prompt import Prompt
from tangledbank.cli.interactive.session import Session
from tangledbank.cli.terminal import Terminal
from tangledbank.languages import LANGUAGES
from tests.dsl import some
from tests.randomly import random_answer

TABLES = [
    *[("evolution", players) for players in range(2, 7)],
    *[("dominant-species", players) for players in range(2, 7)],
    *[("marine", players) for players in range(2, 5)],
]
SOME = 48
"""So many questions of a game are drawn."""
LONGEST = {"evolution": 400, "dominant-species": 2400, "marine": 1600}


def prompts(name: str, players: int, size: tuple[int, int], some: int = SOME) -> Iterator[tuple[Prompt, bool]]:
    """Questions from all of a random game, each in the next language; whether a turn begins there."""
    game = new(name, players, players, listen=True)
    people = [seated(game, lang, size) for lang in LANGUAGES]
    every = LONGEST[name] // some | 1
    while not game.over and len(game.log) < LONGEST[name]:
        seat, (n, rest) = game.waiting[0], divmod(len(game.log), every)
        if not rest:
            yield Prompt(people[n % len(people)], seat), n // len(people) % 3 > 0
        game.apply(random_answer(game, seat), seat)


def seated(game: Game, lang: str, size: tuple[int, int]) -> Session:
    screen = Terminal(lang)
    screen.console.size = ConsoleDimensions(*size)
    return Session(game, list(range(game.setup.players)), {}, screen, "x")


@pytest.mark.parametrize(("name", "players"), some(TABLES[::-1], 3))
def test_table_question_and_prompt_line_fit_a_screen_of_24_lines(name: str, players: int) -> None:
    for prompt, is_turn in prompts(name, players, (80, 24)):
        screen = prompt.screen(is_whole=is_turn)
        assert prompt.terminal.height(*screen) + 1 <= 24, prompt.terminal.words.lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["dominant-species", "marine"])
def test_whoever_places_a_pawn_on_a_low_screen_sees_the_map_and_all_spaces(name: str, lang: str) -> None:
    game = new(name, 4, 3, listen=True)
    while game.options(game.waiting[0])[0].split()[0] not in ("pawn", "space"):
        game.apply(game.options(game.waiting[0])[0], game.waiting[0])
    prompt = Prompt(seated(game, lang, (80, 24)), game.waiting[0])
    text = drawn(prompt, prompt.screen(is_whole=True))
    tiles = game.view(0)["tiles"]
    assert isinstance(tiles, dict)
    assert all(f"─{place}─" in text for place in tiles)
    assert all(re.search(rf"\b{number}\b", text) for number in prompt.menu.numbers.values())


def drawn(prompt: Prompt, screen: list[RenderableType]) -> str:
    with prompt.terminal.console.capture() as capture:
        prompt.terminal.show(*screen)
    return capture.get()


@pytest.mark.parametrize("size", [(100, 30), (120, 40)])
@pytest.mark.parametrize(("name", "players"), [("evolution", 6), ("dominant-species", 6), ("marine", 4)])
def test_a_larger_screen_fits_too(name: str, players: int, size: tuple[int, int]) -> None:
    for prompt, _ in prompts(name, players, size, some=12):
        assert prompt.terminal.height(*prompt.screen(is_whole=True)) < size[1]


@pytest.mark.parametrize(("name", "players"), [("evolution", 6), ("dominant-species", 6), ("marine", 4)])
def test_a_large_screen_leaves_nothing_out(name: str, players: int) -> None:
    for prompt, _ in prompts(name, players, (120, 40), some=12):
        assert prompt.words("cli-table-more") not in drawn(prompt, prompt.screen(is_whole=True))


# ---- the story -----------------------------------------------------------------------------
class Reader(Terminal):
    """A terminal at which somebody sits; what is asked is kept with what was printed before it."""

    def __init__(self) -> None:
        super().__init__("en")
        self.console.size = ConsoleDimensions(80, 24)
        self.console.file = StringIO()
        self.pages: list[int] = []

    def ask(self, question: str) -> str:
        out = self.console.file
        assert isinstance(out, StringIO)
        self.pages.append(len(out.getvalue().splitlines()))
        self.console.file = StringIO()
        return ""


@pytest.mark.parametrize(
    ("story", "table", "pages"), [(3, 20, []), (4, 20, [4]), (30, 20, [23, 7]), (0, 23, []), (0, 30, [])]
)
def test_a_story_that_does_not_fit_above_the_table_is_read_first(
    monkeypatch: pytest.MonkeyPatch, story: int, table: int, pages: list[int]
) -> None:
    monkeypatch.setattr(terminal, "is_interactive", lambda: True)
    reader = Reader()
    reader.show_apart(["."] * story, ["."] * table)
    assert reader.pages == pages


def test_in_a_pipe_nobody_is_asked_to_go_on() -> None:
    reader = Reader()
    reader.show_apart(["."] * 30, ["."] * 20)
    assert reader.pages == []
