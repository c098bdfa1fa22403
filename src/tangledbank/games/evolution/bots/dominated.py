"""Actions of Evolution that are dominated on their face: whatever follows, another option does the same and more.

They are named here and nowhere else; no bot chooses one unless nothing else is left.
"""

from __future__ import annotations

from typing import Final

from ....core.ints import Ints, each
from ..actions.attack import negated_traits, ones, target_refusal
from ..actions.cards import PlanCards, draft
from ..actions.feeding import FeedingTurn
from ..actions.take import StoreFat
from ..state import Evo
from ..terms import A_ATTACK, A_DISCARD, A_DONE, A_END, A_FEED, A_STORE, A_THINK, BANK
from ..traits import CARD_BIT, CARD_TRAIT, CARNIVORE, DEFENSIVE, HORNS, INTELLIGENCE, TRAITS
from .policy import trait_weight

DEFENCES: Final = sum([trait.bit for trait in DEFENSIVE])


def dominated(g: Evo, seat: int, action: int) -> bool:
    """Whether an action of a seat is one of those below."""
    kind = action & ~0xFFFFFF
    if kind == A_DISCARD:
        return is_waste(planned_by(g, seat), seat, action >> 16 & 255, action >> 8 & 255)
    if kind == A_ATTACK:
        return is_own_goal(g, seat, action)
    if kind == A_END:
        return gives_points_away(planned_by(g, seat), seat)
    if kind == A_DONE:
        return leaves_food(g, seat)
    return kind == A_STORE and spills(g, action >> 16 & 255)


def planned_by(g: Evo, seat: int) -> Evo:
    """The table as the seat sees it: in quick play with its plan carried out."""
    top = g.stack[-1]
    return draft(g, seat, top.plans[seat]) if isinstance(top, PlanCards) and top.plans[seat] else g


def is_last(g: Evo) -> bool:
    """Whether this is the last round: after it cards in hand are worth nothing (EV-16.3)."""
    return g.last_round > 0 and g.round >= g.last_round


# ---- playing cards -----------------------------------------------------------------------------
def is_waste(g: Evo, seat: int, i: int, trait: int) -> bool:
    """To discard a trait laid in the same turn, or one, but for Carnivore, whose slot no better trait needs.

    Face-down traits are those of this turn. A trait does no harm and is a point; only Carnivore changes what is eaten.
    """
    bit = TRAITS[trait].bit
    if g.down[i] & bit:
        return True
    return bit != CARNIVORE and not has_better(g, seat, i, trait)


def has_better(g: Evo, seat: int, i: int, trait: int) -> bool:
    """All slots are taken, and a card in hand looks better in one of them than the trait does."""
    if len(g.cards[i]) < g.settings.trait_slots:
        return False
    hunted = sees_hunters(g, seat)
    old = 0.0
    for card in g.cards[i]:
        if CARD_TRAIT[card] == trait:
            old = trait_weight(g, card, i, hunted)
    for card in g.hand[seat]:
        if not g.mask[i] & CARD_BIT[card] and trait_weight(g, card, i, hunted) > old:
            return True
    return False


def sees_hunters(g: Evo, seat: int) -> bool:
    """Whether a carnivore of another seat lies face up: what is face down may not count."""
    for i in range(len(g.pop)):
        if g.pop[i] and g.owner[i] != seat and g.mask[i] & ~g.down[i] & CARNIVORE:
            return True
    return False


def gives_points_away(g: Evo, seat: int) -> bool:
    """To end the last turn while a card in hand could be laid as a point, with no intelligent species to use it."""
    if not is_last(g):
        return False
    for i in g.row[seat]:
        if g.mask[i] & INTELLIGENCE:
            return False
    for i in g.row[seat]:
        if len(g.cards[i]) < g.settings.trait_slots:
            for card in g.hand[seat]:
                if CARD_BIT[card] != CARNIVORE and not g.mask[i] & CARD_BIT[card]:
                    return True
    return False


# ---- meals -------------------------------------------------------------------------------------
def is_own_goal(g: Evo, seat: int, action: int) -> bool:
    """To attack an own species while the same attacker gets as much from another seat, at no higher price."""
    a = action >> 16 & 255
    t = action >> 8 & 255
    if g.owner[t] != seat:
        return False
    meal = min(g.size[t], g.room(a))
    price = ones(negated_traits(action))
    horns = g.mask[t] & HORNS & ~negated_traits(action)
    for other in range(g.seats):
        if other != seat:
            for k in range(len(g.row[other])):
                if is_as_good(g, a, g.row[other], k, meal, price, horns):
                    return True
    return False


def is_as_good(g: Evo, a: int, row: Ints, k: int, meal: int, price: int, horns: int) -> bool:
    """Whether an attack on the k-th species of a row needs no more cards, hurts no more, and feeds as well."""
    t = row[k]
    if min(g.size[t], g.room(a)) < meal or (g.mask[t] & HORNS and not horns):
        return False
    stopped = target_refusal(g, a, row, k)
    return not stopped or (price > 0 and stopped & ~DEFENCES == 0 and ones(stopped) <= price)


def leaves_food(g: Evo, seat: int) -> bool:
    """To pass while a full species could store a plant, or, in the last round, while a card could still feed one."""
    top = g.stack[-1]
    if not isinstance(top, FeedingTurn) or top.fed:
        return False
    for action in each(g.current_options):
        kind = action & ~0xFFFFFF
        if kind == A_FEED or (kind == A_THINK and is_last(g) and not has_clever_hunter(g, seat)):
            return True
    return False


def has_clever_hunter(g: Evo, seat: int) -> bool:
    """Whether a carnivore could still use cards against defences."""
    for i in g.row[seat]:
        if g.mask[i] & CARNIVORE and g.mask[i] & INTELLIGENCE:
            return True
    return False


def spills(g: Evo, n: int) -> bool:
    """To store less than there is of what comes from the food bank: nobody else gets the rest."""
    top = g.stack[-1]
    return isinstance(top, StoreFat) and top.source == BANK and n < top.most
