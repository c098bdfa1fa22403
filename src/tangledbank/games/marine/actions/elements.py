"""DSM-6 to DSM-10, DSM-24.2  Elements: Abundance, Autotrophs, Adaptation, Regression, Bottom Feeder."""

from __future__ import annotations

from typing import Final

from ....core.ints import Options
from ....earth.actions.elements import PutElement, TakeDisk, acquired_refusal, has_vacant_corner, row_refusal
from ....earth.kinds import ANIMAL, ELEMENT, FLAG, SEAT
from ....earth.pick import MustPick, Pick, ask
from ....earth.terms import (
    A_ADAPT,
    A_CORNER,
    ABUNDANCE,
    ADAPTATION,
    ANYWHERE,
    CHANGED_SCORES,
    DEPLETION,
    ELEMENT_THINGS,
    FADING,
    NO_ELEMENT,
    NO_VACANT_CORNER,
    NOBODY,
    NOT_IN_BOX,
    REGRESSION,
)
from ..kinds import BOX
from ..spec import ACTION, Spec
from ..state import Sea
from ..terms import (
    A_FEED,
    A_ONTO,
    A_OVER,
    A_REGRESS,
    A_REMOVE,
    A_SWAP,
    A_VACANT,
    ADAPTATION_1,
    AUTOTROPHS_1,
    CHANGED_MARKERS,
    DISPLAY,
    E_FEED,
    E_REGRESS,
    EARTH,
    FEEDER_1,
    GEYSER,
    NO_EFFECT,
    NO_ROOM,
    NOT_ON_VENT,
    REGRESSION_1,
)


# ---- Abundance ------------------------------------------------------------------------
def abound(g: Sea, animal: int) -> None:
    """DSM-6.1, DSM-6.3"""
    if has_vacant_corner(g):
        ask(g, TakeDisk(g.seat_of(animal), animal, ABUNDANCE, ANYWHERE))


# ---- Autotrophs -----------------------------------------------------------------------
def vent_refusal(g: Sea, side: int, corner: int) -> int:
    """DSM-7.4, DSM-7.6, R-21  An element on a vent of the right side."""
    if g.corner[corner] < 0:
        return NO_ELEMENT
    for tile in g.layout.board.touching[corner]:
        if g.covered >> tile & 1 and g.geysers >> tile & 1 == side:
            return 0
    return NOT_ON_VENT


def box_refusal(g: Sea, side: int, corner: int) -> int:
    """DSM-7.2  Its type must also be present in the box."""
    refusal = vent_refusal(g, side, corner)
    return refusal if refusal else 0 if g.rows[FADING * 6 + g.corner[corner]] else NOT_IN_BOX


def some_corner(g: Sea, side: int, is_removal: bool) -> bool:
    """Whether any element of Earth can be removed or swapped."""
    for corner in g.layout.board.corners:
        if not (box_refusal(g, side, corner) if is_removal else vent_refusal(g, side, corner)):
            return True
    return False


class Autotrophs(Pick[Sea]):
    """DSM-7.1, DSM-7.5  Swap a disk of the box, or remove."""

    __slots__ = ("side",)
    takes = (SEAT, ANIMAL, FLAG.of("side (0 smoker, 1 geyser)"))
    spec = Spec(ACTION, "DSM-7.1 DSM-7.2 DSM-7.3 DSM-7.4", number=5, section=AUTOTROPHS_1)

    def __init__(self, seat: int, animal: int, side: int) -> None:
        super().__init__(seat, animal)
        self.side: Final = side

    def verb(self) -> int:
        return A_SWAP

    def candidates(self, g: Sea) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        refusal = row_refusal(g, FADING, action >> 16 & 255)
        return refusal if refusal else 0 if some_corner(g, self.side, False) else NOT_ON_VENT

    def offer(self, g: Sea, seat: int, options: Options) -> None:
        if some_corner(g, self.side, True):
            options.append(A_REMOVE)
        super().offer(g, seat, options)

    def refusal(self, g: Sea, seat: int, action: int) -> int:
        if action == A_REMOVE:
            return 0 if some_corner(g, self.side, True) else NOT_IN_BOX
        return super().refusal(g, seat, action)

    def chosen(self, g: Sea, action: int) -> None:
        if action == A_REMOVE:
            g.push(RemoveFromVent(self.seat, self.animal, self.side))
        else:
            g.push(SwapOnVent(self.seat, self.animal, self.side, action >> 16 & 255))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.side]


class RemoveFromVent(MustPick[Sea]):
    """DSM-7.2  The element goes into the bag; the box is unchanged."""

    __slots__ = ("side",)
    takes = (SEAT, ANIMAL, FLAG.of("side (0 smoker, 1 geyser)"))
    spec = Spec(ACTION, "DSM-7.2 DSM-7.4", number=6, section=AUTOTROPHS_1)

    def __init__(self, seat: int, animal: int, side: int) -> None:
        super().__init__(seat, animal)
        self.side: Final = side

    def verb(self) -> int:
        return A_CORNER

    def candidates(self, g: Sea) -> list[int]:
        return g.layout.board.corner_things

    def refusal_of(self, g: Sea, action: int) -> int:
        return box_refusal(g, self.side, action >> 16 & 255)

    def chosen(self, g: Sea, action: int) -> None:
        g.remove_element(action >> 16 & 255)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.side]


class SwapOnVent(MustPick[Sea]):
    """DSM-7.3  A disk of the box and an element change places."""

    __slots__ = ("element", "side")
    takes = (SEAT, ANIMAL, FLAG.of("side (0 smoker, 1 geyser)"), ELEMENT.of("the element of the box"))
    says = "element"
    spec = Spec(ACTION, "DSM-7.3 DSM-7.4", number=7, section=AUTOTROPHS_1)

    def __init__(self, seat: int, animal: int, side: int, element: int) -> None:
        super().__init__(seat, animal)
        self.side: Final = side
        self.element: Final = element
        """The disk of the box."""

    def verb(self) -> int:
        return A_CORNER

    def candidates(self, g: Sea) -> list[int]:
        return g.layout.board.corner_things

    def refusal_of(self, g: Sea, action: int) -> int:
        return vent_refusal(g, self.side, action >> 16 & 255)

    def chosen(self, g: Sea, action: int) -> None:
        corner = action >> 16 & 255
        g.put_in_row(FADING, g.take_element(corner))
        g.take_from_row(FADING, self.element)
        g.put_element(corner, self.element)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.side, self.element]


def feed_on_vents(g: Sea, animal: int, is_right: bool) -> None:
    """DSM-7.4  The left space smokers, the right one geysers."""
    ask(g, Autotrophs(g.seat_of(animal), animal, GEYSER if is_right else 1 - GEYSER))


# ---- Adaptation -----------------------------------------------------------------------
def adapt(g: Sea, animal: int, is_special: bool) -> None:
    """DSM-9.3, DSM-9.4  Without a vacant space only the special space helps, with a disk to replace."""
    if g.has_room(animal) or (is_special and g.has_acquired(animal)):
        ask(g, Adaptation(g.seat_of(animal), animal, 1 if is_special else 0))


class Adaptation(Pick[Sea]):
    """DSM-9.1, DSM-9.6, DSM-9.7  A disk from the circles."""

    __slots__ = ("special",)
    takes = (SEAT, ANIMAL, FLAG.of("whether on the special space (0 or 1)"))
    spec = Spec(ACTION, "DSM-9.1 DSM-9.4", number=9, section=ADAPTATION_1)

    def __init__(self, seat: int, animal: int, special: int) -> None:
        super().__init__(seat, animal)
        self.special: Final = special
        """1: on the special space."""

    def verb(self) -> int:
        return A_ADAPT

    def candidates(self, g: Sea) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        return row_refusal(g, ADAPTATION, action >> 16 & 255)

    def chosen(self, g: Sea, action: int) -> None:
        element = action >> 16 & 255
        if self.special:
            g.push(AdaptOver(self.seat, self.animal, element))
        else:
            adapt_to(g, self.animal, element)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.special]


def adapt_to(g: Sea, animal: int, element: int) -> None:
    g.take_from_row(ADAPTATION, element)
    g.gain_element(animal, element)


class AdaptOver(MustPick[Sea]):
    """DSM-9.4, DSM-9.5  On a vacant space, or in place of one of the own disks."""

    __slots__ = ("element",)
    takes = (SEAT, ANIMAL, ELEMENT)
    says = "element"
    spec = Spec(ACTION, "DSM-9.4 DSM-9.5", number=10, section=ADAPTATION_1)

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: Final = element

    def verb(self) -> int:
        return A_OVER

    def candidates(self, g: Sea) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        return acquired_refusal(g, self.animal, action >> 16 & 255)

    def offer(self, g: Sea, seat: int, options: Options) -> None:
        if g.has_room(self.animal):
            options.append(A_VACANT)
        super().offer(g, seat, options)

    def refusal(self, g: Sea, seat: int, action: int) -> int:
        if action == A_VACANT:
            return 0 if g.has_room(self.animal) else NO_ROOM
        return super().refusal(g, seat, action)

    def chosen(self, g: Sea, action: int) -> None:
        if action != A_VACANT:
            g.lose_element(self.animal, action >> 16 & 255)
        adapt_to(g, self.animal, self.element)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.element]


# ---- Regression -----------------------------------------------------------------------
class Regression(Pick[Sea]):
    """DSM-10.1 to DSM-10.5, R-7  A cube from the gene pool onto a vacant square; it protects in the next Reseed."""

    __slots__ = ()
    spec = Spec(ACTION, "DSM-10.1 DSM-10.3", number=11, section=REGRESSION_1)

    def verb(self) -> int:
        return A_REGRESS

    def candidates(self, g: Sea) -> list[int]:
        return [0]

    def refusal_of(self, g: Sea, action: int) -> int:
        return 0 if g.gene_pool[self.animal] and NOBODY in g.squares else NO_EFFECT

    def chosen(self, g: Sea, action: int) -> None:
        g.gene_pool[self.animal] -= 1
        g.squares[g.squares.index(NOBODY)] = self.animal
        g.dirty |= CHANGED_SCORES | CHANGED_MARKERS
        g.tell(E_REGRESS, self.animal, 0, 0)


# ---- Bottom Feeder ----------------------------------------------------------------------
BOXES: Final[list[int]] = [DEPLETION, REGRESSION]
"""DSM-24.2  In actions: which box."""


class FeedOnBottom(Pick[Sea]):
    """DSM-24.2  A disk of the Depletion or the Regression box; where it goes is asked next."""

    __slots__ = ()
    spec = Spec(ACTION, "DSM-24.2", number=12, section=FEEDER_1)

    def verb(self) -> int:
        return A_FEED

    def candidates(self, g: Sea) -> list[int]:
        return [box << 16 | element >> 8 for box in range(len(BOXES)) for element in ELEMENT_THINGS]

    def refusal_of(self, g: Sea, action: int) -> int:
        refusal = row_refusal(g, BOXES[action >> 16 & 255], action >> 8 & 255)
        return refusal if refusal else 0 if g.has_room(self.animal) or has_vacant_corner(g) else NO_ROOM

    def chosen(self, g: Sea, action: int) -> None:
        g.push(FeedOnto(self.seat, self.animal, BOXES[action >> 16 & 255], action >> 8 & 255))


class FeedOnto(MustPick[Sea]):
    """DSM-24.2  The disk goes to Earth or onto the display."""

    __slots__ = ("element", "row")
    takes = (SEAT, ANIMAL, BOX, ELEMENT)
    says = "element"
    spec = Spec(ACTION, "DSM-24.2", number=13, section=FEEDER_1)

    def __init__(self, seat: int, animal: int, row: int, element: int) -> None:
        super().__init__(seat, animal)
        self.row: Final = row
        self.element: Final = element

    def verb(self) -> int:
        return A_ONTO

    def candidates(self, g: Sea) -> list[int]:
        return [EARTH << 16, DISPLAY << 16]

    def refusal_of(self, g: Sea, action: int) -> int:
        if action >> 16 & 255 == DISPLAY:
            return 0 if g.has_room(self.animal) else NO_ROOM
        return 0 if has_vacant_corner(g) else NO_VACANT_CORNER

    def chosen(self, g: Sea, action: int) -> None:
        g.take_from_row(self.row, self.element)
        g.tell(E_FEED, self.animal, self.row, self.element)
        if action >> 16 & 255 == DISPLAY:
            g.gain_element(self.animal, self.element)
        else:
            g.push(PutElement(self.seat, self.animal, self.element, ANYWHERE))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.row, self.element]
