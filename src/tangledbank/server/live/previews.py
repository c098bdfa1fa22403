"""What is certain after an answer: events and changed numbers up to the next hidden or random thing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final, NamedTuple

from ...bots.base import Sampler
from ...core.game import Game
from ...core.message import Message
from ...core.rulebook import Rulebook
from ...core.state import State, Undrawn
from .insights import changes, insight_of
from .view_schemas import Change, PreviewView
from .views import words

SAMPLED_WORLDS: Final = 8
"""What is the same in so many worlds that look alike hardly depends on what is hidden."""


class Prospect(NamedTuple):
    """What a seat would see in one world."""

    story: list[Message]
    changes: list[Change]


class Preview:
    """What a seat would see if it answered so, in several worlds that look alike; the action must be legal."""

    def __init__(self, game: Game, seat: int, action: int) -> None:
        self.sampler: Final = Sampler(game.rulebook, game.state, seat)
        """Of the position as it is now, whatever happens before the last step."""
        self.seat: Final = seat
        self.action: Final = action
        self.prospects: Final[list[Prospect]] = []

    def steps(self) -> Iterator[None]:
        """One world after the other."""
        for seed in range(1, SAMPLED_WORLDS + 1):
            self.prospects.append(prospect(self.sampler.book, self.sampler(seed), self.seat, self.action))
            yield

    def certain(self) -> PreviewView:
        """What is the same in all worlds: the first events, and the changes."""
        first, *others = self.prospects
        same = [change for change in first.changes if all([change in other.changes for other in others])]
        return PreviewView([words(message) for message in self.certain_story()], same)

    def certain_story(self) -> list[Message]:
        """The events that are the same in all worlds."""
        found: list[Message] = []
        first, *others = [prospect.story for prospect in self.prospects]
        for k, message in enumerate(first):
            if any([len(other) <= k or other[k] != message for other in others]):
                break
            found.append(message)
        return found


def prospect(book: Rulebook, world: State, seat: int, action: int) -> Prospect:
    """What the seat would see in one world, until chance is needed or something is revealed."""
    before = insight_of(book.name, world, seat)
    world.events = []
    then, told = look_ahead(world, seat, action)
    seen = [book.event(event, seat) for event in world.events[:told]]
    story = [message for message in seen if message is not None]
    return Prospect(story, changes(before, insight_of(book.name, then, seat)))


def look_ahead(world: State, seat: int, action: int) -> tuple[State, int]:
    """Answer and go on to the next question: how it is then, and how many events there were.

    It ends before a step that reveals something, as guesses may agree in all worlds and be wrong, and where something
    is drawn.
    """
    world.draws = []
    world.seat = seat
    with suppress(Undrawn):  # from there on nothing is certain
        world.stack.pop().resolve(world, action)
        seen, waits = world.info_counter, False
        while world.stack and not waits:
            before, told = world.clone(), len(world.events or [])
            waits = world.step()
            if world.info_counter != seen:
                return before, told
    return world, len(world.events or [])
