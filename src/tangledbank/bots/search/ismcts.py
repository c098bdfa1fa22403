"""Tree search for a seat that does not know everything: every round of it happens in another possible world."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ...core.frame import Simultaneous
from ...core.rng import next_state, scramble
from ...core.state import State
from ...core.value import Value
from .judge import Judge, utilities
from .playing import play_sensibly
from .sensible import dominated_places
from .tree import Choice, Question

MOST_QUESTIONS: Final = 100_000
"""A tree does not grow beyond that."""


class Style(Value):
    """How a search spends its rounds."""

    __slots__ = ("depth", "doubt", "explore", "steps")

    def __init__(self, explore: float, doubt: float, steps: int, depth: int) -> None:
        self.explore: Final = explore
        """How much the first glance and curiosity count against what was found."""
        self.doubt: Final = doubt
        """How much the first glance may overlook: that part is spread evenly over all options."""
        self.steps: Final = steps
        """How many decisions are played on before the judge is asked."""
        self.depth: Final = depth
        """How many decisions ahead the tree reaches."""


class Search:
    """The thoughts of one seat about one question."""

    __slots__ = ("judge", "path", "questions", "root", "seat", "size", "style")

    def __init__(self, root: Choice, seat: int, judge: Judge, style: Style) -> None:
        self.root: Final = root
        """The choice that led to the question; its action does not matter."""
        self.seat: Final = seat
        self.judge: Final = judge
        self.style: Final = style
        self.path: Final[list[Choice]] = []
        """The choices of the present round, and the questions that they answer."""
        self.questions: Final[list[Question]] = []
        self.size = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with its tree."""
        return Search, (self.root, self.seat, self.judge, self.style)

    def run(self, worlds: list[State], rounds: int, rng: int) -> None:
        """Some rounds in some worlds; the same world twice has other luck."""
        luck: i64 = rng
        for k in range(rounds):
            g = worlds[k % len(worlds)].clone()
            luck = next_state(luck)
            g.rng = scramble(luck)
            self.descend(g)
            luck = play_sensibly(g, self.judge, luck, self.style.steps)
            self.learn(g)

    def descend(self, g: State) -> None:
        """Choose in the tree until something new was tried.

        In a simultaneous question each seat's choice hangs below its own, so that it cannot depend on the others'.
        """
        self.path.clear()
        self.questions.clear()
        joint = self.root
        here = [joint] * g.seats
        fresh = False
        while g.stack and not fresh and len(self.path) < self.style.depth and self.size < MOST_QUESTIONS:
            secret = isinstance(g.stack[-1], Simultaneous)
            seat = self.turn(g)
            seen = g.info_counter
            choice = self.choose(g, here[seat])
            fresh = not choice.visits
            g.play(choice.action)
            here[seat] = choice
            if not secret or g.info_counter != seen:
                joint = here[self.seat] if secret and here[self.seat] is not joint else choice
                for other in range(g.seats):
                    here[other] = joint

    def turn(self, g: State) -> int:
        """Who answers now: in a simultaneous question the searching seat before the others."""
        if g.seat != self.seat and g.asked() >> self.seat & 1:
            g.current_options = g.stack[-1].answers(g, self.seat)
            g.seat = self.seat
        return g.seat

    def choose(self, g: State, last: Choice) -> Choice:
        """What g.seat tries this time after a choice."""
        question = last.question(g.seat)
        if question is None:
            question = Question(g.seat, g.current_options, self.judge.weights(g), dominated_places(g, self.judge))
            last.questions.append(question)
            self.size += 1
        choice = question.pick(question.offered(g, self.judge), self.style.explore, self.style.doubt)
        self.path.append(choice)
        self.questions.append(question)
        return choice

    def learn(self, g: State) -> None:
        """Tell every choice of this round how it ended."""
        values = self.judge.values(g)
        content = utilities(values, self.judge.scale, not g.stack)
        for k in range(len(self.path)):
            choice = self.path[k]
            utility = content[choice.seat]
            choice.visits += 1
            choice.total += utility
            self.questions[k].visits += 1
            self.questions[k].total += utility
        if self.path:
            self.path[0].points += values[self.seat]

    def table(self, options: list[int]) -> list[tuple[int, float, float]]:
        """By option how often it was tried, and the sums of utility and points."""
        question = self.root.question(self.seat)
        found = {choice.action: choice for choice in question.choices if choice is not None} if question else {}
        return [row(found.get(action)) for action in options]


def row(choice: Choice | None) -> tuple[int, float, float]:
    """A line of the table; zeros for an option that was never tried."""
    return (0, 0.0, 0.0) if choice is None else (choice.visits, choice.total, choice.points)


def bench(world: State, seat: int, rounds: int, judge: Judge, style: Style) -> int:
    """Search from a position, for measuring; returns the number of questions in the tree."""
    search = Search(Choice(0, seat), seat, judge, style)
    search.run([world], rounds, 1)
    return search.size
