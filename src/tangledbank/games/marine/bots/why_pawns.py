"""What speaks for pawns in Marine: the best that the action of a space can do now."""

from __future__ import annotations

from ....core.message import Message
from ....earth.actions.elements import has_vacant_corner
from ....earth.facts import covered_beside
from ....earth.terms import ABUNDANCE, ADAPTATION, DEPLETION, FADING, NO_TILE, REGRESSION, STACKS
from ..actions.elements import vent_refusal
from ..actions.pawns import PlacePawn, TakeTurn
from ..cards import VOLCANISM
from ..flow import migration_value
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
    REGRESSION_1,
    SEAMOUNT,
    SPECIATION_1,
    SPECIATION_5,
    TECTONICS_1,
    TECTONICS_2,
    WANDERLUST_1,
)
from ..text import WORDS, pawn_name, space_name
from .analysis import Analysis
from .elements import disk_gain, regression_gain, removal_gain, seed_gain
from .gains import (
    best_site,
    best_target,
    domination_gain,
    evolution_gain,
    kill_gain,
    speciation_gain,
    tile_points,
    vent_gain,
)
from .options import place_gains
from .why_elements import at_risk, value_with


def best_of(things: list[int], gains: list[float]) -> int:
    """The thing that promises most, -1 if none promises anything."""
    best = 0.0
    found = -1
    for k, thing in enumerate(things):
        if gains[k] > best:
            best = gains[k]
            found = thing
    return found


def turn(s: Analysis, top: TakeTurn, pawn: int) -> Message:
    """A pawn to place: what speaks for the space that promises most."""
    after = s.g.clone()
    after.stack.pop()
    question = PlacePawn(top.seat, top.animal, pawn)
    after.stack.append(question)
    after.current_options = question.answers(after, top.seat)
    then = Analysis(after)
    then.look()
    found = place_gains(then, question)
    space = after.current_options[found.index(max(found))] >> 16 & 255
    return Message("bot-dsm-pawn", pawn=pawn_name(pawn), why=placed(then, top.animal, space))


def placed(s: Analysis, animal: int, space: int) -> Message:
    """What the action of a space can do."""
    if space < SPECIATION_1:
        found = of_element_space(s, animal, space)
    elif space < COMPETITION_1:
        found = of_earth_space(s, animal, space)
    elif space < EVOLUTION_1:
        found = competing(s, animal, space)
    elif space < DOMINATION_1:
        found = evolving(s, animal, space)
    elif space < FEEDER_1:
        found = controlling(s, animal, space)
    else:
        found = seeding(s, animal, space, [DEPLETION, REGRESSION])
    return Message("bot-dsm-space-idle", space=space_name(space)) if found is None else found


# ---- elements ----------------------------------------------------------------------------------
def of_element_space(s: Analysis, animal: int, space: int) -> Message | None:
    """Abundance to Regression."""
    if space < AUTOTROPHS_1:
        return seeding(s, animal, space, [ABUNDANCE])
    if space < ADAPTATION_1:
        return removing(s, animal, space)
    if space < REGRESSION_1:
        return adapting(s, animal, space)
    if regression_gain(s, animal) == 0.0:
        return None
    return Message("bot-dsm-space-regression", space=space_name(space), n=at_risk(s, animal))


def seeding(s: Analysis, animal: int, space: int, rows: list[int]) -> Message | None:
    """A disk of some rows for Earth."""
    g = s.g
    disks = [e for e in range(6) if any([g.rows[row * 6 + e] for row in rows])]
    element = best_of(disks, [seed_gain(s, animal, e) for e in disks])
    if element < 0 or not has_vacant_corner(g):
        return None
    n = s.value(animal, element)
    name = WORDS.element(element)
    return Message("bot-dsm-space-abundance", space=space_name(space), element=name, n=n, target=g.target[element])


def removing(s: Analysis, animal: int, space: int) -> Message | None:
    """An element that can go: on a vent (Autotrophs), or of a type in the box (Depletion)."""
    g = s.g
    row = FADING if space < DEPLETION_1 else DEPLETION
    if not sum(g.rows[row * 6 : row * 6 + 6]):
        return None
    corners = [c for c in g.layout.board.corners if g.corner[c] >= 0]
    if space < DEPLETION_1:
        side = GEYSER if space > AUTOTROPHS_1 else 1 - GEYSER
        corners = [c for c in corners if not vent_refusal(g, side, c)]
    else:
        corners = [c for c in corners if g.rows[row * 6 + g.corner[c]]]
    corner = best_of(corners, [removal_gain(s, animal, c) for c in corners])
    if corner < 0:
        return None
    return Message("bot-dsm-space-removal", space=space_name(space), corner=WORDS.corner(g, corner))


def adapting(s: Analysis, animal: int, space: int) -> Message | None:
    """A disk for the display."""
    g = s.g
    disks = [e for e in range(6) if g.rows[ADAPTATION * 6 + e]]
    element = best_of(disks, [disk_gain(s, animal, e, 1) for e in disks])
    if element < 0 or not (space == ADAPTATION_3 or g.has_room(animal)):
        return None
    n = value_with(s, animal, element, 1)
    name = WORDS.element(element)
    return Message("bot-dsm-space-adaptation", space=space_name(space), element=name, n=n, target=g.target[element])


# ---- Earth -------------------------------------------------------------------------------------
def of_earth_space(s: Analysis, animal: int, space: int) -> Message | None:
    """Speciation to Migration."""
    if space < WANDERLUST_1:
        return speciating(s, animal, space)
    if space < TECTONICS_1:
        return exploring(s, animal, space)
    return erupting(s, animal, space) if space < MIGRATION_1 else migrating(s, animal, space)


def speciating(s: Analysis, animal: int, space: int) -> Message | None:
    """New cubes around an element of the circle, or of any type."""
    g = s.g
    element = -1 if space == SPECIATION_5 else g.circles[space - SPECIATION_1]
    if element < 0 and space != SPECIATION_5:
        return None
    corners = [c for c in g.layout.board.corners if g.corner[c] >= 0 and element in (-1, g.corner[c])]
    corner = best_of(corners, [speciation_gain(s, animal, c) for c in corners])
    if corner < 0:
        return None
    n, tile = rooms(s, animal, corner)
    name = WORDS.element(g.corner[corner])
    return Message("bot-dsm-space-speciation", space=space_name(space), element=name, n=n, tile=WORDS.tile(g, tile))


def rooms(s: Analysis, animal: int, corner: int) -> tuple[int, int]:
    """How many cubes may come around an element, and the tile where most of them can go."""
    g = s.g
    tiles = s.g.tiles_around(corner)
    limits = [g.limit(animal, tile, g.corner[corner]) for tile in tiles]
    return min(sum(limits), g.gene_pool[animal]), tiles[limits.index(max(limits))]


def exploring(s: Analysis, animal: int, space: int) -> Message | None:
    """A new tile."""
    stacks = [k for k in range(STACKS) if s.g.face_up_tiles[k] != NO_TILE]
    stack = best_of(stacks, [best_site(s, animal, s.g.face_up_tiles[k]) + 0.7 for k in stacks])
    if stack < 0:
        return None
    terrain = s.g.face_up_tiles[stack]
    n = most_bonus(s, terrain)
    return Message("bot-dsm-space-wanderlust", space=space_name(space), terrain=WORDS.terrain(terrain), n=n)


def most_bonus(s: Analysis, terrain: int) -> int:
    """The most bonus VP for a new tile of a terrain."""
    g = s.g
    return max([0, *[bonus_beside(s, t, terrain) for t in g.layout.board.hexes if is_site(s, t)]])


def is_site(s: Analysis, tile: int) -> bool:
    """Whether a new tile may lie there."""
    return s.g.terrain[tile] == NO_TILE and len(s.g.tiles_beside(tile)) > 0


def bonus_beside(s: Analysis, tile: int, terrain: int) -> int:
    """Bonus VP for a new tile."""
    return s.g.bonus(s.g.alike(tile, terrain))


def erupting(s: Analysis, animal: int, space: int) -> Message | None:
    """A new vent."""
    g = s.g
    if not g.covers_left:
        return None
    tiles = [t for t in g.earth() if not g.covered >> t & 1]
    if space != TECTONICS_2:
        tiles = [t for t in tiles if EDGE[t] or (g.terrain[t] == SEAMOUNT and VOLCANISM in g.track)]
    tile = best_of(tiles, [vent_gain(s, animal, t) for t in tiles])
    if tile < 0:
        return None
    return Message("bot-dsm-space-tectonics", space=space_name(space), tile=WORDS.tile(g, tile), n=bonus_vents(s, tile))


def bonus_vents(s: Analysis, tile: int) -> int:
    """Bonus VP for a new vent."""
    return s.g.bonus(1 + covered_beside(s.g, tile))


def migrating(s: Analysis, animal: int, space: int) -> Message | None:
    """Cubes that can do more elsewhere."""
    own = s.g.occupied(animal)
    tile = best_of(own, [best_target(s, animal, t, 1) for t in own])
    if tile < 0:
        return None
    n = migration_value(s.g, animal, space)
    return Message("bot-dsm-space-migration", space=space_name(space), n=n, tile=WORDS.tile(s.g, tile))


# ---- others ------------------------------------------------------------------------------------
def competing(s: Analysis, animal: int, space: int) -> Message | None:
    """Cubes of an opponent on a tile of the terrain, or of any."""
    g = s.g
    terrain = -1 if space == COMPETITION_4 else g.competition[space - COMPETITION_1]
    tiles = [t for t in g.occupied(animal) if terrain in (-1, g.kind(t))]
    pairs = [t * 6 + a for t in tiles for a in s.animals if a != animal and g.cubes[t * 6 + a]]
    best = best_of(pairs, [kill_gain(s, animal, pair // 6, pair % 6) for pair in pairs])
    if best < 0:
        return None
    victim = WORDS.animal(best % 6)
    return Message("bot-dsm-space-competition", space=space_name(space), animal=victim, tile=WORDS.tile(g, best // 6))


def evolving(s: Analysis, animal: int, space: int) -> Message | None:
    """A tile of the terrain that is scored."""
    g = s.g
    k = space - EVOLUTION_1
    tiles = [t for t in g.occupied(animal) if g.kind(t) == g.evolution[k]]
    tile = best_of(tiles, [evolution_gain(s, animal, t, k + 1) for t in tiles])
    if tile < 0:
        return None
    takes = len(g.track) > 0 and g.is_thriving(animal, tile)
    key = "bot-dsm-space-evolution-card" if takes else "bot-dsm-space-evolution"
    return Message(key, space=space_name(space), tile=WORDS.tile(g, tile), n=tile_points(s, animal, tile, 0))


def controlling(s: Analysis, animal: int, space: int) -> Message | None:
    """A type that one dominates."""
    g = s.g
    types = [e for e in range(6) if s.value(animal, e) > g.target[e]]
    element = best_of(types, [domination_gain(s, animal, e) for e in types])
    if element < 0:
        return None
    n = s.value(animal, element)
    name = WORDS.element(element)
    return Message("bot-dsm-space-domination", space=space_name(space), element=name, n=n, target=g.target[element])
