"""The stack of a position: frames as they were saved, or the rest of a round described by phase and turn."""

from __future__ import annotations

from typing import Final

from ....core.fields import Fields, load_frame
from ....core.frame import Frame
from ....core.frames import FrameTable
from ....core.message import Message
from .. import flow
from ..actions import attack, cards, feeding, food, reveal, take
from ..actions.attack import PayNegation
from ..actions.cards import PlanCards, PlayCards, draft, plan_cards, play_refusal
from ..actions.feeding import Feeding
from ..actions.food import ChooseFood
from ..actions.reveal import ActBeforeReveal, before_reveal_cards
from ..actions.take import StoreFat
from ..flow import (
    AddFoodPhase,
    Deal,
    EndOfFeeding,
    FeedingPhase,
    PlayPhase,
    RevealTraits,
    SelectFood,
)
from ..kinds import SEAT as SEAT_KIND
from ..kinds import WAITING
from ..notation import NOTATION, SEAT
from ..spec import Spec
from ..state import Evo
from ..terms import A_END, FEEDING, HOLE, PLAY_CARDS
from ..traits import FAT_TISSUE
from .order import agrees

MODULES: Final = [flow, attack, cards, feeding, food, reveal, take]
"""Their classes say for themselves where they stand."""
FRAMES: Final = FrameTable(Spec, MODULES, {})


def load_stack(g: Evo, fields: Fields) -> None:
    """The frames as saved, or the rest of the round from a phase and a turn on."""
    turn = fields.word("turn", SEAT.show(g.first), SEAT)
    for name, seat in (("first", g.first), ("turn", turn)):
        if not 0 <= seat < g.seats:
            fields.fail(name, Message("expect-seat", most=g.seats), fields.data.get(name))
    if "stack" not in fields.data:
        g.push(*rest_of_round(g, turn))
    for k, item in enumerate(fields.items("stack")):
        g.push(load_frame(g, fields, f"stack[{k}]", item, build_frame))


def rest_of_round(g: Evo, turn: int) -> list[Frame[Evo]]:
    """What is still to come in this round, from a phase on and, in phases 3 and 5, from a player's turn on."""
    phases: list[Frame[Evo]] = [Deal(), SelectFood(), PlayPhase(), AddFoodPhase(), FeedingPhase(), EndOfFeeding()]
    rest = phases[g.phase - 1 :]
    if g.phase == FEEDING:
        rest[0] = Feeding(turn, 0, 0)
    elif g.phase == PLAY_CARDS and g.settings.quick_play:
        rest[:1] = [plan_cards(g), RevealTraits()]
    elif g.phase == PLAY_CARDS:
        order = list(g.turn_order())
        rest[:1] = [*[PlayCards(seat) for seat in order[order.index(turn) :]], RevealTraits()]
    return rest


def build_frame(g: Evo, name: str, numbers: list[int]) -> Frame[Evo] | None:
    """The frame, or None if it cannot stand on this table and on the frames below it."""
    frame = frame_of(g, name, numbers) if name in FRAMES.table and FRAMES.stands(g, name) else None
    return frame if frame is not None and agrees(g, frame) else None


def frame_of(g: Evo, name: str, numbers: list[int]) -> Frame[Evo] | None:
    """The frame, or None if its numbers do not fit the table."""
    if name == "ChooseFood":
        return build_choose_food(g, numbers)
    if name == "ActBeforeReveal":
        return build_before_reveal(g, numbers)
    if name == "PlanCards":
        return build_plans(g, numbers)
    make, takes = FRAMES.table[name]
    if len(numbers) != len(takes) or not all([kind.fits(g, n) for kind, n in zip(takes, numbers, strict=True)]):
        return None
    frame = make(*numbers)
    return frame if can_be_answered(g, frame) else None


def can_be_answered(g: Evo, frame: Frame[Evo]) -> bool:
    """Whether there is as much to store or to pay as a question asks for."""
    if isinstance(frame, StoreFat):
        return 0 < frame.most <= storable(g, frame)
    return not isinstance(frame, PayNegation) or 0 < frame.n <= len(g.hand[frame.seat])


def storable(g: Evo, frame: StoreFat) -> int:
    """How many tokens the question can be about."""
    room = g.size[frame.i] - g.fat[frame.i] if g.mask[frame.i] & FAT_TISSUE else 0
    return min(room, g.hole) if frame.source == HOLE else room


def build_choose_food(g: Evo, numbers: list[int]) -> Frame[Evo] | None:
    """Everybody either waits or has chosen a card they hold; who holds none does neither."""
    if len(numbers) != g.seats + 1 or not WAITING.fits(g, numbers[0]):
        return None
    for seat, card in enumerate(numbers[1:]):
        waits = numbers[0] >> seat & 1
        if (not g.hand[seat] or card != -1) if waits else (card not in g.hand[seat] and (g.hand[seat] or card != -1)):
            return None
    return ChooseFood(numbers[0], tuple(numbers[1:]))


def build_before_reveal(g: Evo, numbers: list[int]) -> Frame[Evo] | None:
    """Only cards on the seat's own species can wait."""
    if len(numbers) < 2 or not SEAT_KIND.fits(g, numbers[0]):
        return None
    can_wait = before_reveal_cards(g, numbers[0])
    if len(set(numbers[1:])) < len(numbers) - 1 or not all([n in can_wait for n in numbers[1:]]):
        return None
    return ActBeforeReveal(numbers[0], tuple(numbers[1:]))


def build_plans(g: Evo, numbers: list[int]) -> Frame[Evo] | None:
    """The opposite of PlanCards.fields(); every step of every plan must be legal after the ones before it."""
    plans: list[tuple[int, ...]] = []
    k = 1
    while k < len(numbers) and numbers[k] >= 0:
        plans.append(tuple(numbers[k + 1 : k + 1 + numbers[k]]))
        k += 1 + numbers[k]
    if k != len(numbers) or len(plans) != g.seats or not WAITING.fits(g, numbers[0]):
        return None
    for seat, plan in enumerate(plans):
        for n, action in enumerate(plan):
            if (
                not NOTATION.is_action(action)
                or action == A_END
                or play_refusal(draft(g, seat, plan[:n]), seat, action)
            ):
                return None
    return PlanCards(numbers[0], tuple(plans))
