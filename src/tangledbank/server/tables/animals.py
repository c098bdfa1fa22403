"""Who plays which animal: what somebody who sets up a table can choose from, as the games themselves have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ...core.errors import OptionError
from ...core.game import Game
from ...core.rulebook import OptionValue, Rulebook
from ...games import spec
from ..http.schemas import Animals

Share: TypeAlias = Callable[[int, dict[str, OptionValue]], int]


def animals_of(book: Rulebook) -> Animals | None:
    """None where players have no animals of their own."""
    choices = spec(book.name).part("animals")
    if choices is None:
        return None
    shares = [share(choices.share, choices.several, players) for players in book.players]
    return Animals(list(choices.names), choices.several, shares)


def animals_by_seat(game: Game) -> list[list[str]]:
    """Which animals each seat plays; none where a game has none."""
    choices = spec(game.rulebook.name).part("animals")
    found: list[list[str]] = [[] for _ in range(game.setup.players)]
    state: Any = game.state
    for k, name in enumerate(choices.names if choices is not None else []):
        if 0 <= state.seat_of(k) < len(found):
            found[state.seat_of(k)].append(name)
    return found


def share(of: Share, several: str, players: int) -> int:
    """How many animals a seat has with several each; 0 where that cannot be played."""
    try:
        return of(players, {several: True})
    except OptionError:
        return 0
