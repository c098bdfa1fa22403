"""DS-5, DS-7  Pawns onto the action display: planning, Initiative and Instinct."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ....core.frame import Step
from ....core.ints import Options
from ....earth.pick import MustPick, Pick
from ....earth.terms import NOBODY, OCCUPIED
from ..kinds import TRACK_PLACE
from ..spec import ACTION, Spec
from ..state import Dom
from ..terms import A_INITIATIVE, A_PAWN, ADAPTATION_1, ALL_SPACES, INITIATIVE_1, SAME_SPACE, SPACE_COUNT


def space_refusal(g: Dom, space: i64) -> i64:
    """DS-5.6, DS-5.7  Any vacant space of any section."""
    return OCCUPIED if g.spaces[space] != NOBODY else 0


SPACE_THINGS: Final[list[int]] = [space << 16 for space in ALL_SPACES]


@mypyc_attr(free_list_len=1)
class Planning(Step[Dom]):
    """DS-5.2 to DS-5.4, DS-5.8 to DS-5.10, DS-4.13  In initiative order, a pawn at a time, until none is available."""

    __slots__ = ("turn",)
    takes = (TRACK_PLACE,)
    spec = Spec(ACTION)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn
        """The place on the initiative track that comes next."""

    def run(self, g: Dom) -> None:
        for k in range(len(g.track)):
            turn = (self.turn + k) % len(g.track)
            animal = g.track[turn]
            if g.pawns[animal]:
                g.push(PlacePawn(g.seat_of(animal), animal), Planning((turn + 1) % len(g.track)))
                return

    def fields(self) -> list[int]:
        return [self.turn]


@mypyc_attr(free_list_len=1)
class PlacePawn(MustPick[Dom]):
    """DS-5.2, DS-5.5  One pawn onto a vacant space; there is no pass. Instinct asks the same (DS-C17.1)."""

    __slots__ = ()
    spec = Spec(f"Planning {ACTION}", "DS-5.2 DS-5.5 DS-5.6 DS-5.7 DS-C17.1 DS-C17.2", number=0, cards="instinct")

    def verb(self) -> int:
        return A_PAWN

    def candidates(self, g: Dom) -> list[int]:
        return SPACE_THINGS

    def refusal_of(self, g: Dom, action: int) -> int:
        return space_refusal(g, action >> 16 & 255)

    def offer(self, g: Dom, seat: int, options: Options) -> None:
        """Every other question of a game is this one: all spaces in one go."""
        space: i64
        for space in range(SPACE_COUNT):
            if not space_refusal(g, space):
                options.append(A_PAWN | space << 16)

    def chosen(self, g: Dom, action: int) -> None:
        g.put_pawn(self.animal, action >> 16 & 255)


class Initiative(Pick[Dom]):
    """DS-7.1 to DS-7.7  Swap to the left and put the pawn on another space, or decline both."""

    __slots__ = ()
    spec = Spec(ACTION, "DS-7.1 DS-7.4 DS-7.5", number=1, spaces=((INITIATIVE_1, ADAPTATION_1),))

    def verb(self) -> int:
        return A_INITIATIVE

    def candidates(self, g: Dom) -> list[int]:
        return SPACE_THINGS

    def refusal_of(self, g: Dom, action: int) -> int:
        space = action >> 16 & 255
        return SAME_SPACE if space == INITIATIVE_1 else space_refusal(g, space)

    def chosen(self, g: Dom, action: int) -> None:
        g.swap_left(self.animal)
        g.put_pawn(self.animal, action >> 16 & 255)
