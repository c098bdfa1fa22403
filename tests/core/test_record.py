"""Records: text that replays to the same game, and clear words for one that does not."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tangledbank
from tangledbank import BadInput, Game, Record, RecordError
from tangledbank.core.playout import playout
from tangledbank.games import rulebook


def played(plies: int = 60, **options: bool) -> Game:
    game = tangledbank.new("evolution", players=3, seed=5, **options)
    for ply in range(plies):
        options_now = game.options()
        game.apply(options_now[ply % len(options_now)])
    return game


TEXT = str(played().record())


def test_a_record_replays_to_the_same_position() -> None:
    game = played()
    again = tangledbank.replay(str(game.record()))
    assert again.digest() == game.digest()
    assert again.record() == game.record()
    assert [entry.action for entry in again.log] == [entry.action for entry in game.log]


def test_a_record_carries_digests_on_the_way_and_at_the_end() -> None:
    record = played().record()
    assert sorted(record.digests) == [0, 50, 60]
    assert record.digests[60] == played().digest()


def test_a_replay_can_stop_early() -> None:
    assert tangledbank.replay(TEXT, plies=10).digest() == played(10).digest()


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    game = tangledbank.position("evolution", played().position())
    game.apply(game.options()[0])
    again = tangledbank.verify(str(game.record()))
    assert again.digest() == game.digest()


def test_secret_answers_are_recorded_in_the_order_they_came() -> None:
    game = tangledbank.new("evolution", players=3, seed=5)
    for seat in (2, 0, 1):
        game.apply(game.options(seat)[0], seat)
    assert [line.split()[1] for line in str(game.record()).splitlines() if line[:1].isdigit()] == ["P3", "P1", "P2"]
    assert tangledbank.verify(game.record()).digest() == game.digest()


RULES = rulebook("evolution").rules


def change(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


FIRST_MOVE = next(line for line in TEXT.splitlines() if line.startswith("1 P"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "line 1: expected tangledbank record 1"),
        ("hello", "line 1: expected tangledbank record 1"),
        (change("game evolution", "game chess"), "There is no game “chess”"),
        (change(f"rules {RULES}", "rules 99"), f"rules version 99; this program plays version {RULES}"),
        (change(f"rules {RULES}\n", ""), "field rules: expected a number"),
        (change("players 3", "players 9"), "2-6 players, not 9"),
        (change("players 3", "players three"), "field players: expected a number"),
        (change("seed 5", "seed -5"), "A seed is a whole number"),
        (change("quick_play false", "quick_play maybe"), "quick_play can be false | true, not maybe"),
        (change("quick_play false", "slow_play false"), "There is no option “slow_play”"),
        (change("options {", "options 3 # {"), "field options: expected {name value; ...}"),
        (change("seed 5\n", "seed 5\ncolour red\n"), "line 6: expected game | rules | players"),
        (change("1 P", "7 P"), "expected '1 P<seat> <action>'"),
        (change("2 P", "2 P9 "), "expected '2 P<seat> <action>'"),
        (change(FIRST_MOVE, "1 P1 fly away"), "ply 1: P1 cannot play “fly away”"),
        (
            change(FIRST_MOVE, "1 P1 end"),
            "ply 1: P1 cannot play “end”. end is not allowed: Cards are played in phase 3",
        ),
        (change("seed 5", "seed 6"), "ply 0: the position is not the recorded one"),
        (change("= ", "= 0"), "ply 0: the position is not the recorded one"),
        (change("seed 5\n", "seed 5\nposition {players 2}\n"), "header and its position do not agree"),
        (change("seed 5\n", "seed 5\nposition 7\n"), "field position: expected {...}"),
        (change("seed 5\n", "seed 5\nposition {hole x}\n"), "field hole: expected a number from 0 to 10000"),
    ],
)
def test_a_wrong_record_says_what_is_wrong(text: str, expected: str) -> None:
    with pytest.raises(BadInput) as caught:
        tangledbank.replay(text)
    assert expected in str(caught.value)


def test_verify_wants_the_last_digest() -> None:
    unsigned = "\n".join(line for line in TEXT.splitlines() if not line.startswith("="))
    assert tangledbank.replay(unsigned).digest() == played().digest()
    with pytest.raises(RecordError, match="cannot be verified"):
        tangledbank.verify(unsigned)


@settings(max_examples=60)
@given(st.integers(0, len(TEXT) - 1), st.text(max_size=3))
def test_a_damaged_record_replays_or_says_why_not(place: int, junk: str) -> None:
    try:
        game = tangledbank.replay(TEXT[:place] + junk + TEXT[place + len(junk) :])
    except BadInput as error:
        assert str(error)
    else:
        assert len(game.log) <= 60


@pytest.mark.parametrize("junk", [None, 5, b"record"])
def test_what_is_no_record_is_refused(junk: object) -> None:
    with pytest.raises(RecordError, match="expected a record or its text"):
        tangledbank.replay(junk)  # type: ignore[arg-type]


@pytest.mark.parametrize("plies", [-1, 2.5, "a", True])
def test_a_replay_goes_up_to_a_whole_number_of_plies(plies: int) -> None:
    with pytest.raises(RecordError, match="a number of plies from 0 on"):
        tangledbank.replay(TEXT, plies)


def test_a_game_without_an_answer_is_verified_by_its_first_position() -> None:
    assert tangledbank.verify(played(0).record()).digest() == played(0).digest()
    unsigned = "\n".join(line for line in str(played(0).record()).splitlines() if not line.startswith("="))
    with pytest.raises(RecordError, match="cannot be verified"):
        tangledbank.verify(unsigned)


def test_a_text_that_is_absurdly_long_is_refused() -> None:
    with pytest.raises(BadInput, match="too long"):
        tangledbank.replay("x" * 5_000_000)


def test_a_record_equals_its_text() -> None:
    record = played().record()
    assert Record.read(str(record)) == record
    assert hash(Record.read(str(record))) == hash(record)
    assert record != "record"


def test_a_whole_game_is_verified() -> None:
    game = tangledbank.new("evolution", players=2, seed=11)
    finished = game.clone()
    playout(finished.state, 1)
    while not game.over:
        game.apply(game.options()[-1])
    assert tangledbank.verify(str(game.record())).scores() == game.scores()
