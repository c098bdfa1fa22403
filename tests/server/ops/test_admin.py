"""`tangledbank admin` beside a running server, on both databases: it hears of everything, and nothing gets lost."""

from __future__ import annotations

import io
import json
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tangledbank import new, replay
from tangledbank.cli import terminal
from tangledbank.cli.main import main
from tangledbank.server import app
from tangledbank.server.http.routes.opening import new_key
from tangledbank.server.store.sqlite import SqliteDatabase

from ..conftest import Cluster
from ..serving import Served, Visitor

PASSWORD = "long enough"


class Desk:
    """A running server and whoever looks after it."""

    def __init__(self, server: Served, where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self.where = where
        self.capsys = capsys

    def run(self, *words: str) -> tuple[int, str]:
        """What a command returns and prints."""
        self.capsys.readouterr()
        code = main(["--lang", "en", "admin", *words, *self.where])
        out, err = self.capsys.readouterr()
        return code, out + err

    def tell(self, monkeypatch: pytest.MonkeyPatch, text: str, *words: str) -> tuple[int, str]:
        """What a command returns and prints that finds a text on its standard input."""
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        return self.run(*words)

    def done(self, *words: str) -> str:
        code, text = self.run(*words)
        assert code == 0, text
        return text

    def account(self, name: str) -> Visitor:
        visitor = self.server.guest()
        visitor.done("/api/me/sign-up", {"name": name, "password": PASSWORD})
        return visitor


@pytest.fixture(params=["sqlite", "postgres"], scope="module")
def home(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, list[str]]]:
    folder = tmp_path_factory.mktemp("admin")
    if request.param == "sqlite":
        with Served(folder) as server:
            yield server, ["--data", str(folder)]
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        address = cluster.fresh()
        with Served(folder, database=address) as server:
            yield server, ["--database", address]


@pytest.fixture
def desk(home: tuple[Served, list[str]], capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(*home, capsys)


def until(true: object, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not true():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.02)


# ---- people --------------------------------------------------------------------------------------
def test_somebody_becomes_an_operator_and_is_none_any_more(desk: Desk) -> None:
    boss = desk.account("The Boss")
    assert boss.get("/api/operator/users").status_code == 403
    desk.done("operator", "the  BOSS")
    assert boss.get("/api/operator/users").status_code == 200
    assert f"{boss.id}  The Boss  the boss *\n" in desk.done("users")
    desk.done("operator", boss.id, "--off")
    assert boss.get("/api/operator/users").status_code == 403


def test_a_guest_cannot_be_an_operator_and_nobody_is_nobody(desk: Desk) -> None:
    guest = desk.server.guest()
    assert desk.run("operator", guest.id) == (2, f"{guest.id} is a guest: only accounts can be operators.\n")
    assert desk.run("delete", "Nemo") == (2, "There is no user Nemo.\n")


def test_somebody_is_signed_out_everywhere(desk: Desk) -> None:
    visitor = desk.account("Out")
    desk.done("sign-out", "Out")
    assert visitor.get("/api/me/tables").status_code == 401


def signs_in(desk: Desk, name: str, password: str) -> bool:
    answer = desk.server.stranger().post("/api/me/sign-in", {"name": name, "password": password})
    return answer.status_code == 200


def test_a_forgotten_password_is_replaced_and_all_devices_are_signed_out(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = desk.account("Forgot It")
    assert desk.tell(monkeypatch, " żółw and spaces \nanother line\n", "password", "forgot  IT") == (0, "Done.\n")
    assert visitor.get("/api/me/tables").status_code == 401
    assert not signs_in(desk, "Forgot It", PASSWORD)
    assert signs_in(desk, "Forgot It", " żółw and spaces ")


def test_open_connections_end_with_a_forgotten_password(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SESSION_CHECK_INTERVAL_S", 0.2)
    with desk.account("Still There").socket() as socket:
        assert desk.tell(monkeypatch, "another one\n", "password", "Still There")[0] == 0
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)


def test_a_password_at_the_keyboard_is_typed_twice_and_not_shown(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.account("Typist")
    typed, asked = iter(["a new one", "a new one", "one thing", "another thing"]), []

    def secretly(question: str) -> str:
        asked.append(question)
        return next(typed)

    monkeypatch.setattr(terminal, "getpass", secretly)
    monkeypatch.setattr(sys, "stdin", Keyboard())
    assert desk.run("password", "Typist") == (0, "Done.\n")
    assert asked == ["New password: ", "Once more: "]
    assert signs_in(desk, "Typist", "a new one")
    assert desk.run("password", "Typist") == (2, "The two passwords are not the same: nothing was changed.\n")
    assert signs_in(desk, "Typist", "a new one")


def test_keys_that_are_no_text_are_no_password(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.account("Foreign")
    monkeypatch.setattr(terminal, "getpass", lambda question: b"caf\xe9 au lait".decode())
    monkeypatch.setattr(sys, "stdin", Keyboard())
    code, said = desk.run("password", "Foreign")
    assert (code, said[:6]) == (2, "A text")
    assert signs_in(desk, "Foreign", PASSWORD)


class Keyboard(io.StringIO):
    """Somebody sits there."""

    def isatty(self) -> bool:
        return True


def test_a_password_that_will_not_do_changes_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor, guest = desk.account("Kept"), desk.server.guest()
    wrong = {
        "short\n": "A password has 8 to 200 characters.",
        "": "The input has ended.",
        "caf\ufffd au lait": "A text",
    }
    for text, because in wrong.items():
        code, said = desk.tell(monkeypatch, text, "password", "Kept")
        assert (code, said[: len(because)]) == (2, because)
    refused = (2, f"{guest.id} is a guest: only accounts have a password.\n")
    assert desk.tell(monkeypatch, "long enough\n", "password", guest.id) == refused
    assert desk.tell(monkeypatch, "long enough\n", "password", "Nemo") == (2, "There is no user Nemo.\n")
    assert desk.run("password", "Kept", "secret")[1] == "tangledbank admin password takes: NAME.\n"
    assert visitor.get("/api/me/tables").status_code == 200
    assert signs_in(desk, "Kept", PASSWORD)


def test_a_deleted_user_leaves_their_seats_to_bots_while_others_look(desk: Desk) -> None:
    host, gone = desk.server.guest(), desk.account("Gone")
    table = host.done("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "free"]})["id"]
    gone.done(f"/api/tables/{table}/join", {"seat": 1})
    host.done(f"/api/tables/{table}/start")
    desk.done("delete", "Gone")
    until(lambda: host.get(f"/api/tables/{table}").json()["chairs"][1]["level"] == "skilled")
    assert gone.get("/api/me/tables").status_code == 401
    host.done(f"/api/tables/{table}/close")


# ---- tables --------------------------------------------------------------------------------------
def test_a_table_is_listed_shown_and_closed_and_whoever_looks_sees_it(desk: Desk) -> None:
    host = desk.server.guest()
    table = host.done("/api/tables", {"game": "marine", "players": 2, "seats": ["me", "me"], "start": True})["id"]
    assert f"{table}  running  marine  " in desk.done("tables")
    shown = desk.done("show", table).splitlines()
    assert shown[0] == f"{table}  running  marine  link, entries: 5, answers: 0"
    assert shown[1].startswith(f"P1  {host.id}  Guest ")
    with host.socket() as socket:
        socket.send(json.dumps({"type": "watch", "id": "w", "table": table}))
        while json.loads(socket.recv(10)).get("id") != "w":
            pass
        desk.done("close", table)
        while (told := json.loads(socket.recv(10)))["type"] != "seen" or told["table"]["status"] != "closed":
            pass
    assert desk.run("show", "nothing") == (2, "There is no table nothing that you may see.\n")


def test_an_announcement_reaches_every_connection(desk: Desk) -> None:
    guests = [desk.server.guest(), desk.server.guest()]
    with guests[0].socket() as first, guests[1].socket() as second:
        desk.done("announce", "Back", "in", "an <hour>")
        for socket in (first, second):
            told = json.loads(socket.recv(10))
            assert (told["type"], told["why"]["args"]) == ("notice", {"text": "Back in an <hour>"})


def test_nothing_is_lost_between_the_server_and_a_visitor(desk: Desk) -> None:
    """Both write at once, one move after the other and one command after the other."""
    host = desk.server.guest()
    table = host.done("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "me"]})["id"]
    lines = 40

    def talk() -> None:
        for k in range(lines):
            while host.post(f"/api/tables/{table}/chat", {"text": f"line {k}"}).status_code == 429:
                desk.server.context.limits.buckets.clear()

    thread = threading.Thread(target=talk)
    thread.start()
    try:
        for _ in range(3):
            desk.done("show", table)
        desk.done("close", table)
    finally:
        thread.join()
    shown = desk.done("show", table)
    assert f"{table}  closed" in shown
    assert f"entries: {4 + 1 + lines}," in shown


# ---- records ---------------------------------------------------------------------------------------
def test_records_go_out_and_come_in_again(desk: Desk, tmp_path: Path) -> None:
    owner = desk.account("Archivist")
    files = []
    for seed in (5, 6):
        played = finished(seed)
        files.append(tmp_path / f"{seed}.tbr")
        files[-1].write_text(played, encoding="utf-8")
    bad = tmp_path / "bad.tbr"
    bad.write_text(files[0].read_text(encoding="utf-8").replace("seed 5", "seed 55"), encoding="utf-8")
    code, text = desk.run("import", *map(str, [*files, bad]), "--user", "archivist")
    assert code == 1
    assert " ".join(text.split()).count(" is the table ") == 2
    assert "bad.tbr" in text
    assert len(owner.get("/api/me/tables").json()["tables"]) == 2
    folder = tmp_path / "out"
    desk.done("export", str(folder))
    mine = [line["id"] for line in owner.get("/api/me/tables").json()["tables"]]
    digests = {replay((folder / f"{key}.tbr").read_text(encoding="utf-8")).digest() for key in mine}
    assert digests == {replay(file.read_text(encoding="utf-8")).digest() for file in files}


def finished(seed: int) -> str:
    """The record of a whole game, played by taking the last option."""
    game = new("evolution", 2, seed)
    while not game.over:
        seat = game.waiting[0]
        game.apply(game.options(seat)[-1], seat)
    return str(game.record())


# ---- what is wrong --------------------------------------------------------------------------------
def test_words_that_do_not_fit_are_named(desk: Desk) -> None:
    assert desk.run("users", "x")[1] == "tangledbank admin users takes: -.\n"
    assert desk.run("close")[1] == "tangledbank admin close takes: NAME.\n"
    assert desk.run("import")[1] == "tangledbank admin import takes: NAME ....\n"
    assert desk.run("import", "x")[1] == "Whose are these games? Give --user NAME.\n"
    assert "users, operator, sign-out" in desk.run("dance")[1]
    assert desk.run("announce", "x" * 501)[0] == 2
    assert desk.run("announce", "\udcff")[0] == 2


def test_without_a_database_nothing_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "admin", "users", "--data", str(tmp_path)]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_program_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = SqliteDatabase(tmp_path / "tangledbank.db")
    database.close()
    assert main(["--lang", "en", "admin", "users", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err


def test_no_name_looks_like_an_option() -> None:
    assert all(new_key()[0] == "t" for _ in range(200))
