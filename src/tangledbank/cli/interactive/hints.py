"""`hint`: the best moves as a strong bot sees them. It looks through the seat's eyes, and nothing of it is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...bots import Idea, Player, Sampler, chance
from ...bots.advice import advise
from ...bots.player import level
from ...core.game import Game
from ..words import Translator
from .menu import FAINT, NUMBER, Menu

ADVISER: Final = "strong"
"""The level of the ladder that gives advice: it thinks well, and not so long that one would rather play."""
USUAL: Final = 3
"""Moves that are shown if nobody says how many."""
UNKNOWN: Final = "-"
"""The figures of a move that was never tried."""


def ideas(game: Game, seat: int) -> list[Idea]:
    """All options of a seat, the best first; the same question gives the same advice."""
    adviser = Player(level(game.rulebook.name, ADVISER))
    sampler = Sampler(game.rulebook, game.state, seat)
    rng = chance(game.setup.seed, seat, len(game.log))
    return advise(adviser.bot, adviser.budget, game.view(seat), game.options(seat), sampler, rng)


def advice(found: list[Idea], menu: Menu, label: Callable[[str], str], words: Translator) -> RenderableType:
    """Ideas in a table: the number to type, the move, its figures, and below it what speaks for it."""
    grid = Grid(title=words("cli-hint-bot"), title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0))
    grid.add_column("", justify="right", style=NUMBER, no_wrap=True)
    grid.add_column("")
    for key in ("cli-hint-visits", "cli-hint-score", "cli-hint-value"):
        grid.add_column(words(key), justify="right", header_style=FAINT, no_wrap=True)
    for idea in found:
        move = Text.assemble(label(idea.option), (f"  {idea.option}", "cyan"))
        if idea.why is not None:
            move.append("\n" + words.say(idea.why), FAINT)
        grid.add_row(number_of(idea.option, menu), move, *figures(idea, words))
    return grid


def figures(idea: Idea, words: Translator) -> list[str]:
    """How often a move was tried, and what that showed: nothing if it was not."""
    if not idea.visits:
        return ["0", UNKNOWN, UNKNOWN]
    score = f"{idea.score:.1f}".replace(".", words("cli-decimal-sign"))
    return [str(idea.visits), score, f"{100 * idea.value:.0f}%"]


def number_of(option: str, menu: Menu) -> str:
    """What to type for an option; of two equal cards the menu has only one, so there may be no number."""
    number = menu.number(option)
    return "" if number is None else str(number)
