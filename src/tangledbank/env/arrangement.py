"""What an environment plays: a game, its players and options, and how it rewards. Shared by all environments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from .. import is_compiled
from ..core.codec import read
from ..core.errors import OptionError
from ..core.message import Message
from ..core.rulebook import Json, OptionValue
from ..core.state import State
from ..games import rulebook
from .encode.space import ActionBuilder
from .encode.table import encoder, version
from .numbers import Whole, plain

REWARDS: Final = ("final", "dense")
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
RENDER_FPS: Final = 2
ENGINE: Final = "compiled" if is_compiled() else "pure"
"""Which engine runs: all environments tell it."""

Bytes: TypeAlias = "NDArray[np.uint8]"
Mask: TypeAlias = "NDArray[np.int8]"
Observation: TypeAlias = "dict[str, NDArray[Any]]"


def name_of(game: str) -> str:
    """The name of an environment in registries, with the version of its encoder."""
    return f"tangledbank/{game}-v{version(game)}"


class Arrangement:
    """Checked arguments of an environment. Options that are not given are those with which every game ends."""

    def __init__(
        self, game: str, players: Whole | None, rewards: str, render_mode: str | None, options: Mapping[str, object]
    ) -> None:
        self.book: Final = rulebook(game)
        seats = self.book.usual_players() if players is None else players
        self.players: Final = self.book.check_players(plain(seats))
        self.options: Final[dict[str, OptionValue]] = self.book.check_options(
            self.players, {**self.book.bounds(), **{name: plain(value) for name, value in options.items()}}
        )
        self.encoder: Final = encoder(game, self.options)
        self.is_dense: Final = one_of("rewards", rewards, REWARDS) == "dense"
        self.render_mode: Final = None if render_mode is None else one_of("render_mode", render_mode, RENDER_MODES)
        self.name: Final = name_of(game)
        self.metadata: Final[dict[str, Any]] = {
            "name": self.name,
            "render_modes": list(RENDER_MODES),
            "render_fps": RENDER_FPS,
            "is_parallelizable": False,
            "engine": ENGINE,
        }

    def __repr__(self) -> str:
        return f"{self.name}, {self.players} players"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its arguments: encoders belong to a process."""
        rewards = REWARDS[self.is_dense]
        return Arrangement, (self.book.name, self.players, rewards, self.render_mode, self.options)

    def state(self, seed: int, position: Json | None = None) -> State:
        """A new game at its first question, or one that goes on from a position; the seed is the luck to come."""
        g = self.book.new_state(self.players, seed, self.options) if position is None else self.start(position, seed)
        g.advance()
        return g

    def start(self, position: Json, seed: int) -> State:
        """A position with other luck."""
        g = self.book.load(position)
        g.reseed(seed)
        return g

    def position(self, given: object) -> Json:
        """A position as text or data: of this game, these players and options; it may have other limits, or none."""
        data: object = read(given) if isinstance(given, str) else given
        if not isinstance(data, dict):
            raise OptionError(Message("env-bad-position", got=repr(given)[:80]))
        whole = self.book.dump(self.book.load(data))
        options = whole["options"]
        assert isinstance(options, dict)
        limits = {name: self.options[name] for name in self.book.bounds()}
        found = {**whole, "options": {**options, **limits}}
        if found["players"] != self.players or found["options"] != self.options:
            raise OptionError(Message("env-other-position"))
        return found

    def begin(self, options: Mapping[str, object] | None, *others: str) -> Json | None:
        """The position in the options of a `reset`, if there is one; `others` may be there, too."""
        given = dict(options or {})
        expected = ("position", *others)
        for name in given:
            if name not in expected:
                raise OptionError(Message("env-bad-reset", got=str(name)[:40], expected=", ".join(expected)))
        return None if given.get("position") is None else self.position(given["position"])

    def observation_space(self, more_sub_actions: int = 0) -> gymnasium.spaces.Dict:
        """Bytes with the range of each field, and a mask."""
        most = [np.full(field.size(), field.most, np.uint8) for field in self.encoder.fields]
        high = np.concatenate(most)
        sub_actions = self.encoder.actions.size + more_sub_actions
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (sub_actions,), np.int8),
            }
        )

    def builder(self, g: State, seat: int, begun: int) -> ActionBuilder:
        """A seat's answer, begun with a sub-action or with NOTHING."""
        return ActionBuilder(self.encoder.actions, g, seat, begun)

    def result(self, g: State) -> dict[str, object]:
        """What environments tell at the end."""
        return {"scores": g.scores(), "winners": self.book.winners(g)}

    def observe(self, g: State, seat: int, begun: int) -> Bytes:
        """What a seat sees."""
        return np.frombuffer(self.encoder.observe(g, seat, begun), np.uint8)


def one_of(name: str, got: object, expected: tuple[str, ...]) -> str:
    """One of some words, or an error that lists them."""
    for word in expected:
        if got == word:
            return word
    raise OptionError(Message("env-bad-word", name=name, got=str(got)[:40], expected=", ".join(expected)))
