"""What can be counted on Earth: fitness, dominance, and who scores what if a tile is scored now."""

from __future__ import annotations

from typing import Final

from ...core.rulebook import Json
from ...earth.facts import tile_points
from ...earth.terms import ADAPTATION, ALL_ELEMENTS
from ...earth.view import deciding, name_or_none
from .actions.elements import Protect, Regression
from .flow import ResolvePawn
from .notation import NOUNS
from .state import Dom
from .terms import ABUNDANCE_1, ADAPTATION_1, ANIMALS, GLACIATION_1, REGRESSION_1, SPECIATION_1
from .view import public

OPEN_POINTS: Final = True
"""DS-24.2  Everybody sees all points."""


def insight(g: Dom, seat: int) -> Json:
    """DS-4, DS-18.4  Facts about every tile; all seats see the same."""
    return {"tiles": {NOUNS.tile.show(t): tile_insight(g, t) for t in g.earth()}}


def tile_insight(g: Dom, tile: int) -> Json:
    show = NOUNS.animal.show
    return {
        "matching": {show(a): g.fitness(a, tile) for a in g.layout.animals},
        "dominant": name_or_none(NOUNS, g.dominator(tile)),
        "endangered": [show(a) for a in g.layout.animals if g.is_endangered(a, tile)],
        "points": {show(animal): n for animal, n in tile_points(g, tile)},
    }


def can_act(g: Dom, space: int) -> bool:
    """DS-6.4  Whether a pawn of the animal that is asked would have something to do on a space if it were resolved now.

    Those behind the first one of Glaciation wait for later rounds: they are judged by the first space. In Adaptation
    the animal's pawns that are there already have taken their disks: the display has less room for one more.
    """
    animal = deciding(g)
    twin = g.clone()
    twin.stack = []
    if ADAPTATION_1 <= space < REGRESSION_1:
        adapt_before(twin, animal)
    if REGRESSION_1 <= space < ABUNDANCE_1:
        twin.spaces[space] = animal
        Regression(space - REGRESSION_1, (0,) * len(ANIMALS)).run(twin)
        return isinstance(twin.stack[-1], Protect)
    place = GLACIATION_1 if GLACIATION_1 < space < SPECIATION_1 else space
    twin.spaces[place] = animal
    ResolvePawn(place).run(twin)
    return bool(twin.stack)


def adapt_before(g: Dom, animal: int) -> None:
    """DS-8.1, DS-8.2  The pawns of an animal in Adaptation take disks while it has room, no matter which."""
    for space in range(ADAPTATION_1, REGRESSION_1):
        if g.spaces[space] == animal and g.has_room(animal):
            take_any(g, animal)


def take_any(g: Dom, animal: int) -> None:
    """The first disk of Adaptation, if there is one."""
    for element in ALL_ELEMENTS:
        if g.rows[ADAPTATION * 6 + element]:
            g.take_from_row(ADAPTATION, element)
            g.gain_element(animal, element)
            return


def open_view(g: Dom) -> Json:
    """What there is to see when nothing is hidden."""
    return public(g)
