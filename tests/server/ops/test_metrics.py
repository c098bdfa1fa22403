"""What the server tells those who look after it: its health and its numbers."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tangledbank.core.errors import IllegalAction
from tangledbank.core.message import Message
from tangledbank.server.app import create_app
from tangledbank.server.http.routes import health
from tangledbank.server.live.outbox import NO_HELLO, NO_SESSION, REASONS
from tangledbank.server.ops.metrics import Meter, may_ask
from tangledbank.server.ops.settings import Settings
from tangledbank.server.ops.traffic import BOUNDS, LoopLag, Traffic
from tangledbank.server.people.auth import COOKIE

from ..serving import Served, Visitor

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


# ---- sockets, the loop and memory ---------------------------------------------------------------
def rise(before: dict[str, float], after: dict[str, float], name: str) -> float:
    return after.get(name, 0) - before.get(name, 0)


def until(server: Served, before: dict[str, float], name: str, more: int) -> dict[str, float]:
    """The numbers once one of them has risen by so much: sockets end a little after their clients."""
    end = time.monotonic() + 20
    while rise(before, found := asked(server), name) < more and time.monotonic() < end:
        time.sleep(0.02)
    assert rise(before, found, name) == more
    return found


def test_messages_are_counted_by_kind_with_their_time_and_refusals_by_reason(served: Served) -> None:
    before = asked(served)
    with served.guest().socket() as socket:
        for said in ({"type": "ping", "id": "a"}, {"type": "watch", "id": "b", "table": "nowhere"}, {"type": "<b>"}):
            socket.send(json.dumps(said))
            socket.recv()
        socket.send('{"type": "ack", "seq": 0}')
        after = until(served, before, 'message_seconds_count{kind="ack"}', 1)
    for kind in ("hello", "ping", "watch", "unreadable"):
        assert rise(before, after, f'message_seconds_count{{kind="{kind}"}}') == 1, kind
        assert rise(before, after, f'message_seconds_sum{{kind="{kind}"}}') > 0
        assert after[f'message_longest_seconds{{kind="{kind}"}}'] >= 0
    assert rise(before, after, 'refusals_total{over="socket",code="missing",reason="server-no-table"}') == 1
    assert rise(before, after, 'refusals_total{over="socket",code="bad",reason="server-bad-body"}') == 1
    assert served.guest().get("/api/tables/nowhere").status_code == 404
    again = asked(served)
    assert rise(after, again, 'refusals_total{over="http",code="missing",reason="server-no-table"}') == 1
    assert again['message_longest_seconds{kind="watch"}'] == 0


def test_who_is_told_to_come_slower_is_counted(tmp_path: Path) -> None:
    with Served(tmp_path, messages=4) as server:
        with server.guest().socket() as socket:
            for _ in range(6):
                socket.send('{"type": "ping", "id": "p"}')
            until(server, {}, 'refusals_total{over="socket",code="slow",reason="server-too-often"}', 2)
        assert asked(server)['message_seconds_count{kind="ping"}'] == 6


def test_sockets_that_end_are_counted_by_their_code(served: Served) -> None:
    before = asked(served)
    with served.guest().socket():
        pass
    until(served, before, 'sockets_closed_total{code="1000"}', 1)
    with served.guest().socket() as socket:
        socket.close(4999)
    until(served, before, 'sockets_closed_total{code="other"}', 1)
    guest = served.guest()
    with connect(guest.socket_address, additional_headers={"Cookie": f"{COOKIE}={guest.cookie}"}) as silent:
        silent.send('{"type": "ping"}')
        until(served, before, f'sockets_closed_total{{code="{NO_HELLO}"}}', 1)
    with connect(guest.socket_address) as stranger, pytest.raises(ConnectionClosed):
        stranger.recv()
    until(served, before, f'sockets_closed_total{{code="{NO_SESSION}"}}', 1)


def test_whatever_code_a_client_sends_labels_are_few() -> None:
    traffic = Traffic()
    for code in range(3000, 5000):
        traffic.ended(code)
    traffic.refusals.add("illegal", IllegalAction(Message("evolution-not-yours"), []))
    assert len(traffic.closed) <= len(REASONS) + 1
    assert traffic.refusals.samples("socket") == [("", {"over": "socket", "code": "illegal", "reason": "rules"}, 1)]


def test_a_loop_that_is_blocked_is_seen(served: Served) -> None:
    """A view that takes long to make: nobody else is served meanwhile."""
    before = asked(served)
    loop = served.server.servers[0].get_loop()
    loop.call_soon_threadsafe(time.sleep, 0.6)
    time.sleep(0.8)
    after = asked(served)
    assert after["loop_lag_longest_seconds{}"] >= 0.45
    assert rise(before, after, "loop_lag_seconds_total{}") >= 0.45
    end = time.monotonic() + 60  # a busy machine makes the loop wait, too
    while asked(served)["loop_lag_longest_seconds{}"] >= 0.45:
        assert time.monotonic() < end, "it is the longest since the last look"


def test_who_watches_the_loop_ends_with_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        app = create_app(Settings(data=str(tmp_path), workers=1))
        async with app.router.lifespan_context(app):
            await asyncio.sleep(0)
            assert "LoopLag.run" in {task.get_coro().__qualname__ for task in asyncio.all_tasks()}  # type: ignore[union-attr]
        assert "LoopLag.run" not in {task.get_coro().__qualname__ for task in asyncio.all_tasks()}  # type: ignore[union-attr]

    asyncio.run(scene())


def test_a_clock_that_is_early_counts_nothing() -> None:
    lag = LoopLag()
    for late in (-0.5, 0.25, 0.125):
        lag.add(late)
    assert (lag.total, lag.take_longest(), lag.take_longest()) == (0.375, 0.25, 0.0)


def test_memory_is_that_of_the_process(served: Served) -> None:
    found = asked(served)["memory_bytes{}"]
    assert 20e6 < found < 20e9


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
    found: dict[Any, float] = {labels.get("le", name): value for name, labels, value in meter.answers.samples("route")}
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
