"""EV-10  Carnivore attack: who may attack whom, what it costs, and how it is carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....core.frame import OTHER_MOMENT, Decision, Step
from ....core.ints import Ints, Options, place
from ..kinds import BOARD, FLAG, SEAT, TOKENS
from ..spec import Spec
from ..state import Evo
from ..terms import (
    A_ATTACK,
    A_PAY,
    BANK,
    E_ATTACK,
    FULL,
    HARD_SHELL_BONUS,
    ITSELF,
    MEAT,
    NO_SPECIES,
    NOT_CARNIVORE,
    NOT_INTELLIGENT,
    TOO_FEW_CARDS,
    TOO_SMALL,
    USELESS_NEGATION,
)
from ..traits import (
    AMBUSH,
    BLOCKER_BITS,
    BLOCKERS,
    CARNIVORE,
    DEFENSIVE,
    HARD_SHELL,
    HORNS,
    INTELLIGENCE,
    PACK_HUNTING,
    SCAVENGER,
    WARNING_CALL,
)
from .food import card_refusal
from .take import Take


# ---- refusals -------------------------------------------------------------------
def hunter_refusal(g: Evo, i: i64) -> i64:
    """EV-10.2  An attacker has Carnivore and room to eat."""
    if not g.mask[i] & CARNIVORE:
        return NOT_CARNIVORE
    return 0 if g.room(i) > 0 else FULL


def target_refusal(g: Evo, a: i64, row: Ints, k: i64) -> i64:
    """EV-10.3 to EV-10.9  What keeps species a from the k-th species of a row: traits that block, or TOO_SMALL."""
    t = row[k]
    if a == t:
        return ITSELF
    traits = g.mask[t]
    stopped = size_refusal(g, a, t)
    if traits & BLOCKER_BITS:
        for trait in BLOCKERS:
            if traits & trait.bit and trait.blocks is not None and trait.blocks(g, a, row, k):
                stopped |= trait.bit
    if not g.mask[a] & AMBUSH:  # EV-11.A1
        stopped |= warned(g, row, k)
    return stopped


def size_refusal(g: Evo, a: i64, t: i64) -> i64:
    """EV-10.4  The attacker must be larger; Hard Shell adds 4 to the target, Pack Hunting its population to it."""
    reach = g.size[a]
    if g.mask[a] & PACK_HUNTING:
        reach += g.pop[a]
    if reach <= g.size[t]:
        return TOO_SMALL
    return HARD_SHELL if g.mask[t] & HARD_SHELL and reach <= g.size[t] + HARD_SHELL_BONUS else 0


def warned(g: Evo, row: Ints, k: i64) -> i64:
    """EV-10.9, EV-11.W1  Warning Call on either side of the k-th species."""
    beside = g.mask[row[k - 1]] if k else 0
    if k + 1 < len(row):
        beside |= g.mask[row[k + 1]]
    return beside & WARNING_CALL


def attack_options(g: Evo, a: i64, options: Options) -> bool:
    """EV-10.23  All attacks of a species; for one target the blocking traits are negated, and Horns too or not.

    True if one of them costs no card.
    """
    hand = len(g.hand[g.owner[a]]) if g.mask[a] & INTELLIGENCE else 0
    free = False
    for row in g.row:
        for k in range(len(row)):
            stopped = target_refusal(g, a, row, k)
            if stopped & (ITSELF | TOO_SMALL):
                continue
            cost = ones(stopped)
            if cost > hand:
                continue
            attack = A_ATTACK | a << 16 | row[k] << 8
            options.append(attack | negation(stopped))
            if not cost:
                free = True
            if g.mask[row[k]] & HORNS and cost < hand:
                options.append(attack | negation(stopped | HORNS))
    return free


def attack_refusal(g: Evo, seat: int, action: int) -> int:
    """EV-10.1 to EV-10.12 for one attack by an own species that may hunt."""
    a = action >> 16 & 255
    t = action >> 8 & 255
    if t >= len(g.pop) or not g.pop[t]:
        return NO_SPECIES
    row = g.row[g.owner[t]]
    stopped = target_refusal(g, a, row, place(row, t))
    negated = negated_traits(action)
    refusal = stopped & ~negated
    if negated & ~(stopped | g.mask[t] & HORNS):
        refusal |= USELESS_NEGATION
    if negated and not g.mask[a] & INTELLIGENCE:
        refusal |= NOT_INTELLIGENT
    if ones(negated) > len(g.hand[seat]):
        refusal |= TOO_FEW_CARDS
    return refusal


def ones(bits: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def negation(traits: i64) -> i64:
    """Defensive traits as the last byte of an attack."""
    packed: i64 = 0
    if traits:
        for n in range(len(DEFENSIVE)):
            if traits & DEFENSIVE[n].bit:
                packed |= 1 << n
    return packed


def negated_traits(action: int) -> int:
    """The last byte of an attack as traits."""
    traits = 0
    if action & 255:
        for n in range(len(DEFENSIVE)):
            if action >> n & 1:
                traits |= DEFENSIVE[n].bit
    return traits


# ---- resolution -----------------------------------------------------------------
def attack(g: Evo, seat: int, action: int) -> None:
    """EV-10.1  Declare: everything that counts is noted before anything changes."""
    a = action >> 16 & 255
    t = action >> 8 & 255
    negated = negated_traits(action)
    horns = 1 if g.mask[t] & HORNS and not negated & HORNS else 0
    full = 1 if g.food[a] == g.pop[a] else 0
    g.tell(E_ATTACK, g.species(a), g.species(t), negated)
    g.push(Strike(a, t, horns, full))
    if negated:
        g.push(PayNegation(seat, ones(negated)))


class PayNegation(Decision[Evo]):
    """EV-10.13  One hand card for each negated trait, face up on the discard pile."""

    __slots__ = ("n",)
    takes = (SEAT, TOKENS.of("cards to pay"))
    spec = Spec("Strike", "EV-10.1 EV-10.13 EV-11.I2", number=6)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def offer(self, g: Evo, seat: int, options: Options) -> None:
        card: i64
        for card in g.hand[seat]:
            options.append(A_PAY | card << 16)

    def refusal(self, g: Evo, seat: int, action: int) -> int:
        return card_refusal(g, seat, action >> 16 & 255) if action & ~0xFFFFFF == A_PAY else OTHER_MOMENT

    def resolve(self, g: Evo, action: int) -> None:
        if self.n > 1:
            g.push(PayNegation(self.seat, self.n - 1))
        g.discard_from_hand(self.seat, action >> 16 & 255)

    def fields(self) -> list[int]:
        return [self.seat, self.n]


class Strike(Step[Evo]):
    """EV-10.14 to EV-10.22  The target loses population, Horns answer, the attacker eats, scavengers follow."""

    __slots__ = ("a", "full", "horns", "t")
    takes = (
        BOARD.of("attacker's board"),
        BOARD.of("target's board"),
        FLAG.of("Horns bite (0 or 1)"),
        FLAG.of("attacker was full (0 or 1)"),
    )
    spec = Spec("FeedingTurn")

    def __init__(self, a: int, t: int, horns: int, full: int) -> None:
        self.a: Final = a
        self.t: Final = t
        self.horns: Final = horns
        self.full: Final = full

    def run(self, g: Evo) -> None:
        meal = g.size[self.t]
        g.lose_population(self.t, 1)
        if self.horns:
            g.lose_population(self.a, 1)
        if g.pop[self.a] or g.settings.scavenge_if_attacker_dies:
            g.push(Take(self.a, MEAT, BANK, meal, self.full), Scavenge(g.owner[self.a]))

    def fields(self) -> list[int]:
        return [self.a, self.t, self.horns, self.full]


class Scavenge(Step[Evo]):
    """EV-10.18, EV-10.20  Every living scavenger takes 1 meat: from the active player clockwise, rows left to right."""

    __slots__ = ("seat",)
    takes = (SEAT.of("the active seat"),)
    spec = Spec("FeedingTurn")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Evo) -> None:
        for k in range(g.seats - 1, -1, -1):
            row = g.row[(self.seat + k) % g.seats]
            for at in range(len(row) - 1, -1, -1):
                i = row[at]
                if g.mask[i] & SCAVENGER:
                    g.push(Take(i, MEAT, BANK, 1, 0))

    def fields(self) -> list[int]:
        return [self.seat]
