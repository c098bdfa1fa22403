"""One client cannot stop the server, hold its memory, or get around its limits."""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import h11
import pytest
import uvicorn
from starlette.applications import Starlette
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from tangledbank.core.game import Game
from tangledbank.core.message import Message
from tangledbank.core.rulebook import SPECTATOR
from tangledbank.server import slices
from tangledbank.server.http.header_timeout import MIN_SENT_BYTES, TOO_MANY, ConnectionCounter, HeaderTimeout
from tangledbank.server.live import fast_websocket, outbox, requests, socket
from tangledbank.server.live.client import Client
from tangledbank.server.live.fast_websocket import FastWebSocket, RoundRobin
from tangledbank.server.live.outbox import (
    ENDED,
    MAX_WAITING_BYTES_PER_ADDRESS,
    NONSENSE,
    SLOW_CLIENT_BYTES,
    TOO_SLOW,
    MemoryUse,
    Outbox,
)
from tangledbank.server.live.requests import Hello, Watch
from tangledbank.server.live.sockets import LiveUpdates
from tangledbank.server.slices import Slices
from tangledbank.server.store.sqlite import SqliteDatabase
from tangledbank.server.store.store import Store
from tangledbank.server.tables.hub import Hub
from tangledbank.server.tables.story import Story

from ..live.test_line import Network, connected
from ..playing import made
from ..serving import Served, Visitor


def codes(heard: list[dict[str, Any]]) -> list[str]:
    return [message.get("code", message["type"]) for message in heard]


def ask(visitor: Visitor, kind: str, times: int, **fields: object) -> list[dict[str, Any]]:
    """Say the same over and over on a connection of its own; what comes back."""
    with visitor.socket() as talk:
        for _ in range(times):
            talk.send(json.dumps({"type": kind, "id": "x", **fields}))
        found: list[dict[str, Any]] = []
        while len(found) < times:
            message = json.loads(talk.recv(timeout=20))
            found += [message] if message.get("id") == "x" else []
    return found


# ---- limits ----------------------------------------------------------------------------------------
def test_another_connection_gives_no_more_messages(tmp_path: Path) -> None:
    with Served(tmp_path, messages=20) as served:
        guest = served.guest()
        assert set(codes(ask(guest, "ping", 15))) == {"done"}
        told = ask(guest, "ping", 15)
        assert "slow" in codes(told)
        assert told[-1]["after"] >= 1
        assert told[-1]["why"] == {"key": "server-too-often", "args": {"seconds": told[-1]["after"]}}


def test_acknowledging_nothing_again_and_again_is_counted(tmp_path: Path) -> None:
    with Served(tmp_path, messages=20) as served, served.guest().socket() as talk:
        for _ in range(30):
            talk.send('{"type": "ack", "seq": 1}')
        assert json.loads(talk.recv(timeout=20))["why"]["key"] == "server-too-often"
        for _ in range(30):
            with suppress(ConnectionClosed):
                talk.send('{"type": "ack", "seq": 1}')
        with suppress(ConnectionClosed):
            for raw in talk:
                assert json.loads(raw)["code"] == "slow"
        assert talk.close_code == NONSENSE


def test_acknowledging_what_came_is_free(tmp_path: Path) -> None:
    with Served(tmp_path, messages=20) as served, served.guest().socket() as talk:
        for _ in range(50):
            served.server.servers[0].get_loop().call_soon_threadsafe(
                served.context.live.announce, Message("server-broken")
            )
            heard = json.loads(talk.recv(timeout=20))
            talk.send(json.dumps({"type": "ack", "seq": heard["seq"]}))
        talk.send('{"type": "ping", "id": "x"}')
        assert json.loads(talk.recv(timeout=20))["type"] == "done"


def test_dear_things_are_refused_sooner_over_socket_and_http_together(tmp_path: Path) -> None:
    with Served(tmp_path, work=30) as served:
        guest = served.guest()
        table = guest.done("/api/tables", {"game": "marine", "players": 2, "seats": ["me", "me"], "start": True})["id"]
        assert codes(ask(guest, "watch", 5, table=table)) == ["done"] * 5
        answers = [guest.get(f"/api/tables/{table}") for _ in range(3)]
        assert [answer.status_code for answer in answers][-1] == 429
        assert int(answers[-1].headers["retry-after"]) == answers[-1].json()["after"] >= 1
        assert answers[-1].json()["why"]["key"] == "server-too-much-work"
        assert set(codes(ask(guest, "ping", 5))) == {"done"}, "what is cheap goes on"


@pytest.mark.parametrize("kind", ["undo", "vote"])
def test_going_back_is_dear_over_socket_and_http(tmp_path: Path, kind: str) -> None:
    with Served(tmp_path, work=30) as served:
        guest = served.guest()
        table = guest.done("/api/tables", {"game": "marine", "players": 2, "seats": ["me", "me"], "start": True})["id"]
        body = {"seat": 0, **({"agrees": True} if kind == "vote" else {})}
        assert codes(ask(guest, kind, 2, table=table, **body))[1] == "slow"
        assert guest.post(f"/api/tables/{table}/{kind}", body).status_code == 429


def test_what_somebody_said_before_they_went_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()
    heard = itertools.count()

    async def slowly(talk: socket.SocketConnection, client: Client, said: requests.Ping) -> int:
        begun.set()
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        return next(heard)

    monkeypatch.setitem(socket.HANDLERS, requests.Ping, slowly)
    with Served(tmp_path) as served:
        with served.guest().socket() as talk:
            for _ in range(50):
                talk.send('{"type":"ping","id":"x"}')
            assert begun.wait(20)
        while served.context.lines:
            begun.wait(0.01)
        go_on.set()
    assert next(heard) == 0


# ---- the event loop --------------------------------------------------------------------------------
def test_long_work_takes_turns_with_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_S", 0.0)
    order: list[str] = []

    def steps(name: str) -> Iterator[None]:
        for _ in range(4):
            order.append(name)
            yield

    async def scene() -> None:
        queues = Slices()
        await asyncio.gather(*[queues.run(steps(name)) for name in "ab"])

    asyncio.run(scene())
    assert "aaa" not in "".join(order)
    assert "bbb" not in "".join(order)


class Hiding:
    """A game whose odd events only seat 1 sees."""

    def __init__(self) -> None:
        self.rulebook = self
        self.state = SimpleNamespace(events=[])
        self.over = False

    def event(self, event: tuple[int, ...], seat: int) -> Message | None:
        return Message(f"e{event[0]}") if event[0] % 2 == 0 or seat == 1 else None


def test_events_that_a_seat_does_not_see_are_not_counted_also_after_going_back() -> None:
    hiding, story = Hiding(), Story(SPECTATOR, [])
    game = cast(Game, hiding)
    hiding.state.events = [(k,) for k in range(1000, 1020)]
    assert len(list(story.steps(game))) == 20
    assert [message.key for message in story.page(game, 3, 6)] == ["e1006", "e1008", "e1010"]
    hiding.state.events = [*hiding.state.events[:7], (2001,), (2002,), (2004,)]
    assert len(list(story.steps(game))) == 3, "what is the same is not looked at again"
    assert [message.key for message in story.page(game, 0, 99)] == [
        "e1000",
        "e1002",
        "e1004",
        "e1006",
        "e2002",
        "e2004",
    ]


def test_many_connections_that_end_together_are_seen_off_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast_websocket, "SLICE_S", 0.0)

    async def scene() -> None:
        departures = RoundRobin(asyncio.get_running_loop())
        gone: list[int] = []
        for k in range(3):
            departures.add(lambda k=k: gone.append(k))  # type: ignore[misc]
        for expected in (1, 2, 3):
            await asyncio.sleep(0)
            assert len(gone) == expected

    asyncio.run(scene())


class Unlooked(dict[str, Client]):
    """A dictionary in which nobody looks at everything."""

    def values(self) -> Any:
        raise AssertionError("all clients were looked at")


def test_who_comes_and_goes_looks_at_no_other_client() -> None:
    async def scene() -> None:
        live = LiveUpdates(cast(Any, SimpleNamespace(now=lambda: 0, shared=False, before_telling=[])))
        object.__setattr__(live, "clients", Unlooked())
        for k in range(100):
            client = live.connect(Hello(), f"user {k % 3}", Outbox(lambda raw: True, MemoryUse()), f"key {k}", k)
            await live.on_disconnect(client, k)
        assert len(live.clients) == 3 * 8
        live.connect(Hello(), "another", Outbox(lambda raw: True, MemoryUse()), "last", 1_000_000)
        assert list(live.clients) == ["last"]

    asyncio.run(scene())


# ---- who has gone ----------------------------------------------------------------------------------
def test_a_connection_that_has_ended_is_free_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly ever are all objects searched for cycles: a connection must not be in one."""
    found: list[weakref.ref[Any]] = []
    real = socket.SocketConnection.__init__

    def init(talk: socket.SocketConnection, *values: Any) -> None:
        real(talk, *values)
        transport = cast(FastWebSocket, talk.transport)
        found.extend([weakref.ref(thing) for thing in (talk, transport, transport.conn, talk.out)])

    monkeypatch.setattr(socket.SocketConnection, "__init__", init)
    with Served(tmp_path) as served, without_collection():
        guest = served.guest()
        table = guest.done("/api/tables", {"game": "marine", "players": 2, "seats": ["me", "me"], "start": True})["id"]
        assert codes(ask(guest, "watch", 2, table=table)) == ["done"] * 2
        end = time.monotonic() + 20
        while any(ref() is not None for ref in found) and time.monotonic() < end:
            time.sleep(0.01)
        assert [ref() for ref in found] == [None] * 4


def test_what_a_client_looked_at_is_free_when_it_looks_elsewhere(tmp_path: Path) -> None:
    async def scene() -> None:
        database = SqliteDatabase(tmp_path / "live.db")
        store = Store(database)
        await store.prepare()
        hub = Hub(store, lambda: 1000, shared=False)
        live = LiveUpdates(hub)
        await hub.create("t", made("evolution"))
        client = live.connect(Hello(), "ann", Outbox(lambda raw: True, MemoryUse()), "key", 1000)
        await live.watch(client, Watch("", "t"), lambda table: True)
        listener = weakref.ref(client.subscriptions["t"].listener)
        with without_collection():
            live.unwatch(client, "t")
            assert listener() is None
        database.close()

    asyncio.run(scene())


@contextmanager
def without_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


# ---- who does not read -----------------------------------------------------------------------------
def test_whoever_does_not_answer_a_ping_is_cut_off() -> None:
    async def scene() -> None:
        found, pipe = connected()[0], Pipe()
        found.connection_made(pipe)
        found.keepalive_timeout()
        assert pipe.aborted

    asyncio.run(scene())


def test_whoever_takes_nothing_for_a_while_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "SEND_TIMEOUT_S", 0.05)

    async def scene() -> None:
        taken: list[bytes] = []
        out = Outbox(lambda raw: len(taken) < 2 and not taken.append(raw), MemoryUse())  # type: ignore[func-returns-value]
        for _ in range(3):
            out.put(b"x")
        await out.ended.wait()
        assert (out.code, taken) == (TOO_SLOW, [b"x", b"x"])

    asyncio.run(scene())


def test_what_waits_for_an_address_is_limited_and_only_those_who_are_behind_are_let_go() -> None:
    async def scene() -> None:
        share = MemoryUse()
        slow, quick = [Outbox(lambda raw: False, share) for _ in range(2)]
        share.unsent = MAX_WAITING_BYTES_PER_ADDRESS
        quick.put(b"x")
        slow.put(b"x" * (SLOW_CLIENT_BYTES + 1))
        assert (slow.code, quick.code) == (TOO_SLOW, ENDED)
        slow.clear()
        quick.clear()
        assert share.unsent == MAX_WAITING_BYTES_PER_ADDRESS

    asyncio.run(scene())


class Pipe(Network):
    """A network with something in it that nobody takes."""

    unsent = 0

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def close(self) -> None:
        self.closing = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("192.0.2.1", 5000) if name == "peername" else default


def door(most: int = 10) -> tuple[HeaderTimeout, Pipe]:
    app = Starlette()
    app.state.connection_counter = ConnectionCounter(most, ["10.0.0.0/8"])
    found, pipe = HeaderTimeout(uvicorn.Config(app, log_config=None), ServerState(), {}), Pipe()
    found.connection_made(cast(Any, pipe))
    return found, pipe


def test_an_answer_that_nobody_takes_ends_the_connection() -> None:
    async def scene() -> None:
        slow, pipe = door()
        for waits in (0, 500_000, 500_000 - MIN_SENT_BYTES):
            pipe.unsent = waits
            slow.check_progress()
            assert not pipe.aborted
        pipe.unsent -= MIN_SENT_BYTES - 1
        slow.check_progress()
        assert pipe.aborted
        slow.connection_lost(None)

    asyncio.run(scene())


def test_plain_connections_of_an_address_are_limited_and_it_is_said_why() -> None:
    async def scene() -> None:
        connection_counter = ConnectionCounter(2, ["10.0.0.0/8", "fd00::/8"])
        assert [connection_counter.enter("192.0.2.1") for _ in range(3)] == ["192.0.2.1", "192.0.2.1", None]
        assert [connection_counter.enter(proxy) for proxy in ("10.1.2.3", "fd00::1") for _ in range(3)] == [""] * 6
        connection_counter.leave("192.0.2.1")
        assert connection_counter.enter("192.0.2.1") is not None
        refused, pipe = door(0)
        assert (pipe.written, pipe.closing) == ([TOO_MANY], True)
        refused.connection_lost(None)

    asyncio.run(scene())
    reader = h11.Connection(h11.CLIENT)
    reader.send(h11.Request(method="GET", target="/", headers=[("host", "x")]))
    reader.receive_data(TOO_MANY)
    answer = reader.next_event()
    assert isinstance(answer, h11.Response)
    assert (answer.status_code, dict(answer.headers)[b"retry-after"]) == (429, b"15")


# ---- proxies ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("trusted", "forwarded", "client"),
    [
        ("127.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "203.0.113.9, 192.0.2.7", "192.0.2.7"),
        ("127.0.0.0/8, 10.0.0.0/8", "203.0.113.9, 192.0.2.7, 10.1.2.3", "192.0.2.7"),
        ("127.0.0.1, fd00::/8", "2001:db8:1:2::9, fd00::5", "2001:db8:1:2::"),
        ("127.0.0.1", "::ffff:192.0.2.7", "192.0.2.7"),
        ("10.0.0.0/8", "203.0.113.9", "127.0.0.1"),
    ],
)
def test_the_last_hop_that_is_no_trusted_proxy_is_the_client(
    tmp_path: Path, trusted: str, forwarded: str, client: str
) -> None:
    with Served(tmp_path, trusted_proxy=trusted) as served:
        secure = served.stranger().get("/api/me", **{"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https"})
        assert f"http {client}" in served.context.limits.buckets
        assert ("secure" in secure.headers["set-cookie"].lower()) is (client != "127.0.0.1")
