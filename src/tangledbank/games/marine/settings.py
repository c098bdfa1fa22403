"""What the options of Marine decide."""

from __future__ import annotations

from typing import Final

from ...core.rulebook import OptionValue
from ...core.value import Value


class Settings(Value):
    """Never changes during a game."""

    def __init__(self, options: dict[str, OptionValue], boxed: int, round_limit: int, turn_limit: int) -> None:
        self.options: Final = options
        self.is_gmt: Final = options["edition"] == "gmt"
        """DSM-0.1"""
        self.boxed: Final = boxed
        """DSM-3.22, DSM-25.17 to DSM-25.19  Evolution cards left in the box."""
        self.kept: Final = 1 if options["superheroes"] is False else 2
        """DSM-3.19, DSM-25.14  Traits that each animal keeps."""
        self.with_exaptation: Final = options["superheroes"] is not True
        """DSM-25.15"""
        self.blank: Final = options["alternative_displays"] is True
        """DSM-25.12  Displays without printed elements."""
        self.empty_retrieve: Final = options["empty_retrieve"] is True
        """R-6"""
        self.habitat_own_types: Final = options["habitat_own_types"] is True
        """DSM-23.16"""
        self.round_limit: Final = round_limit
        self.turn_limit: Final = turn_limit
        """R-14  0: none."""
