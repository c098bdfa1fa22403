"""EV-8  Phase 5: feeding turns go round until nobody eats any more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ....core.frame import OTHER_MOMENT, Decision, Step
from ....core.ints import Options
from ..kinds import FLAG, PASSES, SEAT, SEATS_OUT
from ..spec import Spec
from ..state import Evo
from ..terms import (
    A_ATTACK,
    A_DONE,
    A_FEED,
    A_THINK,
    BANK,
    CANNOT_EAT_PLANTS,
    E_PASS,
    FED_ALREADY,
    FEEDING,
    FULL,
    HOLE,
    HOLE_EMPTY,
    HUNGRY_FIRST,
    MUST_FEED,
    NOT_INTELLIGENT,
    PLANT,
    PLANTS_PER_CARD,
)
from ..traits import CARNIVORE, FAT_TISSUE, INTELLIGENCE
from .attack import attack, attack_options, attack_refusal, hunter_refusal
from .cards import own_refusal
from .food import card_refusal
from .take import Take


# ---- refusals -----------------------------------------------------------------
def plant_refusal(g: Evo, i: i64) -> i64:
    """EV-8.3, EV-9.1  A herbivore with room, and a token at the watering hole."""
    if g.mask[i] & CARNIVORE:
        return CANNOT_EAT_PLANTS
    return (0 if g.hole > 0 else HOLE_EMPTY) | (0 if g.room(i) > 0 else FULL)


def think_refusal(g: Evo, i: i64) -> i64:
    """EV-11.I1, EV-11.I4, EV-11.I5  An intelligent herbivore with room."""
    if not g.mask[i] & INTELLIGENCE:
        return NOT_INTELLIGENT
    if g.mask[i] & CARNIVORE:
        return CANNOT_EAT_PLANTS
    return 0 if g.room(i) > 0 else FULL


def is_hungry(g: Evo, i: i64) -> bool:
    """EV-8.2"""
    return g.food[i] < g.pop[i]


def normal_feedings(g: Evo, i: i64, options: Options) -> bool:
    """EV-8.3, EV-8.4  The normal feedings of a species; True if one of them costs no card."""
    if g.mask[i] & CARNIVORE:
        return not hunter_refusal(g, i) and attack_options(g, i, options)
    if plant_refusal(g, i):
        return False
    options.append(A_FEED | i << 16)
    return True


def feeding_options(g: Evo, seat: int, options: Options) -> bool:
    """EV-8.5 to EV-8.10  All normal feedings of a seat; True if it is obliged to make one."""
    obliged = False
    for i in g.row[seat]:
        if g.food[i] < g.pop[i] and normal_feedings(g, i, options):
            obliged = True
    if g.settings.fat_feeding_while_hungry or not obliged:
        for i in g.row[seat]:
            if g.mask[i] & FAT_TISSUE and g.food[i] == g.pop[i] and g.room(i) > 0:
                normal_feedings(g, i, options)
    return obliged


def is_obliged(g: Evo, seat: int) -> bool:
    """EV-8.6  A hungry species could make a normal feeding that costs no card."""
    return feeding_options(g, seat, Options())


# ---- turns --------------------------------------------------------------------
class Feeding(Step[Evo]):
    """EV-8.1, EV-8.13, EV-8.14  Turn after turn, until as many in a row as there are players were passes."""

    __slots__ = ("out", "passes", "seat")
    takes = (SEAT, PASSES, SEATS_OUT)
    spec = Spec("EndOfFeeding", phase=FEEDING)

    def __init__(self, seat: int, passes: int, out: int) -> None:
        self.seat: Final = seat
        self.passes: Final = passes
        self.out: Final = out
        """Seats that passed for good (setting pass_is_final, R-32)."""

    def run(self, g: Evo) -> None:
        next_turn(g, self.seat, self.passes, self.out)

    def fields(self) -> list[int]:
        return [self.seat, self.passes, self.out]


def next_turn(g: Evo, seat: int, passes: int, out: int) -> None:
    """EV-8.12, EV-8.13  The turn of the next seat that is not out and can do something, unless everybody has passed."""
    while passes < g.seats:
        if not out >> seat & 1:
            if not is_idle(g, seat):
                g.stack.append(FeedingTurn(seat, passes, out, 0, 0))
                return
            g.seat = seat
            g.tell(E_PASS, seat, 0, 0)
        seat = (seat + 1) % g.seats
        passes += 1


def is_idle(g: Evo, seat: int) -> bool:
    """EV-8.12  Whether passing is all that a seat can do, as a glance tells: this need not be asked."""
    for i in g.row[seat]:
        if g.room(i) > 0 and (g.hole > 0 or g.mask[i] & (CARNIVORE | INTELLIGENCE)):
            return False
    return True


@mypyc_attr(free_list_len=1)
class FeedingTurn(Decision[Evo]):
    """EV-8.5  At most one normal feeding, Intelligence before and after it; a turn without either is a pass."""

    __slots__ = ("fed", "out", "passes", "thought")
    takes = (*Feeding.takes, FLAG.of("fed (0 or 1)"), FLAG.of("used Intelligence (0 or 1)"))
    spec = Spec("EndOfFeeding", "EV-8.3 EV-8.4 EV-8.5 EV-8.6 EV-8.7 EV-11.I1", number=4, phase=FEEDING)

    def __init__(self, seat: int, passes: int, out: int, fed: int, thought: int) -> None:
        super().__init__(seat)
        self.passes: Final = passes
        self.out: Final = out
        self.fed: Final = fed
        self.thought: Final = thought

    def offer(self, g: Evo, seat: int, options: Options) -> None:
        obliged = not self.fed and feeding_options(g, seat, options)
        for i in g.row[seat]:
            if g.mask[i] & INTELLIGENCE and not think_refusal(g, i):
                for card in g.hand[seat]:
                    options.append(A_THINK | i << 16 | card << 8)
        if not obliged:
            options.append(A_DONE)

    def refusal(self, g: Evo, seat: int, action: int) -> int:
        kind = action & ~0xFFFFFF
        if kind == A_DONE:
            return MUST_FEED if not self.fed and is_obliged(g, seat) else 0
        if kind != A_FEED and kind != A_ATTACK and kind != A_THINK:
            return OTHER_MOMENT
        i = action >> 16 & 255
        refusal = own_refusal(g, seat, i)
        if refusal:
            return refusal
        if kind == A_THINK:
            return think_refusal(g, i) | card_refusal(g, seat, action >> 8 & 255)
        return self.normal_refusal(g, seat, i) | (
            plant_refusal(g, i) if kind == A_FEED else self.hunt_refusal(g, seat, action)
        )

    def normal_refusal(self, g: Evo, seat: int, i: int) -> int:
        """EV-8.5, and R-15 for a full species while another is hungry."""
        if self.fed:
            return FED_ALREADY
        waits = not is_hungry(g, i) and not g.settings.fat_feeding_while_hungry and is_obliged(g, seat)
        return HUNGRY_FIRST if waits else 0

    def hunt_refusal(self, g: Evo, seat: int, action: int) -> int:
        return hunter_refusal(g, action >> 16 & 255) or attack_refusal(g, seat, action)

    def resolve(self, g: Evo, action: int) -> None:
        kind = action & ~0xFFFFFF
        if kind == A_DONE:
            self.end(g)
            return
        i = action >> 16 & 255
        full = 0 if is_hungry(g, i) else 1
        if kind == A_THINK:
            g.push(Take(i, PLANT, BANK, PLANTS_PER_CARD, full), FeedingTurn(self.seat, 0, self.out, self.fed, 1))
            g.discard_from_hand(self.seat, action >> 8 & 255)
        else:
            g.stack.append(FeedingTurn(self.seat, 0, self.out, 1, self.thought))
            if kind == A_FEED:
                g.stack.append(Take(i, PLANT, HOLE, 1, full))
            else:
                attack(g, self.seat, action)

    def end(self, g: Evo) -> None:
        """EV-8.11, EV-8.12  Neither fed nor thought: a pass, or a skip if there was nothing else to do."""
        passes = 0
        out = self.out
        if not self.fed and not self.thought:
            passes = self.passes + 1
            if g.settings.pass_is_final and len(self.answers(g, self.seat)) > 1:
                out |= 1 << self.seat
            g.tell(E_PASS, self.seat, 0, 0)
        next_turn(g, (self.seat + 1) % g.seats, passes, out)

    def fields(self) -> list[int]:
        return [self.seat, self.passes, self.out, self.fed, self.thought]
