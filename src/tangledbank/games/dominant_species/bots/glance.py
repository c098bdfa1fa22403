"""What looks promising at a glance: a number for every option, found without looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core.ints import each
from ....earth.actions.wanderlust import PutTile
from ....earth.facts import covered_beside, points_with
from ....earth.pick import Pick
from ....earth.terms import (
    A_ADAPT,
    A_CARD,
    A_COMPETE,
    A_CORNER,
    A_CUBES,
    A_EXPLORE,
    A_PASS,
    A_SPECIATE,
    A_SURVIVOR,
    A_TAKE,
    A_TILE,
    A_TO,
    A_VICTIM,
    NO_TILE,
)
from ..cards import CARD_KEYS, ICE_AGE
from ..state import Dom
from ..terms import (
    A_DOMINATE,
    A_GLACIATE,
    A_INITIATIVE,
    A_PAWN,
    A_PROTECT,
    A_REPLACE,
    A_SPREAD,
    ADAPTATION_1,
    GLACIATION_1,
    REGRESSION_1,
    SECTION_OF,
    SPECIATION_1,
    SPECIATION_ELEMENT,
    WANDERLUST_1,
)

PASSING: Final = 0.25
SPACES_LIKED: Final = [1.0, 2.5, 0.3, 2.0, 0.4, 0.4, 1.0, 3.0, 3.0, 1.5, 1.0, 8.0]
"""By section."""
CARDS_LIKED: Final = {"fertile": 2.0, "ecodiversity": 2.0, "evolution": 2.0, "omnivore": 3.0, "parasitism": 2.0}
LIKED: Final[list[float]] = [CARDS_LIKED.get(key, 1.0) for key in CARD_KEYS]

Glance = Callable[[Dom, int, int], float]
"""glance(g, animal, thing): the animal that is asked, and the first argument of the action."""


def glances(g: Dom) -> list[float]:
    """One positive number for each of g.current_options."""
    top = g.stack[-1]
    if not isinstance(top, Pick):
        return [1.0 for _ in each(g.current_options)]
    animal = top.animal
    look = GLANCES.get(g.current_options[0] & ~0xFFFFFF, _any)
    if isinstance(top, PutTile):
        look = _new_tile
    return [
        PASSING if action == A_PASS else look(g, animal, action >> 8 & 0xFFFF) for action in each(g.current_options)
    ]


def _any(g: Dom, animal: int, things: int) -> float:
    return 1.0


# ---- pawns and cards ----------------------------------------------------------------------
def _space(g: Dom, animal: int, things: int) -> float:
    space = things >> 8
    liked = SPACES_LIKED[SECTION_OF[space]]
    if SPECIATION_1 <= space < WANDERLUST_1:
        suits = float(g.display[animal * 6 + SPECIATION_ELEMENT[space - SPECIATION_1]])
        return liked * (0.3 + 0.6 * suits) if g.gene_pool[animal] else 0.05
    if ADAPTATION_1 <= space < REGRESSION_1:
        return liked if g.has_room(animal) else 0.05
    if GLACIATION_1 <= space < SPECIATION_1:
        return 2.5 * liked if space == GLACIATION_1 else 0.2
    return liked


def _card(g: Dom, animal: int, things: int) -> float:
    card = things >> 8
    if card == ICE_AGE:
        return 3.0 if g.vp[animal] == max(g.vp) else 0.4
    return LIKED[card]


def _tile_scored(g: Dom, animal: int, things: int) -> float:
    """Own points more than those of the others, and a card."""
    tile = things >> 8
    own = points_with(g, animal, tile, g.cubes[tile * 6 + animal])
    values = g.layout.scores[g.kind(tile)]
    next_best = values[1] if len(values) > 1 else 0
    rest = 0 if not g.others_on(tile, animal) else next_best if own == values[0] else values[0]
    liked = 0.3 + own - 0.4 * rest + (3.0 if g.dominator(tile) == animal else 0.0)
    return liked * liked if liked > 0.3 else 0.05


# ---- cubes ------------------------------------------------------------------------------
def _count(g: Dom, animal: int, things: int) -> float:
    return 1.0 + (things >> 8)


def _around(g: Dom, animal: int, things: int) -> float:
    """Room for cubes that could live there."""
    liked = 0.2
    for tile in g.layout.board.touching[things >> 8]:
        if g.terrain[tile] != NO_TILE and g.fitness(animal, tile):
            liked += g.layout.scores[g.kind(tile)][0]
    return liked


def _settle(g: Dom, animal: int, things: int) -> float:
    tile = things >> 8
    if not g.fitness(animal, tile):
        return 0.1
    return g.layout.scores[g.kind(tile)][0] / (1.0 + float(g.cubes[tile * 6 + animal]))


def _victim_there(g: Dom, animal: int, things: int) -> float:
    """Where many points are at stake; never an own animal, if it can be helped."""
    if g.seat_of(things & 255) == g.seat_of(animal):
        return 0.1
    return g.layout.scores[g.kind(things >> 8)][0] / 4.0


def _victim(g: Dom, animal: int, things: int) -> float:
    return 0.1 if g.seat_of(things >> 8) == g.seat_of(animal) else 1.0


def _survivor(g: Dom, animal: int, things: int) -> float:
    return 5.0 if things >> 8 == animal else 0.5


# ---- elements and tiles -------------------------------------------------------------------
def _own_element(g: Dom, animal: int, things: int) -> float:
    return 0.2 + float(g.display[animal * 6 + (things >> 8)])


def _new_element(g: Dom, animal: int, things: int) -> float:
    """What suits the tiles where the animal lives."""
    element = things >> 8
    liked = 0.3
    for tile in g.layout.board.hexes:
        if g.cubes[tile * 6 + animal]:
            liked += float(g.counts[tile * 6 + element])
    return liked


def _corner(g: Dom, animal: int, things: int) -> float:
    liked = 0.2
    for tile in g.layout.board.touching[things >> 8]:
        if g.cubes[tile * 6 + animal]:
            liked += 1.0
    return liked


def _keep(g: Dom, animal: int, things: int) -> float:
    return 2.0


def _ice(g: Dom, animal: int, things: int) -> float:
    tile = things >> 8
    return (1.0 + g.bonus(covered_beside(g, tile))) / (1.0 + float(g.cubes[tile * 6 + animal]))


def _stack(g: Dom, animal: int, things: int) -> float:
    tile = g.face_up_tiles[things >> 8]
    return 1.0 if tile == NO_TILE else float(g.layout.scores[tile][0])


def _new_tile(g: Dom, animal: int, things: int) -> float:
    return float(g.bonus(g.new_tile_quantity(things >> 8)))


GLANCES: Final[dict[int, Glance]] = {
    A_PAWN: _space,
    A_INITIATIVE: _space,
    A_CARD: _card,
    A_DOMINATE: _tile_scored,
    A_CUBES: _count,
    A_SPECIATE: _around,
    A_SPREAD: _settle,
    A_TO: _settle,
    A_COMPETE: _victim_there,
    A_REPLACE: _victim_there,
    A_VICTIM: _victim,
    A_SURVIVOR: _survivor,
    A_TAKE: _own_element,
    A_ADAPT: _new_element,
    A_CORNER: _corner,
    A_PROTECT: _keep,
    A_GLACIATE: _ice,
    A_EXPLORE: _stack,
    A_TILE: _any,
}
"""By kind of action; the others look all the same."""
