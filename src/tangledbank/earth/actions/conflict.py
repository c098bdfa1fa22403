"""Cubes that die: Competition, and the victims that cards ask for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..kinds import ANIMAL, NUMBER, SEAT, SPARED, TERRAIN_OR_ANY, TILE, TILE_OR_ANY
from ..pick import E, MustPick, Pick, ask, tile_refusal
from ..state import HexWorld
from ..terms import (
    A_COMPETE,
    A_SURVIVOR,
    A_VICTIM,
    ALL_ANIMALS,
    ANIMAL_THINGS,
    ANY_TERRAIN,
    ANYWHERE,
    NO_OWN_CUBE,
    NO_TILE_HERE,
    NO_VICTIM,
    NOT_THIS_TILE,
    OWN_ANIMAL,
    WRONG_TERRAIN,
)


def opposing_refusal(g: HexWorld, animal: int, tile: int, victim: int) -> int:
    """DS-23.3, DSM-0.3  The victim is another animal with a cube on the tile."""
    if victim == animal:
        return OWN_ANIMAL
    if tile_refusal(g, tile):
        return NO_TILE_HERE
    return 0 if g.cubes[tile * 6 + victim] else NO_VICTIM


@mypyc_attr(allow_interpreted_subclasses=True)
class Competition(Pick[E]):
    """DS-17.2, DS-17.3, DSM-15.1 to DSM-15.4, R-10  A tile with an own and an opposing cube, and the one that goes."""

    __slots__ = ("left", "terrain", "tile")
    takes = (
        SEAT,
        ANIMAL,
        TERRAIN_OR_ANY,
        TILE_OR_ANY.of("tile (-1: not chosen yet)"),
        NUMBER.of("how many cubes may go"),
    )
    says = "terrain"

    def __init__(self, seat: int, animal: int, terrain: int, tile: int, left: int) -> None:
        super().__init__(seat, animal)
        self.terrain: Final = terrain
        """The terrain of the tile, or ANY_TERRAIN."""
        self.tile: Final = tile
        """The tile chosen already, or ANYWHERE."""
        self.left: Final = left
        """How many cubes may still go."""

    def verb(self) -> int:
        return A_COMPETE

    def candidates(self, g: E) -> list[int]:
        """The cubes of tiles with an own one: all others would be refused, and they are many."""
        things = g.layout.board.cube_things
        found: list[int] = []
        for tile in g.occupied(self.animal):
            found.extend(things[tile * 6 : tile * 6 + 6])
        return found

    def refusal_of(self, g: E, action: int) -> int:
        tile = action >> 16 & 255
        if self.tile != ANYWHERE and tile != self.tile:
            return NOT_THIS_TILE
        if not g.cubes[tile * 6 + self.animal]:
            return NO_TILE_HERE if tile_refusal(g, tile) else NO_OWN_CUBE
        if self.terrain != ANY_TERRAIN and g.kind(tile) != self.terrain:
            return WRONG_TERRAIN
        return opposing_refusal(g, self.animal, tile, action >> 8 & 255)

    def chosen(self, g: E, action: int) -> None:
        tile = action >> 16 & 255
        g.eliminate(action >> 8 & 255, tile, 1)
        if self.left > 1:
            stays = ANYWHERE if self.terrain == ANY_TERRAIN else tile
            ask(g, Competition(self.seat, self.animal, self.terrain, stays, self.left - 1))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.terrain, self.tile, self.left]


@mypyc_attr(allow_interpreted_subclasses=True)
class Victim(MustPick[E]):
    """DS-C03.1, DSM-23.5  One cube of a tile goes; `spared` is an animal that cannot be chosen (-1: any can)."""

    __slots__ = ("spared", "tile")
    takes = (SEAT, ANIMAL, TILE, SPARED)
    says = "tile"

    def __init__(self, seat: int, animal: int, tile: int, spared: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile
        self.spared: Final = spared

    def verb(self) -> int:
        return A_VICTIM

    def candidates(self, g: E) -> list[int]:
        return ANIMAL_THINGS

    def refusal_of(self, g: E, action: int) -> int:
        victim = action >> 16 & 255
        if victim == self.spared:
            return OWN_ANIMAL
        return 0 if g.cubes[self.tile * 6 + victim] else NO_VICTIM

    def chosen(self, g: E, action: int) -> None:
        g.eliminate(action >> 16 & 255, self.tile, 1)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile, self.spared]


def ask_victims(g: HexWorld, animal: int, tiles: list[int], spared: int) -> None:
    """RU-24  One victim on each of the tiles, asked in ascending order; the set is fixed now."""
    for tile in reversed(tiles):
        g.push(Victim(g.seat_of(animal), animal, tile, spared))


@mypyc_attr(allow_interpreted_subclasses=True)
class Survivor(MustPick[E]):
    """DS-C05.1, DSM-23.3  All cubes of the tile go except one."""

    __slots__ = ("tile",)
    takes = (SEAT, ANIMAL, TILE)
    says = "tile"

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_SURVIVOR

    def candidates(self, g: E) -> list[int]:
        return ANIMAL_THINGS

    def refusal_of(self, g: E, action: int) -> int:
        return 0 if g.cubes[self.tile * 6 + (action >> 16 & 255)] else NO_VICTIM

    def chosen(self, g: E, action: int) -> None:
        survivor = action >> 16 & 255
        for animal in ALL_ANIMALS:
            n = g.cubes[self.tile * 6 + animal] - (1 if animal == survivor else 0)
            if n:
                g.eliminate(animal, self.tile, n)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]


def strike(g: HexWorld, animal: int, tile: int) -> None:
    """DS-C05.1, DS-C05.2, DSM-23.3  All cubes of a tile but one go, and one on every tile around that has any."""
    around = [other for other in g.tiles_beside(tile) if g.cubes_on(other)]
    ask_victims(g, animal, around, -1)
    if g.cubes_on(tile):
        g.push(Survivor(g.seat_of(animal), animal, tile))
