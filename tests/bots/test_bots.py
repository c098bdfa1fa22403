"""Bots: they stay within their options, and the same place in the same game gives the same answer."""

from __future__ import annotations

import pytest

from tangledbank import OptionError, new
from tangledbank.bots import BOTS, bot
from tangledbank.bots.base import answer, chance


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_a_whole_game_within_its_options(name: str) -> None:
    game = new("evolution", 4, 5)
    while not game.over:
        seat = game.waiting[-1]
        action = answer(game, seat, bot(name))
        assert action in game.options(seat)
        game.apply(action, seat)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_the_same_to_the_same(name: str) -> None:
    game = new("evolution", 3, 5)
    for rng in range(50):
        view, options = game.view(1), game.options(1)
        assert bot(name)(view, options, rng) == bot(name)(view, options, rng)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_changes_nothing(name: str) -> None:
    game = new("evolution", 3, 5)
    digest = game.digest()
    answer(game, 0, bot(name))
    assert game.digest() == digest


def test_the_random_bot_picks_every_option_about_equally_often() -> None:
    options = ["a", "b", "c", "d"]
    picked = [bot("random")({}, options, chance(7, 0, ply)) for ply in range(4000)]
    assert all(900 < picked.count(option) < 1100 for option in options)


def test_chance_differs_between_games_seats_and_plies() -> None:
    numbers = {chance(seed, seat, ply) for seed in range(10) for seat in range(6) for ply in range(20)}
    assert len(numbers) == 10 * 6 * 20


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(OptionError, match="there are: random"):
        bot("deep")
