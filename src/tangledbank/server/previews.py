"""What is certain to happen after an answer: events up to the next hidden or random thing."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from ..bots.base import Sampler
from ..core.game import Game
from ..core.message import Message
from ..core.rulebook import Rulebook
from ..core.state import State, Undrawn

WORLDS: Final = 3
"""What is the same in so many worlds that look alike does not depend on what is hidden."""


def preview(game: Game, seat: int, action: int) -> list[Message]:
    """The events that a seat would see for certain if it answered so; the action must be legal."""
    sampler = Sampler(game.rulebook, game.state, seat)
    stories = [story(game.rulebook, sampler(seed), seat, action) for seed in range(1, WORLDS + 1)]
    certain: list[Message] = []
    for k, message in enumerate(stories[0]):
        if any([len(other) <= k or other[k] != message for other in stories[1:]]):
            break
        certain.append(message)
    return certain


def story(book: Rulebook, world: State, seat: int, action: int) -> list[Message]:
    """What the seat would see in one world, until chance is needed."""
    world.events = []
    world.draws = []
    with suppress(Undrawn):  # from there on nothing is certain
        world.play_as(seat, action)
    seen = [book.event(event, seat) for event in world.events]
    return [message for message in seen if message is not None]
