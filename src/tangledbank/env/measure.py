"""How many steps a second environments make, observation and mask included: for make bench and docs/env.md.

`python -m tangledbank.env.measure` prints the table; PettingZoo's own games are measured where they can be imported.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any, Final, TypeAlias

import numpy as np

from ..core.rng import next_state, pick, scramble
from ..games import names
from .pettingzoo import env
from .vector import VectorEnv
from .worker_pool import PROCESSORS

Clock: TypeAlias = Callable[[], float]
Pick: TypeAlias = Callable[[Any, Any], Any]
"""A sub-action for an environment and its mask."""

SECONDS: Final = 3.0
ROUNDS: Final = 7
SUB_ACTIONS: Final = 200
"""In every game of a vector, and of the separate ones beside it: later in a game there is more to show."""
PEERS: Final = {"chess_v6": "pettingzoo.classic.chess_v6", "connect_four_v3": "pettingzoo.classic.connect_four_v3"}


def aec_speed(game: Any, seconds: float = SECONDS, seed: int = 0) -> float:
    """Steps a second of processor time in an AEC environment that plays at random, sub-actions picked from the mask."""
    rng = np.random.default_rng(seed)
    game.reset(seed=seed)
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for _ in game.agent_iter():
            observation, _, termination, truncation, _ = game.last()
            if termination or truncation:
                game.step(None)
                continue
            sub_actions = np.flatnonzero(observation["action_mask"])
            game.step(int(sub_actions[rng.integers(len(sub_actions))]))
            steps += 1
        game.reset()
    return steps / (time.process_time() - begin)


def documented() -> Pick:
    """A sub-action as PettingZoo's documents pick it."""
    return lambda one, mask: one.action_space(one.agent_selection).sample(mask)


def leanest() -> Pick:
    """A sub-action in the cheapest way that we know of."""
    rng = scramble(0)

    def at_random(_: Any, mask: Any) -> Any:
        nonlocal rng
        rng = next_state(rng)
        choices = mask.nonzero()[0]
        return choices[pick(rng, len(choices))]

    return at_random


def separate_speed(
    game: str, players: int, n: int, choose: Pick, sub_actions: int = SUB_ACTIONS, clock: Clock = time.process_time
) -> float:
    """Steps a second in n separate AEC environments in turn, in one process."""
    games = [env(game, players) for _ in range(n)]
    for seed, one in enumerate(games):
        one.reset(seed=seed)
    steps = 0
    begin = clock()
    while steps < n * sub_actions:
        for one in games:
            observation, _, termination, _, _ = one.last()
            if termination:
                one.reset()
            else:
                one.step(choose(one, observation["action_mask"]))
                steps += 1
    return steps / (clock() - begin)


def vector_speed(games: VectorEnv, sub_actions: int = SUB_ACTIONS, clock: Clock = time.process_time) -> float:
    """Steps a second of a vector environment, all its games counted; several processes only by the clock."""
    rng = np.random.default_rng(0)
    batch = games.reset(0)
    begin = clock()
    for _ in range(sub_actions):
        batch = games.step(sample(batch.action_mask, rng))
    return games.n * sub_actions / (clock() - begin)


def sample(mask: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """For every row of a mask one of its sub-actions, each as likely as the others."""
    sub_actions = ones(mask)
    rows = np.arange(0, mask.size + 1, mask.shape[1])
    first = sub_actions.searchsorted(rows)
    picked = first[:-1] + (rng.random(len(mask)) * (first[1:] - first[:-1])).astype(np.int64)
    found: np.ndarray[Any, Any] = sub_actions[picked] - rows[:-1]
    return found


def ones(mask: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Where the ones of a mask are, all rows in one. Most is 0: where possible eight bytes are looked at together."""
    flat = mask.ravel()
    if flat.size % 8:
        return np.flatnonzero(flat)
    words = flat.view(np.uint64)
    some = (words != 0).nonzero()[0]
    found = words[some].view(np.bool_).nonzero()[0]
    places: np.ndarray[Any, Any] = some[found >> 3] * 8 + (found & 7)
    return places


def speeds(seconds: float = SECONDS, players: int = 2, n: int = 256, jobs: int = PROCESSORS) -> dict[str, float]:
    """Our environments and, where installed, PettingZoo's own: steps a second by name."""
    found: dict[str, float] = {}
    for name, module in PEERS.items():
        try:
            found[name] = aec_speed(import_module(module).env(), seconds)
        except ImportError:
            continue
    for game in names():
        found[game] = aec_speed(env(game, players), seconds)
        found |= vector_speeds(game, players, n, jobs)
    return found


def vector_speeds(
    game: str, players: int, n: int, jobs: int, sub_actions: int = SUB_ACTIONS, rounds: int = ROUNDS
) -> dict[str, float]:
    """All by the clock, in turn, and the middle one of some rounds: machines are faster at one time than at another."""
    alone, shared = VectorEnv(game, n, players, jobs=1), VectorEnv(game, n, players, jobs=jobs)
    clock = time.perf_counter
    found = [
        (
            separate_speed(game, players, n, documented(), sub_actions, clock),
            separate_speed(game, players, n, leanest(), sub_actions, clock),
            vector_speed(alone, sub_actions, clock),
            vector_speed(shared, sub_actions, clock),
        )
        for _ in range(rounds)
    ]
    shared.close()
    kinds = ("separate as documented", "separate", "in a vector", f"in a vector, jobs {jobs}")
    return {f"{game}, {n} {kind}": median(speeds) for kind, speeds in zip(kinds, zip(*found, strict=True), strict=True)}


if __name__ == "__main__":
    for name, speed in speeds().items():
        print(f"{name:52}{speed:12,.0f}")
