"""How a round of Evolution feeds everybody: carnivores, scavengers, the watering hole, cards for Intelligence."""

from __future__ import annotations

from typing import Final

from ..terms import HARD_SHELL_BONUS, PLANTS_PER_CARD
from ..traits import (
    AMBUSH,
    BURROWING,
    CARNIVORE,
    CLIMBING,
    COOPERATION,
    DEFENSIVE_HERDING,
    FORAGING,
    HARD_SHELL,
    HORNS,
    INTELLIGENCE,
    PACK_HUNTING,
    SCAVENGER,
    WARNING_CALL,
)
from .sides import Prospect, Side, eat, portion

HORNS_SCARE: Final = 0.4
"""How often a species with Horns is attacked all the same."""
BURROWS_LATER: Final = 0.5
"""How often a hungry burrower is caught before it is full."""
CARDS_BREAK: Final = 0.35
"""How often a carnivore spends a card on a defence."""
HUNT_LUCK: Final = 0.93
"""What prey that is gone or safe by then leaves of a meal."""
REACH_HOPE: Final = 0.5
"""How much a carnivore grows by a card that is still in hand, for two cards."""
HAND_GROWTH: Final = 0.5
"""Population that comes of a card that is still in hand."""
STORE_WISH: Final = 0.7
"""How gladly Fat Tissue is filled."""


# ---- carnivores -------------------------------------------------------------------
def hunt(found: list[Side]) -> float:
    """All carnivores eat as well as they can; returns how many attacks that takes."""
    attacks = 0.0
    for side in found:
        for one in side.row:
            if one.mask & CARNIVORE and one.pop - one.food + one.store > 0.0:
                attacks += hunt_with(found, side, one)
    return attacks


def hunt_with(found: list[Side], side: Side, one: Prospect) -> float:
    """Others are prey; who does not find enough must bite its own."""
    total = 0.0
    for other in found:
        if other is not side:
            total += tempt(side, one, other)
    attacks = feast(found, one, total, side, False) if total > 0.0 else 0.0
    if one.pop - one.food > 0.5:
        total = tempt(side, one, side)
        if total > 0.0:
            attacks += feast(found, one, total, side, True)
    return attacks


def tempt(side: Side, one: Prospect, other: Side) -> float:
    """How tempting each species of a row is; returns the sum."""
    reach = one.size + (one.pop if one.mask & PACK_HUNTING else 0.0)
    if side.to_play:
        reach += REACH_HOPE * min(2.0, side.hand)
    need = one.pop - one.food + one.store
    total = 0.0
    for prey in other.row:
        bait = 0.0
        if reach > prey.size and prey is not one and prey.pop > prey.loss:
            odds = openness(one, reach, prey, side.hand)
            one.hope += odds
            bait = odds * (0.5 + min(need, float(prey.size)))
        prey.bait = bait
        total += bait
    return total


def openness(one: Prospect, reach: float, prey: Prospect, hand: float) -> float:
    """From 0 to 1: how much a smaller species has to fear."""
    odds = HORNS_SCARE if prey.mask & HORNS else 1.0
    if not prey.shield:
        return odds * BURROWS_LATER if prey.mask & BURROWING else odds
    shield = stopping(one, reach, prey)
    if not shield:
        return odds
    if one.mask & INTELLIGENCE and hand >= 1.0 and not shield & (shield - 1):
        return odds * CARDS_BREAK
    return 0.0


def stopping(one: Prospect, reach: float, prey: Prospect) -> int:
    """EV-10.4 to EV-10.9  The defences of a smaller species that hold against a carnivore of such a reach."""
    shield = prey.shield
    if shield & HARD_SHELL and reach > prey.size + HARD_SHELL_BONUS:
        shield &= ~HARD_SHELL
    if shield & DEFENSIVE_HERDING and one.pop > prey.pop:
        shield &= ~DEFENSIVE_HERDING
    if one.mask & CLIMBING:
        shield &= ~CLIMBING
    if one.mask & AMBUSH:
        shield &= ~WARNING_CALL
    return shield


def feast(found: list[Side], one: Prospect, total: float, side: Side, own: bool) -> float:
    """Spread the attacks over the prey and feed the attacker; returns their number."""
    meal = 0.0
    flock = 0.0
    for other in found:
        if (other is side) == own:
            for prey in other.row:
                if prey.bait > 0.0:
                    meal += prey.bait * prey.size
                    flock += prey.pop - prey.loss
    meal /= total
    attacks = min(flock, max(1.0, (one.pop - one.food + STORE_WISH * one.store) / meal)) * min(1.0, one.hope)
    for other in found:
        if (other is side) == own:
            for prey in other.row:
                if prey.bait > 0.0:
                    prey.loss = min(prey.pop, prey.loss + attacks * prey.bait / total)
                    prey.bait = 0.0
    eat(one, HUNT_LUCK * attacks * meal)
    return attacks


def feed_scavengers(found: list[Side], attacks: float) -> None:
    """One token for each attack."""
    for side in found:
        for one in side.row:
            if one.mask & SCAVENGER:
                eat(one, attacks)


# ---- herbivores -------------------------------------------------------------------
def graze(found: list[Side], hole: float) -> None:
    """Everybody takes from the watering hole in turn."""
    for side in found:
        hunger(side)
    share(found, hole)
    for side in found:
        serve(side)


def hunger(side: Side) -> None:
    """What a row would take, and how fast."""
    need = 0.0
    flow = 0.0
    row = side.row
    for k in range(len(row)):
        one = row[k]
        if one.mask & CARNIVORE:
            continue
        room = max(0.0, one.pop - 0.5 * one.loss - one.food) + STORE_WISH * one.store
        need += room
        flow += room * bite(row, k)
    side.demand = need + (HAND_GROWTH * side.hand if side.to_play else 0.0)
    side.rate = flow / need if need > 0.0 else 1.0


def bite(row: list[Prospect], k: int) -> float:
    """Tokens that a feeding of the k-th species moves."""
    one = row[k]
    n = portion(one)
    if one.mask & COOPERATION and k + 1 < len(row):
        beside = row[k + 1]
        if not beside.mask & CARNIVORE and beside.pop > beside.food:
            n += 1.5 if beside.mask & FORAGING else 1.0
    return n


def share(found: list[Side], hole: float) -> None:
    """Turn by turn: everybody takes at their rate until they are full or nothing is left."""
    for side in found:
        side.got = 0.0
    while hole > 0.001:
        pace = 0.0
        turns = 1e9
        for side in found:
            if side.demand - side.got > 0.001:
                pace += side.rate
                turns = min(turns, (side.demand - side.got) / side.rate)
        if pace == 0.0:
            break
        turns = min(turns, hole / pace)
        for side in found:
            if side.demand - side.got > 0.001:
                side.got += turns * side.rate
        hole -= turns * pace


def serve(side: Side) -> None:
    """The owner feeds those first that would die, then the others alike; cards help the intelligent."""
    starving = 0.0
    need = 0.0
    for one in side.row:
        if not one.mask & CARNIVORE:
            if one.food < 0.5 and one.pop > one.loss:
                starving += 1.0
            need += max(0.0, one.pop - one.food)
    first = min(1.0, side.got / starving) if starving > 0.0 else 1.0
    rest = need - starving
    odds = min(1.0, max(0.0, side.got - starving) / rest) if rest > 0.0 else 1.0
    spare = max(0.0, side.got - need)
    for one in side.row:
        if one.mask & CARNIVORE:
            one.alive = min(1.0, one.food)
        else:
            nibble(side, one, first, odds, spare)
        one.alive *= min(1.0, max(0.0, one.pop - one.loss))


def nibble(side: Side, one: Prospect, first: float, odds: float, spare: float) -> None:
    """One species of the row."""
    room = max(0.0, one.pop - one.food)
    if one.food < 0.5:
        one.alive = first
        one.food += first + max(0.0, room - 1.0) * odds
    else:
        one.food += room * odds
    if one.mask & INTELLIGENCE and side.hand >= 0.5:
        think(side, one)
    if one.store > 0.0 and spare > 0.0:
        eat(one, min(spare, one.store))


def think(side: Side, one: Prospect) -> None:
    """Plants for cards, while it is hungry."""
    cards = min(side.hand, (one.pop - one.food) / PLANTS_PER_CARD)
    one.food += PLANTS_PER_CARD * cards
    if cards > 0.0:
        one.alive = max(one.alive, min(1.0, one.food))
        side.hand -= cards
