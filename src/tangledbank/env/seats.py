"""Many seats at once by Gymnasium's vector interface: one learner in each game, opponents of any kind. docs/env.md"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..core.errors import OptionError
from ..core.message import Message
from ..core.rng import MASK
from ..learn.bot import answers
from .arrangement import Observation
from .gymnasium import SeatEnv
from .numbers import Whole, number_from_1, seed_of, sub_actions_of
from .opponents import PolicyPlayer

MOST: Final = 4096
Waiting: TypeAlias = tuple[SeatEnv, int, PolicyPlayer]
"""A game, the seat of an opponent that must answer there, and who it is."""
Look: TypeAlias = tuple[Observation, dict[str, Any]]
"""What a seat sees, and what it is told."""
Flags: TypeAlias = "NDArray[np.bool_]"


class SeatVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Games as one seat plays each of them. One call of a policy answers in all games in which it is asked.

    A game that is over begins anew in the same step; how it ended is in `final_obs` and `final_info`.
    """

    def __init__(self, game: str, num_envs: Whole = 1, **arguments: Any) -> None:
        """The arguments of a single one: players, opponents, seat, rewards and the game's options."""
        self.num_envs = number_from_1("num_envs", num_envs, MOST)
        self.envs: Final = [SeatEnv(game, **arguments) for _ in range(self.num_envs)]
        self.options: dict[str, Any] = {}
        first = self.envs[0]
        self.metadata = {**first.metadata, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = first.observation_space
        self.single_action_space = first.action_space
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: Whole | list[Whole | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games: from one seed, or from a list with one for each.

        `options` are those of a single one; games that begin anew have them, too, until the next reset.
        """
        self.options = options or {}
        for env, one in zip(self.envs, self.seeds(seed), strict=True):
            gymnasium.Env.reset(env, seed=one)
            env.begin(self.options)
        self.let_others_play(self.envs)
        return self.shown([env.first_look() for env in self.envs])

    def seeds(self, seed: Whole | list[Whole | None] | None) -> list[int | None]:
        """By game its seed."""
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, list):
            first = seed_of(seed)
            return [(first + k) & MASK for k in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise OptionError(Message("env-bad-seeds", got=len(seed), expected=self.num_envs))
        return [None if one is None else seed_of(one) for one in seed]

    def step(self, actions: Any) -> tuple[Any, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """A sub-action in every game."""
        given = sub_actions_of(actions, self.num_envs).tolist()
        found = [env.give(action) for env, action in zip(self.envs, given, strict=True)]
        self.let_others_play([env for env, answer in zip(self.envs, found, strict=True) if answer >= 0])
        outcomes = [env.outcome(answer) for env, answer in zip(self.envs, found, strict=True)]
        rewards = np.array([outcome[1] for outcome in outcomes])
        over = np.array([outcome[2] for outcome in outcomes])
        shown, infos = self.shown(self.renewed([(outcome[0], outcome[4]) for outcome in outcomes], over))
        return shown, rewards, over, np.zeros_like(over), infos

    def renewed(self, looks: list[Look], over: Flags) -> list[Look]:
        """Where a game is over the first look at the next one, with the last look at it as information."""
        ended = [env for env, is_over in zip(self.envs, over, strict=True) if is_over]
        for env in ended:
            env.begin(self.options)
        self.let_others_play(ended)
        found = []
        for env, (observation, info), is_over in zip(self.envs, looks, over, strict=True):
            if is_over:
                last, (observation, fresh) = (observation, info), env.first_look()
                info = {**fresh, "final_obs": last[0], "final_info": last[1]}
            found.append((observation, info))
        return found

    def let_others_play(self, envs: list[SeatEnv]) -> None:
        """Opponents answer until in all these games the learner is asked."""
        while waiting := [(env, seat) for env in envs if (seat := env.other()) is not None]:
            policies: dict[tuple[int, float], list[Waiting]] = {}
            for env, seat in waiting:
                player = env.player_of(seat)
                if isinstance(player, PolicyPlayer):
                    policies.setdefault((id(player.policy), player.temperature), []).append((env, seat, player))
                else:
                    env.game.apply(env.answer(seat), seat)
            for together in policies.values():
                self.let_policy_play(together)

    def let_policy_play(self, waiting: list[Waiting]) -> None:
        """One policy answers in several games."""
        asked = [player.asked(env.game, seat) for env, seat, player in waiting]
        player = waiting[0][2]
        for (env, seat, _), answer in zip(waiting, answers(player.policy, asked, player.temperature), strict=True):
            env.game.apply(answer, seat)

    def shown(self, looks: list[Look]) -> tuple[Any, dict[str, Any]]:
        """Looks at single games as arrays."""
        infos: dict[str, Any] = {}
        for k, (_, info) in enumerate(looks):
            infos = self._add_info(infos, info, k)
        names = looks[0][0]
        return {name: np.stack([observation[name] for observation, _ in looks]) for name in names}, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """By game the sub-actions that are allowed, as MaskablePPO asks for them."""
        return np.stack([env.action_masks() for env in self.envs])

    def close_extras(self, **arguments: Any) -> None:
        """Opponents that are programs are ended."""
        for env in self.envs:
            env.close()
