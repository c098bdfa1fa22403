"""Wanderlust: a new tile, a disk on it, and those who move there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..kinds import ANIMAL, LARGE_TERRAIN, NEXT_ANIMAL, SEAT, TILE
from ..pick import E, MustPick, Pick, ask
from ..terms import A_EXPLORE, A_TILE, HEX_TAKEN, NO_TILE, NOT_BESIDE_EARTH, STACK_EMPTY, STACK_THINGS, WANDERLUST
from .elements import TakeDisk, vacant_corner_refusal
from .movement import MoveCubes
from .speciation import TileStep


@mypyc_attr(allow_interpreted_subclasses=True)
class Wanderlust(Pick[E]):
    """DS-15.1, DS-15.2, DS-15.9, DS-15.10, DSM-12.1, DSM-12.7  Take one of the face-up tiles."""

    __slots__ = ()

    def verb(self) -> int:
        return A_EXPLORE

    def candidates(self, g: E) -> list[int]:
        return STACK_THINGS

    def refusal_of(self, g: E, action: int) -> int:
        return STACK_EMPTY if g.face_up_tiles[action >> 16 & 255] == NO_TILE else 0

    def chosen(self, g: E, action: int) -> None:
        stack = action >> 16 & 255
        g.push(PutTile(self.seat, self.animal, g.take_tile(stack)))
        g.tile_taken(stack)


@mypyc_attr(allow_interpreted_subclasses=True)
class PutTile(MustPick[E]):
    """DS-15.3, DS-15.4, DSM-12.2  The tile in hand goes onto a free hex beside Earth."""

    __slots__ = ("terrain",)
    takes = (SEAT, ANIMAL, LARGE_TERRAIN.of("the terrain of the tile in hand"))
    says = "terrain"

    def __init__(self, seat: int, animal: int, terrain: int) -> None:
        super().__init__(seat, animal)
        self.terrain: Final = terrain

    def verb(self) -> int:
        return A_TILE

    def candidates(self, g: E) -> list[int]:
        return g.layout.board.hex_things

    def refusal_of(self, g: E, action: int) -> int:
        tile = action >> 16 & 255
        if g.terrain[tile] != NO_TILE:
            return HEX_TAKEN
        return 0 if g.tiles_beside(tile) else NOT_BESIDE_EARTH

    def chosen(self, g: E, action: int) -> None:
        tile = action >> 16 & 255
        g.lay_tile(tile, self.terrain)
        g.tile_laid(self.animal, tile)
        g.push(WanderElement(self.animal, tile), WanderBonus(self.animal, tile), WanderMoves(0, tile))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.terrain]


@mypyc_attr(allow_interpreted_subclasses=True)
class WanderElement(TileStep[E]):
    """DS-15.5, DS-15.11, DSM-12.3  The player may put a disk; skipped without one on the squares or a vacant corner."""

    __slots__ = ()

    def run(self, g: E) -> None:
        if not vacant_corner_refusal(g, self.tile):
            ask(g, TakeDisk(g.seat_of(self.animal), self.animal, WANDERLUST, self.tile))


@mypyc_attr(allow_interpreted_subclasses=True)
class WanderBonus(TileStep[E]):
    """DS-15.6, DSM-12.4  Bonus VP for what the new tile lies beside."""

    __slots__ = ()

    def run(self, g: E) -> None:
        g.gain_bonus(self.animal, g.new_tile_quantity(self.tile))


@mypyc_attr(allow_interpreted_subclasses=True)
class WanderMoves(TileStep[E]):
    """DS-15.7, DS-15.8, DSM-12.5, R-19  In food chain order all may move cubes from beside onto the new tile."""

    __slots__ = ()
    takes = (NEXT_ANIMAL, TILE)

    def run(self, g: E) -> None:
        if self.animal == 6:
            return
        g.push(WanderMoves(self.animal + 1, self.tile))
        for source in reversed(g.tiles_beside(self.tile)):
            most = g.cubes[source * 6 + self.animal]
            if most:
                g.push(MoveCubes(g.seat_of(self.animal), self.animal, source, self.tile, 0, most))
