"""What single changes on Earth are worth to an animal: cubes that come, go or die, elements, ice and new tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....earth.facts import covered_beside
from ....earth.terms import NO_TILE, NOBODY, REGRESSION
from ..state import Dom
from ..terms import (
    BIRD,
    REGRESSION_1,
    SPECIATION_LIMIT,
)
from .ahead import is_ahead
from .analysis import CARD, ELEMENT, Analysis

SOON: Final = 0.15
"""How likely each Domination pawn on the display makes it that a good tile is scored in this round."""
SPITE: Final = 0.5
"""What the loss of an opponent is worth in a game of two."""


def spite(s: Analysis) -> float:
    """A loss of one of many opponents is worth less than of the only one."""
    return SPITE / (len(s.g.layout.animals) - 1.0)


def soon(s: Analysis, tile: i64) -> float:
    """How likely a tile will be scored in this round."""
    if s.g.scored >> tile & 1 or not s.due:
        return 0.0
    return min(0.8, SOON * s.due)


# ---- cubes ------------------------------------------------------------------------------
def placed(s: Analysis, animal: i64, tile: i64, n: i64) -> float:
    """What n more cubes on a tile are worth."""
    at = tile * 6 + animal
    have = s.g.cubes[at]
    fit = s.fit[at] if have else s.fitness(animal, tile)
    chance = soon(s, tile)
    gain = chance * float(s.points(animal, tile, have + n) - s.now[at]) if chance else 0.0
    if not fit:
        return gain
    alive = s.living[at]
    gain += s.weights[tile] * (s.share(animal, tile, alive + n) - s.present_share(animal, tile))
    if not have:
        gain += arrival(s, animal, tile, fit)
    return gain


def dominion(s: Analysis, animal: i64, tile: i64) -> float:
    """What it is worth to dominate one more tile."""
    return s.crown(tile) + s.ice * (s.dominated[animal] + 1.0) + soon(s, tile) * CARD


def arrival(s: Analysis, animal: i64, tile: i64, fit: i64) -> float:
    """Dominance won or broken by the first cube on a tile."""
    best = s.best_fit[tile]
    if fit > best:
        return 0.75 * dominion(s, animal, tile)
    if fit == best and s.dominant[tile] != NOBODY:
        return spite(s) * dominion(s, s.dominant[tile], tile)
    return 0.0


def left(s: Analysis, animal: i64, tile: i64, n: i64) -> float:
    """What it costs to have n cubes less on a tile."""
    at = tile * 6 + animal
    have = s.g.cubes[at]
    chance = soon(s, tile)
    loss = chance * float(s.now[at] - s.points(animal, tile, have - n)) if chance else 0.0
    alive = s.living[at]
    if alive:
        loss += s.weights[tile] * (s.present_share(animal, tile) - s.share(animal, tile, alive - n))
        if n == have and s.dominant[tile] == animal:
            loss += dominion(s, animal, tile)
    return loss


def moved(s: Analysis, animal: i64, source: i64, target: i64, most: i64) -> float:
    """The best number of cubes that go from one tile to another, at most some."""
    best = 0.0
    most = min(most, s.g.cubes[source * 6 + animal])
    for n in range(1, most + 1):
        gain = placed(s, animal, target, n) - left(s, animal, source, n)
        if gain > best:
            best = gain
    return best


def moved_from(s: Analysis, animal: i64, source: i64, most: i64) -> float:
    """The best target for cubes of a tile."""
    best = 0.0
    for target in s.g.layout.board.neighbours[source]:
        if s.kinds[target] != NO_TILE:
            best = max(best, moved(s, animal, source, target, most))
    return best * (1.2 if animal == BIRD else 1.0)


def migrated(s: Analysis, animal: i64, most: i64) -> float:
    """About the best move of cubes to a tile that no plan before aims at."""
    best = 0.0
    aim = NO_TILE
    for target in s.tiles:
        if s.aims[animal] >> target & 1:
            continue
        n = min(most, reserves(s, animal, target))
        if not n:
            continue
        gain = 0.8 * placed(s, animal, target, n)
        if gain > best:
            best = gain
            aim = target
    if aim != NO_TILE:
        s.aims[animal] |= 1 << aim
    return best * (1.2 if animal == BIRD else 1.0)


def reserves(s: Analysis, animal: i64, target: i64) -> int:
    """The most cubes that can come from one tile beside without giving up much there."""
    best: i64 = 0
    cubes = s.g.cubes
    source: i64
    for source in s.g.layout.board.neighbours[target]:
        n = cubes[source * 6 + animal]
        if n > best and n > s.living[source * 6 + animal]:
            best = n
        elif n - 1 > best:
            best = n - 1
    return best


def killed(s: Analysis, animal: i64, tile: i64) -> float:
    """The best cube of an opponent to die on a tile with own cubes."""
    at = tile * 6
    living = s.living
    have = living[at + animal]
    before = s.present_share(animal, tile)
    best = 0.0
    for other in s.animals:
        n = living[at + other]
        if n and other != animal and s.g.layout.controller[other] != s.g.layout.controller[animal]:
            loss = s.present_share(other, tile) - s.share(other, tile, n - 1)
            living[at + other] = n - 1
            gain = s.share(animal, tile, have) - before + spite(s) * loss
            living[at + other] = n
            best = max(best, gain)
    return best * (s.weights[tile] + soon(s, tile))


def competed(s: Analysis, animal: i64, terrain: i64) -> float:
    """The best that competition on a terrain can do; -1 for any."""
    best = 0.0
    for tile in s.tiles:
        if (terrain < 0 or s.kinds[tile] == terrain) and s.g.cubes[tile * 6 + animal]:
            best = max(best, killed(s, animal, tile))
    return best


def speciated(s: Analysis, animal: i64, corner: i64) -> float:
    """New cubes around an element, as many as may be."""
    total = 0.0
    pool = s.g.gene_pool[animal]
    for tile in s.g.layout.board.touching[corner]:
        if s.kinds[tile] != NO_TILE and pool and not s.aims[animal] >> tile & 1:
            n = min(pool, SPECIATION_LIMIT[s.kinds[tile]])
            gain = placed(s, animal, tile, n)
            if gain > 0.0:
                total += gain
                pool -= n
    return total


def best_speciation(s: Analysis, animal: i64, element: i64) -> float:
    """The best element of a type to speciate around."""
    best = 0.0
    aim = -1
    for corner in s.corners_of(element):
        gain = speciated(s, animal, corner)
        if gain > best:
            best = gain
            aim = corner
    if aim >= 0:
        for tile in s.g.layout.board.touching[aim]:
            s.aims[animal] |= 1 << tile
    return best


# ---- elements -----------------------------------------------------------------------------
def fitter(s: Analysis, animal: i64, tile: i64, n: i64) -> float:
    """What n more fitness on a tile with own cubes is worth."""
    at = tile * 6 + animal
    fit = s.fit[at]
    gain = 0.05 * float(n)
    if not fit:
        gain += 0.8 * s.weights[tile] * s.share(animal, tile, s.g.cubes[at])
    best = s.best_fit[tile]
    if s.dominant[tile] == animal:
        return gain + 0.1 * dominion(s, animal, tile) / float(fit - s.next_fit[tile])
    if fit + n > best:
        return gain if s.claims[animal] >> tile & 1 else gain + 0.7 * dominion(s, animal, tile)
    if fit + n == best and s.dominant[tile] != NOBODY:
        gain += spite(s) * dominion(s, s.dominant[tile], tile)
    return gain


def adapted(s: Analysis, animal: i64, element: i64) -> float:
    """What one more element on a display is worth."""
    g = s.g
    gain = s.later * ELEMENT
    for tile in s.tiles:
        n = s.counts[tile * 6 + element]
        if n and g.cubes[tile * 6 + animal]:
            gain += fitter(s, animal, tile, n)
    if g.rows[REGRESSION * 6 + element] and is_ahead(g, REGRESSION_1):
        gain *= 0.2
    return gain


def claim(s: Analysis, animal: i64, element: i64) -> None:
    """Remember the tiles that one more element on a display makes an animal dominate."""
    for tile in s.tiles:
        n = s.counts[tile * 6 + element]
        if n and s.g.cubes[tile * 6 + animal] and s.fit[tile * 6 + animal] + n > s.best_fit[tile]:
            place: int = tile  # a native 1 << tile would be a shift of 32 bits
            s.claims[animal] |= 1 << place


def enriched(s: Analysis, animal: i64, element: i64, corner: i64) -> float:
    """What a new disk on a corner is worth to an animal, and to the others around."""
    total = 0.0
    harm = spite(s)
    for tile in s.g.layout.board.touching[corner]:
        if s.kinds[tile] == NO_TILE:
            continue
        for other in s.animals:
            n = s.display[other * 6 + element]
            if n and s.g.cubes[tile * 6 + other]:
                gain = fitter(s, other, tile, n)
                total += gain if other == animal else -harm * gain
            elif n and other == animal:
                total += 0.1 * float(n)
    return total


def best_corner(s: Analysis, animal: i64, element: i64, tile: i64) -> int:
    """The best corner for a disk, of one tile or (-1) of Earth; -1 if none is better than nothing."""
    best = 0.0
    found = -1
    g = s.g
    corners = g.layout.board.corners if tile < 0 else g.layout.board.corners_of[tile]
    for corner in corners:
        if g.corner[corner] < 0 and g.touches_earth(corner):
            gain = enriched(s, animal, element, corner)
            if gain > best:
                best = gain
                found = corner
    return found


def laid(s: Analysis, animal: i64, element: i64, tile: i64) -> float:
    """What a disk is worth on the best corner."""
    corner = best_corner(s, animal, element, tile)
    if corner < 0:
        return 0.0
    return enriched(s, animal, element, corner)


def best_disk(s: Analysis, animal: i64, row: i64, tile: i64) -> float:
    """About the best disk of a row: the tile it would serve best, and others around."""
    best = 0.0
    aim = NO_TILE
    for element in s.types[animal]:
        if not s.g.rows[row * 6 + element]:
            continue
        n = s.display[animal * 6 + element]
        for other in s.tiles if tile < 0 else [tile]:
            if s.g.cubes[other * 6 + animal]:
                gain = fitter(s, animal, other, n)
                if gain > best:
                    best = gain
                    aim = other
        best = max(best, 0.3 * float(n))
    if aim != NO_TILE:
        s.claims[animal] |= 1 << aim
    return 1.3 * best


# ---- tiles --------------------------------------------------------------------------------
def frozen(s: Analysis, animal: i64) -> float:
    """The best tile to glaciate: points for the ice around, and what others lose."""
    g = s.g
    best = 0.0
    for tile in s.tiles:
        if g.covered >> tile & 1:
            continue
        beside = covered_beside(g, tile)
        if beside:
            best = max(best, g.bonus(beside) + thawed(s, animal, tile))
    return best if g.covers_left else 0.0


def thawed(s: Analysis, animal: i64, tile: i64) -> float:
    """What an animal gains when nobody can live well on a tile any more."""
    at = tile * 6
    weight = s.weights[tile]
    harm = spite(s)
    total = 0.0
    for other in s.animals:
        n = s.living[at + other]
        if n:
            loss = weight * (s.present_share(other, tile) - 0.5)
            total += harm * loss if other != animal else 0.7 - loss
    return total


def explored(g: Dom) -> int:
    """The most bonus VP that a new tile can bring."""
    best = 0
    for tile in g.layout.board.hexes:
        if g.terrain[tile] == NO_TILE:
            best = max(best, g.new_tile_quantity(tile))
    return g.bonus(best)


# ---- disasters ------------------------------------------------------------------------------
def add_disaster(s: Analysis, totals: list[float], animal: i64, tile: i64, left_over: float) -> None:
    """The others lose a tile, all but some of it; the animal keeps it if it is there."""
    weight = s.weights[tile]
    for other in s.animals:
        n = s.living[tile * 6 + other]
        if n and other != animal:
            totals[other] -= (1.0 - left_over) * weight * s.share(other, tile, n)
    n = s.living[tile * 6 + animal]
    if n:
        totals[animal] += 0.5 * weight * (s.g.layout.scores[s.kinds[tile]][0] - s.share(animal, tile, n))
