"""DSM-20.8 to DSM-20.20  Reseed: the action display for the next round."""

from __future__ import annotations

from typing import Final

from ...core.frame import Step
from ...earth.facts import is_surrounded
from ...earth.terms import (
    ABUNDANCE,
    ADAPTATION,
    ALL_ELEMENTS,
    CHANGED_SCORES,
    DEPLETION,
    E_ROUND,
    FADING,
    NOBODY,
    REGRESSION,
    SQUARES,
    WANDERLUST,
)
from .spec import Spec
from .state import Sea
from .terms import (
    CHANGED_MARKERS,
    CIRCLES,
    COMPETITION_1,
    COMPETITION_SQUARES,
    E_CIRCLE,
    E_MARKER_DRAWN,
    E_RESEED,
    E_UNREGRESS,
    EVOLUTION_1,
    EVOLUTION_SQUARES,
    SECTION_OF,
)
from .traits import RESILIENCE

COMPETITION_SECTION: Final = SECTION_OF[COMPETITION_1]
EVOLUTION_SECTION: Final = SECTION_OF[EVOLUTION_1]


class Reseed(Step[Sea]):
    """DSM-20.8 to DSM-20.20  In this order."""

    __slots__ = ()
    spec = Spec("Turn")

    def run(self, g: Sea) -> None:
        g.tell(E_RESEED, g.round, 0, 0)
        for corner in g.layout.board.corners:
            if g.corner[corner] >= 0 and is_surrounded(g, corner):
                g.remove_element(corner)
        regress(g)
        g.move_row(ADAPTATION, REGRESSION)
        g.empty_row(DEPLETION)
        empty_circles(g)
        g.empty_row(WANDERLUST)
        g.move_row(FADING, DEPLETION)
        g.move_row(ABUNDANCE, FADING)
        return_markers(g)
        fill_display(g)
        g.retrieved = 0
        g.turns = 0
        g.round += 1
        g.tell(E_ROUND, g.round, 0, 0)


def regress(g: Sea) -> None:
    """DSM-20.10, DSM-20.11, DSM-24.15  A disk of each type in the box is lost without a cube; then all goes back."""
    for animal in g.layout.animals:
        if animal not in g.squares and not g.has(animal, RESILIENCE):
            for element in ALL_ELEMENTS:
                if g.rows[REGRESSION * 6 + element] and g.acquired(animal, element):
                    g.lose_element(animal, element)
    for k, animal in enumerate(g.squares):
        if animal != NOBODY:
            g.gene_pool[animal] += 1
            g.squares[k] = NOBODY
            g.dirty |= CHANGED_SCORES | CHANGED_MARKERS
            g.tell(E_UNREGRESS, animal, 0, 0)
    g.empty_row(REGRESSION)


def empty_circles(g: Sea) -> None:
    """DSM-20.13"""
    for k, element in enumerate(g.circles):
        if element >= 0:
            g.put_in_bag(element)
            g.circles[k] = -1


def return_markers(g: Sea) -> None:
    """DSM-20.15"""
    for terrain in g.competition + g.evolution:
        g.markers[terrain] += 1
    g.competition = []
    g.evolution = []


def fill_display(g: Sea) -> None:
    """DSM-3.7, DSM-3.9, DSM-3.10, DSM-20.16 to DSM-20.18"""
    g.fill_row(ABUNDANCE, SQUARES)
    g.fill_row(ADAPTATION, SQUARES)
    for k in range(CIRCLES):
        g.circles[k] = g.draw_disk()
        if g.circles[k] >= 0:
            g.tell(E_CIRCLE, k + 1, g.circles[k], 0)
    g.fill_row(WANDERLUST, SQUARES)
    g.competition = [draw_marker(g, COMPETITION_SECTION) for _ in range(COMPETITION_SQUARES)]
    g.evolution = sorted([draw_marker(g, EVOLUTION_SECTION) for _ in range(EVOLUTION_SQUARES)])
    g.dirty |= CHANGED_MARKERS


def draw_marker(g: Sea, section: int) -> int:
    """R-23  Sixteen markers for eight squares: the terrain bag never runs out."""
    terrain = g.draw_from(g.markers)
    g.markers[terrain] -= 1
    g.info_counter += 1
    g.tell(E_MARKER_DRAWN, section, terrain, 0)
    return terrain
