"""Actions of Marine that are dominated on their face: another option does the same and more.

They are named here and in earth_dominated.py; no bot chooses one unless nothing else is left.
"""

from __future__ import annotations

from ....core.ints import each
from ....earth.actions.conflict import Competition, Survivor, Victim
from ....earth.actions.elements import has_vacant_corner
from ....earth.bots.dominated import hurts_oneself, others_points, own_points
from ....earth.pick import Pick
from ....earth.terms import A_PASS, ABUNDANCE, ADAPTATION, ALL_ELEMENTS, DEPLETION, NO_TILE, NOBODY
from ..actions.elements import Adaptation, AdaptOver
from ..actions.evolution import Domination, Evolution
from ..actions.pawns import PlacePawn
from ..state import Sea
from ..terms import (
    A_VACANT,
    ADAPTATION_1,
    ADAPTATION_3,
    AUTOTROPHS_1,
    DEPLETION_1,
    DOMINATION_1,
    FEEDER_1,
    MIGRATION_1,
    REGRESSION_1,
    SPECIATION_1,
    SPECIATION_5,
    TECTONICS_1,
    WANDERLUST_1,
)
from ..traits import CANNIBAL


def dominated(g: Sea, action: int) -> bool:
    """Whether an answer to the question on top is one of those below."""
    top = g.stack[-1]
    if not isinstance(top, Pick):
        return False
    if isinstance(top, PlacePawn):
        return wastes_turn(g, top.animal, action >> 16 & 255)
    if isinstance(top, Evolution):
        return scores_badly(g, top, action)
    if action == A_PASS:
        return refuses_gift(g, top)
    if isinstance(top, AdaptOver):
        return action != A_VACANT and action >> 16 & 255 == top.element and len(g.current_options) > 1
    return hurts_oneself(g, top, action) and not feeds_cannibal(g, top, action)


def feeds_cannibal(g: Sea, top: Pick[Sea], action: int) -> bool:
    """DSM-24.5  Whether an own Cannibal gains by its dead, so that it is no loss on its face."""
    if isinstance(top, Victim):
        return is_hungry(g, action >> 16 & 255, top.tile)
    if isinstance(top, Survivor):
        return hungers_on(g, top.seat, top.tile)
    return isinstance(top, Competition) and is_hungry(g, action >> 8 & 255, action >> 16 & 255)


def hungers_on(g: Sea, seat: int, tile: int) -> bool:
    for animal in g.layout.animals:
        if g.cubes[tile * 6 + animal] and g.seat_of(animal) == seat and is_hungry(g, animal, tile):
            return True
    return False


def is_hungry(g: Sea, animal: int, tile: int) -> bool:
    """Whether an animal has Cannibal and has not gained on this tile by the effect going on."""
    return g.has(animal, CANNIBAL) and not g.eaten >> (tile * 6 + animal) & 1


def refuses_gift(g: Sea, top: Pick[Sea]) -> bool:
    """To pass where nothing can be lost: control of a special pawn, an element with room left for another."""
    if isinstance(top, Domination):
        for action in each(g.current_options):
            if action != A_PASS and g.control[action >> 16 & 255] != top.animal:
                return True
        return False
    return isinstance(top, Adaptation) and g.elements_of(top.animal) + 1 < g.most_elements(top.animal)


# ---- Evolution -----------------------------------------------------------------------------------
def scores_badly(g: Sea, top: Evolution, action: int) -> bool:
    """To score a tile for others only instead of passing, or to pass where a tile brings points to nobody else."""
    if action != A_PASS:
        tile = action >> 16 & 255
        return not serves(g, top, tile) and others_points(g, top.seat, tile) > 0
    for other in each(g.current_options):
        tile = other >> 16 & 255
        if other != A_PASS and own_points(g, top.seat, tile) > 0 and not others_points(g, top.seat, tile):
            return True
    return False


def serves(g: Sea, top: Evolution, tile: int) -> bool:
    """Whether the animal gets points or a card."""
    return own_points(g, top.seat, tile) > 0 or (len(g.track) > 0 and g.is_thriving(top.animal, tile))


# ---- pawns ---------------------------------------------------------------------------------------
def wastes_turn(g: Sea, animal: int, space: int) -> bool:
    """To put a pawn on a space without an action now, while one before it has one: that leaves as many spaces."""
    if not is_dead(g, animal, space):
        return False
    for action in each(g.current_options):
        other = action >> 16 & 255
        if other < space and not is_dead(g, animal, other):
            return True
    return False


def is_dead(g: Sea, animal: int, space: int) -> bool:
    """Whether a space has no action for an animal now; those that nearly always have one are not looked at."""
    if space < AUTOTROPHS_1:
        return is_empty(g, ABUNDANCE) or not has_vacant_corner(g)
    if space < DEPLETION_1:
        return False
    if space < SPECIATION_1:
        return is_dead_for_elements(g, animal, space)
    if space < WANDERLUST_1:
        return is_dead_for_speciation(g, animal, space)
    if space < TECTONICS_1:
        return max(g.face_up_tiles) == NO_TILE
    if space < MIGRATION_1:
        return not g.covers_left
    return DOMINATION_1 <= space < FEEDER_1 and not dominates_any(g, animal)


def is_dead_for_elements(g: Sea, animal: int, space: int) -> bool:
    """Depletion, Adaptation, Regression."""
    if space < ADAPTATION_1:
        return is_empty(g, DEPLETION)
    if space < REGRESSION_1:
        may_adapt = g.has_room(animal) or (space == ADAPTATION_3 and g.has_acquired(animal))
        return not may_adapt or is_empty(g, ADAPTATION)
    return not g.gene_pool[animal] or NOBODY not in g.squares


def is_dead_for_speciation(g: Sea, animal: int, space: int) -> bool:
    if not g.gene_pool[animal]:
        return True
    if space == SPECIATION_5:
        return max(g.corner) < 0
    return g.circles[space - SPECIATION_1] not in g.corner or g.circles[space - SPECIATION_1] < 0


def dominates_any(g: Sea, animal: int) -> bool:
    for element in ALL_ELEMENTS:
        if g.domination_value(animal, element) > g.target[element]:
            return True
    return False


def is_empty(g: Sea, row: int) -> bool:
    return not sum(g.rows[row * 6 : row * 6 + 6])
