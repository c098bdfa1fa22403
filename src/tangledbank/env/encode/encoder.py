"""What an encoder of a game is: sections of an observation, letters, and how both are filled in."""

from __future__ import annotations

from typing import Final

from ...core.state import State
from .layout import Field, Layout
from .space import NOTHING, ActionSpace, Spelling

SEATS: Final = 6
NEW: Final = 1
"""The fact that a game has just begun. Facts are bits: numbers of a position that change together."""


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
    """Fields side by side that show the same facts: while those stay the same, so do its bytes."""

    def __init__(self, layout: Layout, facts: int) -> None:
        self.begin: Final[int] = layout.size
        self.facts: Final = facts | NEW

    def write(self, sight: Sight, out: bytearray, at: int) -> None:
        """Fill in bytes that are 0 before; the observation begins at `at`."""
        raise NotImplementedError


class Moment(Section):
    """Who plays, who is asked what, what was begun. Changes all the time, whatever the facts."""

    def __init__(self, layout: Layout, questions: list[str], openers: int) -> None:
        super().__init__(layout, NEW)
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
    """The last observations of all seats in one game, and what they were made of."""

    def __init__(self, encoder: Encoder, seats: int) -> None:
        self.bits: Final = encoder.bits(seats)
        self.numbers: Final[list[list[int]]] = [[] for _ in self.bits]
        """What the encoder watches, as it was at the last look."""
        self.rows: Final = [bytearray(encoder.size) for _ in range(seats)]
        """By seat: its observation."""
        self.news: Final = [NEW] * seats
        """By seat: the facts that have changed since its row was written."""

    def forget(self) -> None:
        """Another game begins."""
        for seat in range(len(self.news)):
            self.news[seat] = NEW

    def look(self, numbers: list[list[int]]) -> None:
        """Notice what has changed."""
        known = self.numbers
        news = 0
        for k in range(len(numbers)):
            if numbers[k] != known[k]:
                known[k] = numbers[k][:]
                news |= self.bits[k]
        if news:
            for seat in range(len(self.news)):
                self.news[seat] |= news


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
        begins = [section.begin for section in sections]
        self.blanks: Final = [bytearray(n) for n in differences([0, *begins, layout.size])]
        """Zeros for each section; a bytearray takes only bytearrays without copying them once more."""

    # ---- what a game answers ----------------------------------------------------------
    def watched(self, g: State) -> list[list[int]]:
        """All numbers that the sections show something of."""
        raise NotImplementedError

    def bits(self, seats: int) -> list[int]:
        """The facts that they belong to, in the same order."""
        raise NotImplementedError

    def sight(self, g: State, seat: int, slots: list[int], begun: int) -> Sight:
        """How a seat looks at a position."""
        return Sight(g, g, seat, slots, begun)

    # ---- the same for all games -------------------------------------------------------

    def write(self, g: State, seat: int, begun: int, out: bytearray, at: int) -> None:
        """What a seat sees, having begun its answer with a letter, into bytes that are 0 before."""
        sight = self.sight(g, seat, self.actions.slots(g, seat), begun)
        self.moment.write(sight, out, at)
        for section in self.sections:
            section.write(sight, out, at)

    def update(self, g: State, spelling: Spelling, memory: Memory) -> bytearray:
        """The same for a seat that is answering, as its row of a memory: only what has changed is written anew."""
        seat = spelling.seat
        sight = self.sight(g, seat, spelling.slots, spelling.begun)
        memory.look(self.watched(g))
        news = memory.news[seat]
        memory.news[seat] = 0
        out = memory.rows[seat]
        blanks = self.blanks
        out[0 : len(blanks[0])] = blanks[0]
        self.moment.write(sight, out, 0)
        for k in range(len(self.sections)):
            section = self.sections[k]
            if section.facts & news:
                out[section.begin : section.begin + len(blanks[k + 1])] = blanks[k + 1]
                section.write(sight, out, 0)
        return out

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
