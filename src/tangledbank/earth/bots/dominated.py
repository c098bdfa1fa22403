"""What is dominated on its face in both games on Earth: hurting oneself, and points for the others."""

from __future__ import annotations

from ..actions.conflict import Competition, Survivor, Victim
from ..facts import tile_points
from ..pick import Pick
from ..state import HexWorld
from ..terms import A_PASS


def hurts_oneself(g: HexWorld, top: Pick[HexWorld], action: int) -> bool:
    """To eliminate a cube of one's own, or spare only another's, where it could be the other way round."""
    if isinstance(top, Victim):
        return is_own(g, top, action >> 16 & 255) and others_live_on(g, top, top.tile, top.spared)
    if isinstance(top, Survivor):
        return not is_own(g, top, action >> 16 & 255) and owns_cubes_on(g, top, top.tile)
    return isinstance(top, Competition) and action != A_PASS and is_own(g, top, action >> 8 & 255)


def is_own(g: HexWorld, top: Pick[HexWorld], animal: int) -> bool:
    """Whether an animal belongs to the seat that is asked."""
    return g.seat_of(animal) == top.seat


def owns_cubes_on(g: HexWorld, top: Pick[HexWorld], tile: int) -> bool:
    for animal in g.layout.animals:
        if g.cubes[tile * 6 + animal] and is_own(g, top, animal):
            return True
    return False


def others_live_on(g: HexWorld, top: Pick[HexWorld], tile: int, spared: int) -> bool:
    for animal in g.layout.animals:
        if animal != spared and g.cubes[tile * 6 + animal] and not is_own(g, top, animal):
            return True
    return False


def own_points(g: HexWorld, seat: int, tile: int) -> int:
    """What the animals of a seat get if a tile is scored now."""
    return sum([n for animal, n in tile_points(g, tile) if g.seat_of(animal) == seat])


def others_points(g: HexWorld, seat: int, tile: int) -> int:
    """What all others get together."""
    return sum([n for animal, n in tile_points(g, tile) if g.seat_of(animal) != seat])
