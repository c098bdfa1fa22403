"""What the server tells those who look after it: its health and its numbers."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tangledbank.server.http.routes import health
from tangledbank.server.ops.metrics import BOUNDS, Meter, latencies, may_ask

from .serving import Served, Visitor

SAMPLE = re.compile(r"tangledbank_(\w+)\{(.*)\} ([0-9.e+-]+)")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("metrics")) as server:
        yield server


def samples(text: str) -> dict[str, float]:
    """Values by name and labels, without the process; everything must be readable."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            match = SAMPLE.fullmatch(line)
            assert match is not None, line
            labels = re.sub(r',?process="\d+"', "", match[2])
            found[f"{match[1]}{{{labels}}}"] = float(match[3])
    return found


def asked(server: Served, **headers: str) -> dict[str, float]:
    answer = server.stranger().get("/metrics", **headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return samples(answer.text)


# ---- numbers -------------------------------------------------------------------------------------
def test_requests_are_counted_by_route_and_status(served: Served) -> None:
    before = asked(served)
    guest = served.guest()
    for _ in range(2):
        assert guest.get("/api/tables/nowhere").status_code == 404
    after = asked(served)
    name = 'requests_total{method="GET",route="/api/tables/{table}",status="404"}'
    assert after[name] - before.get(name, 0) == 2
    count = 'request_seconds_count{route="/api/tables/{table}"}'
    assert after[count] == after['request_seconds_bucket{route="/api/tables/{table}",le="+Inf"}'] >= 2


def test_large_numbers_are_told_exactly(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served.app.state.meter, "moves", 123_456_789)
    assert asked(served)["moves_total{}"] == 123_456_789


def test_what_happens_is_counted(served: Served) -> None:
    before = asked(served)
    guest = served.guest()
    body = {"game": "evolution", "players": 2, "seats": ["me", "novice"], "start": True}
    table = guest.done("/api/tables", body)
    end = time.monotonic() + 20
    with guest.socket():
        during = asked(served)
        while during["moves_total{}"] == before["moves_total{}"] and time.monotonic() < end:
            time.sleep(0.05)
            during = asked(served)
        assert during["sockets{}"] == before["sockets{}"] + 1
    assert during["moves_total{}"] > before["moves_total{}"]
    assert during["bot_jobs_total{}"] > before["bot_jobs_total{}"]
    assert during["tables_loaded{}"] > before["tables_loaded{}"]
    assert during["database_works_total{}"] >= during["database_commits_total{}"] > before["database_commits_total{}"]
    assert (during["bot_failures_total{}"], during["database_outages_total{}"], during["bot_queue{}"]) == (0, 0, 0)
    guest.done(f"/api/tables/{table['id']}/close")


def test_every_family_says_what_it_is(served: Served) -> None:
    lines = served.stranger().get("/metrics").text.splitlines()
    helped = [line.split()[2] for line in lines if line.startswith("# HELP")]
    typed = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert helped == typed == list(dict.fromkeys(helped))
    names = {re.sub("_(bucket|sum|count)$", "", line.split("{")[0]) for line in lines if not line.startswith("#")}
    assert names <= set(helped)


def test_buckets_add_up() -> None:
    meter = Meter()
    for seconds in (0.001, 0.002, 0.003, 99.0):
        meter.count("GET", "/", 200, seconds)
    found: dict[Any, float] = {labels.get("le", name): value for name, labels, value in latencies(meter)}
    assert (found[0.002], found[0.005], found[BOUNDS[-1]], found["+Inf"]) == (2, 3, 3, 4)
    assert found["_sum"] == pytest.approx(99.006)


# ---- who may ask ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("token", "host", "said", "allowed"),
    [
        ("", "127.0.0.1", "", True),
        ("", "::1", "", True),
        ("", "10.0.0.1", "", False),
        ("", "", "", False),
        ("", "games.example", "", False),
        ("secret", "127.0.0.1", "", False),
        ("secret", "10.0.0.1", "Bearer secret", True),
        ("secret", "10.0.0.1", "Bearer secre", False),
        ("secret", "10.0.0.1", "secret", False),
        ("secret", "10.0.0.1", "Bearer é", False),
    ],
)
def test_numbers_are_for_this_machine_or_for_a_token(token: str, host: str, said: str, allowed: bool) -> None:
    assert may_ask(token, host, said) is allowed


def test_without_the_token_nothing_is_told(tmp_path: Path) -> None:
    with Served(tmp_path, metrics_token="sesame") as server:
        assert server.stranger().get("/metrics").status_code == 403
        assert asked(server, Authorization="Bearer sesame")


# ---- health --------------------------------------------------------------------------------------
def test_a_healthy_server_says_so(served: Served) -> None:
    answer = served.stranger().get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"ok": True})


def become(visitor: Visitor, status: int) -> httpx.Response:
    """Ask until the answer is another; the last one still holds while it is looked again."""
    while (answer := visitor.get("/healthz")).status_code != status:
        pass
    return answer


def test_a_database_that_is_slow_or_gone_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "CHECK_INTERVAL_MS", 0)
    with Served(tmp_path) as server:
        database = server.context.store.database
        visitor = server.stranger()
        visitor.get("/healthz")

        async def slow(work: Any) -> Any:
            await asyncio.sleep(20)

        server.context.store.database.run = slow  # type: ignore[method-assign]
        become(visitor, 503)
        del server.context.store.database.run
        become(visitor, 200)
        database.close()
        assert become(visitor, 503).json() == {"ok": False}


class Full:
    """A connection with a database whose disk is full: it can still be read."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    def execute(self, sql: str, values: Any = ()) -> Any:
        if not sql.startswith("SELECT"):
            raise sqlite3.OperationalError("database or disk is full")
        return self.connection.execute(sql, values)


def test_a_full_disk_is_not_healthy_and_is_written_to_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(tmp_path) as server:
        visitor = server.stranger()
        assert visitor.get("/healthz").status_code == 200
        works = server.context.store.database.tally.works
        assert {visitor.get("/healthz").status_code for _ in range(20)} == {200}
        assert server.context.store.database.tally.works < works + 10, "the last answer still holds"

        real = server.context.store.database.run

        async def full(work: Any) -> Any:
            return await real(lambda connection: work(Full(connection)))

        monkeypatch.setattr(server.context.store.database, "run", full)
        monkeypatch.setattr(health, "CHECK_INTERVAL_MS", 0)
        assert asyncio.run(server.context.store.setting("secret")) is not None
        assert become(visitor, 503).json() == {"ok": False}
