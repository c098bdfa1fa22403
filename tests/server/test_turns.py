"""Taking back a whole turn, playing once more with seats moved on, and time off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tangledbank.server.store.vacations import DAY_MS
from tangledbank.server.tables.commands import checked
from tangledbank.server.tables.entries import (
    DAYS,
    LIVE,
    NEVER,
    Clock,
    Created,
    Left,
    Moved,
    Sat,
    Stamped,
    Started,
    Vacation,
)
from tangledbank.server.tables.table import Table
from tangledbank.server.tables.turns import reset_turn, turn_length

from .playing import folded
from .serving import Served, Visitor


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("turns")) as server:
        yield server


def started(**fields: Any) -> Table:
    """Two people, and the first question."""
    wish = checked(Created("evolution", 0, 2, 7, {}, "ann", **fields))
    return folded(wish, [Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob"), Started()])


def answer(table: Table, seat: int, which: int = 0) -> None:
    move(table, seat, table.playing.options(seat)[which])


def move(table: Table, seat: int, action: str) -> None:
    apply(table, Moved(seat, action))


def apply(table: Table, *entries: Any) -> None:
    for entry in entries:
        table.apply(Stamped(table.n + 1, table.at + 1000, entry))


def in_cards(table: Table) -> int:
    """Play until somebody chooses what to do with cards; whose turn it is."""
    for _ in range(20):
        seat = table.waiting()[0]
        if "end" in table.playing.options(seat):
            return seat
        answer(table, seat)
    raise AssertionError("no turn with several answers came")


def test_a_turn_is_taken_back_as_a_whole() -> None:
    table = started()
    seat = in_cards(table)
    user = table.chairs[seat].user
    before, ply = table.playing.digest(), table.ply
    for _ in range(3):
        answer(table, seat, -1 if "end" not in table.playing.options(seat)[-1] else 0)
    assert table.ply == ply + 3
    assert turn_length(table.playing, seat) == 3
    apply(table, *reset_turn(table, user, seat))
    assert table.playing.digest() == before
    assert turn_length(table.playing, seat) == 0


def test_a_turn_that_others_have_answered_stays() -> None:
    table = started()
    seat = in_cards(table)
    answer(table, seat)
    move(table, seat, "end")
    other = table.waiting()[0]
    if other != seat:
        answer(table, other)
    assert turn_length(table.playing, seat) == 0


def test_what_was_seen_is_not_reset() -> None:
    """Both have laid their food card: that reveals something, so neither can take it back."""
    table = started()
    answer(table, 0)
    assert turn_length(table.playing, 0) == 1
    answer(table, 1)
    assert turn_length(table.playing, 0) == turn_length(table.playing, 1) == 0


def test_resets_are_for_owners_where_taking_back_is_allowed(served: Served) -> None:
    host = served.guest()
    wish = {"game": "evolution", "players": 2, "seats": ["me", "me"], "start": True}
    for undo, status in [("consent", 200), ("horizon", 200), (NEVER, 409)]:
        table = host.done("/api/tables", {**wish, "undo": undo})
        path = f"/api/tables/{table['id']}"
        assert host.post(f"{path}/reset", {"seat": 0}).status_code == 409, "there is nothing to take back"
        option = table["seats"][0]["options"][0]["action"]
        shown = host.done(f"{path}/move", {"seat": 0, "ply": 0, "action": option})
        assert shown["seats"][0]["turn"] == int(undo != NEVER)
        assert host.post(f"{path}/reset", {"seat": 0}).status_code == status
        assert host.get(path).json()["ply"] == int(undo == NEVER)


# ---- once more ---------------------------------------------------------------------------------
def test_a_rematch_moves_everybody_on_by_one_seat(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    wish = {"game": "evolution", "players": 3, "seats": ["me", "free", "beginner"]}
    path = f"/api/tables/{host.done('/api/tables', wish)['id']}"
    friend.done(f"{path}/join", {"seat": 1})
    host.done(f"{path}/start")
    host.done(f"{path}/close")
    first = host.done(f"{path}/rematch", {"rotate": True})
    assert [chair["yours"] for chair in first["chairs"]] == [False, True, False]
    assert [chair["level"] for chair in first["chairs"]] == ["beginner", "", ""]
    second = friend.done(f"{path}/rematch", {"rotate": False})
    assert second["id"] == first["id"], "who asks first decides"
    assert [chair["yours"] for chair in second["chairs"]] == [False, False, True]


# ---- vacations -----------------------------------------------------------------------------------
HOUR = 3_600_000


def at_clock(kind: str) -> Table:
    return started(clock=Clock(kind, 3600, 0))


def test_a_clock_stands_still_until_the_vacation_ends() -> None:
    table = at_clock(DAYS)
    before = table.clocks.left_at(0, table.at)
    until = table.at + 5 * DAY_MS
    apply(table, Vacation(0, until))
    left = table.clocks.left_at(0, table.at)
    assert before - 1000 <= left <= before
    assert table.clocks.left_at(0, until) == left
    assert table.clocks.left_at(0, until + HOUR // 2) == left - HOUR // 2
    assert table.clocks.flag_at(0) == until + left
    assert not table.clocks.runs_at(0, until - 1)
    assert table.clocks.runs_at(1, until - 1), "the others' clocks run"


def test_whoever_comes_back_early_goes_on_with_what_was_left() -> None:
    table = at_clock(DAYS)
    apply(table, Vacation(0, table.at + 5 * DAY_MS))
    left = table.clocks.left_at(0, table.at)
    apply(table, Vacation(0, 0))
    assert table.clocks.left_at(0, table.at) == left
    assert table.clocks.left_at(0, table.at + 60_000) == left - 60_000


def test_a_question_of_a_vacation_has_all_its_time_when_it_ends() -> None:
    table = at_clock(DAYS)
    until = table.at + DAY_MS
    apply(table, Vacation(0, until))
    answer(table, 0)
    answer(table, 1)
    while 0 not in table.waiting():
        answer(table, table.waiting()[0])
    assert table.clocks.flag_at(0) == until + HOUR


def test_a_seat_that_is_left_is_not_on_vacation() -> None:
    table = at_clock(DAYS)
    apply(table, Vacation(0, table.at + DAY_MS), Left(0))
    assert table.clocks.paused == [0, 0]


def days_table(host: Visitor, kind: str = DAYS) -> str:
    wish = {"game": "evolution", "players": 2, "seats": ["me", "me"], "clock": {"kind": kind, "bank": 3600}}
    return str(host.done("/api/tables", {**wish, "start": True})["id"])


def test_a_vacation_reaches_all_tables_of_days_that_run_and_has_a_yearly_limit(served: Served) -> None:
    host = served.guest()
    slow, fast = days_table(host), days_table(host, LIVE)
    assert host.get("/api/me/vacation").json() == {"until": 0, "days_left": 30}
    taken = host.done("/api/me/vacation", {"days": 20})
    assert taken["days_left"] == 10
    chairs = host.get(f"/api/tables/{slow}").json()["chairs"]
    assert [chair["vacation"] for chair in chairs] == [taken["until"]] * 2
    assert [chair["vacation"] for chair in host.get(f"/api/tables/{fast}").json()["chairs"]] == [0, 0]
    assert host.post("/api/me/vacation", {"days": 31}).status_code == 400
    ended = host.done("/api/me/vacation", {"days": 0})
    assert ended["until"] == 0
    assert ended["days_left"] == 29, "a day that was begun is gone"
    assert [chair["vacation"] for chair in host.get(f"/api/tables/{slow}").json()["chairs"]] == [0, 0]
    assert host.done("/api/me/vacation", {"days": 29})["days_left"] == 0
    refused = host.post("/api/me/vacation", {"days": 30})
    assert (refused.status_code, refused.json()["why"]["key"]) == (409, "server-no-vacation")
