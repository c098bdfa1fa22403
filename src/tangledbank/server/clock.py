"""Clocks are arithmetic on the times of entries: nobody ticks, and a replayed table has the same clocks."""

from __future__ import annotations

from typing import Final

from .entries import DAYS, LIVE, NONE, Clock

RETURN_BANK: Final = 30_000
"""What somebody has at least who returns after the clock ran out, in milliseconds."""


class Clocks:
    """The time left of every seat, in milliseconds; those who are waited for lose it."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock: Final = clock
        self.left: Final = [clock.bank * 1000] * players
        self.since: Final[list[int | None]] = [None] * players
        """When a seat began to be waited for."""

    def stop(self, seat: int, at: int) -> None:
        """A seat is not waited for any more."""
        began = self.since[seat]
        if began is not None:
            self.left[seat] -= at - began
            self.since[seat] = None

    def moved(self, seat: int, at: int) -> None:
        """A seat answered: it gains its increment."""
        self.stop(seat, at)
        self.left[seat] = max(0, self.left[seat]) + self.clock.increment * 1000

    def wait_for(self, seats: list[int], at: int) -> None:
        """These seats are waited for, and no others."""
        for seat in range(len(self.left)):
            if seat not in seats:
                self.stop(seat, at)
            elif self.since[seat] is None:
                self.since[seat] = at
                if self.clock.kind == DAYS:
                    self.left[seat] = self.clock.bank * 1000

    def returned(self, seat: int) -> None:
        """Whoever comes back can think at least for a moment."""
        self.left[seat] = max(self.left[seat], RETURN_BANK)

    def flag_at(self, seat: int) -> int | None:
        """When the time of a seat runs out; None if it does not run."""
        began = self.since[seat]
        return None if began is None or self.clock.kind == NONE else began + max(0, self.left[seat])

    def next_flag(self) -> int | None:
        """When the first clock runs out."""
        flags = [flag for seat in range(len(self.left)) if (flag := self.flag_at(seat)) is not None]
        return min(flags, default=None)


__all__ = ["DAYS", "LIVE", "NONE", "Clock", "Clocks"]
