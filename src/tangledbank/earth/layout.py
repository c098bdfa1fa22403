"""What stays the same during a game: the board, who plays what, and the numbers printed on tiles."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ..core.hexgrid import Grid
from ..core.ints import Ints, ints
from ..core.value import Value
from .terms import ALL_ANIMALS, NOBODY

NO_PLACE: Final = -1


class Board:
    """A grid with the lists of things that can be pointed at."""

    def __init__(self, grid: Grid) -> None:
        self.grid: Final = grid
        self.neighbours: Final[list[list[int]]] = grid.neighbours
        self.touching: Final[list[list[int]]] = grid.touching
        self.corners_of: Final[list[list[int]]] = grid.corners
        self.near: Final[Ints] = ints([sum([1 << tile for tile in tiles]) for tiles in grid.neighbours])
        """By hex: its neighbours as a bit set."""
        self.hexes: Final[list[int]] = list(range(len(grid.places)))
        self.corners: Final[list[int]] = list(range(len(grid.touching)))
        self.hex_things: Final[list[int]] = [tile << 16 for tile in self.hexes]
        self.corner_things: Final[list[int]] = [corner << 16 for corner in self.corners]
        self.corner_things_of: Final[list[list[int]]] = [sorted([c << 16 for c in corners]) for corners in grid.corners]
        """By hex: its own corners."""
        self.unmoved: Final[tuple[int, ...]] = (0,) * len(self.hexes)
        """By hex: nothing has moved there yet."""
        self.cube_things: Final[list[int]] = [tile << 16 | a << 8 for tile in self.hexes for a in ALL_ANIMALS]

    def __repr__(self) -> str:
        return f"<Board: {len(self.hexes)} hexes, {len(self.corners)} corners>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its hexes: what follows from them is worked out once in a process."""
        return board_with, (tuple(self.grid.places),)


BOARDS: Final[dict[tuple[tuple[int, int], ...], Board]] = {}
"""Those that came out of pickles."""


def board_with(places: tuple[tuple[int, int], ...]) -> Board:
    """The board with these hexes."""
    if places not in BOARDS:
        BOARDS[places] = Board(Grid(list(places)))
    return BOARDS[places]


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Value):
    """Never changes during a game, hence shared between clones."""

    def __init__(
        self, board: Board, controller: list[int], cubes: int, disks: int, scores: list[list[int]], bonus_end: int
    ) -> None:
        self.board: Final = board
        self.controller: Final = controller
        """The seat of each animal, NOBODY if it is not in play."""
        self.animals: Final[list[int]] = [a for a in ALL_ANIMALS if controller[a] != NOBODY]
        """In food chain order."""
        self.places: Final = [self.places_for(seat) for seat in range(max(controller) + 1)]
        """By seat and animal: the animals in the order in which the seat names them, NO_PLACE for those not in play."""
        self.cubes: Final = cubes
        """Cubes of each animal, a marker not counted (DS-3.12, DSM-1.11)."""
        self.disks: Final = disks
        """Of each type (DS-1.12, DSM-1.7)."""
        self.scores: Final = scores
        """By terrain: what the ranks receive (DS-1.6, DSM-1.15)."""
        self.bonus_end: Final = bonus_end
        """The quantity from which bonus VP do not grow."""

    def places_for(self, seat: int) -> list[int]:
        """Its own animals first, then those of the next seats."""
        seats = max(self.controller) + 1
        order = sorted(self.animals, key=lambda animal: (self.controller[animal] - seat) % seats)
        return [order.index(animal) if animal in order else NO_PLACE for animal in ALL_ANIMALS]
