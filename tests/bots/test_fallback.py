"""When a bot's time is over: a good cheap answer, and trees that are kept between the questions of many tables."""

from __future__ import annotations

import pytest

from tangledbank import Game, new
from tangledbank.bots import Players, Sampler, chance, fallback_answer
from tangledbank.bots.fallback import MOST_OPTIONS, promising
from tangledbank.bots.ismcts import IsmctsBot
from tangledbank.bots.judging import judge
from tangledbank.core.playout import play_on
from tangledbank.core.rng import pick
from tangledbank.games import names

DECISIONS = (0, 9, 33, 80)


def somewhere(name: str, seed: int, decisions: int) -> Game:
    game = new(name, 3, seed)
    play_on(game.state, seed, decisions)
    return game


def fallback(game: Game, seat: int, rng: int = 5) -> str:
    return fallback_answer(game.rulebook, game.state, seat, rng)


# ---- the answer ------------------------------------------------------------------------------
@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("decisions", DECISIONS)
def test_the_fallback_is_legal_changes_nothing_and_knows_no_secret(name: str, decisions: int) -> None:
    game = somewhere(name, 4, decisions)
    digest = game.digest()
    for seat in game.waiting:
        answer = fallback(game, seat)
        twins = [game.rulebook.determinize(game.state, seat, seed) for seed in range(3)]
        assert answer in game.options(seat)
        assert {fallback_answer(game.rulebook, twin, seat, 5) for twin in twins} == {answer}
    assert game.digest() == digest


def ranked(name: str, seed: int) -> tuple[int, int]:
    """The points of the fallback, and of any options against it."""
    game = new(name, 2, seed)
    own = seed & 1
    while not game.over:
        seat = game.seat
        rng = chance(seed, seat, len(game.log))
        options = game.options(seat)
        game.apply(fallback(game, seat, rng) if seat == own else options[pick(rng, len(options))], seat)
    return game.scores()[own], game.scores()[1 - own]


def test_the_fallback_is_much_better_than_any_option() -> None:
    results = [ranked("evolution", seed) for seed in range(4)]
    assert all(own > other for own, other in results)


@pytest.mark.parametrize("name", names())
def test_of_many_options_it_tries_those_that_look_best(name: str) -> None:
    game = next(game for game in (somewhere(name, 4, n) for n in range(400)) if len(game.options()) > MOST_OPTIONS)
    world = Sampler(game.rulebook, game.state, game.seat)(1)
    options = world.options(game.seat)
    kept = promising(world, game.seat, options, judge(name))
    weights = dict(zip(options, judge(name).weights(world), strict=True))
    assert len(kept) == MOST_OPTIONS
    assert kept == [option for option in options if option in kept]
    assert min(weights[option] for option in kept) >= max(weights[o] for o in options if o not in kept)


def test_a_broken_judge_still_gets_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ZeroDivisionError(name)

    monkeypatch.setattr("tangledbank.bots.fallback.judge", broken)
    game = somewhere("evolution", 4, 9)
    answers = {fallback(game, game.seat, rng) for rng in range(40)}
    assert 1 < len(answers) <= len(game.options())
    assert answers <= set(game.options())


# ---- players that are kept -------------------------------------------------------------------
def test_each_seat_of_each_table_has_a_player_of_its_own() -> None:
    players = Players()
    first = players.player("t1", 0, "evolution", "strong")
    assert players.player("t1", 0, "evolution", "strong") is first
    others = [("t1", 1, "evolution", "strong"), ("t2", 0, "evolution", "strong"), ("t1", 0, "evolution", "expert")]
    assert all(players.player(*other) is not first for other in others)


def test_who_was_asked_least_recently_is_forgotten_first() -> None:
    players = Players(most=2)
    one = players.player("t1", 0, "marine", "strong")
    two = players.player("t2", 0, "marine", "strong")
    assert players.player("t1", 0, "marine", "strong") is one
    players.player("t3", 0, "marine", "strong")
    assert players.player("t1", 0, "marine", "strong") is one
    assert players.player("t2", 0, "marine", "strong") is not two


def test_players_of_a_finished_table_are_let_go() -> None:
    players = Players()
    kept = players.player("t1", 1, "marine", "strong")
    players.player("t2", 0, "marine", "strong")
    players.forget("t2")
    assert list(players.kept.values()) == [kept]


def test_a_kept_player_keeps_its_tree_where_a_new_one_cannot() -> None:
    """As the server asks: every question brings a world of its own, loaded from data."""
    game = somewhere("marine", 3, 40)
    book, players = game.rulebook, Players()
    for ply in range(20):
        seat = game.seat
        world = book.load(book.dump(Sampler(book, game.state, seat).world))
        world.advance()
        who = players.player("table", seat, "marine", "ismcts:40")
        game.apply(who.choose(book.view(world, seat), game.options(seat), Sampler(book, world, seat), ply), seat)
    bots = [one.bot for one in players.kept.values()]
    assert sum(bot.kept for bot in bots if isinstance(bot, IsmctsBot)) > 0
