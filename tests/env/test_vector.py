"""Many games at once are the same games as one by one."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tangledbank import OptionError
from tangledbank.core.rng import following, mix
from tangledbank.env.crew import Crew
from tangledbank.env.encode.rewards import dense_rewards, final_rewards
from tangledbank.env.encode.space import MORE
from tangledbank.env.measure import aec_speed, sample, separate_speed, vector_speed
from tangledbank.env.pettingzoo import env
from tangledbank.env.vector import Batch, VectorEnv
from tangledbank.games import GAMES


class Single:
    """One place of a herd, played by the book."""

    def __init__(self, vector: VectorEnv, start: int) -> None:
        self.given = vector.arrangement
        self.seeds = start
        self.begin()

    def begin(self) -> None:
        self.seeds = following(self.seeds)
        self.g = self.given.state(mix(self.seeds))
        self.points = self.g.scores()
        self.spelling = self.given.encoder.spelling(self.g, self.g.actor)

    def step(self, letter: int) -> tuple[list[float], bool]:
        answer = self.spelling.give(letter)
        rewards = [0.0] * self.given.players
        if answer == MORE:
            return rewards, False
        self.g.play_as(self.spelling.seat, answer)
        if self.given.is_dense:
            rewards = dense_rewards(self.points, self.g.scores())
            self.points = self.g.scores()
        elif not self.g.stack:
            rewards = final_rewards(self.given.book, self.g)
        over = not self.g.stack
        if over:
            self.begin()
        self.spelling = self.given.encoder.spelling(self.g, self.g.actor)
        return rewards, over


@pytest.mark.parametrize(
    ("game", "players", "rewards"),
    [("evolution", 2, "final"), ("dominant-species", 3, "dense"), ("marine", 4, "dense")],
)
def test_games_at_once_are_games_one_by_one(game: str, players: int, rewards: str) -> None:
    vector = VectorEnv(game, 5, players, rewards)
    batch = vector.reset(9)
    rng = mix(9)
    singles = []
    for _ in range(5):
        rng = following(rng)
        singles.append(Single(vector, mix(rng)))
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(250):
        for k, single in enumerate(singles):
            seat, begun = single.spelling.seat, single.spelling.begun
            assert batch.seat[k] == seat
            assert batch.observation[k].tobytes() == bytes(single.given.encoder.observe(single.g, seat, begun))
            assert batch.action_mask[k].tobytes() == bytes(single.spelling.mask())
        letters = sample(batch.action_mask, chance)
        batch = vector.step(letters)
        for k, single in enumerate(singles):
            rewards_now, over = single.step(int(letters[k]))
            assert batch.reward[k].tolist() == pytest.approx(rewards_now)
            assert batch.done[k] == over
            ended += over
    assert ended > 0 or game != "evolution"


def test_a_letter_that_is_not_allowed_loses_and_a_new_game_begins() -> None:
    vector = VectorEnv("evolution", 3, 2)
    batch = vector.reset(1)
    letters = batch.action_mask.argmax(1)
    letters[1] = int(np.flatnonzero(batch.action_mask[1] == 0)[0])
    loser = int(batch.seat[1])
    batch = vector.step(letters)
    assert batch.done.tolist() == [0, 1, 0]
    assert batch.reward.tolist() == [[0, 0], [-1.0 if seat == loser else 0.0 for seat in range(2)], [0, 0]]
    assert batch.action_mask[1].any()
    assert not vector.step(batch.action_mask.argmax(1)).reward.any()


def test_the_same_seed_gives_the_same_games() -> None:
    vector = VectorEnv("marine", 4, 3)
    first = vector.reset(5).observation.copy()
    assert (vector.reset(6).observation != first).any()
    assert (vector.reset(5).observation == first).all()
    assert len({row.tobytes() for row in first}) > 1


def test_processes_play_the_same_games() -> None:
    alone, shared = VectorEnv("marine", 5, 3, "dense"), VectorEnv("marine", 5, 3, "dense", jobs=2)
    one, other = alone.reset(4), shared.reset(4)
    chance = np.random.default_rng(2)
    for _ in range(60):
        for here, there in zip(arrays(one), arrays(other), strict=True):
            assert np.array_equal(here, there)
        letters = sample(one.action_mask, chance)
        one, other = alone.step(letters), shared.step(letters)
    assert one.reward.any() or one.observation.any()
    shared.close()
    shared.close()


def arrays(batch: Batch) -> list[NDArray[Any]]:
    return [batch.observation, batch.action_mask, batch.seat, batch.reward, batch.done]


def test_a_process_that_ends_is_noticed() -> None:
    vector = VectorEnv("evolution", 2, 2, jobs=2)
    vector.reset()
    assert isinstance(vector.games, Crew)
    vector.games.workers[1].kill()
    with pytest.raises(RuntimeError, match="worker"):
        vector.step(np.zeros(2, np.int64))


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(OptionError, match=re.escape("n is a whole number from 1 to 65,536, not 0")):
        VectorEnv("evolution", 0)
    with pytest.raises(OptionError, match=re.escape("jobs is a whole number from 1 to 4, not 5")):
        VectorEnv("evolution", 4, jobs=5)
    vector = VectorEnv("evolution", 2)
    with pytest.raises(OptionError, match=re.escape("Call reset() before the first step().")):
        vector.step([0, 0])
    vector.reset()
    with pytest.raises(OptionError, match=re.escape("2 letters are needed, one for each game, not 3")):
        vector.step(np.zeros(3, np.int64))
    with pytest.raises(OptionError, match=re.escape("2 letters are needed, one for each game, not 1")):
        vector.step([0])


def test_letters_are_picked_evenly() -> None:
    mask = np.array([[0, 1, 0, 1], [1, 0, 0, 0]], np.int8)
    rng = np.random.default_rng(0)
    picked = np.array([sample(mask, rng) for _ in range(400)])
    assert set(picked[:, 1]) == {0}
    assert set(picked[:, 0]) == {1, 3}
    assert 140 < (picked[:, 0] == 1).sum() < 260


@pytest.mark.parametrize("game", GAMES)
def test_speed_is_measured(game: str) -> None:
    assert aec_speed(env(game, 2), 0.01) > 10
    assert separate_speed(game, 2, 2, 0.01) > 10
    assert vector_speed(VectorEnv(game, 2, 2), 0.01) > 10
