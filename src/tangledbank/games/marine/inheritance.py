"""DSM-3.18 to DSM-3.21, DSM-24.19 to DSM-24.22  Traits that are dealt, come, are copied, and go."""

from __future__ import annotations

from typing import Final

from ...core.frame import OTHER_MOMENT, Simultaneous, Step
from ...core.ints import Options
from ...earth.actions.elements import LoseElement
from ...earth.changes import note
from ...earth.kinds import ANIMAL, SEAT
from ...earth.pick import MustPick, ask
from ...earth.terms import ELEMENT_THINGS, NOBODY
from .kinds import SEATS, TRAIT
from .spec import CARD, INHERITING, Spec
from .state import Sea
from .terms import (
    A_COPY,
    A_KEEP,
    A_REJECT,
    A_REPLACE,
    A_SPECIAL,
    CHANGED_HANDS,
    CHANGED_TRAITS,
    CONTROLLED,
    E_COPY,
    E_LOSE_TRAIT,
    E_TRAIT,
    FEEDER_1,
    NO_SUCH_TRAIT,
    PLANKTON,
    TURN_ORDER,
)
from .traits import (
    ALL_TRAITS,
    BOTTOM_FEEDER,
    DRAWN,
    EXAPTATION,
    NO_TRAIT,
    PACK_HUNTERS,
    PHALANX_TARGET,
    RAM_FEEDER,
    TRAITS,
)

TRAIT_THINGS: Final[list[int]] = [trait << 16 for trait in ALL_TRAITS]


def hand_refusal(g: Sea, animal: int, trait: int) -> int:
    """The Trait must be among those dealt or drawn."""
    return 0 if g.hands[animal] >> trait & 1 else NO_SUCH_TRAIT


def draw_traits(g: Sea, animal: int, n: int) -> None:
    """DSM-3.18, DSM-23.15  Random Traits of the box into the hand; the box has no order."""
    for _ in range(n):
        choices = [trait for trait in ALL_TRAITS if g.box >> trait & 1]
        trait = choices[g.randbelow(len(choices))]
        g.box &= ~(1 << trait)
        g.hands[animal] |= 1 << trait
    g.info_counter += 1
    g.dirty |= CHANGED_HANDS


# ---- the draft ----------------------------------------------------------------------
class Draft(Simultaneous[Sea]):
    """DSM-3.19, DSM-25.2, DSM-25.14, DSM-26.2, DSM-26.9  All secretly keep one of three, or reject one to keep two."""

    __slots__ = ()
    takes = (SEATS,)
    spec = Spec("DealTrack", "DSM-3.18 DSM-3.19 DSM-25.14", number=0)

    def offer(self, g: Sea, seat: int, options: Options) -> None:
        animal = choosing(g, seat)
        for thing in TRAIT_THINGS:
            if not hand_refusal(g, animal, thing >> 16):
                options.append(draft_verb(g) | thing)

    def refusal(self, g: Sea, seat: int, action: int) -> int:
        if action & ~0xFFFFFF != draft_verb(g):
            return OTHER_MOMENT
        return hand_refusal(g, choosing(g, seat), action >> 16 & 255)

    def resolve(self, g: Sea, action: int) -> None:
        seat = g.seat
        animal = choosing(g, seat)
        chosen = 1 << (action >> 16 & 255)
        kept = g.hands[animal] & ~chosen if g.settings.kept == 2 else chosen
        g.rejected[animal] = g.hands[animal] & ~kept
        g.hands[animal] = kept
        g.dirty |= CHANGED_HANDS
        g.push(Draft(self.waiting if choosing(g, seat) != NOBODY else self.waiting & ~(1 << seat)))

    def reveal(self, g: Sea) -> None:
        """DSM-3.20, DSM-3.21, DSM-30.3, R-2  All at once; then in turn order what applies now, Exaptation last."""
        for trait in (EXAPTATION, PACK_HUNTERS):
            for animal in reversed(TURN_ORDER):
                if g.hands[animal] >> trait & 1:
                    g.push(ApplyTrait(animal, trait))
        g.dirty |= CHANGED_HANDS
        for animal in g.order_from(g.turn):
            kept = g.hands[animal]
            g.box |= g.rejected[animal]
            g.hands[animal] = 0
            g.rejected[animal] = 0
            for trait in ALL_TRAITS:
                if kept >> trait & 1:
                    show_trait(g, animal, trait)

    def fields(self) -> list[int]:
        return [self.waiting]


def draft_verb(g: Sea) -> int:
    return A_REJECT if g.settings.kept == 2 else A_KEEP


def choosing(g: Sea, seat: int) -> int:
    """The next animal of a seat that has not chosen yet, in turn order."""
    for animal in g.order_from(g.turn):
        if g.seat_of(animal) == seat and not g.rejected[animal]:
            return animal
    return NOBODY


# ---- a Trait comes --------------------------------------------------------------------
def show_trait(g: Sea, animal: int, trait: int) -> None:
    """A card face up in front of an animal; Ram Feeder's element counts at once (DSM-24.14)."""
    before_change(g, animal)
    had = g.has(animal, RAM_FEEDER)
    g.traits[animal] |= 1 << trait
    g.dirty |= CHANGED_TRAITS
    g.tell(E_TRAIT, animal, trait, 0)
    settle_ram(g, animal, had)


def before_change(g: Sea, animal: int) -> None:
    """DSM-19.3  Carnivore comes and goes: how the animal's species stand is told if it changes."""
    if g.events is not None:
        note(g, g.occupied(animal))


def settle_ram(g: Sea, animal: int, had: bool) -> None:
    """DSM-24.14, DSM-24.26  The printed Plankton comes and goes with the Trait."""
    if not had and g.has(animal, RAM_FEEDER):
        g.gain_element(animal, PLANKTON)
    elif had and not g.has(animal, RAM_FEEDER):
        g.drop_element(animal, PLANKTON)


class ApplyTrait(Step[Sea]):
    """DSM-3.21, DSM-24.21  What a Trait does the moment an animal has it."""

    __slots__ = ("animal", "trait")
    takes = (ANIMAL, TRAIT)
    spec = Spec(f"{INHERITING} DealTrack ApplyTrait", of_others=True)

    def __init__(self, animal: int, trait: int) -> None:
        self.animal: Final = animal
        self.trait: Final = trait

    def run(self, g: Sea) -> None:
        g.check_budding(self.animal)
        if self.trait == PACK_HUNTERS:
            ask(g, PackHunt(g.seat_of(self.animal), self.animal))
        elif self.trait == EXAPTATION:
            ask(g, CopyTrait(g.seat_of(self.animal), self.animal))

    def fields(self) -> list[int]:
        return [self.animal, self.trait]


class PackHunt(MustPick[Sea]):
    """DSM-24.11, DSM-24.21  Control of a special pawn that nobody controls."""

    __slots__ = ()
    spec = Spec(f"{INHERITING} DealTrack ApplyTrait", "DSM-24.11", number=33, of_others=True)

    def verb(self) -> int:
        return A_SPECIAL

    def candidates(self, g: Sea) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        return 0 if g.control[action >> 16 & 255] == NOBODY else CONTROLLED

    def chosen(self, g: Sea, action: int) -> None:
        element = action >> 16 & 255
        g.take_control(self.animal, element)
        start = TRAITS[PACK_HUNTERS].n if g.settings.is_gmt else PHALANX_TARGET
        g.set_target(element, max(g.target[element], start))


class CopyTrait(MustPick[Sea]):
    """DSM-24.8, DSM-24.22  Exaptation copies one Trait of an opponent."""

    __slots__ = ()
    spec = Spec(f"{INHERITING} DealTrack ApplyTrait", "DSM-24.8 DSM-24.22", number=34, of_others=True)

    def verb(self) -> int:
        return A_COPY

    def candidates(self, g: Sea) -> list[int]:
        return TRAIT_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        for other in g.layout.animals:
            if other != self.animal and g.traits[other] >> (action >> 16 & 255) & 1:
                return 0
        return NO_SUCH_TRAIT

    def chosen(self, g: Sea, action: int) -> None:
        trait = action >> 16 & 255
        before_change(g, self.animal)
        had = g.has(self.animal, RAM_FEEDER)
        g.copy[self.animal] = trait
        g.dirty |= CHANGED_TRAITS
        g.tell(E_COPY, self.animal, trait, 0)
        settle_ram(g, self.animal, had)
        g.push(ApplyTrait(self.animal, trait))


# ---- a Trait is replaced -----------------------------------------------------------------
def replace_trait(g: Sea, animal: int) -> None:
    """DSM-23.15, DSM-25.16  Which one, if there are two; nothing without a Trait."""
    ask(g, ReplaceTrait(g.seat_of(animal), animal))


class ReplaceTrait(MustPick[Sea]):
    """DSM-25.16  One of the own Traits goes."""

    __slots__ = ()
    spec = Spec(CARD, "DSM-23.15 DSM-25.16", number=35)

    def verb(self) -> int:
        return A_REPLACE

    def candidates(self, g: Sea) -> list[int]:
        return TRAIT_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        return 0 if g.traits[self.animal] >> (action >> 16 & 255) & 1 else NO_SUCH_TRAIT

    def chosen(self, g: Sea, action: int) -> None:
        g.push(Inherit(self.animal, action >> 16 & 255))


class Inherit(Step[Sea]):
    """DSM-23.15, DSM-24.8  Three Traits of the box to choose from."""

    __slots__ = ("animal", "old")
    takes = (ANIMAL, TRAIT)
    spec = Spec(INHERITING, of_others=True)

    def __init__(self, animal: int, old: int) -> None:
        self.animal: Final = animal
        self.old: Final = old
        """The Trait that goes."""

    def run(self, g: Sea) -> None:
        draw_traits(g, self.animal, DRAWN)
        g.push(KeepTrait(g.seat_of(self.animal), self.animal, self.old))

    def fields(self) -> list[int]:
        return [self.animal, self.old]


class KeepTrait(MustPick[Sea]):
    """DSM-23.15, DSM-24.8, DSM-26.3  One is kept; the others and the old one go to the box."""

    __slots__ = ("old",)
    takes = (SEAT, ANIMAL, TRAIT.of("the Trait that goes"))
    says = "trait=old"
    spec = Spec(INHERITING, "DSM-23.15 DSM-24.8", number=36, of_others=True)

    def __init__(self, seat: int, animal: int, old: int) -> None:
        super().__init__(seat, animal)
        self.old: Final = old

    def verb(self) -> int:
        return A_KEEP

    def candidates(self, g: Sea) -> list[int]:
        return TRAIT_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        return hand_refusal(g, self.animal, action >> 16 & 255)

    def chosen(self, g: Sea, action: int) -> None:
        trait = action >> 16 & 255
        g.box |= g.hands[self.animal] & ~(1 << trait) | 1 << self.old
        g.hands[self.animal] = 0
        g.dirty |= CHANGED_HANDS
        g.info_counter += 1
        lose_trait(g, self.animal, self.old)
        show_trait(g, self.animal, trait)
        g.push(Shed(self.animal), ApplyTrait(self.animal, trait))

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.old]


def lose_trait(g: Sea, animal: int, trait: int) -> None:
    """DSM-24.19, DSM-24.20, R-17  It stops at once, Exaptation with its copy; what was gained by it stays."""
    before_change(g, animal)
    had_ram = g.has(animal, RAM_FEEDER)
    g.traits[animal] &= ~(1 << trait)
    if trait == EXAPTATION:
        g.copy[animal] = NO_TRAIT
    g.dirty |= CHANGED_TRAITS
    g.tell(E_LOSE_TRAIT, animal, trait, 0)
    settle_ram(g, animal, had_ram)
    if not g.has(animal, BOTTOM_FEEDER) and g.spaces[FEEDER_1 + animal] != NOBODY:
        g.take_back(FEEDER_1 + animal)


class Shed(Step[Sea]):
    """DSM-24.19, R-34  With more elements than the display now holds, the owner returns disks of their choice."""

    __slots__ = ("animal",)
    takes = (ANIMAL,)
    spec = Spec("ApplyTrait", of_others=True)

    def __init__(self, animal: int) -> None:
        self.animal: Final = animal

    def run(self, g: Sea) -> None:
        if g.elements_of(self.animal) > g.most_elements(self.animal):
            g.push(LoseElement(g.seat_of(self.animal), self.animal), Shed(self.animal))

    def fields(self) -> list[int]:
        return [self.animal]


class ExaptationCheck(Step[Sea]):
    """DSM-24.8, DSM-24.23, R-29  After every action or Retrieve: with 16 cubes or fewer in the gene pool it ends."""

    __slots__ = ("animal",)
    takes = (ANIMAL,)
    spec = Spec("CloseTurn ExaptationCheck", of_others=True)

    def __init__(self, animal: int) -> None:
        self.animal: Final = animal

    def run(self, g: Sea) -> None:
        owns = g.traits[self.animal] >> EXAPTATION & 1
        if owns and g.gene_pool[self.animal] <= TRAITS[EXAPTATION].n:
            g.push(Inherit(self.animal, EXAPTATION))

    def fields(self) -> list[int]:
        return [self.animal]
