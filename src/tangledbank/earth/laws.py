"""What must hold on Earth after every step, and the well-formed actions that reasons are tested on."""

from __future__ import annotations

from ..core.notation import Notation
from .actions.elements import PutElement
from .actions.wanderlust import PutTile
from .facts import recount
from .state import HexWorld
from .terms import ALL_ANIMALS, ALL_ELEMENTS, NO_ELEMENT_HERE, NO_TILE, NOBODY


# ---- in hand: what the question on top will put somewhere ---------------------------------
def disk_in_hand(g: HexWorld) -> int:
    """The type of the disk whose corner is being asked, NO_ELEMENT_HERE for none."""
    top = g.stack[-1] if g.stack else None
    return top.element if isinstance(top, PutElement) else NO_ELEMENT_HERE


def tile_in_hand(g: HexWorld) -> int:
    """The terrain of the tile whose hex is being asked, NO_TILE for none."""
    top = g.stack[-1] if g.stack else None
    return top.terrain if isinstance(top, PutTile) else NO_TILE


# ---- nothing gets lost --------------------------------------------------------------------
def cubes_are_kept(g: HexWorld, elsewhere: list[int]) -> bool:
    """DS-1.24, DSM-1.11  On Earth, in the gene pool, eliminated or elsewhere; and only where there is a tile."""
    for animal in ALL_ANIMALS:
        total = sum(g.cubes[animal::6]) + g.gene_pool[animal] + g.eliminated[animal] + elsewhere[animal]
        owned = g.layout.cubes if g.layout.controller[animal] != NOBODY else 0
        if total != owned or min(g.gene_pool[animal], g.eliminated[animal]) < 0:
            return False
    return min(g.cubes) >= 0 and not [t for t in g.layout.board.hexes if g.cubes_on(t) and g.terrain[t] == NO_TILE]


def disks_are_kept(g: HexWorld, elsewhere: list[int]) -> bool:
    """DS-1.25  In the bag, on Earth, in the rows, acquired, in hand; `elsewhere` is what a game keeps besides."""
    hand = disk_in_hand(g)
    for element in ALL_ELEMENTS:
        total = g.bag[element] + list(g.corner).count(element) + sum(g.rows[element::6])
        total += sum([g.acquired(animal, element) for animal in g.layout.animals])
        total += (1 if element == hand else 0) + elsewhere[element]
        if total != g.layout.disks or g.bag[element] < 0:
            return False
    return min(g.rows) >= 0


def tiles_are_kept(g: HexWorld, tiles: list[int], covers: int) -> bool:
    """DS-1.26  Large ones on Earth, face up, in hand or in the stacks; small ones on tiles or in the supply."""
    places = [*g.terrain, *g.face_up_tiles, tile_in_hand(g)]
    large = [places.count(k) + g.pool[k] for k in range(len(tiles))] == tiles
    covered = len([t for t in g.layout.board.hexes if g.covered >> t & 1])
    return large and sum(g.pool) == sum(g.stacks) and covered + g.covers_left == covers


def displays_fit(g: HexWorld, shedding: list[int]) -> bool:
    """DS-1.3  No display holds too much, except of those who shed, or lacks what is printed on it."""
    full = [a for a in g.layout.animals if a not in shedding and g.elements_of(a) > g.most_elements(a)]
    lost = [1 for a in g.layout.animals for e in ALL_ELEMENTS if g.acquired(a, e) < 0]
    return not full and not lost


# ---- Earth hangs together -------------------------------------------------------------------
def elements_lie_on_earth(g: HexWorld) -> bool:
    """DS-2.9"""
    return not [c for c in g.layout.board.corners if g.corner[c] >= 0 and not g.touches_earth(c)]


def counts_are_right(g: HexWorld) -> bool:
    """DS-4.1"""
    return list(g.counts) == recount(g)


# ---- between two positions in a row ------------------------------------------------------------
def covers_stay(before: HexWorld, after: HexWorld) -> bool:
    """DS-1.10"""
    return not before.covered & ~after.covered


def tiles_stay(before: HexWorld, after: HexWorld) -> bool:
    """DS-1.26"""
    tiles = before.layout.board.hexes
    return not [t for t in tiles if before.terrain[t] != NO_TILE and before.terrain[t] != after.terrain[t]]


# ---- all there is to say -------------------------------------------------------------------------
def universe(notation: Notation) -> list[int]:
    """Every action with every combination of arguments; numbers up to 12."""
    acts: list[int] = []
    for kind, verb in enumerate(notation.verbs):
        things = [0]
        shift = 16
        for arg in verb.args:
            values = range(min(arg.size, 13)) if arg.name == "number" else range(arg.size)
            things = [thing | n << shift for thing in things for n in values]
            shift -= 8
        acts.extend([kind << 24 | thing for thing in things])
    return acts
