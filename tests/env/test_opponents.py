"""Opponents of a learner by name, in person, as policies and functions; drawn, in any seat, from any position."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import tangledbank
from tangledbank import OptionError
from tangledbank.bots.random import RandomBot
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.env.arrangement import Observation
from tangledbank.env.gymnasium import SeatEnv, make
from tangledbank.env.opponents import OneOf
from tangledbank.env.pettingzoo import env, parallel_env
from tangledbank.env.vector import VectorEnv
from tangledbank.games import names as game_names
from tangledbank.learn.bot import PolicyBot
from tangledbank.learn.policy import SEATS, PolicyOutput, Question


class First:
    """A policy that likes earlier sub-actions better."""

    def __init__(self) -> None:
        self.calls: list[int] = []

    def judge(self, questions: list[Question]) -> list[PolicyOutput]:
        self.calls.append(len(questions))
        return [PolicyOutput([-float(k) for k in range(len(one.choices))], [0.0] * SEATS) for one in questions]


def first(observation: Observation) -> int:
    """The same as a function."""
    return int(observation["action_mask"].argmax())


def play(seat: SeatEnv, seed: int, options: dict[str, Any] | None = None) -> list[str]:
    """A game at random, at most 300 sub-actions long: what everybody answered."""
    observation, _ = seat.reset(seed=seed, options=options)
    rng, over = scramble(seed), False
    for _ in range(300):
        if over:
            break
        choices = np.flatnonzero(observation["action_mask"])
        rng = next_state(rng)
        observation, _, over, _, _ = seat.step(int(choices[pick(rng, len(choices))]))
    notation = seat.game.rulebook.notation
    return [f"{entry.seat} {notation.show(entry.action)}" for entry in seat.game.log]


def test_a_policy_and_a_function_that_choose_the_same_play_the_same_games() -> None:
    games = [
        play(make("evolution", players=3, opponents=opponent, seat=1), 4)
        for opponent in (first, First(), PolicyBot(First()))
    ]
    assert games[0] == games[1] == games[2]
    assert len(games[0]) > 20


def test_a_policy_is_drawn_at_its_temperature() -> None:
    games = [
        play(make("evolution", players=2, opponents=PolicyBot(First(), temperature)), 4) for temperature in (0.0, 9.0)
    ]
    assert games[0] != games[1]


@pytest.mark.parametrize("opponent", [RandomBot, RandomBot()])
def test_a_bot_and_its_class_play(opponent: Any) -> None:
    seat = make("evolution", players=2, opponents=opponent)
    assert play(seat, 2) == play(make("evolution", players=2, opponents="random"), 2)
    assert seat.reset(seed=1)[1]["opponents"] == ["RandomBot"]


def test_an_opponent_that_gives_what_is_not_allowed_is_told() -> None:
    def wrong(observation: Observation) -> int:
        return int(observation["action_mask"].argmin())

    seat = make("evolution", players=2, opponents=wrong, seat=1)
    with pytest.raises(OptionError, match="The opponent wrong gave the sub-action"):
        play(seat, 1)


def test_opponents_and_seats_are_drawn_for_every_game() -> None:
    seat = make("evolution", players=3, opponents=OneOf("random", First(), first, weights=[1, 1, 2]), seat="any")
    drawn = [seat.reset(seed=7)[1]] + [seat.reset()[1] for _ in range(40)]
    assert {info["seat"] for info in drawn} == {0, 1, 2}
    names = [name for info in drawn for name in info["opponents"]]
    assert set(names) == {"random", "First", "first"}
    assert names.count("first") > names.count("First")
    again = [seat.reset(seed=7)[1]] + [seat.reset()[1] for _ in range(40)]
    assert [(info["seat"], info["opponents"]) for info in drawn] == [(i["seat"], i["opponents"]) for i in again]


@pytest.mark.parametrize("weights", [[1.0], [0.0, 0.0], [-1.0, 2.0], [1.0, float("nan")]])
def test_wrong_weights_are_refused(weights: list[float]) -> None:
    with pytest.raises(OptionError, match="OneOf takes opponents"):
        OneOf("random", "greedy", weights=weights)


def test_opponents_and_seat_of_one_game_can_be_others() -> None:
    seat = make("evolution", players=2, opponents="random")
    info = seat.reset(seed=1, options={"seat": 1, "opponents": First()})[1]
    assert (info["seat"], info["opponents"]) == (1, ["First"])
    info = seat.reset(seed=1)[1]
    assert (info["seat"], info["opponents"]) == (0, ["random"])


def test_information_says_where_a_decision_begins() -> None:
    seat = make("evolution", players=2, opponents="random")
    observation, info = seat.reset(seed=3)
    assert info["new_decision"]
    begun = seat.arrangement.encoder.moment.begun
    seen = []
    for _ in range(30):
        observation, _, _, _, info = seat.step(first(observation))
        is_begun = observation["observation"][begun : begun + seat.arrangement.encoder.actions.openers].any()
        assert info["new_decision"] == (not is_begun)
        seen.append(info["new_decision"])
        assert (seat.action_masks() == observation["action_mask"].astype(bool)).all()
    assert set(seen) == {True, False}


# ---- positions ------------------------------------------------------------------------
def position(game: str, answers: int) -> tangledbank.Game:
    """A game some random answers on."""
    played, rng = tangledbank.new(game, players=2, seed=5), 9
    for _ in range(answers):
        rng = next_state(rng)
        options = played.options()
        played.apply(options[pick(rng, len(options))], played.seat)
    return played


@pytest.mark.parametrize("game", game_names())
def test_every_environment_starts_in_a_position(game: str) -> None:
    start = position(game, 30)
    for given in (start.text(), start.position()):
        seat = make(game, players=2, opponents="random", seat=start.seat)
        seat.reset(seed=2, options={"position": given})
        assert seat.game.options() == start.options()
        table = env(game, players=2)
        table.reset(seed=2, options={"position": given})
        assert table.agent_selection == f"player_{start.seat}"
        assert [len(one.choices()) for one in (table.builder,)] == [int(seat.action_masks().sum())]
        together = parallel_env(game, players=2)
        together.reset(seed=2, options={"position": given})
        games = VectorEnv(game, n=3, players=2, jobs=1)
        batch = games.reset(seed=2, options={"positions": [given]})
        assert (batch.observation == seat.look()[0]["observation"]).all()
        assert (table.last()[0]["observation"] == seat.look()[0]["observation"]).all()
        asked = together.g.asked()
        assert asked == start.state.asked()


def test_a_position_goes_on_with_the_luck_of_the_seed() -> None:
    start = position("evolution", 30).text()
    games = [play(make("evolution", players=2, opponents="random"), seed, {"position": start}) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_a_game_from_a_position_is_a_record_that_verifies() -> None:
    seat = make("evolution", players=2, opponents="random")
    play(seat, 3, {"position": position("evolution", 30).text()})
    tangledbank.verify(str(seat.game.record()))


def test_games_of_a_vector_begin_anew_in_the_positions() -> None:
    start = position("evolution", 30)
    games = VectorEnv("evolution", n=4, players=2, jobs=2)
    batch = games.reset(seed=1, options={"positions": [start.text()]})
    opening = batch.observation[0].copy()
    while not batch.done.any():
        batch = games.step(batch.action_mask.argmax(1))
    assert (batch.observation[int(batch.done.argmax())] == opening).all()
    batch = games.reset(seed=1)
    assert not (batch.observation == opening).all(1).any()
    games.close()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"position": 5}, "A position is the text or the data of one"),
        ({"position": "nonsense"}, "Position, field nonsense: expected game"),
        ({"positon": ""}, "The options of reset() can be position, seat, opponents, not positon."),
        ({"position": position("evolution", 3).text(), "seat": 2}, "A seat is a number from 0 to 1"),
        ({"position": tangledbank.new("evolution", players=3).text()}, "The position has other players or options"),
        ({"position": tangledbank.new("marine", players=2).text()}, "Position, field game: expected evolution"),
    ],
)
def test_wrong_options_are_refused_and_change_nothing(options: dict[str, Any], words: str) -> None:
    seat = make("evolution", players=2, opponents="random")
    before = seat.reset(seed=1)[0]["observation"]
    with pytest.raises(tangledbank.BadInput, match=re.escape(words)):
        seat.reset(options=options)
    assert (seat.look()[0]["observation"] == before).all()
    seat.step(int(seat.action_masks().argmax()))


def test_wrong_options_of_a_vector_are_refused() -> None:
    games = VectorEnv("evolution", n=1, players=2, jobs=1)
    for options in ({"position": ""}, {"positions": "text"}):
        with pytest.raises(OptionError, match=re.escape("The options of reset() can be positions, not")):
            games.reset(options=options)


def test_environments_and_opponents_say_what_they_are() -> None:
    assert repr(SeatEnv("evolution", seat=1)) == "<SeatEnv: tangledbank/evolution-v1, 2 players, seat 1>"
    assert repr(parallel_env("marine", 2)) == "<parallel_env: tangledbank/marine-v1, 2 players>"
    assert repr(VectorEnv("evolution", 2, jobs=1)) == "<VectorEnv: 2 games, tangledbank/evolution-v1, 2 players>"
    assert repr(OneOf("greedy", "strong")) == "OneOf('greedy', 'strong', weights=[0.5, 0.5])"
    bot = PolicyBot(First(), 0.5)
    assert re.fullmatch(r"<PolicyBot: .*First.* at temperature 0.5>", repr(bot))
