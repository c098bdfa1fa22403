"""pickle and deepcopy of environments in the middle of anything: the copy shows and does what the original does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tangledbank import OptionError
from tangledbank.bots import Player
from tangledbank.bots.ismcts import IsmctsBot
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.env.encode.space import NOTHING
from tangledbank.env.gymnasium import SeatEnv, make
from tangledbank.env.pettingzoo import env, parallel_env
from tangledbank.env.vector import VectorEnv
from tangledbank.games import names

Copier = Callable[[Any], Any]
ways = pytest.mark.parametrize(
    "copied", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy], ids=["pickle", "deepcopy"]
)
games = pytest.mark.parametrize("game", list(names()))
SHORT: dict[str, dict[str, Any]] = {
    "evolution": {},
    "dominant-species": {"round_limit": 1},
    "marine": {"round_limit": 1},
}


def same(one: Any, two: Any) -> None:
    """Nested dictionaries of arrays and numbers are equal."""
    assert type(one) is type(two)
    if isinstance(one, dict):
        assert list(one) == list(two)
        for key in one:
            same(one[key], two[key])
    elif isinstance(one, (list, tuple)):
        for a, b in zip(one, two, strict=True):
            same(a, b)
    elif isinstance(one, np.ndarray):
        np.testing.assert_array_equal(one, two)
    else:
        assert one == two


def drawn(mask: Any, rng: int) -> int:
    """Any sub-action that is allowed."""
    sub_actions = np.flatnonzero(mask)
    return int(sub_actions[pick(scramble(rng), len(sub_actions))])


# ---- PettingZoo -------------------------------------------------------------------------
def aec_steps(table: Any, steps: int, rng: int) -> list[Any]:
    """What is seen on the way."""
    seen = []
    for _ in range(steps):
        if not table.agents:
            break
        seen.append((table.agent_selection, table.last()))
        rng = next_state(rng)
        table.step(None if seen[-1][1][2] else drawn(seen[-1][1][0]["action_mask"], rng))
    return seen


@ways
@games
def test_aec_environments(game: str, copied: Copier) -> None:
    table = env(game, players=2, rewards="dense", **SHORT[game])
    table.reset(seed=3)
    begun = 0
    for step in range(12):
        twin = copied(table)
        begun += table.builder.begun != NOTHING
        same(table.infos, twin.infos)
        same(table.state(), twin.state())
        same(aec_steps(table, 3, step), aec_steps(twin, 3, step))
    assert begun or game != "evolution"
    same(aec_steps(table, 10_000, 1), aec_steps(twin, 10_000, 1))
    assert not table.agents
    assert not twin.agents
    table.reset()
    twin.reset()
    same(table.last(), twin.last())


@ways
def test_the_mask_of_a_copy_is_its_own_and_read_only(copied: Copier) -> None:
    table = env("evolution", players=2)
    table.reset(seed=1)
    twin = copied(table)
    assert twin.infos[twin.agent_selection]["action_mask"] is twin.mask is not table.mask
    assert not twin.mask.flags.writeable


@ways
@pytest.mark.parametrize("make_one", [env, parallel_env, make, lambda game: VectorEnv(game, 2)])
def test_environments_can_be_copied_before_the_first_reset(make_one: Callable[[str], Any], copied: Copier) -> None:
    table, twin = make_one("marine"), copied(make_one("marine"))
    same(first_seen(table), first_seen(twin))


def first_seen(table: Any) -> list[Any]:
    """What a reset gives; where it gives nothing, what the first agent sees."""
    found = table.reset(seed=4)
    return list(table.last() if found is None else found)


def parallel_steps(table: Any, steps: int, rng: int) -> list[Any]:
    seen = []
    observations, _ = table.look()
    for _ in range(steps):
        if not table.agents:
            break
        rng = next_state(rng)
        sub_actions = {
            agent: drawn(observations[agent]["action_mask"], rng + k) for k, agent in enumerate(table.agents)
        }
        seen.append(table.step(sub_actions))
        observations = seen[-1][0]
    return seen


@ways
@games
def test_parallel_environments(game: str, copied: Copier) -> None:
    table = parallel_env(game, players=2, rewards="dense", **SHORT[game])
    table.reset(seed=3)
    for step in range(12):
        twin = copied(table)
        same(table.look(), twin.look())
        same(parallel_steps(table, 2, step), parallel_steps(twin, 2, step))
    same(parallel_steps(table, 10_000, 1), parallel_steps(twin, 10_000, 1))
    assert not table.agents
    assert not twin.agents


# ---- Gymnasium --------------------------------------------------------------------------
def seat_steps(table: SeatEnv, steps: int, rng: int) -> list[Any]:
    seen: list[Any] = []
    for _ in range(steps):
        if not table.ongoing:
            break
        rng = next_state(rng)
        seen.append(table.step(drawn(table.look()[1]["action_mask"], rng)))
    return seen


@ways
@games
def test_seats_against_bots(game: str, copied: Copier) -> None:
    table = make(game, players=3, opponents=["random", "greedy"], seat=1)
    table.reset(seed=9)
    for step in range(4):
        twin = copied(table)
        same(table.look(), twin.look())
        same(seat_steps(table, 3, step), seat_steps(twin, 3, step))
    same(table.reset(), twin.reset())


@ways
@games
def test_opponents_that_search_keep_their_trees(game: str, copied: Copier) -> None:
    table = make(game, players=2, opponents="ismcts:60")
    table.reset(seed=5)
    kept = 0
    for step in range(5):
        twin = copied(table)
        same(seat_steps(table, 2, step), seat_steps(twin, 2, step))
        kept += bots_memory(table)
        assert bots_memory(twin) == bots_memory(table)
    assert kept or game == "dominant-species"  # where it is seldom asked twice in a row


def bots_memory(table: SeatEnv) -> int:
    """How often the opponent went on with its last tree."""
    (opponent,) = table.players
    assert isinstance(opponent, Player)
    assert isinstance(opponent.bot, IsmctsBot)
    return opponent.bot.kept


def test_a_program_that_plays_cannot_be_copied() -> None:
    table = make("evolution", opponents=["cmd:python3 examples/outside_bot.py"])
    copy.deepcopy(table)
    table.reset(seed=1)
    seat_steps(table, 3, 1)
    with pytest.raises(OptionError, match="while a program plays in it"):
        pickle.dumps(table)
    table.close()
    copy.deepcopy(table).reset(seed=1)


# ---- many games -------------------------------------------------------------------------
def vector_steps(table: VectorEnv, steps: int, rng: int) -> list[Any]:
    seen = []
    mask = table.batch().action_mask
    for _ in range(steps):
        rng = next_state(rng)
        batch = table.step([drawn(row, rng + k) for k, row in enumerate(mask)])
        mask = batch.action_mask
        seen.append([array.copy() for array in batch])
    return seen


@ways
@games
def test_vector_environments(game: str, copied: Copier) -> None:
    table = VectorEnv(game, 3, players=2, rewards="dense", jobs=1, **SHORT[game])
    table.reset(seed=3)
    for step in range(6):
        twin = copied(table)
        same(list(table.batch()), list(twin.batch()))
        same(vector_steps(table, 4, step), vector_steps(twin, 4, step))
    same(vector_steps(table, 150, 1), vector_steps(twin, 150, 1))
    same(list(table.reset()), list(twin.reset()))


@ways
def test_a_closed_vector_environment_stays_closed(copied: Copier) -> None:
    table = VectorEnv("evolution", 2, jobs=1)
    table.close()
    with pytest.raises(OptionError, match="closed"):
        copied(table).reset()


def test_games_in_other_processes_cannot_be_copied() -> None:
    table = VectorEnv("evolution", 2, jobs=2)
    with pytest.raises(OptionError, match="2 processes"):
        copy.deepcopy(table)
    table.close()
