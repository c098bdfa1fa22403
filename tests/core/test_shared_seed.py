"""A seed that nobody chose: what it is made of, and that its numbers give nothing away."""

from __future__ import annotations

import pickle
from collections import Counter
from hashlib import sha256

import pytest

from tangledbank import replay, verify
from tangledbank.api import read_record
from tangledbank.core.errors import OptionError, PositionError, RecordError
from tangledbank.core.game import Game, Setup
from tangledbank.core.playout import playout
from tangledbank.core.rng import MASK, key_of, keyed_number, scramble
from tangledbank.core.shared_seed import SharedSeed
from tangledbank.games import names, rulebook

SECRET = "ab" * 32
SHARED = SharedSeed(SECRET, {1: "77", 0: "123"})


def begun(game: str, shared: SharedSeed = SHARED) -> Game:
    return Game(Setup(rulebook(game), 3, 0, {}, None, shared_seed=shared), listen=True)


def played(game: str, plies: int) -> Game:
    found = begun(game)
    for k in range(plies):
        options = found.options()
        found.apply(options[scramble(k) % len(options)])
    return found


def test_commitment_and_seed_are_plain_hashes_that_anybody_can_make() -> None:
    assert SHARED.commitment == sha256(SECRET.encode()).hexdigest()
    text = f"shared seed\n{SECRET}\nP1 123\nP2 77"
    assert SHARED.seed == int(sha256(text.encode()).hexdigest(), 16)


def test_every_number_and_its_seat_count() -> None:
    seeds = {SharedSeed(SECRET, n).seed for n in ({}, {0: "1"}, {1: "1"}, {0: "1", 1: "1"}, {0: "11"})}
    assert len(seeds) == 5
    assert int(SHARED.commitment, 16) not in seeds


@pytest.mark.parametrize("number", ["", "007", "-1", "1.5", "١٢", "1" * 41, "1 P2 3"])
def test_other_numbers_are_refused(number: str) -> None:
    with pytest.raises(OptionError):
        SharedSeed(SECRET, {0: number})


def test_the_numbers_are_frozen() -> None:
    """Records depend on them: these must never change, on any platform, in either build."""
    key = key_of(SHARED.seed)
    assert key.hex() == "2288ac35b8cea7501d9805bd85b09b6d53254778a616cff8ea27a0c393c825d8"
    assert [keyed_number(key, k) % 100 for k in range(1, 11)] == [89, 60, 81, 62, 3, 70, 58, 1, 10, 80]
    assert key_of(MASK) == b""


def test_every_number_is_equally_likely() -> None:
    key = key_of(SHARED.seed)
    seen = Counter(keyed_number(key, k) % 17 for k in range(17_000))
    chi_square = sum((seen[k] - 1000) ** 2 / 1000 for k in range(17))
    assert chi_square < 17 + 5 * 34**0.5, "further from uniform than five standard deviations"


@pytest.mark.parametrize("game", names())
def test_a_record_says_how_the_seed_came_about_and_verifies(game: str) -> None:
    found = played(game, 30)
    text = str(found.record())
    assert f"shared_seed {{secret {SECRET}; P1 123; P2 77}}" in text
    assert "\nseed" not in text
    assert verify(text).digest() == found.digest()
    assert str(read_record(text)) == text
    other = text.replace("P2 77", "P2 78")
    with pytest.raises(RecordError):
        verify(other)


@pytest.mark.parametrize("game", names())
def test_a_position_keeps_the_key_and_the_count_of_draws(game: str) -> None:
    found = played(game, 12)
    book, whole = found.rulebook, found.position()
    assert whole["key"] == key_of(SHARED.seed).hex()
    assert 0 < found.state.rng < 200, "the number of draws so far"
    again = book.load(whole)
    again.advance()
    assert book.dump(again) == whole
    assert again.randbelow(1000) == found.state.clone().randbelow(1000)
    assert pickle.loads(pickle.dumps(found)).digest() == found.digest()
    with pytest.raises(PositionError):
        book.load({**whole, "key": "xyz"})


@pytest.mark.parametrize("game", names())
def test_worlds_for_bots_and_forks_know_nothing_of_the_key(game: str) -> None:
    """Neither the key nor the number of draws: the same world as from a game with another key in the same position."""
    found = played(game, 12)
    book, state = found.rulebook, found.state
    other = state.clone()
    other.key, other.rng = key_of(MASK + 5), 7
    for seat in range(3):
        world = book.determinize(state, seat, 1)
        assert world.key == b""
        assert "key" not in book.dump(world)
        assert book.dump(world) == book.dump(book.determinize(other, seat, 1))


@pytest.mark.parametrize("game", names())
def test_undo_draws_the_same_again(game: str) -> None:
    found = played(game, 20)
    digest, log = found.digest(), list(found.log)
    found.rewind(8)
    for entry in log[8:]:
        found.play(entry)
    assert found.digest() == digest


@pytest.mark.parametrize("game", names())
def test_a_seed_of_63_bits_has_no_key(game: str) -> None:
    found = Game(Setup(rulebook(game), 3, 7, {}, None))
    assert "key" not in found.position()
    assert "\nseed 7\n" in str(found.record())


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("shared_seed", "seed 7\nshared_seed"),
        ("shared_seed", "position {game evolution}\nshared_seed"),
        (SECRET, "ab"),
        ("P1 123", "P1 0123x"),
        ("P1 123", "P9 1"),
        ("P1 123", "other 1"),
    ],
)
def test_a_record_with_another_seed_beside_it_or_a_bad_one_is_refused(line: str, instead: str) -> None:
    text = str(played("evolution", 3).record()).replace(line, instead, 1)
    with pytest.raises(RecordError):
        replay(text)


def test_random_games_end_with_a_shared_seed() -> None:
    state = begun("evolution").state
    playout(state, 5)
    assert not state.stack
