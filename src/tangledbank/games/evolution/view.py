"""EV-18  What a seat may see, added up piece by piece; what everybody saw before is part of it."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.rulebook import Json
from .actions.cards import PlanCards, draft
from .actions.food import ChooseFood
from .notation import SEAT, SPECIES
from .state import Evo
from .traits import CARD_BIT, CARD_NAMES, DECK_SIZE, TRAIT_KEYS, in_order


def public(g: Evo) -> Json:
    """EV-18.1 to EV-18.5  Exactly what the table shows, or once showed, to everybody."""
    decks = decks_of(g)
    return {
        "players": g.seats,
        "round": g.round,
        "phase": g.phase,
        "last_round": g.last_round or None,
        "first": SEAT.show(g.first),
        "waiting": [SEAT.show(s) for s in range(g.seats) if g.asked() >> s & 1],
        "over": not g.stack,
        "hole": g.hole,
        "deck": len(g.deck),
        "discard": names(in_order(g.discard)),
        "removed": len(g.removed),
        "reshuffled": [names(list(cards)) for cards in g.reshuffled],
        "boards_left": boards_left(g),
        "seats": [seat_view(g, s, decks) for s in range(g.seats)],
        "scores": None if g.stack else g.scores(),
    }


def private(g: Evo, seat: int, shown: Json) -> Json:
    """EV-17.5, EV-18.1, EV-18.3  Players see their own side of the table whole."""
    own = private_copy(g, seat)
    planned = own is not g
    sides = shown["seats"]
    assert isinstance(sides, list)
    side = seat_view(own, seat, decks_of(own)) if planned else sides[seat]
    return {
        "discard": names(in_order(own.discard)) if planned else shown["discard"],
        "boards_left": boards_left(own),
        "seats": [*sides[:seat], own_view(own, seat, side), *sides[seat + 1 :]],
    }


def boards_left(g: Evo) -> int:
    """EV-1.15, EV-17.9  In quick play a plan counts its own new boards."""
    return max(0, g.settings.boards - g.boards_in_play())


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def private_copy(g: Evo, seat: int) -> Evo:
    """EV-17.5  In quick play a seat sees its own plan carried out, and nobody else's."""
    top = g.stack[-1] if g.stack else None
    return draft(g, seat, top.plans[seat]) if isinstance(top, PlanCards) and seat >= 0 else g


def seat_view(g: Evo, seat: int, decks: list[int]) -> Json:
    """One player's side of the table as everybody sees it."""
    card = food_card(g, seat)
    return {
        "hand_size": len(g.hand[seat]) - (1 if card >= 0 > g.food_cards[seat] else 0),
        "hand": None,
        "food_laid": card >= 0,
        "food_card": None,
        "screen": g.screen[seat],
        "from_deck": from_deck(g, seat, decks),
        "species": [species_view(g, i) for i in g.row[seat]],
    }


def own_view(g: Evo, seat: int, side: Json) -> Json:
    """The same with its secrets, for the owner."""
    card = food_card(g, seat)
    species = side["species"]
    assert isinstance(species, list)
    return {
        **side,
        "hand": names([c for c in g.hand[seat] if c != card]),
        "food_card": CARD_NAMES[card] if card >= 0 else None,
        "species": [{**species[k], "face_down_traits": names(face_down(g, i))} for k, i in enumerate(g.row[seat])],
    }


def from_deck(g: Evo, seat: int, decks: list[int]) -> list[int]:
    """EV-18.5  How many of the cards that only their owner knows came from the first deck, the second and so on.

    Everybody saw how many were drawn from each, and which of them were shown since. `decks` is decks_of(g), asked once.
    """
    if not g.reshuffled:
        return [number_held(g, seat)]
    counts = [0] * (len(g.reshuffled) + 1)
    for card in held(g, seat):
        counts[decks[card]] += 1
    return counts


def held(g: Evo, seat: int) -> list[int]:
    """The cards of a seat that only its owner knows: on species, on the watering hole, in hand."""
    cards = [card for i in g.row[seat] for card in g.cards[i] if g.down[i] & CARD_BIT[card]]
    if g.food_cards[seat] >= 0:
        cards.append(g.food_cards[seat])
    cards.extend(g.hand[seat])
    return cards


def number_held(g: Evo, seat: i64) -> int:
    """How many these are."""
    n: i64 = len(g.hand[seat])
    if g.food_cards[seat] >= 0:
        n += 1
    for i in g.row[seat]:
        if g.down[i]:
            for card in g.cards[i]:
                if g.down[i] & CARD_BIT[card]:
                    n += 1
    return n


def decks_of(g: Evo) -> list[int]:
    """By card: which deck it was in last: 0 is the first one, n that of the n-th reshuffle."""
    decks = [0] * DECK_SIZE
    for n, cards in enumerate(g.reshuffled):
        for card in cards:
            decks[card] = n + 1
    return decks


def food_card(g: Evo, seat: int) -> int:
    """The card on the watering hole, also while others still choose; -1 for none."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, ChooseFood):
        return top.chosen[seat]
    return g.food_cards[seat]


def face_down(g: Evo, i: int) -> list[int]:
    """The cards of a species that lie face down."""
    return [card for card in g.cards[i] if g.down[i] & CARD_BIT[card]] if g.down[i] else []


def species_view(g: Evo, i: int) -> Json:
    """Face-down cards: the owner sees which, all others how many and, by card, which traits they cannot be."""
    down = face_down(g, i)
    return {
        "board": SPECIES.show(i),
        "population": g.pop[i],
        "body": g.size[i],
        "food": g.food[i],
        "fat": g.fat[i],
        "traits": names([card for card in g.cards[i] if not g.down[i] & CARD_BIT[card]]),
        "face_down": len(down),
        "face_down_traits": None,
        "face_down_not": [keys(g.cannot_be(card)) for card in down],
    }


def keys(traits: int) -> list[str]:
    """A set of traits by name."""
    return [key for n, key in enumerate(TRAIT_KEYS) if traits >> n & 1]
