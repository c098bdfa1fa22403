"""DS-15, DS-16  Wanderlust and Migration: new tiles, and cubes that move."""

from __future__ import annotations

from typing import Final

from ....core.frame import Step
from ..pick import Pick, ask
from ..state import Dom
from ..terms import (
    A_CUBES,
    A_EXPLORE,
    A_FROM,
    A_TAKE,
    A_TILE,
    A_TO,
    BIRD,
    HEX_TAKEN,
    HEXES,
    MOVED_ALREADY,
    NEIGHBOURS,
    NO_CUBES,
    NO_TILE,
    NO_TILE_HERE,
    NOT_BESIDE_EARTH,
    SAME_TILE,
    STACK_EMPTY,
    STACKS,
    TOO_FAR,
    TOO_FEW,
    TOO_MANY,
    WANDERLUST,
)
from .elements import CORNER_THINGS, ELEMENT_THINGS, PutElement, row_ban
from .glaciation import HEX_THINGS, tile_ban
from .speciation import COUNT_THINGS

STACK_THINGS: Final[list[int]] = [stack << 16 for stack in range(STACKS)]


# ---- Wanderlust -------------------------------------------------------------------------
class Wanderlust(Pick):
    """DS-15.1, DS-15.2, DS-15.9, DS-15.10  Choose one of the face-up tiles."""

    __slots__ = ()

    def verb(self) -> int:
        return A_EXPLORE

    def candidates(self, g: Dom) -> list[int]:
        return STACK_THINGS

    def guard(self, g: Dom, action: int) -> int:
        return STACK_EMPTY if g.face_up_tiles[action >> 16 & 255] == NO_TILE else 0

    def chosen(self, g: Dom, action: int) -> None:
        g.push(PutTile(self.seat, self.animal, action >> 16 & 255))


class PutTile(Pick):
    """DS-15.3, DS-15.4  The tile goes onto a free hex beside Earth."""

    __slots__ = ("stack",)

    def __init__(self, seat: int, animal: int, stack: int) -> None:
        super().__init__(seat, animal)
        self.stack: Final = stack

    def verb(self) -> int:
        return A_TILE

    def may_pass(self) -> bool:
        return False

    def candidates(self, g: Dom) -> list[int]:
        return HEX_THINGS

    def guard(self, g: Dom, action: int) -> int:
        tile = action >> 16 & 255
        if g.terrain[tile] != NO_TILE:
            return HEX_TAKEN
        return 0 if tiles_beside(g, tile) else NOT_BESIDE_EARTH

    def chosen(self, g: Dom, action: int) -> None:
        tile = action >> 16 & 255
        g.lay_tile(tile, g.face_up_tiles[self.stack])
        g.face_up_tiles[self.stack] = NO_TILE
        g.push(WanderElement(self.animal, tile), WanderBonus(self.animal, tile), WanderMoves(0, tile))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.stack]


def tiles_beside(g: Dom, tile: int) -> list[int]:
    """The neighbours that carry a tile, in ascending order."""
    return [other for other in NEIGHBOURS[tile] if g.terrain[other] != NO_TILE]


class WanderElement(Step[Dom]):
    """DS-15.11  Skipped without a disk on the squares or a vacant corner of the new tile."""

    __slots__ = ("animal", "tile")

    def __init__(self, animal: int, tile: int) -> None:
        self.animal: Final = animal
        self.tile: Final = tile

    def run(self, g: Dom) -> None:
        question = WanderTake(g.seat_of(self.animal), self.animal, self.tile)
        probe = PutElement(question.seat, self.animal, 0, self.tile)
        if [thing for thing in CORNER_THINGS if not probe.guard(g, thing)]:
            ask(g, question)

    def fields(self) -> list[int]:
        return [self.animal, self.tile]


class WanderTake(Pick):
    """DS-15.5  He may take one disk from the squares for a corner of the new tile."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_TAKE

    def candidates(self, g: Dom) -> list[int]:
        return ELEMENT_THINGS

    def guard(self, g: Dom, action: int) -> int:
        return row_ban(g, WANDERLUST, action >> 16 & 255)

    def chosen(self, g: Dom, action: int) -> None:
        element = action >> 16 & 255
        g.rows[WANDERLUST * 6 + element] -= 1
        g.push(PutElement(self.seat, self.animal, element, self.tile))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]


class WanderBonus(Step[Dom]):
    """DS-15.6  Bonus VP for the tiles beside the new one."""

    __slots__ = ("animal", "tile")

    def __init__(self, animal: int, tile: int) -> None:
        self.animal: Final = animal
        self.tile: Final = tile

    def run(self, g: Dom) -> None:
        g.gain_bonus(self.animal, len(tiles_beside(g, self.tile)))

    def fields(self) -> list[int]:
        return [self.animal, self.tile]


class WanderMoves(Step[Dom]):
    """DS-15.7, DS-15.8  In food chain order every animal may move cubes from the neighbours onto the new tile."""

    __slots__ = ("animal", "tile")

    def __init__(self, animal: int, tile: int) -> None:
        self.animal: Final = animal
        self.tile: Final = tile

    def run(self, g: Dom) -> None:
        if self.animal == 6:
            return
        g.push(WanderMoves(self.animal + 1, self.tile))
        for source in reversed(tiles_beside(g, self.tile)):
            most = g.cubes[source * 6 + self.animal]
            if most:
                g.push(MoveCubes(g.seat_of(self.animal), self.animal, source, self.tile, 0, most))

    def fields(self) -> list[int]:
        return [self.animal, self.tile]


class MoveCubes(Pick):
    """How many cubes of an animal go from one tile to another."""

    __slots__ = ("least", "most", "source", "target")

    def __init__(self, seat: int, animal: int, source: int, target: int, least: int, most: int) -> None:
        super().__init__(seat, animal)
        self.source: Final = source
        self.target: Final = target
        self.least: Final = least
        self.most: Final = most

    def verb(self) -> int:
        return A_CUBES

    def may_pass(self) -> bool:
        return False

    def candidates(self, g: Dom) -> list[int]:
        return COUNT_THINGS[self.least : self.most + 1]

    def guard(self, g: Dom, action: int) -> int:
        n = action >> 16 & 255
        return TOO_FEW if n < self.least else TOO_MANY if n > self.most else 0

    def chosen(self, g: Dom, action: int) -> None:
        n = action >> 16 & 255
        if n:
            g.move_cubes(self.animal, self.source, self.target, n)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.source, self.target, self.least, self.most]


# ---- Migration ----------------------------------------------------------------------------
def migrate(g: Dom, animal: int, moves: int) -> None:
    """DS-16.7  Every pawn is an action of its own: all cubes may move again."""
    ask(g, Migration(g.seat_of(animal), animal, moves, (0,) * HEXES))


class Migration(Pick):
    """DS-16.1 to DS-16.4  Choose where cubes start, as long as moves are left; pass ends it."""

    __slots__ = ("arrived", "moves")

    def __init__(self, seat: int, animal: int, moves: int, arrived: tuple[int, ...]) -> None:
        super().__init__(seat, animal)
        self.moves: Final = moves
        self.arrived: Final = arrived
        """By hex: cubes that have moved in this action already (RU-18)."""

    def verb(self) -> int:
        return A_FROM

    def candidates(self, g: Dom) -> list[int]:
        return HEX_THINGS

    def guard(self, g: Dom, action: int) -> int:
        tile = action >> 16 & 255
        n = g.cubes[tile * 6 + self.animal]
        if not n:
            return NO_CUBES
        if n == self.arrived[tile]:
            return MOVED_ALREADY
        return 0 if tiles_beside(g, tile) else TOO_FAR

    def chosen(self, g: Dom, action: int) -> None:
        g.push(MigrateTo(self.seat, self.animal, self.moves, self.arrived, action >> 16 & 255))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.moves, *self.arrived]


class MigrateTo(Pick):
    """DS-16.2, DS-16.5, DS-16.6  Choose where they go: an adjacent tile, for birds also the next but one."""

    __slots__ = ("arrived", "moves", "source")

    def __init__(self, seat: int, animal: int, moves: int, arrived: tuple[int, ...], source: int) -> None:
        super().__init__(seat, animal)
        self.moves: Final = moves
        self.arrived: Final = arrived
        self.source: Final = source

    def verb(self) -> int:
        return A_TO

    def may_pass(self) -> bool:
        return False

    def candidates(self, g: Dom) -> list[int]:
        return HEX_THINGS

    def guard(self, g: Dom, action: int) -> int:
        target = action >> 16 & 255
        if target == self.source:
            return SAME_TILE
        if tile_ban(g, target):
            return NO_TILE_HERE
        return 0 if is_reached(g, self.animal, self.source, target) else TOO_FAR

    def chosen(self, g: Dom, action: int) -> None:
        most = min(self.moves, g.cubes[self.source * 6 + self.animal] - self.arrived[self.source])
        target = action >> 16 & 255
        g.push(MigrateCubes(self.seat, self.animal, self.moves, self.arrived, self.source, target, most))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.moves, *self.arrived, self.source]


def is_reached(g: Dom, animal: int, source: int, target: int) -> bool:
    """DS-16.2, DS-16.5  Adjacent, or for birds two steps over a tile (RU-46)."""
    if target in NEIGHBOURS[source]:
        return True
    if animal == BIRD:
        for between in NEIGHBOURS[source]:
            if g.terrain[between] != NO_TILE and target in NEIGHBOURS[between]:
                return True
    return False


class MigrateCubes(Pick):
    """DS-16.1  How many of them go; then more cubes may move."""

    __slots__ = ("arrived", "most", "moves", "source", "target")

    def __init__(
        self, seat: int, animal: int, moves: int, arrived: tuple[int, ...], source: int, target: int, most: int
    ) -> None:
        super().__init__(seat, animal)
        self.moves: Final = moves
        self.arrived: Final = arrived
        self.source: Final = source
        self.target: Final = target
        self.most: Final = most

    def verb(self) -> int:
        return A_CUBES

    def may_pass(self) -> bool:
        return False

    def candidates(self, g: Dom) -> list[int]:
        return COUNT_THINGS[1 : self.most + 1]

    def guard(self, g: Dom, action: int) -> int:
        n = action >> 16 & 255
        return TOO_FEW if n < 1 else TOO_MANY if n > self.most else 0

    def chosen(self, g: Dom, action: int) -> None:
        n = action >> 16 & 255
        g.move_cubes(self.animal, self.source, self.target, n)
        if self.moves > n:
            arrived = list(self.arrived)
            arrived[self.target] += n
            ask(g, Migration(self.seat, self.animal, self.moves - n, tuple(arrived)))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.moves, *self.arrived, self.source, self.target, self.most]
