"""What the options and the number of players decide."""

from __future__ import annotations

from typing import Final

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
