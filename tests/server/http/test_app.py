"""The server as a whole: headers everywhere, files of the web client, limits of size, a polite end."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from socket import create_connection

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tangledbank import BadInput
from tangledbank.cli.main import main
from tangledbank.server import app, processes
from tangledbank.server.app import database_of
from tangledbank.server.http.endpoint import HEADERS, MAX_BODY_BYTES
from tangledbank.server.http.header_timeout import RETRY_AFTER_S
from tangledbank.server.http.web_files import WebFiles
from tangledbank.server.live.outbox import NO_SESSION, OUTAGE, REASONS, STOPPED, TOO_MANY
from tangledbank.server.ops.metrics import Meter
from tangledbank.server.ops.settings import Settings
from tangledbank.server.people.auth import COOKIE
from tangledbank.server.processes import Supervisor, listen
from tangledbank.server.store.database import Outage
from tangledbank.server.store.store import User

from ..serving import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("app")) as server:
        yield server


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/healthz", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("GET", "/nothing.js", 404),
        ("GET", "/../../etc/host.conf", 404),
        ("GET", "/%2e%2e/pyproject.toml", 404),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/tables/%00", 404),
        ("PUT", "/api/me", 405),
        ("GET", "/api/notices/confirm", 405),
        ("GET", "/api/tables/nothing/move", 405),
        ("GET", "/api/me/name/more", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/me/name", 401),
        ("GET", "/api/operator/users", 401),
    ],
)
def test_every_answer_is_safe_and_errors_have_one_shape(served: Served, method: str, path: str, status: int) -> None:
    answer = served.stranger().http.request(method, path)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"
    if status >= 400:
        assert set(answer.json()) == {"error", "why", "text", "reasons", "table", "after"}


@pytest.mark.parametrize(
    ("method", "path", "ways"),
    [("PUT", "/api/me", "DELETE, GET, HEAD"), ("GET", "/api/me/name", "POST"), ("POST", "/api/games", "GET, HEAD")],
)
def test_an_address_says_how_it_can_be_asked(served: Served, method: str, path: str, ways: str) -> None:
    assert served.stranger().http.request(method, path).headers["allow"] == ways


def test_an_error_is_told_in_the_language_of_the_request(served: Served) -> None:
    stranger = served.stranger()
    texts = [stranger.get("/api/nothing", **{"Accept-Language": lang}).json()["text"] for lang in ("en", "pl", "it")]
    assert texts[0] == "There is nothing at this address."
    assert len(set(texts)) == 3


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"[]", 400),
        (b"null", 400),
        (b'{"name": 1}', 400),
        (b'{"name": "a", "more": 1}', 400),
        (b"\xff", 400),
        (b'{"name": "\\ud800"}', 400),
        (b"[" * 50_000, 400),
        (b'{"name": "' + b"x" * MAX_BODY_BYTES + b'"}', 413),
    ],
)
def test_a_body_that_cannot_be_used_is_refused(served: Served, body: bytes, status: int) -> None:
    assert served.guest().post("/api/me/name", body).status_code == status


def test_a_mistake_of_the_program_has_the_same_shape(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("the secret of the bug")

    monkeypatch.setattr(served.context.auth, "guest", fail)
    answer = served.stranger().get("/api/me")
    assert (answer.status_code, answer.json()["error"]) == (500, "broken")
    assert "secret" not in answer.text
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_a_database_that_does_not_answer_is_no_mistake_of_the_program(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*values: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    guest = served.guest()
    monkeypatch.setattr(served.context.store, "user_of", fail)
    answer = guest.get("/api/me")
    assert (answer.status_code, answer.json()["error"]) == (503, "busy")


# ---- files -----------------------------------------------------------------------------------
@pytest.fixture
def pages(tmp_path: Path) -> WebFiles:
    engine = "offline/0123456789abcdef/engine.zip"
    for name in ("index.html", "assets/index-Bx3kP9aQ.js", engine, "logo.svg", "icon-turn.svg", "__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    return WebFiles(tmp_path)


def asked(pages: WebFiles, path: str) -> Response:
    scope = {"type": "http", "method": "GET", "path": path, "headers": [(b"host", b"h")], "query_string": b""}
    app = Starlette()
    app.state.meter = Meter()
    return asyncio.run(pages.answer(Request({**scope, "app": app})))


@pytest.mark.parametrize(
    ("path", "status", "kept"),
    [
        ("/", 200, "no-cache"),
        ("/index.html", 200, "no-cache"),
        ("/table/abc", 200, "no-cache"),
        ("/assets/index-Bx3kP9aQ.js", 200, "public, max-age=31536000, immutable"),
        ("/offline/0123456789abcdef/engine.zip", 200, "public, max-age=31536000, immutable"),
        ("/logo.svg", 200, "no-cache"),
        ("/icon-turn.svg", 200, "public, max-age=86400"),
        ("/assets/old-12345678.js", 404, "no-store"),
        ("/__init__.py", 404, "no-store"),
        ("/../pages.py", 404, "no-store"),
        ("/api/x", 404, "no-store"),
    ],
)
def test_the_client_is_served_with_its_own_addresses(pages: WebFiles, path: str, status: int, kept: str) -> None:
    answer = asked(pages, path)
    assert (answer.status_code, answer.headers["cache-control"]) == (status, kept)


def test_without_a_client_the_first_page_says_what_is_here(tmp_path: Path) -> None:
    answer = asked(WebFiles(tmp_path), "/")
    assert b"/api/openapi.json" in bytes(answer.body)
    assert asked(WebFiles(tmp_path), "/table/abc").status_code == 404


# ---- sockets -----------------------------------------------------------------------------------
def closing(socket: ClientConnection) -> tuple[int | None, str | None]:
    """How the server ends a connection, where nothing else is said."""
    with pytest.raises(ConnectionClosed):
        socket.recv(timeout=10)
    return socket.close_code, socket.close_reason


NO_SESSION_NOW = (NO_SESSION, "no session")


@pytest.mark.parametrize(
    ("known", "more"),
    [(False, {}), (False, {"Cookie": f"{COOKIE}=forged"}), (True, {"Origin": "https://evil.example"})],
)
def test_a_socket_needs_a_cookie_and_our_own_page(served: Served, known: bool, more: dict[str, str]) -> None:
    guest = served.guest()
    headers = {"Cookie": f"{COOKIE}={guest.cookie}"} if known else {}
    with connect(guest.socket_address, additional_headers={**headers, **more}) as socket:
        with suppress(ConnectionClosed):
            socket.send('{"type": "hello"}')
        assert closing(socket) == NO_SESSION_NOW
    with guest.socket() as socket:
        socket.send('{"type": "ping", "id": "p"}')
        assert json.loads(socket.recv())["id"] == "p"


def test_one_address_has_not_too_many_sockets(tmp_path: Path) -> None:
    with Served(tmp_path, sockets=1) as server:
        guest = server.guest()
        headers = {"Cookie": f"{COOKIE}={guest.cookie}"}
        with guest.socket():
            for _ in range(3):
                with connect(guest.socket_address, additional_headers=headers) as refused:
                    assert json.loads(refused.recv(timeout=10))["after"] == RETRY_AFTER_S
                    assert closing(refused) == (TOO_MANY, "too many sockets")
            assert list(server.context.sockets.counts.values()) == [1]
        while server.context.sockets.counts:  # a server notices a moment later that a client has gone
            time.sleep(0.01)
        with guest.socket() as socket:
            socket.send('{"type": "ping", "id": "p"}')
            assert json.loads(socket.recv())["id"] == "p"


def test_a_socket_ends_with_its_session_and_those_of_other_devices_do_not(served: Served) -> None:
    first, second = served.guest(), served.stranger()
    first.done("/api/me/sign-up", {"name": "Sockets", "password": "long enough"})
    second.done("/api/me/sign-in", {"name": "Sockets", "password": "long enough"})
    with first.socket() as kept, second.socket() as ended:
        second.done("/api/me/sign-out")
        assert closing(ended) == NO_SESSION_NOW
        kept.send('{"type": "ping", "id": "p"}')
        assert json.loads(kept.recv(timeout=10))["id"] == "p"
        first.http.delete("/api/me")
        assert closing(kept) == NO_SESSION_NOW
    end = time.monotonic() + 10
    while served.context.lines and time.monotonic() < end:  # a client may hear of the end before the server is through
        time.sleep(0.01)
    assert not served.context.lines


def test_a_session_that_ended_elsewhere_is_noticed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SESSION_CHECK_INTERVAL_S", 0.1)
    guest = served.guest()
    with guest.socket() as socket:
        asyncio.run(served.context.store.query("DELETE FROM sessions WHERE user_id = ?", guest.id))
        assert closing(socket) == NO_SESSION_NOW


def test_another_password_ends_the_sockets_of_the_other_devices(served: Served) -> None:
    first, second = served.guest(), served.stranger()
    first.done("/api/me/sign-up", {"name": "Changing", "password": "long enough"})
    second.done("/api/me/sign-in", {"name": "Changing", "password": "long enough"})
    with second.socket() as ended:
        first.done("/api/me/password", {"old": "long enough", "new": "longer than before"})
        assert closing(ended) == NO_SESSION_NOW


def test_a_refused_socket_does_not_stay_whatever_the_client_does(served: Served) -> None:
    asked = "GET /api/socket HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    host, port = served.address.removeprefix("http://").split(":")
    with create_connection((host, int(port)), timeout=10) as rude:
        rude.sendall((asked + key).encode())
        heard = b""
        while more := rude.recv(4096):  # it never agrees that the connection ends
            heard += more
    assert heard.endswith(NO_SESSION.to_bytes(2) + b"no session")


def test_who_is_no_operator_any_more_loses_the_pages_they_look_at(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SESSION_CHECK_INTERVAL_S", 0.1)
    operator = served.operator()
    with operator.socket() as socket:
        asyncio.run(served.context.store.set_operator(f"op {operator.id[:12]}".casefold(), False))
        assert closing(socket) == NO_SESSION_NOW


def test_while_the_database_does_not_answer_nobody_is_sent_away(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SESSION_CHECK_INTERVAL_S", 0.05)
    asked = threading.Event()

    async def gone(cookie: str | None) -> User | None:
        asked.set()
        raise Outage("gone")

    guest = served.guest()
    with guest.socket() as socket:
        monkeypatch.setattr(served.context.auth, "user_of", gone)
        assert asked.wait(10)
        socket.send('{"type": "ping", "id": "p"}')
        assert json.loads(socket.recv(timeout=10))["id"] == "p"
        headers = {"Cookie": f"{COOKIE}={guest.cookie}"}
        with connect(guest.socket_address, additional_headers=headers) as refused:
            assert closing(refused) == (OUTAGE, "try again later")


# ---- the beginning and the end --------------------------------------------------------------------
def test_an_address_that_is_taken_is_said_in_a_sentence() -> None:
    with listen(Settings(port=0)) as first, pytest.raises(BadInput, match="cannot start"):
        listen(Settings(port=first.getsockname()[1]))


def test_a_folder_that_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(BadInput, match="cannot be used"):
        database_of(Settings(data=str(tmp_path / "file")))


@pytest.mark.parametrize(
    ("argument", "value", "said"),
    [("--port", "eighty", "port is a number"), ("--data", "file", "cannot be used"), ("--config", "none", "cannot be")],
)
def test_the_command_says_what_is_wrong(
    argument: str,
    value: str,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "configure", lambda level: None)  # its log would go where pytest listens no more
    (tmp_path / "file").write_text("x", encoding="utf-8")
    where = str(tmp_path / value) if argument != "--port" else value
    assert main(["serve", "--port", "0", "--lang", "en", argument, where]) == 2
    assert said in capsys.readouterr().err


def test_the_command_serves_and_says_goodbye_to_its_clients(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tangledbank", "serve", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "LANG": "en_US.UTF-8", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment) as process:
        assert process.stdout is not None
        found = re.search(rb"http://[0-9.]+:\d+", process.stdout.readline())
        assert found
        assert process.stdout.readline().startswith(b"Engine: ")
        assert process.stdout.readline() == b"Press Ctrl-C to stop the server.\n"
        address = found[0].decode()
        cookie = httpx.get(f"{address}/api/me", timeout=30, verify=False).cookies[COOKIE]
        with connect(
            address.replace("http", "ws") + "/api/socket", additional_headers={"Cookie": f"{COOKIE}={cookie}"}
        ) as socket:
            socket.send('{"type": "hello"}')
            assert json.loads(socket.recv())["type"] == "welcome"
            process.send_signal(signal.SIGTERM)
            assert json.loads(socket.recv(timeout=20)) == {"type": "bye", "after": 3000}
            assert closing(socket) == (STOPPED, REASONS[STOPPED])
        assert process.wait(20) == 0
        assert process.stdout.read() == b""


class Child:
    """A server process that only remembers whether it was told to end."""

    def __init__(self) -> None:
        self.told = False

    def terminate(self) -> None:
        self.told = True


@pytest.mark.parametrize(
    ("lived", "stopping", "started", "failed"), [(60.0, False, 1, False), (0.0, False, 0, True), (60.0, True, 0, False)]
)
def test_a_dead_process_is_replaced_unless_it_never_lived(
    lived: float, stopping: bool, started: int, failed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listen(Settings(port=0)) as listener:
        family = Supervisor(Settings(processes=2), listener)
    begun: list[int] = []
    monkeypatch.setattr(family, "start", lambda: begun.append(1))
    dead, alive = Child(), Child()
    family.born.update({dead: time.monotonic() - lived, alive: 0.0})  # type: ignore[dict-item]
    family.stopping = stopping
    family.ended(dead)  # type: ignore[arg-type]
    assert (len(begun), family.failed, alive.told) == (started, failed, failed)


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    database_of(Settings(data=str(folder))).close()
    modes = [path.stat().st_mode & 0o777 for path in (folder, *folder.glob("*.db"))]
    assert modes[0] == 0o700
    assert set(modes[1:]) == {0o600}
