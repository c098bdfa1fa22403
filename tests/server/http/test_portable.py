"""The app is plain ASGI: people play over any ASGI server, the shortcuts of `serve` are an addition."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tangledbank.server.app import create_app
from tangledbank.server.live import socket
from tangledbank.server.live.outbox import NO_HELLO, NO_SESSION
from tangledbank.server.live.transport import AsgiTransport
from tangledbank.server.ops.settings import Settings
from tangledbank.server.people.auth import COOKIE

NEW = {"game": "evolution", "players": 2, "seats": ["me", "novice"], "start": True}


def app_in(folder: Path) -> Starlette:
    return create_app(Settings(data=str(folder), workers=1))


def answered(table: str, seat: dict[str, Any], ply: int) -> str:
    action = seat["options"][0]["action"]
    return json.dumps({"type": "move", "id": "m", "table": table, "seat": seat["seat"], "ply": ply, "action": action})


@contextmanager
def plain_uvicorn(app: Starlette) -> Iterator[str]:
    """A server with the protocols that uvicorn itself brings."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def test_a_table_is_played_over_plain_uvicorn(tmp_path: Path) -> None:
    with plain_uvicorn(app_in(tmp_path)) as where, httpx.Client(base_url=f"http://{where}", timeout=30) as http:
        table = http.post("/api/tables", json=NEW).json()["id"]
        cookie = {"Cookie": f"{COOKIE}={http.cookies[COOKIE]}"}
        with connect(f"ws://{where}/api/socket", additional_headers=cookie) as line:
            line.send('{"type": "hello"}')
            line.send(json.dumps({"type": "watch", "id": "w", "table": table}))
            for raw in line:
                message = json.loads(raw)
                if message["type"] == "seen" and message["table"]["ply"] == 0:
                    line.send(answered(table, message["table"]["seats"][0], 0))
                elif message["type"] == "done" and message["id"] == "m":
                    break
        assert http.get(f"/api/tables/{table}").json()["ply"] >= 1


def test_a_socket_that_is_refused_is_told_why_by_its_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_TIMEOUT_S", 0.1)
    with plain_uvicorn(app_in(tmp_path)) as where, httpx.Client(base_url=f"http://{where}", timeout=30) as http:
        http.get("/api/me")
        for cookie, code in (("", NO_SESSION), (http.cookies[COOKIE], NO_HELLO)):
            assert closing_code(where, cookie) == code


def closing_code(where: str, cookie: str) -> int | None:
    """With which code a socket ends on which nothing is said."""
    with connect(f"ws://{where}/api/socket", additional_headers={"Cookie": f"{COOKIE}={cookie}"}) as line:
        with suppress(ConnectionClosed):
            while True:
                line.recv(timeout=20)
        return line.close_code


def test_messages_wait_for_a_slow_server_one_after_the_other() -> None:
    async def scene() -> None:
        sent: list[str] = []
        free = asyncio.Event()

        class Slow(WebSocket):
            def __init__(self) -> None:
                pass

            async def send_text(self, data: str) -> None:
                await free.wait()
                sent.append(data)

        transport, cleared = AsgiTransport(Slow()), list[bool]()
        transport.when_clear = lambda: cleared.append(transport.send_text(b"two")) if not cleared else None
        assert transport.send_text(b"one")
        assert not transport.send_text(b"two")
        free.set()
        await transport.drain()
        assert (sent, cleared) == (["one", "two"], [True])

    asyncio.run(scene())


def test_a_client_that_has_gone_is_noticed_when_something_is_sent() -> None:
    async def scene() -> None:
        class Gone(WebSocket):
            def __init__(self) -> None:
                pass

            async def send_text(self, data: str) -> None:
                raise OSError

        transport, lost = AsgiTransport(Gone()), asyncio.Event()
        transport.when_lost = lost.set
        assert transport.send_text(b"one")
        await transport.drain()
        assert lost.is_set()
        assert not transport.send_text(b"two")
        transport.hang_up()

    asyncio.run(scene())
