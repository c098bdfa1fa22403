"""What an encoder of a game is: sections of an observation, sub-actions, and how both are filled in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ...core.state import State
from .layout import Field, ObservationLayout, clear, zeros
from .space import NOTHING, ActionBuilder, ActionSpace

SEATS: Final = 6

# Facts that no verb marks; those of a game stand in its terms.
CHANGED_NEW: Final = 1 << 61
"""A game has just begun: all bits are set then."""
CHANGED_ALWAYS: Final = 1 << 60
"""Small things that change all the time."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Perspective:
    """A position as one seat looks at it, having begun its answer with a sub-action or not."""

    __slots__ = ("begun", "g", "kind", "own", "seat", "slots")

    def __init__(self, g: State, own: State, seat: int, slots: list[int], begun: int) -> None:
        self.g: Final = g
        self.own: Final = own
        """What the seat has planned secretly is carried out here; else the same state."""
        self.seat: Final = seat
        self.slots: Final = slots
        self.begun: Final[i64] = begun
        self.kind: i64 = NOTHING
        """The number of the question on top, as soon as the moment is written."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Section:
    """Fields side by side that show the same things: its bytes stay the same until one of these dirty bits is set."""

    def __init__(self, layout: ObservationLayout, shows: int) -> None:
        self.begin: Final[i64] = layout.size
        self.end: i64 = 0
        """Where the next one begins; set when that is known."""
        self.shows: Final[i64] = shows | CHANGED_NEW

    def is_stale(self, dirty: i64, seat: i64) -> bool:
        """Whether a seat sees something else here once these bits are set."""
        return self.shows & dirty != 0

    def wipe(self, out: vec[u8], at: i64) -> None:
        """Clear what was written."""
        clear(out, at + self.begin, at + self.end)

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        """Fill in bytes that are 0 before; the observation begins at `at`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Section):
    """Who plays, who is asked what, what was begun. Changes all the time."""

    def __init__(self, layout: ObservationLayout, questions: list[str], frames: list[object], openers: int) -> None:
        super().__init__(layout, CHANGED_ALWAYS)
        self.questions: Final = {frame: n for n, frame in enumerate(frames)}
        """By the type of the frame on top."""
        self.players: Final = layout.add("players", [1], SEATS, "how many play")
        self.over: Final = layout.add("over", [1], 1, "the game is over")
        self.asked: Final = layout.add("asked", [SEATS], 1, "who may answer, by seat; the observer is seat 0")
        self.question: Final = layout.add(
            "question", [len(questions)], 1, "what is asked: one of " + ", ".join(questions)
        )
        self.begun: Final = layout.add(
            "begun", [openers], 1, "the first sub-action of the answer, if it has been given"
        )
        self.filled: Final[list[vec[i64]]] = []
        """By question: the fields that only some questions fill in, from where, to where and so on; others are 0."""

    def wipe_question(self, out: vec[u8], at: i64, kind: i64, begun: i64) -> None:
        """Clear what a question filled in, and the sub-action that its answer was begun with."""
        out[at + self.question + kind] = 0
        clear(out, at + self.asked, at + self.asked + SEATS)
        if begun != NOTHING:
            out[at + self.begun + begun] = 0
        filled = self.filled[kind]
        for k in range(i64(0), len(filled), 2):
            clear(out, at + filled[k], at + filled[k + 1])

    def write(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        g = perspective.g
        out[at + self.players] = g.seats
        if perspective.begun != NOTHING:
            out[at + self.begun + perspective.begun] = 1
        if not g.stack:
            out[at + self.over] = 1
            return
        perspective.kind = self.kind_of(g.stack[-1])
        out[at + self.question + perspective.kind] = 1
        asked = g.asked()
        for other in range(g.seats):
            if asked >> other & 1:
                out[at + self.asked + (other - perspective.seat) % g.seats] = 1
        self.write_question(perspective, out, at)

    def kind_of(self, frame: object) -> i64:
        """The number of a question."""
        return self.questions[type(frame)]

    def write_question(self, perspective: Perspective, out: vec[u8], at: i64) -> None:
        """What the question is about."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Shows positions of one game to learning programs, a seat at a time. Only what the seat may see is read."""

    def __init__(
        self,
        game: str,
        version: int,
        layout: ObservationLayout,
        actions: ActionSpace,
        moment: Moment,
        sections: list[Section],
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        """Raised when a field or a sub-action changes its place or its meaning."""
        self.fields: Final[list[Field]] = layout.fields
        self.size: Final[int] = layout.size
        """Bytes of an observation."""
        self.actions: Final = actions
        self.moment: Final = moment
        self.sections: Final = sections
        """All but the moment, which comes before them."""
        self.shows: Final = vec[i64]([section.shows for section in sections])
        """The bits they show, for a first look: most sections are clean at most times."""
        for k, section in enumerate(sections):
            section.end = sections[k + 1].begin if k + 1 < len(sections) else layout.size
        self.blank: Final = zeros(layout.size)

    def __repr__(self) -> str:
        size, n = self.size, self.actions.size
        return f"<{type(self).__name__}: {self.game}, version {self.version}, {size} bytes, {n} sub-actions>"

    # ---- what a game answers ----------------------------------------------------------
    def secrets(self, g: State) -> int:
        """The bits that the question on top sets for a seat that has answered already."""
        return 0

    def perspective(self, g: State, seat: int, slots: list[int], begun: int) -> Perspective:
        """How a seat looks at a position."""
        return Perspective(g, g, seat, slots, begun)

    # ---- the same for all games -------------------------------------------------------
    def write(self, g: State, seat: int, begun: int, out: vec[u8], at: i64) -> None:
        """What a seat sees, having begun its answer with a sub-action, into bytes that are 0 before."""
        perspective = self.perspective(g, seat, self.actions.slots(g, seat), begun)
        self.moment.write(perspective, out, at)
        for section in self.sections:
            section.write(perspective, out, at)

    def rewrite(self, perspective: Perspective, dirty: i64, out: vec[u8], at: i64) -> None:
        """The sections whose bits are set, into what the seat saw before."""
        for k in range(len(self.shows)):
            if self.shows[k] & dirty:
                section = self.sections[k]
                if section.is_stale(dirty, perspective.seat):
                    section.wipe(out, at)
                    section.write(perspective, out, at)

    def observe(self, g: State, seat: int, begun: int = NOTHING) -> bytearray:
        """What a seat sees as new bytes."""
        out = self.blank[:]
        self.write(g, seat, begun, out, 0)
        return bytearray(out)

    def builder(self, g: State, seat: int) -> ActionBuilder:
        """A seat's answer to the question on top, before its first sub-action."""
        return ActionBuilder(self.actions, g, seat)


class Rows:
    """Observations of some games that are going on, a row for every seat: only what has changed is written anew."""

    def __init__(self, encoder: Encoder, games: int, seats: int) -> None:
        self.encoder: Final = encoder
        self.seats: Final[i64] = seats
        self.bytes: Final = zeros(games * seats * encoder.size)
        self.dirty: Final = vec[i64]([i64(-1)] * (games * seats))
        """By row: the dirty bits set since it was written."""
        self.kinds: Final = vec[i64]([i64(NOTHING)] * (games * seats))
        """By row: the question that it shows, NOTHING for none yet."""
        self.begun: Final = vec[i64]([i64(NOTHING)] * (games * seats))
        """By row: the sub-action begun that it shows."""

    def update(self, k: i64, g: State, builder: ActionBuilder) -> i64:
        """Write the row of the seat that is answering in a game; returns where it begins."""
        secrets = self.encoder.secrets(g)
        for row in range(k * self.seats, (k + 1) * self.seats):
            self.dirty[row] |= g.dirty | secrets
        g.dirty = 0
        row = k * self.seats + builder.seat
        at = row * self.encoder.size
        perspective = self.encoder.perspective(g, builder.seat, builder.slots, builder.begun)
        self.ask(perspective, row, at)
        self.encoder.rewrite(perspective, self.dirty[row] | CHANGED_ALWAYS, self.bytes, at)
        self.dirty[row] = secrets
        return at

    def ask(self, perspective: Perspective, row: i64, at: i64) -> None:
        """Another moment."""
        moment = self.encoder.moment
        if self.kinds[row] != NOTHING:
            moment.wipe_question(self.bytes, at, self.kinds[row], self.begun[row])
        moment.write(perspective, self.bytes, at)
        self.kinds[row] = perspective.kind
        self.begun[row] = perspective.begun

    def begin(self, k: i64, builder: ActionBuilder) -> None:
        """A first sub-action was given: nothing else is new."""
        row = k * self.seats + builder.seat
        self.begun[row] = builder.begun
        self.bytes[row * self.encoder.size + self.encoder.moment.begun + builder.begun] = 1
