"""DSM-23  Questions that only cards ask, about tiles and cubes."""

from __future__ import annotations

from typing import Final

from ...earth.actions.conflict import Victim, opposing_refusal, strike
from ...earth.actions.elements import ChooseFromBag, vacant_corner_refusal
from ...earth.actions.movement import scatter
from ...earth.actions.speciation import PlaceCubes, TileStep
from ...earth.kinds import ANIMAL, FLAG, NUMBER, SEAT, TILE, TILE_OR_ANY
from ...earth.pick import MustPick, PickTile, ask, tile_refusal
from ...earth.terms import (
    A_COMPETE,
    A_VICTIM,
    ANIMAL_THINGS,
    NO_CUBES,
    NO_OWN_CUBE,
    NO_TILE_HERE,
    NO_VICTIM,
    TOO_FAR,
    WRONG_TERRAIN,
)
from .cards import CARDS, FECUNDITY, FERTILE, TERRESTRIAL
from .kinds import FIRST_ANIMAL, HEX_SET, SLOT
from .questions import remove_elements
from .scoring import score_terrain
from .spec import CARD, Spec
from .state import Sea
from .terms import A_OMIT, A_TERRAIN, LAND, NOT_IN_PLAY, OUT_OF_ORDER, TERRAINS, VENT

TERRAIN_THINGS: Final[list[int]] = [terrain << 16 for terrain in range(len(TERRAINS))]


class PickCrowd(PickTile[Sea]):
    """A tile with species of anybody."""

    __slots__ = ()

    def refusal_of(self, g: Sea, action: int) -> int:
        tile = action >> 16 & 255
        if tile_refusal(g, tile):
            return NO_TILE_HERE
        return 0 if g.cubes_on(tile) else NO_CUBES


class PickOwn(PickTile[Sea]):
    """A tile one occupies."""

    __slots__ = ()

    def refusal_of(self, g: Sea, action: int) -> int:
        tile = action >> 16 & 255
        if tile_refusal(g, tile):
            return NO_TILE_HERE
        return 0 if g.cubes[tile * 6 + self.animal] else NO_OWN_CUBE


class AsteroidTile(PickCrowd):
    """DSM-23.3  Where it strikes."""

    __slots__ = ()
    spec = Spec(CARD, "DSM-23.3 DSM-21.1", number=46)

    def chosen(self, g: Sea, action: int) -> None:
        strike(g, self.animal, action >> 16 & 255)


class FertileTile(PickOwn):
    """DSM-23.14  1 VP for each cube there."""

    __slots__ = ()
    spec = Spec(CARD, "DSM-23.14", number=49)

    def chosen(self, g: Sea, action: int) -> None:
        g.gain_vp(self.animal, CARDS[FERTILE].n * g.cubes_on(action >> 16 & 255))


class ExplosionTile(PickOwn):
    """DSM-23.24  As many of one's species as there are cubes, as far as the gene pool lasts."""

    __slots__ = ()
    spec = Spec(CARD, "DSM-23.24", number=50)

    def chosen(self, g: Sea, action: int) -> None:
        tile = action >> 16 & 255
        g.place_cubes(self.animal, tile, min(g.cubes_on(tile), g.gene_pool[self.animal]))


class ExodusTile(PickCrowd):
    """DSM-23.19  All cubes of the tile leave it; there must be somewhere to go."""

    __slots__ = ()
    spec = Spec(CARD, "DSM-23.19", number=51)

    def refusal_of(self, g: Sea, action: int) -> int:
        refusal = super().refusal_of(g, action)
        return refusal if refusal else 0 if g.tiles_beside(action >> 16 & 255) else TOO_FAR

    def chosen(self, g: Sea, action: int) -> None:
        scatter(g, self.animal, action >> 16 & 255)


class OmnivoreTile(PickOwn):
    """DSM-23.23, DSM-23.37  The tile may lack elements."""

    __slots__ = ()
    spec = Spec(CARD, "DSM-23.23", number=52)

    def chosen(self, g: Sea, action: int) -> None:
        tile = action >> 16 & 255
        g.push(Bite(self.animal, tile))
        remove_elements(g, self.animal, tile, 1)


class Bite(TileStep[Sea]):
    """DSM-23.23  An opposing species goes, or an own one if there is no other."""

    __slots__ = ()
    spec = Spec(CARD)

    def run(self, g: Sea) -> None:
        if g.others_on(self.tile, self.animal):
            g.push(Victim(g.seat_of(self.animal), self.animal, self.tile, self.animal))
        else:
            g.eliminate(self.animal, self.tile, 1)


class TerrainPick(MustPick[Sea]):
    """DSM-23.6  A terrain that lies on Earth; all its tiles are scored."""

    __slots__ = ()
    spec = Spec(CARD, "DSM-23.6", number=53)

    def verb(self) -> int:
        return A_TERRAIN

    def candidates(self, g: Sea) -> list[int]:
        return TERRAIN_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        terrain = action >> 16 & 255
        return 0 if [tile for tile in g.earth() if g.kind(tile) == terrain] else NOT_IN_PLAY

    def chosen(self, g: Sea, action: int) -> None:
        score_terrain(g, action >> 16 & 255)


# ---- Fecundity -----------------------------------------------------------------------------
class OmitTile(MustPick[Sea]):
    """DSM-23.13, R-33  With too small a gene pool: the tiles that go without, one after the other, ascending."""

    __slots__ = ("after", "left", "omitted")
    takes = (
        SEAT,
        ANIMAL,
        NUMBER.of("how many tiles still go without"),
        TILE_OR_ANY.of("the last one chosen (-1: none)"),
        HEX_SET.of("all chosen (bit set of hexes)"),
    )
    says = "n=left"
    spec = Spec(CARD, "DSM-23.13", number=54)

    def __init__(self, seat: int, animal: int, left: int, after: int, omitted: int) -> None:
        super().__init__(seat, animal)
        self.left: Final = left
        """How many still go without."""
        self.after: Final = after
        """The tile omitted last, -1 at first."""
        self.omitted: Final = omitted
        """Those omitted, as a bit set."""

    def verb(self) -> int:
        return A_OMIT

    def candidates(self, g: Sea) -> list[int]:
        return g.layout.board.hex_things

    def refusal_of(self, g: Sea, action: int) -> int:
        tile = action >> 16 & 255
        if not g.cubes[tile * 6 + self.animal]:
            return NO_OWN_CUBE
        rest = [other for other in g.occupied(self.animal) if other >= tile]
        return 0 if tile > self.after and len(rest) >= self.left else OUT_OF_ORDER

    def chosen(self, g: Sea, action: int) -> None:
        tile = action >> 16 & 255
        omitted = self.omitted | 1 << tile
        if self.left > 1:
            g.push(OmitTile(self.seat, self.animal, self.left - 1, tile, omitted))
        else:
            multiply(g, self.animal, omitted)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.left, self.after, self.omitted]


def multiply(g: Sea, animal: int, omitted: int) -> None:
    """DSM-23.13  One species on every tile one occupies, except some."""
    for tile in g.occupied(animal):
        if not omitted >> tile & 1:
            g.place_cubes(animal, tile, CARDS[FECUNDITY].n)


# ---- Profligate Carnivore -------------------------------------------------------------------
class Hunt(MustPick[Sea]):
    """DSM-23.27  An opposing species anywhere goes; one's own takes its place while the gene pool lasts."""

    __slots__ = ("left",)
    takes = (SEAT, ANIMAL, SLOT.of("how often still"))
    says = "n=left"
    spec = Spec(CARD, "DSM-23.27", number=55)

    def __init__(self, seat: int, animal: int, left: int) -> None:
        super().__init__(seat, animal)
        self.left: Final = left

    def verb(self) -> int:
        return A_COMPETE

    def candidates(self, g: Sea) -> list[int]:
        return g.layout.board.cube_things

    def refusal_of(self, g: Sea, action: int) -> int:
        return opposing_refusal(g, self.animal, action >> 16 & 255, action >> 8 & 255)

    def chosen(self, g: Sea, action: int) -> None:
        tile = action >> 16 & 255
        g.eliminate(action >> 8 & 255, tile, 1)
        if g.gene_pool[self.animal]:
            g.place_cubes(self.animal, tile, 1)
        if self.left > 1:
            ask(g, Hunt(self.seat, self.animal, self.left - 1))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.left]


# ---- Solar Radiation --------------------------------------------------------------------------
class RadiationTile(PickCrowd):
    """DSM-23.29  X cubes of the tile return to their gene pools, all if there are fewer."""

    __slots__ = ("x",)
    takes = (SEAT, ANIMAL, SLOT.of("X"))
    says = "n=x"
    spec = Spec(CARD, "DSM-23.29", number=56)

    def __init__(self, seat: int, animal: int, x: int) -> None:
        super().__init__(seat, animal)
        self.x: Final = x

    def chosen(self, g: Sea, action: int) -> None:
        tile = action >> 16 & 255
        g.push(ReturnCube(self.seat, self.animal, tile, min(self.x, g.cubes_on(tile)), 0))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.x]


class ReturnCube(MustPick[Sea]):
    """DSM-23.29  Whose cube returns, in food chain order."""

    __slots__ = ("first", "left", "tile")
    takes = (SEAT, ANIMAL, TILE, NUMBER.of("how many still return"), FIRST_ANIMAL)
    says = "tile n=left"
    spec = Spec(CARD, "DSM-23.29", number=57)

    def __init__(self, seat: int, animal: int, tile: int, left: int, first: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile
        self.left: Final = left
        self.first: Final = first
        """The animal chosen last: those above it in the food chain are past."""

    def verb(self) -> int:
        return A_VICTIM

    def candidates(self, g: Sea) -> list[int]:
        return ANIMAL_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        victim = action >> 16 & 255
        if not g.cubes[self.tile * 6 + victim]:
            return NO_VICTIM
        rest = sum(g.cubes[self.tile * 6 + victim : self.tile * 6 + 6])
        return 0 if victim >= self.first and rest >= self.left else OUT_OF_ORDER

    def chosen(self, g: Sea, action: int) -> None:
        victim = action >> 16 & 255
        g.return_cubes(victim, self.tile, 1)
        if self.left > 1:
            g.push(ReturnCube(self.seat, self.animal, self.tile, self.left - 1, victim))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile, self.left, self.first]


# ---- Terrestrial ------------------------------------------------------------------------------
def is_terrestrial(g: Sea, tile: int) -> bool:
    """Land or a geyser."""
    return g.kind(tile) == LAND or (g.kind(tile) == VENT and g.geysers >> tile & 1 == 1)


class TerrestrialTile(PickTile[Sea]):
    """DSM-23.32  Land or a geyser, with a vacant corner while the element part is possible."""

    __slots__ = ("element",)
    takes = (SEAT, ANIMAL, FLAG.of("whether an element can be put (0 or 1)"))
    spec = Spec(CARD, "DSM-23.32", number=58)

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: Final = element
        """1: an element can be put."""

    def refusal_of(self, g: Sea, action: int) -> int:
        tile = action >> 16 & 255
        if tile_refusal(g, tile):
            return NO_TILE_HERE
        if not is_terrestrial(g, tile):
            return WRONG_TERRAIN
        return vacant_corner_refusal(g, tile) if self.element else 0

    def chosen(self, g: Sea, action: int) -> None:
        tile = action >> 16 & 255
        g.push(Colonise(self.animal, tile))
        if self.element:
            g.push(ChooseFromBag(self.seat, self.animal, tile))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.element]


class Colonise(TileStep[Sea]):
    """DSM-23.32  Up to four species onto the tile."""

    __slots__ = ()
    spec = Spec(CARD)

    def run(self, g: Sea) -> None:
        most = min(CARDS[TERRESTRIAL].n, g.gene_pool[self.animal])
        if most:
            g.push(PlaceCubes(g.seat_of(self.animal), self.animal, self.tile, 0, most))
