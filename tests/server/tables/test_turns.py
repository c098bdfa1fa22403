"""Taking back a whole turn, playing once more with seats moved on, and time off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tangledbank.daily.deal import DAY_MS
from tangledbank.server.tables import commands
from tangledbank.server.tables.commands import checked
from tangledbank.server.tables.entries import (
    CONSENT,
    DAYS,
    HORIZON,
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
from tangledbank.server.tables.turns import may_reset, reset_turn, turn_plies, unseen_plies

from ..playing import folded
from ..serving import Served, Visitor


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


def some(options: list[str]) -> str:
    return next(option for option in options if option != "end")


def test_a_turn_is_taken_back_as_a_whole_if_all_agree_to_what_they_have_seen() -> None:
    table = started()
    seat = in_cards(table)
    user, before = table.chairs[seat].user, table.playing.digest()
    assert may_reset(table, seat) == "no"
    move(table, seat, some(table.playing.options(seat)))
    assert may_reset(table, seat) == "no", "an undo is enough"
    move(table, seat, some(table.playing.options(seat)))
    assert may_reset(table, seat) == "ask"
    apply(table, *reset_turn(table, user, seat))
    assert table.rewind_request is not None
    other = 1 - seat
    apply(table, *commands.vote(table, table.chairs[other].user, other, True))
    assert table.playing.digest() == before


def test_nobody_else_nobody_to_ask() -> None:
    table = folded(
        checked(Created("evolution", 0, 2, 7, {}, "ann")), [Sat(0, "ann", "A"), Sat(1, "ann", "B"), Started()]
    )
    seat = in_cards(table)
    before = table.playing.digest()
    for _ in range(2):
        move(table, seat, some(table.playing.options(seat)))
    assert may_reset(table, seat) == "alone"
    apply(table, *reset_turn(table, "ann", seat))
    assert table.playing.digest() == before


@pytest.mark.parametrize("undo", [CONSENT, HORIZON])
def test_what_nobody_has_seen_is_taken_back_alone(undo: str) -> None:
    """In Dominant Species several answers make one action, and nothing is drawn between them."""
    table = folded(
        checked(Created("dominant-species", 0, 2, 7, {}, "ann", undo=undo)),
        [Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob"), Started()],
    )
    for step in range(400):
        seat = table.waiting()[0]
        if len(unseen_plies(table.playing, seat)) > 1:
            break
        answer(table, seat, step % len(table.playing.options(seat)))
    turn = turn_plies(table.playing, seat)
    assert unseen_plies(table.playing, seat) == turn[: len(unseen_plies(table.playing, seat))]
    assert may_reset(table, seat) in ("alone", "ask")
    back = len(unseen_plies(table.playing, seat)) if undo == HORIZON else len(turn)
    ply, entries = table.ply, reset_turn(table, table.chairs[seat].user, seat)
    if may_reset(table, seat) == "alone":
        apply(table, *entries)
        assert table.ply == ply - back


def test_a_turn_that_others_have_answered_stays() -> None:
    table = started()
    seat = in_cards(table)
    move(table, seat, some(table.playing.options(seat)))
    assert len(turn_plies(table.playing, seat)) == 1, "the food card of before was another turn"
    move(table, seat, "end")
    other = table.waiting()[0]
    assert other != seat
    move(table, other, some(table.playing.options(other)))
    assert turn_plies(table.playing, seat) == []


def test_resets_are_for_owners_where_taking_back_is_allowed(served: Served) -> None:
    host = served.guest()
    body = {"game": "evolution", "players": 2, "seats": ["me", "me"], "start": True}
    for undo in (CONSENT, HORIZON, NEVER):
        path = f"/api/tables/{host.done('/api/tables', {**body, 'undo': undo})['id']}"
        assert host.post(f"{path}/reset", {"seat": 0}).status_code == (409 if undo == NEVER else 400)
        view = host.get(path).json()
        while "end" not in [option["action"] for option in view["seats"][view["waiting"][0]]["options"]]:
            view = answered(host, path, view, 0)
        ply, seat = view["ply"], view["waiting"][0]
        for _ in range(2):
            view = answered(host, path, view, 1)
        shown = view["seats"][seat]["reset"]
        assert shown in {CONSENT: ["alone"], HORIZON: ["alone", "no"], NEVER: ["no"]}[undo]
        status = 200 if shown == "alone" else 409 if undo == NEVER else 400
        assert host.post(f"{path}/reset", {"seat": seat}).status_code == status
        assert (host.get(path).json()["ply"] < ply + 2) == (status == 200)


def answered(host: Visitor, path: str, view: dict[str, Any], which: int) -> dict[str, Any]:
    """One of the options of who is asked."""
    seat = view["waiting"][0]
    action = view["seats"][seat]["options"][which]["action"]
    found: dict[str, Any] = host.done(f"{path}/move", {"seat": seat, "ply": view["ply"], "action": action})
    return found


# ---- once more ---------------------------------------------------------------------------------
def test_a_rematch_moves_everybody_on_by_one_seat(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    body = {"game": "evolution", "players": 3, "seats": ["me", "free", "beginner"]}
    path = f"/api/tables/{host.done('/api/tables', body)['id']}"
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
    body = {"game": "evolution", "players": 2, "seats": ["me", "me"], "clock": {"kind": kind, "bank": 3600}}
    return str(host.done("/api/tables", {**body, "start": True})["id"])


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
