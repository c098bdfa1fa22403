"""What Dominant Species says about its frames."""

from __future__ import annotations

from typing import Final

from ...core.spec import FrameSpec, Takes
from .terms import DOMINATION_1, SPACE_COUNT

BOTTOM: Final = ""
ACTION: Final = "Execution"


class Spec(FrameSpec):
    """A frame of Dominant Species."""

    def __init__(
        self,
        upon: str,
        rules: str = "",
        number: int = -1,
        variants: dict[str, str] | None = None,
        takes: Takes | None = None,
        spaces: tuple[tuple[int, int], ...] = (),
        cards: str = "",
    ) -> None:
        super().__init__(upon, rules, number, variants, takes)
        self.cards: Final = cards.split()
        """The cards that bring the frame onto the stack."""
        self.spaces: Final = (*spaces, (DOMINATION_1, SPACE_COUNT)) if cards else spaces
        """On Execution only these spaces bring it there, from the first one to before the other; a card Domination."""
