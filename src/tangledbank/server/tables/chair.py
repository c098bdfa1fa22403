"""Parts of a table: who sits where, and who asks to go back."""

from __future__ import annotations

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
