"""DS-8 to DS-12  Elements: Adaptation, Regression, Abundance, Wasteland, Depletion."""

from __future__ import annotations

from typing import Final

from ....core.frame import Step
from ..facts import has_room
from ..pick import Pick, ask
from ..state import Dom
from ..terms import (
    A_ADAPT,
    A_CORNER,
    A_DEPLETE,
    A_PROTECT,
    A_TAKE,
    A_WASTE,
    ABUNDANCE,
    ADAPTATION,
    ALL_CORNERS,
    ALL_ELEMENTS,
    CORNER_TAKEN,
    DEPLETION,
    E_WASTE,
    NO_DISK,
    NO_ELEMENT,
    NOBODY,
    NOT_IN_BOX,
    NOT_ON_EARTH,
    NOT_THIS_TILE,
    NOT_THREATENED,
    PROTECTED_ALREADY,
    REGRESSION,
    REGRESSION_1,
    REPTILE,
    TOUCHING,
    WASTELAND,
)

ELEMENT_THINGS: Final[list[int]] = [element << 16 for element in ALL_ELEMENTS]
CORNER_THINGS: Final[list[int]] = [corner << 16 for corner in ALL_CORNERS]


# ---- guards -----------------------------------------------------------------------
def row_ban(g: Dom, row: int, element: int) -> int:
    """A disk of this type must lie on the squares or in the box."""
    return 0 if g.rows[row * 6 + element] else NO_DISK


def corner_ban(g: Dom, corner: int) -> int:
    """DS-10.2, DS-2.9, DS-1.28  A vacant corner that touches a tile."""
    if g.corner[corner] >= 0:
        return CORNER_TAKEN
    return 0 if g.touches_earth(corner) else NOT_ON_EARTH


def row_is_empty(g: Dom, row: int) -> bool:
    return not sum(g.rows[row * 6 : row * 6 + 6])


# ---- Adaptation ---------------------------------------------------------------------
def adapt(g: Dom, animal: int) -> None:
    """DS-8.2, DS-8.5  Skipped with a full display or empty squares."""
    if has_room(g, animal):
        ask(g, Adaptation(g.seat_of(animal), animal))


class Adaptation(Pick):
    """DS-8.1, DS-8.3, DS-8.4  One disk from the squares onto the display."""

    __slots__ = ()

    def verb(self) -> int:
        return A_ADAPT

    def candidates(self, g: Dom) -> list[int]:
        return ELEMENT_THINGS

    def guard(self, g: Dom, action: int) -> int:
        return row_ban(g, ADAPTATION, action >> 16 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        element = action >> 16 & 255
        g.rows[ADAPTATION * 6 + element] -= 1
        g.gain_element(self.animal, element)


# ---- Regression ------------------------------------------------------------------------
class Regression(Step[Dom]):
    """DS-9.1, DS-9.7  Protections in order: space 1, space 2, the reptiles' free one; then all losses at once."""

    __slots__ = ("kept", "turn")

    def __init__(self, turn: int, kept: tuple[int, ...]) -> None:
        self.turn: Final = turn
        self.kept: Final = kept
        """By animal: the types it protects, as a bit set."""

    def run(self, g: Dom) -> None:
        if self.turn == 3:
            self.lose(g)
            return
        animal = REPTILE if self.turn == 2 else g.spaces[REGRESSION_1 + self.turn]
        if animal == NOBODY or g.seat_of(animal) == NOBODY:
            g.push(Regression(self.turn + 1, self.kept))
        elif not ask(g, Protect(g.seat_of(animal), animal, self.turn, self.kept)):
            g.push(Regression(self.turn + 1, self.kept))

    def lose(self, g: Dom) -> None:
        """DS-9.2, DS-9.3, DS-9.8 to DS-9.10  All lose one acquired disk of each type in the box; then pawns return."""
        for animal in g.settings.animals:
            for element in ALL_ELEMENTS:
                if not threat_ban(g, animal, element) and not self.kept[animal] >> element & 1:
                    g.lose_element(animal, element)
        for space in (REGRESSION_1, REGRESSION_1 + 1):
            if g.spaces[space] != NOBODY:
                g.take_back(space)

    def fields(self) -> list[int]:
        return [self.turn, *self.kept]


def threat_ban(g: Dom, animal: int, element: int) -> int:
    """DS-9.11  A type is threatened when it is in the box and among the acquired disks."""
    return 0 if g.rows[REGRESSION * 6 + element] and g.acquired(animal, element) else NOT_THREATENED


class Protect(Pick):
    """DS-9.4 to DS-9.6  A protection keeps one disk of a threatened type, or stays unused."""

    __slots__ = ("kept", "turn")

    def __init__(self, seat: int, animal: int, turn: int, kept: tuple[int, ...]) -> None:
        super().__init__(seat, animal)
        self.turn: Final = turn
        self.kept: Final = kept

    def verb(self) -> int:
        return A_PROTECT

    def candidates(self, g: Dom) -> list[int]:
        return ELEMENT_THINGS

    def guard(self, g: Dom, action: int) -> int:
        element = action >> 16 & 255
        if self.kept[self.animal] >> element & 1:
            return PROTECTED_ALREADY
        return threat_ban(g, self.animal, element)

    def chosen(self, g: Dom, action: int) -> None:
        kept = list(self.kept)
        kept[self.animal] |= 1 << (action >> 16 & 255)
        g.push(Regression(self.turn + 1, tuple(kept)))

    def passed(self, g: Dom) -> None:
        g.push(Regression(self.turn + 1, self.kept))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.turn, *self.kept]


# ---- Abundance --------------------------------------------------------------------------
def abound(g: Dom, animal: int) -> None:
    """DS-10.4  Skipped without a disk or without a vacant corner."""
    for corner in ALL_CORNERS:
        if not corner_ban(g, corner):
            ask(g, Abundance(g.seat_of(animal), animal))
            return


class Abundance(Pick):
    """DS-10.1, DS-10.3  One disk from the squares; its corner is asked next."""

    __slots__ = ()

    def verb(self) -> int:
        return A_TAKE

    def candidates(self, g: Dom) -> list[int]:
        return ELEMENT_THINGS

    def guard(self, g: Dom, action: int) -> int:
        return row_ban(g, ABUNDANCE, action >> 16 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        element = action >> 16 & 255
        g.rows[ABUNDANCE * 6 + element] -= 1
        g.push(PutElement(self.seat, self.animal, element, -1))


class PutElement(Pick):
    """DS-10.2  A disk in hand goes onto a vacant corner of Earth, or of one tile if the rule names it."""

    __slots__ = ("element", "tile")

    def __init__(self, seat: int, animal: int, element: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.element: Final = element
        self.tile: Final = tile
        """-1: anywhere on Earth."""

    def verb(self) -> int:
        return A_CORNER

    def may_pass(self) -> bool:
        return False

    def candidates(self, g: Dom) -> list[int]:
        return CORNER_THINGS

    def guard(self, g: Dom, action: int) -> int:
        corner = action >> 16 & 255
        if self.tile >= 0 and self.tile not in TOUCHING[corner]:
            return NOT_THIS_TILE
        return corner_ban(g, corner)

    def chosen(self, g: Dom, action: int) -> None:
        g.put_element(action >> 16 & 255, self.element)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.element, self.tile]


# ---- Wasteland ----------------------------------------------------------------------------
class Wasteland(Pick):
    """DS-11.1  One disk of the box into the bag."""

    __slots__ = ()

    def verb(self) -> int:
        return A_WASTE

    def candidates(self, g: Dom) -> list[int]:
        return ELEMENT_THINGS

    def guard(self, g: Dom, action: int) -> int:
        return row_ban(g, WASTELAND, action >> 16 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        element = action >> 16 & 255
        g.rows[WASTELAND * 6 + element] -= 1
        g.bag[element] += 1
        if g.events is not None:
            g.events.append((E_WASTE, self.animal, element, 0))


class LayWaste(Step[Dom]):
    """DS-11.2 to DS-11.6  Always: elements on corners of tundra go if their type is still in the box."""

    __slots__ = ()

    def run(self, g: Dom) -> None:
        if row_is_empty(g, WASTELAND):
            return
        for corner in ALL_CORNERS:
            element = g.corner[corner]
            if element >= 0 and g.rows[WASTELAND * 6 + element] and touches_tundra(g, corner):
                g.remove_element(corner)


def touches_tundra(g: Dom, corner: int) -> bool:
    for tile in TOUCHING[corner]:
        if g.tundra >> tile & 1:
            return True
    return False


# ---- Depletion ----------------------------------------------------------------------------
class Depletion(Pick):
    """DS-12.1 to DS-12.3  One element of Earth whose type is in the box goes to the bag."""

    __slots__ = ()

    def verb(self) -> int:
        return A_DEPLETE

    def candidates(self, g: Dom) -> list[int]:
        return CORNER_THINGS

    def guard(self, g: Dom, action: int) -> int:
        element = g.corner[action >> 16 & 255]
        if element < 0:
            return NO_ELEMENT
        return 0 if g.rows[DEPLETION * 6 + element] else NOT_IN_BOX

    def chosen(self, g: Dom, action: int) -> None:
        g.remove_element(action >> 16 & 255)
