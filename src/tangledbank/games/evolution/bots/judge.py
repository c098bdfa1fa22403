"""What a position of Evolution is worth: this round's meals, the rounds to come, and who has to fear whom."""

from __future__ import annotations

from typing import Final

from ....bots.search.judge import Judge
from ....core.message import Message
from ....core.state import State
from ..rulebook import evo
from ..state import Evo
from ..terms import CARDS_DEALT
from ..traits import (
    BURROWING,
    CARD_FOOD,
    CARD_TRAIT,
    CARNIVORE,
    FERTILE,
    FORAGING,
    HORNS,
    INTELLIGENCE,
    LONG_NECK,
    PACK_HUNTING,
    SCAVENGER,
)
from .dominated import dominated
from .meal import feed_scavengers, graze, hunt, share
from .policy import weights
from .sides import Prospect, Side, planned, plants, portion, sides
from .why import why

# Points. Tuned by matches of greedy players against each other.
CARD: Final = 0.4
"""A card in hand that can be played in a later round; being kept costs it a round of use."""
CARD_ROUNDS: Final = 0.08
CARD_FOOD_VALUE: Final = 0.03
SPECIES: Final = 0.5
SPECIES_ROUNDS: Final = 1.1
"""A species draws a card in every round."""
SHARE: Final = 0.6
"""How much of a share of the watering hole in rounds to come turns into points."""
BANK: Final = 1.3
"""The same for food that nobody else can take."""
DANGER: Final = 0.35
DANGER_ROUNDS: Final = 3.0
SHIELDED: Final = 0.6
"""What each defence leaves of the danger."""
FERTILE_INCOME: Final = 0.5
INTELLIGENCE_INCOME: Final = 0.5
SCAVENGER_INCOME: Final = 0.3
LONG_NECK_INCOME: Final = 0.8
SUPPLY: Final = 4.5
"""Tokens that a player adds to the watering hole in a round."""
GROWTH: Final = 0.2
"""Population that comes of a card."""
GROWTH_ROUNDS: Final = 4.0
SPREAD: Final = 3.0
SPREAD_ROUNDS: Final = 2.0
"""How open the end is, fitted to games of bots: docs/coach.md."""

EXPOSED: Final = [1.0, 1.0, 0.8, 0.62, 0.45, 0.3, 0.18]
"""By body size: how often a species is small enough for some carnivore."""
HUNTS: Final = [0.0, 0.15, 0.4, 0.6, 0.75, 0.85, 0.9, 0.92, 0.94, 0.95, 0.96, 0.97, 0.98]
"""By reach: how well a carnivore will eat in rounds to come."""
KEEP: Final = [-0.2, 0.1, 0.5, 0.2, 0.3, 0.1, 0.2, 0.2, 0.4, 0.2, 0.2, 0.3, 0.5, -0.1, 0.2, 0.1, 0.1]
"""By trait: what a card in hand is worth beyond any card."""


class EvolutionJudge(Judge):
    """Plays the rest of this round in its head, and trusts averages for the rounds after it."""

    def values(self, g: State) -> list[float]:
        state = evo(g)
        if not state.stack:
            return [float(points) for points in state.scores()]
        return outlook(planned(state))

    def weights(self, g: State) -> list[float]:
        return weights(evo(g))

    def dominated(self, g: State, seat: int, action: int) -> bool:
        return dominated(evo(g), seat, action)

    def stage(self, g: State) -> int:
        return evo(g).round

    def why(self, g: State, seat: int, action: int) -> Message:
        return why(evo(g), seat, action)

    def spread(self, g: State) -> float:
        return SPREAD + SPREAD_ROUNDS * rounds_left(evo(g))


def outlook(g: Evo) -> list[float]:
    """The expected points of every seat."""
    found = sides(g)
    left = rounds_left(g)
    feed_scavengers(found, hunt(found[g.first :] + found[: g.first]))
    graze(found, plants(g))
    values = [
        float(g.screen[seat]) + harvest(found[seat], left) + cards_worth(found[seat], left) for seat in range(g.seats)
    ]
    if left > 0.0:
        for side in found:
            expect(side, left)
        share(found, SUPPLY * g.seats)
        return [values[seat] + prospects(found[seat], left) for seat in range(g.seats)]
    return values


def rounds_left(g: Evo) -> float:
    """Whole rounds after this one."""
    if g.last_round:
        return float(g.last_round - g.round)
    drawn = 0.5 * g.seats
    for row in g.row:
        drawn += float(CARDS_DEALT + len(row))
    return 1.0 + max(0.0, float(len(g.deck)) / drawn - 0.5)


def harvest(side: Side, left: float) -> float:
    """Points of this round: tokens, fat and traits; in the last round the populations that live."""
    points = 0.0
    for one in side.row:
        points += min(one.food, one.pop - 0.5 * one.loss) + one.fat + one.traits * one.alive
        if left == 0.0:
            points += next_population(one)
    return points


def next_population(one: Prospect) -> float:
    """What is left of a species at the end of the round."""
    return max(0.0, min(one.food, one.pop - one.loss))


def cards_worth(side: Side, left: float) -> float:
    """The hand; whether it can be played in this round must not count, or nobody would end their turn."""
    if left == 0.0:
        return 0.0
    worth = (CARD + CARD_ROUNDS * min(left, GROWTH_ROUNDS)) * side.hand
    for card in side.cards:
        worth += KEEP[CARD_TRAIT[card]] + CARD_FOOD_VALUE * float(CARD_FOOD[card])
    return worth


def expect(side: Side, left: float) -> None:
    """A round of the future: how much the row will want at the watering hole."""
    need = 0.0
    flow = 0.0
    count = 0.0
    for one in side.row:
        count += one.alive
        if not one.mask & CARNIVORE:
            pop = next_population(one)
            need += pop
            flow += pop * portion(one)
    side.rate = (flow + 1.0) / (need + 1.0)
    side.demand = need + GROWTH * (CARDS_DEALT + count) * min(left, GROWTH_ROUNDS)


def prospects(side: Side, left: float) -> float:
    """Points of the rounds to come; the last meal counts twice, as food and as population."""
    points = SHARE * (left + 1.0) * side.got
    danger = 0.0
    for one in side.row:
        pop = next_population(one)
        points += one.alive * (SPECIES + SPECIES_ROUNDS * left) + BANK * (left + 1.0) * bank_income(one, pop)
        danger += exposure(one) * min(pop, 2.0)
    return points - DANGER * min(left, DANGER_ROUNDS) * danger


def bank_income(one: Prospect, pop: float) -> float:
    """Tokens that a species gets beside the watering hole."""
    mask = one.mask
    income = 0.0
    if mask & CARNIVORE:
        reach = one.size + (int(one.pop) if mask & PACK_HUNTING else 0)
        income += pop * HUNTS[reach]
    elif mask & LONG_NECK:
        income += 2.0 * LONG_NECK_INCOME if mask & FORAGING and pop > 1.5 else LONG_NECK_INCOME
    if mask & SCAVENGER:
        income += SCAVENGER_INCOME
    if mask & FERTILE:
        income += FERTILE_INCOME
    if mask & INTELLIGENCE:
        income += INTELLIGENCE_INCOME
    return income


def exposure(one: Prospect) -> float:
    """How much a species has to fear in rounds to come."""
    fear = EXPOSED[one.size]
    shield = one.shield | one.mask & (HORNS | BURROWING)
    while shield:
        shield &= shield - 1
        fear *= SHIELDED
    return fear


JUDGE: Final = EvolutionJudge(12.0)
