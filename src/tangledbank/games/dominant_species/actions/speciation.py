"""DS-14  Speciation: new cubes around an element."""

from __future__ import annotations

from typing import Final

from ....core.frame import Step
from ..pick import Pick, ask
from ..state import Dom
from ..terms import (
    A_CUBES,
    A_SPECIATE,
    A_SPREAD,
    INSECT,
    NO_ELEMENT,
    NO_TILE,
    NOBODY,
    SPECIATION_LIMIT,
    TOO_MANY,
    TOUCHING,
    WRONG_ELEMENT,
)
from .elements import CORNER_THINGS
from .glaciation import HEX_THINGS, tile_ban

COUNT_THINGS: Final[list[int]] = [n << 16 for n in range(56)]


def speciate(g: Dom, animal: int, element: int) -> None:
    """DS-14.5  Skipped with an empty gene pool or without such an element on Earth."""
    if g.gene_pool[animal]:
        ask(g, Speciation(g.seat_of(animal), animal, element))


class Speciation(Pick):
    """DS-14.2  Choose an element of the space's type on Earth."""

    __slots__ = ("element",)

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: Final = element

    def verb(self) -> int:
        return A_SPECIATE

    def candidates(self, g: Dom) -> list[int]:
        return CORNER_THINGS

    def guard(self, g: Dom, action: int) -> int:
        found = g.corner[action >> 16 & 255]
        if found < 0:
            return NO_ELEMENT
        return 0 if found == self.element else WRONG_ELEMENT

    def chosen(self, g: Dom, action: int) -> None:
        tiles = [tile for tile in TOUCHING[action >> 16 & 255] if g.terrain[tile] != NO_TILE]
        for tile in reversed(tiles):
            g.push(SpeciateTile(self.animal, tile))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.element]


class SpeciateTile(Step[Dom]):
    """DS-14.3, DS-14.4, DS-14.6  Tile by tile in ascending order: up to the terrain's limit and the gene pool."""

    __slots__ = ("animal", "tile")

    def __init__(self, animal: int, tile: int) -> None:
        self.animal: Final = animal
        self.tile: Final = tile

    def run(self, g: Dom) -> None:
        most = min(SPECIATION_LIMIT[g.kind(self.tile)], g.gene_pool[self.animal])
        if most:
            g.push(PlaceCubes(g.seat_of(self.animal), self.animal, self.tile, most))

    def fields(self) -> list[int]:
        return [self.animal, self.tile]


class PlaceCubes(Pick):
    """How many cubes from the gene pool go onto a tile, from 0 up to a limit."""

    __slots__ = ("most", "tile")

    def __init__(self, seat: int, animal: int, tile: int, most: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile
        self.most: Final = most

    def verb(self) -> int:
        return A_CUBES

    def may_pass(self) -> bool:
        return False

    def candidates(self, g: Dom) -> list[int]:
        return COUNT_THINGS[: self.most + 1]

    def guard(self, g: Dom, action: int) -> int:
        return TOO_MANY if action >> 16 & 255 > self.most else 0

    def chosen(self, g: Dom, action: int) -> None:
        g.place_cubes(self.animal, self.tile, action >> 16 & 255)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile, self.most]


class InsectsSpread(Step[Dom]):
    """DS-14.7, DS-14.8  Every round the insects may place one cube anywhere."""

    __slots__ = ()

    def run(self, g: Dom) -> None:
        if g.seat_of(INSECT) != NOBODY and g.gene_pool[INSECT]:
            ask(g, Spread(g.seat_of(INSECT), INSECT))


class Spread(Pick):
    """DS-14.7  One cube onto any tile."""

    __slots__ = ()

    def verb(self) -> int:
        return A_SPREAD

    def candidates(self, g: Dom) -> list[int]:
        return HEX_THINGS

    def guard(self, g: Dom, action: int) -> int:
        return tile_ban(g, action >> 16 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        g.place_cubes(self.animal, action >> 16 & 255, 1)
