"""How many steps a second environments make, observation and mask included: for make bench and docs/env.md.

`python -m tangledbank.env.measure` prints the table; PettingZoo's own games are measured where they can be imported.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeAlias

import numpy as np

from ..core.rng import following, mix, number
from ..games import GAMES
from .crew import PROCESSORS
from .pettingzoo import env
from .vector import VectorEnv

Clock: TypeAlias = Callable[[], float]

SECONDS: Final = 3.0
LETTERS: Final = 200
"""In every game of a vector, and of the separate ones beside it: later in a game there is more to show."""
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


def separate_speed(game: str, players: int, n: int, letters: int = LETTERS, clock: Clock = time.process_time) -> float:
    """Steps a second in n separate AEC environments in turn, in one process; letters are picked in the cheapest way."""
    rng = mix(0)
    games = [env(game, players) for _ in range(n)]
    for seed, one in enumerate(games):
        one.reset(seed=seed)
    steps = 0
    begin = clock()
    while steps < n * letters:
        for one in games:
            observation, _, termination, _, _ = one.last()
            if termination:
                one.reset()
            else:
                choices = observation["action_mask"].nonzero()[0]
                rng = following(rng)
                one.step(choices[number(rng, len(choices))])
                steps += 1
    return steps / (clock() - begin)


def vector_speed(games: VectorEnv, letters: int = LETTERS, clock: Clock = time.process_time) -> float:
    """Steps a second of a vector environment, all its games counted; several processes only by the clock."""
    rng = np.random.default_rng(0)
    batch = games.reset(0)
    begin = clock()
    for _ in range(letters):
        batch = games.step(sample(batch.action_mask, rng))
    return games.n * letters / (clock() - begin)


def sample(mask: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """For every row of a mask one of its letters, each as likely as the others."""
    letters = np.flatnonzero(mask.view(np.bool_))
    rows = np.arange(len(mask) + 1) * mask.shape[1]
    first = np.searchsorted(letters, rows)
    picked = first[:-1] + (rng.random(len(mask)) * np.diff(first)).astype(np.int64)
    found: np.ndarray[Any, Any] = letters[picked] - rows[:-1]
    return found


def speeds(seconds: float = SECONDS, players: int = 2, n: int = 256, jobs: int = PROCESSORS) -> dict[str, float]:
    """Our environments and, where installed, PettingZoo's own: steps a second by name."""
    found: dict[str, float] = {}
    for name, module in PEERS.items():
        try:
            found[name] = aec_speed(import_module(module).env(), seconds)
        except ImportError:
            continue
    for game in GAMES:
        found[game] = aec_speed(env(game, players), seconds)
        found |= vector_speeds(game, players, n, jobs)
    return found


def vector_speeds(game: str, players: int, n: int, jobs: int, letters: int = LETTERS) -> dict[str, float]:
    """Like beside like: one process beside one process by processor time, several beside one by the clock."""
    alone, shared = VectorEnv(game, n, players, jobs=1), VectorEnv(game, n, players, jobs=jobs)
    by_clock = time.perf_counter
    found = {
        f"{game}, {n} separate": separate_speed(game, players, n, letters),
        f"{game}, vector of {n}": vector_speed(alone, letters),
        f"{game}, {n} separate, by the clock": separate_speed(game, players, n, letters, by_clock),
        f"{game}, vector of {n}, jobs {jobs}, by the clock": vector_speed(shared, letters, by_clock),
    }
    shared.close()
    return found


if __name__ == "__main__":
    for name, speed in speeds().items():
        print(f"{name:52}{speed:12,.0f}")
