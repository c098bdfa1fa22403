"""What the tests of Marine's table share: games, and what is printed of them."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO

from rich.console import Console, ConsoleDimensions, RenderableType

from tangledbank import Game, Message, new
from tangledbank.cli.interactive.menu import Menu
from tangledbank.cli.words import Translator
from tangledbank.core.rulebook import SPECTATOR, Json, OptionValue
from tangledbank.games.marine.terminal import table
from tangledbank.games.marine.terminal.seen import read
from tests.randomly import random_answer

WORDS = Translator("en")
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PLIES = [0, 25, 120, 300, 700]


@cache
def games(players: int) -> list[Game]:
    """One game of random bots, after more and more decisions."""
    return [after(players, 7, plies) for plies in PLIES]


def after(players: int, seed: int, plies: int, **options: OptionValue) -> Game:
    game = new("marine", players, seed, listen=True, **{"round_limit": 40, **options})
    while not game.over and len(game.log) < plies:
        game.apply(random_answer(game, game.waiting[0]), game.waiting[0])
    return game


def drawn(what: RenderableType, width: int, *, is_terminal: bool = False) -> str:
    """What is printed in a pipe or a terminal of a width."""
    out = StringIO()
    Console(file=out, width=width, force_terminal=is_terminal, color_system="256" if is_terminal else None).print(what)
    return out.getvalue()


def board(game: Game, seat: int, width: int = 120, height: int = 45, lang: str = "en") -> str:
    size = ConsoleDimensions(width, height)
    return drawn(table.board(game.view(seat), seat, Translator(lang), size, game.prompt(seat)), width)


def menu(game: Game, seat: int, lang: str = "en") -> Menu:
    words = Translator(lang)
    return table.menu(game.view(seat), seat, lambda o: words.say(game.label(o)), words, game.prompt(seat))


def picture(view: Json, width: int = 120, height: int = 45, question: Message | None = None) -> str:
    return drawn(table.board(view, 0, WORDS, ConsoleDimensions(width, height), question), width)


def options_text(view: Json, *options: str, deciding: str = "reptiles", question: Message | None = None) -> str:
    """The menu of these options."""
    read(view)["options"] = list(options)
    read(view)["deciding"] = deciding
    return drawn(table.menu(view, 0, str, WORDS, question).render(100), 100)


def start() -> Json:
    """What everybody sees at the start."""
    return new("marine", 4, 7).view(SPECTATOR)
