"""DSM-26  What a seat sees: everything but its opponents' Traits on hand and what has not been drawn yet."""

from __future__ import annotations

from ...core.ints import place
from ...core.rulebook import SPECTATOR, Json
from ...earth.terms import NOBODY
from ...earth.view import acquired, corners, cubes, deciding, disks, name_or_none, stack_views, unseen_tiles, waiting
from .cards import ASTEROID
from .inheritance import Draft, choosing
from .notation import CARD, NOUNS, SIDE, SPACE, TRAIT, pawn_word, trait_words
from .state import Sea
from .terms import ROWS, SPECIAL, TURN_ORDER
from .traits import ALL_TRAITS, NO_TRAIT


def public(g: Sea) -> Json:
    """DSM-26.1, DSM-26.4 to DSM-26.8  What everybody sees."""
    return {
        "players": g.seats,
        "edition": g.settings.options["edition"],
        "round": g.round,
        "last_round": g.last,
        "truncated": g.truncated,
        "over": not g.stack,
        "turn": NOUNS.animal.show(g.turn),
        "space": None if g.space < 0 else SPACE.show(g.space),
        "order": [NOUNS.animal.show(a) for a in TURN_ORDER if a in g.layout.animals],
        "deciding": name_or_none(NOUNS, answering(g, SPECTATOR)),
        "waiting": waiting(g, NOUNS),
        "animals": {NOUNS.animal.show(a): animal_view(g, a) for a in g.layout.animals},
        "tiles": {NOUNS.tile.show(t): tile_view(g, t) for t in g.earth()},
        "corners": corners(g, NOUNS),
        "spaces": {SPACE.show(s): pawn_word(who) for s, who in enumerate(g.spaces) if who != NOBODY},
        "rows": {name: disks(NOUNS, g.rows, row) for row, name in enumerate(ROWS)},
        "circles": [None if e < 0 else NOUNS.element.show(e) for e in g.circles],
        "competition": [NOUNS.terrain.show(t) for t in g.competition],
        "evolution": [NOUNS.terrain.show(t) for t in g.evolution],
        "regression_cubes": [NOUNS.animal.show(a) for a in g.squares if a != NOBODY],
        "special_pawns": {NOUNS.element.show(e): pawn_view(g, e) for e in range(6)},
        "bag": disks(NOUNS, g.bag, 0),
        "stacks": stack_views(g, NOUNS),
        "unseen_tiles": unseen_tiles(g, NOUNS),
        "vents_left": g.covers_left,
        "track": [CARD.show(card) for card in g.track],
        "discard": [CARD.show(card) for card in g.discard],
        "deck": g.deck_left,
        "unseen_cards": unseen_cards(g),
        "survival": name_or_none(NOUNS, g.survival_holder()),
    }


def private(g: Sea, seat: int, shown: Json) -> Json:
    """DSM-26.2, DSM-26.3  Traits to choose from are for their owner's eyes."""
    return {
        "deciding": name_or_none(NOUNS, answering(g, seat)),
        "animals": with_hands(g, shown, [a for a in g.layout.animals if g.seat_of(a) == seat]),
    }


def answering(g: Sea, seat: int) -> int:
    """The animal whose player is asked; in the draft the seat's own one, while it chooses."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Draft):
        return choosing(g, seat) if seat >= 0 else NOBODY
    return deciding(g)


def unseen_cards(g: Sea) -> list[str]:
    """DSM-26.7  In the deck or in the box: nobody knows which."""
    return [CARD.show(card) for card in sorted([*g.unseen, *([ASTEROID] if g.asteroid_left else [])])]


def animal_view(g: Sea, animal: int) -> Json:
    return {
        "seat": NOUNS.seat.show(g.seat_of(animal)),
        "vp": g.vp[animal],
        "elements": disks(NOUNS, g.display, animal),
        "acquired": acquired(g, NOUNS, animal),
        "most_elements": g.most_elements(animal),
        "gene_pool": g.gene_pool[animal],
        "eliminated": g.eliminated[animal],
        "pawns": g.pawns[animal],
        "special_pawns": [NOUNS.element.show(e) for e in range(6) if g.control[e] == animal],
        "retrieved": bool(g.retrieved >> animal & 1),
        "traits": trait_words(g.traits[animal]),
        "copy": None if g.copy[animal] == NO_TRAIT else TRAIT.show(g.copy[animal]),
        "domination": {NOUNS.element.show(e): g.domination_value(animal, e) for e in range(6)},
    }


def with_hands(g: Sea, shown: Json, owned: list[int]) -> Json:
    """All animals of a public view, some of them as their owners see them."""
    animals = shown["animals"]
    assert isinstance(animals, dict)
    seen = dict(animals)
    for a in owned:
        name = NOUNS.animal.show(a)
        seen[name] = {**seen[name], "hand": trait_words(g.hands[a]), "rejected": trait_words(g.rejected[a])}
    return seen


def tile_view(g: Sea, tile: int) -> Json:
    side = SIDE.show(g.geysers >> tile & 1) if g.covered >> tile & 1 else None
    endangered = [NOUNS.animal.show(a) for a in g.layout.animals if g.is_endangered(a, tile)]
    return {
        "terrain": NOUNS.terrain.show(g.kind(tile)),
        "side": side,
        "cubes": cubes(g, NOUNS, tile),
        "endangered": endangered,
    }


def pawn_view(g: Sea, element: int) -> Json:
    at = place(g.spaces, SPECIAL + element)
    space = SPACE.show(at) if at >= 0 else None
    return {"control": name_or_none(NOUNS, g.control[element]), "target": g.target[element], "space": space}


# ---- worlds that a seat cannot tell from this one ---------------------------------------------
def determinize(g: Sea, seat: int, seed: int) -> Sea:
    """DSM-26.1  Bags, stacks, deck and box have no order before they are drawn; opponents' hands are dealt anew."""
    d = g.clone()
    d.reseed(seed)
    d.unseen.sort()
    others = [animal for animal in d.layout.animals if d.seat_of(animal) != seat]
    for animal in others:
        d.box |= d.hands[animal] | d.rejected[animal]
    for animal in others:
        hand = g.hands[animal]
        aside = g.rejected[animal]
        d.hands[animal] = deal(d, hand)
        d.rejected[animal] = deal(d, aside)
    if d.stack and d.seat >= 0 and d.seat != seat:
        d.current_options = d.stack[-1].answers(d, d.seat)
    return d


def deal(d: Sea, like: int) -> int:
    """As many Traits of the box as there are in a hand."""
    dealt = 0
    for trait in ALL_TRAITS:
        if like >> trait & 1:
            choices = [t for t in ALL_TRAITS if d.box >> t & 1]
            found = choices[d.randbelow(len(choices))]
            d.box &= ~(1 << found)
            dealt |= 1 << found
    return dealt
