"""What the numbers of Evolution's frames mean, and which numbers can be that."""

from __future__ import annotations

from typing import Final

from ...core.spec import Kind
from .state import Evo
from .terms import SIZE_MAX


class Seat(Kind):
    """A seat."""

    def fits(self, g: Evo, n: int) -> bool:
        return 0 <= n < g.seats


class Seats(Kind):
    """A bit set of seats."""

    def fits(self, g: Evo, n: int) -> bool:
        return 0 <= n < 1 << g.seats


class Passes(Kind):
    """How many seats have passed one after the other."""

    def fits(self, g: Evo, n: int) -> bool:
        return 0 <= n <= g.seats


class Board(Kind):
    """The board of a living species."""

    def fits(self, g: Evo, n: int) -> bool:
        return 0 <= n < len(g.pop) and g.pop[n] > 0


SEAT: Final = Seat("seat")
WAITING: Final = Seats("seats", text="waiting seats (bit set)")
SEATS_OUT: Final = Seats("seats", text="seats that are out (bit set)")
PASSES: Final = Passes("number", text="passes in a row")
BOARD: Final = Board("species", text="board")
TOKENS: Final = Kind("number", SIZE_MAX, text="tokens")
FLAG: Final = Kind("number", 1)
# The next three take as many numbers as there are: stack.py reads them.
CHOSEN_CARDS: Final = Kind("cards", text="then the chosen card of each seat (number, -1 for none)")
PLANS: Final = Kind("actions", text="then for each seat the length of its plan and the plan's actions (numbers)")
WAITING_ACTIONS: Final = Kind("actions", text="then the actions that still wait")
