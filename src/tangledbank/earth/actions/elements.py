"""Disks between bag, action display, Earth and the animals' displays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..facts import lying
from ..kinds import ANIMAL, ELEMENT, ROW, SEAT, TILE_OR_ANY
from ..pick import E, MustPick, Pick
from ..state import HexWorld
from ..terms import (
    A_CORNER,
    A_DEPLETE,
    A_EXCHANGE,
    A_LOSE,
    A_TAKE,
    ALL_ELEMENTS,
    ANYWHERE,
    BAG_EMPTY,
    CORNER_TAKEN,
    DEPLETION,
    ELEMENT_THINGS,
    NO_DISK,
    NO_ELEMENT,
    NO_VACANT_CORNER,
    NOT_ACQUIRED,
    NOT_IN_BOX,
    NOT_ON_EARTH,
    NOT_THIS_TILE,
)


# ---- refusals -----------------------------------------------------------------------
def row_refusal(g: HexWorld, row: int, element: int) -> int:
    """A disk of this type must lie on the squares or in the box."""
    return 0 if g.rows[row * 6 + element] else NO_DISK


def corner_refusal(g: HexWorld, corner: int) -> int:
    """DS-10.2, DS-2.9, DS-1.28, DSM-2.12, DSM-2.13  A vacant corner that touches a tile."""
    if g.corner[corner] >= 0:
        return CORNER_TAKEN
    return 0 if g.touches_earth(corner) else NOT_ON_EARTH


def bag_refusal(g: HexWorld, element: int) -> int:
    """DS-19.5  The bag must hold one."""
    return 0 if g.bag[element] else BAG_EMPTY


def acquired_refusal(g: HexWorld, animal: int, element: int) -> int:
    """DS-1.15, DSM-9.5  Only acquired elements can go."""
    return 0 if g.acquired(animal, element) else NOT_ACQUIRED


def vacant_corner_refusal(g: HexWorld, tile: int) -> int:
    for corner in g.layout.board.corners_of[tile]:
        if g.corner[corner] < 0:
            return 0
    return NO_VACANT_CORNER


def row_is_empty(g: HexWorld, row: int) -> bool:
    return not sum(g.rows[row * 6 : row * 6 + 6])


def has_vacant_corner(g: HexWorld) -> bool:
    """DS-10.4, DSM-6.3  Whether a disk could be put anywhere on Earth."""
    for corner in g.layout.board.corners:
        if not corner_refusal(g, corner):
            return True
    return False


# ---- onto Earth -----------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class TakeDisk(Pick[E]):
    """DS-10.1, DS-15.5, DSM-6.1, DSM-12.3  A disk from a row of the display, for a corner that is asked next."""

    __slots__ = ("row", "tile")
    takes = (SEAT, ANIMAL, ROW, TILE_OR_ANY.of("the tile that it must touch (-1: anywhere on Earth)"))

    def __init__(self, seat: int, animal: int, row: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.row: Final = row
        self.tile: Final = tile
        """The tile it must touch, or ANYWHERE."""

    def verb(self) -> int:
        return A_TAKE

    def candidates(self, g: E) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: E, action: int) -> int:
        return row_refusal(g, self.row, action >> 16 & 255)

    def chosen(self, g: E, action: int) -> None:
        element = action >> 16 & 255
        g.take_from_row(self.row, element)
        g.push(PutElement(self.seat, self.animal, element, self.tile))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.row, self.tile]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseFromBag(MustPick[E]):
    """DS-C01.1, DS-C12.1, DSM-23.32  A type from the bag for a vacant corner of a tile, or of Earth."""

    __slots__ = ("tile",)
    takes = (SEAT, ANIMAL, TILE_OR_ANY.of("the tile that it must touch (-1: anywhere on Earth)"))

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_TAKE

    def candidates(self, g: E) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: E, action: int) -> int:
        return bag_refusal(g, action >> 16 & 255)

    def chosen(self, g: E, action: int) -> None:
        element = action >> 16 & 255
        g.take_from_bag(element)
        g.push(PutElement(self.seat, self.animal, element, self.tile))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]


@mypyc_attr(allow_interpreted_subclasses=True)
class PutElement(MustPick[E]):
    """DS-10.2, DSM-6.1, DSM-6.2  A disk in hand goes onto a vacant corner of Earth, or of the tile a rule names."""

    __slots__ = ("element", "tile")
    takes = (SEAT, ANIMAL, ELEMENT, TILE_OR_ANY)
    says = "element"

    def __init__(self, seat: int, animal: int, element: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.element: Final = element
        self.tile: Final = tile

    def verb(self) -> int:
        return A_CORNER

    def candidates(self, g: E) -> list[int]:
        board = g.layout.board
        return board.corner_things if self.tile == ANYWHERE else board.corner_things_of[self.tile]

    def refusal_of(self, g: E, action: int) -> int:
        corner = action >> 16 & 255
        if self.tile != ANYWHERE and self.tile not in g.layout.board.touching[corner]:
            return NOT_THIS_TILE
        return corner_refusal(g, corner)

    def chosen(self, g: E, action: int) -> None:
        g.put_element(action >> 16 & 255, self.element)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.element, self.tile]


# ---- off Earth and off the displays ---------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Depletion(Pick[E]):
    """DS-12.1 to DS-12.3, DSM-8.1 to DSM-8.3  One element of Earth whose type is in the box goes to the bag."""

    __slots__ = ()

    def verb(self) -> int:
        return A_DEPLETE

    def candidates(self, g: E) -> list[int]:
        return lying(g)

    def refusal_of(self, g: E, action: int) -> int:
        element = g.corner[action >> 16 & 255]
        if element < 0:
            return NO_ELEMENT
        return 0 if g.rows[DEPLETION * 6 + element] else NOT_IN_BOX

    def chosen(self, g: E, action: int) -> None:
        g.remove_element(action >> 16 & 255)


@mypyc_attr(allow_interpreted_subclasses=True)
class LoseElement(MustPick[E]):
    """DS-C07.1, DS-C16.1, DSM-23.9, R-34  An animal gives up one acquired element."""

    __slots__ = ()

    def verb(self) -> int:
        return A_LOSE

    def candidates(self, g: E) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: E, action: int) -> int:
        return acquired_refusal(g, self.animal, action >> 16 & 255)

    def chosen(self, g: E, action: int) -> None:
        g.lose_element(self.animal, action >> 16 & 255)


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(MustPick[E]):
    """DS-C20.1, DS-C20.3, DSM-23.20  One acquired element for one that was in the bag before."""

    __slots__ = ()

    def verb(self) -> int:
        return A_EXCHANGE

    def candidates(self, g: E) -> list[int]:
        return [given << 16 | taken << 8 for given in ALL_ELEMENTS for taken in ALL_ELEMENTS]

    def refusal_of(self, g: E, action: int) -> int:
        return acquired_refusal(g, self.animal, action >> 16 & 255) | bag_refusal(g, action >> 8 & 255)

    def chosen(self, g: E, action: int) -> None:
        g.lose_element(self.animal, action >> 16 & 255)
        g.take_from_bag(action >> 8 & 255)
        g.gain_element(self.animal, action >> 8 & 255)
