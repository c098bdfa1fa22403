"""Actions as text: both directions, and what is said about a text that is none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank import NotationError
from tangledbank.core.notation import ColumnLabel, Flags, Names, Notation, Number, Seat, Verb
from tangledbank.games import names, rulebook
from tangledbank.games.actions import actions
from tangledbank.games.evolution.notation import NOTATION

SMALL = Notation(
    [
        Verb("go", ColumnLabel("place"), Names("way", ["on", "off"])),
        Verb("set", Seat("seat"), Flags("marks", ["x", "y", "z"])),
        Verb("stop"),
        Verb("count", Number("number")),
    ]
)


@given(kind=st.integers(0, 13), x=st.integers(0, 255), y=st.integers(0, 255), z=st.integers(0, 255))
def test_a_text_and_its_number_give_each_other_back(kind: int, x: int, y: int, z: int) -> None:
    verb = NOTATION.verbs[kind]
    action = kind << 24
    for arg, n, shift in zip(verb.args, (x, y, z), (16, 8, 0), strict=False):
        action |= n % arg.size << shift
    assert NOTATION.is_action(action)
    assert NOTATION.read(NOTATION.show(action)) == action


@pytest.mark.parametrize("number", [-1, 4 << 24, 1 << 24 | 8 << 8, 2 << 24 | 1, 2 << 8, 1, 1 << 24 | 6 << 16])
def test_a_number_that_is_no_action_is_known_as_such(number: int) -> None:
    assert not SMALL.is_action(number)


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        action = NOTATION.read(text)
    except NotationError as error:
        assert str(error)
    else:
        assert NOTATION.read(NOTATION.show(action)) == action


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "actions begin with go, set, stop, count"),
        ("run a on", "actions begin with go, set, stop, count"),
        ("go a", "write go <place> <way>"),
        ("go a on off", "write go <place> <way>"),
        ("go a up", "“up” does not fit <way>: write go <place> <way>"),
        ("go A on", "“A” does not fit <place>"),
        ("set P7", "“P7” does not fit <seat>"),
        ("set P1 w", "“w” does not fit <marks>"),
        ("set P1 x,x", "“x,x” does not fit <marks>"),
        ("count 256", "“256” does not fit <number>"),
        ("count ²", "“²” does not fit <number>"),
        ("stop now", "write stop"),
    ],
)
def test_a_wrong_text_says_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        SMALL.read(text)
    assert expected in str(caught.value)


def test_a_set_may_be_written_in_any_order() -> None:
    assert SMALL.show(SMALL.read("set P1 z,x")) == "set P1 x,z"


@pytest.mark.parametrize("text", ["go a on", "go iv off", "set P6", "set P1 x,z", "stop", "count 255"])
def test_texts_are_written_as_they_are_read(text: str) -> None:
    assert SMALL.show(SMALL.read(text)) == text


def test_the_numbers_of_actions_are_frozen() -> None:
    """Positions in quick play carry them: a new verb or card is appended, never inserted."""
    assert [verb.word for verb in NOTATION.verbs] == [
        *["food", "trait", "new", "grow", "discard", "end", "act", "feed", "attack", "pay", "think", "done", "store"],
        "first",
    ]
    assert NOTATION.read("trait horns+1 c") == 1 << 24 | 80 << 16 | 2 << 8
    assert NOTATION.read("attack a b climbing,horns") == 8 << 24 | 1 << 8 | 0b10010


def test_two_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two of one name"):
        Names("way", ["on", "on"])


def test_programs_are_told_what_the_words_name_and_where_it_lies() -> None:
    box, thing = Names("box", ["left", "right"]), Names("left|right", ["a", "b"], "thing")
    marks = Flags("marks to set", ["x", "y"], "mark")
    told = actions(
        Notation([Verb("go"), Verb("put", thing, box, at="bag"), Verb("get", box, thing, marks, at="- box")])
    )
    assert told == {
        "go": [],
        "put": [{"kind": "thing", "at": "bag"}, {"kind": "box"}],
        "get": [{"kind": "box"}, {"kind": "thing", "at": "box"}, {"kind": "mark"}],
    }


@pytest.mark.parametrize("name", names())
def test_kinds_are_single_words(name: str) -> None:
    told = [arg for args in actions(rulebook(name).notation).values() for arg in args]
    assert told
    assert all(word.isalpha() and word.islower() for arg in told for word in arg.values()), told
