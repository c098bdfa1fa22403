"""What the numbers of frames on Earth mean, and which numbers can be that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..core.spec import Kind
from .state import HexWorld
from .terms import ANYWHERE, COVER, NO_TILE, NOBODY

MOST_CUBES: Final = 55


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Kind):
    """The seat that decides for the animal that follows it."""

    def fits(self, g: HexWorld, n: int) -> bool:
        return 0 <= n < g.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Animal(Kind):
    """An animal in play, or NOBODY where `least` says so."""

    def fits(self, g: HexWorld, n: int) -> bool:
        return self.least <= n < 6 and (n == NOBODY or g.layout.controller[n] != NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Tile(Kind):
    """A hex with a tile, or ANYWHERE where `least` says so."""

    def fits(self, g: HexWorld, n: int) -> bool:
        return self.least <= n < len(g.terrain) and (n == ANYWHERE or g.terrain[n] != NO_TILE)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachHex(Kind):
    """A number for every hex."""

    def size(self, g: HexWorld) -> int:
        return len(g.terrain)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachAnimal(Kind):
    """A number for every animal."""

    def size(self, g: HexWorld) -> int:
        return 6


SEAT: Final = Seat("seat")
ANIMAL: Final = Animal("animal")
SPARED: Final = Animal("spared", least=NOBODY, text="the animal that cannot be chosen (-1: any can)")
NEXT_ANIMAL: Final = Kind("animal", 6, text="the next animal, 6 after the last")
TILE: Final = Tile("hex", text="tile")
TILE_OR_ANY: Final = Tile("hex", least=ANYWHERE, text="tile (-1: anywhere on Earth)")
ELEMENT: Final = Kind("element", 5)
ROW: Final = Kind("row", 5, text="row (in the order of the field `rows`)")
LARGE_TERRAIN: Final = Kind("terrain", COVER - 1)
TERRAIN_OR_ANY: Final = Kind("terrain", COVER, -1, "terrain (-1: any)")
NUMBER: Final = Kind("number", MOST_CUBES)
FLAG: Final = Kind("number", 1)
ELEMENTS_BY_ANIMAL: Final = EachAnimal("kept", 63)
CUBES_BY_HEX: Final = EachHex("arrived", MOST_CUBES, text="for each hex how many cubes have arrived there")
