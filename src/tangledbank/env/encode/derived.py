"""The encoder of a game that has none of its own: observations from its views, sub-actions from its notation.

What the views look like is learnt from some random games that are the same every time; so the layout is fixed for the
rules of a game and its options. What never came up in them is not shown: a word counts as "another", the end of a
longer list is cut.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.notation import Notation, Verb
from ...core.playout import play_on
from ...core.rulebook import OptionValue, Rulebook
from ...core.state import State
from .encoder import CHANGED_ALWAYS, SEATS, Encoder, Moment, Perspective, Section
from .layout import MOST, ObservationLayout, put
from .space import NOTHING, ActionSpace

VERSION: Final = 0
"""Of all derived encoders: a game that wants to keep what was learnt on it brings its own encoder."""
SAMPLE_GAMES: Final = 12
"""For each number of players."""
SAMPLE_DECISIONS: Final = 250
"""In each of them."""
WHOLE: Final = 256
"""A verb with at most so many actions has a sub-action for each; the actions of others are made of two."""
NOT_SHOWN: Final = ("options",)
"""Parts of views that masks show."""


def derived(book: Rulebook, options: dict[str, OptionValue]) -> Encoder:
    """The encoder of a game as it is played with some options."""
    sample = Sample(book, options)
    space = DerivedSpace(book.notation)
    layout = ObservationLayout()
    moment = DerivedMoment(layout, sample.questions, space.openers)
    return Encoder(book.name, VERSION, layout, space, moment, [ViewSection(layout, book, sample.shapes)])


# ---- what views look like ---------------------------------------------------------------
class Shape:
    """What was seen at one place of views, and the bytes that hold it."""

    def __init__(self) -> None:
        self.is_truth = False
        self.least = 0
        self.most = -1
        self.words: Final[dict[str, int]] = {}
        self.fields: Final[dict[str, Shape]] = {}
        self.item: Shape | None = None
        self.longest = 0

    def learn(self, value: object) -> None:
        """One more value."""
        if isinstance(value, bool):
            self.is_truth = True
        elif isinstance(value, int):
            self.least, self.most = min(self.least, value), max(self.most, value)
        elif isinstance(value, str):
            self.words.setdefault(value, len(self.words))
        elif isinstance(value, list):
            self.learn_list(value)
        elif isinstance(value, dict):
            for name, part in value.items():
                self.fields.setdefault(str(name), Shape()).learn(part)

    def learn_list(self, items: list[object]) -> None:
        self.longest = max(self.longest, len(items))
        if self.item is None:
            self.item = Shape()
        for item in items:
            self.item.learn(item)

    def has_numbers(self) -> bool:
        return self.most >= self.least

    def size(self) -> int:
        """How many bytes: whether there is something, then what it can be, one after the other."""
        size = 1 + self.is_truth + self.has_numbers()
        if self.words:
            size += len(self.words) + 1
        if self.item is not None:
            size += 1 + self.longest * self.item.size()
        return size + sum([part.size() for part in self.fields.values()])

    def largest(self) -> int:
        """The largest value of a byte."""
        found = max(1, min(MOST, self.most - self.least)) if self.has_numbers() else 1
        if self.item is not None:
            found = max(found, min(MOST, self.longest), self.item.largest())
        return max([found, *[part.largest() for part in self.fields.values()]])

    def meaning(self) -> str:
        """For the documents."""
        found: list[str] = []
        if self.is_truth:
            found.append("yes")
        if self.has_numbers():
            found.append(f"a number less {self.least}" if self.least else "a number")
        if self.words:
            found.append("one of " + ", ".join([*self.words, "another"]))
        if self.item is not None:
            found.append(f"how many and up to {self.longest} of ({self.item.meaning()})")
        found.extend([f"{name} ({part.meaning()})" for name, part in self.fields.items()])
        return "; ".join(["there is one", *found])

    def write(self, value: object, out: vec[u8], at: i64) -> None:
        """A value into bytes that are 0 before."""
        if value is None:
            return
        out[at] = 1
        at += 1
        if self.is_truth:
            out[at] = 1 if value is True else 0
            at += 1
        if self.has_numbers():
            if isinstance(value, int) and not isinstance(value, bool):
                put(out, at, max(0, min(value, self.most) - self.least))
            at += 1
        if self.words:
            if isinstance(value, str):
                out[at + self.words.get(value, len(self.words))] = 1
            at += len(self.words) + 1
        if self.item is not None:
            if isinstance(value, list):
                self.write_list(value, self.item, out, at)
            at += 1 + self.longest * self.item.size()
        for name, part in self.fields.items():
            if isinstance(value, dict):
                part.write(value.get(name), out, at)
            at += part.size()

    def write_list(self, items: list[object], shape: Shape, out: vec[u8], at: i64) -> None:
        """How many, and the items as far as there is room."""
        put(out, at, min(len(items), self.longest))
        for k, item in enumerate(items[: self.longest]):
            shape.write(item, out, at + 1 + k * shape.size())


class Sample:
    """Some random games of every number of players, looked at by all who are asked and by a spectator."""

    def __init__(self, book: Rulebook, options: dict[str, OptionValue]) -> None:
        self.shapes: Final[dict[str, Shape]] = {}
        """By part of the view."""
        self.questions: Final[list[str]] = []
        for players in book.players:
            for seed in range(SAMPLE_GAMES):
                g = book.new_state(players, seed, options)
                g.advance()
                self.follow(book, g, seed)

    def follow(self, book: Rulebook, g: State, seed: int) -> None:
        for n in range(SAMPLE_DECISIONS):
            self.look(book, g)
            if not g.stack:
                return
            play_on(g, seed * SAMPLE_DECISIONS + n, 1)

    def look(self, book: Rulebook, g: State) -> None:
        if g.stack and type(g.stack[-1]).__name__ not in self.questions:
            self.questions.append(type(g.stack[-1]).__name__)
        for seat in (-1, g.seat):
            for name, part in book.view(g, seat).items():
                if name not in NOT_SHOWN:
                    self.shapes.setdefault(name, Shape()).learn(part)


class ViewSection(Section):
    """The view of a seat, one field for each of its parts; lists with an item for each player begin with the seat's."""

    def __init__(self, layout: ObservationLayout, book: Rulebook, shapes: dict[str, Shape]) -> None:
        super().__init__(layout, CHANGED_ALWAYS)
        self.book: Final = book
        self.shapes: Final = shapes
        self.seat: Final = layout.add("seat", [SEATS], 1, "the observer, by number: words of the view name seats so")
        self.places: Final = {
            name: layout.add(name, [shape.size()], shape.largest(), shape.meaning()) for name, shape in shapes.items()
        }

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        seat, seats = perspective.seat, perspective.g.seats
        out[at + self.seat + seat] = 1
        for name, part in self.book.view(perspective.g, seat).items():
            if name in self.shapes:
                shown = part[seat:] + part[:seat] if isinstance(part, list) and len(part) == seats else part
                self.shapes[name].write(shown, out, at + self.places[name])


class DerivedMoment(Moment):
    """Questions are told apart by the names of their frames; one that did not come up before is another."""

    def __init__(self, layout: ObservationLayout, questions: list[str], openers: int) -> None:
        super().__init__(layout, [*questions, "another"], [], openers)
        self.kinds: Final = {name: n for n, name in enumerate(questions)}
        for _ in range(len(questions) + 1):
            self.filled.append(vec[i64]())

    def kind_of(self, frame: object) -> i64:
        return self.kinds.get(type(frame).__name__, len(self.kinds))

    def write_question(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        """The view says what it is about."""


# ---- sub-actions ------------------------------------------------------------------------
class DerivedSpace(ActionSpace):
    """The actions of a notation. Seats are called by their numbers, as the notation does."""

    def __init__(self, notation: Notation) -> None:
        super().__init__()
        self.begins: Final[list[int]] = [0] * len(notation.verbs)
        self.ends: Final[list[int]] = [NOTHING] * len(notation.verbs)
        """By verb, the first of its first and of its second sub-actions."""
        self.factors: Final = [[0, 0, 0, 0, 0, 0] for _ in notation.verbs]
        """By verb, what each of its numbers counts in the first and in the second sub-action."""
        long = [kind for kind, verb in enumerate(notation.verbs) if product(verb, 0, len(verb.args)) > WHOLE]
        cuts = {kind: best_cut(notation.verbs[kind]) for kind in long}
        for kind in long:
            self.begins[kind] = self.put(notation.verbs[kind], kind, 0, cuts[kind])
        self.openers = self.size
        for kind, verb in enumerate(notation.verbs):
            if kind not in cuts:
                self.begins[kind] = self.put(verb, kind, 0, len(verb.args))
        for kind in long:
            self.ends[kind] = self.put(notation.verbs[kind], kind, cuts[kind], len(notation.verbs[kind].args))

    def put(self, verb: Verb, kind: int, first: int, last: int) -> int:
        """A block for some arguments of a verb."""
        names = [""]
        for arg in verb.args[first:last]:
            names = [f"{name} {arg.show(n)}".strip() for name in names for n in range(arg.size)]
        for k in range(first, last):
            self.factors[kind][k + (3 if first else 0)] = product(verb, k + 1, last)
        return self.add(verb.word, names)

    def slots(self, g: State, seat: int) -> list[int]:
        return []

    def first(self, action: i64, slots: list[int]) -> i64:
        kind = action >> 24
        factors = self.factors[kind]
        x, y, z = action >> 16 & 255, action >> 8 & 255, action & 255
        return self.begins[kind] + x * factors[0] + y * factors[1] + z * factors[2]

    def second(self, action: i64, slots: list[int]) -> i64:
        kind = action >> 24
        if self.ends[kind] == NOTHING:
            return NOTHING
        factors = self.factors[kind]
        x, y, z = action >> 16 & 255, action >> 8 & 255, action & 255
        return self.ends[kind] + x * factors[3] + y * factors[4] + z * factors[5]


def product(verb: Verb, first: int, last: int) -> int:
    """How many values some arguments have together."""
    n = 1
    for arg in verb.args[first:last]:
        n *= arg.size
    return n


def best_cut(verb: Verb) -> int:
    """Where an action is cut in two, so that the sub-actions are few; one with one argument is not cut."""
    n = len(verb.args)
    return min(range(1, n), key=lambda k: product(verb, 0, k) + product(verb, k, n))
