"""DS-19  Questions that only cards ask, about elements, victims and pawns."""

from __future__ import annotations

from typing import Final

from .actions.elements import CORNER_THINGS, ELEMENT_THINGS, PutElement
from .actions.glaciation import HEX_THINGS, tile_ban
from .actions.movement import tiles_beside
from .actions.speciation import PlaceCubes
from .pick import Pick, ask
from .state import Dom
from .terms import (
    A_CORNER,
    A_EXCHANGE,
    A_LOSE,
    A_REMOVE,
    A_SUFFER,
    A_SURVIVOR,
    A_TAKE,
    A_TILE,
    A_VICTIM,
    ALL_ANIMALS,
    ALL_ELEMENTS,
    ALL_HEXES,
    ALL_SPACES,
    BAG_EMPTY,
    CORNERS_OF,
    NO_ELEMENT,
    NO_PAWN_HERE,
    NO_TILE_HERE,
    NO_VACANT_CORNER,
    NO_VICTIM,
    NOBODY,
    NOT_ACQUIRED,
    NOT_THIS_TILE,
    OWN_ANIMAL,
    SEA,
    SUFFER_ELEMENT,
    SUFFER_PAWN,
    WETLAND,
    WRONG_TERRAIN,
)

ANIMAL_THINGS: Final[list[int]] = [animal << 16 for animal in ALL_ANIMALS]
AQUATIC_CUBES: Final = 4


def bag_ban(g: Dom, element: int) -> int:
    """DS-19.5  The bag must hold one."""
    return 0 if g.bag[element] else BAG_EMPTY


def acquired_ban(g: Dom, animal: int, element: int) -> int:
    """DS-1.15  Only acquired elements can go."""
    return 0 if g.acquired(animal, element) else NOT_ACQUIRED


class CardPick(Pick):
    """DS-19.2  What a card asks must be answered."""

    __slots__ = ()

    def may_pass(self) -> bool:
        return False


class PickTile(CardPick):
    """DS-19.4  Any tile of Earth; what follows is for the card to say."""

    __slots__ = ()

    def verb(self) -> int:
        return A_TILE

    def candidates(self, g: Dom) -> list[int]:
        return HEX_THINGS

    def guard(self, g: Dom, action: int) -> int:
        return tile_ban(g, action >> 16 & 255)


# ---- elements from the bag: Aquatic, Habitat ------------------------------------------------
class ChooseFromBag(CardPick):
    """DS-C01.1, DS-C12.1  A type from the bag for a vacant corner of a tile, or of Earth (-1)."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_TAKE

    def candidates(self, g: Dom) -> list[int]:
        return ELEMENT_THINGS

    def guard(self, g: Dom, action: int) -> int:
        return bag_ban(g, action >> 16 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        element = action >> 16 & 255
        g.bag[element] -= 1
        g.push(PutElement(self.seat, self.animal, element, self.tile))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]


def vacant_corner_ban(g: Dom, tile: int) -> int:
    for corner in CORNERS_OF[tile]:
        if g.corner[corner] < 0:
            return 0
    return NO_VACANT_CORNER


class AquaticTile(PickTile):
    """DS-C01.1, DS-C01.3  Sea or wetland, with a vacant corner while the element part is possible."""

    __slots__ = ("element",)

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: Final = element
        """1: an element can be put."""

    def guard(self, g: Dom, action: int) -> int:
        tile = action >> 16 & 255
        if tile_ban(g, tile):
            return NO_TILE_HERE
        if g.kind(tile) != SEA and g.kind(tile) != WETLAND:
            return WRONG_TERRAIN
        return vacant_corner_ban(g, tile) if self.element else 0

    def chosen(self, g: Dom, action: int) -> None:
        tile = action >> 16 & 255
        most = min(AQUATIC_CUBES, g.gene_pool[self.animal])
        if most:
            g.push(PlaceCubes(self.seat, self.animal, tile, most))
        if self.element:
            g.push(ChooseFromBag(self.seat, self.animal, tile))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.element]


# ---- victims: Biomass, Predator, Catastrophe -----------------------------------------------------
class Victim(CardPick):
    """AS-20  One cube of a tile goes; `spared` is an animal that cannot be chosen (-1: any can)."""

    __slots__ = ("spared", "tile")

    def __init__(self, seat: int, animal: int, tile: int, spared: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile
        self.spared: Final = spared

    def verb(self) -> int:
        return A_VICTIM

    def candidates(self, g: Dom) -> list[int]:
        return ANIMAL_THINGS

    def guard(self, g: Dom, action: int) -> int:
        victim = action >> 16 & 255
        if victim == self.spared:
            return OWN_ANIMAL
        return 0 if g.cubes[self.tile * 6 + victim] else NO_VICTIM

    def chosen(self, g: Dom, action: int) -> None:
        g.eliminate(action >> 16 & 255, self.tile, 1)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile, self.spared]


def ask_victims(g: Dom, animal: int, tiles: list[int], spared: int) -> None:
    """RU-24  One victim on each of the tiles, asked in ascending order; the set is fixed now."""
    for tile in reversed(tiles):
        g.push(Victim(g.seat_of(animal), animal, tile, spared))


class CatastropheTile(PickTile):
    """DS-C05.1, DS-C05.2"""

    __slots__ = ()

    def chosen(self, g: Dom, action: int) -> None:
        tile = action >> 16 & 255
        ask_victims(g, self.animal, [other for other in tiles_beside(g, tile) if g.cubes_on(other)], NOBODY)
        if g.cubes_on(tile):
            g.push(Survivor(self.seat, self.animal, tile))


class Survivor(CardPick):
    """DS-C05.1  All cubes of the tile go except one."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_SURVIVOR

    def candidates(self, g: Dom) -> list[int]:
        return ANIMAL_THINGS

    def guard(self, g: Dom, action: int) -> int:
        return 0 if g.cubes[self.tile * 6 + (action >> 16 & 255)] else NO_VICTIM

    def chosen(self, g: Dom, action: int) -> None:
        survivor = action >> 16 & 255
        for animal in ALL_ANIMALS:
            n = g.cubes[self.tile * 6 + animal] - (1 if animal == survivor else 0)
            if n:
                g.eliminate(animal, self.tile, n)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]


# ---- Blight ------------------------------------------------------------------------------
class BlightTile(PickTile):
    """DS-C04.1  The tile; with elements on it, the one that stays is asked."""

    __slots__ = ()

    def chosen(self, g: Dom, action: int) -> None:
        ask(g, BlightKeep(self.seat, self.animal, action >> 16 & 255))


class BlightKeep(CardPick):
    """DS-C04.1, DS-C04.2  All elements on the tile's corners go except one."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_CORNER

    def candidates(self, g: Dom) -> list[int]:
        return CORNER_THINGS

    def guard(self, g: Dom, action: int) -> int:
        corner = action >> 16 & 255
        if corner not in CORNERS_OF[self.tile]:
            return NOT_THIS_TILE
        return 0 if g.corner[corner] >= 0 else NO_ELEMENT

    def chosen(self, g: Dom, action: int) -> None:
        for corner in CORNERS_OF[self.tile]:
            if corner != action >> 16 & 255 and g.corner[corner] >= 0:
                g.remove_element(corner)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]


# ---- Disease, Immigrants, Metamorphosis ---------------------------------------------------------
class LoseElement(CardPick):
    """DS-C07.1, DS-C16.1  An animal gives up one acquired element."""

    __slots__ = ()

    def verb(self) -> int:
        return A_LOSE

    def candidates(self, g: Dom) -> list[int]:
        return ELEMENT_THINGS

    def guard(self, g: Dom, action: int) -> int:
        return acquired_ban(g, self.animal, action >> 16 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        g.lose_element(self.animal, action >> 16 & 255)


class Suffer(CardPick):
    """DS-C16.1  An animal chooses how the immigrants hurt it: an element, a pawn, or its cubes."""

    __slots__ = ()

    def verb(self) -> int:
        return A_SUFFER

    def candidates(self, g: Dom) -> list[int]:
        return [0 << 16, 1 << 16, 2 << 16]

    def guard(self, g: Dom, action: int) -> int:
        choice = action >> 16 & 255
        if choice == SUFFER_ELEMENT:
            return 0 if g.has_acquired(self.animal) else NOT_ACQUIRED
        return NO_PAWN_HERE if choice == SUFFER_PAWN and not g.total_pawns[self.animal] else 0

    def chosen(self, g: Dom, action: int) -> None:
        choice = action >> 16 & 255
        if choice == SUFFER_ELEMENT:
            g.push(LoseElement(self.seat, self.animal))
        elif choice == SUFFER_PAWN:
            lose_a_pawn(g, self.seat, self.animal)
        else:
            for tile in ALL_HEXES:
                n = g.cubes[tile * 6 + self.animal]
                if n > 1:
                    g.eliminate(self.animal, tile, n - 1)


def lose_a_pawn(g: Dom, seat: int, animal: int) -> None:
    """DS-C16.3, RU-31  An available pawn; without one, a pawn on the display of the owner's choice."""
    if g.pawns[animal]:
        g.lose_pawn(animal, -1)
    else:
        g.push(RemovePawn(seat, animal))


class RemovePawn(CardPick):
    """DS-C16.3"""

    __slots__ = ()

    def verb(self) -> int:
        return A_REMOVE

    def candidates(self, g: Dom) -> list[int]:
        return [space << 16 for space in ALL_SPACES]

    def guard(self, g: Dom, action: int) -> int:
        return 0 if g.spaces[action >> 16 & 255] == self.animal else NO_PAWN_HERE

    def chosen(self, g: Dom, action: int) -> None:
        g.lose_pawn(self.animal, action >> 16 & 255)


class Exchange(CardPick):
    """DS-C20.1, DS-C20.3  One acquired element for one that was in the bag before."""

    __slots__ = ()

    def verb(self) -> int:
        return A_EXCHANGE

    def candidates(self, g: Dom) -> list[int]:
        return [given << 16 | taken << 8 for given in ALL_ELEMENTS for taken in ALL_ELEMENTS]

    def guard(self, g: Dom, action: int) -> int:
        return acquired_ban(g, self.animal, action >> 16 & 255) | bag_ban(g, action >> 8 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        g.lose_element(self.animal, action >> 16 & 255)
        g.bag[action >> 8 & 255] -= 1
        g.gain_element(self.animal, action >> 8 & 255)
