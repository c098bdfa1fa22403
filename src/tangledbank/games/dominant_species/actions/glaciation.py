"""DS-13  Glaciation: tundra spreads over Earth."""

from __future__ import annotations

from ....earth.facts import covered_beside, is_surrounded
from ....earth.pick import Pick, ask, tile_refusal
from ....earth.terms import ALL_ANIMALS, NO_TILE_HERE
from ..spec import ACTION, Spec
from ..state import Dom
from ..terms import A_GLACIATE, GLACIATION_1, IS_TUNDRA, NOT_BESIDE_TUNDRA


def glaciate(g: Dom, animal: int, is_card: bool) -> None:
    """DS-13.9, DS-C15.2  Skipped without tundra in the supply or without a legal tile; a card cannot be declined."""
    if g.covers_left:
        ask(g, IceSheet(g.seat_of(animal), animal) if is_card else Glaciation(g.seat_of(animal), animal))


class Glaciation(Pick[Dom]):
    """DS-13.3  Choose a tile beside tundra."""

    __slots__ = ()
    spec = Spec(ACTION, "DS-13.3 DS-13.4 DS-13.5 DS-13.7 DS-13.8", number=8, spaces=((GLACIATION_1, GLACIATION_1 + 1),))

    def verb(self) -> int:
        return A_GLACIATE

    def candidates(self, g: Dom) -> list[int]:
        return g.layout.board.hex_things

    def refusal_of(self, g: Dom, action: int) -> int:
        tile = action >> 16 & 255
        if tile_refusal(g, tile):
            return NO_TILE_HERE
        if g.covered >> tile & 1:
            return IS_TUNDRA
        return 0 if covered_beside(g, tile) else NOT_BESIDE_TUNDRA

    def chosen(self, g: Dom, action: int) -> None:
        """DS-13.4 to DS-13.8"""
        tile = action >> 16 & 255
        g.cover_tile(tile)
        for corner in g.layout.board.corners:
            if g.corner[corner] >= 0 and is_surrounded(g, corner):
                g.remove_element(corner)
        g.gain_bonus(self.animal, covered_beside(g, tile))
        for animal in ALL_ANIMALS:
            n = g.cubes[tile * 6 + animal]
            if n > 1:
                g.return_cubes(animal, tile, n - 1)


class IceSheet(Glaciation):
    """DS-C15.1  The same, by a card: it must be done."""

    __slots__ = ()
    spec = Spec(ACTION, "DS-C15.1 DS-13.3", number=32, cards="ice_sheet")

    def may_pass(self) -> bool:
        return False
