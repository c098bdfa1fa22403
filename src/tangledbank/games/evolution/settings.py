"""What the options and the number of players decide."""

from __future__ import annotations

from typing import Final

from ...core.ints import Rows, ints, rows
from ...core.rulebook import OptionValue
from ...core.value import Value


class Settings(Value):
    """What the options and the number of players decide; never changes during a game."""

    def __init__(
        self,
        options: dict[str, OptionValue],
        trait_slots: int,
        boards: int,
        quick_play: bool,
        per_token: bool,
        pass_is_final: bool,
        scavenge_if_attacker_dies: bool,
        fat_feeding_while_hungry: bool,
    ) -> None:
        self.options: Final = options
        self.trait_slots: Final = trait_slots
        self.boards: Final = boards
        self.quick_play: Final = quick_play
        self.per_token: Final = per_token
        self.pass_is_final: Final = pass_is_final
        self.scavenge_if_attacker_dies: Final = scavenge_if_attacker_dies
        self.fat_feeding_while_hungry: Final = fat_feeding_while_hungry


SEATS_MOST: Final = 6


def _turn_orders() -> Rows:
    """By number of seats and first seat."""
    found = rows((SEATS_MOST + 1) * SEATS_MOST)
    for seats in range(1, SEATS_MOST + 1):
        for first in range(seats):
            found[seats * SEATS_MOST + first] = ints([(first + k) % seats for k in range(seats)])
    return found


TURN_ORDERS: Final = _turn_orders()
"""EV-3.2  Clockwise from everybody; read by all games, changed by none."""
