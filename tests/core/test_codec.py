"""Positions as text: what is written reads back, what cannot be read says where."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank import PositionError
from tangledbank.core.codec import MOST_QUOTED, QUOTED, compact, digest, dumped, quoted, read, write

words = st.from_regex(r"[a-zA-Z_][a-z0-9_+]{0,8}", fullmatch=True).filter(lambda w: w not in ("none", "true", "false"))
scalars = st.none() | st.booleans() | st.integers(-(2**62), 2**62) | words
flat = st.lists(scalars, max_size=4) | st.dictionaries(words, scalars, max_size=3) | scalars
values = flat | st.lists(st.dictionaries(words, flat, min_size=1, max_size=3) | st.lists(scalars), max_size=3)


@given(st.dictionaries(words, values, max_size=6))
def test_what_is_written_reads_back(data: dict[str, object]) -> None:
    assert read(write(data)) == data


@given(st.text(alphabet="ab12 \n[]{};-#\té", max_size=60))
def test_any_text_is_a_position_or_a_position_error(text: str) -> None:
    try:
        data = read(text)
    except PositionError as error:
        assert "line" in str(error)
    else:
        assert read(write(data)) == data


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hole 4\nhole 5", "line 2: expected hole only once"),
        ("  {a 1}", "line 1: expected a key at the start of the line"),
        ("hand [a", "line 1: expected a word"),
        ("hand a b", "line 1: expected the end of the line"),
        ("{a 1}", "line 1: expected a word"),
        ("a {b 1 c 2}", "line 1: expected ; between the entries"),
        ("a {b 1; b 2}", "line 1: expected b only once"),
        ("a " + "[" * 20, "line 1: expected fewer brackets"),
    ],
)
def test_a_wrong_line_is_named(text: str, expected: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(text)
    assert expected in str(caught.value)


def test_comments_and_empty_lines_are_left_out() -> None:
    assert read("# a table\nhole 4 # tokens\n\nlist\n  [1 2]\n") == {"hole": 4, "list": [[1, 2]]}


@given(
    st.recursive(
        scalars | st.text() | st.floats(allow_nan=False),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_digests_are_taken_of_what_json_would_write(data: object) -> None:
    assert compact(data) == dumped(data)


def test_only_so_many_words_are_remembered() -> None:
    for k in range(MOST_QUOTED + 10):
        assert quoted(f"word {k}") == f'"word {k}"'
    assert len(QUOTED) <= MOST_QUOTED


def test_a_digest_does_not_depend_on_the_order_of_keys() -> None:
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})
    assert digest({"a": 1}) != digest({"a": 2})
    assert len(digest({})) == 16
