"""How each game's table looks in a terminal. A game is one module here and one line in the table."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, Protocol, cast

from rich.console import ConsoleDimensions, RenderableType

from ...core.message import Message
from ...core.rulebook import Json
from ..menu import Menu
from ..words import Words

TABLES: Final = {
    "evolution": "tangledbank.cli.tables.evolution",
    "dominant-species": "tangledbank.cli.tables.dominant_species",
    "marine": "tangledbank.cli.tables.marine",
}
PLAIN: Final = "tangledbank.cli.tables.plain"


class Table(Protocol):
    """What the module of a game offers. It is built from views only, so it cannot show what a seat may not see."""

    def board(
        self, view: Json, seat: int, words: Words, size: ConsoleDimensions, question: Message | None = None
    ) -> RenderableType:
        """The table as a seat sees it; seat -1 is a spectator. What the question is about may be marked."""

    def menu(
        self, view: Json, seat: int, label: Callable[[str], str], words: Words, question: Message | None = None
    ) -> Menu:
        """The options of a seat. What the question says may be needed to tell what they bring."""

    def glossary(self, view: Json, seat: int, words: Words) -> list[tuple[str, str]]:
        """Signs and cards that the seat has before it, and what they mean."""

    def player(self, view: Json, seat: int, words: Words) -> str:
        """How a seat is called where its score stands."""

    def scores(self, view: Json, words: Words) -> tuple[list[str], list[list[int]]]:
        """Headings and, for each seat, the parts of its final score; nothing if the total says it all."""

    def ending(self, story: list[Message]) -> str:
        """Why a game ended, as a key of messages; empty if that is not known."""


def table(game: str) -> Table:
    """The table of a game; a plain one if it has none of its own."""
    return cast(Table, import_module(TABLES.get(game, PLAIN)))
