"""What the addresses do, they do on PostgreSQL as well: people, lists, invitations, records, forks, going for good."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tangledbank import replay

from ..conftest import Cluster
from ..serving import Served

WHO = {"name": "Żółw", "password": "long enough"}


@pytest.fixture
def served(cluster: Cluster, tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path, database=cluster.fresh()) as server:
        yield server


def test_people_and_lists(served: Served) -> None:
    host, guest, other = served.guest(), served.guest(), served.stranger()
    guest.done("/api/me/sign-up", WHO)
    other.done("/api/me/sign-in", WHO)
    body = {"game": "evolution", "players": 2, "seats": ["me", "free"], "visibility": "public"}
    table = host.done("/api/tables", body)["id"]
    (line,) = served.stranger().get("/api/tables/public/open").json()["tables"]
    assert (line["id"], line["names"][1], line["your_turn"]) == (table, "", False)
    token = host.done(f"/api/tables/{table}/invite", {"seat": 1})["token"]
    other.done("/api/invitations", {"token": token})
    host.done(f"/api/tables/{table}/start")
    (line,) = guest.get("/api/me/tables").json()["tables"]
    assert (line["names"][1], line["status"], line["your_turn"]) == ("Żółw", "running", True)
    assert served.stranger().get("/api/tables/public/open").json()["tables"] == []


def test_a_game_its_record_and_a_fork(served: Served) -> None:
    host = served.guest()
    body = {"game": "marine", "players": 2, "seats": ["me", "me"], "start": True, "seed": 7}
    view = host.done("/api/tables", body)
    for _ in range(20):
        seat = next(shown for shown in view["seats"] if shown["options"])
        move = {"seat": seat["seat"], "ply": view["ply"], "action": seat["options"][0]["action"], "key": "k"}
        view = host.done(f"/api/tables/{view['id']}/move", move)
        again = host.done(f"/api/tables/{view['id']}/move", move)
        assert again["ply"] == view["ply"], "the same delivery again changes nothing"
    fork = host.done(f"/api/tables/{view['id']}/fork", {"ply": 10, "seat": 0})
    assert (fork["status"], fork["visibility"]) == ("running", "private")
    host.done(f"/api/tables/{view['id']}/close")
    record = host.get(f"/api/tables/{view['id']}/record").json()["record"]
    assert len(replay(record).log) == view["ply"] == 20
    assert host.done("/api/records", {"record": record})["ply"] == 20


def test_whoever_goes_for_good_leaves_no_name_and_no_line(served: Served) -> None:
    host, gone = served.guest(), served.guest()
    gone.done("/api/me/name", {"name": "Unmistakable"})
    body = {"game": "evolution", "players": 2, "seats": ["me", "free"]}
    tables = [host.done("/api/tables", body)["id"] for _ in range(2)]
    gone.done(f"/api/tables/{tables[0]}/join", {"seat": 1})
    for table in tables:  # at the second only as a spectator
        gone.done(f"/api/tables/{table}/chat", {"text": "Remember me"})
        host.done(f"/api/tables/{table}/chat", {"text": "hello"})
    assert gone.http.delete("/api/me").status_code == 200
    with psycopg.connect(served.context.settings.database) as raw:
        stored = str(raw.execute("SELECT entry FROM entries").fetchall())
    assert "hello" in stored
    assert "Unmistakable" not in stored
    assert "Remember me" not in stored
    for table in tables:
        with host.socket() as socket:
            socket.send(f'{{"type": "watch", "id": "w", "table": "{table}"}}')
            assert "Remember me" not in str(socket.recv(timeout=10))
