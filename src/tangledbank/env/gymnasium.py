"""Gymnasium: one seat learns, others play against it. docs/env.md"""

from __future__ import annotations

import warnings
from typing import Any, Final

import gymnasium
import numpy as np

from ..bots.outside.player import OutsidePlayer, end_programs
from ..bots.outside.program import BotFailed
from ..bots.player import player
from ..core.errors import OptionError
from ..core.game import Game, Setup
from ..core.message import Message
from ..core.rng import MASK
from ..core.rulebook import Json
from ..games import names as game_names
from ..games import rulebook
from .arrangement import ENGINE, RENDER_FPS, RENDER_MODES, Arrangement, Mask, Observation, name_of
from .encode.rewards import dense_rewards, final_rewards, refusal_rewards
from .encode.space import MORE, NOTHING, REFUSED, ActionBuilder
from .numbers import Whole, seat_of, seed_of, sub_action_of
from .opponents import Opponent, Seated, checked, drawn, seated
from .render import render

SUBSTITUTE: Final = "random"
"""Plays on for a program that has failed."""
ANY_SEAT: Final = "any"


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game as one seat plays it: between its answers the opponents answer."""

    metadata = {  # noqa: RUF012  Gymnasium's way
        "render_modes": list(RENDER_MODES),
        "render_fps": RENDER_FPS,
        "engine": ENGINE,
    }

    def __init__(
        self,
        game: str,
        players: Whole = 2,
        opponents: object = ("greedy",),
        seat: Whole | str = 0,
        rewards: str = "final",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.arrangement: Final = Arrangement(game, players, rewards, render_mode, options)
        self.any_seat: Final = isinstance(seat, str) and seat == ANY_SEAT
        """A seat is drawn for every game."""
        self.usual_seat: Final = 0 if self.any_seat else seat_of(seat, self.arrangement.players)
        self.seat: int = self.usual_seat
        self.opponents: Final = checked(game, self.arrangement.players, opponents)
        self.players: list[Seated] = []
        """By place behind the seat, while a game is played."""
        self.ongoing: bool = False
        """A game has begun and is not over."""
        self.begun: bool = False
        """There is a game to look at."""
        self.render_mode = self.arrangement.render_mode
        self.observation_space = self.arrangement.observation_space()
        self.action_space = gymnasium.spaces.Discrete(self.arrangement.encoder.actions.size)

    def __repr__(self) -> str:
        return f"<SeatEnv: {self.arrangement!r}, seat {ANY_SEAT if self.any_seat else self.usual_seat}>"

    # ---- playing ------------------------------------------------------------------
    def reset(self, *, seed: Whole | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """A new game, at the first question of the seat. `options` may have a position, a seat and opponents."""
        super().reset(seed=None if seed is None else seed_of(seed))
        self.begin(options or {})
        self.let_others_play()
        return self.first_look()

    def begin(self, options: dict[str, Any]) -> None:
        """Who plays what from where; nobody has answered yet."""
        given = self.arrangement
        position = given.begin(options, "seat", "opponents")
        others = checked(given.book.name, given.players, options.get("opponents", self.opponents))
        seat = seat_of(options.get("seat", self.usual_seat), given.players)
        self.close()
        self.game: Game = self.new_game(int(self.np_random.integers(MASK)), position)
        self.seat = int(self.np_random.integers(given.players)) if self.any_seat and "seat" not in options else seat
        self.begun = True
        chosen: list[Opponent] = drawn(others, self.np_random)
        self.players = [seated(given, one) for one in chosen]
        self.points: list[int] = self.game.scores()
        self.refused = False

    def new_game(self, seed: int, position: Json | None) -> Game:
        """A game that begins as the rules say, or in a position; the seed is the luck to come."""
        given = self.arrangement
        start = None if position is None else given.book.dump(given.start(position, seed))
        return Game(Setup(given.book, given.players, seed, given.options, start))

    def first_look(self) -> tuple[Observation, dict[str, Any]]:
        """What the seat sees first, and against whom it plays."""
        self.arrive()
        observation, info = self.look()
        info |= {"seat": self.seat, "opponents": [one.name for one in self.players]}
        return observation, info

    def other(self) -> int | None:
        """The seat of an opponent that must answer before the own seat goes on."""
        game = self.game
        return None if game.over or game.state.asked() >> self.seat & 1 else game.seat

    def let_others_play(self) -> None:
        """Opponents answer until the seat is asked or the game is over."""
        while (other := self.other()) is not None:
            self.game.apply(self.answer(other), other)

    def player_of(self, seat: int) -> Seated:
        """Who plays another seat."""
        return self.players[(seat - self.seat - 1) % self.arrangement.players]

    def answer(self, seat: int) -> str | int:
        """What an opponent answers. A program that fails loses its seat for the rest of the game, and we are warned."""
        try:
            return self.player_of(seat).answer(self.game, seat)
        except BotFailed as failure:
            replaced = Message("cli-bot-replaced", seat=seat + 1, bot=self.player_of(seat).name)
            warnings.warn(f"{failure} {replaced}", stacklevel=2)
            substitute = player(self.arrangement.book.name, SUBSTITUTE)
            self.players[(seat - self.seat - 1) % self.arrangement.players] = substitute
            return substitute.answer(self.game, seat)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """A sub-action; one that is not allowed ends the game."""
        answer = self.give(action)
        if answer >= 0:
            self.let_others_play()
        return self.outcome(answer)

    def give(self, action: Any) -> int:
        """A sub-action of the seat: its answer if that ends it, MORE or REFUSED."""
        if not self.ongoing:
            raise OptionError(Message("env-reset-first"))
        answer = self.builder.give(sub_action_of(action))
        self.refused = answer == REFUSED
        if answer >= 0:
            self.game.apply(answer, self.seat)
        return answer

    def outcome(self, answer: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """What came of a sub-action, now that all opponents have answered."""
        if answer >= 0:
            self.arrive()
        reward = 0.0 if answer == MORE else self.reward()
        self.ongoing = not self.game.over and not self.refused
        observation, info = self.look()
        if self.render_mode == "human":
            self.render()
        return observation, reward, not self.ongoing, False, info

    def arrive(self) -> None:
        """The seat is asked, or the game is over."""
        self.builder: ActionBuilder = self.arrangement.encoder.builder(self.game.state, self.seat)
        self.ongoing = not self.game.over

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
        """What the seat sees, and as information its mask, whether a decision begins, and how the game ended."""
        mask: Mask = np.frombuffer(self.builder.mask(), np.int8)
        seen = self.arrangement.observe(self.game.state, self.seat, self.builder.begun)
        info: dict[str, Any] = {"action_mask": mask, "new_decision": self.builder.begun == NOTHING}
        if self.game.over:
            info |= self.arrangement.result(self.game.state)
        if self.refused:
            info["refused"] = True
        return {"observation": seen, "action_mask": mask}, info

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The sub-actions that are allowed, as MaskablePPO asks for them."""
        if not self.begun:
            raise OptionError(Message("env-no-game-yet"))
        return np.frombuffer(self.builder.mask(), np.bool_)

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


def make(game: str, **arguments: Any) -> SeatEnv:
    """A seat against others: make("evolution", players=2, opponents=["greedy"], seat=0)."""
    found = gymnasium.make(name_of(rulebook(game).name), disable_env_checker=True, **arguments).unwrapped
    assert isinstance(found, SeatEnv)
    return found


def register_all() -> None:
    """The names for gymnasium.make: tangledbank/marine-v1 and so on."""
    for game in game_names():
        if name_of(game) not in gymnasium.registry:
            many = "tangledbank.env.seats:SeatVectorEnv"
            one = "tangledbank.env.gymnasium:SeatEnv"
            gymnasium.register(name_of(game), one, vector_entry_point=many, kwargs={"game": game})


register_all()
