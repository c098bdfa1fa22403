"""DSM-1.7 to DSM-1.14  What must hold after every step: nothing appears and nothing gets lost."""

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
from ...earth.terms import ALL_ANIMALS, ALL_ELEMENTS, NOBODY
from .actions.pawns import is_closed
from .cards import ASTEROID, CARDS
from .inheritance import Shed
from .state import Sea
from .terms import (
    BASIC_PAWNS,
    COMPETITION_SQUARES,
    EVOLUTION_SQUARES,
    FEEDER_1,
    LARGE_TILES,
    MARKERS,
    SLOTS,
    SPECIAL,
    SPECIAL_SPACES,
    VENTS,
)
from .traits import ALL_TRAITS, BOTTOM_FEEDER, EXAPTATION


def broken_laws(g: Sea) -> list[str]:
    """The laws that do not hold, by id."""
    checks = [
        ("DSM-1.11", cubes_are_kept(g, [g.squares.count(a) for a in ALL_ANIMALS])),
        ("DSM-1.7", disks_are_kept(g, [g.circles.count(e) for e in ALL_ELEMENTS])),
        ("DSM-1.8", tiles_are_kept(g, LARGE_TILES, VENTS)),
        ("DSM-1.9", not g.geysers & ~g.covered),
        ("DSM-1.10", markers_are_kept(g)),
        ("DSM-1.12", pawns_are_kept(g)),
        ("DSM-1.13", special_pawns_are_kept(g)),
        ("DSM-4.12", all([is_open(g, space) for space in range(len(g.spaces))])),
        ("DSM-1.14", cards_are_kept(g) and traits_are_kept(g)),
        ("DSM-9.2", displays_fit(g, [a for a in ALL_ANIMALS if is_shedding(g, a)])),
        ("DSM-0.8", min(g.vp) >= 0),
        ("DSM-2.12", elements_lie_on_earth(g)),
        ("DSM-12.2", is_connected(g)),
        ("DSM-2.14", counts_are_right(g)),
    ]
    return [law for law, holds in checks if not holds]


def broken_changes(before: Sea, after: Sea) -> list[str]:
    """Laws between two positions in a row: tiles and vents stay, targets and rounds never go back."""
    checks = [
        ("DSM-2.16", covers_stay(before, after)),
        ("DSM-2.15", tiles_stay(before, after)),
        ("DSM-17.8", all([before.target[e] <= after.target[e] for e in ALL_ELEMENTS])),
        ("DSM-4.22", before.round <= after.round),
    ]
    return [law for law, holds in checks if not holds]


def is_shedding(g: Sea, animal: int) -> bool:
    """R-34  A display may be too full while its owner returns disks."""
    return len([frame for frame in g.stack if isinstance(frame, Shed) and frame.animal == animal]) > 0


def markers_are_kept(g: Sea) -> bool:
    """DSM-1.10, R-23"""
    shown = g.competition + g.evolution
    full = len(g.competition) == COMPETITION_SQUARES and len(g.evolution) == EVOLUTION_SQUARES
    kept = [g.markers[t] + shown.count(t) == MARKERS for t in range(len(g.markers))]
    return full and all(kept) and min(g.markers) >= 0 and g.evolution == sorted(g.evolution)


def pawns_are_kept(g: Sea) -> bool:
    """DSM-1.12"""
    for animal in ALL_ANIMALS:
        if g.pawns[animal] + list(g.spaces).count(animal) != g.total_pawns[animal]:
            return False
        if not 0 <= g.pawns[animal] <= g.total_pawns[animal] <= BASIC_PAWNS:
            return False
    return True


def most_pawns(g: Sea, animal: int) -> int:
    """DSM-1.12, DSM-24.3  The last basic pawn is the one that Budding Intelligence brings."""
    return BASIC_PAWNS if g.budded >> animal & 1 else BASIC_PAWNS - 1


def is_open(g: Sea, space: int) -> bool:
    """DSM-4.12, DSM-4.14, DSM-24.2  Whether what stands on a space may be there."""
    who = g.spaces[space]
    if who == NOBODY:
        return True
    if space >= FEEDER_1:
        owner = space - FEEDER_1
        return g.has(owner, BOTTOM_FEEDER) and (who == owner or who >= SPECIAL)
    return not is_closed(g, space) and (who >= SPECIAL or space not in SPECIAL_SPACES)


def special_pawns_are_kept(g: Sea) -> bool:
    """DSM-1.13, DSM-17.8  One of each type; on the display only if somebody controls it."""
    for element in ALL_ELEMENTS:
        n = list(g.spaces).count(SPECIAL + element)
        if n > 1 or (n and g.control[element] == NOBODY):
            return False
    return min(g.target) >= 1


def cards_are_kept(g: Sea) -> bool:
    """DSM-1.14, DSM-18.1"""
    cards = g.unseen + g.track + g.discard + ([ASTEROID] if g.asteroid_left else [])
    in_deck = len(g.unseen) + (1 if g.asteroid_left else 0)
    return sorted(cards) == list(range(len(CARDS))) and len(g.track) <= SLOTS and 0 <= g.deck_left <= in_deck


def traits_are_kept(g: Sea) -> bool:
    """DSM-1.14, DSM-25.15"""
    places = [g.box, *g.traits, *g.hands, *g.rejected]
    for trait in ALL_TRAITS:
        n = len([1 for place in places if place >> trait & 1])
        if n != (1 if trait != EXAPTATION or g.settings.with_exaptation else 0):
            return False
    return True
