"""DS-18  Domination: a tile is scored and its dominant animal takes a card."""

from __future__ import annotations

from typing import Final

from ....core.frame import Step
from ....earth.facts import score_tile
from ....earth.kinds import ANIMAL, SEAT, TILE
from ....earth.pick import MustPick, Pick, ask, tile_refusal
from ....earth.terms import A_CARD, E_CARD, E_SCORED, NO_SUCH_CARD, NO_TILE_HERE, NOBODY
from ..spec import ACTION, Spec
from ..state import Dom
from ..terms import A_DOMINATE, CHANGED_CARDS, CHANGED_MARKS, DOMINATION_1, SCORED_ALREADY, SPACE_COUNT


class Domination(Pick[Dom]):
    """DS-18.1, DS-18.2  Any tile not chosen yet in this round."""

    __slots__ = ()
    spec = Spec(ACTION, "DS-18.1 DS-18.3 DS-18.4", number=19, spaces=((DOMINATION_1, SPACE_COUNT),))

    def verb(self) -> int:
        return A_DOMINATE

    def candidates(self, g: Dom) -> list[int]:
        return g.layout.board.hex_things

    def refusal_of(self, g: Dom, action: int) -> int:
        tile = action >> 16 & 255
        if tile_refusal(g, tile):
            return NO_TILE_HERE
        return SCORED_ALREADY if g.scored >> tile & 1 else 0

    def chosen(self, g: Dom, action: int) -> None:
        tile = action >> 16 & 255
        g.scored |= 1 << tile
        g.dirty |= CHANGED_MARKS
        g.tell(E_SCORED, self.animal, tile, 0)
        g.push(AwardCard(tile))
        score_tile(g, tile)


class AwardCard(Step[Dom]):
    """DS-18.5, DS-18.6, DS-18.8  The dominant animal, no matter who chose the tile, must take a face-up card."""

    __slots__ = ("tile",)
    takes = (TILE,)
    spec = Spec(ACTION, spaces=((DOMINATION_1, SPACE_COUNT),))

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, g: Dom) -> None:
        animal = g.dominator(self.tile)
        if animal != NOBODY:
            ask(g, TakeCard(g.seat_of(animal), animal, self.tile))

    def fields(self) -> list[int]:
        return [self.tile]


class TakeCard(MustPick[Dom]):
    """DS-18.5, DS-18.7  One face-up card, resolved at once."""

    __slots__ = ("tile",)
    takes = (SEAT, ANIMAL, TILE)
    spec = Spec(ACTION, "DS-18.5 DS-18.7", number=20, spaces=((DOMINATION_1, SPACE_COUNT),))

    def __init__(self, seat: int, animal: int, tile: int) -> None:
        super().__init__(seat, animal)
        self.tile: Final = tile

    def verb(self) -> int:
        return A_CARD

    def candidates(self, g: Dom) -> list[int]:
        return [card << 16 for card in sorted(g.face_up)]

    def refusal_of(self, g: Dom, action: int) -> int:
        return 0 if action >> 16 & 255 in g.face_up else NO_SUCH_CARD

    def chosen(self, g: Dom, action: int) -> None:
        from ..cards import CARDS  # here, because cards use the actions

        card = action >> 16 & 255
        g.face_up.remove(card)
        g.used.append(card)
        g.dirty |= CHANGED_CARDS
        g.tell(E_CARD, self.animal, card, 0)
        CARDS[card].play(g, self.animal, self.tile)

    def fields(self) -> list[int]:
        return [self.seat, self.animal, self.tile]
