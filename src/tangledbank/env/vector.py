"""The vector environment: many games stepped at once, in arrays. docs/env.md"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..core.errors import OptionError
from ..core.message import Message
from ..core.rng import next_state, scramble
from ..core.rulebook import Json
from .arrangement import ENGINE, REWARDS, Arrangement
from .numbers import Whole, number_from_1, seed_of, sub_actions_of
from .worker_pool import PROCESSORS, Batch, WorkerPool

MOST: Final = 65_536
GAMES_A_JOB: Final = 64


def usual_jobs(n: int) -> int:
    """As many processes as pay for n games: a process with few of them mostly waits for the others."""
    return max(1, min(n // GAMES_A_JOB, PROCESSORS))


def positions_of(arrangement: Arrangement, options: Mapping[str, object]) -> list[Json]:
    """The positions in the options of a reset, checked."""
    given = options.get("positions", [])
    if set(options) - {"positions"} or not isinstance(given, (list, tuple)):
        got = ", ".join([str(name) for name in options])[:80]
        raise OptionError(Message("env-bad-reset", got=got, expected="positions"))
    return [arrangement.position(one) for one in given]


class VectorEnv:
    """n games of one kind, each with its own seat to answer; a game that is over begins anew at once.

    With several jobs the games are shared out among as many processes; the games are the same. If nothing is said there
    is one for every 64 games, but not more than processors.
    """

    def __init__(
        self,
        game: str,
        n: Whole,
        players: Whole = 2,
        rewards: str = "final",
        jobs: Whole | None = None,
        **options: object,
    ) -> None:
        self.n: Final = number_from_1("n", n, MOST)
        self.jobs: Final = usual_jobs(self.n) if jobs is None else number_from_1("jobs", jobs, self.n)
        self.arrangement: Final = Arrangement(game, players, rewards, None, options)
        self.engine: Final = ENGINE
        self.players: Final = self.arrangement.players
        self.single_observation_space: Final = self.arrangement.observation_space()
        self.single_action_space: Final = gymnasium.spaces.Discrete(self.arrangement.encoder.actions.size)
        self.games: Final = WorkerPool(self.arrangement, rewards, self.n, self.jobs)
        self.begun: bool = False
        self.seed: int = 0
        """All games follow from it."""
        self.positions: list[Json] = []
        """Where games begin, if that is not as the rules say."""

    def __repr__(self) -> str:
        return f"<VectorEnv: {self.n} games, {self.arrangement!r}>"

    @property
    def num_envs(self) -> int:
        """How many games, by Gymnasium's name."""
        return self.n

    @cached_property
    def observation_space(self) -> gymnasium.Space[Any]:
        """Of all games together. Large: it has a lowest and a highest number for every byte."""
        return batch_space(self.single_observation_space, self.n)

    @cached_property
    def action_space(self) -> gymnasium.Space[Any]:
        """Of all games together."""
        return batch_space(self.single_action_space, self.n)

    def reset(self, seed: Whole | None = None, options: Mapping[str, object] | None = None) -> Batch:
        """New games; the same seed gives the same ones. Without one, those that follow from the last, 0 at first.

        `options["positions"]`: a list; all games begin in one of them until the next reset, those that begin anew, too.
        """
        self.check_open()
        self.positions = positions_of(self.arrangement, options or {})
        if seed is not None:
            self.seed = seed_of(seed)
        elif self.begun:
            self.seed = scramble(next_state(self.seed))
        self.begun = True
        self.games.reset(self.seed, self.positions)
        return self.batch()

    def step(self, sub_actions: NDArray[np.integer[Any]] | list[int]) -> Batch:
        """One sub-action for each game. One that is not allowed ends its game: -1 for the seat that gave it."""
        self.check_open()
        given = sub_actions_of(sub_actions, self.n)
        if not self.begun:
            raise OptionError(Message("env-reset-first"))
        self.games.step(given)
        return self.batch()

    def check_open(self) -> None:
        if not self.games.is_open:
            raise OptionError(Message("env-closed"))

    def batch(self) -> Batch:
        """What all games show now. Rewards are copied: they are small, and programs add them up later."""
        shown = self.games.arrays
        return shown._replace(reward=shown.reward.copy())

    def close(self) -> None:
        """The end: processes, if there are any, are ended."""
        self.games.close()

    # ---- copying --------------------------------------------------------------------
    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: the games and what they show. Games in other processes cannot be reached."""
        if self.jobs > 1:
            raise OptionError(Message("env-copy-jobs", jobs=self.jobs))
        game_batch = self.games.share.game_batch
        return {
            "arrangement": self.arrangement,
            "n": self.n,
            "seed": self.seed,
            "positions": self.positions,
            "begun": self.begun,
            "is_open": self.games.is_open,
            "games": [
                game_batch.games,
                game_batch.seeds,
                game_batch.points,
                [builder.begun for builder in game_batch.builders],
            ],
            "shown": list(self.games.arrays),
        }

    def __setstate__(self, fields: dict[str, Any]) -> None:
        given = fields["arrangement"]
        rewards = REWARDS[given.is_dense]
        VectorEnv.__init__(self, given.book.name, fields["n"], given.players, rewards, 1, **given.options)
        self.seed, self.begun, self.positions = fields["seed"], fields["begun"], fields["positions"]
        self.games.share.start_from(self.positions)
        self.games.share.game_batch.resume(*fields["games"])
        arrays: list[NDArray[Any]] = list(self.games.arrays)
        for array, shown in zip(arrays, fields["shown"], strict=True):
            array[:] = shown
        if not fields["is_open"]:
            self.close()
