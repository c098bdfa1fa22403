"""`tangledbank rules`: the rules of all games or of one, by id, by the beginning of an id, or by words."""

from __future__ import annotations

import argparse
from itertools import groupby
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from ..core.errors import BadInput
from ..core.message import Message
from ..games import GAMES
from ..ruletext import Rule, ask, find, looks_like_id, nearest, rules
from .arguments import Parser
from .terminal import Terminal

MOST: Final = 60
"""More rules than this are not read; the search can be made narrower."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("query", metavar="ID", nargs="*", help=parser.word("help-query"))


def run(args: argparse.Namespace) -> int:
    terminal = Terminal(args.lang)
    query = " ".join(args.query)
    if query.strip():
        wanted, among = ask(query, terminal.words.lang)
        show_rules(terminal, find(wanted, among), wanted, among)
    else:
        show_contents(terminal)
    return 0


def show_rules(terminal: Terminal, found: list[Rule], query: str = "", among: list[Rule] | None = None) -> None:
    """Print rules; if there are none, BadInput names ids that look like the one asked for."""
    if not found:
        raise not_found(query, among or [])
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    of_several = len({rule.game for rule in found[:MOST]}) > 1
    for game, members in groupby(found[:MOST], key=lambda rule: rule.game):
        if of_several:
            grid.add_row(Text(game, "bold"))
        for rule in members:
            grid.add_row(Text(rule.id, "bold cyan"), Text(rule.text))
    terminal.show(grid)
    if len(found) > MOST:
        terminal.say("cli-rules-more", n=len(found) - MOST)


def not_found(query: str, among: list[Rule]) -> BadInput:
    """Nothing fits: what does nearly?"""
    if not query.strip():
        return BadInput(Message("cli-rules-what"))
    ids = nearest(query, among) if looks_like_id(query.strip()) else []
    if ids:
        return BadInput(Message("cli-rules-nearest", query=query[:80], ids=", ".join(ids)))
    return BadInput(Message("cli-rules-nothing", query=query[:80]))


def show_contents(terminal: Terminal) -> None:
    """The sections of every game with the ids of their rules."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for game in GAMES:
        grid.add_row(Text(game, "bold"))
        for section, members in groupby(rules(game, terminal.words.lang), key=lambda rule: rule.section):
            ids = [rule.id for rule in members]
            grid.add_row(Text(f"{ids[0]} – {ids[-1]}", "cyan"), Text(section))
    terminal.show(grid)
    terminal.say("cli-rules-hint", style="dim")
