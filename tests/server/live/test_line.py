"""The short way out: the same bytes as the library's, in their order, and only as fast as the network takes them."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvicorn
from starlette.applications import Starlette
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tangledbank.server.live import fast_websocket as lines
from tangledbank.server.live.fast_websocket import (
    MAX_CONTROL_FRAMES,
    MAX_QUEUED_MESSAGES,
    READ_CHUNK_BYTES,
    FastWebSocket,
    framed,
)
from tangledbank.server.live.outbox import BROKEN, NONSENSE, TOO_SLOW, MemoryByAddress, MemoryUse, Outbox
from tangledbank.server.live.socket import SocketConnection
from tangledbank.server.live.transport import FAST_WEBSOCKET
from tangledbank.server.store.store import User

from ..serving import Served


class Network(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closing = False
        self.aborted = False

        self.reads = True

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing


def connected() -> tuple[FastWebSocket, Network, Outbox]:
    line, network = FastWebSocket(uvicorn.Config(Starlette(), log_config=None), ServerState(), {}), Network()
    line.connection_made(network)
    out = Outbox(line.send_text, MemoryUse())
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
        websocket = SimpleNamespace(
            scope={"extensions": {FAST_WEBSOCKET: {FAST_WEBSOCKET: lambda: line}}}, close=farewell
        )
        context = SimpleNamespace(quota=lambda user, address: None, memory_by_address=MemoryByAddress())
        talk = SocketConnection(
            cast(Any, context), cast(Any, websocket), User("u", "U", None, False, "", ""), "192.0.2.1"
        )
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

        out = Outbox(send, MemoryUse())
        out.put(b"x")
        await asyncio.sleep(0)
        assert (out.ended.is_set(), out.code) == (True, BROKEN)

    asyncio.run(scene())


# ---- what comes in -----------------------------------------------------------------------------
EMPTY = {
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
    "pongs": Frame(Opcode.PONG, b"").serialize(mask=True),
    "continuations": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
}
BEGUN = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
REQUEST = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def accepting(scope: Any, receive: Any, send: Any) -> None:
    """An application that takes a connection and then listens to nothing."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def opened() -> tuple[FastWebSocket, Network]:
    """A connection after its handshake."""
    line, network = (
        FastWebSocket(uvicorn.Config(accepting, log_config=None, lifespan="off"), ServerState(), {}),
        Network(),
    )
    line.connection_made(network)
    line.data_received(REQUEST)
    while not line.handshake_complete:
        await asyncio.sleep(0)
    network.written.clear()
    return line, network


async def all_read(line: FastWebSocket, network: Network) -> None:
    while line.is_queued and not network.closing:
        await asyncio.sleep(0)


@pytest.mark.parametrize("kind", EMPTY)
def test_endless_control_frames_end_a_connection_and_fill_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    waiting: list[int] = []
    ended: list[int] = []

    class Watched(FastWebSocket):
        def end(self, code: int) -> None:
            super().end(code)
            ended.append(code)

        def read_on(self) -> None:
            super().read_on()
            waiting.append(len(self.unparsed) + self.transport.get_write_buffer_size())

    monkeypatch.setattr("tests.server.serving.FastWebSocket", Watched)
    with caplog.at_level(logging.ERROR), Served(tmp_path) as served, served.guest().socket() as talk:
        talk.socket.sendall(BEGUN if kind == "continuations" else b"")
        with pytest.raises(OSError, match=r"."):
            talk.socket.sendall(EMPTY[kind] * 8_000_000)
    assert ended == [NONSENSE]
    assert max(waiting) < 1_000_000
    assert not caplog.records


def test_the_network_is_read_only_while_little_waits() -> None:
    async def scene() -> None:
        line, network = await opened()
        line.data_received(EMPTY["pings"] * 100)
        assert network.reads, "a little may wait"
        line.data_received(b"\x82\xfe" + (4 * READ_CHUNK_BYTES).to_bytes(2) + bytes(4 + 4 * READ_CHUNK_BYTES))
        assert (network.reads, network.written) == (False, []), "nothing is read in the callback itself"
        await all_read(line, network)
        assert (network.reads, line.unparsed) == (True, b"")
        assert b"".join(network.written) == Frame(Opcode.PONG, b"").serialize(mask=False) * 100

    asyncio.run(scene())


def test_messages_that_nobody_hears_wait_in_the_network() -> None:
    async def scene() -> None:
        line, network = await opened()
        line.data_received(Frame(Opcode.TEXT, b"x").serialize(mask=True) * 10_000)
        await all_read(line, network)
        assert not network.reads
        assert MAX_QUEUED_MESSAGES <= line.queue.qsize() < MAX_QUEUED_MESSAGES + READ_CHUNK_BYTES
        for _ in range(10_000):
            assert (await line.receive())["type"] == "websocket.receive"
        assert (network.reads, line.unparsed, line.queue.qsize()) == (True, b"", 0)

    asyncio.run(scene())


def test_whoever_does_not_read_gets_no_pongs() -> None:
    async def scene() -> None:
        line, network = await opened()
        line.pause_writing()
        line.data_received(EMPTY["pings"] * MAX_CONTROL_FRAMES)
        await all_read(line, network)
        assert (network.written, network.closing) == ([], False)

    asyncio.run(scene())


def test_control_frames_are_counted_for_a_while() -> None:
    async def scene() -> None:
        line, network = await opened()
        for _ in range(3):
            line.data_received(EMPTY["pongs"] * MAX_CONTROL_FRAMES)
            await all_read(line, network)
            line.counted -= 11
        assert network.written == []
        line.data_received(EMPTY["pongs"] * (MAX_CONTROL_FRAMES + 1))
        await all_read(line, network)
        assert network.closing
        assert network.written[-1][2:] == b"\x03\xf0too much nonsense"

    asyncio.run(scene())


def test_one_piece_of_each_connection_is_read_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "SLICE_S", 0.0)

    async def scene() -> None:
        (first, _), (second, _) = await opened(), await opened()
        for line in (first, second):
            line.data_received(b"\x82\xfe" + (4 * READ_CHUNK_BYTES).to_bytes(2) + bytes(4 + 4 * READ_CHUNK_BYTES))
        seen = []
        while first.unparsed or second.unparsed:
            seen.append((first.offset, second.offset))
            await asyncio.sleep(0)
        assert seen[:5] == [
            (0, 0),
            (READ_CHUNK_BYTES, 0),
            (READ_CHUNK_BYTES, READ_CHUNK_BYTES),
            (2 * READ_CHUNK_BYTES, READ_CHUNK_BYTES),
            (2 * READ_CHUNK_BYTES, 2 * READ_CHUNK_BYTES),
        ]

    asyncio.run(scene())


def test_what_waits_to_be_read_of_a_connection_that_has_ended_is_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        line, _, _ = connected()
        line.data_received(b"GET / HTTP/1.1\r\nHost: x\r\nPad: " + b"x" * 3 * READ_CHUNK_BYTES)
        line.finish_close(OSError("gone"))
        await asyncio.sleep(0)
        assert not caplog.records

    asyncio.run(scene())
