"""DSM-18  The Evolution track: cards leave it, slide down and come in."""

from __future__ import annotations

from typing import Final

from ...core.frame import Step
from ...earth.terms import E_DRAW_CARD
from .cards import ASTEROID, BOTTOM_CARDS, CARDS, LIVING, MARINE_SNOW, SKELETON
from .kinds import CARD_ON_TRACK
from .scoring import Extinction, Survival, score_terrain
from .spec import ACTION, Spec
from .state import Sea
from .terms import CHANGED_CARDS, E_DISCARD, OCEAN


def draw_card(g: Sea) -> int:
    """DSM-3.23, DSM-18.4, DSM-18.6  The next card of the deck onto the track; -1 if there is none.

    The deck has no order before it is drawn: Asteroid is any of its last five cards, the others are any unseen ones.
    """
    if not g.deck_left:
        return -1
    if g.asteroid_left and g.deck_left <= BOTTOM_CARDS and g.randbelow(g.deck_left) == 0:
        card = ASTEROID
        g.asteroid_left = False
    else:
        card = g.unseen.pop(g.randbelow(len(g.unseen)))
    g.deck_left -= 1
    g.track.append(card)
    g.dirty |= CHANGED_CARDS
    g.info_counter += 1
    g.tell(E_DRAW_CARD, card, 0, 0)
    return card


class FinishCard(Step[Sea]):
    """DSM-18.3, DSM-18.4, DSM-30.7  The card is discarded, those above slide down, a new one comes."""

    __slots__ = ("card",)
    takes = (CARD_ON_TRACK,)
    spec = Spec(f"{ACTION} FinishCard")

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Sea) -> None:
        g.track.remove(self.card)
        g.discard.append(self.card)
        g.dirty |= CHANGED_CARDS
        g.tell(E_DISCARD, self.card, 0, 0)
        card = draw_card(g)
        if card >= 0:
            g.push(NewCard(card))

    def fields(self) -> list[int]:
        return [self.card]


class NewCard(Step[Sea]):
    """DSM-18.5, DSM-20.1, R-12  Its own text first, then Extinction, then Survival."""

    __slots__ = ("card",)
    takes = (CARD_ON_TRACK,)
    spec = Spec(f"{ACTION} FinishCard")

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Sea) -> None:
        icons = CARDS[self.card].icons
        if icons & LIVING:
            g.push(Survival())
        if icons & SKELETON:
            g.push(Extinction())
        enter_play(g, self.card)

    def fields(self) -> list[int]:
        return [self.card]


def enter_play(g: Sea, card: int) -> None:
    """DSM-3.25, DSM-23.18  What a card does when it comes onto the track; none of them asks anything (DSM-18.12)."""
    if card == MARINE_SNOW:
        score_terrain(g, OCEAN)
