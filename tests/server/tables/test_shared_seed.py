"""Luck that nobody can know: who adds what, what is shown when, and that nothing of the secret leaks before the end."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tangledbank import verify
from tangledbank.core.rng import key_of
from tangledbank.core.shared_seed import SharedSeed

from ..serving import Served, Visitor

WISH: dict[str, Any] = {"game": "evolution", "players": 3, "seats": ["me", "free", "beginner"], "visibility": "public"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("seed")) as server:
        yield server


class Scene:
    """A host and a friend at a table that has not begun."""

    def __init__(self, served: Served, **fields: Any) -> None:
        self.served = served
        self.host, self.friend = served.guest(), served.guest()
        self.key = str(self.host.done("/api/tables", {**WISH, **fields})["id"])

    @property
    def path(self) -> str:
        return f"/api/tables/{self.key}"

    def joined(self) -> Scene:
        self.friend.done(f"{self.path}/join", {"seat": 1})
        return self

    def add(self, who: Visitor, seat: int, number: str) -> Any:
        return who.post(f"{self.path}/number", {"seat": seat, "number": number})

    def shown(self) -> dict[str, Any]:
        found: dict[str, Any] = self.served.stranger().get(self.path).json()["shared_seed"]
        return found

    def truth(self) -> SharedSeed:
        """What only the server knows."""
        table = self.served.context.hub.slots[self.key].table
        assert table is not None
        assert table.shared_seed is not None
        return table.shared_seed


def test_the_commitment_is_there_before_anybody_adds_a_number_and_never_changes(served: Served) -> None:
    scene = Scene(served)
    first = scene.shown()
    assert first == {"commitment": scene.truth().commitment, "numbers": ["", "", ""], "secret": ""}
    scene.joined()
    for who, seat, number in [(scene.host, 0, "5"), (scene.friend, 1, "6"), (scene.friend, 1, "7")]:
        assert scene.add(who, seat, number).status_code == 200
    scene.host.done(f"{scene.path}/start")
    assert scene.shown() == {**first, "numbers": ["5", "7", ""]}


def test_two_tables_have_two_secrets(served: Served) -> None:
    assert Scene(served).shown()["commitment"] != Scene(served).shown()["commitment"]


@pytest.mark.parametrize("number", ["", "01", "-1", "x", "1" * 41, "٣"])
def test_what_is_no_number_is_refused(served: Served, number: str) -> None:
    scene = Scene(served)
    assert scene.add(scene.host, 0, number).status_code == 400
    assert scene.shown()["numbers"] == ["", "", ""]


def test_nobody_adds_for_somebody_else_nor_after_the_start(served: Served) -> None:
    scene = Scene(served).joined()
    assert scene.add(scene.host, 1, "5").status_code == 403
    assert scene.add(scene.host, 2, "5").status_code == 403
    scene.host.done(f"{scene.path}/start")
    assert scene.add(scene.host, 0, "5").status_code == 409
    assert scene.shown()["numbers"] == ["", "", ""]


def test_a_number_goes_with_its_player(served: Served) -> None:
    scene = Scene(served).joined()
    scene.add(scene.host, 0, "5")
    scene.add(scene.friend, 1, "6")
    scene.friend.done(f"{scene.path}/leave", {"seat": 1})
    assert scene.shown()["numbers"] == ["5", "", ""]
    scene.joined()
    scene.add(scene.friend, 1, "7")
    scene.host.done(f"{scene.path}/leave", {"seat": 1})
    scene.host.done(f"{scene.path}/bot", {"seat": 1, "level": "beginner"})
    assert scene.shown()["numbers"] == ["5", "", ""]


def test_after_the_start_the_seed_stays_whoever_leaves(served: Served) -> None:
    scene = Scene(served).joined()
    scene.add(scene.friend, 1, "6")
    scene.host.done(f"{scene.path}/start")
    before = scene.truth().seed
    scene.friend.done(f"{scene.path}/leave", {"seat": 1})
    assert scene.truth().seed == before
    assert scene.shown()["numbers"] == ["", "6", ""]


def test_the_host_starts_without_a_number_that_never_comes(served: Served) -> None:
    scene = Scene(served).joined()
    assert scene.host.done(f"{scene.path}/start")["status"] == "running"


def test_a_restart_keeps_the_secret(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        scene = Scene(server, players=2, seats=["me", "free"]).joined()  # no bot answers in between
        scene.host.done(f"{scene.path}/start")
        told, seed = scene.shown(), scene.truth().seed
        view = scene.host.get(scene.path).json()["seats"]
    with Served(tmp_path) as server:
        again = server.stranger()
        again.http.cookies = scene.host.http.cookies
        assert again.get(scene.path).json()["seats"] == view
        scene.served = server
        assert scene.shown() == told
        assert scene.truth().seed == seed


def test_a_closed_table_tells_all_and_its_record_proves_it(served: Served, tmp_path: Path) -> None:
    scene = Scene(served).joined()
    scene.add(scene.host, 0, "5")
    scene.host.done(f"{scene.path}/start")
    scene.host.done(f"{scene.path}/close")
    shown = scene.shown()
    assert sha256(shown["secret"].encode()).hexdigest() == shown["commitment"]
    record = scene.friend.get(f"{scene.path}/record").json()["record"]
    assert f"shared_seed {{secret {shown['secret']}; P1 5}}" in record
    assert verify(record).setup.shared_seed is not None
    again = scene.host.done("/api/records", {"record": record})
    assert again["shared_seed"]["commitment"] == shown["commitment"]
    assert again["seats"][0]["view"] == scene.host.get(scene.path).json()["seats"][0]["view"]


def test_nothing_of_the_secret_leaks_while_the_game_runs(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    """Everything that anybody is sent, and every line of the log: neither secret nor seed nor key, in any form."""
    with caplog.at_level(logging.DEBUG):
        scene = Scene(served).joined()
        scene.add(scene.friend, 1, "77777777")
        sent = [scene.host.post(f"{scene.path}/start", {}).text]
        operator = served.operator()
        for who in (scene.host, scene.friend, operator, served.stranger()):
            for rest in ("", "/story", "/course", "/moments/0", "/insight", "/record"):
                sent.append(who.get(scene.path + rest).text)
        for path in ("/api/operator/tables", "/api/operator/users", "/metrics", "/healthz"):
            sent.append(operator.get(path).text)
        for path, body in [("/undo", {"seat": 0}), ("/move", {"seat": 0, "ply": 0, "action": "nonsense"})]:
            sent.append(scene.host.post(scene.path + path, body).text)
        fork = scene.host.done(f"{scene.path}/fork", {"ply": 0, "seat": 0, "level": "beginner"})
        sent.append(json.dumps(fork))
        sent.append(scene.host.post(f"/api/tables/{fork['id']}/close", {}).text)
        sent.append(scene.host.get(f"/api/tables/{fork['id']}/record").text)
        with scene.friend.socket() as socket:
            for kind in ("watch", "hint", "why", "story"):
                wanted = {"seat": 1, "action": "end", "before": 9}
                socket.send(json.dumps({"type": kind, "id": kind, "table": scene.key, **wanted}))
                while json.loads(raw := socket.recv(timeout=60)).get("id") != kind:
                    sent.append(str(raw))
                sent.append(str(raw))
    truth = scene.truth()
    assert truth.numbers[1] == "77777777"
    assert "77777777" in sent[0], "what may be known is there: the search would find a secret"
    everything = "\n".join([*sent, *[record.getMessage() + str(record.__dict__) for record in caplog.records]])
    for secret in (truth.secret, str(truth.seed), key_of(truth.seed).hex()):
        assert secret not in everything


# ---- chosen seeds --------------------------------------------------------------------------------
def test_who_chooses_the_seed_plays_without_other_people(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    refused = host.post("/api/tables", {**WISH, "seed": 5})
    assert (refused.status_code, refused.json()["why"]["key"]) == (400, "server-seed-chosen")
    made = host.done("/api/tables", {**WISH, "seed": 5, "seats": ["me", "beginner", "beginner"]})
    assert (made["verifiable"], made["shared_seed"]) == (True, None)
    host.done(f"/api/tables/{made['id']}/leave", {"seat": 0})
    refused = friend.post(f"/api/tables/{made['id']}/join", {"seat": 0})
    assert (refused.status_code, refused.json()["why"]["key"]) == (409, "server-seed-chosen")
    refused = host.post(f"/api/tables/{made['id']}/number", {"seat": 0, "number": "1"})
    assert refused.status_code == 403
    host.done(f"/api/tables/{made['id']}/join", {"seat": 0})
    assert host.post(f"/api/tables/{made['id']}/number", {"seat": 0, "number": "1"}).status_code == 409
    host.done(f"/api/tables/{made['id']}/start")
