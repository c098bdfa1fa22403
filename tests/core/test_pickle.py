"""pickle and deepcopy of games and states: the copy is independent and goes on as the original does, in both builds."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import tangledbank as tb
from tangledbank.core.game import Game, Setup
from tangledbank.core.record import Record
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.rulebook import OptionValue
from tangledbank.core.state import State
from tangledbank.games import names, rulebook

Copier = Callable[[Game], Game]
SETUPS: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("evolution", 3, {}),
    ("evolution", 4, {"quick_play": True}),
    ("dominant-species", 3, {"round_limit": 2}),
    ("dominant-species", 2, {"multi_animal": True, "round_limit": 1}),
    ("marine", 3, {"round_limit": 2}),
    ("marine", 2, {"two_animals": True, "superheroes": True, "round_limit": 2}),
]


def pickled(game: Game) -> Game:
    found = pickle.loads(pickle.dumps(game))
    assert isinstance(found, Game)
    return found


COPIERS: list[Copier] = [pickled, copy.deepcopy]
ways = pytest.mark.parametrize("copied", COPIERS, ids=["pickle", "deepcopy"])
setups = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup[0]} {setup[1]}")


def begun(setup: tuple[str, int, dict[str, OptionValue]], listen: bool = False) -> Game:
    name, players, options = setup
    book = rulebook(name)
    return Game(Setup(book, players, 7, {**book.bounds(), **options}, None), listen)


def play(game: Game, answers: int, rng: int = 1) -> None:
    """Random answers, of any seat that may answer."""
    for _ in range(answers):
        if game.over:
            return
        rng = next_state(rng)
        seat = game.waiting[pick(rng, len(game.waiting))]
        options = game.options(seat)
        game.apply(options[pick(scramble(rng), len(options))], seat)


def alike(one: Game, two: Game) -> None:
    """Everything that can be asked of a game."""
    assert two.digest() == one.digest()
    assert two.state.rng == one.state.rng
    assert two.state.info_counter == one.state.info_counter
    assert two.waiting == one.waiting
    for seat in one.waiting:
        assert two.options(seat) == one.options(seat)
    assert str(two.record()) == str(one.record())
    assert [str(message) for message in two.story()] == [str(message) for message in one.story()]


@ways
@setups
def test_a_copy_is_alike_at_every_question_and_goes_on_alike(
    setup: tuple[str, int, dict[str, OptionValue]], copied: Copier
) -> None:
    game = begun(setup)
    for step in range(6):
        twin = copied(game)
        alike(game, twin)
        before = game.digest()
        play(twin, 9, step)
        assert game.digest() == before
        play(game, 9, step)
        alike(game, twin)
    play(game, 10_000)
    assert game.over
    alike(game, copied(game))


@ways
@setups
def test_a_listening_game_keeps_its_story_and_listens_on(
    setup: tuple[str, int, dict[str, OptionValue]], copied: Copier
) -> None:
    game = begun(setup, listen=True)
    play(game, 10)
    twin = copied(game)
    told = game.told
    assert told > 0
    play(twin, 20, 5)
    assert twin.told > told == game.told
    play(game, 20, 5)
    alike(game, twin)


@ways
def test_a_copy_can_take_back_what_the_original_can(copied: Copier) -> None:
    """Beyond the last snapshot, too."""
    game = begun(("dominant-species", 3, {}), listen=True)
    play(game, 120)
    twin = copied(game)
    assert [snapshot.ply for snapshot in twin.snapshots] == [snapshot.ply for snapshot in game.snapshots] != []
    for back in (113, 70, 4):
        game.rewind(back)
        twin.rewind(back)
        alike(game, twin)


@ways
def test_a_copy_undoes_a_secret_answer(copied: Copier) -> None:
    game = begun(("evolution", 3, {}))
    game.apply(game.options(1)[0], 1)
    twin = copied(game)
    assert twin.undo(1) == game.undo(1)
    alike(game, twin)


@ways
@pytest.mark.parametrize("name", list(names()))
def test_a_game_that_began_in_a_position_can_be_copied(name: str, copied: Copier) -> None:
    first = begun((name, 2, {}))
    play(first, 40)
    position = first.position()
    setup = Setup(first.rulebook, 2, 3, first.setup.options, position)
    game = Game(setup)
    play(game, 5)
    twin = copied(game)
    assert twin.setup.position == position
    game.rewind(0)
    twin.rewind(0)
    alike(game, twin)


@pytest.mark.parametrize("name", list(names()))
def test_states_can_be_copied_without_their_game(name: str) -> None:
    state = begun((name, 3, {})).state
    state.draws = [3, 1]
    twins: list[State] = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state)]
    for twin in twins:
        assert rulebook(name).dump(twin) == rulebook(name).dump(state)
        assert twin.draws == [3, 1]
        twin.randbelow(9)
        assert state.draws == [3, 1]


@pytest.mark.parametrize("name", list(names()))
def test_a_rulebook_is_pickled_as_its_name(name: str) -> None:
    book = rulebook(name)
    assert pickle.loads(pickle.dumps(book)) is book
    assert copy.deepcopy(book) is book
    assert len(pickle.dumps(book)) < 100


@ways
def test_records_and_entries_can_be_copied(copied: Copier) -> None:
    game = begun(("marine", 2, {}))
    play(game, 10)
    record: Record = pickle.loads(pickle.dumps(game.record()))
    assert record == game.record() == copy.deepcopy(record)
    entries = [(entry.seat, entry.action, entry.info_counter, entry.secret) for entry in copied(game).log]
    assert entries == [(entry.seat, entry.action, entry.info_counter, entry.secret) for entry in game.log]
    assert tb.replay(record).digest() == game.digest()
