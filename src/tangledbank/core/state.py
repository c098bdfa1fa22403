"""A game in progress as plain data. The loop in advance() is the whole engine."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import i64, mypyc_attr

from .frame import NOT_ASKED, OVER, Frame
from .ints import Options, each
from .rng import MASK, key_of, keyed_number, next_state, pick, scramble

Event = tuple[int, int, int, int]
F = TypeVar("F", bound="Frame[Any]")


class Undrawn(Exception):
    """A random number below args[0] is needed and none is given: code that looks at all outcomes draws it."""


def undrawn(n: int) -> int:
    raise Undrawn(n)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of the state that all games share."""

    __slots__ = ("current_options", "dirty", "draws", "events", "info_counter", "key", "rng", "seat", "seats", "stack")

    seats: int
    stack: list[Frame[Any]]
    """Questions and steps; the last one is the next. Empty: the game is over."""
    current_options: Options
    """Answers to the top question; replaced, never changed."""
    seat: int
    """The seat that is asked; in a simultaneous question the first that still waits."""
    rng: i64
    """The state of the generator; with a key the number of draws so far."""
    key: bytes
    """Of a seed of 256 bits; empty: the generator is the fast one. Worlds for bots and forks have none."""
    info_counter: int
    """Counts what was drawn or revealed: undo never crosses a change of it."""
    dirty: i64
    """What has changed since it was cleared, as bits (CHANGED_ in the terms of a game): verbs set them, the reader
    clears them; in a new state all are set."""
    events: list[Event] | None
    """Listens if it is a list; clones do not listen."""
    draws: list[int] | None
    """The next random numbers, if they are not to come from the seed; randbelow() asks for more by raising Undrawn."""

    def __repr__(self) -> str:
        moment = f"seat {self.seat} to answer {self.stack[-1]!r}" if self.stack else "over"
        return f"<{type(self).__name__}: {self.seats} seats, {moment}>"

    def clone(self) -> State:
        """An independent copy that does not listen."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> State:
        """An independent copy that listens if this one does."""
        g = self.clone()
        g.events = None if self.events is None else self.events[:]
        g.draws = None if self.draws is None else self.draws[:]
        return g

    def scores(self) -> list[int]:
        """Points of every seat if the game ended now."""
        raise NotImplementedError

    def start(self, seats: int, seed: int) -> None:
        """Set the shared fields of a new state."""
        self.seats = seats
        self.key = key_of(seed)
        self.rng = 0 if self.key else scramble(seed & MASK)
        self.stack = []
        self.current_options = Options()
        self.seat = 0
        self.info_counter = 0
        self.dirty = -1
        self.events = None
        self.draws = None

    def copy_core(self, g: State) -> None:
        """Copy the shared fields into a clone."""
        g.seats = self.seats
        g.stack = self.stack[:]
        g.current_options = self.current_options
        g.seat = self.seat
        g.rng = self.rng
        g.key = self.key
        g.info_counter = self.info_counter
        g.dirty = self.dirty
        g.events = None
        g.draws = None

    def push(self, *frames: Frame[Any]) -> None:
        """push(A, B, C) means A, then B, then C."""
        for k in range(len(frames) - 1, -1, -1):
            self.stack.append(frames[k])

    def push_all(self, frames: list[F]) -> None:
        """The same of a list."""
        for k in range(len(frames) - 1, -1, -1):
            self.stack.append(frames[k])

    def randbelow(self, n: i64) -> i64:
        """A random number from 0 to n - 1."""
        if self.draws is not None:
            return self.draws.pop(0) if self.draws else undrawn(n)
        if len(self.key):
            self.rng += 1
            return keyed_number(self.key, self.rng) % n
        self.rng = next_state(self.rng)
        return pick(self.rng, n)

    def reseed(self, seed: int) -> None:
        """Other chance from here on, which has nothing to do with that of before."""
        self.key = b""
        self.rng = scramble(seed & MASK)

    def draw_from(self, counts: list[int]) -> int:
        """The place in a list of one of the things that are counted there, each as likely; there must be some."""
        total: i64 = 0
        for n in counts:
            total += n
        left = self.randbelow(total)
        place: i64 = -1
        while left >= 0:
            place += 1
            left -= counts[place]
        return place

    def tell(self, kind: int, x: int, y: int, z: int) -> None:
        """An event, for those who listen; its numbers mean what the terms of the game say of its kind.

        Verbs that run all the time look at `events` first: uncompiled, the call is a few per cent of a fast game.
        """
        if self.events is not None:
            self.events.append((kind, x, y, z))

    def step(self) -> bool:
        """Enter the frame on top; whether it waits for an answer."""
        return self.stack[-1].enter(self)

    def advance(self) -> None:
        """Run until somebody must be asked or the game is over."""
        while self.stack and not self.stack[-1].enter(self):
            pass
        if not self.stack:
            self.current_options = Options()

    def play(self, action: int) -> None:
        """Answer for g.seat with one of g.current_options; not checked, for code that picks from these."""
        self.stack.pop().resolve(self, action)
        self.advance()

    def play_as(self, seat: int, action: int) -> None:
        """Answer for any asked seat with one of its options; not checked."""
        self.seat = seat
        self.play(action)

    def asked(self) -> int:
        """The seats that may answer now, as a bit set."""
        return self.stack[-1].asked() if self.stack else 0

    def options(self, seat: int) -> list[int]:
        """The legal answers of a seat; none if it is not asked."""
        return list(each(self.answers(seat)))

    def answers(self, seat: int) -> Options:
        """The same as the question keeps them: not to be changed."""
        if seat < 0 or not self.asked() >> seat & 1:
            return Options()
        return self.current_options if seat == self.seat else self.stack[-1].answers(self, seat)

    def refusal(self, seat: int, action: int) -> int:
        """0 if the action is legal for the seat now, else a set of reasons."""
        if not self.stack:
            return OVER
        if seat < 0 or not self.asked() >> seat & 1:
            return NOT_ASKED
        return self.stack[-1].refusal(self, seat, action)
