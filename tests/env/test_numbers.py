"""Whole numbers of any kind are understood by all environments alike; other things are refused in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tangledbank import OptionError
from tangledbank.env.gymnasium import make
from tangledbank.env.numbers import sub_actions_of
from tangledbank.env.pettingzoo import env, parallel_env
from tangledbank.env.vector import VectorEnv


def one_by_one(seed: Any) -> bytes:
    table = env("evolution", players=2)
    table.reset(seed=seed)
    return bytes(table.last()[0]["observation"])


def all_at_once(seed: Any) -> bytes:
    observations, _ = parallel_env("evolution", players=2).reset(seed=seed)
    return bytes(observations["player_0"]["observation"])


def against_bots(seed: Any) -> bytes:
    observation, _ = make("evolution", players=2, opponents=["random"]).reset(seed=seed)
    return bytes(observation["observation"])


def many(seed: Any) -> bytes:
    return VectorEnv("evolution", n=2).reset(seed=seed).observation.tobytes()


WAYS = [one_by_one, all_at_once, against_bots, many]


@pytest.mark.parametrize("first", WAYS)
def test_seeds_of_all_kinds_are_the_same_seeds(first: Callable[[Any], bytes]) -> None:
    seen = first(3)
    assert seen != first(4)
    for kind in (np.int32, np.uint32, np.int64, np.uint64, np.array):
        assert first(kind(3)) == seen
    assert first(np.uint64(2**63 - 1)) == first(2**63 - 1) != seen


@pytest.mark.parametrize("first", WAYS)
@pytest.mark.parametrize(
    "seed", ["a", 1.5, np.float64(1), True, np.True_, [1], -1, 2**63, 2**70, np.int8(-1), np.uint64(2**64 - 1)]
)
def test_what_is_no_seed_is_refused(first: Callable[[Any], bytes], seed: Any) -> None:
    with pytest.raises(OptionError, match=re.escape(f"A seed is a whole number from 0 to {2**63 - 1}, not {seed}.")):
        first(seed)


def test_seats_and_sizes_can_be_numpy_numbers() -> None:
    assert make("evolution", players=2, seat=np.int64(1)).seat == 1
    vector = VectorEnv("evolution", n=np.int64(2), jobs=np.int8(1))
    assert (vector.n, vector.jobs) == (2, 1)
    for seat in (2, -1, np.int64(2), True, 0.5):
        with pytest.raises(OptionError, match=re.escape(f"A seat is a number from 0 to 1, not {seat}.")):
            make("evolution", players=2, seat=seat)


@pytest.mark.parametrize("first", WAYS)
def test_what_reads_like_a_number_has_quotes(first: Callable[[Any], bytes]) -> None:
    with pytest.raises(OptionError, match="not '3'"):
        first("3")
    with pytest.raises(OptionError, match="A seed is a whole number"):
        first(10**5000)


def test_players_and_options_can_be_numpy_numbers() -> None:
    for kind in (np.int64, np.uint8, np.array):
        given: dict[str, Any] = {"players": kind(2), "species_boards": kind(20)}
        table, together = env("evolution", **given), parallel_env("evolution", **given)
        seat, vector = make("evolution", **given), VectorEnv("evolution", n=2, **given)
        for made in (table, together, seat, vector):
            assert type(made.arrangement.players) is int
            assert type(made.arrangement.options["species_boards"]) is int
        assert len(table.possible_agents) == len(together.possible_agents) == 2
        assert len(seat.opponents) == 1
        assert vector.reset(seed=1).reward.shape == (2, 2)
    assert env("marine", players=2, round_limit=np.int16(3)).arrangement.options["round_limit"] == 3
    assert env("evolution", players=np.int64(6)).arrangement.options["quick_play"] is True


def test_sub_actions_for_many_games_are_one_row() -> None:
    for wrong, shape in (np.zeros((4, 1), int), "(4, 1)"), (np.zeros((2, 2), int), "(2, 2)"), (None, "()"):
        with pytest.raises(OptionError, match=re.escape(f"an array of shape (4,), not of shape {shape}.")):
            sub_actions_of(wrong, 4)
    with pytest.raises(OptionError, match=re.escape("4 sub-actions are needed, one for each game, not 3.")):
        sub_actions_of([0, 0, 0], 4)
    for ragged, words in ([0, [1], 2, 3], "[1]"), ([[1], [1, 2], 0, 0], "[1]"):
        with pytest.raises(OptionError, match=re.escape(f"A sub-action is a whole number, not {words}.")):
            sub_actions_of(ragged, 4)


def test_sub_actions_for_many_games_are_whole_numbers() -> None:
    for got in ([3, 4], (3, 4), np.array([3, 4], np.uint8), [np.int32(3), np.int64(4)]):
        assert sub_actions_of(got, 2).tolist() == [3, 4]
    assert sub_actions_of([2**70, -(2**70)], 2).tolist() == [2**31 - 1, -1]
    assert sub_actions_of([2**63, -5], 2).tolist() == [2**31 - 1, -1]
    for wrong, words in ([None, 0], "None"), ([0, "a"], "a"), ([0, 0.5], "0.5"), (np.array([1.0, 2.0]), "1.0"):
        with pytest.raises(OptionError, match=re.escape(f"A sub-action is a whole number, not {words}.")):
            sub_actions_of(wrong, 2)
