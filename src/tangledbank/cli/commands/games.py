"""`tangledbank games`: the games with their players and options."""

from __future__ import annotations

import argparse

from rich.table import Table as Grid
from rich.text import Text

from ...api import option_key
from ...core.message import Message
from ...core.rulebook import Option, Rulebook, text_of
from ...games import broken, names, rulebook
from ..arguments import Parser
from ..terminal import Terminal
from ..words import Translator


def add_arguments(parser: Parser) -> None:
    """None."""


def run(args: argparse.Namespace) -> int:
    terminal = Terminal(args.lang)
    for name in names():
        book = rulebook(name)
        players = "-".join(dict.fromkeys([str(book.players[0]), str(book.players[-1])]))
        terminal.show(Text(name, "bold"))
        terminal.say("cli-game-players", players=players, rules=book.rules)
        terminal.show(options_table(book, terminal.words))
    for name, error in broken().items():
        terminal.show(Text(name, "bold"))
        terminal.tell(error.message, "red")
    return 0


def options_table(book: Rulebook, words: Translator) -> Grid:
    """The options: name, meaning, values and the rule behind each."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for option in book.options:
        about = words.say(Message(option_key(book.name, option.name)))
        grid.add_row(Text(option.name, "cyan"), Text(f"{about} {values(option, words)}"))
    return grid


def values(option: Option, words: Translator) -> str:
    """The values of an option, the default first."""
    default, *others = [text_of(value) for value in option.allowed]
    return words("cli-game-option", default=default, others=" | ".join(others) or "…", rule=option.rule)
