"""Many games at once are the same games as one by one."""

from __future__ import annotations

import errno
import gc
import os
import re
import signal
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from tangledbank import OptionError
from tangledbank.core.rng import next_state, scramble
from tangledbank.core.state import State
from tangledbank.env import vector as vector_module
from tangledbank.env.encode.rewards import dense_rewards, final_rewards
from tangledbank.env.encode.space import MORE
from tangledbank.env.measure import aec_speed, sample, vector_speeds
from tangledbank.env.pettingzoo import env
from tangledbank.env.vector import VectorEnv, usual_jobs
from tangledbank.env.worker_pool import Share
from tangledbank.games import names


class End(NamedTuple):
    """A game that is over, and who gave its last sub-action."""

    g: State
    seat: int


class Single:
    """One place of a batch, played by the book."""

    def __init__(self, vector: VectorEnv, start: int) -> None:
        self.given = vector.arrangement
        self.seeds = start
        self.begin()

    def begin(self) -> None:
        self.seeds = next_state(self.seeds)
        self.g = self.given.state(scramble(self.seeds))
        self.points = self.g.scores()
        self.builder = self.given.encoder.builder(self.g, self.g.seat)

    def step(self, sub_action: int) -> tuple[list[float], bool]:
        answer = self.builder.give(sub_action)
        rewards = [0.0] * self.given.players
        if answer == MORE:
            return rewards, False
        self.g.play_as(self.builder.seat, answer)
        if self.given.is_dense:
            rewards = dense_rewards(self.points, self.g.scores())
            self.points = self.g.scores()
        elif not self.g.stack:
            rewards = final_rewards(self.given.book, self.g)
        over = not self.g.stack
        if over:
            self.end = End(self.g, self.builder.seat)
            self.begin()
        self.builder = self.given.encoder.builder(self.g, self.g.seat)
        return rewards, over


@pytest.mark.parametrize(
    ("game", "players", "rewards"),
    [("evolution", 2, "final"), ("dominant-species", 3, "dense"), ("marine", 4, "dense")],
)
def test_games_at_once_are_games_one_by_one(game: str, players: int, rewards: str) -> None:
    vector = VectorEnv(game, 5, players, rewards)
    batch = vector.reset(9)
    rng = scramble(9)
    singles = []
    for _ in range(5):
        rng = next_state(rng)
        singles.append(Single(vector, scramble(rng)))
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(250):
        for k, single in enumerate(singles):
            seat, begun = single.builder.seat, single.builder.begun
            assert batch.seat[k] == seat
            assert batch.observation[k].tobytes() == bytes(single.given.encoder.observe(single.g, seat, begun))
            assert batch.action_mask[k].tobytes() == bytes(single.builder.mask())
        sub_actions = sample(batch.action_mask, chance)
        batch = vector.step(sub_actions)
        for k, single in enumerate(singles):
            rewards_now, over = single.step(int(sub_actions[k]))
            if over:
                end = single.end
                assert batch.scores[k].tolist() == end.g.scores()
                assert np.flatnonzero(batch.winners[k]).tolist() == single.given.book.winners(end.g)
                seen = single.given.encoder.observe(end.g, end.seat)
                assert batch.final_observation[k].tobytes() == bytes(seen)
            assert batch.reward[k].tolist() == pytest.approx(rewards_now)
            assert batch.done[k] == over
            ended += over
    assert ended > 0 or game != "evolution"


def test_a_sub_action_that_is_not_allowed_loses_and_a_new_game_begins() -> None:
    vector = VectorEnv("evolution", 3, 2)
    batch = vector.reset(1)
    sub_actions = batch.action_mask.argmax(1)
    sub_actions[1] = int(np.flatnonzero(batch.action_mask[1] == 0)[0])
    loser = int(batch.seat[1])
    batch = vector.step(sub_actions)
    assert batch.done.tolist() == [0, 1, 0]
    assert batch.reward.tolist() == [[0, 0], [-1.0 if seat == loser else 0.0 for seat in range(2)], [0, 0]]
    assert batch.action_mask[1].any()
    assert not batch.winners.any()
    assert batch.final_observation.any(1).tolist() == [False, True, False]
    assert not vector.step(batch.action_mask.argmax(1)).reward.any()


def test_the_same_seed_gives_the_same_games() -> None:
    vector = VectorEnv("marine", 4, 3)
    first = vector.reset(5).observation.copy()
    assert (vector.reset(6).observation != first).any()
    assert (vector.reset(5).observation == first).all()
    assert len({row.tobytes() for row in first}) > 1


def test_a_reset_without_a_seed_goes_on_to_other_games() -> None:
    vector, twin = VectorEnv("evolution", 2), VectorEnv("evolution", 2)
    assert (vector.reset().observation == twin.reset(0).observation).all()
    first = vector.reset(5).observation.copy()
    second = vector.reset(None).observation.copy()
    third = vector.reset().observation.copy()
    assert len({seen.tobytes() for seen in (first, second, third)}) == 3
    twin.reset(5)
    assert (twin.reset().observation == second).all()


def test_spaces_are_those_of_gymnasium() -> None:
    vector = VectorEnv("marine", 3, 2)
    batch = vector.reset(1)
    assert vector.num_envs == 3
    for which, space in (slice(None), vector.observation_space), (0, vector.single_observation_space):
        assert space.contains({"observation": batch.observation[which], "action_mask": batch.action_mask[which]})
    assert vector.action_space.contains(batch.action_mask.argmax(1))
    assert vector.single_action_space.contains(batch.action_mask[0].argmax())
    assert vector.action_space.shape == (3,)


def test_processes_play_the_same_games() -> None:
    alone, shared = VectorEnv("marine", 5, 3, "dense"), VectorEnv("marine", 5, 3, "dense", jobs=2)
    one, other = alone.reset(4), shared.reset(4)
    chance = np.random.default_rng(2)
    ended = 0
    for k in range(60):
        for name, here in one._asdict().items():
            assert np.array_equal(here, getattr(other, name))
        sub_actions = sample(one.action_mask, chance)
        if k % 20 == 9:
            sub_actions[k // 20 * 2] += 2**32  # not allowed, however narrow the memory is that processes share
        one, other = alone.step(sub_actions), shared.step(sub_actions)
        ended += int(one.done.sum())
    assert ended == 3
    assert one.final_observation.any(1).tolist() == [True, False, True, False, True]
    for _ in range(2):
        shared.close()
    with pytest.raises(OptionError, match="closed"):
        shared.step(sub_actions)


@pytest.mark.parametrize("game", names())
def test_games_leave_nothing_to_the_collector(game: str) -> None:
    """It does not run during a step: what is not used any more must go by itself."""
    vector = VectorEnv(game, 4, 2)
    batch = vector.reset(3)
    chance = np.random.default_rng(3)
    gc.collect()
    gc.disable()
    try:
        for _ in range(200):
            batch = vector.step(sample(batch.action_mask, chance))
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_closed_is_closed() -> None:
    vector = VectorEnv("evolution", 2)
    sub_actions = vector.reset().action_mask.argmax(1)
    vector.step(sub_actions)
    vector.close()
    with pytest.raises(OptionError, match=re.escape("This environment is closed: make a new one.")):
        vector.step(sub_actions)
    with pytest.raises(OptionError, match="closed"):
        vector.reset()


def test_many_games_are_shared_out_unless_something_else_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector_module, "PROCESSORS", 4)
    assert [usual_jobs(n) for n in (1, 64, 127, 128, 200, 256, 5000)] == [1, 1, 1, 2, 3, 4, 4]
    monkeypatch.setattr(vector_module, "PROCESSORS", 1)
    assert usual_jobs(5000) == 1
    assert VectorEnv("evolution", 2).jobs == 1


def test_a_process_that_ends_is_noticed() -> None:
    vector = VectorEnv("evolution", 2, 2, jobs=2)
    vector.reset()
    vector.games.workers[0].kill()
    with pytest.raises(RuntimeError, match="worker"):
        vector.step(np.zeros(2, np.int64))
    with pytest.raises(OptionError, match="closed"):
        vector.step(np.zeros(2, np.int64))


def test_an_interrupt_is_for_who_asks_and_not_for_the_workers() -> None:
    vector = VectorEnv("evolution", 2, 2, jobs=2)
    sub_actions = vector.reset().action_mask.argmax(1)
    vector.games.workers[0].send_signal(signal.SIGINT)
    assert vector.step(sub_actions).action_mask.any(1).all()
    assert vector.games.workers[0].poll() is None
    vector.close()


def test_workers_do_not_read_what_lies_around(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit(1)\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    vector = VectorEnv("evolution", 2, 2, jobs=2)
    assert vector.reset().action_mask.any()
    vector.close()


def test_too_little_memory_is_said_and_nothing_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no room at first the folder for such files is tried."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    room: list[str] = []

    def allocate(handle: int, _: int, size: int) -> None:
        folder = str(Path(os.readlink(f"/proc/self/fd/{handle}")).parent)
        if folder not in room:
            raise OSError(errno.ENOSPC, "no room")
        os.ftruncate(handle, size)

    monkeypatch.setattr(os, "posix_fallocate", allocate)
    with pytest.raises(OptionError, match=re.escape("There is no room for 1 MiB that processes share")):
        VectorEnv("evolution", 2, 2, jobs=2)
    assert not list(tmp_path.iterdir())
    room.append(str(tmp_path))
    vector = VectorEnv("evolution", 2, 2, jobs=2)
    assert vector.reset().action_mask.any()
    vector.close()
    assert not list(tmp_path.iterdir())


def test_who_interrupts_a_step_must_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes have gone on, each for itself."""
    vector = VectorEnv("evolution", 2, 2, jobs=2)
    sub_actions = vector.reset().action_mask.argmax(1)

    def interrupted(_: Share, __: bytes) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Share, "obey", interrupted)
    with pytest.raises(KeyboardInterrupt):
        vector.step(sub_actions)
    assert all(worker.poll() is not None for worker in vector.games.workers)
    with pytest.raises(OptionError, match="closed"):
        vector.step(sub_actions)


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(OptionError, match=re.escape("n is a whole number from 1 to 65,536, not 0")):
        VectorEnv("evolution", 0)
    with pytest.raises(OptionError, match=re.escape("jobs is a whole number from 1 to 4, not 5")):
        VectorEnv("evolution", 4, jobs=5)
    vector = VectorEnv("evolution", 2)
    with pytest.raises(OptionError, match=re.escape("No game is going on: call reset() before step().")):
        vector.step([0, 0])
    vector.reset()
    with pytest.raises(OptionError, match=re.escape("2 sub-actions are needed, one for each game, not 3")):
        vector.step(np.zeros(3, np.int64))
    with pytest.raises(OptionError, match=re.escape("2 sub-actions are needed, one for each game, not 1")):
        vector.step([0])
    with pytest.raises(OptionError, match=re.escape("A sub-action is a whole number, not None.")):
        vector.step([None, 0])  # type: ignore[list-item]


def test_sub_actions_are_picked_evenly() -> None:
    mask = np.array([[0, 1, 0, 1], [1, 0, 0, 0]], np.int8)
    rng = np.random.default_rng(0)
    picked = np.array([sample(mask, rng) for _ in range(400)])
    assert set(picked[:, 1]) == {0}
    assert set(picked[:, 0]) == {1, 3}
    assert 140 < (picked[:, 0] == 1).sum() < 260


@pytest.mark.parametrize("game", names())
def test_speed_is_measured(game: str) -> None:
    assert aec_speed(env(game, 2), 0.01) > 10
    found = vector_speeds(game, 2, 2, jobs=1, sub_actions=3, rounds=2)
    assert len(found) == 4
    assert min(found.values()) > 10
