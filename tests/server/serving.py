"""A real server on a free port of this machine, and visitors who each have their own cookie."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from argon2 import PasswordHasher
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from tangledbank.server.app import create_app
from tangledbank.server.context import Context
from tangledbank.server.http.header_timeout import HeaderTimeout
from tangledbank.server.http.routes import opening
from tangledbank.server.live.fast_websocket import FastWebSocket
from tangledbank.server.ops.settings import Settings, networks
from tangledbank.server.people import passwords
from tangledbank.server.people.auth import COOKIE
from tangledbank.server.tables import seeding

Done = TypeVar("Done")
PLENTY = 100_000
"""A limit that no test reaches."""
CAREFUL = passwords.HASHER
setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))  # noqa: B010  (it is Final)
"""The real one takes its time, by design."""


def same_games(config: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games without a seed begin alike in every run with the same --randomly-seed, on servers in this process."""
    seeds = itertools.count(int(config.getoption("randomly_seed", 1859)))
    monkeypatch.setattr(opening, "fresh_seed", lambda: next(seeds))
    monkeypatch.setattr(seeding, "fresh_secret", lambda: f"{next(seeds):064x}")


class Visitor:
    """Somebody with a cookie of their own, or without one."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=30, verify=False)  # certificates take long to load
        self.address = address
        self.id = ""

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.http.get(path, headers=headers)

    def post(self, path: str, body: object = None, **headers: str) -> httpx.Response:
        raw = body if isinstance(body, bytes) else json.dumps({} if body is None else body).encode()
        return self.http.post(path, content=raw, headers={name.replace("_", "-"): v for name, v in headers.items()})

    def done(self, path: str, body: object = None) -> Any:
        """What comes back from something that must work."""
        answer = self.post(path, body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    @property
    def socket_address(self) -> str:
        return self.address.replace("http://", "ws://") + "/api/socket"

    @contextmanager
    def socket(self) -> Iterator[ClientConnection]:
        """A socket that has said hello."""
        with connect(self.socket_address, additional_headers={"Cookie": f"{COOKIE}={self.cookie}"}) as socket:
            socket.send('{"type": "hello"}')
            socket.recv()
            yield socket


class Served:
    """A running server."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        wide = dict.fromkeys(["requests", "guests", "tables", "sockets", "messages", "work"], PLENTY)
        chosen = Settings(data=str(folder), workers=1, **{**wide, **settings})
        self.app: Starlette = create_app(chosen)
        proxies = networks(chosen.trusted_proxy)
        config = uvicorn.Config(
            self.app,
            port=0,
            http=HeaderTimeout,
            ws=FastWebSocket,
            log_config=None,
            server_header=False,
            forwarded_allow_ips=proxies,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)
        self.visitors: list[Visitor] = []

    def __enter__(self) -> Served:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *error: object) -> None:
        for visitor in self.visitors:
            visitor.http.close()
        self.server.should_exit = True
        self.thread.join()

    @property
    def context(self) -> Context:
        context: Context = self.app.state.context
        return context

    def does(self, what: Coroutine[Any, Any, Done]) -> Done:
        """In its own loop: Playwright holds that of the tests."""
        return asyncio.run_coroutine_threadsafe(what, self.server.servers[0].get_loop()).result()

    def stranger(self) -> Visitor:
        """Somebody without a cookie."""
        self.visitors.append(Visitor(self.address))
        return self.visitors[-1]

    def guest(self) -> Visitor:
        """Somebody with one."""
        visitor = self.stranger()
        visitor.id = visitor.get("/api/me").json()["id"]
        return visitor

    def operator(self) -> Visitor:
        """Somebody who runs the place."""
        visitor = self.guest()
        visitor.done("/api/me/sign-up", {"name": f"Op {visitor.id[:12]}", "password": "long enough"})
        asyncio.run(self.context.store.set_operator(f"op {visitor.id[:12]}".casefold(), True))
        return visitor
