"""What speaks for an action of Dominant Species, in one sentence."""

from __future__ import annotations

from ...core.message import Message
from ...earth.facts import ranking, tile_points
from ...earth.movement import MigrateTo, Migration
from ...earth.pick import Pick
from ...earth.speciation import Speciation
from ...earth.terms import A_PASS, BONUS, NO_TILE, NOBODY
from ...earth.wanderlust import PutTile
from ...games.dominant_species.actions.domination import Domination, TakeCard
from ...games.dominant_species.actions.elements import Protect
from ...games.dominant_species.actions.pawns import Initiative, PlacePawn
from ...games.dominant_species.cards import ICE_AGE
from ...games.dominant_species.state import Dom
from ...games.dominant_species.terms import (
    ABUNDANCE_1,
    ADAPTATION_1,
    COMPETITION_1,
    DOMINATION_1,
    GLACIATION_1,
    INITIATIVE_1,
    MIGRATION_1,
    REGRESSION_1,
    SPECIATION_1,
    WANDERLUST_1,
    WASTELAND_1,
)
from ...games.dominant_species.text import WORDS, card_name, space_name
from .dominant_species_gains import explored
from .dominant_species_pawns import best_tile, space_worth
from .dominant_species_survey import Survey


def reason(g: Dom, action: int) -> Message:
    """What speaks for an answer to the question on top."""
    top = g.stack[-1]
    if not isinstance(top, Pick):
        return Message("bot-ds-little")
    if isinstance(top, Initiative) and action != A_PASS:
        return Message("bot-ds-initiative", space=space_name(action >> 16 & 255))
    if isinstance(top, PlacePawn):
        return of_pawn(g, top.animal, action >> 16 & 255)
    if action == A_PASS:
        return Message("bot-ds-pass")
    found = of_question(g, top, action >> 16 & 255)
    return effect(g, top, action) if found is None else found


# ---- pawns ------------------------------------------------------------------------------
def of_pawn(g: Dom, animal: int, space: int) -> Message:
    """What a space promises."""
    s = Survey(g)
    s.prospects()
    n = whole(space_worth(s, animal, space))
    if space >= DOMINATION_1:
        return of_domination(s, animal)
    if space == INITIATIVE_1:
        return Message("bot-ds-pawn-initiative")
    if REGRESSION_1 <= space < ABUNDANCE_1:
        return Message("bot-ds-pawn-regression")
    if GLACIATION_1 < space < SPECIATION_1:
        return Message("bot-ds-pawn-queue")
    if n == 0:
        return Message("bot-ds-pawn-idle", space=space_name(space))
    if WANDERLUST_1 <= space < MIGRATION_1:
        return Message("bot-ds-pawn-wanderlust", n=BONUS[explored(g)])
    return of_space(space, n)


def of_domination(s: Survey, animal: int) -> Message:
    tile = best_tile(s, animal, s.g.scored, len(s.g.face_up))
    if tile == NO_TILE:
        return Message("bot-ds-pawn-deny")
    return Message("bot-ds-pawn-domination", tile=WORDS.tile(s.g, tile), n=s.now[tile * 6 + animal])


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
def of_question(g: Dom, top: Pick[Dom], n: int) -> Message | None:
    """Questions that tell more than what their answer changes at once."""
    if isinstance(top, Domination):
        return of_scoring(g, top.animal, n)
    if isinstance(top, TakeCard) and n == ICE_AGE:
        leads = g.vp[top.animal] == max(g.vp)
        return Message("bot-ds-ice-age-ahead") if leads else Message("bot-ds-ice-age")
    if isinstance(top, PutTile):
        return Message("bot-ds-new-tile", tile=WORDS.tile(g, n), n=BONUS[len(g.tiles_beside(n))])
    if isinstance(top, Protect):
        return Message("bot-ds-protect", element=WORDS.element(n))
    if isinstance(top, Speciation):
        return Message("bot-ds-around", n=len([t for t in g.table.board.touching[n] if g.terrain[t] != NO_TILE]))
    if isinstance(top, Migration):
        return Message("bot-ds-leave", tile=WORDS.tile(g, n))
    if isinstance(top, MigrateTo):
        return Message("bot-ds-arrive", tile=WORDS.tile(g, n))
    return None


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
    return Message("bot-ds-score", tile=WORDS.tile(g, tile), mine=mine, best=best)


# ---- what an answer changes at once -----------------------------------------------------------
def effect(g: Dom, top: Pick[Dom], action: int) -> Message:
    """The most telling change."""
    after = g.clone()
    after.stack.pop()
    after.actor = top.seat
    top.resolve(after, action)
    animal = top.animal
    points = after.vp[animal] - g.vp[animal]
    if points > 0:
        return Message("bot-ds-points", n=points)
    saved = endangered(g, animal) - endangered(after, animal)
    if saved > 0 and len(g.occupied(animal)) <= len(after.occupied(animal)):
        return Message("bot-ds-rescue", n=saved)
    for tile in g.earth():
        found = of_tile(g, after, animal, tile)
        if found is not None:
            return found
    return of_rest(g, after, top, action)


def of_tile(g: Dom, after: Dom, animal: int, tile: int) -> Message | None:
    """What changes on one tile, the best news first."""
    said = WORDS.tile(after, tile)
    if after.dominator(tile) == animal != g.dominator(tile):
        return Message("bot-ds-dominates", tile=said)
    leads = first(after, tile) == animal
    if leads and first(g, tile) != animal:
        return Message("bot-ds-lead", tile=said, n=after.table.scores[after.kind(tile)][0])
    if g.dominator(tile) not in (NOBODY, animal) and after.dominator(tile) != g.dominator(tile):
        return Message("bot-ds-dethrones", tile=said, animal=WORDS.animal(g.dominator(tile)))
    for other in g.table.animals:
        if other != animal and after.cubes[tile * 6 + other] < g.cubes[tile * 6 + other]:
            return Message("bot-ds-weakens", tile=said, animal=WORDS.animal(other))
    if after.cubes[tile * 6 + animal] > g.cubes[tile * 6 + animal]:
        if after.is_endangered(animal, tile):
            return Message("bot-ds-doomed", tile=said)
        return Message("bot-ds-safer", tile=said) if leads else Message("bot-ds-settles", tile=said)
    return None


def of_rest(g: Dom, after: Dom, top: Pick[Dom], action: int) -> Message:
    """Elements and cards that change nothing on a tile at once."""
    animal = top.animal
    if isinstance(top, TakeCard):
        return Message("bot-ds-card", card=card_name(action >> 16 & 255))
    if fitness(after, animal) > fitness(g, animal):
        return Message("bot-ds-fitter", n=fitness(after, animal) - fitness(g, animal))
    rivals = [a for a in g.table.animals if a != animal and fitness(after, a) < fitness(g, a)]
    if rivals:
        return Message("bot-ds-starves", animal=WORDS.animal(rivals[0]))
    return Message("bot-ds-little")


def first(g: Dom, tile: int) -> int:
    """Who would get the first value of a tile."""
    ranks = ranking(g, tile)
    return ranks[0] if ranks else NOBODY


def endangered(g: Dom, animal: int) -> int:
    """Cubes that would die out now."""
    return sum([g.cubes[tile * 6 + animal] for tile in g.earth() if g.is_endangered(animal, tile)])


def fitness(g: Dom, animal: int) -> int:
    """On all tiles where the animal lives."""
    return sum([g.fitness(animal, tile) for tile in g.occupied(animal)])
