"""What an encoder of a game is: sections of an observation, letters, and how both are filled in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.state import State
from .layout import Field, Layout, clear, zeros
from .space import NOTHING, ActionSpace, Spelling

SEATS: Final = 6

# Facts that no verb marks; those of a game stand in its terms.
F_NEW: Final = 1 << 61
"""A game has just begun: all facts are news then."""
F_ALWAYS: Final = 1 << 60
"""Small things that change all the time."""


class Sight:
    """A position as one seat looks at it, having begun its answer with a letter or not."""

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


class Section:
    """Fields side by side that show the same facts: while those stay the same, so do its bytes."""

    def __init__(self, layout: Layout, facts: int) -> None:
        self.begin: Final[i64] = layout.size
        self.end: i64 = 0
        """Where the next one begins; set when that is known."""
        self.facts: Final[i64] = facts | F_NEW

    def is_stale(self, news: i64, seat: i64) -> bool:
        """Whether a seat sees something else here after some news."""
        return self.facts & news != 0

    def wipe(self, out: vec[u8], at: i64) -> None:
        """Clear what was written."""
        clear(out, at + self.begin, at + self.end)

    def write(self, sight: Sight, out: vec[u8], at: i64) -> None:
        """Fill in bytes that are 0 before; the observation begins at `at`."""
        raise NotImplementedError


class Moment(Section):
    """Who plays, who is asked what, what was begun. Changes all the time."""

    def __init__(self, layout: Layout, questions: list[str], frames: list[object], openers: int) -> None:
        super().__init__(layout, F_ALWAYS)
        self.questions: Final = {frame: n for n, frame in enumerate(frames)}
        """By the type of the frame on top."""
        self.players: Final = layout.add("players", [1], SEATS, "how many play")
        self.over: Final = layout.add("over", [1], 1, "the game is over")
        self.asked: Final = layout.add("asked", [SEATS], 1, "who may answer, by seat; the observer is seat 0")
        self.question: Final = layout.add(
            "question", [len(questions)], 1, "what is asked: one of " + ", ".join(questions)
        )
        self.begun: Final = layout.add("begun", [openers], 1, "the first letter of the answer, if it has been given")
        self.filled: Final[list[vec[i64]]] = []
        """By question: the fields that only some questions fill in, from where, to where and so on; others are 0."""

    def wipe_question(self, out: vec[u8], at: i64, kind: i64, begun: i64) -> None:
        """Clear what a question filled in, and the letter that its answer was begun with."""
        out[at + self.question + kind] = 0
        clear(out, at + self.asked, at + self.asked + SEATS)
        if begun != NOTHING:
            out[at + self.begun + begun] = 0
        filled = self.filled[kind]
        for k in range(i64(0), len(filled), 2):
            clear(out, at + filled[k], at + filled[k + 1])

    def write(self, sight: Sight, out: vec[u8], at: i64) -> None:
        g = sight.g
        out[at + self.players] = g.seats
        if sight.begun != NOTHING:
            out[at + self.begun + sight.begun] = 1
        if not g.stack:
            out[at + self.over] = 1
            return
        sight.kind = self.questions[type(g.stack[-1])]
        out[at + self.question + sight.kind] = 1
        asked = g.asked()
        for other in range(g.seats):
            if asked >> other & 1:
                out[at + self.asked + (other - sight.seat) % g.seats] = 1
        self.write_question(sight, out, at)

    def write_question(self, sight: Sight, out: vec[u8], at: i64) -> None:
        """What the question is about."""
        raise NotImplementedError


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
        self.sections: Final = sections
        """All but the moment, which comes before them."""
        self.facts: Final = vec[i64]([section.facts for section in sections])
        """What they show, for a first look: most of them show no news at most times."""
        for k, section in enumerate(sections):
            section.end = sections[k + 1].begin if k + 1 < len(sections) else layout.size
        self.blank: Final = zeros(layout.size)

    # ---- what a game answers ----------------------------------------------------------
    def secrets(self, g: State) -> int:
        """The facts that the question on top adds to for a seat that has answered already."""
        return 0

    def sight(self, g: State, seat: int, slots: list[int], begun: int) -> Sight:
        """How a seat looks at a position."""
        return Sight(g, g, seat, slots, begun)

    # ---- the same for all games -------------------------------------------------------
    def write(self, g: State, seat: int, begun: int, out: vec[u8], at: i64) -> None:
        """What a seat sees, having begun its answer with a letter, into bytes that are 0 before."""
        sight = self.sight(g, seat, self.actions.slots(g, seat), begun)
        self.moment.write(sight, out, at)
        for section in self.sections:
            section.write(sight, out, at)

    def rewrite(self, sight: Sight, news: i64, out: vec[u8], at: i64) -> None:
        """The sections that show some news, into what the seat saw before."""
        for k in range(len(self.facts)):
            if self.facts[k] & news:
                section = self.sections[k]
                if section.is_stale(news, sight.seat):
                    section.wipe(out, at)
                    section.write(sight, out, at)

    def observe(self, g: State, seat: int, begun: int = NOTHING) -> bytearray:
        """What a seat sees as new bytes."""
        out = self.blank[:]
        self.write(g, seat, begun, out, 0)
        return bytearray(out)

    def spelling(self, g: State, seat: int) -> Spelling:
        """A seat's answer to the question on top, before its first letter."""
        return Spelling(self.actions, g, seat)


class Rows:
    """Observations of some games that are going on, a row for every seat: only what has changed is written anew."""

    def __init__(self, encoder: Encoder, games: int, seats: int) -> None:
        self.encoder: Final = encoder
        self.seats: Final[i64] = seats
        self.bytes: Final = zeros(games * seats * encoder.size)
        self.news: Final = vec[i64]([i64(-1)] * (games * seats))
        """By row: the facts that have changed since it was written."""
        self.kinds: Final = vec[i64]([i64(NOTHING)] * (games * seats))
        """By row: the question that it shows, NOTHING for none yet."""
        self.begun: Final = vec[i64]([i64(NOTHING)] * (games * seats))
        """By row: the letter begun that it shows."""

    def update(self, k: i64, g: State, spelling: Spelling) -> i64:
        """Write the row of the seat that is answering in a game; returns where it begins."""
        secrets = self.encoder.secrets(g)
        for row in range(k * self.seats, (k + 1) * self.seats):
            self.news[row] |= g.news | secrets
        g.news = 0
        row = k * self.seats + spelling.seat
        at = row * self.encoder.size
        sight = self.encoder.sight(g, spelling.seat, spelling.slots, spelling.begun)
        self.ask(sight, row, at)
        self.encoder.rewrite(sight, self.news[row] | F_ALWAYS, self.bytes, at)
        self.news[row] = secrets
        return at

    def ask(self, sight: Sight, row: i64, at: i64) -> None:
        """Another moment."""
        moment = self.encoder.moment
        if self.kinds[row] != NOTHING:
            moment.wipe_question(self.bytes, at, self.kinds[row], self.begun[row])
        moment.write(sight, self.bytes, at)
        self.kinds[row] = sight.kind
        self.begun[row] = sight.begun

    def begin(self, k: i64, spelling: Spelling) -> None:
        """A first letter was given: nothing else is new."""
        row = k * self.seats + spelling.seat
        self.begun[row] = spelling.begun
        self.bytes[row * self.encoder.size + self.encoder.moment.begun + spelling.begun] = 1
