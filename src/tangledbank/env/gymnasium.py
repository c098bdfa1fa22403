"""Gymnasium: one seat learns, bots play the others. docs/env.md"""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from typing import Any, Final

import gymnasium
import numpy as np

from ..bots.outside import OutsidePlayer, end_programs
from ..bots.outside_program import BotFailed
from ..bots.player import Player, player
from ..core.errors import OptionError
from ..core.game import Game, Setup
from ..core.message import Message
from ..core.rng import MASK
from ..games import names as game_names
from ..games import rulebook
from .arrangement import ENGINE, RENDER_FPS, RENDER_MODES, Arrangement, Mask, Observation, name_of
from .encode.rewards import dense_rewards, final_rewards, refusal_rewards
from .encode.space import MORE, REFUSED, ActionBuilder
from .numbers import Whole, seat_of, seed_of, sub_action_of
from .render import render

SUBSTITUTE: Final = "random"
"""Plays on for a program that has failed."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game as one seat plays it: between its answers the bots answer."""

    metadata = {  # noqa: RUF012  Gymnasium's way
        "render_modes": list(RENDER_MODES),
        "render_fps": RENDER_FPS,
        "engine": ENGINE,
    }

    def __init__(
        self,
        game: str,
        players: Whole = 2,
        opponents: Iterable[str] = ("greedy",),
        seat: Whole = 0,
        rewards: str = "final",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.arrangement: Final = Arrangement(game, players, rewards, render_mode, options)
        self.seat: Final = seat_of(seat, self.arrangement.players)
        self.opponents: Final = checked(game, self.arrangement.players, opponents)
        self.players: list[Player | OutsidePlayer] = []
        """By place behind the seat, while a game is played."""
        self.ongoing: bool = False
        """A game has begun and is not over."""
        self.begun: bool = False
        """There is a game to look at."""
        self.render_mode = self.arrangement.render_mode
        self.observation_space = self.arrangement.observation_space()
        self.action_space = gymnasium.spaces.Discrete(self.arrangement.encoder.actions.size)

    # ---- playing ------------------------------------------------------------------
    def reset(self, *, seed: Whole | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """A new game, at the first question of the seat. `options` are not used."""
        super().reset(seed=None if seed is None else seed_of(seed))
        self.close()
        given = self.arrangement
        number = int(self.np_random.integers(MASK))
        self.game: Game = Game(Setup(given.book, given.players, number, given.options, None))
        self.begun = True
        self.players = [player(given.book.name, spec) for spec in self.opponents]
        self.points: list[int] = self.game.scores()
        self.refused = False
        self.let_others_play()
        self.ongoing = not self.game.over
        return self.look()

    def let_others_play(self) -> None:
        """Bots answer until the seat is asked or the game is over."""
        game = self.game
        while not game.over and not game.state.asked() >> self.seat & 1:
            other = game.seat
            game.apply(self.answer(other), other)
        self.builder: ActionBuilder = self.arrangement.encoder.builder(game.state, self.seat)

    def answer(self, seat: int) -> str:
        """What a bot answers. A program that fails loses its seat for the rest of the game, and we are warned."""
        place = (seat - self.seat - 1) % self.arrangement.players
        try:
            return self.players[place].answer(self.game, seat)
        except BotFailed as failure:
            replaced = Message("cli-bot-replaced", seat=seat + 1, bot=self.players[place].name)
            warnings.warn(f"{failure} {replaced}", stacklevel=2)
            self.players[place] = player(self.arrangement.book.name, SUBSTITUTE)
            return self.players[place].answer(self.game, seat)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """A sub-action; one that is not allowed ends the game."""
        if not self.ongoing:
            raise OptionError(Message("env-reset-first"))
        answer = self.builder.give(sub_action_of(action))
        self.refused = answer == REFUSED
        if answer >= 0:
            self.game.apply(answer, self.seat)
            self.let_others_play()
        reward = 0.0 if answer == MORE else self.reward()
        self.ongoing = not self.game.over and not self.refused
        observation, info = self.look()
        if self.render_mode == "human":
            self.render()
        return observation, reward, not self.ongoing, False, info

    def reward(self) -> float:
        """What the answer was worth, the answers of the bots included."""
        if self.refused:
            return refusal_rewards(self.arrangement.players, self.seat)[self.seat]
        if self.arrangement.is_dense:
            before = self.points
            self.points = self.game.scores()
            return dense_rewards(before, self.points)[self.seat]
        return final_rewards(self.arrangement.book, self.game.state)[self.seat] if self.game.over else 0.0

    # ---- looking --------------------------------------------------------------------
    def look(self) -> tuple[Observation, dict[str, Any]]:
        """What the seat sees, and its mask once more as information; at the end scores and winners, or `refused`."""
        mask: Mask = np.frombuffer(self.builder.mask(), np.int8)
        seen = self.arrangement.observe(self.game.state, self.seat, self.builder.begun)
        info: dict[str, Any] = {"action_mask": mask}
        if self.game.over:
            info |= self.arrangement.result(self.game.state)
        if self.refused:
            info["refused"] = True
        return {"observation": seen, "action_mask": mask}, info

    def render(self) -> Any:
        """What everybody sees at the table: printed, as text or as a picture."""
        if not self.begun:
            raise OptionError(Message("env-no-game-yet"))
        return render(self.arrangement, self.game.state)

    def close(self) -> None:
        """The game breaks off. Opponents that are programs are ended; the next reset starts new ones."""
        self.ongoing = False
        if self.players:
            end_programs(self.players, self.game)
            self.players = []

    # ---- copying ----------------------------------------------------------------------
    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: the answer that is being made follows from the game and its first sub-action."""
        if any([isinstance(other, OutsidePlayer) and other.talk is not None for other in self.players]):
            raise OptionError(Message("env-program-alive"))
        fields = dict(self.__dict__)
        if self.begun:
            fields["builder"] = self.builder.begun
        return fields

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        if self.begun:
            self.builder = self.arrangement.builder(self.game.state, self.seat, fields["builder"])


def checked(game: str, players: int, opponents: object) -> list[str]:
    """A bot for every other seat, beginning behind the own one; one bot plays them all."""
    specs = names_of(opponents)
    if len(specs) not in (1, players - 1):
        raise OptionError(Message("env-bad-opponents", got=len(specs), expected=players - 1))
    for spec in specs:
        player(game, spec)
    return specs * (players - 1) if len(specs) == 1 else specs


def names_of(opponents: object) -> list[str]:
    """One name, or several; nothing else."""
    found = [opponents] if isinstance(opponents, str) or not isinstance(opponents, Iterable) else list(opponents)
    specs = [spec for spec in found if isinstance(spec, str)]
    if len(specs) != len(found):
        raise OptionError(Message("env-bad-bots", got=repr(opponents)[:80]))
    return specs


def make(game: str, **arguments: Any) -> SeatEnv:
    """A seat against bots: make("evolution", players=2, opponents=["greedy"], seat=0)."""
    found = gymnasium.make(name_of(rulebook(game).name), disable_env_checker=True, **arguments).unwrapped
    assert isinstance(found, SeatEnv)
    return found


def register_all() -> None:
    """The names for gymnasium.make: tangledbank/marine-v1 and so on."""
    for game in game_names():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(name_of(game), "tangledbank.env.gymnasium:SeatEnv", kwargs={"game": game})


register_all()
