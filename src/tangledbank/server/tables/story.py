"""The story of a game as a seat was told it, in pages: the latest events come with a view, earlier ones on request.

Events are counted as the seat sees them: what it does not see is not counted, so the numbers give nothing away.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import takewhile
from operator import is_
from typing import Final
from weakref import WeakKeyDictionary

from ...core.game import Game
from ...core.message import Message
from ...core.rulebook import EVERYTHING
from ...core.state import Event
from ..slices import Slices
from .table import Table

PAGE_EVENTS: Final = 200
"""Events that are told at once."""
EVENTS_PER_STEP: Final = 50
"""Events that are read at once: not worth waiting for a turn."""


class Story:
    """Which events of a game a seat sees. Grows with the game, and goes back with it."""

    def __init__(self, eye: int, notes: list[Message]) -> None:
        self.eye: Final = eye
        self.notes: Final = notes
        """What it begins with."""
        self.events: list[Event] = []
        """The game's, as they were when they were last looked at."""
        self.read: int = 0
        """How many of them were looked at."""
        self.seen: Final = array("I")
        """The numbers of those that the seat sees."""

    def steps(self, game: Game) -> Iterator[None]:
        """Look at the events that are new, one after the other; others may do so between two steps."""
        self.go_back(game.state.events or [])
        while self.read < len(self.events):
            if self.eye == EVERYTHING or game.rulebook.event(self.events[self.read], self.eye) is not None:
                self.seen.append(self.read)
            self.read += 1
            yield

    def unread(self, game: Game) -> int:
        """How many events are new."""
        self.go_back(game.state.events or [])
        return len(self.events) - self.read

    def go_back(self, events: list[Event]) -> None:
        """After something was taken back there is another list, which begins with the same events."""
        if events is not self.events:
            same = sum(takewhile(bool, map(is_, self.events[: self.read], events)))
            while self.seen and self.seen[-1] >= same:
                self.seen.pop()
            self.events, self.read = events, same

    @property
    def length(self) -> int:
        """How many notes and events there are."""
        return len(self.notes) + len(self.seen)

    def page(self, game: Game, first: int, last: int) -> list[Message]:
        """The notes and events from one number to before another."""
        before = len(self.notes)
        numbers = self.seen[max(0, first - before) : max(0, last - before)]
        found = [game.rulebook.event(self.events[k], self.eye) for k in numbers]
        return [*self.notes[first:last], *[message for message in found if message is not None]]


STORIES: Final[WeakKeyDictionary[Table, dict[int, Story]]] = WeakKeyDictionary()
"""Of the tables that are loaded, by seat."""


def kept(table: Table, eye: int) -> Story:
    found = STORIES.get(table)
    if found is None:
        found = STORIES[table] = {}
    if eye not in found:
        found[eye] = Story(eye, table.notes)
    return found[eye]


def story_of(table: Table, eye: int) -> Story:
    """The story up to now. That of a long game takes its time, unless it was prepared."""
    found = kept(table, eye)
    for _ in found.steps(table.playing):
        pass
    return found


async def prepare(table: Table, seats: list[int], slices: Slices) -> None:
    """Look at what happened, if that is much a slice at a time, so that views can be made at once."""
    if table.game is not None:
        for seat in seats:
            story = kept(table, viewer_of(table.game, seat))
            if story.unread(table.game) > EVENTS_PER_STEP:
                await slices.run(story.steps(table.game))


def viewer_of(game: Game, seat: int) -> int:
    """Who sees what a seat sees: after the game everybody sees everything."""
    return EVERYTHING if game.over else seat
