"""The tree of a search: choices, and the questions that follow them. A place in it is a sequence of actions."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ...core.ints import Ints, Options, appended, each, ints, no_ints
from ...core.state import State
from .floats import Floats, floats, joined
from .judge import Judge
from .sensible import dominated_places


class Choice:
    """An action that was tried at one place, and how that went for the seat that chose it."""

    __slots__ = ("action", "available", "points", "questions", "seat", "total", "visits")

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 0
        """How often it could have been chosen: options differ from world to world."""
        self.total = 0.0
        """The sum of the seat's utilities."""
        self.points = 0.0
        """The sum of its points; counted for the first choice of a search only."""
        self.questions: list[Question] = []
        """What was asked after it, by seat: chance and hidden cards decide who is asked."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with the tree below it."""
        return tree_of, (rows_of(self),)

    def question(self, seat: int) -> Question | None:
        """What a seat was asked after this choice."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None


class Question:
    """One seat's options at one place. Other worlds may bring more of them later."""

    __slots__ = ("actions", "choices", "dominated", "first", "order", "places", "seat", "total", "visits", "weights")

    def __init__(self, seat: int, options: Options, weights: list[float], dominated: list[bool]) -> None:
        n = len(options)
        self.seat = seat
        self.first = options
        """The options with which it began: mostly they stay these."""
        self.dominated = dominated
        """By place: not to be tried, if there is anything else."""
        self.order: Ints = ints([k for k in range(n) if not dominated[k]])
        """The places of those that are tried."""
        self.actions = list(options)
        """All options so far, by place."""
        self.weights: Floats = floats(weights)
        self.choices: list[Choice | None] = [None] * n
        """An option that was never tried has none."""
        self.places: dict[int, int] | None = None
        """Places by action, from the first world on that brings other options."""
        self.visits = 0
        self.total = 0.0

    def offered(self, g: State, judge: Judge) -> Ints:
        """The places of the options in this world; new ones are added."""
        if g.current_options == self.first:
            return self.order
        places = self.places
        if places is None:
            places = {action: k for k, action in enumerate(self.actions)}
            self.places = places
        options = each(g.current_options)
        for action in options:
            if action not in places:
                self.add(g, judge, places)
                break
        found = options[:]
        for k in range(len(found)):
            found[k] = places[found[k]]
        kept = no_ints()
        for k in found:
            if not self.dominated[k]:
                kept = appended(kept, k)
        return kept if len(kept) else found

    def add(self, g: State, judge: Judge, places: dict[int, int]) -> None:
        """Room for the options that were not seen here before."""
        weights = judge.weights(g)
        flags = dominated_places(g, judge)
        for k, action in enumerate(each(g.current_options)):
            if action not in places:
                places[action] = len(self.actions)
                self.actions.append(action)
                self.weights = joined(self.weights, weights[k])
                self.dominated.append(flags[k])
                self.choices.append(None)

    def pick(self, offered: Ints, explore: float, doubt: float) -> Choice:
        """The most promising option: what it brought so far, and the judge's first glance where little is known."""
        weights = self.weights
        choices = self.choices
        whole = 0.0
        for k in offered:
            whole += weights[k]
        glance = explore * (1.0 - doubt) / whole
        rest = explore * doubt / float(len(offered))
        best: Choice | None = None
        best_score = -1e9
        fresh: i64 = -1
        fresh_weight = -1.0
        for k in offered:
            choice = choices[k]
            if choice is None:
                if weights[k] > fresh_weight:
                    fresh = k
                    fresh_weight = weights[k]
            else:
                choice.available += 1
                bonus = (glance * weights[k] + rest) * root(choice.available) / (1.0 + choice.visits)
                score = choice.total / choice.visits + bonus
                if score > best_score:
                    best = choice
                    best_score = score
        if best is not None and (fresh < 0 or best_score >= self.hope(glance * fresh_weight + rest)):
            return best
        return self.begin(fresh)

    def hope(self, bonus: float) -> float:
        """What an option that was never tried may be worth: as much as the others, and more the longer it waits."""
        return self.total / self.visits + bonus * root(self.visits)

    def begin(self, k: int) -> Choice:
        """Try an option for the first time."""
        choice = Choice(self.actions[k], self.seat)
        choice.available = self.visits + 1
        self.choices[k] = choice
        return choice


# ---- pickling -------------------------------------------------------------------
def rows_of(root: Choice) -> list[tuple[Any, ...]]:
    """A tree as rows, choices by number: nested objects would make pickle call itself as deep as the tree is."""
    choices = [root]
    rows: list[tuple[Any, ...]] = []
    while len(rows) < len(choices):
        one = choices[len(rows)]
        asked: list[tuple[Any, ...]] = []
        for question in one.questions:
            below: list[int] = []
            for choice in question.choices:
                below.append(-1 if choice is None else len(choices))
                if choice is not None:
                    choices.append(choice)
            found = (
                question.actions,
                list(question.weights),
                question.dominated,
                below,
                question.visits,
                question.total,
            )
            asked.append((question.seat, question.first, found))
        rows.append((one.action, one.seat, (one.visits, one.available, one.total, one.points), asked))
    return rows


def tree_of(rows: list[tuple[Any, ...]]) -> Choice:
    """The opposite: the first choice of the rows, with all that hangs below it."""
    choices = [Choice(row[0], row[1]) for row in rows]
    for k, row in enumerate(rows):
        choice = choices[k]
        choice.visits, choice.available, choice.total, choice.points = row[2]
        for seat, first, found in row[3]:
            question = Question(seat, first, found[1], found[2])
            question.actions, question.visits, question.total = found[0], found[4], found[5]
            question.choices = [None if number < 0 else choices[number] for number in found[3]]
            choice.questions.append(question)
    return choices[0]


def root(n: int) -> float:
    """About the square root; no library's, so that every machine agrees on it."""
    factor = 1.0
    while n >= 1024:
        n >>= 2
        factor *= 2.0
    return factor * ROOTS[n]


def newton(n: int) -> float:
    """The square root by arithmetic alone."""
    if n < 2:
        return float(n)
    x = float(n)
    for _ in range(20):
        x = 0.5 * (x + n / x)
    return x


ROOTS: Final = floats([newton(n) for n in range(1024)])
"""Square roots of small numbers."""
