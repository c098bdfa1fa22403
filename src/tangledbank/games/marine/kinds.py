"""What the numbers of Marine's own frames mean, and which numbers can be that."""

from __future__ import annotations

from typing import Final

from ...core.spec import Kind
from ...earth.terms import DEPLETION, REGRESSION
from .state import Sea
from .terms import BY_CARD, CORNER_COUNT, HEXES, SLOTS
from .traits import TRAITS


class Seats(Kind):
    """A bit set of seats."""

    def fits(self, g: Sea, n: int) -> bool:
        return 0 <= n < 1 << g.seats


class Box(Kind):
    """A row of disks from which Bottom Feeder takes."""

    def fits(self, g: Sea, n: int) -> bool:
        return n == DEPLETION or n == REGRESSION


class CardOnTrack(Kind):
    """A card that lies open."""

    def fits(self, g: Sea, n: int) -> bool:
        return n in g.track


class ElementCorner(Kind):
    """A corner with an element."""

    def fits(self, g: Sea, n: int) -> bool:
        return 0 <= n < CORNER_COUNT and g.corner[n] >= 0


SEATS: Final = Seats("seats", text="the seats that have not chosen yet (bit set)")
PAWN: Final = Kind("pawn", 6, text="kind of pawn (0 basic, 1 + element for a special one)")
BOX: Final = Box("row", text=f"row ({REGRESSION} Regression, {DEPLETION} Depletion)")
ELEMENT_OR_ANY: Final = Kind("element", 5, -1, "element (-1: any)")
WHERE_BY_CARD: Final = Kind("number", BY_CARD, BY_CARD, str(BY_CARD))
SLOT: Final = Kind("number", SLOTS, 1)
CARD_ON_TRACK: Final = CardOnTrack("card", text="a card of the track")
TRAIT: Final = Kind("trait", len(TRAITS) - 1, text="Trait")
ELEMENT_CORNER: Final = ElementCorner("corner", text="the corner of the element")
CORNER_OR_NONE: Final = Kind("corner", CORNER_COUNT - 1, -1, "the corner chosen last (-1: none)")
HEX_SET: Final = Kind("hexes", (1 << HEXES) - 1)
FIRST_ANIMAL: Final = Kind("number", 5, text="the animal chosen last (0 at first)")
