"""DS-1.24 to DS-1.30  What must hold after every step."""

from __future__ import annotations

from ...earth.facts import is_connected
from ...earth.laws import (
    counts_are_right,
    covers_stay,
    cubes_are_kept,
    disks_are_kept,
    displays_fit,
    elements_lie_on_earth,
    tiles_are_kept,
    tiles_stay,
)
from ...earth.terms import ALL_ANIMALS
from .cards import CARDS, ICE_AGE
from .state import Dom
from .terms import LARGE_TILES, MOST_PAWNS, TUNDRA_TILES


def broken_laws(g: Dom) -> list[str]:
    """The conservation laws that do not hold, by id."""
    checks = [
        ("DS-1.24", cubes_are_kept(g, [0] * 6) and shelter_is_there(g)),
        ("DS-1.25", disks_are_kept(g, [0] * 6)),
        ("DS-1.26", tiles_are_kept(g, LARGE_TILES, TUNDRA_TILES)),
        ("DS-1.27", pawns_are_kept(g)),
        ("DS-1.3", displays_fit(g, [])),
        ("DS-1.29", min(g.vp) >= 0),
        ("DS-1.30", cards_are_kept(g)),
        ("DS-2.9", elements_lie_on_earth(g)),
        ("DS-2.12", is_connected(g)),
        ("DS-4.1", counts_are_right(g)),
    ]
    return [law for law, holds in checks if not holds]


def broken_changes(before: Dom, after: Dom) -> list[str]:
    """Laws between two positions in a row: printed tiles stay, tundra stays, the round never goes back."""
    checks = [
        ("DS-1.10", covers_stay(before, after)),
        ("DS-1.26", tiles_stay(before, after)),
        ("DS-5.1", before.round <= after.round),
    ]
    return [law for law, holds in checks if not holds]


def shelter_is_there(g: Dom) -> bool:
    """No more protected cubes than cubes."""
    return all([g.shelter.count(key) <= g.cubes[key] for key in g.shelter])


def pawns_are_kept(g: Dom) -> bool:
    for animal in ALL_ANIMALS:
        if g.pawns[animal] + list(g.spaces).count(animal) != g.total_pawns[animal]:
            return False
        if not 0 <= g.pawns[animal] <= g.total_pawns[animal] <= MOST_PAWNS:
            return False
    return True


def cards_are_kept(g: Dom) -> bool:
    cards = g.deck + g.face_up + g.used + list(g.settings.removed) + ([ICE_AGE] if g.ice_age else [])
    return sorted(cards) == list(range(len(CARDS)))
