"""What everybody sees of Earth; a game puts these pieces into its view."""

from __future__ import annotations

from ..core.ints import Ints
from ..core.rulebook import Json
from .actions.movement import Exodus, MoveCubes
from .notation import Nouns
from .pick import Pick
from .state import HexWorld
from .terms import ALL_ELEMENTS, NO_TILE, NOBODY, STACKS


def deciding(g: HexWorld) -> int:
    """The animal whose player is asked, NOBODY if no animal is; in Mass Exodus it moves the cubes of others."""
    top = g.stack[-1] if g.stack else None
    below = g.stack[-2] if len(g.stack) > 1 else None
    if isinstance(top, MoveCubes) and isinstance(below, Exodus):
        return below.acting
    return top.animal if isinstance(top, Pick) else NOBODY


def name_or_none(nouns: Nouns, animal: int) -> str | None:
    return None if animal == NOBODY else nouns.animal.show(animal)


def waiting(g: HexWorld, nouns: Nouns) -> list[str]:
    """The seats that are asked."""
    return [nouns.seat.show(s) for s in range(g.seats) if g.asked() >> s & 1]


def disks(nouns: Nouns, numbers: Ints | list[int], row: int) -> Json:
    """Disks by type, those that are there."""
    return {nouns.element.show(e): numbers[row * 6 + e] for e in ALL_ELEMENTS if numbers[row * 6 + e]}


def acquired(g: HexWorld, nouns: Nouns, animal: int) -> Json:
    """The disks that an animal can lose."""
    return {nouns.element.show(e): g.acquired(animal, e) for e in ALL_ELEMENTS if g.acquired(animal, e)}


def corners(g: HexWorld, nouns: Nouns) -> Json:
    """Elements on Earth by corner."""
    found = [c for c in g.layout.board.corners if g.corner[c] >= 0]
    return {nouns.corner.show(c): nouns.element.show(g.corner[c]) for c in found}


def cubes(g: HexWorld, nouns: Nouns, tile: int) -> Json:
    """Cubes on a tile by animal."""
    return {nouns.animal.show(a): g.cubes[tile * 6 + a] for a in g.layout.animals if g.cubes[tile * 6 + a]}


def stack_views(g: HexWorld, nouns: Nouns) -> list[Json]:
    """The face-up tile of each stack and how many lie below it."""
    tops = [None if t == NO_TILE else nouns.terrain.show(t) for t in g.face_up_tiles]
    return [{"face_up": tops[stack], "face_down": g.stacks[stack]} for stack in range(STACKS)]


def unseen_tiles(g: HexWorld, nouns: Nouns) -> Json:
    """Face-down tiles by terrain."""
    return {nouns.terrain.show(t): n for t, n in enumerate(g.pool) if n}
