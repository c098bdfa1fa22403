"""DSM-23, DSM-30.6  Questions that only cards ask, about elements and special pawns."""

from __future__ import annotations

from typing import Final

from ...core.frame import Step
from ...earth.actions.elements import PutElement, acquired_refusal, bag_refusal, corner_refusal, has_vacant_corner
from ...earth.kinds import ANIMAL, ELEMENT, NUMBER, SEAT, TILE
from ...earth.pick import MustPick, PickTile, ask, tile_refusal
from ...earth.terms import (
    A_CORNER,
    A_LOSE,
    A_TAKE,
    ANYWHERE,
    ELEMENT_THINGS,
    NO_ELEMENT,
    NO_TILE_HERE,
    NOT_THIS_TILE,
    WRONG_ELEMENT,
)
from .kinds import CORNER_OR_NONE, ELEMENT_CORNER, SLOT
from .spec import CARD, Spec
from .state import Sea
from .terms import A_SPECIAL, CONTROLLED, NOT_CONTROLLED, OUT_OF_ORDER


def has_element(g: Sea) -> bool:
    """Whether any element lies on Earth."""
    return max(g.corner) >= 0


class PickElement(MustPick[Sea]):
    """An element on Earth."""

    __slots__ = ()

    def verb(self) -> int:
        return A_CORNER

    def candidates(self, g: Sea) -> list[int]:
        return g.layout.board.corner_things

    def refusal_of(self, g: Sea, action: int) -> int:
        return 0 if g.corner[action >> 16 & 255] >= 0 else NO_ELEMENT


# ---- Adaptability -----------------------------------------------------------------------
class GiveDisk(MustPick[Sea]):
    """DSM-23.1  First the own disk."""

    __slots__ = ()
    spec = Spec(CARD, "DSM-23.1", number=37)

    def verb(self) -> int:
        return A_LOSE

    def candidates(self, g: Sea) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        return acquired_refusal(g, self.animal, action >> 16 & 255)

    def chosen(self, g: Sea, action: int) -> None:
        g.push(SwapWithEarth(self.seat, self.animal, action >> 16 & 255))


class SwapWithEarth(PickElement):
    """DSM-23.1  Then the element on Earth; the disk takes exactly its corner."""

    __slots__ = ("element",)
    takes = (SEAT, ANIMAL, ELEMENT)
    says = "element"
    spec = Spec(CARD, "DSM-23.1", number=38)

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: Final = element

    def chosen(self, g: Sea, action: int) -> None:
        corner = action >> 16 & 255
        taken = g.take_element(corner)
        g.drop_element(self.animal, self.element)
        g.put_element(corner, self.element)
        g.gain_element(self.animal, taken)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.element]


# ---- Niche Construction --------------------------------------------------------------------
class MoveFrom(PickElement):
    """DSM-23.22  Which element moves."""

    __slots__ = ()
    spec = Spec(CARD, "DSM-23.22", number=39)

    def chosen(self, g: Sea, action: int) -> None:
        g.push(MoveElement(self.seat, self.animal, action >> 16 & 255))


class MoveElement(MustPick[Sea]):
    """DSM-23.22  To which vacant corner of Earth."""

    __slots__ = ("source",)
    takes = (SEAT, ANIMAL, ELEMENT_CORNER)
    spec = Spec(CARD, "DSM-23.22", number=40)

    def __init__(self, seat: int, animal: int, source: int) -> None:
        super().__init__(seat, animal)
        self.source: Final = source

    def verb(self) -> int:
        return A_CORNER

    def candidates(self, g: Sea) -> list[int]:
        return g.layout.board.corner_things

    def refusal_of(self, g: Sea, action: int) -> int:
        return corner_refusal(g, action >> 16 & 255)

    def chosen(self, g: Sea, action: int) -> None:
        g.put_element(action >> 16 & 255, g.take_element(self.source))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.source]


# ---- Omnivore, Trophic Cascade -----------------------------------------------------------------
class RemoveFromTile(PickElement):
    """DSM-23.23, DSM-23.33  Elements of a tile go to the bag one after the other, corners ascending."""

    __slots__ = ("after", "left", "tile")
    takes = (SEAT, ANIMAL, TILE, NUMBER.of("how many still go"), CORNER_OR_NONE)
    says = "tile n=left"
    spec = Spec(f"{CARD} Bite", "DSM-23.23 DSM-23.33", number=41)

    def __init__(self, seat: int, animal: int, tile: int, left: int, after: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile
        self.left: Final = left
        """How many still go."""
        self.after: Final = after
        """The corner chosen last, -1 at first."""

    def refusal_of(self, g: Sea, action: int) -> int:
        corner = action >> 16 & 255
        if corner not in g.layout.board.corners_of[self.tile]:
            return NOT_THIS_TILE
        if g.corner[corner] < 0:
            return NO_ELEMENT
        return 0 if corner > self.after and len(elements_from(g, self.tile, corner)) >= self.left else OUT_OF_ORDER

    def chosen(self, g: Sea, action: int) -> None:
        corner = action >> 16 & 255
        g.remove_element(corner)
        if self.left > 1:
            g.push(RemoveFromTile(self.seat, self.animal, self.tile, self.left - 1, corner))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile, self.left, self.after]


def elements_from(g: Sea, tile: int, first: int) -> list[int]:
    """The corners of a tile with an element, from one on."""
    return [corner for corner in g.layout.board.corners_of[tile] if corner >= first and g.corner[corner] >= 0]


def remove_elements(g: Sea, animal: int, tile: int, n: int) -> None:
    """DSM-23.23, DSM-23.33  So many of a tile, all if there are fewer."""
    n = min(n, len(elements_from(g, tile, 0)))
    if n:
        g.push(RemoveFromTile(g.seat_of(animal), animal, tile, n, -1))


class CascadeTile(PickTile[Sea]):
    """DSM-23.33  A tile with elements; X of them go."""

    __slots__ = ("x",)
    takes = (SEAT, ANIMAL, SLOT.of("X"))
    says = "n=x"
    spec = Spec(CARD, "DSM-23.33", number=42)

    def __init__(self, seat: int, animal: int, x: int) -> None:
        super().__init__(seat, animal)
        self.x: Final = x

    def refusal_of(self, g: Sea, action: int) -> int:
        tile = action >> 16 & 255
        if tile_refusal(g, tile):
            return NO_TILE_HERE
        return 0 if elements_from(g, tile, 0) else NO_ELEMENT

    def chosen(self, g: Sea, action: int) -> None:
        remove_elements(g, self.animal, action >> 16 & 255, self.x)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.x]


# ---- Habitat ------------------------------------------------------------------------------
class HabitatAgainst(MustPick[Sea]):
    """DSM-23.16, DSM-23.37  A special pawn one does not control, whose type lies on Earth."""

    __slots__ = ()
    spec = Spec("HabitatFor", "DSM-23.16", number=43)

    def verb(self) -> int:
        return A_SPECIAL

    def candidates(self, g: Sea) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        element = action >> 16 & 255
        if g.control[element] == self.animal:
            return CONTROLLED
        return 0 if element in g.corner else NO_ELEMENT

    def chosen(self, g: Sea, action: int) -> None:
        g.push(RemoveOfType(self.seat, self.animal, action >> 16 & 255))


class RemoveOfType(MustPick[Sea]):
    """DSM-23.16  An element of that type goes to the bag."""

    __slots__ = ("element",)
    takes = (SEAT, ANIMAL, ELEMENT)
    says = "element"
    spec = Spec("HabitatFor", "DSM-23.16", number=44)

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: Final = element

    def verb(self) -> int:
        return A_CORNER

    def candidates(self, g: Sea) -> list[int]:
        return g.layout.board.corner_things

    def refusal_of(self, g: Sea, action: int) -> int:
        found = g.corner[action >> 16 & 255]
        if found < 0:
            return NO_ELEMENT
        return 0 if found == self.element else WRONG_ELEMENT

    def chosen(self, g: Sea, action: int) -> None:
        g.remove_element(action >> 16 & 255)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.element]


class HabitatFor(Step[Sea]):
    """DSM-23.16  Part 2, when part 1 is done."""

    __slots__ = ("animal",)
    takes = (ANIMAL,)
    spec = Spec(CARD)

    def __init__(self, animal: int) -> None:
        self.animal: Final = animal

    def run(self, g: Sea) -> None:
        if has_vacant_corner(g) and self.animal in g.control:
            ask(g, HabitatDisk(g.seat_of(self.animal), self.animal))

    def fields(self) -> list[int]:
        return [self.animal]


class HabitatDisk(MustPick[Sea]):
    """DSM-23.16  A disk of the bag for Earth; by an option only of a type whose special pawn one controls."""

    __slots__ = ()
    spec = Spec(CARD, "DSM-23.16", number=45)

    def verb(self) -> int:
        return A_TAKE

    def candidates(self, g: Sea) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        element = action >> 16 & 255
        if g.settings.habitat_own_types and g.control[element] != self.animal:
            return NOT_CONTROLLED
        return bag_refusal(g, element)

    def chosen(self, g: Sea, action: int) -> None:
        element = action >> 16 & 255
        g.take_from_bag(element)
        g.push(PutElement(self.seat, self.animal, element, ANYWHERE))
