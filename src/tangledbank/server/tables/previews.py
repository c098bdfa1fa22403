"""What is certain to happen after an answer: events up to the next hidden or random thing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from ...bots.base import Sampler
from ...core.game import Game
from ...core.message import Message
from ...core.rulebook import Rulebook
from ...core.state import Event, State, Undrawn

SAMPLED_WORLDS: Final = 8
"""What is the same in so many worlds that look alike hardly depends on what is hidden."""


class Preview:
    """What a seat would see if it answered so, in several worlds that look alike; the action must be legal."""

    def __init__(self, game: Game, seat: int, action: int) -> None:
        self.sampler: Final = Sampler(game.rulebook, game.state, seat)
        """Of the position as it is now, whatever happens before the last step."""
        self.seat: Final = seat
        self.action: Final = action
        self.stories: Final[list[list[Message]]] = []

    def steps(self) -> Iterator[None]:
        """One world after the other."""
        for seed in range(1, SAMPLED_WORLDS + 1):
            self.stories.append(story(self.sampler.book, self.sampler(seed), self.seat, self.action))
            yield

    def certain(self) -> list[Message]:
        """The events that are the same in all worlds."""
        found: list[Message] = []
        for k, message in enumerate(self.stories[0]):
            if any([len(other) <= k or other[k] != message for other in self.stories[1:]]):
                break
            found.append(message)
        return found


def story(book: Rulebook, world: State, seat: int, action: int) -> list[Message]:
    """What the seat would see in one world, until chance is needed or something is revealed."""
    events: list[Event] = []
    world.events = events
    world.draws = []
    world.seat = seat
    certain = -1
    with suppress(Undrawn):  # from there on nothing is certain
        world.stack.pop().resolve(world, action)
        certain = quiet_steps(world, events)
    seen = [book.event(event, seat) for event in (events if certain < 0 else events[:certain])]
    return [message for message in seen if message is not None]


def quiet_steps(world: State, events: list[Event]) -> int:
    """Go on to the next question; how many events there were before a step that reveals something.

    Guesses may agree in all worlds and be wrong: what a step reveals is left out.
    """
    seen = world.info_counter
    told = len(events)
    while world.stack and not world.step():
        if world.info_counter != seen:
            return told
        told = len(events)
    return told if world.info_counter != seen else len(events)
