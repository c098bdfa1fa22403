"""Draws the pictures of the README, the table at a prompt as SVG: `python -m scripts.generate.picture`."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console, ConsoleDimensions

import tangledbank
from tangledbank.cli.tables import table
from tangledbank.cli.words import Translator
from tangledbank.core.playout import play_on
from tests.games.declared import ALL, declared

ROOT = Path(__file__).parent.parent.parent


def draw(game: str, players: int, seed: int, decisions: int, width: int) -> str:
    """The table of a game after some random decisions, with the prompt and the options."""
    g = tangledbank.new(game, players=players, seed=seed)
    play_on(g.state, seed, decisions)
    words = Translator("en")
    console = Console(record=True, width=width, height=50, file=io.StringIO(), force_terminal=True)
    view = g.view(g.seat)
    menu = table(game).menu(view, g.seat, lambda option: str(g.label(option)), words)
    console.print(table(game).board(view, g.seat, words, ConsoleDimensions(width, 50), None, menu.numbers))
    console.print(str(g.prompt()), style="bold")
    console.print(menu.render(width))
    return console.export_svg(title=f"tangledbank play {game}", unique_id=game, code_format=without_fonts())


def without_fonts() -> str:
    """The template without fonts from elsewhere: the picture loads nothing."""
    return re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def main() -> int:
    for game in ALL:
        name, *how = declared(game).picture
        path = ROOT / "docs" / "img" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(draw(game, *how), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
