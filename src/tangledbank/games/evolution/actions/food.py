"""EV-5  Phase 2: every player secretly lays one card on the watering hole."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....core.frame import OTHER_MOMENT, Simultaneous
from ....core.ints import Options
from ..kinds import CHOSEN_CARDS, WAITING
from ..spec import Spec
from ..state import Evo
from ..terms import A_FOOD, NOT_IN_HAND, SELECT_FOOD


def card_refusal(g: Evo, seat: int, card: int) -> int:
    """A card can be used only from one's own hand."""
    return 0 if card in g.hand[seat] else NOT_IN_HAND


class ChooseFood(Simultaneous[Evo]):
    """EV-5.1, EV-5.3  One card each, hidden; it cannot be taken back once all have chosen (EV-5.4)."""

    __slots__ = ("chosen",)
    takes = (WAITING, CHOSEN_CARDS)
    spec = Spec("PlayPhase", "EV-5.1 EV-5.2 EV-5.3", number=0, phase=SELECT_FOOD)

    def __init__(self, waiting: int, chosen: tuple[int, ...]) -> None:
        super().__init__(waiting)
        self.chosen: Final = chosen
        """The card of each seat, -1 for none yet."""

    def offer(self, g: Evo, seat: int, options: Options) -> None:
        card: i64
        for card in g.hand[seat]:
            options.append(A_FOOD | card << 16)

    def refusal(self, g: Evo, seat: int, action: int) -> int:
        return card_refusal(g, seat, action >> 16 & 255) if action & ~0xFFFFFF == A_FOOD else OTHER_MOMENT

    def resolve(self, g: Evo, action: int) -> None:
        seat = g.seat
        chosen = list(self.chosen)
        chosen[seat] = action >> 16 & 255
        g.push(ChooseFood(self.waiting & ~(1 << seat), tuple(chosen)))

    def reveal(self, g: Evo) -> None:
        for seat in g.turn_order():
            if self.chosen[seat] >= 0:
                g.lay_food_card(seat, self.chosen[seat])

    def fields(self) -> list[int]:
        return [self.waiting, *self.chosen]


def choose_food(g: Evo) -> ChooseFood:
    """EV-5.5  A player without cards is not asked."""
    waiting = sum([1 << seat for seat in range(g.seats) if len(g.hand[seat])])
    return ChooseFood(waiting, (-1,) * g.seats)
