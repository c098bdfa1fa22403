"""DSM-16.6 to DSM-16.10, DSM-21  Scoring: a tile, and the end of the game."""

from __future__ import annotations

from ...core.frame import Step
from ...earth.facts import ranking, tile_points
from ...earth.terms import ALL_ELEMENTS, E_SCORE, E_SURVIVAL, E_TRUNCATED, NOBODY
from .cards import CARDS, SOLAR_RADIATION
from .spec import ACTION, BOTTOM, Spec
from .state import Sea
from .terms import E_EXTINCTION, SUN
from .traits import SOLITARY, TRAITS


def score(g: Sea, tile: int, by_action: bool) -> None:
    """DSM-16.3, DSM-16.10, DSM-24.18, R-32  The places first, then what cards and Traits add."""
    present = ranking(g, tile)
    for animal, n in tile_points(g, tile):
        g.award(animal, n)
    for animal in g.layout.animals:
        g.check_budding(animal)
    if not present:
        return
    if by_action and SOLAR_RADIATION in g.track:
        g.gain_vp(present[0], CARDS[SOLAR_RADIATION].n * g.counts[tile * 6 + SUN])
    if len(present) == 1 and g.has(present[0], SOLITARY):
        g.gain_vp(present[0], TRAITS[SOLITARY].n)


def score_terrain(g: Sea, terrain: int) -> None:
    """DSM-23.6, DSM-23.18, DSM-23.39, R-15  Every tile of a terrain once, by a card."""
    for tile in g.earth():
        if g.kind(tile) == terrain:
            score(g, tile, by_action=False)


class Extinction(Step[Sea]):
    """DSM-20.2 to DSM-20.4, R-13  All endangered species go at once, until none is left."""

    __slots__ = ()
    spec = Spec(f"{ACTION} FinishCard Survival LastPoints")

    def run(self, g: Sea) -> None:
        g.begin_effect()
        g.tell(E_EXTINCTION, 0, 0, 0)
        doomed = endangered(g)
        while doomed:
            for tile, animal in doomed:
                g.eliminate(animal, tile, g.cubes[tile * 6 + animal])
            doomed = endangered(g)


def endangered(g: Sea) -> list[tuple[int, int]]:
    """DSM-20.4  Tile and animal, determined before anything goes."""
    return [(tile, animal) for tile in g.earth() for animal in g.layout.animals if g.is_endangered(animal, tile)]


class Survival(Step[Sea]):
    """DSM-20.7, DSM-22.2  The holder of Survival gains bonus VP for the vents it occupies."""

    __slots__ = ()
    spec = Spec(f"{ACTION} FinishCard LastPoints")

    def run(self, g: Sea) -> None:
        animal = g.survival_holder()
        if animal != NOBODY:
            vents = len([tile for tile in g.occupied(animal) if g.covered >> tile & 1])
            g.tell(E_SURVIVAL, animal, vents, 0)
            g.gain_bonus(animal, vents)


class FinalScoring(Step[Sea]):
    """DSM-21.3, DSM-21.4  Extinction, Survival, targets, tiles; without cards (DSM-21.5)."""

    __slots__ = ()
    spec = Spec(BOTTOM)

    def run(self, g: Sea) -> None:
        if g.truncated:
            g.tell(E_TRUNCATED, g.round, 0, 0)
        g.push(Extinction(), Survival(), LastPoints())


class LastPoints(Step[Sea]):
    """DSM-21.3, DSM-21.4  For every special pawn its target; then every tile."""

    __slots__ = ()
    spec = Spec(BOTTOM)

    def run(self, g: Sea) -> None:
        for element in ALL_ELEMENTS:
            if g.control[element] != NOBODY:
                g.gain_vp(g.control[element], g.target[element])
        for tile in g.earth():
            score(g, tile, by_action=False)
        g.info_counter += 1
        for animal in g.layout.animals:
            g.tell(E_SCORE, animal, g.vp[animal], 0)
