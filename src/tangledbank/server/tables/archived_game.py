"""A game by other rules, which this version of the program can show and keep, but not play."""

from __future__ import annotations

from typing import Final

from ...core.record import Record, RulesChange


class ArchivedGame:
    """The answers of a game whose rules another version of this program plays: to be read, not to be played."""

    __slots__ = ("changes", "digests", "log", "over", "waiting")

    def __init__(self, earlier: Record | None = None) -> None:
        self.log: Final[list[tuple[int, str]]] = list(earlier.log) if earlier is not None else []
        """Seats and actions."""
        self.changes: Final[list[RulesChange]] = list(earlier.changes) if earlier is not None else []
        self.digests: Final[dict[int, str]] = dict(earlier.digests) if earlier is not None else {}
        self.over: bool = False
        """Its rules would tell; as long as nobody says so, it is not."""
        self.waiting: Final[list[int]] = []

    def apply(self, action: str, seat: int) -> None:
        self.log.append((seat, action))

    def undo(self, seat: int) -> None:
        """A seat takes back its last answer; others may have answered the same secret question since."""
        del self.log[max([ply for ply, (who, _) in enumerate(self.log) if who == seat])]

    def rewind(self, plies: int) -> None:
        del self.log[plies:]
