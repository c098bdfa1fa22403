"""Questions of Dominant Species: point at one thing. Options and reasons come from one guard and cannot disagree."""

from __future__ import annotations

from typing import Final

from ...core.frame import OTHER_MOMENT, Decision
from .state import Dom
from .terms import A_PASS, MUST_ANSWER


class Pick(Decision[Dom]):
    """An animal's player points at one of the candidates that its guard lets through, or passes if he may."""

    __slots__ = ("animal",)

    def __init__(self, seat: int, animal: int) -> None:
        super().__init__(seat)
        self.animal: Final = animal

    def verb(self) -> int:
        """The kind of action that answers."""
        raise NotImplementedError

    def may_pass(self) -> bool:
        """Whether the answer may be to do nothing."""
        return True

    def candidates(self, g: Dom) -> list[int]:
        """What can be pointed at, as the lower three bytes of actions."""
        raise NotImplementedError

    def guard(self, g: Dom, action: int) -> int:
        """0 if this may be chosen, else reasons."""
        raise NotImplementedError

    def chosen(self, g: Dom, action: int) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def passed(self, g: Dom) -> None:
        """Carry out the pass."""

    def options(self, g: Dom, seat: int) -> list[int]:
        verb = self.verb()
        acts = [verb | thing for thing in self.candidates(g) if not self.guard(g, thing)]
        if self.may_pass():
            acts.append(A_PASS)
        return acts

    def ban(self, g: Dom, seat: int, action: int) -> int:
        if action == A_PASS:
            return 0 if self.may_pass() else MUST_ANSWER
        return self.guard(g, action & 0xFFFFFF) if action & ~0xFFFFFF == self.verb() else OTHER_MOMENT

    def resolve(self, g: Dom, action: int) -> None:
        if action == A_PASS and self.may_pass():
            self.passed(g)
        else:
            self.chosen(g, action)

    def fields(self) -> list[int]:
        return [self.seat, self.animal]


def ask(g: Dom, question: Pick) -> bool:
    """Push a question if it has an answer besides passing (AS-42); else nothing is asked."""
    for thing in question.candidates(g):
        if not question.guard(g, thing):
            g.push(question)
            return True
    return False
