"""The encoder of a game that brings none: made from views and notation, it hides and distinguishes like our own."""

from __future__ import annotations

from functools import cache

import pytest

from tangledbank.core.notation import Names, Notation, Number, Verb
from tangledbank.core.playout import play_on
from tangledbank.core.rulebook import Rulebook
from tangledbank.core.state import State
from tangledbank.env.encode import derived as module
from tangledbank.env.encode.derived import DerivedSpace, Shape, derived
from tangledbank.env.encode.encoder import Encoder, Rows
from tangledbank.env.encode.layout import zeros
from tangledbank.env.encode.space import MORE, NOTHING, ActionBuilder
from tangledbank.games import names, rulebook


def started(book: Rulebook, players: int, decisions: int) -> State:
    g = book.new_state(players, 5, book.check_options(players, book.bounds()))
    g.advance()
    play_on(g, 3, decisions)
    return g


@cache
def encoder(game: str) -> Encoder:
    book = rulebook(game)
    return derived(book, book.check_options(book.players[0], book.bounds()))


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is learnt from fewer games is the same kind of thing."""
    monkeypatch.setattr(module, "SAMPLE_GAMES", 1)
    monkeypatch.setattr(module, "SAMPLE_DECISIONS", 40)


@pytest.mark.parametrize("game", names())
def test_a_seat_sees_the_same_in_all_worlds_that_it_cannot_tell_apart(game: str) -> None:
    book = rulebook(game)
    for decisions in (0, 10, 30):
        g = started(book, 3, decisions)
        for seat in range(g.seats):
            one = encoder(game).observe(book.determinize(g, seat, 1), seat)
            assert one == encoder(game).observe(book.determinize(g, seat, 2), seat) == encoder(game).observe(g, seat)


@pytest.mark.parametrize("game", names())
def test_every_answer_has_its_own_sub_actions(game: str) -> None:
    space = encoder(game).actions
    for decisions in (0, 5, 20, 60):
        g = started(rulebook(game), 3, decisions)
        found = {(space.first(a, []), space.second(a, [])) for a in g.current_options}
        assert len(found) == len(g.current_options)
        for action in g.current_options:
            builder = ActionBuilder(space, g, g.seat)
            steps = space.split(g, g.seat, action)
            given = [builder.give(step) for step in steps]
            assert given == [MORE, action][-len(steps) :]


@pytest.mark.parametrize("game", names())
def test_rows_that_are_kept_show_what_a_new_observation_shows(game: str) -> None:
    shown = encoder(game)
    g = started(rulebook(game), 2, 0)
    rows = Rows(shown, 1, 2)
    for n in range(30):
        builder = shown.builder(g, g.seat)
        at = rows.update(0, g, builder)
        assert bytes(rows.bytes[at : at + shown.size]) == bytes(shown.observe(g, g.seat))
        play_on(g, n, 1)


def test_the_layout_is_the_same_every_time() -> None:
    book = rulebook("evolution")
    options = book.check_options(2, {})
    first, second = derived(book, options), derived(book, options)
    assert [vars_of(one) for one in first.fields] == [vars_of(one) for one in second.fields]
    assert first.size == sum(one.size() for one in first.fields)


def vars_of(field: object) -> list[object]:
    return [getattr(field, name) for name in ("name", "at", "shape", "most", "meaning")]


def test_long_verbs_are_made_of_two_sub_actions_and_come_first() -> None:
    two = Verb("move", Names("from", list("abcdef")), Names("to", list("ghijkl")), Number("n", 20))
    space = DerivedSpace(Notation([Verb("pass"), two, Verb("pick", Number("n"))]))
    assert [(block.word, len(block.names)) for block in space.blocks] == [
        ("move", 36),
        ("pass", 1),
        ("pick", 256),
        ("move", 20),
    ]
    assert space.openers == 36
    action = 1 << 24 | 2 << 16 | 3 << 8 | 7
    assert (space.words(space.first(action, [])), space.words(space.second(action, []))) == ("move c j", "move 7")
    assert (space.words(space.first(2 << 24 | 9 << 16, [])), space.second(2 << 24, [])) == ("pick 9", NOTHING)


@pytest.mark.parametrize(
    ("sample", "value", "bytes_"),
    [
        ([True], True, [1, 1]),
        ([3, -2], 0, [1, 2]),
        ([3], 900, [1, 3]),
        (["ash", "oak"], "oak", [1, 0, 1, 0]),
        (["ash"], "elm", [1, 0, 1]),
        ([None, 4], None, [0, 0]),
        ([[1, 2]], [2], [1, 1, 1, 2, 0, 0]),
        ([[1]], [1, 1, 1], [1, 1, 1, 1]),
        ([{"n": 1}], {"n": 1, "new": 5}, [1, 1, 1]),
    ],
)
def test_values_have_fixed_places(sample: list[object], value: object, bytes_: list[int]) -> None:
    shape = Shape()
    for known in sample:
        shape.learn(known)
    out = zeros(shape.size())
    shape.write(value, out, 0)
    assert list(out) == bytes_
    assert max(bytes_) <= max(1, shape.largest())
