"""What speaks for an action of Dominant Species, in one sentence."""

from __future__ import annotations

from ....core.message import Message
from ....earth.actions.elements import Depletion, PutElement
from ....earth.actions.wanderlust import PutTile, Wanderlust
from ....earth.facts import tile_points
from ....earth.pick import Pick
from ....earth.terms import A_PASS, NO_TILE
from ..actions.domination import Domination, TakeCard
from ..actions.elements import Protect
from ..actions.pawns import Initiative, PlacePawn
from ..cards import ICE_AGE
from ..questions import BlightKeep
from ..reset import SaveMammal, exposed
from ..state import Dom
from ..terms import (
    ABUNDANCE_1,
    ADAPTATION_1,
    COMPETITION_1,
    DOMINATION_1,
    GLACIATION_1,
    INITIATIVE_1,
    MAMMAL,
    MIGRATION_1,
    REGRESSION_1,
    SPECIATION_1,
    WANDERLUST_1,
    WASTELAND_1,
)
from ..text import WORDS, space_name
from .analysis import Analysis
from .dominated import is_dead
from .gains import explored
from .pawns import best_tile, space_worth
from .why_cubes import of_cubes, of_tile
from .why_elements import of_elements, planted, removed, taken


def reason(g: Dom, action: int) -> Message:
    """What speaks for an answer to the question on top."""
    top = g.stack[-1]
    if not isinstance(top, Pick):
        return Message("bot-ds-little")
    if isinstance(top, Initiative) and action != A_PASS:
        key = "bot-ds-initiative-first" if g.track[0] == top.animal else "bot-ds-initiative"
        return Message(key, space=space_name(action >> 16 & 255))
    if isinstance(top, PlacePawn):
        return of_pawn(g, top.animal, action >> 16 & 255)
    if action == A_PASS:
        return of_pass(g, top)
    found = of_question(g, top, action)
    return effect(g, top, action) if found is None else found


def of_pass(g: Dom, top: Pick[Dom]) -> Message:
    """What is lost by doing nothing."""
    if isinstance(top, SaveMammal):
        return Message("bot-ds-pass-mammal", n=sum([exposed(g, MAMMAL, tile) for tile in g.layout.board.hexes]))
    if isinstance(top, Protect):
        return Message("bot-ds-pass-protect", n=len(g.current_options) - 1)
    return Message("bot-ds-pass")


# ---- pawns ------------------------------------------------------------------------------
def of_pawn(g: Dom, animal: int, space: int) -> Message:
    """What a space promises."""
    s = Analysis(g)
    s.prospects()
    n = whole(space_worth(s, animal, space))
    if space >= DOMINATION_1:
        return of_domination(s, animal)
    if space == INITIATIVE_1:
        return Message("bot-ds-pawn-initiative-first" if g.track[0] == animal else "bot-ds-pawn-initiative")
    if REGRESSION_1 <= space < ABUNDANCE_1 and not is_dead(g, animal, space):
        return Message("bot-ds-pawn-regression")
    if GLACIATION_1 < space < SPECIATION_1:
        return Message("bot-ds-pawn-queue")
    if n == 0:
        return Message("bot-ds-pawn-idle", space=space_name(space))
    if WANDERLUST_1 <= space < MIGRATION_1:
        return Message("bot-ds-pawn-wanderlust", n=explored(g))
    return of_space(space, n)


def of_domination(s: Analysis, animal: int) -> Message:
    """The tile that serves best, or, if none serves better than the others' points hurt, the one with most points."""
    tile = best_tile(s, animal, s.g.scored, len(s.g.face_up))
    if tile == NO_TILE:
        tile = richest(s, animal)
    if tile == NO_TILE:
        return Message("bot-ds-pawn-deny")
    return Message("bot-ds-pawn-domination", tile=WORDS.tile(s.g, tile), n=s.now[tile * 6 + animal])


def richest(s: Analysis, animal: int) -> int:
    """The tile that would bring an animal most points, NO_TILE if none would bring any."""
    best = 0
    found = NO_TILE
    for tile in s.tiles:
        if not s.g.scored >> tile & 1 and s.now[tile * 6 + animal] > best:
            best = s.now[tile * 6 + animal]
            found = tile
    return found


def of_space(space: int, n: int) -> Message:
    """Spaces whose worth is a guess."""
    if ADAPTATION_1 <= space < REGRESSION_1:
        return Message("bot-ds-pawn-adaptation", n=n)
    if ABUNDANCE_1 <= space < WASTELAND_1:
        return Message("bot-ds-pawn-abundance", n=n)
    if space < GLACIATION_1:
        return Message("bot-ds-pawn-removal", n=n)
    if space == GLACIATION_1:
        return Message("bot-ds-pawn-glaciation", n=n)
    if space < WANDERLUST_1:
        return Message("bot-ds-pawn-speciation", n=n)
    if space < COMPETITION_1:
        return Message("bot-ds-pawn-migration", n=n)
    return Message("bot-ds-pawn-competition", n=n)


def whole(points: float) -> int:
    """Rounded, as people say it."""
    return int(points + 0.5) if points > 0.0 else 0


# ---- questions ------------------------------------------------------------------------------
def of_question(g: Dom, top: Pick[Dom], action: int) -> Message | None:
    """Questions that tell more than what their answer changes at once."""
    n = action >> 16 & 255
    if isinstance(top, Domination):
        return of_scoring(g, top.animal, n)
    if isinstance(top, TakeCard):
        return of_card(g, top.animal, n)
    if isinstance(top, Wanderlust):
        terrain = g.face_up_tiles[n]
        value = g.layout.scores[terrain][0]
        return Message("bot-ds-explore", terrain=WORDS.terrain(terrain), value=value, n=explored(g))
    if isinstance(top, PutTile):
        return Message("bot-ds-new-tile", tile=WORDS.tile(g, n), n=g.bonus(g.new_tile_quantity(n)))
    found = of_elements(g, top, action)
    return of_cubes(g, top, n) if found is None else found


def of_card(g: Dom, animal: int, card: int) -> Message:
    """A dominance card."""
    if card != ICE_AGE:
        return taken(g, animal, card)
    return Message("bot-ds-ice-age-ahead") if g.vp[animal] == max(g.vp) else Message("bot-ds-ice-age")


def of_scoring(g: Dom, animal: int, tile: int) -> Message:
    """A tile to be scored."""
    mine = 0
    best = 0
    for other, points in tile_points(g, tile):
        if other == animal:
            mine = points
        else:
            best = max(best, points)
    if g.dominator(tile) == animal and g.face_up:
        return Message("bot-ds-score-card", tile=WORDS.tile(g, tile), mine=mine, best=best)
    if mine == 0:
        return Message("bot-ds-score-others", tile=WORDS.tile(g, tile), best=best)
    return Message("bot-ds-score", tile=WORDS.tile(g, tile), mine=mine, best=best)


# ---- what an answer changes at once -----------------------------------------------------------
def effect(g: Dom, top: Pick[Dom], action: int) -> Message:
    """The most telling change."""
    after = g.clone()
    after.stack.pop()
    after.seat = top.seat
    top.resolve(after, action)
    animal = top.animal
    points = after.vp[animal] - g.vp[animal]
    if points > 0:
        return Message("bot-ds-points", n=points)
    saved = endangered(g, animal) - endangered(after, animal)
    if saved > 0 and lost_cubes(g, after, animal) <= 0:
        return Message("bot-ds-rescue", n=saved)
    for tile in g.earth():
        found = of_tile(g, after, animal, tile)
        if found is not None:
            return found
    return of_rest(g, after, top, action)


def of_rest(g: Dom, after: Dom, top: Pick[Dom], action: int) -> Message:
    """Elements that change nothing on a tile at once."""
    animal = top.animal
    if isinstance(top, PutElement):
        return planted(g, animal, action >> 16 & 255, top.element)
    if fitness(after, animal) > fitness(g, animal):
        return Message("bot-ds-fitter", n=fitness(after, animal) - fitness(g, animal))
    rivals = [a for a in g.layout.animals if a != animal and fitness(after, a) < fitness(g, a)]
    if rivals:
        return Message("bot-ds-starves", animal=WORDS.animal(rivals[0]))
    if isinstance(top, Depletion):
        return removed(g, animal, action >> 16 & 255)
    return kept(g, animal, action >> 16 & 255) if isinstance(top, BlightKeep) else cost(g, after, animal)


def cost(g: Dom, after: Dom, animal: int) -> Message:
    """What an answer takes from its animal at once, if anything."""
    cubes = lost_cubes(g, after, animal)
    elements = g.elements_of(animal) - after.elements_of(animal)
    pawns = g.total_pawns[animal] - after.total_pawns[animal]
    if max(cubes, elements, pawns) <= 0:
        return Message("bot-ds-little")
    return Message("bot-ds-cost", cubes=max(0, cubes), elements=max(0, elements), pawns=max(0, pawns))


def lost_cubes(g: Dom, after: Dom, animal: int) -> int:
    """How many cubes fewer an animal has on Earth."""
    return sum([g.cubes[tile * 6 + animal] - after.cubes[tile * 6 + animal] for tile in g.layout.board.hexes])


def kept(g: Dom, animal: int, corner: int) -> Message:
    """The one element that Blight leaves."""
    return Message("bot-ds-keep", corner=WORDS.corner(g, corner), n=g.display[animal * 6 + g.corner[corner]])


def endangered(g: Dom, animal: int) -> int:
    """Cubes that would die out now."""
    return sum([g.cubes[tile * 6 + animal] for tile in g.earth() if g.is_endangered(animal, tile)])


def fitness(g: Dom, animal: int) -> int:
    """On all tiles where the animal lives."""
    return sum([g.fitness(animal, tile) for tile in g.occupied(animal)])
