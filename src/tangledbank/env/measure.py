"""How many steps a second environments make, observation and mask included: for make bench and docs/env.md.

`python -m tangledbank.env.measure` prints the table; PettingZoo's own games are measured where they can be imported.
"""

from __future__ import annotations

import os
import time
from importlib import import_module
from typing import Any, Final

import numpy as np

from ..games import GAMES
from .pettingzoo import env
from .vector import VectorEnv

SECONDS: Final = 3.0
JOBS: Final = os.cpu_count() or 1
PEERS: Final = {"chess_v6": "pettingzoo.classic.chess_v6", "connect_four_v3": "pettingzoo.classic.connect_four_v3"}


def aec_speed(game: Any, seconds: float = SECONDS, seed: int = 0) -> float:
    """Steps a second of processor time in an AEC environment that plays at random, letters picked from the mask."""
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
            letters = np.flatnonzero(observation["action_mask"])
            game.step(int(letters[rng.integers(len(letters))]))
            steps += 1
        game.reset()
    return steps / (time.process_time() - begin)


def separate_speed(game: str, players: int, n: int, seconds: float = SECONDS) -> float:
    """Steps a second of processor time in n separate AEC environments in turn, played as PettingZoo documents it."""
    games = [env(game, players) for _ in range(n)]
    for seed, one in enumerate(games):
        one.reset(seed=seed)
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for one in games:
            observation, _, termination, _, _ = one.last()
            if termination:
                one.reset()
            else:
                one.step(one.action_space(one.agent_selection).sample(observation["action_mask"]))
                steps += 1
    return steps / (time.process_time() - begin)


def vector_speed(games: VectorEnv, seconds: float = SECONDS, seed: int = 0) -> float:
    """Steps a second of a vector environment, all its games counted; by the clock if it uses several processes."""
    clock = time.process_time if games.jobs == 1 else time.perf_counter
    rng = np.random.default_rng(seed)
    batch = games.reset(seed)
    steps = 0
    begin = clock()
    while clock() - begin < seconds:
        batch = games.step(sample(batch.action_mask, rng))
        steps += games.n
    return steps / (clock() - begin)


def sample(mask: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """For every row of a mask one of its letters, each as likely as the others."""
    rows, letters = np.divmod(np.flatnonzero(mask.view(np.bool_)), mask.shape[1])
    first = np.searchsorted(rows, np.arange(len(mask)))
    counts = np.append(first[1:], len(rows)) - first
    picked: np.ndarray[Any, Any] = letters[first + (rng.random(len(mask)) * counts).astype(np.int64)]
    return picked


def speeds(seconds: float = SECONDS, players: int = 2, n: int = 256, jobs: int = JOBS) -> dict[str, float]:
    """Our environments and, where installed, PettingZoo's own: steps a second by name."""
    found: dict[str, float] = {}
    for name, module in PEERS.items():
        try:
            found[name] = aec_speed(import_module(module).env(), seconds)
        except ImportError:
            continue
    for game in GAMES:
        found[game] = aec_speed(env(game, players), seconds)
        found[f"{game}, {n} separate"] = separate_speed(game, players, n, seconds)
        for workers in sorted({1, jobs}):
            games = VectorEnv(game, n, players, jobs=workers)
            found[f"{game}, vector of {n}, jobs {workers}"] = vector_speed(games, seconds)
            games.close()
    return found


if __name__ == "__main__":
    for name, speed in speeds().items():
        print(f"{name:44}{speed:12,.0f}")
