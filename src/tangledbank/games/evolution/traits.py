"""The 17 traits: printed facts, and what each does, in one block per card (EV-11).

A hook is called from one place: `blocks` by attack.target_refusal (EV-10.5 to EV-10.8), `before_reveal` by
reveal.ActBeforeReveal (EV-7.1). What every bite asks (diet, Foraging, Cooperation, store room) is a bit test in
take.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ...core.ints import Ints, ints
from .terms import BANK, PLANT, POPULATION_MAX

if TYPE_CHECKING:
    from .state import Evo

    Blocks = Callable[[Evo, int, Ints, int], bool]
    """blocks(g, attacker, row, k): does this card of the k-th species of the row stop the attacker?"""
    BeforeReveal = Callable[[Evo, int], None]


class Trait:
    """A kind of card: its bit, its key, the food values of its copies and its hooks."""

    def __init__(
        self,
        bit: int,
        key: str,
        food: list[int],
        defensive: bool = False,
        blocks: Blocks | None = None,
        before_reveal: BeforeReveal | None = None,
    ) -> None:
        self.bit: Final = bit
        self.key: Final = key
        self.food: Final = food
        self.defensive: Final = defensive
        self.blocks: Final = blocks
        self.before_reveal: Final = before_reveal


AMBUSH: Final = 1 << 0
"""EV-11.A1, EV-11.A2  An attacker that has it does not hear Warning Call; a herbivore has no use for it."""
_AMBUSH = Trait(AMBUSH, "ambush", [-3, -2, -1, 0, 1, 2, 3])


BURROWING: Final = 1 << 1
"""EV-11.B1 to EV-11.B3  Safe while fully fed, asked anew at each attack."""


def _burrowing(g: Evo, attacker: int, row: Ints, k: int) -> bool:
    """EV-10.5, EV-11.B2  Blocks while the board is full; stored fat does not count."""
    return g.food[row[k]] == g.pop[row[k]]


_BURROWING = Trait(BURROWING, "burrowing", [1, 2, 3, 3, 4, 4, 5], defensive=True, blocks=_burrowing)


CARNIVORE: Final = 1 << 2
"""EV-1.18, EV-11.C1 to EV-11.C3  Attacks instead of eating plants; takes meat by any means, plants by none."""
_CARNIVORE = Trait(CARNIVORE, "carnivore", [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6])


CLIMBING: Final = 1 << 3
"""EV-11.M1  Only climbers attack it."""


def _climbing(g: Evo, attacker: int, row: Ints, k: int) -> bool:
    """EV-10.6  Blocks an attacker that does not climb."""
    return not g.mask[attacker] & CLIMBING


_CLIMBING = Trait(CLIMBING, "climbing", [1, 2, 3, 3, 4, 4, 5], defensive=True, blocks=_climbing)


COOPERATION: Final = 1 << 4
"""EV-11.O1 to EV-11.O3  Its right neighbour eats with it: take.share."""
_COOPERATION = Trait(COOPERATION, "cooperation", [0, 3, 3, 4, 4, 5, 5])


DEFENSIVE_HERDING: Final = 1 << 5
"""EV-11.D1  Only larger herds attack it."""


def _herding(g: Evo, attacker: int, row: Ints, k: int) -> bool:
    """EV-10.7, EV-11.D1  Blocks an attacker whose population is not larger; Pack Hunting does not help (EV-11.P2)."""
    return g.pop[attacker] <= g.pop[row[k]]


_HERDING = Trait(DEFENSIVE_HERDING, "defensive_herding", [2, 3, 4, 5, 6, 7, 8], defensive=True, blocks=_herding)


FAT_TISSUE: Final = 1 << 6
"""EV-11.F1 to EV-11.F6  A store beyond the board: state.room, take.StoreFat."""


def _burn_fat(g: Evo, i: int) -> None:
    """EV-11.F3  Stored tokens move to the board as far as it has room; not a TAKE (EV-9.11)."""
    n = min(g.fat[i], g.pop[i] - g.food[i])
    if n:
        g.burn(i, n)


_FAT_TISSUE = Trait(FAT_TISSUE, "fat_tissue", [-1, 0, 3, 4, 4, 5, 5], before_reveal=_burn_fat)


FERTILE: Final = 1 << 7
"""EV-11.E1 to EV-11.E4  Multiplies before the food cards are turned, carnivores too."""


def _multiply(g: Evo, i: int) -> None:
    """EV-11.E1, EV-11.E2  The population grows by 1, up to 6, if the watering hole holds a token."""
    if g.hole > 0 and g.pop[i] < POPULATION_MAX:
        g.grow_population(i)


_FERTILE = Trait(FERTILE, "fertile", [2, 3, 4, 5, 6, 6, 7], before_reveal=_multiply)


FORAGING: Final = 1 << 8
"""EV-11.G1, EV-11.G2  One more plant per TAKE, never meat: take.Take."""
_FORAGING = Trait(FORAGING, "foraging", [2, 3, 4, 5, 6, 6, 7])


HARD_SHELL: Final = 1 << 9
"""EV-11.H1  4 larger as a target and for nothing else: attack.size_refusal."""
_HARD_SHELL = Trait(HARD_SHELL, "hard_shell", [1, 2, 3, 3, 4, 4, 5], defensive=True)


HORNS: Final = 1 << 10
"""EV-11.N1, EV-11.N2  The attacker is hurt before it eats; the target all the same: attack.Strike."""
_HORNS = Trait(HORNS, "horns", [1, 2, 3, 3, 4, 4, 5], defensive=True)


INTELLIGENCE: Final = 1 << 11
"""EV-11.I1 to EV-11.I5  Cards for plants or against defences, never obligatory: feeding, attack."""
_INTELLIGENCE = Trait(INTELLIGENCE, "intelligence", [-2, -1, 0, 4, 5, 6, 7])


LONG_NECK: Final = 1 << 12
"""EV-11.L1, EV-11.L2  Eats before the food cards are turned."""


def _reach_up(g: Evo, i: int) -> None:
    """EV-11.L1  Takes 1 plant from the food bank, with Foraging and Cooperation."""
    from .actions.take import Take  # here, because eating needs the state and the state needs the cards

    g.push(Take(i, PLANT, BANK, 1, 0))


_LONG_NECK = Trait(LONG_NECK, "long_neck", [3, 4, 5, 6, 7, 8, 9], before_reveal=_reach_up)


PACK_HUNTING: Final = 1 << 13
"""EV-11.P1, EV-11.P2  Attacks as if larger by its population: attack.size_refusal."""
_PACK_HUNTING = Trait(PACK_HUNTING, "pack_hunting", [-3, -2, -1, 0, 1, 2, 3])


SCAVENGER: Final = 1 << 14
"""EV-11.S1, EV-11.S2  Eats after every attack, its own and one on itself included: attack.Scavenge."""
_SCAVENGER = Trait(SCAVENGER, "scavenger", [2, 3, 4, 5, 6, 6, 7])


SYMBIOSIS: Final = 1 << 15
"""EV-11.Y1  Safe beside a larger right neighbour."""


def _symbiosis(g: Evo, attacker: int, row: Ints, k: int) -> bool:
    """EV-10.8, EV-11.Y1  Blocks while the right neighbour is printed larger, be it the attacker itself."""
    return k + 1 < len(row) and g.size[row[k + 1]] > g.size[row[k]]


_SYMBIOSIS = Trait(SYMBIOSIS, "symbiosis", [1, 2, 3, 3, 4, 4, 5], defensive=True, blocks=_symbiosis)


WARNING_CALL: Final = 1 << 16
"""EV-11.W1, EV-11.W2  Both neighbours are safe, from the caller itself, too: attack.warned."""
_WARNING_CALL = Trait(WARNING_CALL, "warning_call", [1, 2, 3, 3, 4, 4, 5], defensive=True)


TRAITS: Final[list[Trait]] = [
    _AMBUSH,
    _BURROWING,
    _CARNIVORE,
    _CLIMBING,
    _COOPERATION,
    _HERDING,
    _FAT_TISSUE,
    _FERTILE,
    _FORAGING,
    _HARD_SHELL,
    _HORNS,
    _INTELLIGENCE,
    _LONG_NECK,
    _PACK_HUNTING,
    _SCAVENGER,
    _SYMBIOSIS,
    _WARNING_CALL,
]
"""In printed order; the position is the number of the bit."""

TRAIT_KEYS: Final[list[str]] = [trait.key for trait in TRAITS]

DEFENSIVE: Final[list[Trait]] = [trait for trait in TRAITS if trait.defensive]
"""EV-1.19  What Intelligence can negate; the position is the number in an attack's negation set."""

BLOCKERS: Final[list[Trait]] = [trait for trait in TRAITS if trait.blocks is not None]
BLOCKER_BITS: Final = BURROWING | CLIMBING | DEFENSIVE_HERDING | SYMBIOSIS
BEFORE_REVEAL_BITS: Final = FAT_TISSUE | FERTILE | LONG_NECK

# EV-1.1 to EV-1.3  Every card has its own identity: a number inside, trait and food value outside.
CARD_TRAIT: Final[Ints] = ints([n for n, trait in enumerate(TRAITS) for _ in trait.food])
CARD_BIT: Final[Ints] = ints([trait.bit for trait in TRAITS for _ in trait.food])
CARD_FOOD: Final[Ints] = ints([value for trait in TRAITS for value in trait.food])
DECK_SIZE: Final = len(CARD_FOOD)


def in_order(cards: Ints) -> list[int]:
    """Sorted by marking them: as objects they would be compared."""
    card: i64
    marks = ints([0] * DECK_SIZE)
    for card in cards:
        marks[card] = 1
    found: list[int] = []
    for card in range(DECK_SIZE):
        if marks[card]:
            found.append(card)
    return found


def _card_names() -> list[str]:
    """climbing+3, and climbing+3b for the second copy of one value."""
    names: list[str] = []
    for trait in TRAITS:
        for k, value in enumerate(trait.food):
            copy = trait.food[:k].count(value)
            names.append(f"{trait.key}{value:+d}" + ("" if copy == 0 else chr(97 + copy)))
    return names


CARD_NAMES: Final[list[str]] = _card_names()
