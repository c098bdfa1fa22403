"""What is on the table of Evolution, as far as it matters for the coming meal: species and their owners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....core.frame import Frame
from ....core.ints import Ints, place, without
from ..actions.attack import PayNegation, Scavenge, Strike
from ..actions.cards import PlanCards, PlayCards, apply_plan, reserved_boards
from ..actions.food import ChooseFood
from ..actions.reveal import ActBeforeReveal
from ..actions.take import StoreFat, Take
from ..state import Evo
from ..terms import ADD_FOOD, FEEDING, PLAY_CARDS, POPULATION_MAX, SELECT_FOOD
from ..traits import (
    BURROWING,
    CARD_FOOD,
    CARNIVORE,
    CLIMBING,
    COOPERATION,
    DEFENSIVE_HERDING,
    FAT_TISSUE,
    FERTILE,
    FORAGING,
    HARD_SHELL,
    LONG_NECK,
    SCAVENGER,
    SYMBIOSIS,
    WARNING_CALL,
)

OTHERS_FOOD: Final = 3.5
"""The food card of somebody who has not chosen yet."""


class Prospect:
    """A species and what it can expect of this round."""

    __slots__ = (
        "alive",
        "bait",
        "fat",
        "food",
        "hope",
        "loss",
        "mask",
        "pop",
        "seat",
        "shield",
        "size",
        "store",
        "traits",
    )

    def __init__(self, g: Evo, i: i64) -> None:
        mask = g.mask[i]
        size = g.size[i]
        fat = g.fat[i]
        self.mask: Final[int] = mask
        self.traits: Final = len(g.cards[i])
        self.size: Final[int] = size
        self.pop: float = float(g.pop[i])
        self.food: float = float(g.food[i])
        """Tokens that it has or is sure to get."""
        self.fat: float = float(fat)
        self.store: float = float(size - fat) if mask & FAT_TISSUE else 0.0
        """Tokens that still fit on Fat Tissue."""
        self.loss: float = 0.0
        """Population that carnivores will take."""
        self.bait: float = 0.0
        """How tempting it is to the carnivore that looks around."""
        self.hope: float = 0.0
        """How sure it is, as a carnivore, of some prey: 1 or more is certain."""
        self.alive: float = 1.0
        """How likely it is to see the next round."""
        self.shield: int = mask & (CLIMBING | DEFENSIVE_HERDING | HARD_SHELL)
        """The traits that protect it now."""


class Side:
    """A seat with its row."""

    __slots__ = ("cards", "demand", "got", "hand", "rate", "row", "to_play")

    def __init__(self, hand: Ints, to_play: bool) -> None:
        self.row: Final[list[Prospect]] = []
        self.cards: Final = hand
        self.hand: float = float(len(hand))
        self.to_play: Final = to_play
        """Whether its cards can still be played in this round."""
        self.demand: float = 0.0
        self.rate: float = 1.0
        """Tokens that it takes from the watering hole in a turn."""
        self.got: float = 0.0


# ---- reading the table ------------------------------------------------------------
def planned(g: Evo) -> Evo:
    """In quick play the table as it will be if nobody plans any more; otherwise the table."""
    top = g.stack[-1]
    if not isinstance(top, PlanCards):
        return g
    d = g.clone()
    for seat in g.turn_order():
        if top.plans[seat]:
            apply_plan(d, seat, top.plans[seat], reserved_boards(g, seat))
    return d


def players(g: Evo) -> int:
    """The seats that can still play cards in this round, as a bit set."""
    if g.phase == SELECT_FOOD:
        return (1 << g.seats) - 1
    seats = 0
    if g.phase == PLAY_CARDS:
        for frame in g.stack:
            if isinstance(frame, PlayCards):
                seats |= 1 << frame.seat
            elif isinstance(frame, PlanCards):
                seats |= frame.waiting
    return seats


def plants(g: Evo) -> float:
    """Tokens at the watering hole when feeding begins, or now."""
    if g.phase == FEEDING:
        return g.hole
    total = float(g.hole)
    top = g.stack[-1]
    if isinstance(top, ChooseFood):
        for card in top.chosen:
            total += float(CARD_FOOD[card]) if card >= 0 else OTHERS_FOOD
    else:
        for card in g.food_cards:
            if card >= 0:
                total += float(CARD_FOOD[card])
    return max(0.0, total)


def sides(g: Evo) -> list[Side]:
    """Everybody's row, with all that will surely happen to it before the first meal."""
    to_play = players(g)
    top = g.stack[-1]
    found: list[Side] = []
    for seat in range(g.seats):
        hand = g.hand[seat]
        if isinstance(top, ChooseFood) and top.chosen[seat] >= 0:
            hand = without(hand[:], top.chosen[seat])
        side = Side(hand, to_play >> seat & 1 == 1)
        side.row.extend(row_of(g, seat))
        found.append(side)
    if g.phase < ADD_FOOD:
        for side in found:
            for k in range(len(side.row)):
                act_before_reveal(g, side.row, k, side.row[k].mask)
    else:
        for frame in g.stack:
            pending(g, found, frame)
    for side in found:
        raise_shields(side.row)
    return found


def row_of(g: Evo, seat: int) -> list[Prospect]:
    """A row as it lies."""
    return [Prospect(g, i) for i in g.row[seat]]


def act_before_reveal(g: Evo, row: list[Prospect], k: int, mask: int) -> None:
    """Fertile, Fat Tissue and Long Neck, as far as they are in the mask."""
    one = row[k]
    if mask & FERTILE and g.hole > 0 and one.pop < POPULATION_MAX:
        one.pop += 1.0
    if mask & FAT_TISSUE and one.fat > 0.0:
        burnt = min(one.fat, one.pop - one.food)
        one.fat -= burnt
        one.store += burnt
        one.food += burnt
    if mask & LONG_NECK:
        take_plants(row, k)


def take_plants(row: list[Prospect], k: int) -> None:
    """Plants from the bank, with Cooperation."""
    one = row[k]
    if one.mask & CARNIVORE:
        return
    taken = eat(one, portion(one))
    if taken > 0.0 and one.mask & COOPERATION and k + 1 < len(row):
        take_plants(row, k + 1)


def portion(one: Prospect) -> float:
    """EV-9.5  Plants of one TAKE."""
    return 2.0 if one.mask & FORAGING else 1.0


def eat(one: Prospect, n: float) -> float:
    """Tokens onto the board, then onto Fat Tissue; returns how many."""
    onto_board = min(n, one.pop - one.food)
    one.food += onto_board
    stored = min(n - onto_board, one.store)
    one.fat += stored
    one.store -= stored
    return onto_board + stored


def prospect(g: Evo, found: list[Side], i: int) -> Prospect | None:
    """The species on a board, if it still lives."""
    row = g.row[g.owner[i]]
    for k in range(len(row)):
        if row[k] == i:
            return found[g.owner[i]].row[k]
    return None


def pending(g: Evo, found: list[Side], frame: Frame[Evo]) -> None:
    """What waits on the stack is as good as done."""
    if isinstance(frame, ActBeforeReveal):
        for act in frame.waiting:
            i = act >> 16 & 255
            act_before_reveal(g, found[frame.seat].row, place(g.row[frame.seat], i), 1 << (act >> 8 & 255))
    elif isinstance(frame, PayNegation):
        found[frame.seat].hand -= frame.n
    elif isinstance(frame, Strike):
        strike(g, found, frame)
    elif isinstance(frame, Scavenge):
        scavenge(found)
    elif isinstance(frame, (Take, StoreFat)):
        one = prospect(g, found, frame.i)
        if one is not None:
            eat(one, frame.n if isinstance(frame, Take) else frame.most)


def strike(g: Evo, found: list[Side], frame: Strike) -> None:
    """The target loses 1, Horns answer, the attacker eats, scavengers follow unless it died of them (R-26)."""
    attacker = prospect(g, found, frame.a)
    target = prospect(g, found, frame.t)
    if target is not None:
        bleed(target)
    if attacker is not None:
        if frame.horns:
            bleed(attacker)
        if attacker.pop > 0.0:
            eat(attacker, float(g.size[frame.t]))
    if (attacker is not None and attacker.pop > 0.0) or g.settings.scavenge_if_attacker_dies:
        scavenge(found)


def bleed(one: Prospect) -> None:
    """One population less; what no longer fits on the board is scored, like fat."""
    one.pop -= 1.0
    surplus = one.food - one.pop
    if surplus > 0.0:
        one.food -= surplus
        one.fat += surplus


def scavenge(found: list[Side]) -> None:
    for side in found:
        for one in side.row:
            if one.mask & SCAVENGER and one.pop > 0.0:
                eat(one, 1.0)


def raise_shields(row: list[Prospect]) -> None:
    """Protection that depends on neighbours and on food."""
    for k in range(len(row)):
        one = row[k]
        if one.mask & WARNING_CALL:
            if k:
                row[k - 1].shield |= WARNING_CALL
            if k + 1 < len(row):
                row[k + 1].shield |= WARNING_CALL
        if one.mask & SYMBIOSIS and k + 1 < len(row) and row[k + 1].size > one.size:
            one.shield |= SYMBIOSIS
        if one.mask & BURROWING and one.food >= one.pop:
            one.shield |= BURROWING
