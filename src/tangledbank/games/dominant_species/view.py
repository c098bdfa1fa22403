"""DS-24  All players see the same: everything but what has not been drawn yet."""

from __future__ import annotations

from ...core.rulebook import Json
from ...earth.terms import NOBODY
from ...earth.view import acquired, corners, cubes, deciding, disks, name_or_none, stack_views, unseen_tiles, waiting
from .notation import CARD, NOUNS, SPACE
from .state import Dom
from .terms import ALL_SPACES, ROWS


def public(g: Dom) -> Json:
    """DS-24.2, DS-24.3  What everybody sees."""
    return {
        "players": g.seats,
        "round": g.round,
        "phase": g.phase,
        "pointer": SPACE.show(g.pointer),
        "last_round": g.last,
        "truncated": g.truncated,
        "over": not g.stack,
        "deciding": name_or_none(NOUNS, deciding(g)),
        "waiting": waiting(g, NOUNS),
        "track": [NOUNS.animal.show(a) for a in g.track],
        "animals": {NOUNS.animal.show(a): animal_view(g, a) for a in g.layout.animals},
        "tiles": {NOUNS.tile.show(t): tile_view(g, t) for t in g.earth()},
        "corners": corners(g, NOUNS),
        "spaces": {SPACE.show(s): NOUNS.animal.show(g.spaces[s]) for s in ALL_SPACES if g.spaces[s] != NOBODY},
        "rows": {name: disks(NOUNS, g.rows, row) for row, name in enumerate(ROWS)},
        "bag": disks(NOUNS, g.bag, 0),
        "stacks": stack_views(g, NOUNS),
        "unseen_tiles": unseen_tiles(g, NOUNS),
        "tundra_left": g.covers_left,
        "cards": [CARD.show(card) for card in sorted(g.face_up)],
        "unseen_cards": [CARD.show(card) for card in sorted(g.deck)],
        "deck": len(g.deck) + (1 if g.ice_age else 0),
        "used": [CARD.show(card) for card in g.used],
        "scored": [NOUNS.tile.show(t) for t in g.earth() if g.scored >> t & 1],
        "survival": name_or_none(NOUNS, g.survival_holder()),
    }


def private(g: Dom, seat: int, shown: Json) -> Json:
    """Nothing is hidden from others."""
    return {}


def animal_view(g: Dom, animal: int) -> Json:
    return {
        "seat": NOUNS.seat.show(g.seat_of(animal)),
        "vp": g.vp[animal],
        "elements": disks(NOUNS, g.display, animal),
        "acquired": acquired(g, NOUNS, animal),
        "gene_pool": g.gene_pool[animal],
        "eliminated": g.eliminated[animal],
        "pawns": g.pawns[animal],
    }


def tile_view(g: Dom, tile: int) -> Json:
    sheltered = [a for a in g.layout.animals if tile * 6 + a in g.shelter]
    return {
        "terrain": NOUNS.terrain.show(g.kind(tile)),
        "cubes": cubes(g, NOUNS, tile),
        "fitness": {NOUNS.animal.show(a): g.fitness(a, tile) for a in g.layout.animals},
        "dominant": name_or_none(NOUNS, g.dominator(tile)),
        "sheltered": {NOUNS.animal.show(a): g.shelter.count(tile * 6 + a) for a in sheltered},
    }


def determinize(g: Dom, seat: int, seed: int) -> Dom:
    """DS-24.1  Decks, stacks and the bag have no order before they are drawn: only the draws to come differ."""
    d = g.clone()
    d.reseed(seed)
    d.deck.sort()
    return d
