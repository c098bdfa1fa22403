"""Answers as numbers: a fixed set of sub-actions, and every answer consists of one or two of them.

An answer that names two things (a card and a species, a tile and an animal) is two sub-actions: the first begins it and
leaves fewer answers, the second ends it. A first sub-action that leaves one answer ends it already. Things are named
as the seat sees them, itself first; so a sub-action says nothing that the seat does not know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ...core.ints import Options
from ...core.state import State
from .layout import zeros

NOTHING: Final = -1
"""No sub-action: an answer has not been begun, or needs no second one."""
MORE: Final = -1
REFUSED: Final = -2
"""Instead of an answer: it takes another sub-action; or there is no such answer."""


class Block:
    """Sub-actions of one kind, side by side."""

    def __init__(self, word: str, at: int, names: list[str]) -> None:
        self.word: Final = word
        self.at: Final = at
        self.names: Final = names


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """The sub-actions of a game, and how its answers are made."""

    def __init__(self) -> None:
        self.blocks: Final[list[Block]] = []
        self.size: int = 0
        self.openers: int = 0
        """Sub-actions below this one may need a second one."""
        self.blank: vec[u8] = zeros(0)
        """A mask without sub-actions."""

    def add(self, word: str, names: list[str]) -> int:
        """One more block; returns its first sub-action."""
        block = Block(word, self.size, names)
        self.blocks.append(block)
        self.size += len(names)
        self.blank = zeros(self.size)
        return block.at

    def words(self, sub_action: int) -> str:
        """What a sub-action stands for."""
        for block in self.blocks:
            if block.at <= sub_action < block.at + len(block.names):
                return f"{block.word} {block.names[sub_action - block.at]}".strip()
        raise ValueError(f"no sub-action {sub_action}")

    # ---- what a game answers ----------------------------------------------------------
    def slots(self, g: State, seat: int) -> list[int]:
        """Where things that seats own stand, seen from a seat: by board, or by animal."""
        raise NotImplementedError

    def first(self, action: i64, slots: list[int]) -> i64:
        """The first sub-action of an answer."""
        raise NotImplementedError

    def second(self, action: i64, slots: list[int]) -> i64:
        """The second one, NOTHING if there is none."""
        raise NotImplementedError

    # ---- the same for all games ---------------------------------------------------------
    def firsts(self, answers: Options, slots: list[int]) -> vec[i64]:
        """The first sub-action of each answer."""
        sub_actions = vec[i64]([i64(0)] * len(answers))
        for k in range(i64(len(answers))):
            sub_actions[k] = self.first(answers[k], slots)
        return sub_actions

    def seconds(self, answers: Options, slots: list[int]) -> vec[i64]:
        """The second sub-action of each answer."""
        sub_actions = vec[i64]([i64(0)] * len(answers))
        for k in range(i64(len(answers))):
            sub_actions[k] = self.second(answers[k], slots)
        return sub_actions

    # ---- for those who keep the sub-action begun with themselves ---------------------------------
    def sub_actions(self, g: State, seat: int, begun: int) -> list[int]:
        """The sub-actions that a seat may give now, in ascending order."""
        return ActionBuilder(self, g, seat, begun).choices()

    def meant(self, g: State, seat: int, begun: int, sub_action: int) -> list[int]:
        """The answers that begin like this: one is the answer, several take another sub-action, none refuses it."""
        builder = ActionBuilder(self, g, seat, begun)
        return [action for k, action in enumerate(builder.answers) if builder.sub_actions[k] == sub_action]

    def split(self, g: State, seat: int, action: int) -> list[int]:
        """The sub-actions of a legal answer, as many as it takes among the others."""
        slots = self.slots(g, seat)
        first = self.first(action, slots)
        if len(self.meant(g, seat, NOTHING, first)) == 1:
            return [first]
        return [first, self.second(action, slots)]


class ActionBuilder:
    """A seat answering one question, sub-action by sub-action. Does not change the state."""

    __slots__ = ("answers", "begun", "seat", "slots", "space", "sub_actions")

    def __init__(self, space: ActionSpace, g: State, seat: int, begun: int = NOTHING) -> None:
        self.space: Final = space
        self.ask(g, seat)
        if begun != NOTHING:
            self.give(begun)

    def ask(self, g: State, seat: int) -> None:
        """Another question."""
        self.seat: int = seat
        self.slots: list[int] = self.space.slots(g, seat)
        self.begun: i64 = NOTHING
        """The sub-action given already."""
        self.answers: Options = g.answers(seat)
        """What the answer can still be; replaced, never changed. None if the seat is not asked."""
        self.sub_actions: vec[i64] = self.space.firsts(self.answers, self.slots)
        """The next sub-action of each of them."""

    def give(self, sub_action: i64) -> int:
        """One more sub-action: the answer if that ends it, MORE if it does not, REFUSED if it is not allowed."""
        sub_actions = self.sub_actions
        at: i64 = NOTHING
        k: i64
        for k in range(len(sub_actions)):
            if sub_actions[k] == sub_action:
                if at != NOTHING:
                    self.begin(sub_action)
                    return MORE
                at = k
        return REFUSED if at == NOTHING else self.answers[at]

    def begin(self, sub_action: i64) -> None:
        """A first sub-action: fewer answers are left."""
        self.begun = sub_action
        answers = self.answers
        left = Options()
        for k in range(i64(len(answers))):
            if self.sub_actions[k] == sub_action:
                left.append(answers[k])
        self.answers = left
        self.sub_actions = self.space.seconds(left, self.slots)

    def choices(self) -> list[int]:
        """The sub-actions that are allowed now, in ascending order."""
        return sorted(set(self.sub_actions))

    def write_mask(self, out: vec[u8], at: i64, value: u8 = 1) -> None:
        """The same as ones, into bytes that are 0 before; or as zeros, to take them out again."""
        for sub_action in self.sub_actions:
            out[at + sub_action] = value

    def mask(self) -> bytearray:
        """A 1 for every sub-action that is allowed now."""
        out = self.space.blank[:]
        self.write_mask(out, 0)
        return bytearray(out)
