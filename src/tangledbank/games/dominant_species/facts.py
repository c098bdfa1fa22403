"""DS-4  What follows from a position: fitness, dominance, ranks, Survival. Nothing here is stored (DS-4.8)."""

from __future__ import annotations

from .state import Dom
from .terms import CORNERS_OF, HEXES, MOST_ELEMENTS, NOBODY


def fitness(g: Dom, animal: int, tile: int) -> int:
    """DS-4.1, DS-4.2"""
    total = 0
    at = animal * 6
    place = tile * 6
    for element in range(6):
        total += g.display[at + element] * g.counts[place + element]
    return total


def dominator(g: Dom, tile: int) -> int:
    """DS-4.3, DS-4.4, DS-4.6 to DS-4.9, DS-1.5  The animal that dominates a tile, NOBODY if none does."""
    best = 0
    who = NOBODY
    for animal in range(6):
        if g.cubes[tile * 6 + animal]:
            n = fitness(g, animal, tile)
            if n > best:
                best = n
                who = animal
            elif n == best:
                who = NOBODY
    return who


def is_endangered(g: Dom, animal: int, tile: int) -> bool:
    """DS-4.5"""
    return g.cubes[tile * 6 + animal] > 0 and fitness(g, animal, tile) == 0


def ranking(g: Dom, tile: int) -> list[int]:
    """DS-18.3  The animals on a tile by number of cubes, ties in food chain order."""
    present = [a for a in range(6) if g.cubes[tile * 6 + a]]
    present.sort(key=lambda a: (-g.cubes[tile * 6 + a], a))
    return present


def survival_holder(g: Dom) -> int:
    """DS-20.5, DS-20.6  Who alone has the most cubes on tundra; NOBODY with a tie or without cubes."""
    best = 0
    who = NOBODY
    for animal in range(6):
        n = 0
        for tile in range(HEXES):
            if g.tundra >> tile & 1:
                n += g.cubes[tile * 6 + animal]
        if n > best:
            best = n
            who = animal
        elif n == best:
            who = NOBODY
    return who


def recount(g: Dom) -> list[int]:
    """What counts must be: the elements on the corners of every hex."""
    counts = [0] * (HEXES * 6)
    for tile in range(HEXES):
        for corner in CORNERS_OF[tile]:
            if g.corner[corner] >= 0:
                counts[tile * 6 + g.corner[corner]] += 1
    return counts


def has_room(g: Dom, animal: int) -> bool:
    """DS-1.3"""
    return g.elements_of(animal) < MOST_ELEMENTS
