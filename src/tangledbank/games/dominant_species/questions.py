"""DS-19  Questions that only cards ask, about elements, victims and pawns; they must be answered (DS-19.2)."""

from __future__ import annotations

from typing import Final

from ...earth.actions.conflict import strike
from ...earth.actions.elements import ChooseFromBag, LoseElement, vacant_corner_refusal
from ...earth.actions.speciation import PlaceCubes
from ...earth.kinds import ANIMAL, FLAG, SEAT, TILE
from ...earth.pick import MustPick, PickTile, ask, tile_refusal
from ...earth.terms import A_CORNER, NO_ELEMENT, NO_TILE_HERE, NOT_THIS_TILE, WRONG_TERRAIN
from .spec import ACTION, Spec
from .state import Dom
from .terms import (
    A_REMOVE,
    A_SUFFER,
    ALL_SPACES,
    NO_PAWN_HERE,
    NONE_ACQUIRED,
    SEA,
    SUFFER_ELEMENT,
    SUFFER_PAWN,
    SUFFER_SPECIES,
    WETLAND,
)

AQUATIC_CUBES: Final = 4


# ---- Aquatic, Catastrophe, Blight ---------------------------------------------------------------
class AquaticTile(PickTile[Dom]):
    """DS-C01.1, DS-C01.3  Sea or wetland, with a vacant corner while the element part is possible."""

    __slots__ = ("element",)
    takes = (SEAT, ANIMAL, FLAG.of("whether an element can be put (0 or 1)"))
    spec = Spec(ACTION, "DS-C01.1 DS-C01.3", number=22, cards="aquatic")

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: Final = element
        """1: an element can be put."""

    def refusal_of(self, g: Dom, action: int) -> int:
        tile = action >> 16 & 255
        if tile_refusal(g, tile):
            return NO_TILE_HERE
        if g.kind(tile) != SEA and g.kind(tile) != WETLAND:
            return WRONG_TERRAIN
        return vacant_corner_refusal(g, tile) if self.element else 0

    def chosen(self, g: Dom, action: int) -> None:
        tile = action >> 16 & 255
        most = min(AQUATIC_CUBES, g.gene_pool[self.animal])
        if most:
            g.push(PlaceCubes(self.seat, self.animal, tile, 0, most))
        if self.element:
            g.push(ChooseFromBag(self.seat, self.animal, tile))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.element]


class CatastropheTile(PickTile[Dom]):
    """DS-C05.1, DS-C05.2"""

    __slots__ = ()
    spec = Spec(ACTION, "DS-C05.1", number=27, cards="catastrophe")

    def chosen(self, g: Dom, action: int) -> None:
        strike(g, self.animal, action >> 16 & 255)


class BlightTile(PickTile[Dom]):
    """DS-C04.1  The tile; with elements on it, the one that stays is asked."""

    __slots__ = ()
    spec = Spec(ACTION, "DS-C04.1", number=25, cards="blight")

    def chosen(self, g: Dom, action: int) -> None:
        ask(g, BlightKeep(self.seat, self.animal, action >> 16 & 255))


class BlightKeep(MustPick[Dom]):
    """DS-C04.1, DS-C04.2  All elements on the tile's corners go except one."""

    __slots__ = ("tile",)
    takes = (SEAT, ANIMAL, TILE)
    says = "tile"
    spec = Spec(ACTION, "DS-C04.1 DS-C04.2", number=26, cards="blight")

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_CORNER

    def candidates(self, g: Dom) -> list[int]:
        return g.layout.board.corner_things

    def refusal_of(self, g: Dom, action: int) -> int:
        corner = action >> 16 & 255
        if corner not in g.layout.board.corners_of[self.tile]:
            return NOT_THIS_TILE
        return 0 if g.corner[corner] >= 0 else NO_ELEMENT

    def chosen(self, g: Dom, action: int) -> None:
        for corner in g.layout.board.corners_of[self.tile]:
            if corner != action >> 16 & 255 and g.corner[corner] >= 0:
                g.remove_element(corner)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]


# ---- Immigrants --------------------------------------------------------------------------
class Suffer(MustPick[Dom]):
    """DS-C16.1  An animal chooses how the immigrants hurt it: an element, a pawn, or its cubes."""

    __slots__ = ()
    spec = Spec(f"{ACTION} Suffer", "DS-C16.1 DS-C16.2 DS-C16.4", number=35, cards="immigrants")

    def verb(self) -> int:
        return A_SUFFER

    def candidates(self, g: Dom) -> list[int]:
        return [SUFFER_ELEMENT << 16, SUFFER_PAWN << 16, SUFFER_SPECIES << 16]

    def refusal_of(self, g: Dom, action: int) -> int:
        choice = action >> 16 & 255
        if choice == SUFFER_ELEMENT:
            return 0 if g.has_acquired(self.animal) else NONE_ACQUIRED
        return NO_PAWN_HERE if choice == SUFFER_PAWN and not g.total_pawns[self.animal] else 0

    def chosen(self, g: Dom, action: int) -> None:
        choice = action >> 16 & 255
        if choice == SUFFER_ELEMENT:
            g.push(LoseElement(self.seat, self.animal))
        elif choice == SUFFER_PAWN:
            lose_a_pawn(g, self.seat, self.animal)
        else:
            for tile in g.occupied(self.animal):
                n = g.cubes[tile * 6 + self.animal]
                if n > 1:
                    g.eliminate(self.animal, tile, n - 1)


def lose_a_pawn(g: Dom, seat: int, animal: int) -> None:
    """DS-C16.3, RU-31  An available pawn; without one, a pawn on the display of the owner's choice."""
    if g.pawns[animal]:
        g.lose_pawn(animal, -1)
    else:
        g.push(RemovePawn(seat, animal))


class RemovePawn(MustPick[Dom]):
    """DS-C16.3"""

    __slots__ = ()
    spec = Spec(f"{ACTION} Suffer", "DS-C16.3", number=36, cards="immigrants")

    def verb(self) -> int:
        return A_REMOVE

    def candidates(self, g: Dom) -> list[int]:
        return [space << 16 for space in ALL_SPACES]

    def refusal_of(self, g: Dom, action: int) -> int:
        return 0 if g.spaces[action >> 16 & 255] == self.animal else NO_PAWN_HERE

    def chosen(self, g: Dom, action: int) -> None:
        g.lose_pawn(self.animal, action >> 16 & 255)
