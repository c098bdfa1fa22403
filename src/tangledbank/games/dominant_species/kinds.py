"""What the numbers of Dominant Species' own frames mean, and which numbers can be that."""

from __future__ import annotations

from typing import Final

from ...core.spec import Kind
from ...earth.kinds import ELEMENTS_BY_ANIMAL, Animal
from ...earth.terms import NOBODY
from .state import Dom
from .terms import SPACE_COUNT


class TrackPlace(Kind):
    """A place on the initiative track."""

    def fits(self, g: Dom, n: int) -> bool:
        return 0 <= n < len(g.track)


class PawnSpace(Kind):
    """A space with a pawn."""

    def fits(self, g: Dom, n: int) -> bool:
        return 0 <= n < SPACE_COUNT and g.spaces[n] != NOBODY


TRACK_PLACE: Final = TrackPlace("number", text="the place on the initiative track that comes next")
NEXT_SPACE: Final = Kind("space", SPACE_COUNT, text=f"the next space, {SPACE_COUNT} after the last")
PAWN_SPACE: Final = PawnSpace("space")
PROTECTION: Final = Kind("number", 3, text="which protection is next (0 to 3)")
PROTECTED: Final = ELEMENTS_BY_ANIMAL.of("then the types that each of the six animals protects (bit sets)")
REPLACED: Final = Animal("spared", least=NOBODY, text="the animal replaced before (-1: none)")
