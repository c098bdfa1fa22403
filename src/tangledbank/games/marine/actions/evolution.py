"""DSM-16, DSM-17, DSM-24.1  Evolution: a tile is scored and a card resolved. Domination. Ancient Lineage."""

from __future__ import annotations

from typing import Final

from ....earth.actions.speciation import TileStep
from ....earth.kinds import ANIMAL, SEAT, TERRAIN_OR_ANY
from ....earth.pick import MustPick, Pick, ask, tile_refusal
from ....earth.terms import A_CARD, E_SCORED, ELEMENT_THINGS, NO_SUCH_CARD, NO_TILE_HERE, WRONG_TERRAIN
from ..effects import take_card
from ..kinds import SLOT
from ..scoring import score
from ..spec import ACTION, Spec
from ..state import Sea
from ..terms import (
    A_DOMINATE,
    A_EVOLVE,
    A_LINEAGE,
    DOMINATION_1,
    EVOLUTION_1,
    NOT_DOMINATED,
    NOT_IN_PLAY,
    SLOT_TOO_HIGH,
)


# ---- Evolution ------------------------------------------------------------------------
class Evolution(Pick[Sea]):
    """DSM-16.1 to DSM-16.3, DSM-23.42  One tile of the marker's terrain, occupied or not."""

    __slots__ = ("terrain",)
    takes = (SEAT, ANIMAL, TERRAIN_OR_ANY.of("terrain"))
    says = "terrain"
    spec = Spec(ACTION, "DSM-16.1 DSM-16.4", number=28, section=EVOLUTION_1)

    def __init__(self, seat: int, animal: int, terrain: int) -> None:
        super().__init__(seat, animal)
        self.terrain: Final = terrain

    def verb(self) -> int:
        return A_EVOLVE

    def candidates(self, g: Sea) -> list[int]:
        return g.layout.board.hex_things

    def refusal_of(self, g: Sea, action: int) -> int:
        tile = action >> 16 & 255
        if tile_refusal(g, tile):
            return NO_TILE_HERE
        return 0 if g.kind(tile) == self.terrain else WRONG_TERRAIN

    def chosen(self, g: Sea, action: int) -> None:
        tile = action >> 16 & 255
        g.tell(E_SCORED, self.animal, tile, 0)
        g.push(AwardCard(self.animal, tile))
        score(g, tile, by_action=True)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.terrain]


class AwardCard(TileStep[Sea]):
    """DSM-16.4, DSM-18.7, DSM-19.4  With a thriving species on the tile one must take a card."""

    __slots__ = ()
    spec = Spec(ACTION, section=EVOLUTION_1)

    def run(self, g: Sea) -> None:
        if g.is_thriving(self.animal, self.tile):
            ask(g, TakeCard(g.seat_of(self.animal), self.animal, g.space - EVOLUTION_1 + 1))


class TakeCard(MustPick[Sea]):
    """DSM-16.4, DSM-16.5  A face-up card on a slot not higher than the number of the space."""

    __slots__ = ("most",)
    takes = (SEAT, ANIMAL, SLOT.of("the highest slot"))
    says = "n=most"
    spec = Spec(ACTION, "DSM-16.4 DSM-16.5 DSM-16.13", number=29, section=EVOLUTION_1)

    def __init__(self, seat: int, animal: int, most: int) -> None:
        super().__init__(seat, animal)
        self.most: Final = most

    def verb(self) -> int:
        return A_CARD

    def candidates(self, g: Sea) -> list[int]:
        return [card << 16 for card in g.track]

    def refusal_of(self, g: Sea, action: int) -> int:
        card = action >> 16 & 255
        if card not in g.track:
            return NO_SUCH_CARD
        return 0 if g.track.index(card) < self.most else SLOT_TOO_HIGH

    def chosen(self, g: Sea, action: int) -> None:
        take_card(g, self.animal, action >> 16 & 255)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.most]


class Lineage(Pick[Sea]):
    """DSM-24.1, DSM-24.24, R-35  After a Retrieve: the card on slot 1, or not."""

    __slots__ = ()
    spec = Spec(ACTION, "DSM-24.1 DSM-24.24", number=30)

    def verb(self) -> int:
        return A_LINEAGE

    def candidates(self, g: Sea) -> list[int]:
        return [0]

    def refusal_of(self, g: Sea, action: int) -> int:
        return 0 if g.track else NOT_IN_PLAY

    def chosen(self, g: Sea, action: int) -> None:
        take_card(g, self.animal, g.track[0])


# ---- Domination -----------------------------------------------------------------------
class Domination(Pick[Sea]):
    """DSM-17.2 to DSM-17.8, R-11  A type one dominates: control of its pawn, and its target moves."""

    __slots__ = ()
    spec = Spec(ACTION, "DSM-17.1 DSM-17.2 DSM-17.5 DSM-17.6", number=31, section=DOMINATION_1)

    def verb(self) -> int:
        return A_DOMINATE

    def candidates(self, g: Sea) -> list[int]:
        return ELEMENT_THINGS

    def refusal_of(self, g: Sea, action: int) -> int:
        element = action >> 16 & 255
        return 0 if g.domination_value(self.animal, element) > g.target[element] else NOT_DOMINATED

    def chosen(self, g: Sea, action: int) -> None:
        element = action >> 16 & 255
        if g.control[element] != self.animal:
            g.take_control(self.animal, element)
        g.set_target(element, g.domination_value(self.animal, element))
