"""What actions promise in Marine, in points for the animal that acts: spaces, elements, cubes, tiles."""

from __future__ import annotations

from mypy_extensions import i64

from ....earth.facts import covered_beside, points_with
from ....earth.terms import ABUNDANCE, ADAPTATION, DEPLETION, NO_TILE, NOBODY, REGRESSION, STACKS
from ..cards import SOLAR_RADIATION, VOLCANISM
from ..state import Sea
from ..terms import (
    ADAPTATION_1,
    ADAPTATION_3,
    AUTOTROPHS_1,
    COMPETITION_1,
    COMPETITION_4,
    DEPLETION_1,
    DOMINATION_1,
    EDGE,
    EVOLUTION_1,
    FEEDER_1,
    GEYSER,
    MIGRATION_1,
    MIGRATION_4,
    MIGRATION_CUBES,
    REGRESSION_1,
    SCORES,
    SEAMOUNT,
    SPECIATION_1,
    SPECIATION_5,
    SPECIATION_LIMIT,
    SUN,
    TECTONICS_1,
    TECTONICS_2,
    WANDERLUST_1,
    WANDERLUST_3,
)
from .analysis import Analysis
from .cards import best_card
from .elements import best_disk, best_removal, best_seed, best_swap, regression_gain
from .measures import TURN, UNKNOWN


# ---- cubes ----------------------------------------------------------------------------------
def speciation_gain(s: Analysis, animal: i64, corner: i64) -> float:
    """As many new cubes as may come around an element."""
    g = s.g
    if not s.grown:
        s.grown = [UNKNOWN] * len(g.terrain)
    found = 0.0
    for tile in g.layout.board.touching[corner]:
        if g.terrain[tile] != NO_TILE:
            n = g.limit(animal, tile, g.corner[corner])
            if n != SPECIATION_LIMIT[g.kind(tile)]:
                found += grow_gain(s, animal, tile, n)
                continue
            if s.grown[tile] == UNKNOWN:
                s.grown[tile] = grow_gain(s, animal, tile, n)
            found += s.grown[tile]
    return found


def grow_gain(s: Analysis, animal: i64, tile: i64, n: i64) -> float:
    """Up to n new cubes on a tile; where there were none, its elements count from now on."""
    g = s.g
    n = min(n, g.gene_pool[animal])
    if n <= 0:
        return 0.0
    found = s.more(animal, tile, n)
    return found + settle_gain(s, animal, tile) if not g.cubes[tile * 6 + animal] else found


def settle_gain(s: Analysis, animal: i64, tile: i64) -> float:
    """What domination gains by the first cube on a tile."""
    g = s.g
    found = 0.0
    for element in range(6):
        have = g.display[animal * 6 + element]
        if have and g.counts[tile * 6 + element]:
            now = have * s.with_element[animal * 6 + element]
            found += s.promise(animal, element, now + have) - s.promise(animal, element, now)
    return found


def best_speciation(s: Analysis, animal: i64, element: i64) -> float:
    """Around the best element of a type, or of any (-1)."""
    g = s.g
    found = 0.0
    for corner, there in enumerate(g.corner):
        if there >= 0 and (there == element or element < 0):
            found = max(found, speciation_gain(s, animal, corner))
    return found


def move_gain(s: Analysis, animal: i64, source: i64, target: i64, n: i64) -> float:
    """Cubes that go from tile to tile."""
    found = s.more(animal, source, -n) + s.more(animal, target, n)
    if not s.g.cubes[target * 6 + animal]:
        found += settle_gain(s, animal, target)
    if s.g.cubes[source * 6 + animal] == n:
        found -= settle_gain(s, animal, source)
    return found


def best_target(s: Analysis, animal: i64, source: i64, n: i64) -> float:
    """The best move of n cubes of a tile."""
    g = s.g
    away = s.more(animal, source, -n)
    if g.cubes[source * 6 + animal] == n:
        away -= settle_gain(s, animal, source)
    found = -away
    for target in g.layout.board.neighbours[source]:
        if g.terrain[target] != NO_TILE:
            found = max(found, arrival_gain(s, animal, target, n))
    return away + found


def arrival_gain(s: Analysis, animal: i64, tile: i64, n: i64) -> float:
    """Cubes that come to a tile from another; single ones are looked at from several sides."""
    at = tile * 6 + animal
    if n == 1 and s.arrivals[at] != UNKNOWN:
        return s.arrivals[at]
    gain = s.more(animal, tile, n)
    if not s.g.cubes[at]:
        gain += settle_gain(s, animal, tile)
    if n == 1:
        s.arrivals[at] = gain
    return gain


def migration_guess(s: Analysis, animal: i64, moves: i64) -> float:
    """The best move of a single cube, and a part of it for the others."""
    if s.best_move < 0.0:
        s.best_move = 0.0
        for source in s.tiles:
            if s.g.cubes[source * 6 + animal]:
                s.best_move = max(s.best_move, best_target(s, animal, source, 1))
    return s.best_move * (0.7 + 0.2 * float(min(moves, 5)))


def kill_gain(s: Analysis, animal: i64, tile: i64, victim: i64) -> float:
    """A cube less of a victim: what it loses, and what one's own cubes there gain."""
    loss = -s.more(victim, tile, -1)
    if s.g.cubes[tile * 6 + victim] == 1:
        loss += settle_gain(s, victim, tile)
    if victim == animal:
        return -loss
    mine = s.g.cubes[tile * 6 + animal]
    gain = s.stake(animal, tile, mine, victim, -1) - s.stake(animal, tile, mine)
    return loss / s.others + gain * (1.0 - 1.0 / (s.others * s.others))


def competition_gain(s: Analysis, animal: i64, terrain: i64, n: i64) -> float:
    """The best victim on a tile of a terrain, or of any (-1)."""
    g = s.g
    found = 0.0
    for tile in s.tiles:
        if g.cubes[tile * 6 + animal] and (terrain < 0 or g.kind(tile) == terrain):
            for victim in s.animals:
                there = g.cubes[tile * 6 + victim]
                if victim != animal and there:
                    times = float(min(n, there))
                    found = max(found, kill_gain(s, animal, tile, victim) * (0.3 + 0.7 * times))
    return found


# ---- tiles ----------------------------------------------------------------------------------
def tile_points(s: Analysis, animal: i64, tile: i64, more: i64) -> int:
    """What an animal gains if the tile is scored now, with some cubes more."""
    return points_with(s.g, animal, tile, s.g.cubes[tile * 6 + animal] + more)


def score_gain(s: Analysis, animal: i64, tile: i64) -> float:
    """One's points of a tile, less those of the others."""
    found = 0.0
    for other in s.animals:
        points = tile_points(s, other, tile, 0)
        found += points if other == animal else -points / s.others
    return found


def evolution_gain(s: Analysis, animal: i64, tile: i64, most: i64) -> float:
    """A tile is scored; if one thrives there, a card follows."""
    g = s.g
    found = score_gain(s, animal, tile)
    if SOLAR_RADIATION in g.track and score_gain(s, animal, tile) > 0:
        found += float(g.counts[tile * 6 + SUN])
    return found + best_card(s, animal, most) if g.is_thriving(animal, tile) else found


def best_evolution(s: Analysis, animal: i64, terrain: i64, most: i64) -> float:
    """The best tile of a terrain."""
    g = s.g
    card = best_card(s, animal, most)
    found = 0.0
    for tile in s.tiles:
        if g.kind(tile) == terrain and g.cubes[tile * 6 + animal]:
            points = score_gain(s, animal, tile)
            found = max(found, points + card if g.is_thriving(animal, tile) else points)
    return found


def site_gain(s: Analysis, animal: i64, tile: i64, terrain: i64) -> float:
    """A new tile on a hex: the bonus, and who can move there."""
    g = s.g
    alike: i64 = 1
    mine: i64 = 0
    all_there: i64 = 0
    other: i64
    for other in g.layout.board.neighbours[tile]:
        if g.terrain[other] != NO_TILE:
            if g.kind(other) == terrain:
                alike += 1
            mine += g.cubes[other * 6 + animal]
            all_there += g.cubes_on(other)
    theirs = float(all_there - mine)
    first = 0.5 * SCORES[terrain][0] * s.weight[terrain]
    settled = (float(mine) - theirs / s.others) / (2.0 + float(all_there))
    return g.bonus(alike) + first * settled


def best_site(s: Analysis, animal: i64, terrain: i64) -> float:
    """The best free hex for a new tile."""
    g = s.g
    found = 0.0
    for tile in g.layout.board.hexes:
        if g.terrain[tile] == NO_TILE:
            found = max(found, site_gain(s, animal, tile, terrain))
    return found


def wanderlust_gain(s: Analysis, animal: i64) -> float:
    """The best of the face-up tiles."""
    found = 0.0
    for stack in range(STACKS):
        terrain = s.g.face_up_tiles[stack]
        if terrain != NO_TILE:
            found = max(found, best_site(s, animal, terrain) + 0.7)
    return found


def vent_gain(s: Analysis, animal: i64, tile: i64) -> float:
    """A vent on a tile: the bonus, a cube there, and what everybody loses."""
    g = s.g
    found = float(g.bonus(1 + covered_beside(g, tile)))
    for other in s.animals:
        mine = g.cubes[tile * 6 + other]
        if mine:
            loss = 0.8 * s.stake(other, tile, mine)
            found += -loss if other == animal else loss / s.others
    here = 2 if g.cubes[tile * 6 + animal] else 1
    found += s.survival(animal, s.vents[animal] + 1, s.vent_cubes[animal] + here)
    return found - s.survival(animal, s.vents[animal], s.vent_cubes[animal])


def best_vent(s: Analysis, animal: i64, anywhere: bool) -> float:
    """The best tile for a vent."""
    g = s.g
    if not g.covers_left:
        return 0.0
    seamounts = VOLCANISM in g.track
    found = 0.0
    for tile in g.layout.board.hexes:
        if g.terrain[tile] != NO_TILE and not g.covered >> tile & 1:
            if anywhere or EDGE[tile] or (seamounts and g.terrain[tile] == SEAMOUNT):
                found = max(found, vent_gain(s, animal, tile))
    return found


def domination_gain(s: Analysis, animal: i64, element: i64) -> float:
    """Control of a special pawn, or a higher target for one's own."""
    value = s.value(animal, element)
    owner = s.g.control[element]
    found = float(value) - s.promise(animal, element, value)
    if owner == animal:
        return found + s.pawn
    if owner != NOBODY:
        found += (s.g.target[element] + s.pawn) / s.others
    return found + s.pawn + TURN / (2.0 + float(s.g.total_pawns[animal]))


def best_domination(s: Analysis, animal: i64) -> float:
    """The best type that one dominates."""
    found = 0.0
    for element in range(6):
        if s.value(animal, element) > s.g.target[element]:
            found = max(found, domination_gain(s, animal, element))
    return found


# ---- spaces -----------------------------------------------------------------------------------
def space_gain(s: Analysis, animal: i64, space: i64) -> float:
    """What the action of a space promises."""
    if space < SPECIATION_1:
        return element_space(s, animal, space)
    if space < COMPETITION_1:
        return earth_space(s, animal, space)
    g = s.g
    if space == COMPETITION_4:
        return competition_gain(s, animal, -1, 2)
    if space < EVOLUTION_1:
        n = space - COMPETITION_1
        return competition_gain(s, animal, g.competition[n], n + 1)
    if space < DOMINATION_1:
        n = space - EVOLUTION_1
        return best_evolution(s, animal, g.evolution[n], n + 1)
    if space < FEEDER_1:
        return best_domination(s, animal)
    return max(best_seed(s, animal, DEPLETION), best_seed(s, animal, REGRESSION))


def element_space(s: Analysis, animal: i64, space: i64) -> float:
    """Abundance to Regression."""
    g = s.g
    if space < AUTOTROPHS_1:
        return best_seed(s, animal, ABUNDANCE)
    if space < DEPLETION_1:
        return best_swap(s, animal, GEYSER if space > AUTOTROPHS_1 else 1 - GEYSER)
    if space < ADAPTATION_1:
        return best_removal(s, animal)
    if space < REGRESSION_1:
        return best_disk(s, animal, ADAPTATION) if space == ADAPTATION_3 or g.has_room(animal) else 0.0
    return regression_gain(s, animal)


def earth_space(s: Analysis, animal: i64, space: i64) -> float:
    """Speciation to Migration."""
    g = s.g
    if space < WANDERLUST_1:
        if space == SPECIATION_5:
            return best_speciation(s, animal, -1)
        element = g.circles[space - SPECIATION_1]
        return best_speciation(s, animal, element) if element >= 0 else 0.0
    if space < TECTONICS_1:
        found = wanderlust_gain(s, animal)
        return found + TURN if space == WANDERLUST_3 and found > 0.0 else found
    if space < MIGRATION_1:
        return best_vent(s, animal, space == TECTONICS_2)
    return migration_guess(s, animal, 5 if space == MIGRATION_4 else MIGRATION_CUBES[space - MIGRATION_1])


def key_of(g: Sea, animal: i64) -> int:
    """The last space that a pawn of an animal stands on, -1 for none."""
    keys = g.keys(animal)
    return keys[-1] if len(keys) else -1
