"""What the options of Dominant Species decide."""

from __future__ import annotations

from typing import Final

from ...core.rulebook import OptionValue
from .terms import ALL_ANIMALS, NOBODY


class Settings:
    """What the options decide; never changes during a game."""

    def __init__(
        self, options: dict[str, OptionValue], controller: list[int], cubes: int, removed: list[int], round_limit: int
    ) -> None:
        self.options: Final = options
        self.controller: Final = controller
        """The seat of each animal, NOBODY if it is not in play."""
        self.cubes: Final = cubes
        """DS-3.12  Cubes of each animal, the one on the VP track not counted."""
        self.removed: Final = removed
        """DS-1.22  Cards left in the box."""
        self.round_limit: Final = round_limit
        """RU-44  0: none."""
        self.animals: Final[list[int]] = [a for a in ALL_ANIMALS if controller[a] != NOBODY]
        """In food chain order; an ability of an animal not in play is absent (DS-22.1 to DS-22.7)."""
