"""Advice: longer thoughts where there is more to choose from, and no idea twice among the first three."""

from __future__ import annotations

import pytest

from tangledbank import Game, Message, new
from tangledbank.bots import Idea, Sampler
from tangledbank.bots.advice import LEAST_ROUNDS, LEAST_TRIES, NEARLY, TOP, TRIES, advise, apart, varied
from tangledbank.bots.foresight import FIELD, WORLDS_FIELD
from tangledbank.bots.greedy import GreedyBot
from tangledbank.bots.player import Player, level
from tangledbank.core.playout import play_on

SAME = Message("undo-nothing")
OTHER = Message("cli-hint-bot")


def idea(option: str, visits: int, value: float, why: Message | None = SAME) -> Idea:
    return Idea(option, visits, value, 10.0, why)


def position(name: str, seed: int, decisions: int) -> Game:
    game = new(name, 2, seed)
    play_on(game.state, seed, decisions)
    return game


def advised(game: Game) -> list[Idea]:
    """What the level that gives advice thinks."""
    strong = Player(level(game.rulebook.name, "strong"))
    sampler = Sampler(game.rulebook, game.state, game.seat)
    return advise(strong.bot, strong.budget, game.view(game.seat), game.options(), sampler, 7)


# ---- the order ---------------------------------------------------------------------------------
def test_of_one_idea_only_the_best_is_among_the_first_three() -> None:
    found = [idea("a", 9, 0.6), idea("b", 8, 0.59), idea("c", 7, 0.61), idea("d", 6, 0.5, OTHER), idea("e", 5, 0.5)]
    assert [one.option for one in varied(found)] == ["a", "d", "e", "b", "c"]


def test_the_same_reason_with_another_value_is_another_idea() -> None:
    found = [idea("a", 9, 0.6), idea("b", 8, 0.6 - NEARLY / 2), idea("c", 7, 0.6 - 2 * NEARLY)]
    assert [one.option for one in apart(found)] == ["a", "c"]


def test_with_fewer_than_three_ideas_fewer_are_shown() -> None:
    """Moves that are one idea do not fill up, nor stand behind a worse one."""
    found = [idea("a", 9, 0.6), idea("b", 8, 0.6), idea("c", 7, 0.2, OTHER), idea("d", 6, 0.59)]
    assert [one.option for one in varied(found)] == ["a", "c"]


def test_what_was_never_tried_comes_last_and_only_with_a_reason_of_its_own() -> None:
    found = [idea("a", 9, 0.6), idea("b", 8, 0.5), idea("c", 0, 0.6, OTHER), idea("d", 0, 0.1)]
    assert [one.option for one in varied(found)] == ["a", "b", "c"]


# ---- how long ----------------------------------------------------------------------------------
def question(name: str, least: int, most: int) -> Game:
    """The first question of a game with so many options."""
    games = (position(name, 3, decisions) for decisions in range(100))
    return next(game for game in games if least <= len(game.options()) <= most)


@pytest.mark.parametrize("name", ["marine", "dominant-species"])
def test_the_more_options_the_more_tries(name: str) -> None:
    game = question(name, 20, 100)
    assert sum(one.visits for one in advised(game)) == TRIES * len(game.options())


@pytest.mark.parametrize("name", ["marine", "dominant-species"])
def test_few_options_get_a_hundred_tries(name: str) -> None:
    assert sum(one.visits for one in advised(question(name, 2, 3))) == LEAST_TRIES


def rounds_for_ideas(game: Game) -> int:
    """Rounds that see all through that differs at a glance, or what the level has."""
    sampler = Sampler(game.rulebook, game.state, game.seat)
    strong = level("evolution", "strong").budget
    glances = GreedyBot().think(game.view(game.seat), game.options(), sampler, strong, 7)
    return max(strong.iterations, WORLDS_FIELD * min(FIELD, len(apart(glances))))


@pytest.mark.parametrize("work", [1, 10**9])
def test_foresight_sees_every_idea_through_if_there_is_time(monkeypatch: pytest.MonkeyPatch, work: int) -> None:
    monkeypatch.setattr("tangledbank.bots.advice.WORK", work)
    game = position("evolution", 3, 2)
    rounds = rounds_for_ideas(game)
    assert rounds > level("evolution", "strong").budget.iterations
    assert sum(one.visits for one in advised(game)) == (LEAST_ROUNDS if work == 1 else rounds)


# ---- what comes of it ----------------------------------------------------------------------------
def test_the_first_three_differ_and_were_tried() -> None:
    """A question where the four options that look best are one idea: a new species, left or right, with two cards."""
    game = position("evolution", 3, 2)
    found = advised(game)
    assert sorted(one.option for one in found) == sorted(game.options())
    assert apart(found[:TOP]) == found[:TOP]
    assert min(one.visits for one in found[:TOP]) >= WORLDS_FIELD


def test_one_option_is_an_idea_too() -> None:
    game = position("evolution", 3, 2)
    sampler = Sampler(game.rulebook, game.state, game.seat)
    strong = Player(level("evolution", "strong"))
    found = advise(strong.bot, strong.budget, game.view(game.seat), game.options()[:1], sampler, 7)
    assert [one.option for one in found] == game.options()[:1]
