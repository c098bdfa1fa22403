"""DS-13  Glaciation: tundra spreads over Earth."""

from __future__ import annotations

from typing import Final

from ..pick import Pick, ask
from ..state import Dom
from ..terms import (
    A_GLACIATE,
    ALL_ANIMALS,
    ALL_CORNERS,
    ALL_HEXES,
    IS_TUNDRA,
    NEIGHBOURS,
    NO_TILE,
    NO_TILE_HERE,
    NOT_BESIDE_TUNDRA,
    TOUCHING,
)

HEX_THINGS: Final[list[int]] = [tile << 16 for tile in ALL_HEXES]


def tile_ban(g: Dom, tile: int) -> int:
    """There must be a tile."""
    return NO_TILE_HERE if g.terrain[tile] == NO_TILE else 0


def tundra_beside(g: Dom, tile: int) -> int:
    """How many neighbours are tundra."""
    n = 0
    for other in NEIGHBOURS[tile]:
        n += g.tundra >> other & 1
    return n


def glaciate(g: Dom, animal: int, is_card: bool) -> None:
    """DS-13.9, DS-C15.2  Skipped without tundra in the supply or without a legal tile; a card cannot be declined."""
    if g.tundra_left:
        ask(g, IceSheet(g.seat_of(animal), animal) if is_card else Glaciation(g.seat_of(animal), animal))


class Glaciation(Pick):
    """DS-13.3  Choose a tile beside tundra."""

    __slots__ = ()

    def verb(self) -> int:
        return A_GLACIATE

    def candidates(self, g: Dom) -> list[int]:
        return HEX_THINGS

    def guard(self, g: Dom, action: int) -> int:
        tile = action >> 16 & 255
        if tile_ban(g, tile):
            return NO_TILE_HERE
        if g.tundra >> tile & 1:
            return IS_TUNDRA
        return 0 if tundra_beside(g, tile) else NOT_BESIDE_TUNDRA

    def chosen(self, g: Dom, action: int) -> None:
        """DS-13.4 to DS-13.8"""
        tile = action >> 16 & 255
        g.cover_with_tundra(tile)
        for corner in ALL_CORNERS:
            if g.corner[corner] >= 0 and is_frozen(g, corner):
                g.remove_element(corner)
        g.gain_bonus(self.animal, tundra_beside(g, tile))
        for animal in ALL_ANIMALS:
            n = g.cubes[tile * 6 + animal]
            if n > 1:
                g.return_cubes(animal, tile, n - 1)


class IceSheet(Glaciation):
    """DS-C15.1  The same, by a card: it must be done."""

    __slots__ = ()

    def may_pass(self) -> bool:
        return False


def is_frozen(g: Dom, corner: int) -> bool:
    """DS-13.5, DS-13.6  Three tundra tiles meet here."""
    n = 0
    for tile in TOUCHING[corner]:
        n += g.tundra >> tile & 1
    return n == 3
