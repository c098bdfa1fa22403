"""DS-14.7  What the insects may do after Speciation."""

from __future__ import annotations

from ....core.frame import Step
from ....earth.pick import Pick, ask, tile_ban
from ....earth.terms import NOBODY
from ..state import Dom
from ..terms import A_SPREAD, INSECT


class InsectsSpread(Step[Dom]):
    """DS-14.7, DS-14.8  Every round the insects may place one cube anywhere."""

    __slots__ = ()

    def run(self, g: Dom) -> None:
        if g.seat_of(INSECT) != NOBODY and g.gene_pool[INSECT]:
            ask(g, Spread(g.seat_of(INSECT), INSECT))


class Spread(Pick[Dom]):
    """DS-14.7  One cube onto any tile."""

    __slots__ = ()

    def verb(self) -> int:
        return A_SPREAD

    def candidates(self, g: Dom) -> list[int]:
        return g.table.board.hex_things

    def guard(self, g: Dom, action: int) -> int:
        return tile_ban(g, action >> 16 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        g.place_cubes(self.animal, action >> 16 & 255, 1)
