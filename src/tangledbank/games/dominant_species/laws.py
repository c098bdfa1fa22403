"""DS-1.24 to DS-1.30  What must hold after every step, and the well-formed actions that reasons are tested on."""

from __future__ import annotations

from .actions.elements import PutElement
from .cards import CARDS, ICE_AGE
from .facts import recount
from .notation import NOTATION
from .state import Dom
from .terms import (
    ALL_ANIMALS,
    ALL_CORNERS,
    ALL_ELEMENTS,
    ALL_HEXES,
    DISKS,
    LARGE_TILES,
    MOST_ELEMENTS,
    MOST_PAWNS,
    NEIGHBOURS,
    NO_TILE,
    NOBODY,
    TUNDRA_TILES,
)


def broken_laws(g: Dom) -> list[str]:
    """The conservation laws that do not hold, by id."""
    checks = [
        ("DS-1.24", cubes_are_kept(g)),
        ("DS-1.25", disks_are_kept(g)),
        ("DS-1.26", tiles_are_kept(g)),
        ("DS-1.27", pawns_are_kept(g)),
        ("DS-1.3", displays_fit(g)),
        ("DS-1.29", min(g.vp) >= 0),
        ("DS-1.30", cards_are_kept(g)),
        ("DS-2.9", elements_lie_on_earth(g)),
        ("DS-2.12", earth_is_connected(g)),
        ("DS-4.1", g.counts == recount(g)),
    ]
    return [law for law, holds in checks if not holds]


def broken_changes(before: Dom, after: Dom) -> list[str]:
    """Laws between two positions in a row: printed tiles stay, tundra stays, the round never goes back."""
    broken: list[str] = []
    if before.tundra & ~after.tundra:
        broken.append("DS-1.10")
    if [t for t in ALL_HEXES if before.terrain[t] != NO_TILE and before.terrain[t] != after.terrain[t]]:
        broken.append("DS-1.26")
    if after.round < before.round:
        broken.append("DS-5.1")
    return broken


def cubes_are_kept(g: Dom) -> bool:
    for animal in ALL_ANIMALS:
        on_earth = sum([g.cubes[t * 6 + animal] for t in ALL_HEXES])
        owned = g.settings.cubes if g.settings.controller[animal] != NOBODY else 0
        if min(g.gene_pool[animal], g.eliminated[animal]) < 0:
            return False
        if g.gene_pool[animal] + g.eliminated[animal] + on_earth != owned:
            return False
    sheltered = [g.shelter.count(key) <= g.cubes[key] for key in g.shelter]
    return min(g.cubes) >= 0 and all(sheltered) and not [t for t in ALL_HEXES if g.cubes_on(t) and g.kind(t) < 0]


def disks_are_kept(g: Dom) -> bool:
    """A disk in hand (the corner is being asked) is on its way: the frame on top knows it."""
    on_the_way = in_hand(g)
    for element in ALL_ELEMENTS:
        total = g.bag[element] + g.corner.count(element) + sum(g.rows[element::6])
        total += sum([g.acquired(animal, element) for animal in g.settings.animals])
        if total + (1 if element == on_the_way else 0) != DISKS or g.bag[element] < 0:
            return False
    return True


def in_hand(g: Dom) -> int:
    top = g.stack[-1] if g.stack else None
    return top.element if isinstance(top, PutElement) else -1


def tiles_are_kept(g: Dom) -> bool:
    laid = [g.terrain.count(terrain) + g.face_up_tiles.count(terrain) for terrain in range(len(LARGE_TILES))]
    large = [laid[k] + g.pool[k] for k in range(len(LARGE_TILES))] == LARGE_TILES
    covered = len([t for t in ALL_HEXES if g.tundra >> t & 1])
    return large and sum(g.pool) == sum(g.stacks) and covered + g.tundra_left == TUNDRA_TILES


def pawns_are_kept(g: Dom) -> bool:
    for animal in ALL_ANIMALS:
        if g.pawns[animal] + g.spaces.count(animal) != g.total_pawns[animal]:
            return False
        if not 0 <= g.pawns[animal] <= g.total_pawns[animal] <= MOST_PAWNS:
            return False
    return True


def displays_fit(g: Dom) -> bool:
    full = [animal for animal in g.settings.animals if g.elements_of(animal) > MOST_ELEMENTS]
    lost = [1 for a in g.settings.animals for e in ALL_ELEMENTS if g.acquired(a, e) < 0]
    return not full and not lost


def cards_are_kept(g: Dom) -> bool:
    cards = g.deck + g.face_up + g.used + list(g.settings.removed) + ([ICE_AGE] if g.ice_age else [])
    return sorted(cards) == list(range(len(CARDS)))


def elements_lie_on_earth(g: Dom) -> bool:
    return not [c for c in ALL_CORNERS if g.corner[c] >= 0 and not g.touches_earth(c)]


def earth_is_connected(g: Dom) -> bool:
    """DS-2.12"""
    earth = g.earth()
    seen = {earth[0]}
    edge = [earth[0]]
    while edge:
        tile = edge.pop()
        for other in NEIGHBOURS[tile]:
            if g.terrain[other] != NO_TILE and other not in seen:
                seen.add(other)
                edge.append(other)
    return len(seen) == len(earth)


def universe(g: Dom) -> list[int]:
    """Every action with one argument, all pairs of hex and animal, all exchanges, counts up to 12."""
    acts: list[int] = []
    for kind, verb in enumerate(NOTATION.verbs):
        things = [0]
        shift = 16
        for arg in verb.args:
            values = range(min(arg.size, 13)) if arg.name == "number" else range(arg.size)
            things = [thing | n << shift for thing in things for n in values]
            shift -= 8
        acts.extend([kind << 24 | thing for thing in things])
    return acts
