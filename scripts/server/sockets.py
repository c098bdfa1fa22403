"""A WebSocket client that costs as little as possible, for measuring servers: text frames, no compression."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_CODE, LOST = 1005, 1006
Hear = Callable[[bytes], None]
Closed = Callable[[int, str], None]
"""Is told the code and the reason of a close frame; 1006 if the connection was lost without one."""


class Line(asyncio.Protocol):
    """One connection; whole messages go to `hear`, its end to `closed`."""

    def __init__(self, request: bytes, hear: Hear, closed: Closed) -> None:
        self.request: Final = request
        self.hear: Final = hear
        self.closed: Final = closed
        self.ready: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.rest = b""
        self.over = False

    @staticmethod
    async def open(port: int, path: str, cookie: str, hear: Hear, closed: Closed, source: str = "127.0.0.1") -> Line:
        """Connected with a server of this machine, from an address of loopback."""
        request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: Line(request.encode(), hear, closed), "127.0.0.1", port, local_addr=(source, 0)
        )
        try:
            await line.ready
        except asyncio.CancelledError:  # nobody waits for it any more
            line.close()
            raise
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.fail("lost")
        self.end(LOST, "")

    def fail(self, why: str) -> None:
        """It never became a socket; perhaps nobody waits for it any more."""
        self.over = True
        self.ready.set_exception(ConnectionError(why))
        self.ready.exception()

    def end(self, code: int, reason: str) -> None:
        """Tell once that it is over, unless it was ended here."""
        if not self.over:
            self.over = True
            self.closed(code, reason)

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.ready.done():
            head, end, self.rest = self.rest.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
            elif head.startswith(b"HTTP/1.1 101"):
                self.ready.set_result(None)
            else:
                self.fail(head.partition(b"\r\n")[0].decode(errors="replace"))
        while self.ready.done() and not self.over and self.take_frame():
            pass

    def take_frame(self) -> bool:
        """Whether a whole frame was there."""
        data = self.rest
        if len(data) < 2:
            return False
        size, at = data[1] & 0x7F, 2
        if size >= 126:
            at = 4 if size == 126 else 10
            size = int.from_bytes(data[2:at], "big")
        if len(data) < at + size:
            return False
        self.rest = data[at + size :]
        self.frame(data[0] & 0xF, data[at : at + size])
        return True

    def frame(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.hear(data)
        elif kind == PING:
            self.send(data, PONG)
        elif kind == CLOSE:
            self.end(int.from_bytes(data[:2], "big") if data else NO_CODE, data[2:].decode(errors="replace"))
            self.close()

    def send(self, data: bytes, kind: int = TEXT) -> None:
        """A frame; the mask of zeros changes nothing and is as good as any other here."""
        size = len(data)
        head = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
        if self.transport is not None:
            self.transport.write(bytes([0x80 | kind]) + head + bytes(4) + data)

    def close(self) -> None:
        self.over = True
        if self.transport is not None:
            self.transport.abort()
