"""What Evolution says about its frames."""

from __future__ import annotations

from typing import Final

from ...core.spec import FrameSpec

BOTTOM: Final = ""
NO_PHASE: Final = -1
MEAL: Final = "FeedingTurn Scavenge Take AddFood ActBeforeReveal"


class Spec(FrameSpec):
    """A frame of Evolution."""

    def __init__(self, upon: str, rules: str = "", number: int = -1, phase: int = NO_PHASE) -> None:
        super().__init__(upon, rules, number)
        self.phase: Final = phase
        """The one to which it belongs, NO_PHASE if it comes in several."""
