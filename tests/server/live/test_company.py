"""Who is there, also over another process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from websockets.sync.client import ClientConnection

from tangledbank.server.live.remote_presence import PROCESS_TIMEOUT_MS, RemotePresence
from tangledbank.server.people.auth import COOKIE
from tangledbank.server.store.notifications import Notification

from ..conftest import Cluster
from ..serving import Served, Visitor


@pytest.fixture
def pair(cluster: Cluster, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers with one database."""
    database = cluster.fresh()
    with Served(tmp_path / "a", database=database) as one, Served(tmp_path / "b", database=database) as other:
        yield one, other


def moved(visitor: Visitor, served: Served) -> Visitor:
    """The same person over another process."""
    found = served.stranger()
    found.http.cookies.set(COOKIE, visitor.cookie)
    return found


def watch(socket: ClientConnection, table: str) -> None:
    socket.send(json.dumps({"type": "watch", "id": "w", "table": table}))


def wait_for(socket: ClientConnection, seats: list[int], spectators: int) -> None:
    """Until somebody is told just this."""
    while True:
        heard = json.loads(socket.recv(timeout=20))
        if heard["type"] == "presence" and (heard["seats"], heard["spectators"]) == (seats, spectators):
            return


def test_people_of_two_processes_see_each_other(pair: tuple[Served, Served]) -> None:
    one, other = pair
    host, guest, stranger = one.guest(), one.guest(), one.guest()
    table = host.done("/api/tables", {"game": "evolution", "players": 3, "seats": ["me", "free", "casual"]})["id"]
    guest.done(f"/api/tables/{table}/join", {"seat": 1})
    with host.socket() as first:
        watch(first, table)
        wait_for(first, [0], 0)
        with moved(guest, other).socket() as second, moved(stranger, other).socket() as third:
            watch(second, table)
            wait_for(second, [0, 1], 0)
            wait_for(first, [0, 1], 0)
            watch(third, table)
            wait_for(third, [0, 1], 1)
            wait_for(first, [0, 1], 1)
            chairs = host.get(f"/api/tables/{table}").json()["chairs"]
            assert [chair["present"] for chair in chairs] == [True, True, False]
        wait_for(first, [0], 0)


def test_people_are_seen_who_came_while_nobody_could_hear_it(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.fresh()
    with Served(tmp_path / "a", database=database) as one, Served(tmp_path / "b", database=database) as other:
        host, guest = one.guest(), one.guest()
        table = host.done("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "free"]})["id"]
        guest.done(f"/api/tables/{table}/join", {"seat": 1})
        with host.socket() as first, moved(guest, other).socket() as second:
            watch(first, table)
            wait_for(first, [0], 0)
            deafen(database)
            watch(second, table)
            wait_for(second, [0, 1], 0)
            wait_for(first, [0, 1], 0)


def deafen(database: str) -> None:
    """End the connections over which the processes hear of each other; they are made again."""
    with psycopg.connect(database, autocommit=True) as raw:
        raw.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )


def test_the_people_of_a_dead_process_are_gone_after_a_while() -> None:
    time = [0]
    remote = RemotePresence(lambda: time[0])
    assert remote.on_notification(Notification("t", process="dead", there=("ann",), spectators=2), watched=True)
    assert remote.on_notification(Notification("t", process="alive", there=("bob",)), watched=True)
    time[0] = PROCESS_TIMEOUT_MS
    assert not remote.on_notification(Notification(process="alive"), watched=False)
    assert remote.drop_dead() == []
    time[0] += 1
    assert remote.drop_dead() == ["t"]
    assert (remote.users("t"), remote.spectators("t")) == ({"bob"}, 0)
    assert remote.drop_dead() == []


def test_what_is_told_twice_or_about_other_tables_is_no_news() -> None:
    remote = RemotePresence(lambda: 0)
    there = Notification("t", process="p", there=("ann",))
    assert not remote.on_notification(there, watched=False)
    assert remote.users("t") == set()
    assert [remote.on_notification(there, watched=True) for _ in range(2)] == [True, False]
    remote.forget("t")
    assert remote.users("t") == set()
