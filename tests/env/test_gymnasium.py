"""Gymnasium's own checks, and a seat against bots."""

from __future__ import annotations

import re
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tangledbank import OptionError, is_compiled
from tangledbank.bots.player import Player
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.env.gymnasium import SeatEnv, make
from tangledbank.env.pettingzoo import env
from tangledbank.env.vector import VectorEnv
from tangledbank.games import names as game_names
from tests.env.play import VERSIONS


def bots_of(seat: SeatEnv) -> list[str]:
    """Who plays the other seats."""
    return [type(player.bot).__name__ for player in seat.players if isinstance(player, Player)]


def play(seat: SeatEnv, seed: int) -> tuple[float, int, dict[str, Any]]:
    """A whole game at random: what it was worth, how many sub-actions, and the last information."""
    observation, _ = seat.reset(seed=seed)
    rng, total, sub_actions, over = scramble(seed), 0.0, 0, False
    info: dict[str, Any] = {}
    while not over:
        choices = np.flatnonzero(observation["action_mask"])
        rng = next_state(rng)
        observation, reward, over, truncated, info = seat.step(int(choices[pick(rng, len(choices))]))
        assert not truncated
        total += reward
        sub_actions += 1
    return total, sub_actions, info


@pytest.mark.parametrize("game", game_names())
def test_gymnasium_accepts_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(make(game, players=2, opponents=["random"], seat=1))
    assert f"{game}, 2 players" in capsys.readouterr().out


@pytest.mark.parametrize("game", game_names())
def test_seats_have_names_with_versions(game: str) -> None:
    made = gymnasium.make(f"tangledbank/{game}-v{VERSIONS[game]}", players=2, opponents=["random"])
    observation, info = made.reset(seed=1)
    assert observation in made.observation_space
    assert info["action_mask"].any()


def test_environments_tell_which_engine_runs() -> None:
    expected = "compiled" if is_compiled() else "pure"
    assert make("marine").metadata["engine"] == expected
    assert env("marine").metadata["engine"] == expected
    assert VectorEnv("marine", 1, jobs=1).engine == expected


@pytest.mark.parametrize("rewards", ["final", "dense"])
def test_a_game_is_played_to_its_end(rewards: str) -> None:
    seat = make("evolution", players=3, opponents=["random"], seat=1, rewards=rewards)
    total, sub_actions, info = play(seat, 6)
    scores = info["scores"]
    assert sub_actions > 20
    assert seat.game.over
    if rewards == "dense":
        assert total == pytest.approx(scores[1] - (scores[0] + scores[2]) / 2, abs=0.51 * 3)
    else:
        assert (total == 1) == (info["winners"] == [1])
    assert play(seat, 6)[:2] == (total, sub_actions)


def test_the_seat_is_the_one_that_is_asked() -> None:
    seat = make("dominant-species", players=3, opponents=["random", "greedy"], seat=2, round_limit=1)
    observation, _ = seat.reset(seed=2)
    assert seat.game.state.asked() >> 2 & 1
    _, _, info = play(seat, 2)
    assert len(info["scores"]) == 3
    assert bots_of(seat) == ["RandomBot", "GreedyBot"]
    assert observation["observation"].any()


def test_a_sub_action_that_is_not_allowed_loses() -> None:
    seat = make("marine", players=2, opponents=["random"])
    observation, _ = seat.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = seat.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refused"]
    assert "refused" not in seat.reset(seed=1)[1]


def test_nothing_can_be_done_before_the_reset_and_after_the_end() -> None:
    seat = make("marine", players=2, opponents=["random"])
    for _ in range(2):
        with pytest.raises(OptionError, match=re.escape("No game is going on: call reset() before step().")):
            seat.step(0)
        observation, _ = seat.reset(seed=1)
        seat.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    seat.reset(seed=1)
    seat.close()
    with pytest.raises(OptionError, match="reset"):
        seat.step(0)


@pytest.mark.parametrize("sub_action", [None, 1.7, "a"])
def test_what_is_no_sub_action_is_refused_and_costs_nothing(sub_action: Any) -> None:
    seat = make("evolution", players=2, opponents=["random"])
    observation, _ = seat.reset(seed=1)
    with pytest.raises(OptionError, match=re.escape(f"A sub-action is a whole number, not {sub_action}.")):
        seat.step(sub_action)
    assert not seat.step(int(observation["action_mask"].argmax()))[2]


def test_random_plays_on_for_a_program_that_fails() -> None:
    command = f"cmd:{sys.executable} -c 'import sys; sys.exit(3)'"
    seat = make("evolution", players=3, opponents=[command, "greedy"], seat=1)
    with pytest.warns(UserWarning, match=r"P3 \(cmd:.*\) has lost its seat; random plays on for it"):
        _, sub_actions, info = play(seat, 1)
    assert sub_actions > 20
    assert len(info["scores"]) == 3
    assert bots_of(seat) == ["RandomBot", "GreedyBot"]


def test_opponents_are_one_name_or_several() -> None:
    for given in ("random", ["random"], ("random", "random"), iter(["random", "random"])):
        assert make("evolution", players=3, opponents=given).opponents == ["random", "random"]


def test_there_is_nothing_to_see_before_the_first_reset() -> None:
    seat = make("evolution", players=2, opponents=["random"], render_mode="ansi")
    with pytest.raises(OptionError, match=re.escape("There is no game yet: call reset() first.")):
        seat.render()
    seat.reset(seed=1)
    assert "evolution, 2 players" in seat.render()


def test_wrong_arguments_are_refused() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "There is no game"),
        ({"seat": 2}, "A seat is a number from 0 to 1"),
        ({"opponents": ["nobody"]}, "nobody"),
        ({"opponents": ["random", "random"]}, "There is one opponent"),
        ({"opponents": None}, "a policy, a function, or OneOf(...), not None."),
        ({"opponents": 5}, "a bot or a list of them"),
        ({"opponents": [5]}, "not [5]."),
        ({"seat": "some"}, "A seat is a number from 0 to 1"),
        ({"opponents": b"random"}, "not b'random'."),
        ({"players": 4, "opponents": ["random", "random"]}, "3 opponents"),
    ]
    for wrong, words in refused:
        with pytest.raises(OptionError, match=re.escape(words)):
            make(**{"game": "evolution", **wrong})
