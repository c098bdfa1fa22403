"""Parts of a table: who sits where, what only one seat knows of, and who asks to go back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple


class Chair:
    """A seat: whose it is, and which bot plays it; both empty if it is free."""

    __slots__ = ("flagged", "left", "level", "name", "user")

    def __init__(self) -> None:
        self.user: str = ""
        self.name: str = ""
        self.level: str = ""
        self.flagged: bool = False
        self.left: int = -1
        """When somebody last gave it up, or had to: invitations from before that are worth nothing."""

    @property
    def free(self) -> bool:
        return not self.user and not self.level


class PrivateEntries:
    """Entries that only one seat may know of: they are left out of the numbers that others see."""

    __slots__ = ("by_seat", "count", "last_at")

    def __init__(self, players: int) -> None:
        self.count: int = 0
        self.by_seat: Final = [0] * players
        self.last_at: Final = [0] * players
        """By seat: when it last answered a part of a secret question, took that back, or left orders."""

    def add(self, seat: int, at: int) -> None:
        """One more, of a seat."""
        self.count += 1
        self.by_seat[seat] += 1
        self.last_at[seat] = at

    def known_to(self, seats: Sequence[int]) -> int:
        """How many those know of who own some seats."""
        return sum([self.by_seat[seat] for seat in seats])


class Taken(NamedTuple):
    """Something was undone that others knew of."""

    at: int
    seat: int
    agreed: bool
    """The others had to agree."""


class RewindRequest:
    """A seat wants to go back to a ply; who has agreed."""

    __slots__ = ("agreed", "ply", "seat")

    def __init__(self, seat: int, ply: int) -> None:
        self.seat: Final = seat
        self.ply: Final = ply
        self.agreed: set[int] = {seat}
