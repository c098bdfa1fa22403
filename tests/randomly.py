"""Random players for tests that need a game to go on, whoever plays it."""

from __future__ import annotations

from tangledbank import Game
from tangledbank.bots.ladder import Level
from tangledbank.bots.player import Player
from tangledbank.cli.interactive.session import Seated


def random_player() -> Player:
    return Player(Level("random", "random"))


def random_answer(game: Game, seat: int) -> str:
    """One of the seat's options; the same in the same place of the same game."""
    return random_player().answer(game, seat)


def random_bots(game: Game) -> dict[int, Seated]:
    """One for every seat."""
    return {seat: random_player() for seat in range(game.setup.players)}
