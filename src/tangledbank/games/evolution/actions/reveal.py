"""EV-7  Phase 4: traits with the before-reveal icon act, then the food cards are turned over."""

from __future__ import annotations

from typing import Final

from ....core.frame import OTHER_MOMENT, Decision, Step
from ....core.ints import Options
from ..kinds import SEAT, WAITING_ACTIONS
from ..spec import Spec
from ..state import Evo
from ..terms import A_ACT, ADD_FOOD, NOT_ON_SPECIES, RESOLVED
from ..traits import BEFORE_REVEAL_BITS, TRAITS
from .cards import own_refusal


class BeforeReveal(Step[Evo]):
    """EV-7.1, EV-7.2  Players resolve their before-reveal traits in turn order."""

    __slots__ = ()
    spec = Spec("AddFood")

    def run(self, g: Evo) -> None:
        for k in range(g.seats - 1, -1, -1):
            seat = g.turn_order()[k]
            waiting = before_reveal_cards(g, seat)
            if waiting:
                g.push(ActBeforeReveal(seat, waiting))


def before_reveal_cards(g: Evo, seat: int) -> tuple[int, ...]:
    """The cards of a seat that act before the reveal, as answers."""
    cards: list[int] = []
    for i in g.row[seat]:
        if g.mask[i] & BEFORE_REVEAL_BITS:
            for n in range(len(TRAITS)):
                if g.mask[i] & BEFORE_REVEAL_BITS & 1 << n:
                    cards.append(A_ACT | i << 16 | n << 8)
    return tuple(cards)


class ActBeforeReveal(Decision[Evo]):
    """EV-7.3, EV-7.4  The owner chooses the order; each card acts exactly once, the last one by itself."""

    __slots__ = ("waiting",)
    takes = (SEAT, WAITING_ACTIONS)
    spec = Spec("AddFood ActBeforeReveal", "EV-7.1 EV-7.3 EV-7.4", number=3)

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.waiting: Final = waiting

    def offer(self, g: Evo, seat: int, options: Options) -> None:
        options.extend(self.waiting)

    def refusal(self, g: Evo, seat: int, action: int) -> int:
        if action & ~0xFFFFFF != A_ACT:
            return OTHER_MOMENT
        if action in self.waiting:
            return 0
        i = action >> 16 & 255
        bit = TRAITS[action >> 8 & 255].bit
        return own_refusal(g, seat, i) or (RESOLVED if g.mask[i] & bit & BEFORE_REVEAL_BITS else NOT_ON_SPECIES)

    def resolve(self, g: Evo, action: int) -> None:
        rest = tuple([a for a in self.waiting if a != action])
        if rest:
            g.push(ActBeforeReveal(self.seat, rest))
        act = TRAITS[action >> 8 & 255].before_reveal
        if act is not None:
            act(g, action >> 16 & 255)

    def fields(self) -> list[int]:
        return [self.seat, *self.waiting]


class AddFood(Step[Evo]):
    """EV-7.5, EV-7.6"""

    __slots__ = ()
    spec = Spec("FeedingPhase", phase=ADD_FOOD)

    def run(self, g: Evo) -> None:
        g.turn_food_cards()
