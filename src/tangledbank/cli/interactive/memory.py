"""What the seats of a game at one terminal have been told, have seen and have typed."""

from __future__ import annotations

from typing import Final


class Memory:
    """Of one session: nothing of it is in the record."""

    def __init__(self) -> None:
        self.told: Final[dict[int, int]] = {}
        """How many events each seat has been told."""
        self.known: Final[dict[tuple[int, str], dict[str, int]]] = {}
        """The numbers that options have had, by seat and kind of question."""
        self.lines: Final[dict[int, list[int]]] = {}
        """How many answers were in each line that a seat has typed."""
        self.shown: Final[set[int]] = set()
        """Who has seen the whole table since they sat down."""

    def numbers(self, seat: int, scope: str) -> dict[str, int]:
        """The numbers that options of one kind of question have had."""
        return self.known.setdefault((seat, scope), {})

    def parts(self, seat: int) -> list[int]:
        """How many answers were in each line that a seat has typed."""
        return self.lines.setdefault(seat, [])
