"""Actions of Dominant Species that are dominated on their face: another option does the same and more.

They are named here and in earth_dominated.py; no bot chooses one unless nothing else is left.
"""

from __future__ import annotations

from ....core.ints import each
from ....earth.bots.dominated import hurts_oneself, others_points, own_points
from ....earth.pick import Pick
from ....earth.terms import A_PASS, ADAPTATION, ALL_ELEMENTS, DEPLETION, FADING, NO_TILE, NOBODY
from ..actions.domination import Domination
from ..actions.elements import Adaptation, Protect, threat_refusal
from ..actions.pawns import Initiative, PlacePawn
from ..reset import SaveMammal
from ..state import Dom
from ..terms import (
    ABUNDANCE_1,
    ADAPTATION_1,
    DEPLETION_1,
    MIGRATION_1,
    PLANNING,
    REGRESSION_1,
    REPTILE,
    WANDERLUST_1,
    WASTELAND_1,
)


def dominated(g: Dom, action: int) -> bool:
    """Whether an answer to the question on top is one of those below."""
    top = g.stack[-1]
    if not isinstance(top, Pick):
        return False
    if isinstance(top, Domination):
        return scores_badly(g, top, action)
    if action == A_PASS:
        return refuses_gift(g, top)
    if isinstance(top, Initiative) or (isinstance(top, PlacePawn) and g.phase == PLANNING):
        return is_dead(g, top.animal, action >> 16 & 255)
    return hurts_oneself(g, top, action)


def refuses_gift(g: Dom, top: Pick[Dom]) -> bool:
    """To pass where nothing can be lost: a protection, a saved mammal, a second action, an element with room left."""
    if isinstance(top, Adaptation):
        return g.elements_of(top.animal) + 1 < g.most_elements(top.animal)
    return isinstance(top, (Protect, SaveMammal, Initiative))


# ---- Domination ----------------------------------------------------------------------------------
def scores_badly(g: Dom, top: Domination, action: int) -> bool:
    """To score a tile for others only instead of passing, or to pass where a tile brings points to nobody else."""
    if action != A_PASS:
        tile = action >> 16 & 255
        return not serves(g, top.seat, tile) and serves_others(g, top.seat, tile)
    for other in each(g.current_options):
        tile = other >> 16 & 255
        if other != A_PASS and serves(g, top.seat, tile) and not serves_others(g, top.seat, tile):
            return True
    return False


def serves(g: Dom, seat: int, tile: int) -> bool:
    """Whether a seat gets points or a card if a tile is scored."""
    return own_points(g, seat, tile) > 0 or card_goes_to(g, tile) == seat


def serves_others(g: Dom, seat: int, tile: int) -> bool:
    return others_points(g, seat, tile) > 0 or card_goes_to(g, tile) not in (NOBODY, seat)


def card_goes_to(g: Dom, tile: int) -> int:
    """The seat that would take a card, NOBODY if none."""
    animal = g.dominator(tile)
    return g.seat_of(animal) if animal != NOBODY and g.face_up else NOBODY


# ---- pawns ---------------------------------------------------------------------------------------
def is_dead(g: Dom, animal: int, space: int) -> bool:
    """To put a pawn where it will have nothing to do in this round, as far as nothing but the plan decides that."""
    if ADAPTATION_1 <= space < REGRESSION_1:
        room = g.most_elements(animal) - g.elements_of(animal)
        return room <= pawns_on(g, animal, ADAPTATION_1, REGRESSION_1) or is_empty(g, ADAPTATION)
    if REGRESSION_1 <= space < ABUNDANCE_1:
        return not needs_protection(g, animal)
    if space == WASTELAND_1:
        return is_empty(g, FADING)
    if space == DEPLETION_1:
        return is_empty(g, DEPLETION)
    return WANDERLUST_1 <= space < MIGRATION_1 and max(g.face_up_tiles) == NO_TILE


def pawns_on(g: Dom, animal: int, first: int, end: int) -> int:
    """How many pawns an animal has on some spaces."""
    return len([space for space in range(first, end) if g.spaces[space] == animal])


def is_empty(g: Dom, row: int) -> bool:
    return not sum(g.rows[row * 6 : row * 6 + 6])


def needs_protection(g: Dom, animal: int) -> bool:
    """Whether more types are threatened than are protected already; Adaptation may still add some."""
    if pawns_on(g, animal, ADAPTATION_1, REGRESSION_1):
        return True
    threatened = len([element for element in ALL_ELEMENTS if not threat_refusal(g, animal, element)])
    kept = pawns_on(g, animal, REGRESSION_1, ABUNDANCE_1) + (1 if animal == REPTILE else 0)
    return threatened > kept
