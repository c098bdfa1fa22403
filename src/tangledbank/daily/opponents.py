"""Who plays a deal beside a person: bots whose answers follow from the seed and what their seats have seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..bots.base import Sampler, chance
from ..bots.player import Player, level
from ..core.game import Game
from ..core.record import Entry

OPPONENTS: Final = "skilled"
"""The level of the opponents: no search and no clock, so cheap that whoever checks a record asks them once more."""
EXPERT: Final = "expert"
"""The level that plays the person's seat for comparison: it thinks in rounds, not for a time."""


class DealPlayer:
    """A bot at a deal, as a terminal seats it."""

    def __init__(self, name: str = OPPONENTS) -> None:
        self.name: Final = name

    def __repr__(self) -> str:
        return f"<DealPlayer: {self.name}>"

    def answer(self, game: Game, seat: int) -> str:
        return choice(game, seat, self.name)


def luck(seed: int, log: Sequence[Entry], seat: int) -> int:
    """The number behind a bot's choice: it counts the seat's own answers, since others may answer a secret question
    before or after it."""
    return chance(seed, seat, sum([entry.seat == seat for entry in log]))


def settled(game: Game) -> int:
    """How many answers were given before the secret question that is open now; all, if none is."""
    k = len(game.log)
    while k and game.log[k - 1].secret and game.log[k - 1].info_counter == game.state.info_counter:
        k -= 1
    return k


def unhurried(game: Game, seat: int) -> Game:
    """The game as if a seat were the first to answer the secret question that is open: who is faster makes no
    difference."""
    first = settled(game)
    own = [entry for entry in game.log[first:] if entry.seat == seat]
    if len(own) == len(game.log) - first:
        return game
    near = max([one for one in game.snapshots if one.ply <= first], key=lambda one: one.ply, default=None)
    ply = near.ply if near is not None else 0
    twin = Game(game.setup, state=near.state.clone() if near is not None else None)
    twin.log[:] = game.log[:ply]
    for entry in [*game.log[ply:first], *own]:
        twin.play(entry)
    return twin


def choice(game: Game, seat: int, name: str = OPPONENTS) -> str:
    """What a bot answers: a new one each time, since what it thought before is no part of the record."""
    game = unhurried(game, seat)
    player = Player(level(game.rulebook.name, name))
    sampler = Sampler(game.rulebook, game.state, seat)
    return player.choose(game.view(seat), game.options(seat), sampler, luck(game.setup.seed, game.log, seat))
