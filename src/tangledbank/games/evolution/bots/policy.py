"""Which actions of Evolution look good at a glance: a rough opinion for rollouts and for the order of a search."""

from __future__ import annotations

from typing import Final

from ....core.ints import each, place
from ..actions.attack import negated_traits, ones
from ..actions.cards import PlanCards, draft
from ..actions.feeding import FeedingTurn
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
    A_PAY,
    A_STORE,
    A_THINK,
    A_TRAIT,
    BODY,
)
from ..traits import (
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
    SYMBIOSIS,
    TRAITS,
)

LIKED: Final = [0.1, 0.8, 1.5, 0.9, 1.0, 0.8, 1.0, 1.2, 1.5, 0.9, 0.9, 1.2, 2.5, 0.1, 0.7, 0.8, 0.8]
"""By trait: how good a card is on a herbivore; Carnivore itself if the body is large enough."""
ON_CARNIVORE: Final = [0.6, 0.4, 0.0, 0.8, 0.4, 0.4, 0.8, 1.2, 0.02, 0.5, 0.6, 0.9, 0.02, 1.2, 0.6, 0.3, 0.3]
"""By trait: how good a card is on a carnivore."""
DEFENCES: Final = sum([trait.bit for trait in DEFENSIVE])


def weights(g: Evo) -> list[float]:
    """A positive number for each of g.current_options."""
    seat = g.seat
    top = g.stack[-1]
    options = each(g.current_options)
    if isinstance(top, PlanCards) and top.plans[seat]:
        g = draft(g, seat, top.plans[seat])
    if options[0] & ~0xFFFFFF == A_FOOD:
        appetite = plant_appetite(g, seat)
        return [food_weight(action >> 16 & 255, appetite) for action in options]
    fed = isinstance(top, FeedingTurn) and top.fed == 1
    hunted = enemies(g, seat)
    return [weight(g, seat, action, hunted, fed) for action in options]


def weight(g: Evo, seat: int, action: int, hunted: bool, fed: bool) -> float:
    """One action of any kind but a food card."""
    kind = action & ~0xFFFFFF
    x = action >> 16 & 255
    y = action >> 8 & 255
    if kind == A_TRAIT:
        return trait_weight(g, x, y, hunted)
    if kind == A_GROW:
        return grow_weight(g, y, action & 255, hunted) * spare(x)
    if kind == A_NEW:
        return (1.6 if not g.last_round or g.round < g.last_round else 0.8) * spare(x)
    if kind == A_FEED:
        return feed_weight(g, x)
    if kind == A_ATTACK:
        return attack_weight(g, seat, action)
    if kind == A_THINK:
        return think_weight(g, x) * spare(y)
    if kind == A_END:
        return 0.15 if g.hand[seat] else 1.0
    if kind == A_DONE:
        return 1.0 if fed else 0.3
    if kind == A_STORE:
        return 0.3 + x
    if kind == A_ACT:
        return 3.0 if TRAITS[y].bit == FERTILE else 2.0 if TRAITS[y].bit == FAT_TISSUE else 1.0
    return spare(x) if kind == A_PAY else 0.02 if kind == A_DISCARD else 1.0


# ---- cards --------------------------------------------------------------------------
def spare(card: int) -> float:
    """How easily a card is given up."""
    return 1.0 / (0.5 + LIKED[CARD_TRAIT[card]])


def plant_appetite(g: Evo, seat: int) -> int:
    """Population that eats plants, less what the others have of it on average."""
    own = 0
    others = 0
    for i in range(len(g.pop)):
        if g.pop[i] and not g.mask[i] & CARNIVORE:
            if g.owner[i] == seat:
                own += g.pop[i]
            else:
                others += g.pop[i]
    return own * 2 * (g.seats - 1) - others


def food_weight(card: int, appetite: int) -> float:
    """Much food for who eats plants, little against the others."""
    food = float(CARD_FOOD[card] + 3)
    return (0.2 + 0.2 * food if appetite >= 0 else 0.2 + 0.2 * max(0.0, 10.0 - food)) * spare(card)


def enemies(g: Evo, seat: int) -> bool:
    """Whether somebody else has a carnivore."""
    for i in range(len(g.pop)):
        if g.mask[i] & CARNIVORE and g.pop[i] and g.owner[i] != seat:
            return True
    return False


def trait_weight(g: Evo, card: int, i: int, hunted: bool) -> float:
    """Traits that do something for this species."""
    bit = CARD_BIT[card]
    if g.mask[i] & CARNIVORE:
        return 0.02 + ON_CARNIVORE[CARD_TRAIT[card]]
    like = LIKED[CARD_TRAIT[card]]
    if bit == CARNIVORE:
        return 0.1 + 0.4 * float(max(0, g.size[i] - 1))
    if bit & (COOPERATION | SYMBIOSIS):
        return like if fits_neighbour(g, bit, i) else 0.1
    if bit & DEFENCES:
        return like * (1.5 if hunted else 0.6)
    return like


def fits_neighbour(g: Evo, bit: int, i: int) -> bool:
    """Cooperation needs a right neighbour, Symbiosis a larger one."""
    row = g.row[g.owner[i]]
    k = place(row, i) + 1
    return k < len(row) and (bit == COOPERATION or g.size[row[k]] > g.size[i])


def grow_weight(g: Evo, i: int, what: int, hunted: bool) -> float:
    """Population is food and points; bodies are for hunters and for the hunted."""
    if what != BODY:
        return 0.8 if not g.mask[i] & CARNIVORE or g.size[i] > 2 else 0.4
    if g.last_round and g.round >= g.last_round:
        return 0.3 if g.mask[i] & CARNIVORE else 0.1
    return 1.2 if g.mask[i] & CARNIVORE else 0.7 if hunted else 0.4


# ---- meals --------------------------------------------------------------------------
def feed_weight(g: Evo, i: int) -> float:
    """First those that would die, and those that take more at once."""
    worth = 1.0 if g.food[i] else 2.5
    if g.mask[i] & (FORAGING | COOPERATION):
        worth += 1.0
    return worth if g.food[i] < g.pop[i] else 0.5


def attack_weight(g: Evo, seat: int, action: int) -> float:
    """A large meal from somebody else, without Horns and without cards."""
    a = action >> 16 & 255
    t = action >> 8 & 255
    negated = negated_traits(action)
    worth = 1.0 + 0.6 * float(min(g.size[t], g.room(a)))
    if g.owner[t] == seat:
        worth = 0.05
    if g.mask[t] & HORNS & ~negated:
        worth *= 0.3
    return worth / float(1 + ones(negated))


def think_weight(g: Evo, i: int) -> float:
    """Cards for the hungry, most of all when nothing else is left."""
    hungry = g.pop[i] - g.food[i]
    return 0.05 if not hungry else (1.5 if g.hole == 0 else 0.4) * float(min(hungry, 2))
