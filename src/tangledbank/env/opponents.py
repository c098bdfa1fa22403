"""Who plays the seats that do not learn: bots by name or in person, policies, functions of what an agent sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Protocol, TypeAlias

import numpy as np

from ..bots.base import Bot, Sampler, chance
from ..bots.outside.player import OutsidePlayer
from ..bots.player import USUAL, Player, player
from ..core.errors import OptionError
from ..core.game import Game
from ..core.message import Message
from ..learn.bot import Asked, PolicyBot, answers
from ..learn.policy import Policy
from .arrangement import Arrangement, Observation
from .encode.space import MORE, REFUSED
from .numbers import Whole, sub_action_of

Function: TypeAlias = Callable[[Observation], Whole]
"""From what an agent sees (observation and mask) to a sub-action."""
Opponent: TypeAlias = "str | type[Bot] | Bot | Policy | Function"


class Seated(Protocol):
    """Somebody who answers for a seat of a game."""

    @property
    def name(self) -> str: ...

    def answer(self, game: Game, seat: int) -> str | int: ...


class OneOf:
    """Opponents of which one is drawn for each seat and each game: OneOf("greedy", "strong", my_policy)."""

    def __init__(self, *choices: Opponent, weights: Sequence[float] | None = None) -> None:
        shares = np.array([1.0] * len(choices) if weights is None else list(weights), float)
        if not choices or len(shares) != len(choices) or not (shares >= 0).all() or not 0 < shares.sum() < np.inf:
            raise OptionError(Message("env-bad-weights", n=len(choices), got=str(weights)[:80]))
        self.choices: Final = choices
        self.shares: Final = shares / shares.sum()
        """How likely each of them is."""

    def __repr__(self) -> str:
        return f"OneOf({', '.join(map(repr, self.choices))}, weights={self.shares.tolist()})"

    def draw(self, rng: np.random.Generator) -> Opponent:
        return self.choices[int(rng.choice(len(self.choices), p=self.shares))]


# ---- players --------------------------------------------------------------------------
class BotPlayer:
    """A bot that somebody has made, at a seat."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot
        self.name: Final = type(bot).__name__

    def answer(self, game: Game, seat: int) -> str:
        sampler = Sampler(game.rulebook, game.state, seat)
        luck = chance(game.setup.seed, seat, len(game.log))
        return self.bot.choose(game.view(seat), game.options(seat), sampler, USUAL, luck)


class PolicyPlayer:
    """A policy at a seat. Environments with many games ask it about all of them at once."""

    def __init__(self, policy: Policy, arrangement: Arrangement, temperature: float = 0.0) -> None:
        self.policy: Final = policy
        self.arrangement: Final = arrangement
        self.temperature: Final = temperature
        self.name: Final = type(policy).__name__

    def asked(self, game: Game, seat: int) -> Asked:
        """The question that the seat has to answer."""
        return Asked(self.arrangement.encoder, game.state, seat, chance(game.setup.seed, seat, len(game.log)))

    def answer(self, game: Game, seat: int) -> int:
        return answers(self.policy, [self.asked(game, seat)], self.temperature)[0]


class FunctionPlayer:
    """A function at a seat: it gives sub-action by sub-action."""

    def __init__(self, function: Function, arrangement: Arrangement) -> None:
        self.function: Final = function
        self.arrangement: Final = arrangement
        self.name: Final = str(getattr(function, "__name__", type(function).__name__))

    def answer(self, game: Game, seat: int) -> int:
        builder = self.arrangement.encoder.builder(game.state, seat)
        answer = MORE
        while answer == MORE:
            seen = self.arrangement.observe(game.state, seat, builder.begun)
            mask = np.frombuffer(builder.mask(), np.int8)
            sub_action = sub_action_of(self.function({"observation": seen, "action_mask": mask}))
            answer = builder.give(sub_action)
        if answer == REFUSED:
            raise OptionError(Message("env-opponent-refused", name=self.name[:80], got=sub_action))
        return answer


def seated(arrangement: Arrangement, opponent: Opponent) -> Seated:
    """A player for one seat of one game."""
    if isinstance(opponent, str):
        return player(arrangement.book.name, opponent)
    if isinstance(opponent, type):
        return BotPlayer(opponent())
    if isinstance(opponent, PolicyBot) and opponent.policy is not None:
        return PolicyPlayer(opponent.policy, arrangement, opponent.temperature)
    return by_methods(arrangement, opponent)


def by_methods(arrangement: Arrangement, opponent: Any) -> Seated:
    """A player made of what has the methods of a bot or of a policy, or can be called."""
    if hasattr(opponent, "choose"):
        return BotPlayer(opponent)
    if hasattr(opponent, "judge"):
        return PolicyPlayer(opponent, arrangement)
    return FunctionPlayer(opponent, arrangement)


# ---- what environments are given ----------------------------------------------------------
def checked(game: str, players: int, opponents: object) -> list[Opponent | OneOf]:
    """An opponent for every other seat, beginning behind the own one; one of them plays all seats."""
    found = listed(opponents)
    if len(found) not in (1, players - 1):
        raise OptionError(Message("env-bad-opponents", got=len(found), expected=players - 1))
    for one in found:
        for choice in one.choices if isinstance(one, OneOf) else (one,):
            check(game, choice, opponents)
    return found * (players - 1) if len(found) == 1 else found


def listed(opponents: object) -> list[Any]:
    """One opponent, or several."""
    is_one = isinstance(opponents, (str, bytes, OneOf)) or not isinstance(opponents, Iterable)
    return [opponents] if is_one else list(opponents)  # type: ignore[call-overload]


def check(game: str, choice: object, opponents: object) -> None:
    """Whether something can play a game; names are those of bots."""
    if isinstance(choice, str):
        player(game, choice)
    elif not (callable(choice) or hasattr(choice, "choose") or hasattr(choice, "judge")):
        raise OptionError(Message("env-bad-bots", got=repr(opponents)[:80]))


def drawn(opponents: Sequence[Opponent | OneOf], rng: np.random.Generator) -> list[Opponent]:
    """Who plays this time."""
    return [one.draw(rng) if isinstance(one, OneOf) else one for one in opponents]


__all__ = ["OneOf", "Opponent", "OutsidePlayer", "Player", "PolicyPlayer", "Seated", "checked", "drawn", "seated"]
