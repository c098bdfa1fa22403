"""`tangledbank perft`: how many positions lie ahead, chance fixed by the seed."""

from __future__ import annotations

import argparse
import time

from rich.table import Table as Grid

from ...core.game import Game, Setup
from ...core.playout import perft
from ...core.state import State
from ...games import rulebook
from ..arguments import Parser, add_setup, game_name, maybe_whole, options_of, seed_of, whole
from ..terminal import Terminal


def add_arguments(parser: Parser) -> None:
    add_setup(parser)
    parser.add_argument("--depth", metavar="N", default="3", help=parser.word("help-depth"))


def run(args: argparse.Namespace) -> int:
    name = game_name(args.game)
    depth = whole(args.depth, "--depth", 1, 99)
    players = maybe_whole(args.players, "--players", 1, 99)
    options = options_of(args.option)
    book = rulebook(name)
    game = Game(
        Setup(book, book.usual_players() if players is None else players, seed_of(args.seed) or 0, options, None)
    )
    terminal = Terminal(args.lang)
    words = terminal.words
    headings = [words(key) for key in ("cli-perft-depth", "cli-perft-nodes", "cli-perft-seconds")]
    terminal.show(counts(game.state, depth, headings))
    divided = Grid(words("cli-perft-first"), "", words("cli-perft-nodes"), box=None, padding=(0, 2, 0, 0))
    show = game.rulebook.notation.show
    for action in game.state.current_options:
        divided.add_row(show(action), words.say(game.label(action)), str(after(game.state, action, depth)))
    terminal.show("", divided)
    return 0


def counts(g: State, depth: int, headings: list[str]) -> Grid:
    """Positions at every depth."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in headings:
        grid.add_column(heading, justify="right")
    for d in range(1, depth + 1):
        begin = time.perf_counter()
        nodes = perft(g, d)
        grid.add_row(str(d), str(nodes), f"{time.perf_counter() - begin:.2f}")
    return grid


def after(g: State, action: int, depth: int) -> int:
    """Positions below one first decision."""
    child = g.clone()
    child.play(action)
    return perft(child, depth - 1)
