"""What elements promise in Marine, in points for the animal that acts: on Earth and on its display."""

from __future__ import annotations

from mypy_extensions import i64

from ....earth.terms import DEPLETION, FADING, NO_TILE, NOBODY, REGRESSION
from ..actions.elements import vent_refusal
from ..traits import RESILIENCE
from .analysis import Analysis


def disk_gain(s: Analysis, animal: i64, element: i64, n: i64) -> float:
    """n disks of a type more (or fewer) on the display."""
    g = s.g
    at = animal * 6 + element
    have = g.display[at]
    tiles = s.with_element[at]
    found = s.promise(animal, element, (have + n) * tiles) - s.promise(animal, element, have * tiles)
    if have == 0 or have + n == 0:
        found += float(n) * (0.6 * s.doubt + lifeline(s, animal, element))
    return found


def lifeline(s: Analysis, animal: i64, element: i64) -> float:
    """What an animal gains because a type keeps its cubes alive."""
    g = s.g
    found = 0.0
    for tile in s.tiles:
        mine = g.cubes[tile * 6 + animal]
        if mine and g.counts[tile * 6 + element]:
            types = s.types_on(tile)
            if not s.masks[animal] & types & ~(1 << element):
                found += 0.6 * s.stake(animal, tile, mine)
    return found


def corner_gain(s: Analysis, animal: i64, corner: i64, element: i64) -> float:
    """An element more on a corner, for one animal."""
    g = s.g
    have = g.display[animal * 6 + element]
    if not have:
        return 0.0
    tiles = 0
    found = 0.0
    for tile in g.layout.board.touching[corner]:
        mine = g.cubes[tile * 6 + animal]
        if g.terrain[tile] != NO_TILE and not g.counts[tile * 6 + element]:
            if mine:
                tiles += 1
                if not s.masks[animal] & s.types_on(tile):
                    found += 0.7 * s.stake(animal, tile, mine)
            else:
                found += 0.15 * s.doubt
    now = have * s.with_element[animal * 6 + element]
    return found + s.promise(animal, element, now + have * tiles) - s.promise(animal, element, now)


def removal_gain(s: Analysis, animal: i64, corner: i64) -> float:
    """An element less on a corner: what the others lose, less what one loses."""
    element = s.g.corner[corner]
    found = 0.0
    for other in s.animals:
        loss = corner_loss(s, other, corner, element)
        found += -loss if other == animal else loss / s.others
    return found


def corner_loss(s: Analysis, animal: i64, corner: i64, element: i64) -> float:
    """What an animal loses with the element on a corner."""
    g = s.g
    have = g.display[animal * 6 + element]
    if not have:
        return 0.0
    tiles = 0
    found = 0.0
    for tile in g.layout.board.touching[corner]:
        mine = g.cubes[tile * 6 + animal]
        if mine and g.counts[tile * 6 + element] == 1:
            tiles += 1
            if not s.masks[animal] & s.types_on(tile) & ~(1 << element):
                found += 0.7 * s.stake(animal, tile, mine)
    now = have * s.with_element[animal * 6 + element]
    return found + s.promise(animal, element, now) - s.promise(animal, element, now - have * tiles)


def best_removal(s: Analysis, animal: i64) -> float:
    """The best element for Depletion."""
    g = s.g
    found = 0.0
    if sum(g.rows[DEPLETION * 6 : DEPLETION * 6 + 6]):
        for corner, element in enumerate(g.corner):
            if element >= 0 and g.rows[DEPLETION * 6 + element]:
                found = max(found, removal_gain(s, animal, corner))
    return found


def best_swap(s: Analysis, animal: i64, side: i64) -> float:
    """The best element on a vent of a side for Autotrophs; what is put there instead is not looked at."""
    g = s.g
    found = 0.0
    if sum(g.rows[FADING * 6 : FADING * 6 + 6]):
        for corner, element in enumerate(g.corner):
            if element >= 0 and not vent_refusal(g, side, corner):
                found = max(found, removal_gain(s, animal, corner))
    return found


def seed_gain(s: Analysis, animal: i64, element: i64) -> float:
    """An element more somewhere on Earth, at a guess: it reaches two tiles of one's own."""
    at = animal * 6 + element
    have = s.g.display[at]
    if not have:
        return 0.1
    now = have * s.with_element[at]
    return 0.4 * s.doubt + s.promise(animal, element, now + 2 * have) - s.promise(animal, element, now)


def best_seed(s: Analysis, animal: i64, row: i64) -> float:
    """The best disk of a row for Earth."""
    found = 0.0
    for element in range(6):
        if s.g.rows[row * 6 + element]:
            found = max(found, seed_gain(s, animal, element))
    return found


def best_disk(s: Analysis, animal: i64, row: i64) -> float:
    """The best disk of a row for the display."""
    found = 0.0
    for element in range(6):
        if s.g.rows[row * 6 + element]:
            found = max(found, disk_gain(s, animal, element, 1))
    return found


def regression_gain(s: Analysis, animal: i64) -> float:
    """The disks that the next Reseed would take."""
    g = s.g
    if g.last or animal in g.squares or NOBODY not in g.squares or g.has(animal, RESILIENCE):
        return 0.0
    n = 0
    for element in range(6):
        if g.rows[REGRESSION * 6 + element] and g.acquired(animal, element):
            n += 1
    return 1.5 * n
