"""A game with a broken rule against what its rings said before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tangledbank.core.errors import PositionError
from tangledbank.core.state import State

from .laws import LAWS
from .positions import loaded
from .saying import RINGS

SAME, FOLLOWS, CAUGHT = "same", "follows", "caught"
Said = dict[str, str]


def remembered(game: str, positions: list[Any]) -> list[Any]:
    """Positions with what the rings say about them, for a process in which a rule is broken."""
    return [[data, says(game, data)] for data in positions]


def says(game: str, data: Any) -> Said:
    """What is said about a position; where the engine refuses it or a ring breaks down, that is said."""
    try:
        g = loaded(game, data)
    except PositionError as error:
        return dict.fromkeys(RINGS, repr(error))
    return {ring: answer(said, game, g) for ring, said in RINGS.items()}


def answer(said: Callable[[str, State], str], game: str, g: State) -> str:
    try:
        return said(game, g)
    except Exception as error:
        return repr(error)


def compared(game: str, before: list[Any]) -> Said:
    """By ring: the same, something else, or a test that fails."""
    found = dict.fromkeys([*RINGS, "client"], SAME)
    for data, said in before:
        for ring, now in says(game, data).items():
            if now != said[ring]:
                found[ring] = FOLLOWS
    for ring, law in failing(game, [data for data, _ in before]):
        found[ring] = f"{CAUGHT} by {law}"
    return found


def failing(game: str, positions: list[Any]) -> Iterator[tuple[str, str]]:
    """Rings and the first of their laws that does not hold."""
    for ring, laws in LAWS[game].items():
        for law in laws:
            if not all(holds(law, game, data) for data in positions):
                yield ring, law.__name__
                break


def holds(law: Callable[[Any], None], game: str, data: Any) -> bool:
    try:
        g = loaded(game, data)
    except PositionError:
        return True
    try:
        law(g)
    except Exception:
        return False
    return True
