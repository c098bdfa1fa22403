"""Games of bots, and the puzzles in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..bots.base import Sampler, chance
from ..bots.player import player
from ..coach.clearness import Clear, Puzzler
from ..coach.valuing import CLEAR_PLACE
from ..core.game import Game, Setup
from ..core.rng import pick, scramble
from ..core.rulebook import Rulebook

LEVEL: Final = "skilled"
MOST_PLAYERS: Final = 4
APART: Final = 3
"""Between two puzzles of a seat it answers so many questions at least."""


class Found(NamedTuple):
    """A puzzle in a game: before which answer, whose, and what was found."""

    ply: int
    seat: int
    digest: str
    clear: Clear


class Mined(NamedTuple):
    """A game with its answers, as places among the options, and its puzzles."""

    game: Game
    log: list[int]
    found: list[Found]


def setup_of(book: Rulebook, seed: int) -> Setup:
    """The players change from game to game; the fewer, the easier to see what matters."""
    few = [n for n in book.players if n <= MOST_PLAYERS] or book.players[:1]
    players = few[min(pick(scramble(seed), len(few)), pick(scramble(seed + 1), len(few)))]
    return Setup(book, players, seed, book.bounds(), None)


def mined(setup: Setup) -> Iterator[Mined]:
    """Play a game and look for puzzles on the way: what there is so far, after each answer."""
    game = Game(setup)
    bots = [player(setup.rulebook.name, LEVEL) for _ in range(setup.players)]
    whole = Mined(game, [], [])
    rested = [0] * setup.players
    while not game.over:
        seat = game.waiting[0]
        options = game.options(seat)
        rested[seat] += 1
        clear = puzzle_of(game, seat, options) if rested[seat] > APART else None
        if clear is not None:
            whole.found.append(Found(len(game.log), seat, game.digest(), clear))
            rested[seat] = 0
        answer = bots[seat].answer(game, seat)
        whole.log.append(options.index(answer))
        game.apply(answer, seat)
        yield whole


def puzzle_of(game: Game, seat: int, options: list[str]) -> Clear | None:
    sampler = Sampler(game.rulebook, game.state, seat)
    return Puzzler(sampler, options, chance(game.setup.seed, CLEAR_PLACE, len(game.log))).clear()
