"""Everything but probes is counted, a refusal comes slowly, and sockets that are refused say why and for how long."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tangledbank.server import app
from tangledbank.server.app import create_app
from tangledbank.server.context import Context
from tangledbank.server.http import limits
from tangledbank.server.http.limits import MAX_REFUSED_SOCKETS, Limits
from tangledbank.server.http.openapi import compressed_document, document
from tangledbank.server.http.throttle import count_socket, enter
from tangledbank.server.live.outbox import TOO_MANY
from tangledbank.server.ops.settings import Settings
from tangledbank.server.people.auth import COOKIE

from ..serving import Served, Visitor


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REFUSAL_DELAY_S", 0.0)


@pytest.mark.parametrize("path", ["/api/openapi.json", "/api/nothing", "/metrics", "/api/games"])
def test_every_request_is_counted(tmp_path: Path, path: str) -> None:
    with Served(tmp_path, requests=3) as served:
        visitor = served.stranger()
        answers = [visitor.get(path) for _ in range(5)]
        assert [answer.status_code == 429 for answer in answers] == [False] * 3 + [True] * 2
        assert answers[-1].json()["after"] == int(answers[-1].headers["retry-after"]) >= 1
        assert "content-security-policy" in answers[-1].headers
        assert visitor.get("/healthz").status_code == 200


def test_files_have_a_wider_limit_of_their_own(tmp_path: Path) -> None:
    with Served(tmp_path, requests=1) as served:
        visitor = served.stranger()
        assert [visitor.get("/nothing.txt").status_code for _ in range(11)] == [404] * 10 + [429]
        assert visitor.get("/api/games").status_code == 200


def test_a_refusal_is_sent_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REFUSAL_DELAY_S", 7.0)
    order: list[object] = []

    async def sleep(seconds: float) -> None:
        order.append(seconds)

    async def send(event: Any) -> None:
        order.append(event.get("status"))

    async def scene() -> None:
        made = create_app(Settings(data=str(tmp_path)))
        made.state.context = SimpleNamespace(limits=Limits(lambda: 0), settings=Settings(requests=1))
        made.state.context.limits.allow("http 192.0.2.1", 1, 60)
        scope = {"type": "http", "method": "GET", "path": "/api/games", "headers": [], "client": ("192.0.2.1", 5)}
        await made({**scope, "query_string": b"", "server": ("x", 80)}, cast(Any, None), send)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(scene())
    assert order[:2] == [7.0, 429]


def test_the_document_of_all_addresses_is_compressed_once(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        plain, packed = [
            served.stranger().get("/api/openapi.json", **{"Accept-Encoding": way}) for way in ("identity", "gzip")
        ]
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < len(plain.content) / 5


def test_the_document_is_made_before_anybody_asks_for_it(tmp_path: Path) -> None:
    """It takes 20 to 50 milliseconds, in which the loop would do nothing else."""
    document.cache_clear()
    compressed_document.cache_clear()
    create_app(Settings(data=str(tmp_path)))
    assert [one.cache_info().currsize for one in (document, compressed_document)] == [1, 1]


# ---- sockets -------------------------------------------------------------------------------------
def refused(visitor: Visitor) -> dict[str, Any]:
    """What a socket is told that is refused, with the code of its end or the status of the answer."""
    try:
        with connect(visitor.socket_address, additional_headers={"Cookie": f"{COOKIE}={visitor.cookie}"}) as socket:
            told: dict[str, Any] = json.loads(socket.recv(timeout=10))
            with suppress(ConnectionClosed):
                socket.recv(timeout=10)
            return {**told, "code_at_end": socket.close_code}
    except InvalidStatus as error:
        found: dict[str, Any] = json.loads(error.response.body or b"{}")
        return {**found, "status": error.response.status_code, "retry": error.response.headers["Retry-After"]}


@pytest.mark.parametrize("proxy", ["127.0.0.1", "10.0.0.0/8"])
def test_a_refused_socket_says_why_and_for_how_long_and_many_are_refused_over_http(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, proxy: str
) -> None:
    asked: list[str] = []

    def counted(context: Context, websocket: WebSocket, where: str) -> None:
        asked.append(where)
        enter(context, websocket, where)

    monkeypatch.setattr(app, "enter", counted)
    with Served(tmp_path, sockets=0, trusted_proxy=proxy) as served:
        guest = served.guest()
        told = [refused(guest) for _ in range(MAX_REFUSED_SOCKETS + 5)]
        assert told[0]["type"] == "refused"
        assert (told[0]["why"]["key"], told[0]["after"]) == ("server-too-many-connections", 15)
        assert told[0]["code_at_end"] == TOO_MANY
        assert told[-1]["status"] == 429
        assert (told[-1]["after"], told[-1]["retry"]) == (15, "15")
    assert (len(asked) == MAX_REFUSED_SOCKETS + 5) is (proxy == "127.0.0.1"), "without a proxy the door knows already"
    assert not caplog.records


def counted(context: Any, cookie: str, times: int) -> int:
    """How many of so many sockets of a session are let in."""
    let_in = 0
    for _ in range(times):
        with suppress(limits.TooOften):
            count_socket(cast(Context, context), cookie, "192.0.2.1")
            let_in += 1
    return let_in


def test_one_session_does_not_use_up_the_new_sockets_of_its_address() -> None:
    auth = SimpleNamespace(token_of=lambda cookie: cookie or None)
    context = SimpleNamespace(limits=Limits(lambda: 0), settings=Settings(messages=120), auth=auth)
    assert counted(context, "greedy", 1000) == 30
    assert counted(context, "", 1000) == 30, "strangers are counted together"
    assert [counted(context, f"pupil {k}", 10) for k in range(27)] == [10] * 27
    assert counted(context, "late", 10) == 0, "300 at one address"
