"""Which questions are puzzles: one answer is best in every world, for every searcher, and not at first sight only."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from tangledbank.bots.base import Sampler
from tangledbank.coach import clearness
from tangledbank.coach.clearness import FEWEST, GAP, LEAD, Puzzler, is_ahead
from tangledbank.core.game import Game
from tangledbank.games import names, rulebook
from tangledbank.puzzles.document import puzzles
from tangledbank.puzzles.mining import MOST_PLAYERS, mined, setup_of
from tangledbank.puzzles.position import PuzzlePosition

GAME = names()[0]


def puzzler(game: Game) -> Puzzler:
    seat = game.waiting[0]
    return Puzzler(Sampler(game.rulebook, game.state, seat), game.options(seat), 7, 3)


def begun(players: int = 2) -> Game:
    from tangledbank import new

    return new(GAME, players, 3)


def test_an_answer_is_ahead_if_it_is_tried_most_and_better_by_enough() -> None:
    enough = 10 * (0.5 + LEAD + 0.001)
    assert is_ahead([(10, enough, 0.0), (10, 5.0, 0.0)], 0)
    assert not is_ahead([(10, 5.0, 0.0), (10, enough, 0.0)], 0)
    assert not is_ahead([(10, 5.01, 0.0), (10, 5.0, 0.0)], 0)
    assert not is_ahead([(10, enough, 0.0), (11, 5.0, 0.0)], 0)
    assert is_ahead([(10, enough, 0.0), (0, 0.0, 0.0)], 0), "what was never tried does not count"


@pytest.mark.parametrize(
    ("best", "other", "is_best"),
    [
        ([0.6, 0.6, 0.6], [0.5, 0.5, 0.5], True),
        ([0.6, 0.6, 0.6], [0.5, 0.5, 0.604], True),
        ([0.9, 0.9, 0.5], [0.5, 0.5, 0.6], False),
        ([0.53, 0.53, 0.53], [0.5, 0.5, 0.5], False),
    ],
    ids=["clear", "luck of the trials", "not in every world", "not by enough"],
)
def test_an_answer_must_be_best_in_every_world_and_by_enough(
    best: list[float], other: list[float], is_best: bool
) -> None:
    found = puzzler(begun())
    found.found.update({0: best, 1: other})
    assert found.is_best(0, [1]) is is_best
    assert found.gap(0) >= GAP or not is_best


def test_with_two_answers_there_is_nothing_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    found = puzzler(begun())
    monkeypatch.setattr(clearness, "FEWEST", len(found.tried) + 1)
    monkeypatch.setattr(Puzzler, "preferred", lambda self: pytest.fail("a search that nobody needs"))
    assert found.clear() is None
    assert FEWEST == 3


def test_what_looks_best_at_once_among_few_is_no_puzzle() -> None:
    found = puzzler(begun())
    found.tried[:] = found.tried[:4]
    look = found.glances(clearness.GLANCE)
    best = found.tried[look.index(max(look))]
    assert found.is_obvious(best)
    assert not any(found.is_obvious(place) for place in found.tried if place != best)


def test_a_shipped_puzzle_is_found_again_by_the_review_of_a_mistake() -> None:
    """The check of own mistakes, in three worlds: the answer stands out beside a bad one."""
    source, one = next(found for found in puzzles(GAME).values() if len(found[0].log) < 120)
    position = PuzzlePosition(GAME, source, one).played()
    found = puzzler(position.game)
    worse = one.chances[-1][0]
    assert found.stands_out(one.best, worse)
    assert not puzzler(position.game).stands_out(worse, one.best)


def test_the_seat_that_answers_is_all_that_counts() -> None:
    """Another world that the seat cannot tell apart gets the same judgement: nothing hidden is needed."""
    source, one = next(found for found in puzzles(GAME).values() if len(found[0].log) < 120)
    game = PuzzlePosition(GAME, source, one).played().game
    seat = game.waiting[0]
    other = game.rulebook.determinize(game.state, seat, 99)
    here, there = [Sampler(game.rulebook, state, seat) for state in (game.state, other)]
    options = game.options(seat)
    seen = [Puzzler(sampler, options, 7, 2) for sampler in (here, there)]
    pair = [k for k, _ in one.chances[:2]]
    for found in seen:
        found.is_best(pair[0], pair[1:])
    assert seen[0].found == seen[1].found


@pytest.mark.parametrize("name", names())
def test_games_have_few_players(name: str) -> None:
    counts = {setup_of(rulebook(name), seed).players for seed in range(40)}
    assert len(counts) > 1
    assert max(counts) <= MOST_PLAYERS


def test_a_game_is_played_while_puzzles_are_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    told = clearness.Clear(0, {0: 600_000, 1: 500_000}, 0, 0, 5, 2, 8)
    monkeypatch.setattr(Puzzler, "clear", lambda self: told)
    *_, whole = islice(mined(setup_of(rulebook(GAME), 4)), 30)
    assert len(whole.log) == len(whole.game.log)
    assert whole.found
    assert all(one.clear is told for one in whole.found)
    seats = {one.seat for one in whole.found}
    for seat in seats:
        plies = [one.ply for one in whole.found if one.seat == seat]
        assert all(b - a > 1 for a, b in pairwise(plies)), "not two of one seat at once"
