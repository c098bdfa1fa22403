"""The short way out: the same bytes as the library's, in their order, and only as fast as the network takes them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvicorn
from starlette.applications import Starlette
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tangledbank.server.line import LINE, PIECE, Line, framed
from tangledbank.server.outbox import BROKEN, TOO_SLOW, Outbox, Share, Shares
from tangledbank.server.socket import Talk
from tangledbank.server.store import User


class Network(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closing = False
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing


def connected() -> tuple[Line, Network, Outbox]:
    line, network = Line(uvicorn.Config(Starlette(), log_config=None), ServerState(), {}), Network()
    line.connection_made(network)
    out = Outbox(line.send_text, Share())
    line.when_clear = out.flush
    return line, network, out


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_the_library_would(size: int) -> None:
    raw = b"x" * size
    assert framed(raw) == Frame(Opcode.TEXT, raw).serialize(mask=False)


def test_what_the_network_does_not_take_waits_and_comes_in_its_order() -> None:
    async def scene() -> None:
        line, network, out = connected()
        out.put(b"1")
        out.put(b"2")
        assert network.written == [], "everybody is told before anybody is sent to"
        await asyncio.sleep(0)
        line.pause_writing()
        out.put(b"3")
        await asyncio.sleep(0)
        out.put(b"4")
        assert (len(network.written), list(out.waiting), out.weight) == (2, [b"3", b"4"], 2)
        line.resume_writing()
        assert network.written == [framed(raw) for raw in (b"1", b"2", b"3", b"4")]
        assert (list(out.waiting), out.weight) == ([], 0)

    asyncio.run(scene())


def test_nothing_is_written_to_a_line_that_closes() -> None:
    async def scene() -> None:
        line, network, out = connected()
        network.closing = True
        out.put(b"late")
        await asyncio.sleep(0)
        network.closing, line.close_sent = False, True
        out.flush()
        assert (network.written, list(out.waiting)) == ([], [b"late"])

    asyncio.run(scene())


async def farewell(code: int, reason: str) -> None:
    """A network that takes it."""


@pytest.mark.parametrize("slow", [True, False])
def test_nothing_stays_of_whoever_was_too_slow(slow: bool) -> None:
    async def scene() -> None:
        line, network, _ = connected()
        websocket = SimpleNamespace(scope={"extensions": {LINE: {LINE: lambda: line}}}, close=farewell)
        site = SimpleNamespace(person=lambda user, address: None, shares=Shares())
        talk = Talk(cast(Any, site), cast(Any, websocket), User("u", "U", None, False, "", ""), "192.0.2.1")
        if slow:
            line.pause_writing()
        talk.out.put(b"late")
        talk.out.end(TOO_SLOW)
        await talk.close()
        assert (list(talk.out.waiting), line.when_clear, line.when_lost, network.aborted) == ([], None, None, slow)

    asyncio.run(scene())


def test_a_message_that_cannot_be_sent_ends_the_connection() -> None:
    async def scene() -> None:
        def send(raw: bytes) -> bool:
            raise AttributeError

        out = Outbox(send, Share())
        out.put(b"x")
        await asyncio.sleep(0)
        assert (out.ended.is_set(), out.code) == (True, BROKEN)

    asyncio.run(scene())


def test_what_waits_to_be_read_of_a_connection_that_has_ended_is_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        line, _, _ = connected()
        line.data_received(b"GET / HTTP/1.1\r\nHost: x\r\nPad: " + b"x" * 3 * PIECE)
        line.depart(OSError("gone"))
        await asyncio.sleep(0)
        assert not caplog.records

    asyncio.run(scene())
