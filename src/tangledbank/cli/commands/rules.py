"""`tangledbank rules`: the rules of all games or of one, by id, by the beginning of an id, or by words."""

from __future__ import annotations

import argparse
import re
from itertools import groupby
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...core.errors import BadInput
from ...core.message import Message
from ...games import names as game_names
from ...ruletext import Rule, ask, find, looks_like_id, nearest, rules
from ..arguments import Parser
from ..tables import table
from ..terminal import Terminal
from ..words import Translator

MOST: Final = 60
"""More rules than this are not read; the search can be made narrower."""


TAGS: Final = r"PL|BD|IM|IH|RU-\d+|R-\d+|DSM?-[\d.]+|derived|definition|[ARDPX]\*?"
INTERNAL: Final = [
    (re.compile(rf"\s*\[(?:{TAGS})(?:[\s,;:/][^\]]*)?\]"), ""),
    (re.compile(r"\s*\(PR\b[^)]*\)"), ""),
    (re.compile(r"\bAPs\b"), "action pawns"),
    (re.compile(r"\bAP\b"), "action pawn"),
    (re.compile(r"\bFC order\b"), "food chain order"),
]
"""What the specification says for its makers: [PL, RU-05] or (PR; R-39) behind a rule, AP in it."""


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
    parts: list[RenderableType] = [rule_texts(found[:MOST], terminal.words)]
    if len(found) > MOST:
        parts.append(terminal.words("cli-rules-more", n=len(found) - MOST))
    terminal.page(*parts)


def rule_texts(found: list[Rule], words: Translator) -> Grid:
    """Rules in two columns, with the names of the games if there are several."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    of_several = len({rule.game for rule in found}) > 1
    for game, members in groupby(found, key=lambda rule: rule.game):
        if of_several:
            grid.add_row(Text(game, "bold"))
        for rule in members:
            grid.add_row(Text(rule.id, "bold cyan"), Text(table(game).rule_text(rule.id, words) or readable(rule.text)))
    return grid


def readable(text: str) -> str:
    """A rule as players read it: without the tags of its sources and the abbreviations of the specification."""
    for pattern, words in INTERNAL:
        text = pattern.sub(words, text)
    return text


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
    for game in game_names():
        grid.add_row(Text(game, "bold"))
        for section, members in groupby(rules(game, terminal.words.lang), key=lambda rule: rule.section):
            ids = [rule.id for rule in members]
            grid.add_row(Text(f"{ids[0]} – {ids[-1]}", "cyan"), Text(section))
    terminal.page(grid, Text(terminal.words("cli-rules-hint"), "dim"))
