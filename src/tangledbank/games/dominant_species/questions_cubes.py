"""DS-19  Questions that only cards ask, about cubes that come, return or leave."""

from __future__ import annotations

from typing import Final

from ...earth.actions.conflict import opposing_refusal
from ...earth.actions.movement import scatter
from ...earth.actions.speciation import PlaceCubes, TileStep
from ...earth.kinds import ANIMAL, NUMBER, SEAT, TILE
from ...earth.pick import MustPick, Pick, PickTile, ask, tile_refusal
from ...earth.terms import A_CUBES, COUNT_THINGS, NO_OWN_CUBE, NO_TILE_HERE, TOO_MANY
from .kinds import REPLACED
from .spec import ACTION, Spec
from .state import Dom
from .terms import A_REPLACE, CHOSEN_ALREADY

HIBERNATING: Final = 5


# ---- Evolution ---------------------------------------------------------------------------
class Replace(Pick[Dom]):
    """DS-C09.1 to DS-C09.4  Up to two times, each for another animal: its cube becomes one of yours."""

    __slots__ = ("before", "left")
    takes = (SEAT, ANIMAL, NUMBER.of("how often still"), REPLACED)
    spec = Spec(ACTION, "DS-C09.1 DS-C09.2 DS-C09.3", number=30, cards="evolution")

    def __init__(self, seat: int, animal: int, left: int, before: int) -> None:
        super().__init__(seat, animal)
        self.left: Final = left
        self.before: Final = before
        """The animal replaced already, -1 for none."""

    def verb(self) -> int:
        return A_REPLACE

    def candidates(self, g: Dom) -> list[int]:
        return g.layout.board.cube_things

    def refusal_of(self, g: Dom, action: int) -> int:
        victim = action >> 8 & 255
        if victim == self.before:
            return CHOSEN_ALREADY
        return opposing_refusal(g, self.animal, action >> 16 & 255, victim)

    def chosen(self, g: Dom, action: int) -> None:
        tile = action >> 16 & 255
        victim = action >> 8 & 255
        g.eliminate(victim, tile, 1)
        g.place_cubes(self.animal, tile, 1)
        if self.left > 1 and g.gene_pool[self.animal]:
            ask(g, Replace(self.seat, self.animal, self.left - 1, victim))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.left, self.before]


# ---- Fecundity, Fertile, Hibernation --------------------------------------------------------
class FecundTile(TileStep[Dom]):
    """DS-C10.1, DS-C10.2  One cube on each tile that was occupied; with too few cubes the player chooses the tiles."""

    __slots__ = ()
    spec = Spec(f"{ACTION} FecundTile", cards="fecundity")

    def run(self, g: Dom) -> None:
        cubes = g.gene_pool[self.animal]
        if cubes > fecund_tiles_left(g) and not g.settings.optional_fecundity:  # RU-22
            g.place_cubes(self.animal, self.tile, 1)
        elif cubes:
            g.push(PlaceCubes(g.seat_of(self.animal), self.animal, self.tile, 0, 1))


def fecund_tiles_left(g: Dom) -> int:
    """How many tiles come after this one."""
    return len([frame for frame in g.stack if isinstance(frame, FecundTile)])


class FertileTile(PickTile[Dom]):
    """DS-C11.1  A tile with an own cube: 1 VP for each cube there."""

    __slots__ = ()
    spec = Spec(ACTION, "DS-C11.1", number=31, cards="fertile")

    def refusal_of(self, g: Dom, action: int) -> int:
        tile = action >> 16 & 255
        if tile_refusal(g, tile):
            return NO_TILE_HERE
        return 0 if g.cubes[tile * 6 + self.animal] else NO_OWN_CUBE

    def chosen(self, g: Dom, action: int) -> None:
        g.gain_vp(self.animal, g.cubes_on(action >> 16 & 255))


class HibernationTile(PickTile[Dom]):
    """DS-C13.1"""

    __slots__ = ()
    spec = Spec(ACTION, "DS-C13.1", number=33, cards="hibernation")

    def chosen(self, g: Dom, action: int) -> None:
        g.push(Hibernate(self.seat, self.animal, action >> 16 & 255))


class Hibernate(MustPick[Dom]):
    """DS-C13.1 to DS-C13.3  Up to five eliminated cubes return; Extinction of this round spares them."""

    __slots__ = ("tile",)
    takes = (SEAT, ANIMAL, TILE)
    says = "tile"
    spec = Spec(ACTION, "DS-C13.1 DS-C13.3", number=34, cards="hibernation")

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_CUBES

    def candidates(self, g: Dom) -> list[int]:
        return COUNT_THINGS[: HIBERNATING + 1]

    def refusal_of(self, g: Dom, action: int) -> int:
        return TOO_MANY if action >> 16 & 255 > min(HIBERNATING, g.eliminated[self.animal]) else 0

    def chosen(self, g: Dom, action: int) -> None:
        g.shelter_cubes(self.animal, self.tile, action >> 16 & 255)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]


# ---- Mass Exodus ------------------------------------------------------------------------------
class ExodusTile(PickTile[Dom]):
    """DS-C19.1  Every cube of the tile leaves it."""

    __slots__ = ()
    spec = Spec(ACTION, "DS-C19.1", number=37, cards="mass_exodus")

    def chosen(self, g: Dom, action: int) -> None:
        scatter(g, self.animal, action >> 16 & 255)
