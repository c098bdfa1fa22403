"""What goes in and out over HTTP about finding others to play with."""

from __future__ import annotations

import msgspec

from ..tables.entries import Clock
from .people_schemas import RatingView
from .schemas import Body


class SeekBody(Body, frozen=True):
    """An offer to play with whoever wants the same."""

    game: str
    players: int
    clock: Clock
    """In one sitting (`live`) or over days (`days`); `none` is refused."""
    rated: bool = False
    lowest: int = -10_000
    """Nobody with a lower rating can take it; without a rated game everybody has 1500."""
    highest: int = 10_000


class SeekerView(msgspec.Struct, frozen=True):
    """Somebody who takes part in an offer."""

    name: str
    profile: str
    """The name of their profile; empty for guests."""
    rating: RatingView | None


class SeekView(msgspec.Struct, frozen=True):
    """An offer."""

    id: str
    game: str
    players: int
    clock: Clock
    rated: bool
    lowest: int
    highest: int
    people: list[SeekerView]
    """Who wants to play so far, the one who offers first."""
    yours: bool
    """You offer it."""
    joined: bool
    """You take part in it."""
    expires: int
    """In milliseconds since 1970; an offer of yours for one sitting stands as long as you ask for the list."""


class Seeks(msgspec.Struct, frozen=True):
    """The offers that you may take, and your own."""

    seeks: list[SeekView]
    table: str
    """A table that was made of an offer of yours; told once."""
