"""The sub-actions of Evolution. Species are named by place: the own row from the left, then the others' clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....core.state import State
from ....env.encode.space import NOTHING, ActionSpace
from ..rulebook import evo
from ..terms import (
    A_ACT,
    A_ATTACK,
    A_DISCARD,
    A_DONE,
    A_END,
    A_FEED,
    A_GROW,
    A_NEW,
    A_STORE,
    A_THINK,
    A_TRAIT,
    BODY,
    SIZE_MAX,
)
from ..traits import CARD_NAMES, DEFENSIVE, HORNS, TRAIT_KEYS
from ..view import private_copy

HORNS_NEGATED: Final = 1 << [trait.bit for trait in DEFENSIVE].index(HORNS)


def ordinals(n: int) -> list[str]:
    return [str(k + 1) for k in range(n)]


class EvolutionSpace(ActionSpace):
    """A card, then its use; a species, then what it does to whom or what."""

    def __init__(self, own: int, others: int) -> None:
        super().__init__()
        self.own: Final = own
        targets = [f"own-{n}" for n in ordinals(own)] + [f"other-{n}" for n in ordinals(others)]
        self.card: Final = self.add("card", CARD_NAMES)
        self.think: Final = self.add("think", ordinals(own))
        self.hunt: Final = self.add("hunt", ordinals(own))
        self.strip: Final = self.add("strip", ordinals(own))
        self.act: Final = self.add("act", ordinals(own))
        self.openers = self.size
        self.end: Final = self.add("end", [""])
        self.done: Final = self.add("done", [""])
        self.store: Final = self.add("store", [str(n) for n in range(SIZE_MAX + 1)])
        self.new: Final = self.add("new", ["left", "right"])
        self.trait: Final = self.add("trait", ordinals(own))
        self.population: Final = self.add("population", ordinals(own))
        self.body: Final = self.add("body", ordinals(own))
        self.feed: Final = self.add("feed", ordinals(own))
        self.named: Final = self.add("which", TRAIT_KEYS)
        self.target: Final = self.add("target", targets)
        self.blunt: Final = self.add("target-without-horns", targets)

    def slots(self, g: State, seat: int) -> list[int]:
        """By board: own species by their place in the row, the others' clockwise behind all places of one's own."""
        e = private_copy(evo(g), seat)
        found = [NOTHING] * len(e.pop)
        board: i64
        for k, board in enumerate(e.row[seat]):
            found[board] = k
        k = self.own
        for turn in range(1, e.seats):
            for board in e.row[(seat + turn) % e.seats]:
                found[board] = k
                k += 1
        return found

    def first(self, action: i64, slots: list[int]) -> i64:
        kind = action & ~0xFFFFFF
        x = action >> 16 & 255
        if kind <= A_GROW:  # most answers: a card for food, as a trait, for a new species or to grow
            return self.card + x
        if kind == A_END:
            return self.end
        if kind == A_DONE:
            return self.done
        if kind == A_STORE:
            return self.store + x
        if kind == A_FEED:
            return self.feed + slots[x]
        if kind == A_THINK:
            return self.think + slots[x]
        if kind == A_ATTACK:
            return self.hunt + slots[x]
        if kind == A_DISCARD:
            return self.strip + slots[x]
        if kind == A_ACT:
            return self.act + slots[x]
        return self.card + x

    def second(self, action: i64, slots: list[int]) -> i64:
        kind = action & ~0xFFFFFF
        y = action >> 8 & 255
        if kind == A_TRAIT:
            return self.trait + slots[y]
        if kind == A_GROW:
            return (self.body if action & 255 == BODY else self.population) + slots[y]
        if kind == A_NEW:
            return self.new + y
        if kind == A_THINK:
            return self.card + y
        if kind == A_ATTACK:
            return (self.blunt if action & HORNS_NEGATED else self.target) + slots[y]
        if kind == A_DISCARD or kind == A_ACT:
            return self.named + y
        return NOTHING
