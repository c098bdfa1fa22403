"""The object in the user's hands: asking, answering, refusing, taking back, copying."""

from __future__ import annotations

import operator
from typing import Any

import pytest

import tangledbank
from tangledbank import Game, IllegalAction, OptionError, UndoError
from tangledbank.core.game import KEPT_EVERY, LATEST_SNAPSHOTS, SNAPSHOT_EVERY
from tangledbank.core.message import Message, Reason
from tangledbank.core.notation import Notation
from tangledbank.core.record import Entry
from tangledbank.core.rulebook import Rulebook
from tangledbank.core.state import Undrawn
from tangledbank.games import names
from tests.dsl import rule


def new(players: Any = 3, seed: Any = 5, **options: Any) -> Game:
    return tangledbank.new("evolution", players=players, seed=seed, **options)


def answer_all(game: Game) -> None:
    """Everybody answers the secret question."""
    for seat in game.waiting:
        game.apply(game.options(seat)[0], seat)


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda: tangledbank.new("chess"), "There is no game “chess”; choose from: evolution"),
        (lambda: tangledbank.new(["evolution"]), "There is no game"),  # type: ignore[arg-type]
        (lambda: new(players=7), "evolution is for 2-6 players, not 7."),
        (lambda: new(players=True), "2-6 players, not True"),
        (lambda: new(seed=-1), "A seed is a whole number from 0 to 9223372036854775807, not -1."),
        (lambda: new(seed=2**63), "A seed is a whole number"),
        (lambda: new(seed="x"), "A seed is a whole number from 0 to 9223372036854775807, not x."),
        (lambda: new(players="4"), "2-6 players, not '4'."),
        (lambda: new(players=2.0), "2-6 players, not 2.0."),
        (lambda: new(quick_play="true"), "can be false | true, not 'true' (see EV-17.5)."),
        (lambda: new(species_boards="none"), "can be 20 | none, not 'none' (see R-04)."),
        (lambda: new(species_boards="20"), "can be 20 | none, not '20' (see R-04)."),
        (lambda: tangledbank.new("marine", round_limit="2"), "not '2' (see"),
        (lambda: new(species_boards="many"), "can be 20 | none, not many (see R-04)."),
        (lambda: new(species_boards=20.0), "can be 20 | none, not 20.0 (see R-04)."),
        (lambda: new(quick_play=[True]), "quick_play can be false | true, not [True]"),
        (lambda: new(colour="red"), "There is no option “colour”; choose from: quick_play, species_boards"),
        (lambda: new(quick_play=1), "The option quick_play can be false | true, not 1 (see EV-17.5)."),
        (lambda: new(species_boards=21), "species_boards can be 20 | none, not 21 (see R-04)."),
        (lambda: new(players=6, quick_play=False), "With 6 players the option quick_play must be true, not false"),
        (lambda: new().view(3), "A seat is a number from 0 to 2, not 3."),
        (
            lambda: new().options("P1"),  # type: ignore[arg-type]
            "A seat is a number from 0 to 2, not P1.",
        ),
        (lambda: new().options(-2), "A seat is a number from 0 to 2, not -2."),
    ],
)
def test_what_does_not_fit_is_refused_with_what_was_expected(make: object, expected: str) -> None:
    assert callable(make)
    with pytest.raises(OptionError) as caught:
        make()
    assert expected in str(caught.value)


def test_the_first_question_is_a_secret_one() -> None:
    game = new()
    assert game.waiting == [0, 1, 2]
    assert game.seat == 0
    assert not game.over
    assert len(game.options()) == 4
    assert repr(game) == "<Game: evolution, 3 players, ply 0, P1 to answer>"


def test_the_same_arguments_give_the_same_game() -> None:
    assert new().digest() == new().digest()
    assert new().digest() != new(seed=6).digest()


def test_an_illegal_action_names_the_rules() -> None:
    with pytest.raises(IllegalAction) as caught:
        new().apply("feed a")
    assert caught.value.reasons[0].rules == ("EV-8.1", "EV-8.3")
    assert str(caught.value).startswith("feed a is not allowed: Species are fed in phase 5")


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    game = new()
    game.apply(game.options(1)[0], 1)
    reasons = game.why_not("end", 1)
    assert [str(reason) for reason in reasons] == ["It is not your turn, but that of P1, P3. (EV-5.1)"]


def test_an_answer_as_number_or_text_is_the_same() -> None:
    one, two = new(), new()
    one.apply(one.options()[1])
    two.apply(two.state.current_options[1])
    assert one.digest() == two.digest()


def test_a_clone_goes_its_own_way() -> None:
    game = new()
    twin = game.clone()
    before = game.digest()
    answer_all(twin)
    assert game.digest() == before != twin.digest()
    assert len(game.log) == 0
    assert len(twin.log) == 3


@rule("EV-5.4", "R-07")
def test_a_secret_answer_can_be_taken_back_until_all_have_answered() -> None:
    game = new()
    before = game.digest()
    first = game.options(0)[0]
    game.apply(first, 0)
    game.apply(game.options(1)[0], 1)
    assert game.undo(0) == first
    assert game.waiting == [0, 2]
    game.undo(1)
    assert game.digest() == before
    answer_all(game)
    with pytest.raises(UndoError, match="revealed something new"):
        game.undo(0)


def test_a_face_down_trait_can_be_taken_back_but_not_a_card_shown() -> None:
    game = new()
    answer_all(game)
    seat = game.seat
    lay = next(text for text in game.options() if text.startswith("trait"))
    game.apply(lay)
    assert game.undo(seat) == lay
    game.apply(next(text for text in game.options() if text.startswith("grow")))
    with pytest.raises(UndoError, match="revealed something new"):
        game.undo(seat)


def test_nothing_can_be_taken_back_once_others_have_played() -> None:
    data = {
        "hole": 9,
        "species": [
            {"owner": owner, "board": board, "population": 3}
            for owner, board in (("P1", "a"), ("P2", "b"), ("P3", "c"))
        ]
        + [{"owner": owner, "board": board} for owner, board in (("P1", "d"), ("P2", "e"), ("P3", "f"))],
        "seats": [{}, {}, {}],
    }
    game = tangledbank.position("evolution", data)
    with pytest.raises(UndoError, match="nothing to undo"):
        game.undo()
    game.apply("feed a")
    game.apply("feed b")
    with pytest.raises(UndoError, match="P2 has played since"):
        game.undo(0)
    assert game.undo() == "feed b"
    assert game.undo(0) == "feed a"


def test_a_plan_in_quick_play_is_unwound_step_by_step() -> None:
    game = new(quick_play=True)
    answer_all(game)
    before = game.digest()
    for _ in range(2):
        game.apply(next(text for text in game.options(1) if text.startswith("new")), 1)
    game.apply(game.options(0)[0], 0)
    game.undo(1)
    game.undo(1)
    game.undo(0)
    assert game.digest() == before


def test_a_game_that_does_not_listen_has_no_story() -> None:
    game = new()
    answer_all(game)
    assert game.story() == []


def test_the_story_hides_what_a_seat_may_not_see() -> None:
    game = tangledbank.new("evolution", players=3, seed=5, listen=True)
    mine = [str(message) for message in game.story(0) if message.key == "evo-event-draw"]
    hidden = [str(message) for message in game.story(0) if message.key == "evo-event-draw-hidden"]
    assert len(mine) == 4
    assert len(hidden) == 8
    assert all(message.key != "evo-event-draw" for message in game.story(-1))
    assert sum(message.key == "evo-event-draw" for message in game.story()) == 12


def test_undo_forgets_the_story_too() -> None:
    game = tangledbank.new("evolution", players=3, seed=5, listen=True)
    answer_all(game)
    told = len(game.story())
    game.apply(next(text for text in game.options() if text.startswith("trait")))
    assert len(game.story()) == told + 1
    game.undo()
    assert len(game.story()) == told


@pytest.mark.parametrize("name", names())
def test_going_back_comes_to_where_it_was_and_plays_only_the_latest_answers_again(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tangledbank.new(name, players=3, seed=5, listen=True)
    was = []
    while not game.over and len(game.log) < 220:
        was.append((game.digest(), game.story()))
        seat = game.waiting[0]
        game.apply(game.options(seat)[len(game.log) % len(game.options(seat))], seat)
    last, again = len(was), list[Entry]()
    assert last > 2 * SNAPSHOT_EVERY

    def play(entry: Entry) -> None:
        again.append(entry)
        Game.play(game, entry)

    monkeypatch.setattr(game, "play", play)
    for plies in (last - 1, last - 3, last - SNAPSHOT_EVERY, 3):
        again.clear()
        game.rewind(plies)
        assert (game.digest(), game.story()) == was[plies]
        assert len(game.log) == plies
        assert len(again) < SNAPSHOT_EVERY


def test_going_back_again_and_again_plays_few_answers_again_and_keeps_the_events(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = long_game(5 * KEPT_EVERY)
    assert len(game.snapshots) <= LATEST_SNAPSHOTS + 5, "memory is bounded"
    events, again = list(game.state.events or []), list[Entry]()

    def play(entry: Entry) -> None:
        again.append(entry)
        Game.play(game, entry)

    monkeypatch.setattr(game, "play", play)
    for plies in (*range(len(game.log) - 1, 3 * KEPT_EVERY, -SNAPSHOT_EVERY + 1), KEPT_EVERY - 1, 1, 0):
        again.clear()
        game.rewind(plies)
        assert len(again) < KEPT_EVERY
        assert all(map(operator.is_, game.state.events or [], events)), "also before the first snapshot"


def long_game(plies: int) -> Game:
    game = tangledbank.new("marine", 4, 1, deck="epic", listen=True)
    while len(game.log) < plies:
        options = game.state.options(game.seat)
        game.apply(options[(7 * len(game.log)) % len(options)])
    return game


def test_an_action_of_no_game_at_all_is_refused() -> None:
    with pytest.raises(tangledbank.NotationError):
        new().apply("castle")
    with pytest.raises(tangledbank.NotationError):
        new().apply(99 << 24)


def test_messages_and_reasons_are_values() -> None:
    assert Message("a", n=1) == Message("a", n=1) != Message("a", n=2)
    assert hash(Message("a", n=1)) == hash(Message("a", n=2))
    assert Reason(("EV-1.1",), Message("a")) == Reason(("EV-1.1",), Message("a"))
    assert len({Reason(("EV-1.1",), Message("a")), Reason(("EV-1.1",), Message("a"))}) == 1
    assert repr(Reason((), Message("undo-nothing"))) == "Reason((), Message('undo-nothing'))"
    assert str(Reason((), Message("undo-nothing"))) == "There is nothing to undo."


def test_random_numbers_can_be_given_and_asked_for() -> None:
    """Who looks at all outcomes gives them one by one; the seed is not touched."""
    state = new().state
    rng = int(state.rng)
    state.draws = [3, 0]
    assert [state.randbelow(6), state.randbelow(2)] == [3, 0]
    with pytest.raises(Undrawn) as asked:
        state.randbelow(9)
    assert asked.value.args == (9,)
    assert state.rng == rng
    assert state.clone().draws is None


def test_things_are_drawn_by_how_many_there_are() -> None:
    """Each thing once, in order; who draws where there is none has made a mistake."""
    state = new().state
    state.draws = list(range(6))
    assert [state.draw_from([2, 0, 3, 1, 0]) for _ in range(6)] == [0, 0, 2, 2, 2, 3]
    with pytest.raises(Undrawn) as asked:
        state.draw_from([2, 0, 3, 1, 0])
    assert asked.value.args == (6,)
    state.draws = None
    with pytest.raises(ZeroDivisionError):
        state.draw_from([0, 0])


@pytest.mark.parametrize(("players", "usual"), [([2], 2), ([2, 3, 4], 4), ([5, 6], 5), ([1, 2, 3], 3)])
def test_four_play_where_nobody_says_how_many_or_the_nearest_number(players: list[int], usual: int) -> None:
    assert Rulebook("any", 1, players, [], Notation([])).usual_players() == usual
