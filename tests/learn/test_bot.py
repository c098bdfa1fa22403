"""A policy is a bot: any file or function that judges questions plays whole games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tangledbank
from tangledbank.arena.planning import check_bots
from tangledbank.bots import player
from tangledbank.bots.base import Budget, Sampler
from tangledbank.core.errors import OptionError
from tangledbank.env.encode.table import standard
from tangledbank.games import names, rulebook
from tangledbank.learn.bot import PolicyBot
from tangledbank.learn.policy import SEATS, PolicyOutput, Question
from tangledbank.learn.weights import NetError, write

from .nets import random_file


class Constant:
    """Likes later sub-actions better; keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def judge(self, questions: list[Question]) -> list[PolicyOutput]:
        self.asked += questions
        return [PolicyOutput([float(k) for k in range(len(one.choices))], [0.5] * SEATS) for one in questions]


def net_path(tmp_path: Path, game: str, seed: int = 1) -> str:
    path = tmp_path / f"{game}{seed}.tbn"
    path.write_bytes(write(random_file(game, 4, 4, seed)))
    return str(path)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("warmth", ["", ":1.5"])
def test_a_file_plays_legal_games_to_the_end(tmp_path: Path, game: str, warmth: str) -> None:
    spec = net_path(tmp_path, game) + warmth
    bounds: dict[str, Any] = {**rulebook(game).bounds()}
    played = tangledbank.new(game, players=3, seed=4, **bounds)
    bots = [player(game, spec) for _ in range(3)]
    while not played.over and len(played.log) < 400:
        played.apply(bots[played.seat].answer(played, played.seat), played.seat)
    assert played.over or len(played.log) == 400


@pytest.mark.parametrize("game", names())
def test_ideas_are_all_options_and_their_shares_add_up(game: str) -> None:
    played = tangledbank.new(game, players=2, seed=9)
    bot = PolicyBot(Constant())
    for _ in range(12):
        seat, state = played.seat, played.state
        sampler = Sampler(played.rulebook, state, seat)
        options = played.options(seat)
        ideas = bot.think({}, options, sampler, Budget(), 3)
        assert sorted(idea.option for idea in ideas) == sorted(options)
        assert sum(bot.shares(sampler).values()) == pytest.approx(1.0)
        assert all(0.0 <= idea.value <= 1.0 for idea in ideas)
        played.apply(bot.choose({}, options, sampler, Budget(), 3), seat)


def test_a_policy_sees_only_what_its_seat_sees() -> None:
    played = tangledbank.new("evolution", players=3, seed=2)
    asked = []
    for other in (0, 1):
        policy = Constant()
        sampler = Sampler(played.rulebook, played.rulebook.determinize(played.state, 0, 5 + other), 0)
        PolicyBot(policy).choose({}, played.options(0), sampler, Budget(), 1)
        asked.append(policy.asked)
    assert asked[0] == asked[1]
    assert len(asked[0][0].observation) == standard("evolution").size


def test_a_file_for_another_game_is_refused_when_it_is_named(tmp_path: Path) -> None:
    with pytest.raises(NetError):
        player("marine", net_path(tmp_path, "evolution"))


def test_a_network_does_not_play_with_options_that_need_larger_observations(tmp_path: Path) -> None:
    played = tangledbank.new("evolution", players=2, seed=4, species_boards=None)
    with pytest.raises(NetError):
        player("evolution", net_path(tmp_path, "evolution")).answer(played, 0)


@pytest.mark.parametrize("spec", ["net.tbn:hot", "net.tbn:", "net.tbn:1.5.2"])
def test_a_temperature_is_a_number(spec: str) -> None:
    with pytest.raises(OptionError):
        player("evolution", spec)


def test_two_files_are_two_bots(tmp_path: Path) -> None:
    one, two = (net_path(tmp_path, "evolution", seed) for seed in (1, 2))
    check_bots("evolution", [one, two, "greedy"])
    with pytest.raises(OptionError):
        check_bots("evolution", [one, one])
