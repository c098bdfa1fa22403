"""What speaks for an action of Marine, in one sentence."""

from __future__ import annotations

from typing import Any

from ...core.frame import Frame
from ...core.message import Message
from ...earth.conflict import Competition, Victim
from ...earth.elements import Depletion, PutElement, TakeDisk
from ...earth.movement import MigrateCubes, MigrateTo, MoveCubes
from ...earth.pick import Pick
from ...earth.speciation import PlaceCubes, Speciation
from ...earth.terms import A_PASS, BONUS, NO_TILE, REGRESSION
from ...earth.wanderlust import PutTile
from ...games.marine.actions.elements import Adaptation, Regression, RemoveFromVent
from ...games.marine.actions.evolution import Domination, Evolution, Lineage, TakeCard
from ...games.marine.actions.pawns import PlacePawn, TakeTurn
from ...games.marine.actions.tectonics import Camouflage, SettleVent, Tectonics
from ...games.marine.cards import ASTEROID
from ...games.marine.effects import TakeOther
from ...games.marine.inheritance import CopyTrait, Draft, KeepTrait
from ...games.marine.questions import RemoveFromTile, RemoveOfType
from ...games.marine.questions_cubes import Hunt
from ...games.marine.terms import A_RETRIEVE, SCORES
from ...games.marine.text import WORDS, card_name, pawn_name, space_name, trait_name
from ...games.marine.traits import CARNIVORE
from .marine_cards import GUESS, card_gain, card_points
from .marine_gains import tile_points
from .marine_options import asked_animal, gains
from .marine_sight import Sight
from .marine_traits import TRAIT_WORTH


def reason(s: Sight, action: int) -> Message:
    """What speaks for an action, in the words of the game."""
    top = s.g.stack[-1]
    n = action >> 16 & 255
    if isinstance(top, (Draft, KeepTrait, CopyTrait)):
        return Message("bot-dsm-trait", trait=trait_name(n), n=whole(TRAIT_WORTH[n]))
    if action == A_PASS:
        return Message("bot-dsm-pass")
    if not isinstance(top, Pick):
        return Message("bot-dsm-little")
    animal = asked_animal(s, top)
    found = of_pawn(s, top, animal, action, n)
    if found is None:
        found = of_card(s, top, animal, n)
    if found is None:
        found = of_cubes(s, top, animal, action, n)
    if found is None:
        found = of_element(s, top, animal, n)
    return promise(s, action) if found is None else found


def promise(s: Sight, action: int) -> Message:
    """Only how much it brings."""
    n = whole(gains(s)[s.g.opts.index(action)]) if action in s.g.opts else 0
    return Message("bot-dsm-promise", n=n) if n > 0 else Message("bot-dsm-little")


def whole(points: float) -> int:
    """Rounded, as people say it."""
    return int(points + 0.5) if points > 0.0 else 0


# ---- pawns and tiles ---------------------------------------------------------------------------
def of_pawn(s: Sight, top: Frame[Any], animal: int, action: int, n: int) -> Message | None:
    """A turn, a space, a new tile or vent."""
    g = s.g
    if action == A_RETRIEVE:
        away = g.total_pawns[animal] - g.pawns[animal] + s.specials[animal] - s.free[animal]
        return Message("bot-dsm-retrieve", n=away)
    if isinstance(top, TakeTurn):
        return Message("bot-dsm-pawn", pawn=pawn_name(n))
    if isinstance(top, PlacePawn):
        gain = whole(gains(s)[g.opts.index(action)])
        if gain > 0:
            return Message("bot-dsm-space", space=space_name(n), n=gain)
        return Message("bot-dsm-space-idle", space=space_name(n))
    if isinstance(top, PutTile):
        return Message("bot-dsm-new-tile", tile=WORDS.tile(g, n), n=bonus_beside(s, n, top.terrain))
    if isinstance(top, Tectonics):
        return Message("bot-dsm-vent", tile=WORDS.tile(g, n), n=bonus_vents(s, n))
    return None


def bonus_beside(s: Sight, tile: int, terrain: int) -> int:
    """Bonus VP for a new tile."""
    alike = 1
    for other in s.g.table.board.neighbours[tile]:
        alike += 1 if s.g.kind(other) == terrain else 0
    return BONUS[min(alike, s.g.table.bonus_end)]


def bonus_vents(s: Sight, tile: int) -> int:
    """Bonus VP for a new vent."""
    beside = 1
    for other in s.g.table.board.neighbours[tile]:
        beside += s.g.covered >> other & 1
    return BONUS[min(beside, s.g.table.bonus_end)]


# ---- scoring and cards -------------------------------------------------------------------------
def of_card(s: Sight, top: Frame[Any], animal: int, n: int) -> Message | None:
    """Evolution, its cards, and Domination."""
    g = s.g
    if isinstance(top, Evolution):
        return scored(s, animal, n)
    if isinstance(top, (TakeCard, TakeOther, Lineage)):
        return taken(s, animal, g.track[0] if isinstance(top, Lineage) else n)
    if isinstance(top, Domination):
        value = s.value(animal, n)
        if g.control[n] == animal:
            return Message("bot-dsm-raise", element=WORDS.element(n), n=value)
        return Message("bot-dsm-control", element=WORDS.element(n), n=value)
    return None


def scored(s: Sight, animal: int, tile: int) -> Message:
    """A tile that is scored: one's own points and the most of another."""
    best = 0
    for other in s.animals:
        if other != animal:
            best = max(best, tile_points(s, other, tile, 0))
    mine = tile_points(s, animal, tile, 0)
    if s.g.track and s.g.is_thriving(animal, tile):
        return Message("bot-dsm-score-card", tile=WORDS.tile(s.g, tile), mine=mine, best=best)
    return Message("bot-dsm-score", tile=WORDS.tile(s.g, tile), mine=mine, best=best)


def taken(s: Sight, animal: int, card: int) -> Message:
    """A card: its points, or what it promises."""
    if card == ASTEROID:
        return Message("bot-dsm-asteroid")
    if GUESS[card] == 0.0:
        return Message("bot-dsm-card-points", card=card_name(card), n=card_points(s, animal, card))
    n = whole(card_gain(s, animal, card, s.g.track.index(card) + 1))
    return Message("bot-dsm-card", card=card_name(card), n=n)


# ---- cubes -------------------------------------------------------------------------------------
def of_cubes(s: Sight, top: Frame[Any], animal: int, action: int, n: int) -> Message | None:
    """Cubes that come, move or go."""
    g = s.g
    if isinstance(top, Speciation):
        return speciated(s, animal, n)
    if isinstance(top, PlaceCubes):
        return arriving(s, animal, top.tile, n)
    if isinstance(top, (MoveCubes, MigrateCubes)):
        return arriving(s, animal, top.target, n) if top.animal == animal else Message("bot-dsm-little")
    if isinstance(top, MigrateTo):
        return arriving(s, animal, n, 1)
    if isinstance(top, (SettleVent, Camouflage)):
        return arriving(s, animal, top.tile, 1)
    if isinstance(top, (Competition, Hunt)):
        return killed(s, animal, n, action >> 8 & 255)
    return killed(s, animal, top.tile, n) if isinstance(top, Victim) and g.cubes[top.tile * 6 + n] else None


def speciated(s: Sight, animal: int, corner: int) -> Message:
    """How many cubes may come around an element, and where most of them can go."""
    g = s.g
    rooms = {t: g.limit(animal, t, g.corner[corner]) for t in around(s, corner)}
    best = max(rooms, key=lambda tile: rooms[tile])
    n = min(sum(rooms.values()), g.gene_pool[animal])
    return Message("bot-dsm-speciate", n=n, tile=WORDS.tile(g, best))


def around(s: Sight, corner: int) -> list[int]:
    """The tiles that a corner touches."""
    return [tile for tile in s.g.table.board.touching[corner] if s.g.terrain[tile] != NO_TILE]


def arriving(s: Sight, animal: int, tile: int, n: int) -> Message:
    """So many cubes more on a tile: the lead, a better place, a first cube, or more of the same."""
    if n == 0:
        return Message("bot-dsm-pass")
    name = WORDS.tile(s.g, tile)
    now = tile_points(s, animal, tile, 0)
    then = tile_points(s, animal, tile, n)
    if then > now and then == SCORES[s.g.kind(tile)][0]:
        return Message("bot-dsm-lead", tile=name, n=then)
    if then > now:
        return Message("bot-dsm-place", tile=name, n=then)
    if not s.g.cubes[tile * 6 + animal]:
        return Message("bot-dsm-settle", tile=name)
    return Message("bot-dsm-strengthen", tile=name)


def killed(s: Sight, animal: int, tile: int, victim: int) -> Message:
    """A cube that goes."""
    name = WORDS.tile(s.g, tile)
    if victim == animal:
        return Message("bot-dsm-sacrifice", tile=name)
    return Message("bot-dsm-kill", tile=name, animal=WORDS.animal(victim))


# ---- elements ----------------------------------------------------------------------------------
def of_element(s: Sight, top: Frame[Any], animal: int, n: int) -> Message | None:
    """Elements on displays and on Earth."""
    g = s.g
    if isinstance(top, Regression):
        return Message("bot-dsm-regression", n=at_risk(s, animal))
    if isinstance(top, Adaptation):
        value = (g.display[animal * 6 + n] + 1) * s.with_element[animal * 6 + n]
        return dominating(s, n, value)
    if isinstance(top, PutElement):
        return planted(s, animal, n, top.element)
    if isinstance(top, TakeDisk):
        return dominating(s, n, s.value(animal, n))
    if isinstance(top, (Depletion, RemoveFromVent, RemoveOfType, RemoveFromTile)):
        return removed(s, animal, n)
    return None


def at_risk(s: Sight, animal: int) -> int:
    """Disks that the next Reseed would take."""
    g = s.g
    return len([e for e in range(6) if g.rows[REGRESSION * 6 + e] and g.acquired(animal, e)])


def dominating(s: Sight, element: int, value: int) -> Message:
    """A type and the domination value that it would have."""
    if value > 0:
        return Message("bot-dsm-domination", element=WORDS.element(element), n=value, target=s.g.target[element])
    return Message("bot-dsm-disk", element=WORDS.element(element))


def planted(s: Sight, animal: int, corner: int, element: int) -> Message:
    """An element on a corner: whom it saves, or what it does for domination there."""
    g = s.g
    have = g.display[animal * 6 + element]
    own = [tile for tile in around(s, corner) if g.cubes[tile * 6 + animal]]
    first = [tile for tile in own if not g.counts[tile * 6 + element]]
    for tile in first:
        if have and g.is_endangered(animal, tile):
            return Message("bot-dsm-rescue", element=WORDS.element(element), tile=WORDS.tile(g, tile))
    name = WORDS.element(element)
    if first and have:
        value = s.value(animal, element) + have * len(first)
        return Message("bot-dsm-plant", tile=WORDS.tile(g, first[0]), element=name, n=value, target=g.target[element])
    if own:
        key = "bot-dsm-plant-reserve" if have else "bot-dsm-plant-later"
        return Message(key, tile=WORDS.tile(g, own[0]), element=name)
    return elsewhere(s, animal, corner, element)


def elsewhere(s: Sight, animal: int, corner: int, element: int) -> Message:
    """An element away from one's own cubes: who uses it there, or whether one's cubes could go there."""
    g = s.g
    others = served(s, animal, corner, element)
    if others:
        return Message("bot-dsm-plant-others", n=len(others), element=WORDS.element(element))
    for tile in around(s, corner):
        if any([g.cubes[other * 6 + animal] for other in g.table.board.neighbours[tile]]):
            return Message("bot-dsm-plant-near", tile=WORDS.tile(g, tile), element=WORDS.element(element))
    return Message("bot-dsm-plant-away", element=WORDS.element(element))


def served(s: Sight, animal: int, corner: int, element: int) -> list[int]:
    """The other animals beside a corner that use such an element."""
    g = s.g
    users = [a for a in s.animals if a != animal and g.display[a * 6 + element]]
    return [a for a in users if any([g.cubes[tile * 6 + a] for tile in around(s, corner)])]


def removed(s: Sight, animal: int, corner: int) -> Message:
    """An element that goes: whom it endangers, or who had use for it."""
    g = s.g
    for tile in around(s, corner):
        for other in s.animals:
            if other != animal and starves(s, other, tile, g.corner[corner]):
                return Message("bot-dsm-removal-danger", tile=WORDS.tile(g, tile), animal=WORDS.animal(other))
    for other in served(s, animal, corner, g.corner[corner]):
        return Message("bot-dsm-removal-user", corner=WORDS.corner(g, corner), animal=WORDS.animal(other))
    return Message("bot-dsm-removal", corner=WORDS.corner(g, corner))


def starves(s: Sight, animal: int, tile: int, element: int) -> bool:
    """Whether the cubes of an animal live by one element of a type there and by nothing else."""
    g = s.g
    if not g.is_thriving(animal, tile) or g.has(animal, CARNIVORE):
        return False
    food = [e for e in range(6) if g.display[animal * 6 + e] and g.counts[tile * 6 + e]]
    return food == [element] and g.counts[tile * 6 + element] == 1
