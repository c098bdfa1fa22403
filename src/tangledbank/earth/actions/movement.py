"""Cubes that move: Migration, onto a new tile, and away from one (Mass Exodus)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ..kinds import ANIMAL, CUBES_BY_HEX, NUMBER, SEAT, TILE
from ..part import Part
from ..pick import E, MustPick, Pick, PickCount, ask, tile_refusal
from ..state import HexWorld
from ..terms import A_FROM, A_TO, ALL_ANIMALS, MOVED_ALREADY, NO_CUBES, NO_TILE_HERE, SAME_TILE, TOO_FAR


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveCubes(PickCount[E]):
    """How many cubes of an animal go from one tile to another."""

    __slots__ = ("source", "target")
    takes = (
        SEAT.of("the seat that decides"),
        ANIMAL.of("the animal that moves"),
        TILE.of("source"),
        TILE.of("target"),
        NUMBER.of("least"),
        NUMBER.of("most"),
    )
    says = "moved=animal source target"

    def __init__(self, seat: int, animal: int, source: int, target: int, least: int, most: int) -> None:
        super().__init__(seat, animal, least, most)
        self.source: Final = source
        self.target: Final = target

    def chosen(self, g: E, action: int) -> None:
        n = action >> 16 & 255
        if n:
            g.move_cubes(self.animal, self.source, self.target, n)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.source, self.target, self.least, self.most]


# ---- Migration ----------------------------------------------------------------------------
def migrate(g: HexWorld, animal: int, moves: int) -> None:
    """DS-16.7, DSM-14.1, R-20  Every pawn is an action of its own: all cubes may move again."""
    if moves:
        ask(g, Migration(g.seat_of(animal), animal, moves, g.layout.board.unmoved))


@mypyc_attr(allow_interpreted_subclasses=True)
class Migration(Pick[E]):
    """DS-16.1 to DS-16.4, DSM-14.1, DSM-14.4, DSM-14.5  Choose where cubes start; pass ends it."""

    __slots__ = ("arrived", "moves")
    takes = (SEAT, ANIMAL, NUMBER.of("moves left"), CUBES_BY_HEX)
    says = "n=moves"

    def __init__(self, seat: int, animal: int, moves: int, arrived: tuple[int, ...]) -> None:
        super().__init__(seat, animal)
        self.moves: Final = moves
        self.arrived: Final = arrived
        """By hex: cubes that have moved in this action already (RU-18)."""

    def verb(self) -> int:
        return A_FROM

    def candidates(self, g: E) -> list[int]:
        """Where it has cubes: everything else would be refused, and that is most of the board."""
        things = g.layout.board.hex_things
        return [things[tile] for tile in g.occupied(self.animal)]

    def refusal_of(self, g: E, action: int) -> int:
        tile = action >> 16 & 255
        n = g.cubes[tile * 6 + self.animal]
        if not n:
            return NO_CUBES
        if n == self.arrived[tile]:
            return MOVED_ALREADY
        return 0 if g.tiles_beside(tile) else TOO_FAR

    def chosen(self, g: E, action: int) -> None:
        g.push(MigrateTo(self.seat, self.animal, self.moves, self.arrived, action >> 16 & 255))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.moves, *self.arrived]


@mypyc_attr(allow_interpreted_subclasses=True)
class MigrateTo(MustPick[E]):
    """DS-16.2, DS-16.5, DS-16.6, DSM-14.1, DSM-14.6  Choose where they go: an adjacent tile, or as far as they may."""

    __slots__ = ("arrived", "moves", "source")
    takes = (*Migration.takes, TILE.of("source"))
    says = "source n=moves"

    def __init__(self, seat: int, animal: int, moves: int, arrived: tuple[int, ...], source: int) -> None:
        super().__init__(seat, animal)
        self.moves: Final = moves
        self.arrived: Final = arrived
        self.source: Final = source

    def verb(self) -> int:
        return A_TO

    def candidates(self, g: E) -> list[int]:
        """Who goes one step has few places to go."""
        board = g.layout.board
        if g.steps(self.animal) > 1:
            return board.hex_things
        return [board.hex_things[tile] for tile in board.neighbours[self.source]]

    def refusal_of(self, g: E, action: int) -> int:
        target = action >> 16 & 255
        if target == self.source:
            return SAME_TILE
        if tile_refusal(g, target):
            return NO_TILE_HERE
        return 0 if is_reached(g, self.animal, self.source, target) else TOO_FAR

    def chosen(self, g: E, action: int) -> None:
        most = min(self.moves, g.cubes[self.source * 6 + self.animal] - self.arrived[self.source])
        target = action >> 16 & 255
        g.push(MigrateCubes(self.seat, self.animal, self.moves, self.arrived, self.source, target, most))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.moves, *self.arrived, self.source]


def is_reached(g: HexWorld, animal: int, source: i64, target: i64) -> bool:
    """DS-16.2, DS-16.5, DSM-24.16  Adjacent, or two steps over a tile for those who may (RU-46)."""
    near = g.layout.board.near
    if near[source] >> target & 1:
        return True
    if g.steps(animal) == 2:
        for between in g.tiles_beside(source):
            if near[between] >> target & 1:
                return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class MigrateCubes(PickCount[E]):
    """DS-16.1, DSM-14.1  How many of them go; then more cubes may move."""

    __slots__ = ("arrived", "moves", "source", "target")
    takes = (*MigrateTo.takes, TILE.of("target"), NUMBER.of("most"))
    says = "source target n=moves"

    def __init__(
        self, seat: int, animal: int, moves: int, arrived: tuple[int, ...], source: int, target: int, most: int
    ) -> None:
        super().__init__(seat, animal, 1, most)
        self.moves: Final = moves
        self.arrived: Final = arrived
        self.source: Final = source
        self.target: Final = target

    def chosen(self, g: E, action: int) -> None:
        n = action >> 16 & 255
        g.move_cubes(self.animal, self.source, self.target, n)
        if self.moves > n:
            arrived = list(self.arrived)
            arrived[self.target] += n
            ask(g, Migration(self.seat, self.animal, self.moves - n, tuple(arrived)))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.moves, *self.arrived, self.source, self.target, self.most]


# ---- Mass Exodus ------------------------------------------------------------------------------
def scatter(g: HexWorld, acting: int, tile: int) -> None:
    """DS-C19.1, DSM-23.19  Every cube of the tile leaves it."""
    for animal in reversed(ALL_ANIMALS):
        if g.cubes[tile * 6 + animal]:
            g.push(Exodus(acting, animal, tile, 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class Exodus(Part[E]):
    """DS-C19.1, DSM-23.19  An animal's cubes to the tiles around, in ascending order; the last tile takes the rest."""

    __slots__ = ("acting", "animal", "k", "tile")
    takes = (
        ANIMAL.of("the acting animal"),
        ANIMAL.of("the animal that moves"),
        TILE,
        NUMBER.of("which of the tiles around comes next"),
    )

    def __init__(self, acting: int, animal: int, tile: int, k: int) -> None:
        self.acting: Final = acting
        self.animal: Final = animal
        self.tile: Final = tile
        self.k: Final = k
        """Which of the tiles around is asked about."""

    def run(self, g: E) -> None:
        targets = g.tiles_beside(self.tile)
        most = g.cubes[self.tile * 6 + self.animal]
        if not most or not targets:
            return
        if self.k + 1 == len(targets):
            g.move_cubes(self.animal, self.tile, targets[self.k], most)
            return
        question: MoveCubes[E] = MoveCubes(g.seat_of(self.acting), self.animal, self.tile, targets[self.k], 0, most)
        g.push(question, Exodus(self.acting, self.animal, self.tile, self.k + 1))

    def fields(self) -> list[int]:
        return [self.acting, self.animal, self.tile, self.k]
