"""What lies beside the map: disks in the bag and on the action display, tiles in stacks."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..core.state import State
from .terms import ALL_ELEMENTS, CHANGED_SUPPLY, E_DRAW_DISK, E_DRAW_TILE, NO_ELEMENT_HERE, NO_TILE, STACKS


@mypyc_attr(allow_interpreted_subclasses=True)
class Supplies(State):
    """The bag, rows of disks and stacks of tiles, with the verbs that move disks and tiles out of them and back."""

    __slots__ = ("bag", "face_up_tiles", "pool", "rows", "stacks")

    bag: list[int]
    """By element: the bag has no order."""
    rows: list[int]
    """Disks on the action display, by row and element."""
    stacks: list[int]
    """Face-down tiles left in each stack."""
    pool: list[int]
    """By terrain: the face-down tiles of all stacks; which lies where is drawn when it is turned up."""
    face_up_tiles: list[int]
    """By stack, NO_TILE for none."""

    def clear_supplies(self, disks: int, tiles: list[int], stack_size: int) -> None:
        """Everything in the bag and the stacks."""
        self.bag = [disks] * 6
        self.rows = [0] * 36
        self.stacks = [stack_size] * STACKS
        self.pool = tiles[:]
        self.face_up_tiles = [NO_TILE] * STACKS

    def copy_supplies(self, g: Supplies) -> None:
        """Copy them into a clone."""
        g.bag = self.bag[:]
        g.rows = self.rows[:]
        g.stacks = self.stacks[:]
        g.pool = self.pool[:]
        g.face_up_tiles = self.face_up_tiles[:]

    # ---- disks ------------------------------------------------------------------
    def put_in_bag(self, element: int) -> None:
        """A disk out of the hand."""
        self.bag[element] += 1
        self.dirty |= CHANGED_SUPPLY

    def take_from_bag(self, element: int) -> None:
        """A chosen disk into the hand."""
        self.bag[element] -= 1
        self.dirty |= CHANGED_SUPPLY

    def put_in_row(self, row: int, element: int) -> None:
        """A disk out of the hand."""
        self.rows[row * 6 + element] += 1
        self.dirty |= CHANGED_SUPPLY

    def take_from_row(self, row: int, element: int) -> None:
        """A disk of the action display into the hand."""
        self.rows[row * 6 + element] -= 1
        self.dirty |= CHANGED_SUPPLY

    def draw_disk(self) -> int:
        """DSM-0.9  A random disk out of the bag, -1 if it is empty."""
        if self.is_bag_empty():
            return NO_ELEMENT_HERE
        element = self.draw_from(self.bag)
        self.take_from_bag(element)
        self.info_counter += 1
        return element

    def is_bag_empty(self) -> bool:
        for n in self.bag:
            if n:
                return False
        return True

    def fill_row(self, row: int, n: int) -> None:
        """DS-3.10, DS-20.13, DSM-20.16  Random disks into a section, as long as the bag lasts (RU-19, R-22)."""
        for _ in range(n):
            element = self.draw_disk()
            if element >= 0:
                self.put_in_row(row, element)
                self.tell(E_DRAW_DISK, row, element, 0)

    def empty_row(self, row: int) -> None:
        """DS-20.11, DSM-20.13  Into the bag."""
        self.dirty |= CHANGED_SUPPLY
        for element in ALL_ELEMENTS:
            self.bag[element] += self.rows[row * 6 + element]
            self.rows[row * 6 + element] = 0

    def move_row(self, source: int, target: int) -> None:
        """DS-20.12, DSM-20.12, DSM-20.14"""
        self.dirty |= CHANGED_SUPPLY
        for element in ALL_ELEMENTS:
            self.rows[target * 6 + element] += self.rows[source * 6 + element]
            self.rows[source * 6 + element] = 0

    # ---- tiles ------------------------------------------------------------------
    def draw_terrain(self) -> int:
        """A random large tile of those nobody has seen."""
        terrain = self.draw_from(self.pool)
        self.pool[terrain] -= 1
        self.dirty |= CHANGED_SUPPLY
        self.info_counter += 1
        return terrain

    def turn_tile(self, stack: int) -> None:
        """DS-20.14, DSM-12.1  The next tile of a stack, if there is one; before, a stack has no order."""
        if self.face_up_tiles[stack] == NO_TILE and self.stacks[stack]:
            terrain = self.draw_terrain()
            self.stacks[stack] -= 1
            self.face_up_tiles[stack] = terrain
            self.tell(E_DRAW_TILE, terrain, stack, 0)

    def take_tile(self, stack: int) -> int:
        """The face-up tile of a stack into the hand; returns its terrain."""
        terrain = self.face_up_tiles[stack]
        self.face_up_tiles[stack] = NO_TILE
        self.dirty |= CHANGED_SUPPLY
        return terrain
