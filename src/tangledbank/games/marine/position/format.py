"""How Marine writes and reads Earth in a position: its words, its rules, the sides of vents."""

from __future__ import annotations

from typing import Final

from ....core.fields import Fields
from ....core.message import Message
from ....earth.position.format import EarthFormat
from ..notation import NOUNS, SIDE
from ..state import Sea
from ..terms import GEYSER, HALF, ROWS, SMOKER

SEE: Final = "docs/notation.md"


class SeaFormat(EarthFormat[Sea]):
    """Earth with the two sides of vents."""

    def load_more(self, g: Sea, part: Fields, tile: int) -> None:
        """DSM-2.7, DSM-13.4  The half of the board says which side is up; on the centre line both may be."""
        usual = GEYSER if HALF[tile] < 0 else SMOKER
        side = usual if part.get("side", None) is None else part.word("side", "", SIDE)
        if not g.covered >> tile & 1:
            if part.get("side", None) is not None:
                part.fail("side", Message("mar-expect-side"), part.data["side"])
            return
        if side != usual and HALF[tile]:
            part.fail("side", Message("mar-expect-half", rules="DSM-13.4"), part.data["side"])
        if side == GEYSER:
            g.geysers |= 1 << tile

    def check_display(self, g: Sea, part: Fields, animal: int) -> None:
        """R-34  Not before the stack is known: who sheds elements may have too many."""


EARTH: Final = SeaFormat(
    "mar",
    NOUNS,
    ROWS,
    "vent",
    {
        "bag": "DSM-1.7",
        "pool": "DSM-1.8",
        "cubes": "DSM-1.11",
        "disks": "DSM-1.7",
        "tiles": "DSM-1.8",
        "covers": "DSM-1.9",
        "connected": "DSM-12.2",
        "corner": "DSM-2.12, DSM-2.13",
        "face_up": "DSM-3.4",
        "acquired": "DSM-9.2",
    },
)
