"""Many games at once in arrays, for learning programs in a hurry. docs/env.md"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.errors import OptionError
from ..core.message import Message
from ..core.rng import MASK
from .arrangement import Arrangement, Bytes, Mask
from .crew import Arrays, Crew
from .encode.herd import Herd

MOST: Final = 65_536


class Batch(NamedTuple):
    """What all games show after a step. All but the rewards are overwritten by the next one: copy what you keep."""

    observation: Bytes
    """By game: what the seat that is asked sees."""
    action_mask: Mask
    """By game: the letters it may give."""
    seat: NDArray[np.uint8]
    """By game: the seat that is asked."""
    reward: NDArray[np.float32]
    """By game and seat."""
    done: NDArray[np.uint8]
    """By game: the last letter ended it; what is shown is its next game already."""


class Here:
    """The games of one process."""

    def __init__(self, given: Arrangement, n: int) -> None:
        self.herd: Final = Herd(given.book, given.encoder, given.players, given.options, n, given.is_dense)
        self.arrays: Final = Arrays(
            np.frombuffer(self.herd.observations, np.uint8).reshape(n, -1),
            np.frombuffer(self.herd.masks, np.int8).reshape(n, -1),
            np.frombuffer(self.herd.seats, np.uint8),
            np.frombuffer(self.herd.done, np.uint8),
            np.zeros((n, given.players), np.float32),
        )
        """The herd's own memory, but for the rewards."""

    def reset(self, seed: int) -> None:
        self.herd.reset(seed)
        self.reward()

    def step(self, letters: NDArray[Any]) -> None:
        self.herd.step(letters.tolist())
        self.reward()

    def reward(self) -> None:
        self.arrays.reward[:] = np.array(self.herd.rewards).reshape(self.arrays.reward.shape)

    def close(self) -> None:
        """Nothing is kept open."""


class VectorEnv:
    """n games of one kind, each with its own seat to answer; a game that is over begins anew at once.

    With several jobs the games are shared out among as many processes; the games are the same.
    """

    def __init__(
        self, game: str, n: int, players: int = 2, rewards: str = "final", jobs: int = 1, **options: object
    ) -> None:
        self.n: Final = number_from_1("n", n, MOST)
        self.jobs: Final = number_from_1("jobs", jobs, n)
        self.arrangement: Final = Arrangement(game, players, rewards, None, options)
        self.players: Final = players
        given = self.arrangement
        self.games: Final[Here | Crew] = Here(given, n) if jobs == 1 else Crew(given, rewards, n, jobs)
        self.begun: bool = False

    def reset(self, seed: int = 0) -> Batch:
        """New games; the same seed gives the same ones."""
        self.begun = True
        self.games.reset(seed & MASK)
        return self.batch()

    def step(self, letters: NDArray[np.integer[Any]] | list[int]) -> Batch:
        """One letter for each game. One that is not allowed ends its game: -1 for the seat that gave it."""
        given = np.asarray(letters)
        if given.shape != (self.n,):
            raise OptionError(Message("env-bad-letters", got=given.size, expected=self.n))
        if not self.begun:
            raise OptionError(Message("env-reset-first"))
        self.games.step(given)
        return self.batch()

    def batch(self) -> Batch:
        """What all games show now. Rewards are copied: they are small, and programs add them up later."""
        shown = self.games.arrays
        return Batch(shown.observation, shown.action_mask, shown.seat, shown.reward.copy(), shown.done)

    @property
    def herd(self) -> Herd:
        """The games themselves, where they are in this process (one job)."""
        if isinstance(self.games, Crew):
            raise AttributeError("the games are in other processes")
        return self.games.herd

    def close(self) -> None:
        """End the processes, if there are any."""
        self.games.close()


def number_from_1(name: str, got: object, most: int) -> int:
    """A whole number of something."""
    if isinstance(got, bool) or not isinstance(got, int) or not 1 <= got <= most:
        raise OptionError(Message("env-bad-number", name=name, got=str(got)[:40], most=most))
    return got
