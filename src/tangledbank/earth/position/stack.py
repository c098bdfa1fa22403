"""The stack of a position: how frames are made from their numbers. A game adds its own frames and kinds of numbers."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from ...core.fields import Fields, load_frame
from ...core.frame import Frame
from ...core.frames import FrameTable, S
from ...core.message import Message
from ...core.spec import Takes
from ..actions.elements import (
    ChooseFromBag,
    TakeDisk,
    has_vacant_corner,
    vacant_corner_refusal,
)
from ..actions.movement import Exodus, MigrateCubes, MigrateTo, Migration, MoveCubes, is_reached
from ..actions.speciation import PlaceCubes
from ..pick import E, Pick
from ..state import HexWorld
from ..terms import ANYWHERE


@mypyc_attr(allow_interpreted_subclasses=True)
class Frames(FrameTable[S], Generic[E, S]):
    """The frames of a game on Earth, and how they are read."""

    # ---- what a game answers, or adds ------------------------------------------------------
    def is_bounded(self, g: E, frame: Frame[E]) -> bool:
        """Whether a frame takes no more than there is."""
        return is_bounded(g, frame)

    def owns(self, g: E, name: str, seat: int, animal: int) -> bool:
        """The seat decides for the animal that follows it; only Mass Exodus asks one player about another's cubes."""
        return 0 <= animal < 6 and (g.layout.controller[animal] == seat or name == "MoveCubes")

    # ---- reading ------------------------------------------------------------------
    def load(self, g: E, fields: Fields) -> None:
        """The frames as saved."""
        for k, item in enumerate(fields.items("stack")):
            g.push(load_frame(g, fields, f"stack[{k}]", item, self.build))
        if g.stack and not has_answer(g, g.stack[-1]):
            fields.fail("stack", Message("expect-question"), type(g.stack[-1]).__name__)

    def build(self, g: E, name: str, numbers: list[int]) -> Frame[E] | None:
        """The frame, or None if it cannot stand on this table."""
        if name not in self.table or not self.stands(g, name):
            return None
        make, takes = self.table[name]
        args = self.arguments(g, name, takes, numbers)
        if args is None:
            return None
        frame = make(*args)
        return frame if self.is_bounded(g, frame) else None

    def arguments(self, g: E, name: str, takes: Takes, numbers: list[int]) -> list[object] | None:
        """The numbers as the constructor takes them, None if one is wrong."""
        args: list[object] = []
        at = 0
        for kind in takes:
            size = kind.size(g)
            part = numbers[at : at + size]
            at += size
            if len(part) != size or not all([kind.fits(g, n) for n in part]):
                return None
            if kind.name == "seat" and (len(numbers) <= at or not self.owns(g, name, part[0], numbers[at])):
                return None
            args.append(tuple(part) if size > 1 else part[0])
        return args if at == len(numbers) else None


def has_answer(g: HexWorld, frame: Frame[Any]) -> bool:
    return not isinstance(frame, Pick) or len(frame.answers(g, frame.seat)) > 0


def is_bounded(g: HexWorld, frame: Frame[Any]) -> bool:
    """Shared frames that would take more than there is."""
    if isinstance(frame, (TakeDisk, ChooseFromBag)):
        return has_vacant_corner(g) if frame.tile == ANYWHERE else not vacant_corner_refusal(g, frame.tile)
    if isinstance(frame, PlaceCubes):
        waiting = [other for other in g.stack if isinstance(other, PlaceCubes)]
        return not waiting and frame.least <= frame.most <= g.gene_pool[frame.animal]
    if isinstance(frame, MoveCubes):
        return is_move(g, frame) and frame.least <= frame.most <= g.cubes[frame.source * 6 + frame.animal]
    if isinstance(frame, Exodus):
        return frame.k < max(1, len(g.tiles_beside(frame.tile)))
    return is_migration(g, frame)


def is_migration(g: HexWorld, frame: Frame[Any]) -> bool:
    """Cubes that have not moved yet are left where a migration starts, and go somewhere else."""
    if isinstance(frame, Migration):
        return frame.moves > 0 and has_arrived(g, frame.animal, frame.arrived)
    if isinstance(frame, (MigrateTo, MigrateCubes)):
        left = min(frame.moves, g.cubes[frame.source * 6 + frame.animal] - frame.arrived[frame.source])
        if left < 1 or not has_arrived(g, frame.animal, frame.arrived):
            return False
        return not isinstance(frame, MigrateCubes) or (1 <= frame.most <= left and is_way(g, frame))
    return True


def is_way(g: HexWorld, frame: MigrateCubes[Any]) -> bool:
    return frame.target != frame.source and is_reached(g, frame.animal, frame.source, frame.target)


def is_move(g: HexWorld, frame: MoveCubes[Any]) -> bool:
    """Cubes move between neighbours, and those of one tile are asked about once."""
    before = [f.source for f in g.stack if isinstance(f, MoveCubes) and f.animal == frame.animal]
    return frame.target in g.layout.board.neighbours[frame.source] and frame.source not in before


def has_arrived(g: HexWorld, animal: int, arrived: tuple[int, ...]) -> bool:
    """No more cubes have moved to a tile than are there."""
    return all([arrived[tile] <= g.cubes[tile * 6 + animal] for tile in g.layout.board.hexes])
