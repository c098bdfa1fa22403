"""Acorns, where it is installed, in the environments for learning: python -m tests.examples.acorns_environments."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from pettingzoo.test import api_test  # type: ignore[import-untyped]

from tangledbank.env import openspiel, pettingzoo
from tangledbank.env.gymnasium import make


def first(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def play_pettingzoo() -> None:
    """PettingZoo's own test, then a game."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # observations with a mask are no plain array
        api_test(pettingzoo.env("acorns", players=2), 100)
    env = pettingzoo.env("acorns", render_mode="ansi")
    env.reset(seed=1)
    points: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        points[agent] = points.get(agent, 0.0) + reward
        env.step(None if over or cut else first(seen["action_mask"]))
    print("pettingzoo", sorted(points.values()))


def play_gymnasium() -> None:
    env = make("acorns", opponents="squirrel")
    seen, _ = env.reset(seed=1)
    reward, over = 0.0, False
    while not over:
        seen, reward, over, _, _ = env.step(first(seen["action_mask"]))
    print("gymnasium", reward)


def play_openspiel() -> None:
    """OpenSpiel's own test, which plays random games; then what the second squirrel knows of the first one's hoard."""
    game = pyspiel.load_game("tangledbank_acorns")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    hidden = [state.child(tree) for tree in state.legal_actions()]
    known = [len({one.information_state_string(seat) for one in hidden}) for seat in (0, 1)]
    print("openspiel", known)


assert openspiel
if __name__ == "__main__":
    play_pettingzoo()
    play_gymnasium()
    play_openspiel()
