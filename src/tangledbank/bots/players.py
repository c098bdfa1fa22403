"""Players that are kept between the questions of many games, as a worker of the server needs them."""

from __future__ import annotations

from typing import Final

from .player import Player, level

MOST_PLAYERS: Final = 64
"""So many are kept; a player of a search bot holds its tree, a few megabytes at most."""


class Players:
    """One player for each seat of each table; who was asked least recently is forgotten first.

    A player whose question does not follow from its last one (after an undo, in another position) begins a new tree,
    so it is always safe to ask the one that is kept.
    """

    def __init__(self, most: int = MOST_PLAYERS) -> None:
        self.most: Final = most
        self.kept: Final[dict[tuple[str, int, str, str], Player]] = {}

    def player(self, table: str, seat: int, game: str, spec: str) -> Player:
        """The player of a seat: the one from its last question, or a new one if there is none or its level changed."""
        key = (table, seat, game, spec)
        found = self.kept.pop(key, None) or Player(level(game, spec))
        self.kept[key] = found
        if len(self.kept) > self.most:
            del self.kept[next(iter(self.kept))]
        return found

    def forget(self, table: str) -> None:
        """Let go of the players of a table, when its game is over."""
        for key in [key for key in self.kept if key[0] == table]:
            del self.kept[key]
