"""How the table of a game looks in a terminal: as the game draws it, or plainly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from rich.console import ConsoleDimensions, RenderableType

from ...core.game import Game
from ...core.message import Message
from ...core.rulebook import Json
from ...games import spec
from ..interactive.menu import Menu, Numbers
from ..words import Translator


class TerminalTable(Protocol):
    """What the module of a game offers. It is built from views only, so it cannot show what a seat may not see."""

    def board(
        self,
        view: Json,
        seat: int,
        words: Translator,
        size: ConsoleDimensions,
        question: Message | None = None,
        numbers: Numbers | None = None,
    ) -> RenderableType:
        """The table as a seat sees it; seat -1 is a spectator. What question and options are about may be marked."""

    def fitted(
        self,
        view: Json,
        seat: int,
        words: Translator,
        size: ConsoleDimensions,
        question: Message,
        numbers: Numbers,
        *,
        is_whole: bool,
        is_short: bool,
    ) -> list[RenderableType] | None:
        """As much of the table as fits into a width and so many lines; None if they are too few for what is asked.

        At the beginning of a turn that is the whole table, or what matters most of it; between the parts of an answer
        what the last part has changed, or what the options point at. With its short menu the map may be there.
        """

    def menu(
        self, view: Json, seat: int, label: Callable[[str], str], words: Translator, question: Message | None = None
    ) -> Menu:
        """The options of a seat. What the question says may be needed to tell what they bring."""

    def scope(self, view: Json) -> str:
        """The kind of question: in one kind an option always has the same number."""

    def noun(self, view: Json, kind: str, n: int) -> list[Message]:
        """The names of the n-th thing of a kind of arguments; a kind without names has none."""

    def idle(self, game: Game, seat: int) -> list[str]:
        """The options that would do nothing as things stand, where a player should be warned of them."""

    def told(self, messages: list[Message], seat: int, view: Json) -> list[Message]:
        """A part of the story as a seat is told it: shorter, and what is its own is called so."""

    def rule_text(self, rule: str, words: Translator) -> str:
        """What a card or a trait says, by the id of its rule; empty for other rules."""

    def glossary(self, view: Json, seat: int, words: Translator) -> list[tuple[str, str]]:
        """Signs and cards that the seat has before it, and what they mean."""

    def player(self, view: Json, seat: int, words: Translator) -> str:
        """How a seat is called where its score stands."""

    def scores(self, view: Json, words: Translator) -> tuple[list[str], list[list[int]]]:
        """Headings and, for each seat, the parts of its final score; nothing if the total says it all."""

    def ending(self, story: list[Message]) -> str:
        """Why a game ended, as a key of messages; empty if that is not known."""


def table(game: str) -> TerminalTable:
    """The table of a game; a plain one if it has none of its own."""
    from . import plain

    return cast(TerminalTable, spec(game).part("terminal") or plain)
