"""What came of a deal: points, places round by round, and where two games of it parted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..core.game import Game
from ..core.record import Entry


class Outcome(NamedTuple):
    """How a deal ended for whoever played it."""

    score: int
    place: int
    rounds: list[int]
    """The place at the end of each round; the last one is the final place."""


class Parting(NamedTuple):
    """Two games of a deal go different ways from here on."""

    ply: int
    """How many answers the first game had then."""
    other: Entry
    """The answer of the seat in the second game."""


def places(scores: list[int], winners: list[int]) -> list[int]:
    """Winners are first; after them whoever has as many points shares a place."""
    first = set(winners)
    return [
        1 if seat in first else 1 + len([other for other, n in enumerate(scores) if other in first or n > score])
        for seat, score in enumerate(scores)
    ]


def outcome(game: Game, seat: int) -> Outcome:
    """What came of a game that is over."""
    return list(outcomes(game, seat))[-1]


def outcomes(game: Game, seat: int) -> Iterator[Outcome]:
    """The same found in steps, by playing the game again: the last one counts."""
    twin, rounds = Game(game.setup), list[int]()
    state: Any = twin.state
    place = 1
    yield Outcome(0, place, rounds)
    for entry in game.log:
        before, place = state.round, places(twin.scores(), [])[seat]
        state.play_as(entry.seat, entry.action)
        rounds += [place] * (state.round - before)
        yield Outcome(0, place, rounds)
    place = places(twin.scores(), twin.winners())[seat]
    yield Outcome(twin.scores()[seat], place, [*rounds, place])


def parting(own: Sequence[Entry], other: Sequence[Entry], seat: int) -> Parting | None:
    """The first answer of a seat that differs; None if there is none, and then the games are the same.

    Answers of the seat are compared with each other: those to a secret question may stand in any order.
    """
    theirs = iter([entry for entry in other if entry.seat == seat])
    for ply, entry in enumerate(own):
        if entry.seat == seat:
            found = next(theirs, None)
            if found is not None and found.action != entry.action:
                return Parting(ply, found)
    return None
