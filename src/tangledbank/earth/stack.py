"""The stack of a position: how frames are made from their numbers. A game adds its own frames and kinds of numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic

from ..core.fields import Fields, load_frame
from ..core.frame import Frame
from ..core.message import Message
from .conflict import Competition, Survivor, Victim
from .elements import (
    ChooseFromBag,
    Depletion,
    Exchange,
    LoseElement,
    PutElement,
    TakeDisk,
    has_vacant_corner,
    vacant_corner_refusal,
)
from .movement import Exodus, MigrateCubes, MigrateTo, Migration, MoveCubes, is_reached
from .pick import E, Pick
from .speciation import PlaceCubes, SpeciateTile, Speciation
from .state import HexWorld
from .terms import ANYWHERE, COVER, NO_TILE, NOBODY
from .wanderlust import PutTile, WanderBonus, WanderElement, Wanderlust, WanderMoves

Made = tuple[Callable[..., Frame[Any]], str]

SHARED: Final[dict[str, Made]] = {
    "TakeDisk": (TakeDisk, "saro"),
    "ChooseFromBag": (ChooseFromBag, "sao"),
    "PutElement": (PutElement, "saeo"),
    "Depletion": (Depletion, "sa"),
    "LoseElement": (LoseElement, "sa"),
    "Exchange": (Exchange, "sa"),
    "Speciation": (Speciation, "sae"),
    "SpeciateTile": (SpeciateTile, "ate"),
    "PlaceCubes": (PlaceCubes, "satnn"),
    "Wanderlust": (Wanderlust, "sa"),
    "PutTile": (PutTile, "sal"),
    "WanderElement": (WanderElement, "at"),
    "WanderBonus": (WanderBonus, "at"),
    "WanderMoves": (WanderMoves, "yt"),
    "MoveCubes": (MoveCubes, "sattnn"),
    "Migration": (Migration, "sanh"),
    "MigrateTo": (MigrateTo, "sanht"),
    "MigrateCubes": (MigrateCubes, "sanhttn"),
    "Exodus": (Exodus, "aatn"),
    "Competition": (Competition, "sawon"),
    "Victim": (Victim, "satv"),
    "Survivor": (Survivor, "sat"),
}
"""How a frame is made from its numbers: s the seat of the next animal, a an animal in play, v one or -1, y 0 to 6, t a
tile, o a tile or -1, e an element, r a row of disks, l a large terrain, w a terrain or -1, n up to 55, f 0 or 1, m six
sets of elements, h a number for every hex."""


class Frames(Generic[E]):
    """The frames of a game; its own ones replace shared ones of the same name."""

    def __init__(self, own: dict[str, Made]) -> None:
        self.table: Final[dict[str, Made]] = {**SHARED, **own}

    # ---- what a game answers, or adds ------------------------------------------------------
    def fits(self, g: E, kind: str, n: int) -> bool:
        """Whether a number can be what the table says it is."""
        return fits(g, kind, n)

    def is_bounded(self, g: E, frame: Frame[E]) -> bool:
        """Whether a frame takes no more than there is."""
        return is_bounded(g, frame)

    def owns(self, g: E, name: str, seat: int, animal: int) -> bool:
        """The seat decides for the animal that follows it; only Mass Exodus asks one player about another's cubes."""
        return 0 <= animal < 6 and (g.layout.controller[animal] == seat or name == "MoveCubes")

    def stands(self, g: E, name: str) -> bool:
        """Whether a frame can be put above those that are there."""
        raise NotImplementedError

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
        make, kinds = self.table[name]
        args = self.arguments(g, name, kinds, numbers)
        if args is None:
            return None
        frame = make(*args)
        return frame if self.is_bounded(g, frame) else None

    def arguments(self, g: E, name: str, kinds: str, numbers: list[int]) -> list[object] | None:
        """The numbers as the constructor takes them, None if one is wrong."""
        args: list[object] = []
        at = 0
        for kind in kinds:
            size = size_of(g, kind)
            part = numbers[at : at + size]
            at += size
            if len(part) != size or not all([self.fits(g, kind, n) for n in part]):
                return None
            if kind == "s" and (len(numbers) <= at or not self.owns(g, name, part[0], numbers[at])):
                return None
            args.append(tuple(part) if size > 1 else part[0])
        return args if at == len(numbers) else None


def has_answer(g: HexWorld, frame: Frame[Any]) -> bool:
    return not isinstance(frame, Pick) or len(frame.options(g, frame.seat)) > 0


def size_of(g: HexWorld, kind: str) -> int:
    """How many numbers a letter stands for."""
    return 6 if kind == "m" else len(g.terrain) if kind == "h" else 1


def fits(g: HexWorld, kind: str, n: int) -> bool:
    """Whether a number can be what SHARED says it is."""
    if kind in "av":
        return (0 <= n < 6 and g.layout.controller[n] != NOBODY) or (kind == "v" and n == NOBODY)
    if kind in "to":
        return (0 <= n < len(g.terrain) and g.terrain[n] != NO_TILE) or (kind == "o" and n == ANYWHERE)
    most = {"s": g.seats - 1, "y": 6, "e": 5, "r": 5, "l": COVER - 1, "w": COVER, "n": 55, "f": 1, "h": 55, "m": 63}
    return 0 <= n <= most[kind] or (kind == "w" and n == -1)


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
