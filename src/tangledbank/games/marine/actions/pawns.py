"""DSM-4  A turn: place a pawn or retrieve."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ....core.ints import Ints, Options
from ....earth.kinds import ANIMAL, SEAT
from ....earth.pick import MustPick
from ....earth.terms import NOBODY, OCCUPIED
from ..kinds import PAWN
from ..spec import Spec
from ..state import Sea
from ..terms import (
    A_PAWN,
    A_RETRIEVE,
    A_SPACE,
    BASIC,
    CLOSED,
    DOMINATION_1,
    E_RETRIEVE,
    FEEDER_1,
    NO_PAWN,
    NO_SPACE,
    NOT_AFTER,
    NOT_YOUR_SPACE,
    NOTHING_TO_RETRIEVE,
    OWN_PAWN_HERE,
    PAWN_KINDS,
    SPACE_COUNT,
    SPACE_THINGS,
    SPECIAL,
    SPECIAL_HERE,
    SPECIAL_ONLY,
    SPECIAL_SPACES,
)
from ..traits import BOTTOM_FEEDER, FLIGHT, HADOPELAGIC, SOCIAL

PAWN_THINGS: Final[list[int]] = [pawn << 16 for pawn in range(len(PAWN_KINDS))]
IS_SPECIAL: Final[list[bool]] = [space in SPECIAL_SPACES for space in range(SPACE_COUNT)]


# ---- refusals -----------------------------------------------------------------------
def space_refusal(g: Sea, animal: i64, pawn: i64, space: i64, keys: Ints) -> i64:
    """DSM-4.6 to DSM-4.14  Whether a pawn of this kind may go onto a space; keys are those of the animal."""
    if space >= FEEDER_1 and (space != FEEDER_1 + animal or not g.has(animal, BOTTOM_FEEDER)):
        return NOT_YOUR_SPACE
    if is_closed(g, space):
        return CLOSED
    who = g.spaces[space]
    if who >= SPECIAL:
        return SPECIAL_HERE
    if who == animal:
        return OWN_PAWN_HERE
    if pawn == BASIC:
        return basic_refusal(g, animal, space, keys)
    return 0


def is_closed(g: Sea, space: i64) -> bool:
    """DSM-4.14, DSM-17.9  Domination has one space less than there are animals."""
    return DOMINATION_1 <= space < FEEDER_1 and space >= DOMINATION_1 + len(g.layout.animals) - 1


def basic_refusal(g: Sea, animal: i64, space: i64, keys: Ints) -> i64:
    """DSM-4.6, DSM-4.7, DSM-24.17  Where only special pawns may go, where others stand, and what comes too early."""
    if IS_SPECIAL[space]:
        return SPECIAL_ONLY
    if g.spaces[space] != NOBODY and not g.has(animal, SOCIAL):
        return OCCUPIED
    return key_refusal(g, animal, space, keys)


def key_refusal(g: Sea, animal: i64, space: i64, keys: Ints) -> i64:
    """DSM-4.6, DSM-4.18, DSM-24.9, R-27  After all of one's pawns on the display; with Flight also before all."""
    if not len(keys) or min(space, FEEDER_1) > keys[-1]:
        return 0
    return 0 if space < keys[0] and g.has(animal, FLIGHT) else NOT_AFTER


def pawn_refusal(g: Sea, animal: int, pawn: int) -> int:
    """DSM-4.2, DSM-4.4  An available pawn with a legal space."""
    return placing_refusal(g, animal, pawn, g.keys(animal))


def placing_refusal(g: Sea, animal: i64, pawn: i64, keys: Ints) -> i64:
    """The same with the keys at hand: all pawns of an animal have the same."""
    if not g.is_available(animal, pawn):
        return NO_PAWN
    space: i64
    for space in range(SPACE_COUNT):
        if not space_refusal(g, animal, pawn, space, keys):
            return 0
    return NO_SPACE


def can_place(g: Sea, animal: int) -> bool:
    """DSM-4.4"""
    for thing in PAWN_THINGS:
        if not pawn_refusal(g, animal, thing >> 16):
            return True
    return False


def retrieve_refusal(g: Sea, animal: int) -> int:
    """DSM-4.19, R-6  With a pawn on the display, or when nothing can be placed."""
    if len(g.keys(animal)) or g.settings.empty_retrieve or not can_place(g, animal):
        return 0
    return NOTHING_TO_RETRIEVE


# ---- questions ----------------------------------------------------------------------
@mypyc_attr(free_list_len=1)
class TakeTurn(MustPick[Sea]):
    """DSM-4.1, DSM-4.4  A pawn to place, or retrieve."""

    __slots__ = ()
    spec = Spec("Act", "DSM-4.1 DSM-4.2 DSM-4.4 DSM-4.19", number=1)

    def verb(self) -> int:
        return A_PAWN

    def candidates(self, g: Sea) -> list[int]:
        return PAWN_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        return pawn_refusal(g, self.animal, action >> 16 & 255)

    def offer(self, g: Sea, seat: int, options: Options) -> None:
        keys = g.keys(self.animal)
        for thing in PAWN_THINGS:
            if not placing_refusal(g, self.animal, thing >> 16, keys):
                options.append(A_PAWN | thing)
        if not len(options) or len(keys) or g.settings.empty_retrieve:
            options.append(A_RETRIEVE)

    def refusal(self, g: Sea, seat: int, action: int) -> int:
        return retrieve_refusal(g, self.animal) if action == A_RETRIEVE else super().refusal(g, seat, action)

    def chosen(self, g: Sea, action: int) -> None:
        if action == A_RETRIEVE:
            retrieve(g, self.animal)
        else:
            g.push(PlacePawn(self.seat, self.animal, action >> 16 & 255))


@mypyc_attr(free_list_len=1)
class PlacePawn(MustPick[Sea]):
    """DSM-4.6 to DSM-4.13, R-4  The space; its action follows at once (DSM-4.15)."""

    __slots__ = ("pawn",)
    takes = (SEAT, ANIMAL, PAWN)
    spec = Spec("Act", "DSM-4.6 DSM-4.8 DSM-4.9 DSM-4.12", number=2)

    def __init__(self, seat: int, animal: int, pawn: int) -> None:
        super().__init__(seat, animal)
        self.pawn: Final = pawn
        """0: a basic one, else 1 + the element of a special one."""

    def verb(self) -> int:
        return A_SPACE

    def candidates(self, g: Sea) -> list[int]:
        return SPACE_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        return space_refusal(g, self.animal, self.pawn, action >> 16 & 255, g.keys(self.animal))

    def offer(self, g: Sea, seat: int, options: Options) -> None:
        keys = g.keys(self.animal)
        for thing in SPACE_THINGS:
            if not space_refusal(g, self.animal, self.pawn, thing >> 16, keys):
                options.append(A_SPACE | thing)

    def refusal(self, g: Sea, seat: int, action: int) -> int:
        """R-6  Who could not retrieve in this turn is told so, not that the moment has passed."""
        too_early = action == A_RETRIEVE and retrieve_refusal(g, self.animal)
        return too_early or super().refusal(g, seat, action)

    def chosen(self, g: Sea, action: int) -> None:
        g.space = action >> 16 & 255
        g.put_pawn(self.animal, self.pawn, g.space)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.pawn]


def retrieve(g: Sea, animal: int) -> None:
    """DSM-4.20, DSM-4.21, DSM-24.10  All pawns one controls come back; the food chain marker moves to the right."""
    g.tell(E_RETRIEVE, animal, 0, 0)
    if g.has(animal, HADOPELAGIC) and not has_available(g, animal):
        g.extra = True
    take_back_all(g, animal)
    g.move_marker(animal)


def has_available(g: Sea, animal: int) -> bool:
    """DSM-4.2"""
    for thing in PAWN_THINGS:
        if g.is_available(animal, thing >> 16):
            return True
    return False


def take_back_all(g: Sea, animal: int) -> None:
    for space in range(SPACE_COUNT):
        if g.spaces[space] != NOBODY and g.owner_of(g.spaces[space]) == animal:
            g.take_back(space)
