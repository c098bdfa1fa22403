"""What must hold in every state of Evolution (INV-*), and the well-formed actions that reasons are tested on."""

from __future__ import annotations

from .state import Evo
from .terms import (
    A_ACT,
    A_ATTACK,
    A_DISCARD,
    A_DONE,
    A_END,
    A_FEED,
    A_FIRST,
    A_FOOD,
    A_GROW,
    A_NEW,
    A_PAY,
    A_STORE,
    A_THINK,
    A_TRAIT,
    ADD_FOOD,
    FEEDING,
    POPULATION_MAX,
    SELECT_FOOD,
    SIZE_MAX,
)
from .traits import CARD_BIT, CARNIVORE, DECK_SIZE, DEFENSIVE, FAT_TISSUE, TRAITS


def broken_laws(g: Evo) -> list[str]:
    """The invariants that one state can show, by id."""
    broken: list[str] = []
    if sorted(all_cards(g)) != list(range(DECK_SIZE)):
        broken.append("INV-1")
    for row in g.row:
        for i in row:
            broken.extend(broken_species_laws(g, i))
    if g.hole < 0:
        broken.append("INV-5")
    if g.last_round and g.round > g.last_round:
        broken.append("INV-10")
    if g.boards_in_play() > g.settings.boards - 1 + g.seats:
        broken.append("INV-13")
    return broken


def all_cards(g: Evo) -> list[int]:
    """Every card wherever it is; those out of the game included."""
    cards = [*g.deck, *g.discard, *g.removed, *[card for card in g.food_cards if card >= 0]]
    for hand in g.hand:
        cards.extend(hand)
    for row in g.row:
        for i in row:
            cards.extend(g.cards[i])
    return cards


def broken_species_laws(g: Evo, i: int) -> list[str]:
    broken: list[str] = []
    if not (1 <= g.pop[i] <= POPULATION_MAX and 1 <= g.size[i] <= SIZE_MAX and 0 <= g.food[i] <= g.pop[i]):
        broken.append("INV-2")
    if not 0 <= g.fat[i] <= (g.size[i] if g.mask[i] & FAT_TISSUE else 0):
        broken.append("INV-3")
    bits = [CARD_BIT[card] for card in g.cards[i]]
    if len(bits) > g.settings.trait_slots or sum(bits) != g.mask[i] or len(set(bits)) < len(bits):
        broken.append("INV-4")
    if g.phase < ADD_FOOD and g.food[i]:
        broken.append("INV-9")
    return broken


def broken_changes(before: Evo, after: Evo) -> list[str]:
    """The invariants that two states in a row can show, by id."""
    broken: list[str] = []
    for seat in range(after.seats):
        if after.screen[seat] < before.screen[seat]:
            broken.append("INV-6")
    if before.round == after.round and before.phase == after.phase == FEEDING:
        if after.hole > before.hole:
            broken.append("INV-5")
        if grown_boards(before, after):
            broken.append("INV-7")
    if before.round == after.round and before.phase == after.phase == SELECT_FOOD:
        if before.pop != after.pop or before.size != after.size or before.cards != after.cards:
            broken.append("INV-7")
    return broken


def grown_boards(before: Evo, after: Evo) -> list[int]:
    """Boards whose population or body size is larger than it was."""
    return [i for i in range(len(after.pop)) if after.pop[i] > before.pop[i] or after.size[i] > before.size[i]]


def universe(g: Evo) -> list[int]:
    """Well-formed actions of every kind: the cards of the asked seat and some others, all boards and one more."""
    cards = list(g.hand[max(0, g.seat)])
    cards.extend([card for card in range(0, DECK_SIZE, 11) if card not in cards])
    boards = list(range(len(g.pop) + 1))
    acts = [A_END, A_DONE]
    acts.extend([A_STORE | n << 16 for n in range(SIZE_MAX + 2)])
    acts.extend([A_FIRST | seat << 16 for seat in range(g.seats)])
    for card in cards:
        acts.extend([A_FOOD | card << 16, A_PAY | card << 16, A_NEW | card << 16, A_NEW | card << 16 | 1 << 8])
        for i in boards:
            acts.extend([A_TRAIT | card << 16 | i << 8, A_THINK | i << 16 | card << 8])
            acts.extend([A_GROW | card << 16 | i << 8, A_GROW | card << 16 | i << 8 | 1])
    for i in boards:
        acts.append(A_FEED | i << 16)
        for n in range(len(TRAITS)):
            acts.extend([A_DISCARD | i << 16 | n << 8, A_ACT | i << 16 | n << 8])
        for t in boards:
            acts.extend([A_ATTACK | i << 16 | t << 8 | negated for negated in negations(g, i)])
    return acts


def negations(g: Evo, i: int) -> list[int]:
    """All sets of negated traits for a carnivore of the seat that is asked; none or a single one for others."""
    hunts = i < len(g.pop) and g.owner[i] == g.seat and g.mask[i] & CARNIVORE
    return list(range(1 << len(DEFENSIVE))) if hunts else [0, *[1 << n for n in range(len(DEFENSIVE))]]
