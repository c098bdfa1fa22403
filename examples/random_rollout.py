"""Random agents in a PettingZoo environment: python examples/random_rollout.py marine --players 3 --games 5"""

from __future__ import annotations

import argparse

from tangledbank.env.pettingzoo import env
from tangledbank.games import names


def main() -> None:
    """Play some games at random and say who won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="evolution", choices=list(names()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()

    table = env(given.game, players=given.players)
    for seed in range(given.seed, given.seed + given.games):
        table.reset(seed=seed)
        for agent in table.possible_agents:
            table.action_space(agent).seed(seed)
        steps = 0
        end: dict[str, object] = {}
        for agent in table.agent_iter():
            observation, _, termination, _, info = table.last()
            if termination:
                end = info
                table.step(None)
                continue
            table.step(table.action_space(agent).sample(observation["action_mask"]))
            steps += 1
        print(f"seed {seed}: {steps} sub-actions, scores {end['scores']}, winners {end['winners']}")


if __name__ == "__main__":
    main()
