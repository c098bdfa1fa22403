"""Many seats at once: the same games as single ones, policies judged together."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from tangledbank import OptionError
from tangledbank.env.gymnasium import make
from tangledbank.env.opponents import OneOf
from tangledbank.env.seats import SeatVectorEnv
from tests.env.play import VERSIONS
from tests.env.test_opponents import First, first, position


def test_games_are_those_of_single_environments() -> None:
    arguments: dict[str, Any] = {"players": 3, "opponents": OneOf("random", first, First()), "seat": "any"}
    many = SeatVectorEnv("evolution", 3, **arguments)
    ones = [make("evolution", **arguments) for _ in range(3)]
    shown, infos = many.reset(seed=5)
    looks = [one.reset(seed=5 + k)[0] for k, one in enumerate(ones)]
    over = np.zeros(3, bool)
    while not over.any():
        assert shown in many.observation_space
        assert (shown["observation"] == np.stack([look["observation"] for look in looks])).all()
        assert (shown["action_mask"] == many.action_masks()).all()
        actions = shown["action_mask"].argmax(1)
        shown, rewards, over, _, infos = many.step(actions)
        outcomes = [one.step(action) for one, action in zip(ones, actions, strict=True)]
        looks = [outcome[0] for outcome in outcomes]
        assert rewards.tolist() == [outcome[1] for outcome in outcomes]
        assert over.tolist() == [outcome[2] for outcome in outcomes]
    k = int(over.argmax())
    assert (infos["final_obs"][k]["observation"] == looks[k]["observation"]).all()
    assert infos["final_info"]["scores"][k] is not None
    assert shown["action_mask"][k].any()


def test_one_call_of_a_policy_answers_in_all_games() -> None:
    policy = First()
    many = SeatVectorEnv("evolution", 8, players=2, opponents=policy)
    shown, _ = many.reset(seed=1)
    for _ in range(30):
        shown, *_ = many.step(shown["action_mask"].argmax(1))
    assert max(policy.calls) == 8
    assert sum(policy.calls) > 2 * len(policy.calls)


def test_new_games_begin_in_the_position_too() -> None:
    start = position("evolution", 30)
    many = SeatVectorEnv("evolution", 2, players=2, opponents=first, seat=start.seat)
    shown, _ = many.reset(seed=1, options={"position": start.text()})
    opening, over = shown["observation"][0].copy(), np.zeros(2, bool)
    while not over.any():
        shown, _, over, _, _ = many.step(shown["action_mask"].argmax(1))
    assert (shown["observation"][int(over.argmax())] == opening).all()


def test_wrappers_of_gymnasium_fit() -> None:
    many = RecordEpisodeStatistics(SeatVectorEnv("evolution", 2, players=2, opponents="random"))
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    shown, _ = many.reset(seed=1)
    infos: dict[str, Any] = {}
    while "episode" not in infos:
        shown, _, _, _, infos = many.step(shown["action_mask"].argmax(1))
    assert infos["episode"]["l"].max() > 10
    many.close()


def test_they_have_names_with_versions() -> None:
    name = f"tangledbank/evolution-v{VERSIONS['evolution']}"
    many = gymnasium.make_vec(name, num_envs=2, vectorization_mode="vector_entry_point", opponents="random")
    assert isinstance(many, SeatVectorEnv)
    assert many.num_envs == 2


def test_a_list_of_seeds_has_one_for_each_game() -> None:
    many = SeatVectorEnv("evolution", 2, players=2, opponents="random")
    shown, _ = many.reset(seed=[3, 3])
    assert (shown["observation"][0] == shown["observation"][1]).all()
    with pytest.raises(OptionError, match="A list of seeds has one for each game, 2, not 1"):
        many.reset(seed=[3])
