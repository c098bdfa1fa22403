"""DS-17  Competition: opposing cubes are eliminated."""

from __future__ import annotations

from typing import Final

from ....core.frame import Step
from ..pick import Pick, ask
from ..state import Dom
from ..terms import (
    A_COMPETE,
    ALL_ANIMALS,
    ALL_HEXES,
    ARACHNID,
    COMPETITION_TERRAINS,
    NO_OWN_CUBE,
    NO_TILE_HERE,
    NO_VICTIM,
    NOBODY,
    OWN_ANIMAL,
    WRONG_TERRAIN,
)
from .glaciation import tile_ban

ANY_TERRAIN: Final = -1
CUBE_THINGS: Final[list[int]] = [tile << 16 | animal << 8 for tile in ALL_HEXES for animal in ALL_ANIMALS]


def opposing_ban(g: Dom, animal: int, tile: int, victim: int) -> int:
    """DS-23.3  The victim is another animal with a cube on the tile."""
    if victim == animal:
        return OWN_ANIMAL
    if tile_ban(g, tile):
        return NO_TILE_HERE
    return 0 if g.cubes[tile * 6 + victim] else NO_VICTIM


class ArachnidsCompete(Step[Dom]):
    """DS-17.1  First and every round the arachnids, on any terrain."""

    __slots__ = ()

    def run(self, g: Dom) -> None:
        if g.seat_of(ARACHNID) != NOBODY:
            ask(g, Competition(g.seat_of(ARACHNID), ARACHNID, ANY_TERRAIN))


def compete(g: Dom, animal: int, space: int) -> None:
    """DS-17.2, DS-17.4  One question for each terrain of the space: tundra, then the two others."""
    for terrain in reversed(COMPETITION_TERRAINS[space]):
        g.push(CompeteOn(animal, terrain))


class CompeteOn(Step[Dom]):
    """DS-17.2, DS-17.5  At most one tile of this terrain; nothing is asked if none qualifies."""

    __slots__ = ("animal", "terrain")

    def __init__(self, animal: int, terrain: int) -> None:
        self.animal: Final = animal
        self.terrain: Final = terrain

    def run(self, g: Dom) -> None:
        ask(g, Competition(g.seat_of(self.animal), self.animal, self.terrain))

    def fields(self) -> list[int]:
        return [self.animal, self.terrain]


class Competition(Pick):
    """DS-17.2, DS-17.3  A tile with an own and an opposing cube, and the opposing cube that goes."""

    __slots__ = ("terrain",)

    def __init__(self, seat: int, animal: int, terrain: int) -> None:
        super().__init__(seat, animal)
        self.terrain: Final = terrain

    def verb(self) -> int:
        return A_COMPETE

    def candidates(self, g: Dom) -> list[int]:
        return CUBE_THINGS

    def guard(self, g: Dom, action: int) -> int:
        tile = action >> 16 & 255
        if not g.cubes[tile * 6 + self.animal]:
            return NO_TILE_HERE if tile_ban(g, tile) else NO_OWN_CUBE
        if self.terrain != ANY_TERRAIN and g.kind(tile) != self.terrain:
            return WRONG_TERRAIN
        return opposing_ban(g, self.animal, tile, action >> 8 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        g.eliminate(action >> 8 & 255, action >> 16 & 255, 1)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.terrain]
