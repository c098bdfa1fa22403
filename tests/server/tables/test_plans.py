"""EV-17.5 over the wire: nobody but its seat hears of a plan before the last commit, neither what nor how much."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tangledbank.core.rulebook import SPECTATOR
from tangledbank.server.http.routes.replays import lines_of, shown
from tangledbank.server.http.schemas import CourseLine
from tangledbank.server.live.views import chat_views, stamp_of, table_view
from tangledbank.server.live.wire import Seen, encode
from tangledbank.server.slices import Slices
from tangledbank.server.tables import commands
from tangledbank.server.tables.entries import AnyEntry, Asked, Clock, Created, Moved, Said, Stamped, Undone
from tangledbank.server.tables.table import Table

from ..playing import PEOPLE, SEED, beginning, folded
from ..serving import Served, Visitor

CLOCKS = [Clock(), Clock("live", 600, 30), Clock("days", 3600)]
every_clock = pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)


# ---- a table without a server -----------------------------------------------------------------
def planning(clock: Clock = CLOCKS[0], undo: str = "consent") -> Table:
    """Three people in quick play who have chosen their food cards; P1 plans."""
    wanted = Created("evolution", 0, 3, SEED, {"quick_play": True}, PEOPLE[0], clock=clock, undo=undo)
    table = folded(commands.checked(wanted), beginning())
    for seat in range(3):
        apply_entry(table, Moved(seat, table.playing.options(seat)[0]))
    return table


def apply_entry(table: Table, *entries: AnyEntry) -> None:
    """Things at a table, a second apart."""
    for entry in entries:
        table.apply(Stamped(table.n + 1, table.at + 1000, entry))


def steps(table: Table, *seats: int) -> None:
    """One more card in the plan of each of these."""
    for seat in seats:
        apply_entry(table, Moved(seat, table.playing.options(seat)[-1]))


def bytes_for(table: Table, user: str) -> bytes:
    return encode(Seen(1, table_view(table, user, {}, {0}), chat_views(table.chat)))


def course_for(table: Table, user: str, eye: int) -> list[CourseLine]:
    return list(lines_of(*asyncio.run(shown(Slices(), table, user)), eye))


def others(table: Table) -> list[bytes]:
    """Everything that P2, P3 and a spectator can ask for."""
    users = [*PEOPLE[1:], "nobody"]
    courses = [encode(course_for(table, user, seat)) for user, seat in zip(users, (1, 2, SPECTATOR), strict=True)]
    return [
        *[bytes_for(table, user) for user in users],
        *courses,
        *[str(stamp_of(table, user)).encode() for user in users],
    ]


@every_clock
def test_steps_of_a_plan_change_no_byte_for_others(clock: Clock) -> None:
    table = planning(clock)
    before, own = others(table), bytes_for(table, PEOPLE[0])
    for _ in range(3):
        steps(table, 0)
        assert others(table) == before
        assert bytes_for(table, PEOPLE[0]) != own
        own = bytes_for(table, PEOPLE[0])
    apply_entry(table, Undone(0))
    assert others(table) == before
    assert bytes_for(table, PEOPLE[0]) != own


@every_clock
def test_after_a_commit_others_know_that_and_no_more(clock: Clock) -> None:
    """Two plans, committed in the same moment: one of no card, one with steps and a step taken back."""
    short, long = planning(clock), planning(clock)
    steps(long, 0, 0)
    apply_entry(long, Undone(0))
    steps(long, 0)
    at = long.at + 1000
    for table in (short, long):
        table.apply(Stamped(table.n + 1, at, Moved(0, "end")))
        table.apply(Stamped(table.n + 1, at + 5, Said("nobody", "Nobody", "well?")))
    assert short.waiting() == long.waiting() == [1, 2]
    assert others(short) == others(long)
    assert long.chat[-1].n == short.chat[-1].n


def test_the_last_commit_shows_everything() -> None:
    table = planning()
    steps(table, 0, 0, 1)
    apply_entry(table, Moved(0, "end"), Moved(1, "end"))
    numbers = [table.ply_for(table.seats_of(user)) for user in (*PEOPLE, "nobody")]
    assert numbers == [table.ply - 1, table.ply - 2, table.ply - 3, table.ply - 3]
    apply_entry(table, Moved(2, "end"))
    assert {table.ply_for(table.seats_of(user)) for user in (*PEOPLE, "nobody")} == {table.ply}
    film, plies = asyncio.run(shown(Slices(), table, PEOPLE[2]))
    assert [turn.entry for turn in film.turns[:plies]] == table.playing.log


def test_a_step_answers_the_question_as_its_seat_counts() -> None:
    table = planning()
    seen = table.ply_for([1])
    steps(table, 0, 0)
    [entry] = commands.move(table, PEOPLE[1], 1, seen, table.playing.options(1)[-1], "first")
    apply_entry(table, entry)
    assert commands.move(table, PEOPLE[1], 1, seen, "end", "first") == []
    with pytest.raises(commands.Stale, match=str(seen + 1)):
        commands.move(table, PEOPLE[1], 1, seen, "end", "second")
    assert commands.move(table, PEOPLE[1], 1, seen + 1, "end", "second")


def test_a_request_to_go_back_outlives_what_others_plan() -> None:
    table = planning()
    apply_entry(table, Asked(1, 1))
    steps(table, 0)
    assert table.rewind_request is not None
    apply_entry(table, Moved(0, "end"))
    assert table.rewind_request is None


@pytest.mark.parametrize(("kind", "bank"), [("live", 600), ("days", 600)])
def test_a_plan_has_the_time_of_one_answer(kind: str, bank: int) -> None:
    """Parts of it bring neither an increment nor a fresh day."""
    table = planning(Clock(kind, bank, 30))
    asked = table.at
    left = table.clocks.left_at(0, asked)
    steps(table, 0, 0)
    apply_entry(table, Undone(0))
    steps(table, 0)
    assert table.clocks.left_at(0, table.at) == left - (table.at - asked)
    apply_entry(table, Moved(0, "end"))
    gained = 30_000 if kind == "live" else 0
    assert table.clocks.left_at(0, table.at) == left - (table.at - asked) + gained


def test_own_steps_are_in_the_own_course_and_can_be_looked_at() -> None:
    table = planning()
    steps(table, 1, 0, 1, 0)
    lines = course_for(table, PEOPLE[0], 0)
    assert [line.seat for line in lines] == [0, 1, 2, 0, 0]
    assert all(line.action for line in lines if line.seat == 0)


# ---- a server ------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("plans")) as server:
        yield server


@pytest.fixture
def table(served: Served) -> tuple[str, list[Visitor], Visitor]:
    """A public table where three people plan, and somebody who watches."""
    people, watcher = [served.guest() for _ in range(3)], served.guest()
    wanted = {
        "game": "evolution",
        "players": 3,
        "options": {"quick_play": True},
        "seats": ["me", "free", "free"],
        "visibility": "public",
    }
    key = people[0].done("/api/tables", wanted)["id"]
    for seat, person in enumerate(people):
        person.done(f"/api/tables/{key}/join", {"seat": seat})
    people[0].done(f"/api/tables/{key}/start")
    for seat, person in enumerate(people):
        move(person, key, seat, 0)
    return key, people, watcher


def move(person: Visitor, key: str, seat: int, option: int) -> None:
    """One of the options, in the order in which they are offered."""
    view = person.get(f"/api/tables/{key}").json()
    [shown] = view["seats"]
    answer = {"seat": seat, "ply": view["ply"], "action": shown["options"][option]["action"]}
    person.done(f"/api/tables/{key}/move", answer)


def watching(socket: ClientConnection, key: str) -> None:
    socket.send(json.dumps({"type": "watch", "id": "w", "table": key}))
    heard(socket, "w")


def heard(socket: ClientConnection, word: str) -> list[bytes]:
    """All that came before the answer to a word."""
    said: list[bytes] = []
    while True:
        raw = socket.recv(timeout=30)
        message = json.loads(raw)
        if message.get("id") == word:
            return said
        said.append(raw if isinstance(raw, bytes) else raw.encode())


def pinged(socket: ClientConnection) -> list[Any]:
    """The messages until now, who is there aside."""
    socket.send('{"type": "ping", "id": "p"}')
    return [found for raw in heard(socket, "p") if (found := json.loads(raw))["type"] != "presence"]


def pages(person: Visitor, key: str) -> list[bytes]:
    """Everything that can be asked about a table over HTTP."""
    about = ["", "/course", "/insight", "/record", "/moments/3", "/moments/4"]
    paths = [f"/api/tables/{key}{path}" for path in about]
    return [person.get(path).content for path in [*paths, "/api/tables/public/running", "/api/me/tables"]]


def test_others_get_no_message_and_the_same_bytes_while_somebody_plans(
    table: tuple[str, list[Visitor], Visitor],
) -> None:
    key, people, watcher = table
    planner, other = people[0], people[1]
    with other.socket() as there, watcher.socket() as outside, planner.socket() as own:
        for socket in (there, outside, own):
            watching(socket, key)
        for socket in (there, outside, own):
            pinged(socket)
        before = [pages(person, key) for person in (other, watcher)]
        for option in (-1, 1, 1):
            move(planner, key, 0, option)
        planner.done(f"/api/tables/{key}/undo", {"seat": 0})
        assert [pinged(there), pinged(outside)] == [[], []]
        assert len(pinged(own)) == 4
        assert [pages(person, key) for person in (other, watcher)] == before
        move(planner, key, 0, 0)  # the commit
        assert [len(pinged(socket)) for socket in (there, outside)] == [1, 1]
