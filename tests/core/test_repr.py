"""What a user can hold says what it is: as code where that is short, otherwise in angle brackets."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.bots.base import Sampler
from tangledbank.bots.greedy import GreedyBot
from tangledbank.bots.ismcts import IsmctsBot
from tangledbank.bots.judging import judge
from tangledbank.bots.player import player
from tangledbank.bots.random import RandomBot
from tangledbank.core.hexgrid import Grid
from tangledbank.core.message import Message, Reason
from tangledbank.core.playout import playout
from tangledbank.core.record import Entry
from tangledbank.core.rulebook import Option
from tangledbank.earth.layout import Board
from tangledbank.games import names, rulebook
from tangledbank.replaying import Replay


def answered() -> tb.Game:
    """A game with one answer."""
    game = tb.new("evolution", players=3, seed=7)
    game.apply(game.options()[0])
    return game


def test_a_game_tells_its_moment() -> None:
    assert repr(answered()) == "<Game: evolution, 3 players, ply 1, P2 to answer>"


def test_a_record_tells_its_game_and_its_length() -> None:
    assert repr(answered().record()) == "Record(game='evolution', players=3, seed=7, plies=1)"


def test_a_setup_tells_how_the_game_begins() -> None:
    game = tb.new("marine", players=2, seed=5)
    assert repr(game.setup).startswith("Setup(game='marine', players=2, seed=5, options={'edition': ")
    assert ", position=..., " in repr(tb.position("marine", game.position()).setup)


def test_an_entry_is_code() -> None:
    entry = answered().log[0]
    again = eval(repr(entry), {"Entry": Entry})
    assert (again.seat, again.action, again.info_counter, again.secret) == (
        entry.seat,
        entry.action,
        entry.info_counter,
        entry.secret,
    )


def test_a_message_and_a_reason_are_code() -> None:
    reason = Reason(("EV-5.1",), Message("reason-x", n=2))
    assert repr(reason) == "Reason(('EV-5.1',), Message('reason-x', n=2))"
    assert eval(repr(reason), {"Reason": Reason, "Message": Message}) == reason


def test_an_option_is_code() -> None:
    option = Option("quick_play", [False, True], "EV-14.1", forced_players=6)
    assert repr(option) == "Option('quick_play', [False, True], 'EV-14.1', forced_players=6)"
    assert repr(Option("edition", ["a", "b"], "X-1")) == "Option('edition', ['a', 'b'], 'X-1')"


def test_a_rulebook_and_its_notation_tell_their_game() -> None:
    book = rulebook("evolution")
    assert repr(book).endswith(f" of evolution: 2-6 players, rules version {book.rules}>")
    assert repr(book.notation).startswith("<Notation: food, ")
    assert repr(book.notation.verbs[0]) == "<Verb food <card>>"
    assert repr(book.notation.verbs[0].args[0]).startswith("<")


@pytest.mark.parametrize("game", names())
def test_a_state_tells_who_must_answer_what(game: str) -> None:
    state = tb.new(game, players=3, seed=1).state
    assert f": 3 seats, seat {state.seat} to answer {type(state.stack[-1]).__name__}(" in repr(state)


def test_a_state_tells_that_it_is_over() -> None:
    state = tb.new("evolution", players=2, seed=1).state
    playout(state, 1)
    assert repr(state).endswith(": 2 seats, over>")


@pytest.mark.parametrize("game", names())
def test_a_frame_is_the_call_that_makes_it(game: str) -> None:
    frames = tb.new(game, players=3, seed=1).state.stack
    kinds = {type(frame).__name__: type(frame) for frame in frames}
    for frame in frames:
        assert repr(eval(repr(frame), dict(kinds))) == repr(frame)
        assert repr(frame).startswith(f"{type(frame).__name__}(")


def test_who_plays_and_what_it_looks_through_say_so() -> None:
    game = tb.new("marine", players=3, seed=1)
    sampler = Sampler(game.rulebook, game.state, 1)
    assert repr(player("marine", "greedy")).startswith("<Player: greedy")
    assert repr(sampler) == "<Sampler: worlds of marine as seat 1 sees it>"
    assert repr(judge("marine")).startswith("<MarineJudge: a clear lead is ")
    assert [repr(bot) for bot in (GreedyBot(), RandomBot(), IsmctsBot())] == [
        "GreedyBot()",
        "RandomBot()",
        "<IsmctsBot: 0 trees kept>",
    ]


def test_a_board_and_a_replay_tell_what_they_are() -> None:
    grid = Grid([(0, 0), (0, 1)])
    assert eval(repr(grid), {"Grid": Grid}).labels == grid.labels
    assert repr(Board(grid)) == "<Board: 2 hexes, 10 corners>"
    assert repr(Replay(answered().record())).startswith("<Replay: Record(game='evolution', ")
