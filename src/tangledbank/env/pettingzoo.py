"""PettingZoo: one seat at a time (env), or all seats that are asked at once (parallel_env). docs/env.md"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv, aec_registry, register  # type: ignore[import-untyped]

from ..core.errors import OptionError
from ..core.message import Message
from ..core.state import State
from ..games import names as game_names
from .arrangement import Arrangement, Mask, Observation, name_of
from .encode.rewards import dense_rewards, final_rewards, refusal_rewards
from .encode.space import MORE, NOTHING, REFUSED, ActionBuilder
from .numbers import Seeds, Whole, sub_action_of
from .render import render


def check_going_on(agents: list[str]) -> None:
    """Nobody plays before the first reset, nor when the game is over, nor after `close`: then there are no agents."""
    if not agents:
        raise OptionError(Message("env-reset-first"))


def check_begun(begun: bool) -> None:
    """Before the first reset there is nothing to look at."""
    if not begun:
        raise OptionError(Message("env-no-game-yet"))


def position_only(options: dict[str, Any] | None) -> dict[str, Any]:
    """What is used of the options of a reset; PettingZoo's own tests give others."""
    return {name: value for name, value in (options or {}).items() if name == "position"}


def check_is_none(action: Whole | None) -> None:
    """Agents that are done take their leave with None; nothing else can be done after the end."""
    if action is not None:
        raise OptionError(Message("env-reset-first"))


class Observed:
    """What both environments show of their game."""

    arrangement: Arrangement
    agents: list[str]
    begun: bool
    g: State

    def state(self) -> np.ndarray[Any, Any]:
        """What all agents see together, for learning with a common critic."""
        check_begun(self.begun)
        return np.concatenate([self.arrangement.observe(self.g, seat, NOTHING) for seat in range(self.g.seats)])

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """What everybody sees at the table: printed, as text or as a picture."""
        check_begun(self.begun)
        return render(self.arrangement, self.g)

    def close(self) -> None:
        """The game breaks off: nobody plays until the next reset."""
        self.agents = []


class raw_env(Observed, AECEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo's name, and it is untyped
    """A game in which agents answer one after the other. Checks sub-actions itself and needs no wrapper."""

    def __init__(
        self,
        game: str,
        players: Whole | None = None,
        rewards: str = "final",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.arrangement = Arrangement(game, players, rewards, render_mode, options)
        self.metadata = self.arrangement.metadata
        self.render_mode: Final = self.arrangement.render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.arrangement.players)]
        self.agents: list[str] = []
        self.begun: bool = False
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.arrangement.encoder.actions.size) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self.arrangement.observation_space() for agent in self.possible_agents}
        self.seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seeds: Final = Seeds()

    def __repr__(self) -> str:
        return f"<raw_env: {self.arrangement!r}>"

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    # ---- playing ------------------------------------------------------------------
    def reset(self, seed: Whole | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, or one from `options["position"]`; without a seed, what follows from the last seed given."""
        position = self.arrangement.begin(position_only(options))
        self.g: State = self.arrangement.state(self.seeds.next(seed), position)
        self.agents = self.possible_agents[:]
        self.begun = True
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.points: list[int] = self.g.scores()
        self.agent_selection = self.agents[0]
        self.ask()

    def ask(self) -> None:
        """The next question: its seat is selected and gets a mask."""
        seat = self.g.seat
        self.builder: ActionBuilder = self.arrangement.encoder.builder(self.g, seat)
        self.infos[self.agent_selection] = {}
        self.agent_selection = self.possible_agents[seat]
        self.show_mask()

    def show_mask(self) -> None:
        self.mask: Mask = np.frombuffer(bytes(self.builder.mask()), np.int8)
        """The environment's own, which cannot be written into; agents get copies."""
        self.infos[self.agent_selection] = {"action_mask": self.mask, "new_decision": self.builder.begun == NOTHING}

    def step(self, action: Whole | None) -> None:
        """A sub-action of the selected agent; None if it is done."""
        check_going_on(self.agents)
        agent = self.agent_selection
        if self.terminations[agent]:
            check_is_none(action)
            self._was_dead_step(None)
            return
        sub_action = sub_action_of(action)
        self._cumulative_rewards[agent] = 0.0
        if self.arrangement.is_dense:
            self._clear_rewards()
        answer = self.builder.give(sub_action)
        if answer == MORE:
            self.show_mask()
        elif answer == REFUSED:
            self.pay(refusal_rewards(self.g.seats, self.builder.seat))
            self.end({"refused": agent})
        else:
            self.g.play_as(self.builder.seat, answer)
            self.go_on()
        if self.render_mode == "human":
            self.render()

    def go_on(self) -> None:
        """After an answer: rewards, and the next question or the end."""
        if self.arrangement.is_dense:
            now = self.g.scores()
            self.pay(dense_rewards(self.points, now))
            self.points = now
        elif not self.g.stack:
            self.pay(final_rewards(self.arrangement.book, self.g))
        if self.g.stack:
            self.ask()
        else:
            self.end(self.arrangement.result(self.g))

    def pay(self, rewards: list[float]) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards[seat]
        self._accumulate_rewards()

    def end(self, info: dict[str, object]) -> None:
        """All agents are done at the same time."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: dict(info) for agent in self.agents}
        self.agent_selection = self.agents[0]

    # ---- looking --------------------------------------------------------------------
    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, has got since its last step and may know."""
        check_going_on(self.agents)
        agent = self.agent_selection
        terminated = self.terminations[agent]
        observation = self.seen(agent, not terminated) if observe else None
        if not terminated:
            mask = observation["action_mask"] if observation else self.mask.copy()
            self.infos[agent] = {"action_mask": mask, "new_decision": self.builder.begun == NOTHING}
        return observation, self._cumulative_rewards[agent], terminated, False, self.infos[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; sub-actions only for the one that is selected."""
        check_begun(self.begun)
        return self.seen(agent, agent == self.agent_selection and not self.terminations.get(agent, True))

    def seen(self, agent: str, is_asked: bool) -> Observation:
        """What an agent sees: copies, so that it may write into them."""
        begun = self.builder.begun if is_asked else NOTHING
        return {
            "observation": self.arrangement.observe(self.g, self.seats[agent], begun),
            "action_mask": self.mask.copy() if is_asked else np.zeros(len(self.mask), np.int8),
        }

    # ---- copying ----------------------------------------------------------------------
    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: the answer that is being made follows from the game and its first sub-action."""
        fields = dict(self.__dict__)
        if self.begun:
            fields["builder"] = (self.builder.seat, self.builder.begun)
        return fields

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        if self.begun:
            self.builder = self.arrangement.builder(self.g, *fields["builder"])
            self.mask.flags.writeable = False


def env(game: str, players: Whole | None = None, **arguments: Any) -> raw_env:
    """A game for agents that answer one after the other: env("evolution", players=4)."""
    return raw_env(game, players, **arguments)


class parallel_env(Observed, ParallelEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo's name, and it is untyped
    """A game in which all agents that are asked give a sub-action at once; one more sub-action, the last, is to wait.

    Where one seat is asked the others wait; where all are asked (food cards, plans, the draft) nobody does.
    """

    def __init__(
        self,
        game: str,
        players: Whole | None = None,
        rewards: str = "final",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.arrangement = Arrangement(game, players, rewards, render_mode, options)
        self.metadata = {**self.arrangement.metadata, "is_parallelizable": True}
        self.render_mode: Final = self.arrangement.render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.arrangement.players)]
        self.agents: list[str] = []
        self.begun: bool = False
        self.wait: Final = self.arrangement.encoder.actions.size
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.arrangement.observation_space(1) for agent in self.possible_agents}
        self.seeds: Final = Seeds()

    def __repr__(self) -> str:
        return f"<parallel_env: {self.arrangement!r}>"

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: Whole | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game, or one from `options["position"]`; without a seed, what follows from the last seed given."""
        position = self.arrangement.begin(position_only(options))
        self.g: State = self.arrangement.state(self.seeds.next(seed), position)
        self.agents = self.possible_agents[:]
        self.begun = True
        self.points: list[int] = self.g.scores()
        self.ask()
        return self.look()

    def ask(self) -> None:
        """New answers of all seats; those who are not asked have none."""
        encoder = self.arrangement.encoder
        self.builders: list[ActionBuilder] = [encoder.builder(self.g, seat) for seat in range(self.g.seats)]

    def step(
        self, actions: Mapping[str, Whole]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """A sub-action of every agent."""
        check_going_on(self.agents)
        answers = self.answers(actions)
        refused = self.possible_agents[answers.index(REFUSED)] if REFUSED in answers else None
        if refused is None:
            self.play(answers)
            rewards = self.rewards()
        else:
            rewards = refusal_rewards(self.g.seats, answers.index(REFUSED))
        done = refused is not None or not self.g.stack
        observations, infos = self.look()
        agents = self.agents
        if done:
            self.end(infos, refused)
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, done),
            dict.fromkeys(agents, False),
            infos,
        )

    def answers(self, actions: Mapping[str, Whole]) -> list[int]:
        """By seat, what the sub-actions of the agents mean. Nothing has changed if one of them is wrong."""
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise OptionError(Message("env-missing-sub-actions", agents=", ".join(missing)))
        sub_actions = [sub_action_of(actions[agent]) for agent in self.agents]
        return [self.give(seat, sub_action) for seat, sub_action in enumerate(sub_actions)]

    def end(self, infos: dict[str, dict[str, Any]], refused: str | None) -> None:
        """All agents are done, and told the same."""
        for agent in self.agents:
            infos[agent] |= self.arrangement.result(self.g) if refused is None else {"refused": refused}
        self.agents = []

    def give(self, seat: int, sub_action: int) -> int:
        """One agent's sub-action: its answer, MORE (also for those who wait), or REFUSED."""
        builder = self.builders[seat]
        if not builder.sub_actions:
            return MORE if sub_action == self.wait else REFUSED
        return builder.give(sub_action)

    def play(self, answers: list[int]) -> None:
        """Carry out the answers. A secret question is over after the last of them, so none comes too late."""
        for seat, answer in enumerate(answers):
            if answer >= 0:
                self.g.play_as(seat, answer)
        asked = self.g.asked()
        for seat, answer in enumerate(answers):
            if answer >= 0 or bool(self.builders[seat].sub_actions) != bool(asked >> seat & 1):
                self.builders[seat] = self.arrangement.encoder.builder(self.g, seat)

    def rewards(self) -> list[float]:
        """The rewards for the answers just carried out."""
        if not self.arrangement.is_dense:
            is_over = not self.g.stack
            return final_rewards(self.arrangement.book, self.g) if is_over else [0.0] * self.g.seats
        before = self.points
        self.points = self.g.scores()
        return dense_rewards(before, self.points)

    def look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What all agents see, and their masks once more as information."""
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.agents):
            builder = self.builders[seat]
            mask = np.zeros(self.wait + 1, np.int8)
            mask[builder.choices() or self.wait] = 1
            seen = self.arrangement.observe(self.g, seat, builder.begun)
            observations[agent] = {"observation": seen, "action_mask": mask}
            infos[agent] = {"action_mask": mask, "new_decision": builder.begun == NOTHING}
        return observations, infos

    # ---- copying ----------------------------------------------------------------------
    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: the answers that are being made follow from the game and their first sub-actions."""
        fields = dict(self.__dict__)
        if self.begun:
            fields["builders"] = [builder.begun for builder in self.builders]
        return fields

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        if self.begun:
            begun = enumerate(fields["builders"])
            self.builders = [self.arrangement.builder(self.g, seat, sub_action) for seat, sub_action in begun]


def register_all() -> None:
    """The names for pettingzoo.make: tangledbank/marine-v1 and so on, in both registries."""
    for game in game_names():
        name = name_of(game)
        if name not in aec_registry:
            register("aec", name, "tangledbank.env.pettingzoo:env", kwargs={"game": game})
            register("parallel", name, "tangledbank.env.pettingzoo:parallel_env", kwargs={"game": game})


register_all()
