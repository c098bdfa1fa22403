"""Whether the frames of a stack agree with each other, and the stack of a position with its cards and its phase."""

from __future__ import annotations

from typing import Any, Final

from ....core.fields import Fields
from ....core.frame import Frame
from ....core.message import Message
from ..actions.attack import PayNegation, Strike
from ..actions.cards import PlanCards, PlayCards
from ..actions.feeding import FeedingTurn
from ..actions.reveal import ActBeforeReveal
from ..actions.take import StoreFat
from ..notation import SPECIES
from ..spec import NO_PHASE, Spec
from ..state import Evo

EMPTY_BOARDS: Final = ["Round", "Deal", "SelectFood", "PlayPhase"]
"""Frames before which all food has been eaten or scored."""


def agrees(g: Evo, frame: Frame[Any]) -> bool:
    """Whether a frame is of the player and the species whose turn it is, and none asks a player twice."""
    if isinstance(frame, (PlayCards, ActBeforeReveal)):
        is_asked = [f for f in g.stack if isinstance(f, (PlayCards, ActBeforeReveal)) and f.seat == frame.seat]
        return not is_asked and not (isinstance(frame, PlayCards) and g.settings.quick_play)
    if isinstance(frame, PlanCards):
        return g.settings.quick_play
    if isinstance(frame, Strike):
        turn = g.stack[-1]
        return frame.a != frame.t and isinstance(turn, FeedingTurn) and g.owner[frame.a] == turn.seat
    if isinstance(frame, PayNegation):
        strike = g.stack[-1]
        return isinstance(strike, Strike) and g.owner[strike.a] == frame.seat
    return not isinstance(frame, StoreFat) or g.owner[frame.i] == frame.seat


# ---- after the stack --------------------------------------------------------------------
def check_moment(g: Evo, fields: Fields, seats: list[Fields]) -> None:
    """EV-3.1  Whether phase, food and cards are what they can be at this moment of a round."""
    names = [type(frame).__name__ for frame in g.stack]
    for frame in g.stack:
        phase = frame.spec.phase if isinstance(frame.spec, Spec) else NO_PHASE
        if phase not in (NO_PHASE, g.phase):
            fields.fail("phase", str(phase), g.phase)
    if g.last_round and g.round >= g.last_round and "Round" in names:
        fields.fail("last_round", Message("evo-expect-last-round", rules="EV-15.3"), g.last_round)
    check_food_cards(g, names, seats)
    for row in g.row:
        for i in row:
            check_species(g, fields, names, i)


def check_food_cards(g: Evo, names: list[str], seats: list[Fields]) -> None:
    """EV-5.1, EV-7.5  They lie on the watering hole from the end of phase 2 until they are turned over."""
    is_laid = "AddFood" in names or "AddFoodPhase" in names
    for seat, part in enumerate(seats):
        if g.food_cards[seat] >= 0 and (not is_laid or "SelectFood" in names or "ChooseFood" in names):
            part.fail("food_card", Message("evo-expect-no-food-card", rules="EV-5.1, EV-7.5"), part.data["food_card"])


def check_species(g: Evo, fields: Fields, names: list[str], i: int) -> None:
    """EV-6.13, EV-14.2  Cards lie face down only until they are revealed; boards are empty when a round begins."""
    if g.down[i] and "RevealTraits" not in names:
        fields.fail("species", Message("evo-expect-face-down", rules="EV-6.13"), SPECIES.show(i))
    if g.food[i] and [name for name in names if name in EMPTY_BOARDS]:
        fields.fail("species", Message("evo-expect-no-food", rules="EV-14.2"), SPECIES.show(i))
