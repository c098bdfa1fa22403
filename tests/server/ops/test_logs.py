"""The log of a real server: one JSON object on each line, with names and ids, and no secret of anybody."""

from __future__ import annotations

import inspect
import json
import logging
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http import h11_impl
from uvicorn.protocols.websockets import websockets_sansio_impl

from tangledbank.cli.main import main
from tangledbank.server.ops.logs import CLIENT_ERRORS, ClientErrorFilter, JsonFormatter
from tangledbank.server.store import database
from tangledbank.server.store.database import Outage

from ..conftest import Cluster
from ..serving import Visitor

SECRET = "correct horse battery"
LINE = "meet me behind the reef"


def shown(error: Exception | None = None, **ids: object) -> dict[str, Any]:
    info = (type(error), error, None) if error is not None else None
    record = logging.LogRecord("x", logging.WARNING, "", 0, "some-event", None, info)
    record.__dict__["ids"] = ids
    text = JsonFormatter().format(record)
    assert "\n" not in text
    found: dict[str, Any] = json.loads(text)
    return found


def test_a_line_is_json_with_time_level_event_and_ids() -> None:
    found = shown(table="t", seat=1)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", found.pop("time"))
    assert found == {"level": "warning", "event": "some-event", "table": "t", "seat": 1}


def test_a_mistake_stays_on_its_line() -> None:
    found = shown(ValueError("a\nb"), path=Path("x"))
    assert "ValueError: a\nb" in found["trace"]
    assert found["path"] == "x"


@pytest.mark.parametrize(("level", "written"), [(logging.INFO, True), (logging.WARNING, False)])
def test_what_clients_do_is_no_error_and_has_no_trace(level: int, written: bool) -> None:
    error = ValueError("bytes")
    info = (type(error), error, None)
    text = "Invalid UTF-8 sequence received from client."
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, text, None, info)
    assert ClientErrorFilter(level).filter(record) is written
    found = json.loads(JsonFormatter().format(record))
    assert (found["level"], "trace" in found) == ("info", False)
    mistake = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application", None, info)
    assert ClientErrorFilter(level).filter(mistake)
    assert "trace" in json.loads(JsonFormatter().format(mistake))


def test_uvicorn_still_says_what_is_calmed_down() -> None:
    sources = "".join(inspect.getsource(module) for module in (h11_impl, websockets_sansio_impl))
    for text in CLIENT_ERRORS:
        assert text in sources


def test_an_outage_is_written_down_when_it_begins_and_when_it_ends(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    tally = database.WriteStatistics()
    with caplog.at_level(logging.INFO, "tangledbank.server"):
        for _ in range(1000):
            tally.failed("the disk is full")
            tally.committed(1)  # what is only read
            clock[0] += 0.1
        clock[0] += database.LOG_INTERVAL_S + 1
        tally.committed(1)
        tally.committed(1)
    assert [record.message for record in caplog.records] == ["database-outage", "database-back"]
    assert not any(record.exc_info for record in caplog.records)
    assert tally.outages == 1000


@contextmanager
def running(folder: Path, **environment: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server as somebody starts it, and its address."""
    command = [
        sys.executable,
        "-m",
        "tangledbank.cli.main",
        "serve",
        "--port",
        "0",
        "--data",
        str(folder),
        "--workers",
        "1",
    ]
    with open(folder / "log", "w") as log:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
            env={**os.environ, "LANG": "en", **environment},
        )
    assert process.stdout is not None
    try:
        found = re.search(r"http://[\d.:]+", process.stdout.readline())
        assert found is not None
        yield found[0], process
    finally:
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does
        process.wait(30)
        process.stdout.close()


def until_ready(visitor: Visitor) -> None:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            if visitor.get("/healthz").status_code == 200:
                return
        except OSError:
            pass
        time.sleep(0.05)
    raise AssertionError("the server does not come up")


def test_a_busy_servers_log_tells_events_and_no_secrets(tmp_path: Path) -> None:
    with running(tmp_path, TANGLEDBANK_LOG="info", TANGLEDBANK_METRICS_TOKEN="tell me all") as (address, process):
        secrets = busy(address)
    assert process.returncode == 0
    lines = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    events = [json.loads(line) for line in lines]
    people = {"signed-up", "signed-in", "sign-in-failed", "password-changed"}
    assert {"server-started", *people, "server-stopped"} <= {event["event"] for event in events}
    assert all({"time", "level", "event"} <= set(event) for event in events)
    for secret in secrets:
        assert len(secret) > 6
        assert not [line for line in lines if secret in line], secret


def busy(address: str) -> list[str]:
    """Do what has secrets; these are they."""
    host, guest = Visitor(address), Visitor(address)
    until_ready(host)
    for visitor in (host, guest):
        visitor.id = visitor.get("/api/me").json()["id"]
    cookies = [host.cookie, guest.cookie]
    host.done("/api/me/sign-up", {"name": "Host", "password": SECRET})
    table = host.done("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "free"]})["id"]
    token = host.done(f"/api/tables/{table}/invite", {"seat": 1})["token"]
    guest.done("/api/invitations", {"token": token})
    host.done(f"/api/tables/{table}/chat", {"text": LINE})
    host.done("/api/me/notices", {"hook": "https://hooks.example/private-path"})
    with host.socket() as socket:
        socket.send(json.dumps({"type": "chat", "id": "c", "table": table, "text": LINE}))
        socket.recv()
        socket.send("{" + LINE)
    guest.post("/api/me/sign-in", {"name": "Host", "password": SECRET + "!"})
    guest.done("/api/me/sign-in", {"name": "Host", "password": SECRET})
    guest.done("/api/me/password", {"old": SECRET, "new": SECRET[::-1]})
    guest.post(f"/api/tables/{table}/chat", b'{"text": "' + LINE.encode())
    guest.get(f"/?token={token}")
    cookies.append(guest.cookie)
    for visitor in (host, guest):
        visitor.http.close()
    parts = [part for cookie in cookies for part in cookie.split(".")]
    return [SECRET, SECRET[::-1], LINE, token, "private-path", "tell me all", *cookies, *parts]


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_ends_a_server_in_peace_while_bots_think(
    processes: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    several: dict[str, str] = {}
    if processes != "1":
        cluster: Cluster = request.getfixturevalue("cluster")
        several = {"TANGLEDBANK_DATABASE": cluster.fresh(), "TANGLEDBANK_PROCESSES": processes}
    with running(tmp_path, **several) as (address, process):
        visitor = Visitor(address)
        until_ready(visitor)
        seats = ["expert", "expert"]
        table = visitor.done("/api/tables", {"game": "evolution", "players": 2, "seats": seats, "start": True})["id"]
        end = time.monotonic() + 60
        while visitor.get(f"/api/tables/{table}").json().get("ply", 0) < 1:
            assert time.monotonic() < end, "no bot thinks"
        visitor.http.close()
    assert process.returncode == 0
    assert (tmp_path / "log").read_text(encoding="utf-8") == ""


def test_an_outage_is_not_taken_for_a_closed_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(settings: object, listener: object, ready: Callable[[], None]) -> None:
        ready()
        raise Outage("disk full")

    monkeypatch.setattr("tangledbank.cli.commands.serve.serve", fail)
    assert main(["--lang", "en", "serve", "--port", "0", "--data", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert re.fullmatch(
        r"The games are at http://127\.0\.0\.1:\d+\nEngine: [\w, ]+\.\nPress Ctrl-C to stop the server\.\n", out
    )
    assert err == "The database cannot be prepared: disk full.\n"
