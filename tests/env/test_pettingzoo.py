"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import itertools
import re
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.test.render_test import render_test  # type: ignore[import-untyped]

from tangledbank import OptionError
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.env.numbers import Whole
from tangledbank.env.pettingzoo import env, parallel_env, raw_env
from tangledbank.games import names as game_names
from tests.env.play import VERSIONS

EXPECTED = [
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
]
"""PettingZoo excuses its own games with masks by name from the first two; the third is true when a game is over."""


def play(game: raw_env, seed: int, sub_actions: int = 10**6) -> dict[str, float]:
    """Play at random; what each agent got in all."""
    rng = scramble(seed)
    got = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, termination, _, info = game.last()
        got[agent] += reward
        if termination or not sub_actions:
            if not sub_actions:
                break
            game.step(None)
            continue
        assert observation["action_mask"] is info["action_mask"]
        choices = np.flatnonzero(observation["action_mask"])
        rng = next_state(rng)
        game.step(int(choices[pick(rng, len(choices))]))
        sub_actions -= 1
    return got


# ---- PettingZoo's tests -----------------------------------------------------------------
def only_expected(caught: list[warnings.WarningMessage]) -> None:
    for warning in caught:
        assert any(str(warning.message).startswith(text) for text in EXPECTED), str(warning.message)


@pytest.mark.parametrize("game", game_names())
def test_pettingzoo_accepts_the_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        table = env(game, players=3, round_limit=2) if game == "dominant-species" else env(game, players=3)
        for agent in table.possible_agents:
            table.action_space(agent).seed(1)
        api_test(table, 250)
    only_expected(caught)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", game_names())
def test_pettingzoo_accepts_the_seeds(game: str) -> None:
    """It raises when two environments with one seed differ; those with two seeds must."""
    seed_test(lambda: env(game, players=2), num_cycles=60)
    assert len({begun(game, seed) for seed in range(5)}) > 1


def begun(game: str, seed: int) -> bytes:
    """What the first agent of a game sees."""
    table = env(game, players=2)
    table.reset(seed=seed)
    return bytes(table.last()[0]["observation"])


@pytest.mark.parametrize("game", game_names())
def test_pettingzoo_accepts_the_parallel_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel_env(game, players=2), num_cycles=60)
    assert "Passed Parallel API test" in capsys.readouterr().out
    parallel_seed_test(lambda: parallel_env(game, players=2), num_cycles=20)


@pytest.mark.parametrize("game", game_names())
def test_pettingzoo_measures_the_speed(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its benchmark goes on for 5 seconds; a quick clock makes that 50 rounds of all agents."""
    seconds = itertools.count(0.0, 0.1)
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", Clock(seconds))
    performance_benchmark(env(game, players=2))
    assert "Finished performance benchmark" in capsys.readouterr().out
    assert next(seconds) > 5


class Clock:
    """Stands in for the module `time`."""

    def __init__(self, seconds: Iterator[float]) -> None:
        self.seconds = seconds

    def time(self) -> float:
        return next(self.seconds)


@pytest.mark.parametrize("game", game_names())
def test_pettingzoo_accepts_the_pictures(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def is_painted(picture: np.ndarray[Any, Any]) -> bool:
        return len(np.unique(picture.astype(np.int32) @ [65536, 256, 1])) >= 5

    def is_told(text: str) -> bool:
        return game in text and "P1" in text and len(text.splitlines()) > 10

    def made(**given: Any) -> raw_env:
        table = env(game, players=2, **given)
        for agent in table.possible_agents:
            table.action_space(agent).seed(1)
        return table

    render_test(made, {"rgb_array": is_painted, "ansi": is_told})
    assert capsys.readouterr().out.count(f"{game}, 2 players") >= 5


# ---- names ------------------------------------------------------------------------------
@pytest.mark.parametrize("game", game_names())
def test_environments_have_names_with_versions(game: str) -> None:
    name = f"tangledbank/{game}-v{VERSIONS[game]}"
    made = pettingzoo.make("aec", name, players=2)
    assert isinstance(made, raw_env)
    assert str(made) == name
    assert isinstance(pettingzoo.make("parallel", name, players=2), parallel_env)


def test_wrong_arguments_are_refused() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "There is no game"),
        ({"players": 9}, "2-6 players"),
        ({"players": "2"}, "2-6 players, not '2'"),
        ({"players": np.True_}, "2-6 players, not np.True_"),
        ({"quick_play": "true"}, "can be false | true, not 'true'"),
        ({"quick_play": np.True_}, "can be false | true, not np.True_"),
        ({"species_boards": "none"}, "can be 20 | none, not 'none'"),
        ({"rewards": "often"}, "final, dense"),
        ({"render_mode": "film"}, "human, ansi, rgb_array"),
        ({"colour": "red"}, "There is no option"),
    ]
    for wrong, words in refused:
        with pytest.raises(OptionError, match=re.escape(words)):
            env(**{"game": "evolution", **wrong})


# ---- playing ------------------------------------------------------------------------------
@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("rewards", ["final", "dense"])
def test_rewards_add_up_to_nothing(game: str, rewards: str) -> None:
    table = env(game, players=3, rewards=rewards)
    table.reset(seed=3)
    before = table.g.scores()
    got = list(play(table, 3).values())
    assert sum(got) == pytest.approx(0)
    scores = table.g.scores()
    if rewards == "dense":
        gains = [now - start for now, start in zip(scores, before, strict=True)]
        assert got == pytest.approx([gain - (sum(gains) - gain) / 2 for gain in gains])
    else:
        assert max(got) == got[scores.index(max(scores))]
        assert all(-1 <= reward <= 1 for reward in got)


def test_the_winner_gets_1_and_the_loser_minus_1() -> None:
    table = env("evolution", players=2)
    table.reset(seed=1)
    got = play(table, 1)
    winners = table.arrangement.book.winners(table.g)
    assert winners == [0] or winners == [1]
    assert got[f"player_{winners[0]}"] == 1
    assert sorted(got.values()) == [-1, 1]


def test_the_end_tells_scores_and_winners() -> None:
    table = env("evolution", players=2)
    table.reset(seed=1)
    last: dict[str, Any] = {}
    rng = scramble(2)
    while table.agents:
        observation, _, termination, truncation, info = table.last()
        assert not truncation
        if termination:
            last = info
            table.step(None)
        else:
            rng = next_state(rng)
            sub_actions = np.flatnonzero(observation["action_mask"])
            table.step(sub_actions[pick(rng, len(sub_actions))])
    assert last["scores"] == table.g.scores()
    assert last["winners"] == table.arrangement.book.winners(table.g)


def test_a_sub_action_that_is_not_allowed_loses() -> None:
    table = env("marine", players=3)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.mask == 0)[0]))
    assert table.terminations == dict.fromkeys(table.agents, True)
    assert table.rewards == {other: -1.0 if other == agent else 0.0 for other in table.agents}
    assert table.infos[agent] == {"refused": agent}


@pytest.mark.parametrize("sub_action", [None, 1.7, "a", True])
def test_what_is_no_sub_action_is_refused_and_costs_nothing(sub_action: Any) -> None:
    table, together = env("evolution", players=2), parallel_env("evolution", players=2)
    table.reset(seed=1)
    observations, _ = together.reset(seed=1)
    right = last_sub_action(observations["player_0"])
    with pytest.raises(OptionError, match=re.escape(f"A sub-action is a whole number, not {sub_action}.")):
        table.step(sub_action)
    with pytest.raises(OptionError, match=re.escape(f"A sub-action is a whole number, not {sub_action}.")):
        together.step({"player_0": right, "player_1": sub_action})
    table.step(right)
    together.step({agent: last_sub_action(observations[agent]) for agent in together.agents})
    assert not any(table.terminations.values())
    assert together.agents


def test_nothing_can_be_done_before_the_reset_and_after_the_end() -> None:
    table, together = env("marine", players=2), parallel_env("marine", players=2)
    wrong = dict.fromkeys(together.possible_agents, together.wait)
    for _ in range(2):
        for act in (lambda: table.step(0), table.last, lambda: together.step({}), lambda: together.step(wrong)):
            with pytest.raises(OptionError, match=re.escape("No game is going on: call reset() before step().")):
                act()
        table.reset(seed=1)
        together.reset(seed=1)
        together.step(wrong)
        table.step(together.wait)
        for _ in table.possible_agents:
            table.step(None)


def test_nothing_can_be_done_after_close() -> None:
    table, together = env("evolution", players=2), parallel_env("evolution", players=2)
    for _ in range(2):
        table.reset(seed=1)
        observations, _ = together.reset(seed=1)
        sub_actions: dict[str, Whole] = {agent: last_sub_action(observations[agent]) for agent in together.agents}
        before = table.state().tobytes()
        table.close()
        together.close()
        for act in (lambda: table.step(sub_actions["player_0"]), table.last, lambda: together.step(sub_actions)):  # noqa: B023
            with pytest.raises(OptionError, match="No game is going on"):
                act()
        assert table.state().tobytes() == together.state().tobytes() == before
        assert list(table.agent_iter()) == []


def test_only_none_is_given_after_the_end() -> None:
    table = env("marine", players=2)
    table.reset(seed=1)
    table.step(int(np.flatnonzero(table.mask == 0)[0]))
    for sub_action in (0, np.int64(3), 1.5):
        with pytest.raises(OptionError, match="No game is going on"):
            table.step(sub_action)  # type: ignore[arg-type]
    assert table.agents == table.possible_agents
    for _ in table.possible_agents:
        table.step(None)
    assert table.agents == []
    assert all(not table.observe(agent)["action_mask"].any() for agent in table.possible_agents)


def test_there_is_nothing_to_see_before_the_first_reset() -> None:
    table = env("evolution", players=2, render_mode="ansi")
    together = parallel_env("evolution", players=2, render_mode="ansi")
    for look in (table.render, table.state, lambda: table.observe("player_0"), together.render, together.state):
        with pytest.raises(OptionError, match=re.escape("There is no game yet: call reset() first.")):
            look()


def test_masks_may_be_written_into() -> None:
    """Whatever a program does with what it was shown, the same is shown again; only the environment's own is fixed."""
    table = env("evolution", players=2)
    table.reset(seed=1)
    agent, other = table.agent_selection, table.possible_agents[1]
    with pytest.raises(ValueError, match="read-only"):
        table.mask[:] = 0
    assert table.infos[agent]["action_mask"] is table.mask
    allowed = table.last()[0]["action_mask"].tolist()
    for written in (
        table.last()[0]["action_mask"],
        table.last()[4]["action_mask"],
        table.observe(agent)["action_mask"],
        table.last(observe=False)[4]["action_mask"],
        table.observe(other)["action_mask"],
    ):
        written[:] = 0
        observation, *_, info = table.last()
        assert observation["action_mask"].tolist() == info["action_mask"].tolist() == allowed
    table.step(allowed.index(1))
    assert not any(table.terminations.values())


def test_a_reset_without_a_seed_goes_on_to_another_game() -> None:
    table, twin = env("evolution", players=2), env("evolution", players=2)
    seen = []
    for game in (table, twin):
        game.reset(seed=5)
        game.reset()
        seen.append(game.observe("player_0")["observation"].tobytes())
        game.reset(seed=5)
        seen.append(game.observe("player_0")["observation"].tobytes())
    assert seen[0] == seen[2] != seen[1] == seen[3]


def test_only_the_selected_agent_has_sub_actions() -> None:
    table = env("evolution", players=3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)
        assert bool(table.infos[agent]) == (agent == table.agent_selection)
    assert len(table.state()) == 3 * table.arrangement.encoder.size


def test_options_can_be_given() -> None:
    table = env("evolution", players=3, quick_play=True)
    table.reset(seed=1)
    play(table, 1, 4)
    assert type(table.g.stack[-1]).__name__ == "PlanCards"
    assert env("marine", players=2).arrangement.options["turn_limit"] == 200
    assert env("marine", players=2, turn_limit=90).arrangement.options["turn_limit"] == 90


# ---- all at once --------------------------------------------------------------------------
def test_all_who_are_asked_answer_at_once() -> None:
    table = parallel_env("evolution", players=4)
    observations, _ = table.reset(seed=2)
    masks = [observations[agent]["action_mask"] for agent in table.agents]
    assert [mask[table.wait] for mask in masks] == [0, 0, 0, 0]
    observations, *_ = table.step({agent: int(mask.argmax()) for agent, mask in zip(table.agents, masks, strict=True)})
    masks = [observations[agent]["action_mask"] for agent in table.agents]
    assert sorted(int(mask[table.wait]) for mask in masks) == [0, 1, 1, 1]
    assert type(table.g.stack[-1]).__name__ == "PlayCards"


def test_who_is_not_asked_must_wait() -> None:
    table = parallel_env("dominant-species", players=2)
    observations, _ = table.reset(seed=2)
    sub_actions: dict[str, Whole] = {agent: int(observations[agent]["action_mask"].argmax()) for agent in table.agents}
    idle = next(agent for agent in table.agents if sub_actions[agent] == table.wait)
    sub_actions[idle] = 0
    _, rewards, terminations, _, _ = table.step(sub_actions)
    assert rewards[idle] == -1
    assert all(terminations.values())
    assert table.agents == []


def test_all_are_told_the_end() -> None:
    together = parallel_env("evolution", players=3)
    observations, infos = together.reset(seed=2)
    while together.agents:
        assert [list(info) for info in infos.values()] == [["action_mask", "new_decision"]] * 3
        observations, rewards, _, _, infos = together.step(
            {agent: last_sub_action(observations[agent]) for agent in together.agents}
        )
    winners = together.arrangement.book.winners(together.g)
    assert max(rewards, key=lambda agent: rewards[agent]) == f"player_{winners[0]}"
    for info in infos.values():
        assert info["scores"] == together.g.scores()
        assert info["winners"] == winners


def test_all_are_told_who_was_refused() -> None:
    together = parallel_env("dominant-species", players=2)
    observations, _ = together.reset(seed=1)
    idle = next(agent for agent in together.agents if last_sub_action(observations[agent]) == together.wait)
    *_, infos = together.step({**{agent: last_sub_action(observations[agent]) for agent in together.agents}, idle: 0})
    assert [info["refused"] for info in infos.values()] == [idle, idle]
    assert not any("scores" in info for info in infos.values())


def test_every_agent_must_give_a_sub_action() -> None:
    together = parallel_env("evolution", players=3)
    observations, _ = together.reset(seed=1)
    sub_actions: dict[str, Whole] = {"player_1": last_sub_action(observations["player_1"])}
    for given, missing in (({}, "player_0, player_1, player_2"), (sub_actions, "player_0, player_2")):
        with pytest.raises(
            OptionError, match=re.escape(f"Every agent gives a sub-action in every step; missing: {missing}.")
        ):
            together.step(given)
    assert together.agents


def test_both_ways_lead_through_the_same_game() -> None:
    """In quick play everybody plans at once; the plans are the same as when they plan one after the other."""
    together, apart = (
        parallel_env("evolution", players=3, quick_play=True),
        env("evolution", players=3, quick_play=True),
    )
    observations, _ = together.reset(seed=4)
    apart.reset(seed=4)
    for _ in range(60):
        sub_actions: dict[str, Whole] = {agent: last_sub_action(observations[agent]) for agent in together.agents}
        observations, _, terminations, _, _ = together.step(sub_actions)
        if any(terminations.values()):
            break
    for _ in range(400):
        if same(together, apart):
            break
        apart.step(last_sub_action(apart.observe(apart.agent_selection)))
    assert same(together, apart)


def last_sub_action(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[-1])


def same(together: parallel_env, apart: raw_env) -> bool:
    book = apart.arrangement.book
    return book.dump(together.g) == book.dump(apart.g)
