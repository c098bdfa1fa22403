"""What speaks for elements and cards in Dominant Species."""

from __future__ import annotations

from typing import Final

from ....core.message import Message
from ....earth.actions.elements import ChooseFromBag, Exchange, LoseElement, TakeDisk
from ....earth.pick import Pick
from ....earth.terms import ANYWHERE, FADING
from ..actions.elements import Adaptation, Protect, Wasteland, touches_tundra
from ..cards import CARD_KEYS
from ..questions import AQUATIC_CUBES
from ..questions_cubes import HIBERNATING
from ..state import Dom
from ..text import WORDS, card_name
from .why_cubes import would_dominate


def of_elements(g: Dom, top: Pick[Dom], action: int) -> Message | None:
    """Questions about disks."""
    animal = top.animal
    n = action >> 16 & 255
    if isinstance(top, Adaptation):
        return adapted(g, animal, n)
    if isinstance(top, (TakeDisk, ChooseFromBag)):
        return seeded(g, animal, n, top.tile)
    if isinstance(top, (Protect, LoseElement)):
        key = "bot-ds-protect" if isinstance(top, Protect) else "bot-ds-lose"
        return Message(key, element=WORDS.element(n), n=len(fed_by(g, animal, n)))
    if isinstance(top, Exchange):
        return exchanged(g, animal, n, action >> 8 & 255)
    return wasted(g, n) if isinstance(top, Wasteland) else None


def fed_by(g: Dom, animal: int, element: int) -> list[int]:
    """Tiles with cubes of an animal where an element lies."""
    return [tile for tile in g.occupied(animal) if g.counts[tile * 6 + element]]


# ---- displays ----------------------------------------------------------------------------
def adapted(g: Dom, animal: int, element: int) -> Message:
    """A disk more on the display: whom it saves, what it makes one dominate, how much fitter it makes."""
    name = WORDS.element(element)
    tiles = fed_by(g, animal, element)
    if not tiles:
        return Message("bot-ds-adapt-none", element=name)
    safe = sum([g.cubes[tile * 6 + animal] for tile in tiles if g.is_endangered(animal, tile)])
    if safe:
        return Message("bot-ds-adapt-saves", element=name, n=safe)
    for tile in tiles:
        if would_dominate(g, animal, tile, g.counts[tile * 6 + element]):
            return Message("bot-ds-adapt-dominates", element=name, tile=WORDS.tile(g, tile))
    gain = sum([g.counts[tile * 6 + element] for tile in tiles])
    return Message("bot-ds-adapt", element=name, n=len(tiles), gain=gain)


def exchanged(g: Dom, animal: int, given: int, taken: int) -> Message:
    """On how many of one's tiles the two types lie."""
    lost = len(fed_by(g, animal, given))
    n = len(fed_by(g, animal, taken))
    return Message("bot-ds-exchange", given=WORDS.element(given), lost=lost, taken=WORDS.element(taken), n=n)


# ---- Earth -------------------------------------------------------------------------------
def seeded(g: Dom, animal: int, element: int, tile: int) -> Message:
    """A disk for a corner that is not chosen yet: what it could do on a tile of one's own."""
    name = WORDS.element(element)
    have = g.display[animal * 6 + element]
    if not have:
        return Message("bot-ds-disk-foreign", element=name, n=len(users(g, animal, element)))
    places = reached(g, tile)
    own = [t for t in g.occupied(animal) if places >> t & 1]
    if not own:
        return Message("bot-ds-disk-later", element=name, n=have)
    return fed(g, animal, element, own) or Message("bot-ds-disk-fitter", element=name, n=have)


def reached(g: Dom, tile: int) -> int:
    """The tiles beside vacant corners of a tile, or of Earth, as a bit set."""
    board = g.layout.board
    found = 0
    for corner in board.corners if tile == ANYWHERE else board.corners_of[tile]:
        if g.corner[corner] < 0:
            for other in board.touching[corner]:
                found |= 1 << other
    return found


def fed(g: Dom, animal: int, element: int, tiles: list[int]) -> Message | None:
    """One more element of a type that one has, on one of these tiles: danger that ends, or dominance."""
    name = WORDS.element(element)
    for tile in tiles:
        if g.is_endangered(animal, tile):
            return Message("bot-ds-disk-saves", element=name, tile=WORDS.tile(g, tile))
    for tile in tiles:
        if dominates_with(g, animal, tile, element):
            return Message("bot-ds-disk-dominates", element=name, tile=WORDS.tile(g, tile))
    return None


def dominates_with(g: Dom, animal: int, tile: int, element: int) -> bool:
    """Whether one more element on a tile makes an animal dominate it; it feeds rivals as well."""
    after = g.clone()
    after.counts[tile * 6 + element] += 1
    return after.dominator(tile) == animal != g.dominator(tile)


def users(g: Dom, animal: int, element: int) -> list[int]:
    """The other animals with a type on their displays."""
    return [other for other in g.layout.animals if other != animal and g.display[other * 6 + element]]


def planted(g: Dom, animal: int, corner: int, element: int) -> Message:
    """An element on a corner."""
    name = WORDS.element(element)
    have = g.display[animal * 6 + element]
    own = [tile for tile in g.tiles_around(corner) if g.cubes[tile * 6 + animal]]
    if not own:
        return elsewhere(g, animal, corner, element)
    if not have:
        return Message("bot-ds-plant-later", element=name, tile=WORDS.tile(g, own[0]))
    found = fed(g, animal, element, own)
    if found is not None:
        return found
    fitness = g.fitness(animal, own[0]) + have
    return Message("bot-ds-plant", element=name, tile=WORDS.tile(g, own[0]), n=len(own), fitness=fitness)


def elsewhere(g: Dom, animal: int, corner: int, element: int) -> Message:
    """An element away from one's own cubes: who uses it there, or whether one's cubes could go there."""
    name = WORDS.element(element)
    tiles = g.tiles_around(corner)
    others = [a for a in users(g, animal, element) if any([g.cubes[tile * 6 + a] for tile in tiles])]
    if others:
        return Message("bot-ds-plant-others", element=name, n=len(others))
    for tile in tiles:
        if any([g.cubes[other * 6 + animal] for other in g.layout.board.neighbours[tile]]):
            return Message("bot-ds-plant-near", element=name, tile=WORDS.tile(g, tile))
    return Message("bot-ds-plant-away", element=name, tile=WORDS.tile(g, tiles[0]))


def removed(g: Dom, animal: int, corner: int) -> Message:
    """An element that goes and hurts no opponent."""
    have = g.display[animal * 6 + g.corner[corner]]
    mine = have and any([g.cubes[tile * 6 + animal] for tile in g.tiles_around(corner)])
    return Message("bot-ds-removal-own" if mine else "bot-ds-removal", corner=WORDS.corner(g, corner))


def wasted(g: Dom, element: int) -> Message:
    """The last disk of a type out of the box: how many of it stay around tundra."""
    n = 0
    if g.rows[FADING * 6 + element] == 1:
        n = len([c for c in g.layout.board.corners if g.corner[c] == element and touches_tundra(g, c)])
    return Message("bot-ds-waste", element=WORDS.element(element), n=n)


# ---- cards -------------------------------------------------------------------------------
SAID: Final[dict[str, str]] = {
    "aquatic": "bot-ds-card-cubes",
    "biodiversity": "bot-ds-card-points",
    "cold_snap": "bot-ds-card-kills",
    "disease": "bot-ds-card-disease",
    "ecodiversity": "bot-ds-card-points",
    "fecundity": "bot-ds-card-cubes",
    "fertile": "bot-ds-card-points",
    "hibernation": "bot-ds-card-cubes",
    "niche_biomes": "bot-ds-card-ahead",
    "predator": "bot-ds-card-kills",
}
"""Cards whose effect is a number; of the others the text of the card is said."""


def taken(g: Dom, animal: int, card: int) -> Message:
    """What a card does now."""
    name = card_name(card)
    key = CARD_KEYS[card]
    if key not in SAID:
        return Message("bot-ds-card", card=name, text=Message("dom-text-" + key.replace("_", "-")))
    n = effect_of(g, animal, key)
    return Message(SAID[key], card=name, n=n) if n else Message("bot-ds-card-nothing", card=name)


def effect_of(g: Dom, animal: int, key: str) -> int:
    """Points, cubes or opponents: what the sentence of the card counts."""
    own = g.occupied(animal)
    if key == "aquatic":
        return min(AQUATIC_CUBES, g.gene_pool[animal])
    if key == "fecundity":
        return min(len(own), g.gene_pool[animal])
    if key == "hibernation":
        return min(HIBERNATING, g.eliminated[animal])
    if key == "ecodiversity":
        return len([e for e in g.corner if e >= 0 and g.display[animal * 6 + e]])
    if key == "fertile":
        return max([0, *[g.cubes_on(tile) for tile in own]])
    if key in ("biodiversity", "predator"):
        return len([tile for tile in own if g.others_on(tile, animal)])
    return harmed(g, animal, key)


def harmed(g: Dom, animal: int, key: str) -> int:
    """Opponents, or their cubes, that a card hurts."""
    others = [a for a in g.layout.animals if a != animal]
    if key == "disease":
        mine = g.elements_of(animal)
        return len([a for a in others if g.elements_of(a) > mine and g.has_acquired(a)])
    if key == "niche_biomes":
        return len([a for a in others if g.vp[a] > g.vp[animal]])
    tundra = [tile for tile in g.earth() if g.covered >> tile & 1]
    return sum([1 for a in others for tile in tundra if g.cubes[tile * 6 + a]])
