"""Every game passes the conformance suite, for every number of players and every option."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tangledbank import is_compiled
from tangledbank.core import check
from tangledbank.core.check import Broken, Walk, check_game, shrink
from tangledbank.core.errors import OptionError
from tangledbank.core.game import Setup
from tangledbank.core.ints import options_of
from tangledbank.core.playout import playout
from tangledbank.core.rulebook import EVERYTHING, SPECTATOR, OptionValue, Rulebook
from tangledbank.games import names, rulebook
from tests.games.declared import declared

Options = dict[str, OptionValue]


def option_sets(book: Rulebook) -> Iterator[Options]:
    """The rules, every option alone, and all of them together; what bounds random play always."""
    bounds = book.bounds()
    yield bounds
    for option in book.options:
        if not option.safety:
            yield {**bounds, option.name: option.allowed[-1]}
    yield {option.name: option.allowed[-1] for option in book.options}


def combinations() -> Iterator[tuple[str, int, Options]]:
    for name in names():
        book = rulebook(name)
        for players, options in itertools.product(book.players, option_sets(book)):
            if is_playable(book, players, options):
                yield name, players, options


def is_playable(book: Rulebook, players: int, options: Options) -> bool:
    """Some options are for some numbers of players only."""
    try:
        Setup(book, players, 0, options, None).state()
    except OptionError:
        return False
    return True


def label(value: object) -> str:
    return "+".join(value) or "rules" if isinstance(value, dict) else str(value)


CASES = list(combinations())[:: 1 if is_compiled() else 5]
"""The compiled build, many times faster, plays all of them; the other every fifth one."""


@pytest.mark.parametrize(("name", "players", "options"), CASES, ids=label)
def test_a_random_game_keeps_all_laws(name: str, players: int, options: Options) -> None:
    walk = check_game(rulebook(name), players, options, seed=players, every=declared(name).every)
    assert not walk.state.stack
    assert walk.checked >= 5


TABLES = [(name, players) for name in names() for players in rulebook(name).players]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("all_options", [False, True])
def test_views_hide_and_samples_know_nothing(name: str, players: int, all_options: bool) -> None:
    """The view law on more than 2,000 states of each game: all numbers of players, with and without options. The
    compiled build, many times faster, looks at all of them; the other at one of five."""
    book = rulebook(name)
    wanted = (1000 if is_compiled() else 200) // len(book.players) + 10
    options: Options = list(option_sets(book))[-1 if all_options else 0]
    if not is_playable(book, players, options):
        options |= dict.fromkeys(declared(name).few_players, False)
    states = 0
    for seed in itertools.count(100):
        walk = Walk(Setup(book, players, seed, options, None), seed, 0)
        while walk.state.stack and states < wanted:
            assert check.views_hide(book, walk.state)
            assert not any([book.private_overlay(walk.state, nobody, {}) for nobody in (SPECTATOR, EVERYTHING)])
            states += 1
            walk.step()
        if states == wanted:
            break
    assert states == wanted


@pytest.mark.parametrize(("name", "players", "options"), CASES, ids=label)
def test_games_end(name: str, players: int, options: Options) -> None:
    book = rulebook(name)
    for seed in range(5):
        g = book.new_state(players, seed, book.check_options(players, options))
        g.advance()
        assert 0 < playout(g, seed) < check.LONGEST_GAME
        assert book.winners(g)
        assert g.options(0) == []


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("place", [0, -1])
def test_games_end_however_stubbornly_they_are_played(name: str, place: int) -> None:
    """Programs that always take the first option, or the last one, are no reason for an arena to wait for ever."""
    book = rulebook(name)
    g = book.new_state(2, 0, book.check_options(2, book.bounds()))
    g.advance()
    answers = 0
    while g.stack and answers < check.LONGEST_GAME:
        g.play(g.current_options[place])
        answers += 1
    assert not g.stack


# ---- the suite itself can fail ------------------------------------------------------
def broken_on_growth(setup: Setup, log: list[tuple[int, int]]) -> str:
    """A pretended law: nobody ever grows a body twice."""
    show = setup.rulebook.notation.show
    grown = 0
    walk = Walk(setup, 0, 0)
    for seat, action in log:
        if walk.state.stack and not walk.state.refusal(seat, action):
            grown += show(action).endswith("body")
            walk.play(seat, action)
    return "two bodies" if grown >= 2 else ""


def test_a_failing_log_is_shrunk_to_what_matters() -> None:
    setup = Setup(rulebook("evolution"), 3, 3, {}, None)
    walk = Walk(setup, 4, 0)
    walk.run()
    assert broken_on_growth(setup, walk.log) == "two bodies"
    small = shrink(Broken("two bodies", setup, walk.log), broken_on_growth)
    assert broken_on_growth(setup, small.log) == "two bodies"
    assert len(small.log) <= 12 < 200 < len(walk.log)
    for k in range(len(small.log)):
        assert not broken_on_growth(setup, small.log[:k] + small.log[k + 1 :]), "nothing more can be left out"
    assert small.reproducer().startswith("tangledbank fuzz evolution --players 3 --seed 3 --option quick_play=false")


def test_a_log_without_a_broken_law_fails_nowhere() -> None:
    setup = Setup(rulebook("evolution"), 2, 1, {}, None)
    walk = Walk(setup, 1, 0)
    for _ in range(12):
        walk.step()
    assert check.fails(setup, walk.log) == ""


def test_a_dead_end_a_crash_and_a_runaway_are_found() -> None:
    setup = Setup(rulebook("evolution"), 2, 1, {}, None)
    walk = Walk(setup, 1, 0)
    walk.state.current_options = options_of([])
    with pytest.raises(Broken, match="dead end"):
        walk.look()
    walk = Walk(setup, 1, 0)
    walk.step()
    walk.step()
    with pytest.raises(Broken, match="crash ValueError"):
        walk.play(walk.state.seat, setup.rulebook.notation.read("trait warning_call+5 a"))
    walk = Walk(setup, 1, 0)
    walk.log.extend([(0, 0)] * check.LONGEST_GAME)
    with pytest.raises(Broken, match="runaway"):
        walk.run()


def test_a_position_that_breaks_a_law_is_found() -> None:
    setup = Setup(rulebook("evolution"), 2, 1, {}, None)
    walk = Walk(setup, 1, 1)
    walk.state.current_options = options_of([walk.state.current_options[0]] * 2)
    with pytest.raises(Broken, match="options_are_sound"):
        walk.look()
