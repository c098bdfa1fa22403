"""The course of a finished game: every position, every answer, and what happened between them."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from ..core.errors import RecordError
from ..core.game import Game
from ..core.message import Message
from ..core.record import Entry, Record
from ..core.state import Event, State
from ..replaying import Replay


class CourseError(RecordError):
    """A record that cannot be reviewed: its game is not over, or the present rules lead elsewhere."""


class Course:
    """A record played again. RecordError says what is wrong with it."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.digest: Final = sha256(str(record).encode()).hexdigest()[:32]
        self.seed: Final = int(self.digest[:15], 16)
        """All chance of the coach comes from it: the same record gives the same review."""
        replay = Replay(record)
        for _ in replay.steps():
            pass
        if replay.is_lost or replay.differs or not replay.is_exact:
            raise CourseError(Message("coach-other-rules", got=replay.rules, expected=replay.game.rulebook.rules))
        if not replay.game.over:
            raise CourseError(Message("coach-not-over", plies=len(record.log)))
        self.end: Final = replay.game
        self.first: Final = replay.game.first_ply
        self.states: Final[list[State]] = []
        """After `first` answers, and after each later one."""
        self.events: Final[list[list[Event]]] = []
        """What happened until each of these states, since the one before."""
        self.play_again()

    def __repr__(self) -> str:
        return f"<Course: {self.end!r}, {self.digest}>"

    def play_again(self) -> None:
        game = Game(self.end.setup, listen=True)
        told = 0
        for entry in [None, *self.entries]:
            if entry is not None:
                game.state.play_as(entry.seat, entry.action)
            events = game.state.events or []
            self.events.append(events[told:])
            told = len(events)
            self.states.append(game.state.clone())

    @property
    def entries(self) -> list[Entry]:
        """The answers that the present rules have led to."""
        return self.end.log[self.first :]

    @property
    def plies(self) -> int:
        return len(self.record.log)

    @property
    def seats(self) -> int:
        return self.end.state.seats
