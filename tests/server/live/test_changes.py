"""What is different between two views says all that is different, and is short."""

from __future__ import annotations

import itertools
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tangledbank.games import names
from tangledbank.server.live.changes import changed, changes, kept
from tangledbank.server.live.parts import Comparison, SeatParts, SharedParts, ViewParts, cut, whole_of
from tangledbank.server.live.views import EncodedView, known_after, personal_view, shared_view, table_view
from tangledbank.server.live.wire import encode

from ..playing import PEOPLE, random_game

CASES = Path(__file__).parents[3] / "web" / "tests" / "connection" / "changes.json"
NAMES = st.sampled_from(["a", "b", "c"])
VALUES = st.recursive(
    st.one_of(st.none(), st.integers(2, 4), st.text("xyz", max_size=2)),
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(NAMES, inner, max_size=3)),
    max_leaves=12,
)


@given(before=VALUES, after=VALUES)
@settings(deadline=None)
def test_steps_lead_from_any_value_to_any_other(before: Any, after: Any) -> None:
    was = json.dumps(before)
    steps = json.loads(json.dumps(list(changes(before, after))))
    assert changed(before, steps) == after
    assert json.dumps(before) == was
    assert list(changes(after, after)) == []


def test_a_long_list_of_equal_parts_is_compared_at_once() -> None:
    """With a look at all of them for each it would take a minute."""
    before = [b'"card"'] * 20_000
    begun = time.process_time()
    assert kept(before, [b'"new"', *before]) == [(-1, -1), *[(k + 1, k) for k in range(20_000)]]
    assert time.process_time() - begun < 2


def views(game: str, most: int) -> list[list[Any]]:
    """What somebody is shown, question by question, with events as they come."""
    found: list[list[Any]] = []
    known: dict[str, dict[int, int]] = {}
    for table in random_game(game, most):
        row = []
        for user in (*PEOPLE, "nobody"):
            view = table_view(table, user, known.get(user, {}), {0})
            known[user] = known_after(view)
            row.append(json.loads(encode(view)))
        found.append(row)
    return found


@pytest.mark.parametrize("game", names())
def test_steps_between_views_are_short_and_right(game: str) -> None:
    whole = told = 0
    rows = views(game, 150)
    for before, after in itertools.pairwise(rows):
        for one, next_one in zip(before, after, strict=True):
            steps = list(changes(one, next_one))
            assert changed(one, steps) == next_one
            whole += len(encode(next_one))
            told += len(encode(steps))
    assert told < whole / 3


@pytest.mark.parametrize("game", names())
def test_views_in_parts_lead_to_the_same(game: str) -> None:
    """What the socket does: most parts are compared as they are written, and what all see is looked into once."""
    before: dict[str, EncodedView] = {}
    told = moves = 0
    for table in random_game(game, 120):
        common, moves = shared_view(table, {0}, waits=False), moves + 1
        comparison = Comparison()
        for user in (*PEOPLE, "nobody"):
            known = known_after(before[user].view) if user in before else {}
            view = EncodedView(personal_view(table, user, known, common), common)
            assert json.loads(bytes(view.raw)) == json.loads(encode(table_view(table, user, known, {0})))
            if user in before:
                steps = comparison.steps(before[user].parts, view.parts)
                assert changed(json.loads(bytes(before[user].raw)), json.loads(steps)) == json.loads(bytes(view.raw))
                told += len(steps)
            before[user] = view
    assert told / moves < 5000, "bytes for a move, for three players and a spectator"


SEEN = st.dictionaries(NAMES, VALUES, max_size=3)
WHO_SEES = st.tuples(SEEN, st.lists(st.tuples(SEEN, SEEN, st.lists(VALUES, max_size=3)), min_size=2, max_size=2))
"""What all see, and for each of two seats what it sees otherwise, its fields and its options."""


def in_parts(public: dict[str, Any], seats: list[Any]) -> tuple[dict[str, Any], ViewParts]:
    """Whole, and in parts. Members of the public view are the same objects in what a seat sees otherwise."""
    own = [{name: alike(part, public.get(name)) for name, part in view.items()} for view, _, _ in seats]
    shared = SharedParts({"n": b"1"}, {name: cut(part) for name, part in public.items()})
    parts = [
        SeatParts(
            {name: encode(part) for name, part in fields.items()},
            [encode(option) for option in options],
            {name: cut(part, public.get(name), shared.view.get(name)) for name, part in own[k].items()},
        )
        for k, (_, fields, options) in enumerate(seats)
    ]
    whole = [
        {**fields, "options": options, "view": {**public, **own[k]}} for k, (_, fields, options) in enumerate(seats)
    ]
    return {"n": 1, "seats": whole}, ViewParts(shared, {}, parts)


def alike(part: Any, public: Any) -> Any:
    """A value with the first member of another one."""
    if isinstance(part, list) and isinstance(public, list) and public:
        return [public[0], *part[1:]]
    if isinstance(part, dict) and isinstance(public, dict):
        return {**part, **dict(itertools.islice(public.items(), 1))}
    return part


@given(before=WHO_SEES, later=st.lists(WHO_SEES, min_size=1, max_size=2))
@settings(deadline=None)
def test_any_views_in_parts_lead_to_any_others(before: Any, later: list[Any]) -> None:
    """Whatever all see, and whatever a seat sees otherwise, before and after."""
    comparison, was = Comparison(), [in_parts(*before)]
    for seen in later:
        now = in_parts(*seen)
        comparison.clear()
        for old in [*was, was[-1]]:
            steps = json.loads(comparison.steps(old[1], now[1]))
            assert changed(old[0], steps) == now[0]
        was.append(now)
        assert json.loads(encode(whole_of(now[1].shared.view))) == seen[0]


def test_what_all_see_is_written_and_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a change that all see alike the second client costs nothing but a look."""
    looked: list[object] = []

    def counted(was: object, part: object) -> Iterator[Any]:
        looked.append(part)
        return changes(was, part)

    monkeypatch.setattr("tangledbank.server.live.parts.changes", counted)
    before, after = [
        in_parts({"a": ["x" * 80, n], "b": [[0], [n] * 80]}, [({}, {"seat": k}, []) for k in range(2)])[1]
        for n in (1, 2)
    ]
    comparison = Comparison()
    once = comparison.steps(before, after)
    assert len(looked) == 2, "one for each part, not for each seat"
    assert comparison.steps(before, after) == once
    assert len(looked) == 2


def cases() -> str:
    """Some of them, for the client."""
    found = []
    for game in names():
        rows = views(game, 12)
        for before, after in list(itertools.pairwise(rows))[3:12:4]:
            found.append({"before": before[0], "steps": list(changes(before[0], after[0])), "after": after[0]})
    return json.dumps(found, separators=(",", ":"), sort_keys=True) + "\n"


def test_the_client_is_tested_with_the_same() -> None:
    """TANGLEDBANK_RECORD=1 writes them."""
    made = cases()
    if os.environ.get("TANGLEDBANK_RECORD"):
        CASES.write_text(made, encoding="utf-8")
    assert [sorted(case) for case in json.loads(CASES.read_text(encoding="utf-8"))] == [
        sorted(case) for case in json.loads(made)
    ]
    for case in json.loads(CASES.read_text(encoding="utf-8")):
        assert changed(case["before"], case["steps"]) == case["after"]
