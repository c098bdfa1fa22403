"""DS-8 to DS-11  Elements: Adaptation, Regression, Abundance, Wasteland."""

from __future__ import annotations

from typing import Final

from ....core.frame import Step
from ....earth.actions.elements import TakeDisk, has_vacant_corner, row_is_empty, row_refusal
from ....earth.kinds import ANIMAL, SEAT
from ....earth.pick import Pick, ask
from ....earth.terms import (
    A_ADAPT,
    ABUNDANCE,
    ADAPTATION,
    ALL_ELEMENTS,
    ANYWHERE,
    ELEMENT_THINGS,
    FADING,
    NOBODY,
    REGRESSION,
)
from ..kinds import PROTECTED, PROTECTION
from ..spec import ACTION, Spec
from ..state import Dom
from ..terms import (
    A_PROTECT,
    A_WASTE,
    ADAPTATION_1,
    DEPLETION_1,
    E_WASTE,
    NOT_THREATENED,
    PROTECTED_ALREADY,
    REGRESSION_1,
    REPTILE,
    WASTELAND_1,
)


# ---- Adaptation ---------------------------------------------------------------------
def adapt(g: Dom, animal: int) -> None:
    """DS-8.2, DS-8.5  Skipped with a full display or empty squares."""
    if g.has_room(animal):
        ask(g, Adaptation(g.seat_of(animal), animal))


class Adaptation(Pick[Dom]):
    """DS-8.1, DS-8.3, DS-8.4  One disk from the squares onto the display."""

    __slots__ = ()
    spec = Spec(ACTION, "DS-8.1 DS-8.3", number=2, spaces=((ADAPTATION_1, REGRESSION_1),))

    def verb(self) -> int:
        return A_ADAPT

    def candidates(self, g: Dom) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: Dom, action: int) -> int:
        return row_refusal(g, ADAPTATION, action >> 16 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        element = action >> 16 & 255
        g.take_from_row(ADAPTATION, element)
        g.gain_element(self.animal, element)


# ---- Regression ------------------------------------------------------------------------
class Regression(Step[Dom]):
    """DS-9.1, DS-9.7  Protections in order: space 1, space 2, the reptiles' free one; then all losses at once."""

    __slots__ = ("kept", "turn")
    takes = (PROTECTION, PROTECTED)
    spec = Spec(ACTION, spaces=((REGRESSION_1, REGRESSION_1 + 1),))

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
        for animal in g.layout.animals:
            for element in ALL_ELEMENTS:
                if not threat_refusal(g, animal, element) and not self.kept[animal] >> element & 1:
                    g.lose_element(animal, element)
        for space in (REGRESSION_1, REGRESSION_1 + 1):
            if g.spaces[space] != NOBODY:
                g.take_back(space)

    def fields(self) -> list[int]:
        return [self.turn, *self.kept]


def threat_refusal(g: Dom, animal: int, element: int) -> int:
    """DS-9.11  A type is threatened when it is in the box and among the acquired disks."""
    return 0 if g.rows[REGRESSION * 6 + element] and g.acquired(animal, element) else NOT_THREATENED


class Protect(Pick[Dom]):
    """DS-9.4 to DS-9.6  A protection keeps one disk of a threatened type, or stays unused."""

    __slots__ = ("kept", "turn")
    takes = (SEAT, ANIMAL, PROTECTION, PROTECTED)
    spec = Spec(ACTION, "DS-9.2 DS-9.4 DS-9.6", number=3, spaces=((REGRESSION_1, REGRESSION_1 + 1),))

    def __init__(self, seat: int, animal: int, turn: int, kept: tuple[int, ...]) -> None:
        super().__init__(seat, animal)
        self.turn: Final = turn
        self.kept: Final = kept

    def verb(self) -> int:
        return A_PROTECT

    def candidates(self, g: Dom) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: Dom, action: int) -> int:
        element = action >> 16 & 255
        if self.kept[self.animal] >> element & 1:
            return PROTECTED_ALREADY
        return threat_refusal(g, self.animal, element)

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
    """DS-10.1, DS-10.3, DS-10.4  Skipped without a disk or without a vacant corner."""
    if has_vacant_corner(g):
        ask(g, TakeDisk(g.seat_of(animal), animal, ABUNDANCE, ANYWHERE))


# ---- Wasteland ----------------------------------------------------------------------------
class Wasteland(Pick[Dom]):
    """DS-11.1  One disk of the box into the bag."""

    __slots__ = ()
    spec = Spec("LayWaste", "DS-11.1 DS-11.2", number=6)

    def verb(self) -> int:
        return A_WASTE

    def candidates(self, g: Dom) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: Dom, action: int) -> int:
        return row_refusal(g, FADING, action >> 16 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        element = action >> 16 & 255
        g.take_from_row(FADING, element)
        g.put_in_bag(element)
        g.tell(E_WASTE, self.animal, element, 0)


class LayWaste(Step[Dom]):
    """DS-11.2 to DS-11.6  Always: elements on corners of tundra go if their type is still in the box."""

    __slots__ = ()
    spec = Spec(ACTION, spaces=((WASTELAND_1, DEPLETION_1),))

    def run(self, g: Dom) -> None:
        if row_is_empty(g, FADING):
            return
        for corner in g.layout.board.corners:
            element = g.corner[corner]
            if element >= 0 and g.rows[FADING * 6 + element] and touches_tundra(g, corner):
                g.remove_element(corner)


def touches_tundra(g: Dom, corner: int) -> bool:
    for tile in g.layout.board.touching[corner]:
        if g.covered >> tile & 1:
            return True
    return False
