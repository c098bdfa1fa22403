"""What pawns on the action display will bring: each is worth what its action could do now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....bots.search.judge import sum_of
from ....earth.terms import (
    ABUNDANCE,
    ADAPTATION,
    ALL_ELEMENTS,
    ANYWHERE,
    DEPLETION,
    FADING,
    NO_TILE,
    NOBODY,
)
from ..terms import (
    ABUNDANCE_1,
    ADAPTATION_1,
    COMPETITION_1,
    COMPETITION_TERRAINS,
    DEPLETION_1,
    DOMINATION_1,
    GLACIATION_1,
    INITIATIVE_1,
    MIGRATION_1,
    MIGRATION_CUBES,
    PLANNING,
    REGRESSION_1,
    SECTION_OF,
    SPACE_COUNT,
    SPECIATION_1,
    SPECIATION_ELEMENT,
    WANDERLUST_1,
    WASTELAND_1,
)
from .ahead import is_ahead
from .analysis import CARD, PAWN, Analysis
from .gains import (
    adapted,
    best_disk,
    best_speciation,
    claim,
    competed,
    explored,
    frozen,
    migrated,
)

INITIATIVE: Final = 3.0
"""A second choice when all others have placed their pawns."""
MARGIN: Final = 0.6
"""How much of what the others get together a domination's owner minds."""
SURE: Final = 0.8
"""How much of a plan comes true, one section before the other."""
LIKELY: Final = 0.85
"""The same for Domination."""
REPEATED: Final = [0.0, 0.2, 0.0, 0.2, 0.0, 0.0, 0.0, 0.1, 0.1, 0.2, 0.5, 0.0]
"""By section: how much faster than the pawns before it a further one of the same animal loses its worth."""


def add_pawns(s: Analysis, totals: list[float]) -> None:
    """All pawns on the display, Domination apart, and those still to be placed."""
    g = s.g
    for space in range(DOMINATION_1):
        animal = g.spaces[space]
        if animal != NOBODY:
            worth = plan(s, animal, space)
            totals[animal] += worth if is_ahead(g, space) else 0.6 * worth - PAWN
    if g.phase == PLANNING:
        for animal in s.animals:
            totals[animal] += PAWN * g.pawns[animal]


def plan(s: Analysis, animal: int, space: int) -> float:
    """What the action of a space will bring, after the plans of the same animal that were looked at before."""
    k = SECTION_OF[space] * 6 + animal
    n = s.plans[k]
    s.plans[k] = n + 1
    return space_worth(s, animal, space) / (1.0 + float(n) * REPEATED[SECTION_OF[space]])


def space_worth(s: Analysis, animal: int, space: int) -> float:
    """What an animal can expect from a space."""
    if space < WASTELAND_1:
        return element_space(s, animal, space)
    if space < SPECIATION_1:
        return land_space(s, animal, space)
    if space < WANDERLUST_1:
        return SURE * best_speciation(s, animal, SPECIATION_ELEMENT[space - SPECIATION_1])
    if space < MIGRATION_1:
        return wanderlust(s, space - WANDERLUST_1)
    if space < COMPETITION_1:
        return SURE * migrated(s, animal, MIGRATION_CUBES[space - MIGRATION_1])
    if space < DOMINATION_1:
        return SURE * sum_of([competed(s, animal, t) for t in COMPETITION_TERRAINS[space - COMPETITION_1]])
    return dominate(s, animal, 0)


def element_space(s: Analysis, animal: int, space: int) -> float:
    """Initiative, Adaptation, Regression (in the analysis already), Abundance."""
    if space == INITIATIVE_1:
        return INITIATIVE if s.g.track[0] != animal else INITIATIVE - 1.0
    if space < REGRESSION_1:
        return adaptation(s, animal) * (1.0 - 0.1 * (space - ADAPTATION_1))
    if space < ABUNDANCE_1:
        return 0.0
    return best_disk(s, animal, ABUNDANCE, ANYWHERE) * (1.0 - 0.15 * (space - ABUNDANCE_1))


def adaptation(s: Analysis, animal: int) -> float:
    """The best disk for a display."""
    if not s.g.has_room(animal):
        return 0.0
    best = 0.0
    wanted = -1
    for element in ALL_ELEMENTS:
        if s.g.rows[ADAPTATION * 6 + element]:
            gain = adapted(s, animal, element)
            if gain > best:
                best = gain
                wanted = element
    if wanted >= 0:
        claim(s, animal, wanted)
    return best


def land_space(s: Analysis, animal: int, space: int) -> float:
    """Wasteland, Depletion, Glaciation."""
    if space == WASTELAND_1:
        return wasteland(s, animal)
    if space == DEPLETION_1:
        return depletion(s, animal)
    if space == GLACIATION_1:
        return frozen(s, animal)
    return 0.3 * frozen(s, animal) - 0.5 * (space - GLACIATION_1)


def wasteland(s: Analysis, animal: int) -> float:
    """Elements around tundra that could be kept."""
    best = 0.0
    for element in ALL_ELEMENTS:
        if s.g.rows[FADING * 6 + element] == 1:
            best = max(best, 0.4 * float(s.display[animal * 6 + element]) * s.lost(element))
    return best


def depletion(s: Analysis, animal: int) -> float:
    """An element that only others need."""
    best = 0.0
    for element in ALL_ELEMENTS:
        if s.g.rows[DEPLETION * 6 + element] and s.corners_of(element) and not s.display[animal * 6 + element]:
            best = max(best, 1.5)
    return best


def wanderlust(s: Analysis, k: int) -> float:
    """Bonus points for the best place, and a tile to one's liking; others go first."""
    if len([t for t in s.g.face_up_tiles if t != NO_TILE]) <= k:
        return 0.0
    return explored(s.g) * (1.0 - 0.15 * k) + 1.0


# ---- Domination -----------------------------------------------------------------------------
def add_dominations(s: Analysis, totals: list[float], first: int) -> None:
    """The owners of Domination pawns, and before them one who is asked now, choose their tiles one after the other."""
    g = s.g
    scored = g.scored
    cards = len(g.face_up)
    for space in range(DOMINATION_1 - 1, SPACE_COUNT):
        animal = first if space < DOMINATION_1 else g.spaces[space] if is_ahead(g, space) else NOBODY
        if animal == NOBODY:
            continue
        tile = best_tile(s, animal, scored, cards)
        if tile == NO_TILE:
            continue
        scored |= 1 << tile
        add_scoring(s, totals, tile, LIKELY)
        if cards and s.dominant[tile] != NOBODY:
            totals[s.dominant[tile]] += LIKELY * CARD
            cards -= 1


def add_scoring(s: Analysis, totals: list[float], tile: i64, sure: float) -> None:
    """The points of all animals on a tile."""
    for animal in s.animals:
        points = s.now[tile * 6 + animal]
        if points:
            totals[animal] += sure * float(points)


def best_tile(s: Analysis, animal: i64, scored: i64, cards: int) -> int:
    """The tile whose scoring serves an animal best, NO_TILE if none does."""
    best = 0.0
    found: i64 = NO_TILE
    minded = MARGIN / (len(s.g.layout.animals) - 1.0)
    for tile in s.tiles:
        if scored >> tile & 1:
            continue
        net = tile_net(s, animal, tile, minded, cards)
        if net > best:
            best = net
            found = tile
    return found


def tile_net(s: Analysis, animal: i64, tile: i64, minded: float, cards: int) -> float:
    """Own points and card, less what the others get."""
    own = s.now[tile * 6 + animal]
    net = float(own) - minded * float(s.sums[tile] - own)
    if cards:
        if s.dominant[tile] == animal:
            net += CARD
        elif s.dominant[tile] != NOBODY:
            net -= minded * CARD
    return net


def dominate(s: Analysis, animal: int, scored: int) -> float:
    """What the best tile would bring its chooser."""
    tile = best_tile(s, animal, scored, len(s.g.face_up))
    if tile == NO_TILE:
        return 0.0
    return float(s.now[tile * 6 + animal]) + (CARD if s.dominant[tile] == animal else 0.0)
