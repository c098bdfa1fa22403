"""Questions on Earth: point at one thing. Options and refusals come from one method and cannot disagree."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from ..core.frame import OTHER_MOMENT, Decision
from ..core.ints import Options
from ..core.spec import Takes
from .kinds import ANIMAL, SEAT
from .state import HexWorld
from .terms import A_CUBES, A_PASS, A_TILE, COUNT_THINGS, MUST_ANSWER, NO_TILE, NO_TILE_HERE, TOO_FEW, TOO_MANY

E = TypeVar("E", bound=HexWorld)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Decision[E]):
    """An animal's player points at one of the candidates that are not refused, or passes if that is allowed."""

    __slots__ = ("animal",)
    takes: ClassVar[Takes] = (SEAT, ANIMAL)

    def __init__(self, seat: int, animal: int) -> None:
        super().__init__(seat)
        self.animal: Final = animal

    def verb(self) -> int:
        """The kind of action that answers."""
        raise NotImplementedError

    def may_pass(self) -> bool:
        """Whether the answer may be to do nothing."""
        return True

    def candidates(self, g: E) -> list[int]:
        """What can be pointed at, as the lower three bytes of actions."""
        raise NotImplementedError

    def refusal_of(self, g: E, action: int) -> int:
        """0 if this may be chosen, else reasons."""
        raise NotImplementedError

    def chosen(self, g: E, action: int) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def passed(self, g: E) -> None:
        """Carry out the pass."""

    def offer(self, g: E, seat: int, options: Options) -> None:
        verb = self.verb()
        for thing in self.candidates(g):
            if not self.refusal_of(g, thing):
                options.append(verb | thing)
        if self.may_pass():
            options.append(A_PASS)

    def refusal(self, g: E, seat: int, action: int) -> int:
        if action == A_PASS:
            return 0 if self.may_pass() else MUST_ANSWER
        return self.refusal_of(g, action & 0xFFFFFF) if action & ~0xFFFFFF == self.verb() else OTHER_MOMENT

    def resolve(self, g: E, action: int) -> None:
        if action == A_PASS and self.may_pass():
            self.passed(g)
        else:
            self.chosen(g, action)

    def fields(self) -> list[int]:
        return [self.seat, self.animal]


def can_answer(g: HexWorld, question: Pick[Any]) -> bool:
    """Whether there is an answer besides passing."""
    for thing in question.candidates(g):
        if not question.refusal_of(g, thing):
            return True
    return False


def ask(g: HexWorld, question: Pick[Any]) -> bool:
    """Push a question if it has an answer besides passing (AS-42, DSM-30.2); else nothing is asked."""
    if not can_answer(g, question):
        return False
    g.push(question)
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class MustPick(Pick[E]):
    """A question that must be answered."""

    __slots__ = ()

    def may_pass(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCount(MustPick[E]):
    """A number of cubes between a least and a most."""

    __slots__ = ("least", "most")

    def __init__(self, seat: int, animal: int, least: int, most: int) -> None:
        super().__init__(seat, animal)
        self.least: Final = least
        self.most: Final = most

    def verb(self) -> int:
        return A_CUBES

    def candidates(self, g: E) -> list[int]:
        return COUNT_THINGS[self.least : self.most + 1]

    def refusal_of(self, g: E, action: int) -> int:
        n = action >> 16 & 255
        return TOO_FEW if n < self.least else TOO_MANY if n > self.most else 0


def tile_refusal(g: HexWorld, tile: int) -> int:
    """There must be a tile."""
    return NO_TILE_HERE if g.terrain[tile] == NO_TILE else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PickTile(MustPick[E]):
    """Any tile of Earth; what follows is for the card to say."""

    __slots__ = ()

    def verb(self) -> int:
        return A_TILE

    def candidates(self, g: E) -> list[int]:
        return g.layout.board.hex_things

    def refusal_of(self, g: E, action: int) -> int:
        return tile_refusal(g, action >> 16 & 255)
