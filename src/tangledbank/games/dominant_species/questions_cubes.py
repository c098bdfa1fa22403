"""DS-19  Questions that only cards ask, about cubes that come, return or leave."""

from __future__ import annotations

from typing import Final

from ...core.frame import Step
from .actions.competition import CUBE_THINGS, opposing_ban
from .actions.glaciation import tile_ban
from .actions.movement import MoveCubes, tiles_beside
from .actions.speciation import COUNT_THINGS, PlaceCubes
from .pick import Pick, ask
from .questions import CardPick, PickTile
from .state import Dom
from .terms import (
    A_CUBES,
    A_REPLACE,
    ALL_ANIMALS,
    ALL_HEXES,
    CHOSEN_ALREADY,
    NO_OWN_CUBE,
    NO_TILE_HERE,
    TOO_MANY,
)

HIBERNATING: Final = 5


# ---- Evolution ---------------------------------------------------------------------------
class Replace(Pick):
    """DS-C09.1 to DS-C09.4  Up to two times, each for another animal: its cube becomes one of yours."""

    __slots__ = ("before", "left")

    def __init__(self, seat: int, animal: int, left: int, before: int) -> None:
        super().__init__(seat, animal)
        self.left: Final = left
        self.before: Final = before
        """The animal replaced already, -1 for none."""

    def verb(self) -> int:
        return A_REPLACE

    def candidates(self, g: Dom) -> list[int]:
        return CUBE_THINGS

    def guard(self, g: Dom, action: int) -> int:
        victim = action >> 8 & 255
        if victim == self.before:
            return CHOSEN_ALREADY
        return opposing_ban(g, self.animal, action >> 16 & 255, victim)

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
class FecundTile(Step[Dom]):
    """DS-C10.1, DS-C10.2  Up to one cube on each tile that was occupied, while the gene pool lasts."""

    __slots__ = ("animal", "tile")

    def __init__(self, animal: int, tile: int) -> None:
        self.animal: Final = animal
        self.tile: Final = tile

    def run(self, g: Dom) -> None:
        if g.gene_pool[self.animal]:
            g.push(PlaceCubes(g.seat_of(self.animal), self.animal, self.tile, 1))

    def fields(self) -> list[int]:
        return [self.animal, self.tile]


class FertileTile(PickTile):
    """DS-C11.1  A tile with an own cube: 1 VP for each cube there."""

    __slots__ = ()

    def guard(self, g: Dom, action: int) -> int:
        tile = action >> 16 & 255
        if tile_ban(g, tile):
            return NO_TILE_HERE
        return 0 if g.cubes[tile * 6 + self.animal] else NO_OWN_CUBE

    def chosen(self, g: Dom, action: int) -> None:
        g.gain_vp(self.animal, g.cubes_on(action >> 16 & 255))


class HibernationTile(PickTile):
    """DS-C13.1"""

    __slots__ = ()

    def chosen(self, g: Dom, action: int) -> None:
        g.push(Hibernate(self.seat, self.animal, action >> 16 & 255))


class Hibernate(CardPick):
    """DS-C13.1 to DS-C13.3  Up to five eliminated cubes return; Extinction of this round spares them."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_CUBES

    def candidates(self, g: Dom) -> list[int]:
        return COUNT_THINGS[: HIBERNATING + 1]

    def guard(self, g: Dom, action: int) -> int:
        return TOO_MANY if action >> 16 & 255 > min(HIBERNATING, g.eliminated[self.animal]) else 0

    def chosen(self, g: Dom, action: int) -> None:
        g.shelter_cubes(self.animal, self.tile, action >> 16 & 255)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]


# ---- Mass Exodus ------------------------------------------------------------------------------
class ExodusTile(PickTile):
    """DS-C19.1  Every cube of the tile leaves it."""

    __slots__ = ()

    def chosen(self, g: Dom, action: int) -> None:
        tile = action >> 16 & 255
        for animal in reversed(ALL_ANIMALS):
            if g.cubes[tile * 6 + animal]:
                g.push(Exodus(self.animal, animal, tile, 0))


class Exodus(Step[Dom]):
    """DS-C19.1, AS-31  An animal's cubes to the tiles around, in ascending order; the last tile takes the rest."""

    __slots__ = ("acting", "animal", "k", "tile")

    def __init__(self, acting: int, animal: int, tile: int, k: int) -> None:
        self.acting: Final = acting
        self.animal: Final = animal
        self.tile: Final = tile
        self.k: Final = k
        """Which of the tiles around is asked about."""

    def run(self, g: Dom) -> None:
        targets = tiles_beside(g, self.tile)
        most = g.cubes[self.tile * 6 + self.animal]
        if not most or not targets:
            return
        if self.k + 1 == len(targets):
            g.move_cubes(self.animal, self.tile, targets[self.k], most)
            return
        question = MoveCubes(g.seat_of(self.acting), self.animal, self.tile, targets[self.k], 0, most)
        g.push(question, Exodus(self.acting, self.animal, self.tile, self.k + 1))

    def fields(self) -> list[int]:
        return [self.acting, self.animal, self.tile, self.k]


def occupied_tiles(g: Dom, animal: int) -> list[int]:
    """Tiles with a cube of an animal, in ascending order."""
    return [tile for tile in ALL_HEXES if g.cubes[tile * 6 + animal]]
