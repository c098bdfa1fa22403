"""What Marine says about its frames, and the names of frames on which many of them stand (DSM-30.4 to DSM-30.8)."""

from __future__ import annotations

from typing import Final

from ...core.spec import FrameSpec, Takes
from .terms import SECTION_OF

BOTTOM: Final = ""
ACTION: Final = "EndOfTurn"
CARD: Final = "FinishCard OtherCard"
EFFECT: Final = f"{ACTION} {CARD}"
INHERITING: Final = f"CloseTurn ExaptationCheck {CARD}"

NO_SPACE: Final = -1


class Spec(FrameSpec):
    """A frame of Marine."""

    def __init__(
        self,
        upon: str,
        rules: str = "",
        number: int = -1,
        variants: dict[str, str] | None = None,
        takes: Takes | None = None,
        section: int = NO_SPACE,
        of_others: bool = False,
    ) -> None:
        super().__init__(upon, rules, number, variants, takes)
        self.section: Final = NO_SPACE if section == NO_SPACE else SECTION_OF[section]
        """By its first space: on EndOfTurn only this section of the display brings the frame there."""
        self.of_others: Final = of_others
        """It may belong to an animal whose turn it is not."""
