"""What speaks for an action of Evolution, in one sentence."""

from __future__ import annotations

from typing import Final

from ...core.message import Message
from ...games.evolution.actions.attack import blocking
from ...games.evolution.actions.cards import PlanCards, draft, play_card
from ...games.evolution.state import Evo
from ...games.evolution.terms import (
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
)
from ...games.evolution.text import board_name, card_name, trait_name
from ...games.evolution.traits import (
    AMBUSH,
    CARD_BIT,
    CARD_FOOD,
    CARD_TRAIT,
    CARNIVORE,
    COOPERATION,
    DEFENSIVE,
    FAT_TISSUE,
    FERTILE,
    FORAGING,
    HORNS,
    INTELLIGENCE,
    LONG_NECK,
    PACK_HUNTING,
    SCAVENGER,
)

DEFENCES: Final = sum([trait.bit for trait in DEFENSIVE])
FEEDERS: Final = COOPERATION | FAT_TISSUE | FERTILE | FORAGING | INTELLIGENCE | LONG_NECK | SCAVENGER
HUNTERS: Final = AMBUSH | PACK_HUNTING | INTELLIGENCE


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
    """What is said in the same way every time."""
    kind = action & ~0xFFFFFF
    x = action >> 16 & 255
    y = action >> 8 & 255
    if kind == A_END:
        n = len(g.hand[seat])
        return Message("bot-evo-end-keeps", n=n) if n else Message("bot-evo-end")
    if kind == A_DISCARD:
        return Message("bot-evo-discard", species=board_name(g, x), trait=trait_name(y))
    if kind == A_ACT:
        return Message("bot-evo-act", trait=trait_name(y))
    if kind == A_THINK:
        return Message("bot-evo-think", species=board_name(g, x), n=g.room(x))
    if kind == A_STORE:
        return Message("bot-evo-store", n=x) if x else Message("bot-evo-store-nothing")
    return Message("bot-evo-done") if kind == A_DONE else Message("bot-evo-pay", card=card_name(x))


def is_last(g: Evo) -> bool:
    """Whether this is the last round."""
    return g.last_round > 0 and g.round >= g.last_round


# ---- food cards -----------------------------------------------------------------------
def food_why(g: Evo, seat: int, card: int) -> Message:
    """Food for one's herbivores, none for the others, or a card without better use."""
    n = CARD_FOOD[card]
    hungry = 0
    for i in g.row[seat]:
        if not g.mask[i] & CARNIVORE:
            hungry += g.pop[i]
    if hungry and n > 2:
        return Message("bot-evo-food-much", n=n, population=hungry)
    return Message("bot-evo-food-little", n=n) if not hungry else Message("bot-evo-food-spare", card=card_name(card))


# ---- cards ----------------------------------------------------------------------------
def prey(g: Evo, i: int) -> int:
    """How many species of others a carnivore could attack."""
    n = 0
    for seat in range(g.seats):
        row = g.row[seat]
        if g.mask[i] & CARNIVORE and seat != g.owner[i]:
            n += len([k for k in range(len(row)) if not blocking(g, i, row, k)])
    return n


def foes(g: Evo, i: int) -> int:
    """How many carnivores of others could attack a species."""
    row = g.row[g.owner[i]]
    k = row.index(i)
    hunters = [a for a in range(len(g.pop)) if g.pop[a] and g.mask[a] & CARNIVORE and g.owner[a] != g.owner[i]]
    return len([a for a in hunters if not blocking(g, a, row, k)])


def after(g: Evo, seat: int, action: int) -> Evo:
    """The table with a card played."""
    d = g.clone()
    play_card(d, seat, action, -1)
    return d


def trait_why(g: Evo, seat: int, action: int) -> Message:
    """What a trait does for its species."""
    card = action >> 16 & 255
    i = action >> 8 & 255
    bit = CARD_BIT[card]
    d = after(g, seat, action)
    name = board_name(g, i)
    trait = trait_name(CARD_TRAIT[card])
    hunted = prey(d, i)
    if bit == CARNIVORE:
        return Message("bot-evo-carnivore", species=name, n=hunted)
    if hunted > prey(g, i):
        return Message("bot-evo-trait-hunts", species=name, trait=trait, n=hunted - prey(g, i))
    if bit & DEFENCES:
        safer = foes(g, i) - foes(d, i)
        if safer > 0:
            return Message("bot-evo-trait-saves", species=name, trait=trait, n=safer)
        return Message("bot-evo-trait-protects", species=name, trait=trait)
    if bit & FEEDERS and not is_last(g) and not g.mask[i] & CARNIVORE:
        return Message("bot-evo-trait-feeds", species=name, trait=trait)
    return Message("bot-evo-trait-point", trait=trait)


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
    return Message("bot-evo-body", species=name, n=d.size[i])


# ---- meals ----------------------------------------------------------------------------
def feed_why(g: Evo, i: int) -> Message:
    """Hunger, and what a meal moves besides."""
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
    meal = min(g.size[t], g.room(a))
    if g.owner[t] == seat:
        return Message("bot-evo-attack-own", attacker=attacker, n=meal)
    if g.mask[t] & HORNS:
        return Message("bot-evo-attack-horns", target=target, n=meal)
    key = "bot-evo-attack-kills" if g.pop[t] == 1 else "bot-evo-attack"
    return Message(key, attacker=attacker, target=target, n=meal)
