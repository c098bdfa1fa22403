"""What the rings of a game say about a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from typing import Final

from rich.console import Console

from tangledbank.bots.judging import judge
from tangledbank.cli.interactive.menu import Menu
from tangledbank.cli.tables import table
from tangledbank.cli.words import Translator
from tangledbank.core.state import State
from tangledbank.games import rulebook, spec
from tangledbank.i18n import say

MOST: Final = 8
"""Options of a position that are looked at, spread evenly."""


def spread(options: Sequence[int]) -> Sequence[int]:
    return options[:: max(1, len(options) // MOST)]


def judged(game: str, g: State) -> str:
    opinion = judge(game)
    return repr((opinion.values(g), opinion.weights(g)))


def hinted(game: str, g: State) -> str:
    return repr([judge(game).why(g, g.seat, action) for action in spread(list(g.current_options))])


def shown(game: str, g: State) -> str:
    """The menu in the terminal."""
    book, words = rulebook(game), Translator("en")
    label = {book.notation.show(action): say(book.label(g, action)) for action in g.current_options}
    menu: Menu = table(game).menu(book.view(g, g.seat), g.seat, label.__getitem__, words, book.prompt(g, g.seat))
    out = StringIO()
    Console(file=out, width=100).print(menu.render(100))
    return out.getvalue()


def told(game: str, g: State) -> str:
    """What pages get: the view without options, and the facts beside it."""
    facts = spec(game).part("insight")
    return repr([rulebook(game).visible(g, g.seat), facts.insight(g, g.seat)])


RINGS: Final[dict[str, Callable[[str, State], str]]] = {
    "judge": judged,
    "hint": hinted,
    "terminal": shown,
    "page": told,
}
