"""What speaks for an action of Evolution, in one sentence: a fact of the position that the engine agrees with."""

from __future__ import annotations

from ....core.message import Message
from ..actions.attack import negated_traits
from ..actions.cards import PlanCards, draft
from ..actions.take import StoreFat
from ..state import Evo
from ..terms import (
    A_ACT,
    A_ATTACK,
    A_DISCARD,
    A_DONE,
    A_END,
    A_FEED,
    A_FOOD,
    A_GROW,
    A_NEW,
    A_STORE,
    A_THINK,
    A_TRAIT,
    BODY,
    HOLE,
    PLANTS_PER_CARD,
)
from ..text import board_name, card_name, trait_name
from ..traits import CARD_FOOD, CARNIVORE, FAT_TISSUE, FORAGING, HORNS, TRAITS
from .why_traits import after, conceivable, foes, prey, trait_why


def why(g: Evo, seat: int, action: int) -> Message:
    """One sentence for one action."""
    kind = action & ~0xFFFFFF
    x = action >> 16 & 255
    top = g.stack[-1]
    if isinstance(top, PlanCards) and top.plans[seat]:
        g = draft(g, seat, top.plans[seat])
    if kind == A_FOOD:
        return food_why(g, seat, x)
    if kind == A_TRAIT:
        return trait_why(g, seat, action)
    if kind == A_GROW:
        return grow_why(g, seat, action)
    if kind == A_NEW:
        return Message("bot-evo-new-last" if is_last(g) else "bot-evo-new")
    if kind == A_FEED:
        return feed_why(g, x)
    if kind == A_ATTACK:
        return attack_why(g, seat, action)
    return small_why(g, seat, action)


def small_why(g: Evo, seat: int, action: int) -> Message:
    """The rest: ends, payments and what is done with one token or card."""
    kind = action & ~0xFFFFFF
    x = action >> 16 & 255
    if kind == A_END:
        return end_why(g, seat)
    if kind == A_DISCARD:
        return discard_why(g, x, action >> 8 & 255)
    if kind == A_ACT:
        return act_why(g, x, action >> 8 & 255)
    if kind == A_THINK:
        n = PLANTS_PER_CARD + (1 if g.mask[x] & FORAGING else 0)
        return Message("bot-evo-think", species=board_name(g, x), n=g.room(x), food=n)
    if kind == A_STORE:
        return store_why(g, x)
    if kind == A_DONE:
        return Message("bot-evo-done", n=len([i for i in g.row[seat] if g.food[i] < g.pop[i]]))
    return Message("bot-evo-pay", card=card_name(x), n=len(g.hand[seat]) - 1)


def is_last(g: Evo) -> bool:
    """Whether this is the last round."""
    return g.last_round > 0 and g.round >= g.last_round


# ---- cards ----------------------------------------------------------------------------
def food_why(g: Evo, seat: int, card: int) -> Message:
    """What one's herbivores want, and what the card brings."""
    hungry = 0
    for i in g.row[seat]:
        if not g.mask[i] & CARNIVORE:
            hungry += g.pop[i]
    if hungry:
        return Message("bot-evo-food", n=CARD_FOOD[card], population=hungry)
    return Message("bot-evo-food-others", n=CARD_FOOD[card])


def end_why(g: Evo, seat: int) -> Message:
    """The cards that stay in hand."""
    n = len(g.hand[seat])
    if not n:
        return Message("bot-evo-end")
    return Message("bot-evo-end-last" if is_last(g) else "bot-evo-end-keeps", n=n)


def discard_why(g: Evo, i: int, trait: int) -> Message:
    """Another diet, a slot for another card, or only a point that is lost."""
    if TRAITS[trait].bit == CARNIVORE:
        return Message("bot-evo-discard-carnivore", species=board_name(g, i))
    full = len(g.cards[i]) >= g.settings.trait_slots and len(g.hand[g.owner[i]]) > 0
    key = "bot-evo-discard-slot" if full else "bot-evo-discard"
    return Message(key, species=board_name(g, i), trait=trait_name(trait))


def grow_why(g: Evo, seat: int, action: int) -> Message:
    """Population for points, bodies to hunt or to be safe."""
    i = action >> 8 & 255
    name = board_name(g, i)
    if action & 255 != BODY:
        return Message("bot-evo-population-last" if is_last(g) else "bot-evo-population", species=name)
    d = after(g, seat, action)
    more = prey(d, i) - prey(g, i)
    if more > 0:
        return Message("bot-evo-body-hunts", species=name, n=more)
    safer = foes(g, i) - foes(d, i)
    if safer > 0:
        return Message("bot-evo-body-saves", species=name, n=safer)
    return Message(body_key(conceivable(d, i) - conceivable(g, i)), species=name, n=d.size[i])


def body_key(more: int) -> str:
    """What a larger body means if so many more kinds of carnivores can attack; more only where Symbiosis ends."""
    return "bot-evo-body" if more < 0 else "bot-evo-body-symbiosis" if more > 0 else "bot-evo-body-same"


# ---- meals ----------------------------------------------------------------------------
def act_why(g: Evo, i: int, trait: int) -> Message:
    """What a species has after one of its traits has acted before the reveal."""
    d = g.clone()
    d.stack = []
    act = TRAITS[trait].before_reveal
    if act is not None:
        act(d, i)
        d.advance()
    return Message("bot-evo-act", trait=trait_name(trait), species=board_name(g, i), population=d.pop[i], n=d.food[i])


def store_why(g: Evo, n: int) -> Message:
    """Tokens on Fat Tissue, or where they stay instead."""
    if n:
        return Message("bot-evo-store", n=n)
    top = g.stack[-1]
    from_hole = isinstance(top, StoreFat) and top.source == HOLE
    return Message("bot-evo-store-nothing" if from_hole else "bot-evo-store-waste")


def feed_why(g: Evo, i: int) -> Message:
    """Hunger, or fat."""
    name = board_name(g, i)
    if not g.food[i]:
        return Message("bot-evo-feed-first", species=name)
    if g.food[i] >= g.pop[i]:
        return Message("bot-evo-feed-store", species=name)
    return Message("bot-evo-feed", species=name, n=g.pop[i] - g.food[i])


def attack_why(g: Evo, seat: int, action: int) -> Message:
    """What the attacker gets and the target loses."""
    a = action >> 16 & 255
    t = action >> 8 & 255
    attacker = board_name(g, a)
    target = board_name(g, t)
    hurt = g.mask[t] & HORNS & ~negated_traits(action) != 0
    if hurt and g.pop[a] == 1:
        return Message("bot-evo-attack-dies", attacker=attacker, target=target)
    meal = min(g.size[t], room_after(g, a, 1 if hurt else 0))
    if hurt:
        return Message("bot-evo-attack-horns", attacker=attacker, target=target, n=meal)
    if g.owner[t] == seat:
        return Message("bot-evo-attack-own", attacker=attacker, target=target, n=meal)
    key = "bot-evo-attack-kills" if g.pop[t] == 1 else "bot-evo-attack"
    return Message(key, attacker=attacker, target=target, n=meal)


def room_after(g: Evo, i: int, lost: int) -> int:
    """What a species can still hold when it has lost some population."""
    left = g.pop[i] - lost
    n = left - min(g.food[i], left)
    if g.mask[i] & FAT_TISSUE:
        n += g.size[i] - g.fat[i]
    return n
