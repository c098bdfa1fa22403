"""DS-14.7  What the insects may do after Speciation."""

from __future__ import annotations

from ....core.frame import Step
from ....earth.pick import Pick, ask, tile_refusal
from ....earth.terms import NOBODY
from ..spec import ACTION, Spec
from ..state import Dom
from ..terms import A_SPREAD, INSECT, WANDERLUST_1


class InsectsSpread(Step[Dom]):
    """DS-14.7, DS-14.8  Every round the insects may place one cube anywhere."""

    __slots__ = ()
    spec = Spec(ACTION, spaces=((WANDERLUST_1 - 1, WANDERLUST_1),))

    def run(self, g: Dom) -> None:
        if g.seat_of(INSECT) != NOBODY and g.gene_pool[INSECT]:
            ask(g, Spread(g.seat_of(INSECT), INSECT))


class Spread(Pick[Dom]):
    """DS-14.7  One cube onto any tile."""

    __slots__ = ()
    spec = Spec(ACTION, "DS-14.7", number=11, spaces=((WANDERLUST_1 - 1, WANDERLUST_1),))

    def verb(self) -> int:
        return A_SPREAD

    def candidates(self, g: Dom) -> list[int]:
        return g.layout.board.hex_things

    def refusal_of(self, g: Dom, action: int) -> int:
        return tile_refusal(g, action >> 16 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        g.place_cubes(self.animal, action >> 16 & 255, 1)
