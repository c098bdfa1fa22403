"""What speaks for an action of Marine, in one sentence."""

from __future__ import annotations

from typing import Any

from ....core.frame import Frame
from ....core.message import Message
from ....earth.actions.wanderlust import PutTile, Wanderlust
from ....earth.pick import Pick
from ....earth.terms import A_PASS
from ..actions.evolution import Domination, Evolution, Lineage, TakeCard
from ..actions.pawns import PlacePawn, TakeTurn
from ..actions.tectonics import Tectonics
from ..cards import ASTEROID, CARD_KEYS
from ..effects import TakeOther
from ..inheritance import CopyTrait, Draft, KeepTrait
from ..terms import A_RETRIEVE, SCORES
from ..text import WORDS, card_name, trait_name
from ..traits import TRAIT_KEYS
from .analysis import Analysis
from .cards import GUESS, card_points
from .gains import tile_points
from .options import asked_animal, gains
from .traits import TRAIT_WORTH
from .why_cubes import of_cubes
from .why_elements import of_element
from .why_pawns import bonus_beside, bonus_vents, most_bonus, placed, turn


def reason(s: Analysis, action: int) -> Message:
    """What speaks for an action, in the words of the game."""
    top = s.g.stack[-1]
    if isinstance(top, (Draft, KeepTrait, CopyTrait)):
        return inherited(action >> 16 & 255)
    if action == A_PASS:
        return Message("bot-dsm-pass")
    if not isinstance(top, Pick):
        return Message("bot-dsm-little")
    animal = asked_animal(s, top)
    found = of_pawn(s, top, animal, action)
    if found is None:
        found = of_card(s, top, animal, action >> 16 & 255)
    if found is None:
        found = of_cubes(s, top, animal, action)
    if found is None:
        found = of_element(s, top, animal, action)
    return promise(s, action) if found is None else found


def promise(s: Analysis, action: int) -> Message:
    """Only how much it brings."""
    actions = list(s.g.current_options)
    n = whole(gains(s)[actions.index(action)]) if action in actions else 0
    return Message("bot-dsm-promise", n=n) if n > 0 else Message("bot-dsm-little")


def whole(points: float) -> int:
    """Rounded, as people say it."""
    return int(points + 0.5) if points > 0.0 else 0


def inherited(trait: int) -> Message:
    """What a Trait does, and what that is worth."""
    text = Message("mar-trait-text-" + TRAIT_KEYS[trait].replace("_", "-"))
    return Message("bot-dsm-trait", trait=trait_name(trait), text=text, n=whole(TRAIT_WORTH[trait]))


# ---- pawns and tiles ---------------------------------------------------------------------------
def of_pawn(s: Analysis, top: Frame[Any], animal: int, action: int) -> Message | None:
    """A turn, a space, a new tile or vent."""
    g = s.g
    n = action >> 16 & 255
    if action == A_RETRIEVE:
        away = g.total_pawns[animal] - g.pawns[animal] + s.specials[animal] - s.free[animal]
        return Message("bot-dsm-retrieve", n=away)
    if isinstance(top, TakeTurn):
        return turn(s, top, n)
    if isinstance(top, PlacePawn):
        return placed(s, animal, n)
    if isinstance(top, Wanderlust):
        return explored(s, g.face_up_tiles[n])
    if isinstance(top, PutTile):
        return Message("bot-dsm-new-tile", tile=WORDS.tile(g, n), n=bonus_beside(s, n, top.terrain))
    if isinstance(top, Tectonics):
        return Message("bot-dsm-vent", tile=WORDS.tile(g, n), n=bonus_vents(s, n))
    return None


def explored(s: Analysis, terrain: int) -> Message:
    """A face-up tile: what it will score, and the bonus for laying it."""
    n = most_bonus(s, terrain)
    return Message("bot-dsm-explore", terrain=WORDS.terrain(terrain), value=SCORES[terrain][0], n=n)


# ---- scoring and cards -------------------------------------------------------------------------
def of_card(s: Analysis, top: Frame[Any], animal: int, n: int) -> Message | None:
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


def scored(s: Analysis, animal: int, tile: int) -> Message:
    """A tile that is scored: one's own points and the most of another."""
    best = 0
    for other in s.animals:
        if other != animal:
            best = max(best, tile_points(s, other, tile, 0))
    mine = tile_points(s, animal, tile, 0)
    said = WORDS.tile(s.g, tile)
    if s.g.track and s.g.is_thriving(animal, tile):
        return Message("bot-dsm-score-card", tile=said, mine=mine, best=best)
    if mine:
        return Message("bot-dsm-score", tile=said, mine=mine, best=best)
    return Message("bot-dsm-score-others", tile=said, best=best)


def taken(s: Analysis, animal: int, card: int) -> Message:
    """A card: its points, or what it does."""
    if card == ASTEROID:
        return Message("bot-dsm-asteroid")
    if GUESS[card] == 0.0:
        return Message("bot-dsm-card-points", card=card_name(card), n=card_points(s, animal, card))
    text = Message("mar-card-text-" + CARD_KEYS[card].replace("_", "-"))
    return Message("bot-dsm-card", card=card_name(card), text=text)
