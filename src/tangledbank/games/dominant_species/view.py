"""DS-24  All players see the same: everything but what has not been drawn yet."""

from __future__ import annotations

from ...core.rng import MASK, mix
from ...core.rulebook import Json
from .facts import dominator, fitness, survival_holder
from .notation import ANIMAL, CARD, CORNER, ELEMENT, NOTATION, SEAT, SPACE, TERRAIN, TILE
from .pick import Pick
from .state import Dom
from .terms import ALL_CORNERS, ALL_ELEMENTS, ALL_SPACES, NO_TILE, NOBODY, ROWS, STACKS


def view(g: Dom, seat: int) -> Json:
    """DS-24.2, DS-24.3  What a seat sees; only the options differ."""
    return {
        "players": g.seats,
        "round": g.round,
        "phase": g.phase,
        "pointer": SPACE.show(g.pointer),
        "last_round": g.last,
        "truncated": g.truncated,
        "over": not g.stack,
        "deciding": name_or_none(deciding(g)),
        "waiting": [SEAT.show(s) for s in range(g.seats) if g.asked() >> s & 1],
        "track": [ANIMAL.show(a) for a in g.track],
        "animals": {ANIMAL.show(a): animal_view(g, a) for a in g.settings.animals},
        "tiles": {TILE.show(t): tile_view(g, t) for t in g.earth()},
        "corners": {CORNER.show(c): ELEMENT.show(g.corner[c]) for c in ALL_CORNERS if g.corner[c] >= 0},
        "spaces": {SPACE.show(s): ANIMAL.show(g.spaces[s]) for s in ALL_SPACES if g.spaces[s] != NOBODY},
        "rows": {name: disks(g.rows, row) for row, name in enumerate(ROWS)},
        "bag": disks(g.bag, 0),
        "stacks": [stack_view(g, stack) for stack in range(STACKS)],
        "unseen_tiles": {TERRAIN.show(t): n for t, n in enumerate(g.pool) if n},
        "tundra_left": g.tundra_left,
        "cards": [CARD.show(card) for card in sorted(g.face_up)],
        "unseen_cards": [CARD.show(card) for card in sorted(g.deck)],
        "deck": len(g.deck) + (1 if g.ice_age else 0),
        "used": [CARD.show(card) for card in g.used],
        "scored": [TILE.show(t) for t in g.earth() if g.scored >> t & 1],
        "survival": name_or_none(survival_holder(g)),
        "options": [NOTATION.show(a) for a in g.options(seat)] if seat >= 0 else [],
    }


def deciding(g: Dom) -> int:
    """The animal whose player is asked."""
    top = g.stack[-1] if g.stack else None
    return top.animal if isinstance(top, Pick) else NOBODY


def name_or_none(animal: int) -> str | None:
    return None if animal == NOBODY else ANIMAL.show(animal)


def disks(numbers: list[int], row: int) -> Json:
    """Disks by type, those that are there."""
    return {ELEMENT.show(e): numbers[row * 6 + e] for e in ALL_ELEMENTS if numbers[row * 6 + e]}


def animal_view(g: Dom, animal: int) -> Json:
    return {
        "seat": SEAT.show(g.seat_of(animal)),
        "vp": g.vp[animal],
        "elements": disks(g.display, animal),
        "acquired": {ELEMENT.show(e): g.acquired(animal, e) for e in ALL_ELEMENTS if g.acquired(animal, e)},
        "gene_pool": g.gene_pool[animal],
        "eliminated": g.eliminated[animal],
        "pawns": g.pawns[animal],
    }


def tile_view(g: Dom, tile: int) -> Json:
    present = [a for a in g.settings.animals if g.cubes[tile * 6 + a]]
    return {
        "terrain": TERRAIN.show(g.kind(tile)),
        "cubes": {ANIMAL.show(a): g.cubes[tile * 6 + a] for a in present},
        "fitness": {ANIMAL.show(a): fitness(g, a, tile) for a in g.settings.animals},
        "dominant": name_or_none(dominator(g, tile)),
        "sheltered": {ANIMAL.show(a): g.shelter.count(tile * 6 + a) for a in present if tile * 6 + a in g.shelter},
    }


def stack_view(g: Dom, stack: int) -> Json:
    tile = g.face_up_tiles[stack]
    return {"face_up": None if tile == NO_TILE else TERRAIN.show(tile), "face_down": g.stacks[stack]}


def determinize(g: Dom, seat: int, seed: int) -> Dom:
    """DS-24.1  Decks, stacks and the bag have no order before they are drawn: only the draws to come differ."""
    d = g.clone()
    d.rng = mix(seed & MASK)
    d.deck.sort()
    return d
