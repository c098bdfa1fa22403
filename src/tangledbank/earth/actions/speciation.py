"""Speciation: new cubes around an element."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ...core.spec import Takes
from ..facts import lying
from ..kinds import ANIMAL, ELEMENT, NUMBER, SEAT, TILE
from ..part import Part
from ..pick import E, Pick, PickCount, ask
from ..state import HexWorld
from ..terms import A_SPECIATE, ANY_ELEMENT, NO_ELEMENT, NO_TILE, WRONG_ELEMENT


def speciate(g: HexWorld, animal: int, element: int) -> None:
    """DS-14.5, DSM-11.5  Skipped with an empty gene pool or without such an element on Earth."""
    if g.gene_pool[animal]:
        ask(g, Speciation(g.seat_of(animal), animal, element))


@mypyc_attr(allow_interpreted_subclasses=True)
class Speciation(Pick[E]):
    """DS-14.2, DSM-11.1, DSM-11.2, DSM-11.7  Choose an element of the space's type on Earth, or any."""

    __slots__ = ("element",)
    takes = (SEAT, ANIMAL, ELEMENT)
    says = "element"

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: Final = element

    def verb(self) -> int:
        return A_SPECIATE

    def candidates(self, g: E) -> list[int]:
        return lying(g)

    def refusal_of(self, g: E, action: int) -> int:
        found = g.corner[action >> 16 & 255]
        if found < 0:
            return NO_ELEMENT
        if self.element not in (ANY_ELEMENT, found):
            return WRONG_ELEMENT
        return g.speciation_refusal(self.animal, action >> 16 & 255)

    def chosen(self, g: E, action: int) -> None:
        corner = action >> 16 & 255
        for tile in reversed(g.layout.board.touching[corner]):
            if g.terrain[tile] != NO_TILE:
                g.push(SpeciateTile(self.animal, tile, g.corner[corner]))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.element]


@mypyc_attr(allow_interpreted_subclasses=True)
class TileStep(Part[E]):
    """Something that an animal does on a tile, by itself or by a question."""

    __slots__ = ("animal", "tile")
    takes: ClassVar[Takes] = (ANIMAL, TILE)

    def __init__(self, animal: int, tile: int) -> None:
        self.animal: Final = animal
        self.tile: Final = tile

    def fields(self) -> list[int]:
        return [self.animal, self.tile]


@mypyc_attr(allow_interpreted_subclasses=True)
class SpeciateTile(TileStep[E]):
    """DS-14.3, DS-14.4, DS-14.6, DSM-11.3, DSM-11.4  Tile by tile in order: up to its limit and the gene pool."""

    __slots__ = ("element",)
    takes = (ANIMAL, TILE, ELEMENT.of("the element chosen"))

    def __init__(self, animal: int, tile: int, element: int) -> None:
        super().__init__(animal, tile)
        self.element: Final = element

    def run(self, g: E) -> None:
        most = min(g.limit(self.animal, self.tile, self.element), g.gene_pool[self.animal])
        if most:
            g.push(PlaceCubes(g.seat_of(self.animal), self.animal, self.tile, 0, most))

    def fields(self) -> list[int]:
        return [self.animal, self.tile, self.element]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceCubes(PickCount[E]):
    """How many cubes from the gene pool go onto a tile."""

    __slots__ = ("tile",)
    takes = (SEAT, ANIMAL, TILE, NUMBER.of("least"), NUMBER.of("most"))
    says = "tile"

    def __init__(self, seat: int, animal: int, tile: int, least: int, most: int) -> None:
        super().__init__(seat, animal, least, most)
        self.tile: Final = tile

    def chosen(self, g: E, action: int) -> None:
        g.place_cubes(self.animal, self.tile, action >> 16 & 255)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile, self.least, self.most]
