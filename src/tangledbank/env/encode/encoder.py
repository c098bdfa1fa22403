"""What an encoder of a game is: sections of an observation, letters, and how both are filled in."""

from __future__ import annotations

from typing import Final

from ...core.state import State
from .layout import Field, Layout
from .space import NOTHING, ActionSpace, Spelling

SEATS: Final = 6


class Sight:
    """A position as one seat looks at it, having begun its answer with a letter or not."""

    __slots__ = ("begun", "g", "own", "seat", "slots")

    def __init__(self, g: State, own: State, seat: int, slots: list[int], begun: int) -> None:
        self.g: Final = g
        self.own: Final = own
        """What the seat has planned secretly is carried out here; else the same state."""
        self.seat: Final = seat
        self.slots: Final = slots
        self.begun: Final = begun


class Section:
    """Fields side by side that change together."""

    def __init__(self, layout: Layout) -> None:
        self.begin: Final[int] = layout.size

    def key(self, sight: Sight) -> list[list[int]]:
        """All numbers that the section shows something of: while they stay the same, so do its bytes."""
        raise NotImplementedError

    def write(self, sight: Sight, out: bytearray, at: int) -> None:
        """Fill in bytes that are 0 before; the observation begins at `at`."""
        raise NotImplementedError


class Moment(Section):
    """Who plays, who is asked what, what was begun. Changes all the time, hence has no key."""

    def __init__(self, layout: Layout, questions: list[str], openers: int) -> None:
        super().__init__(layout)
        self.questions: Final = {name: n for n, name in enumerate(questions)}
        self.players: Final = layout.add("players", [1], SEATS, "how many play")
        self.over: Final = layout.add("over", [1], 1, "the game is over")
        self.asked: Final = layout.add("asked", [SEATS], 1, "who may answer, by seat; the observer is seat 0")
        self.question: Final = layout.add(
            "question", [len(questions)], 1, "what is asked: one of " + ", ".join(questions)
        )
        self.begun: Final = layout.add("begun", [openers], 1, "the first letter of the answer, if it has been given")

    def write(self, sight: Sight, out: bytearray, at: int) -> None:
        g = sight.g
        out[at + self.players] = g.seats
        if sight.begun != NOTHING:
            out[at + self.begun + sight.begun] = 1
        if not g.stack:
            out[at + self.over] = 1
            return
        out[at + self.question + self.questions[type(g.stack[-1]).__name__]] = 1
        asked = g.asked()
        for other in range(g.seats):
            if asked >> other & 1:
                out[at + self.asked + (other - sight.seat) % g.seats] = 1
        self.write_question(sight, out, at)

    def write_question(self, sight: Sight, out: bytearray, at: int) -> None:
        """What the question is about."""
        raise NotImplementedError


class Memory:
    """The last observation of one seat in one game, and what it was made of."""

    def __init__(self, encoder: Encoder) -> None:
        self.bytes: Final = bytearray(encoder.size)
        self.keys: Final[list[list[list[int]]]] = [[] for _ in encoder.sections]


class Encoder:
    """Shows positions of one game to learning programs, a seat at a time. Only what the seat may see is read."""

    def __init__(
        self,
        game: str,
        version: int,
        layout: Layout,
        actions: ActionSpace,
        moment: Moment,
        sections: list[Section],
        remembers: bool,
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        """Raised when a field or a letter changes its place or its meaning."""
        self.fields: Final[list[Field]] = layout.fields
        self.size: Final[int] = layout.size
        """Bytes of an observation."""
        self.actions: Final = actions
        self.moment: Final = moment
        self.begun_at: Final[int] = moment.begun
        """Where the field of the letter begun begins."""
        self.sections: Final = sections
        """All but the moment, which comes before them."""
        self.remembers: Final = remembers
        """Whether looking for what has changed is faster than writing everything: measured."""
        begins = [section.begin for section in sections]
        self.blanks: Final[list[bytes]] = [bytes(n) for n in differences([0, *begins, layout.size])]

    def sight(self, g: State, seat: int, begun: int) -> Sight:
        """How a seat looks at a position."""
        return Sight(g, g, seat, self.actions.slots(g, seat), begun)

    def write(self, g: State, seat: int, begun: int, out: bytearray, at: int) -> None:
        """What a seat sees, having begun its answer with a letter, into bytes that are 0 before."""
        sight = self.sight(g, seat, begun)
        self.moment.write(sight, out, at)
        for section in self.sections:
            section.write(sight, out, at)

    def update(self, g: State, seat: int, begun: int, memory: Memory) -> None:
        """The same into a memory: only what has changed since is written anew."""
        sight = self.sight(g, seat, begun)
        out = memory.bytes
        blanks = self.blanks
        out[0 : len(blanks[0])] = blanks[0]
        self.moment.write(sight, out, 0)
        for k in range(len(self.sections)):
            section = self.sections[k]
            key = section.key(sight)
            if key != memory.keys[k]:
                out[section.begin : section.begin + len(blanks[k + 1])] = blanks[k + 1]
                section.write(sight, out, 0)
                memory.keys[k] = [numbers[:] for numbers in key]

    def observe(self, g: State, seat: int, begun: int = NOTHING) -> bytearray:
        """What a seat sees as new bytes."""
        out = bytearray(self.size)
        self.write(g, seat, begun, out, 0)
        return out

    def spelling(self, g: State, seat: int) -> Spelling:
        """A seat's answer to the question on top, before its first letter."""
        return Spelling(self.actions, g, seat)


def differences(numbers: list[int]) -> list[int]:
    """From each number to the next."""
    return [numbers[k + 1] - numbers[k] for k in range(len(numbers) - 1)]
