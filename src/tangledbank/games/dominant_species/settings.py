"""What the options of Dominant Species decide."""

from __future__ import annotations

from typing import Final

from ...core.rulebook import OptionValue
from ...core.value import Value


class Settings(Value):
    """What the options decide besides the table; never changes during a game."""

    def __init__(
        self, options: dict[str, OptionValue], removed: list[int], round_limit: int, optional_fecundity: bool
    ) -> None:
        self.options: Final = options
        self.removed: Final = removed
        """DS-1.22  Cards left in the box."""
        self.round_limit: Final = round_limit
        """RU-44  0: none."""
        self.optional_fecundity: Final = optional_fecundity
        """RU-22  Fecundity may leave out tiles."""
