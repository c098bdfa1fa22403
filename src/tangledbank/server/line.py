"""A connection as uvicorn keeps it, with a short way out: text that is bytes already goes to the network in one step.

The usual way is a task, a future and five layers for each message; four people at a table make that the dearest part of
a move. Everything else, from the handshake to the closing, stays uvicorn's.
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop, TimerHandle
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import Final
from weakref import WeakKeyDictionary, proxy, ref

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LOG: Final = logging.getLogger("tangledbank.server")
LINE: Final = "tangledbank.line"
"""The extension of the ASGI scope under which a weak reference to a connection is found: it has the scope itself."""
WHOLE_TEXT: Final = 0x81
SHORT: Final = Struct("!BB").pack
MIDDLE: Final = Struct("!BBH").pack
LONG: Final = Struct("!BBQ").pack
FAREWELL: Final = 2.0
"""Seconds for a client to agree that it ends: whoever is refused must not stay by saying nothing."""
MOST_DEPARTING: Final = 50
"""Connections whose end is seen in one round of the event loop."""
PIECE: Final = 1024
MOST_READING: Final = 8
"""Of what has come, so many pieces of so many bytes are read in one round, and the first of each connection."""
MOST_QUEUED: Final = 64
"""Messages of a client that wait to be heard; while there are fewer it is read on, so that its end is noticed."""


def framed(raw: bytes) -> bytes:
    """RFC 6455, 5.2: one whole text message from a server."""
    size = len(raw)
    if size < 126:
        return SHORT(WHOLE_TEXT, size) + raw
    return (MIDDLE(WHOLE_TEXT, 126, size) if size < 1 << 16 else LONG(WHOLE_TEXT, 127, size)) + raw


class Rounds:
    """Things that may be wanted thousands of times together: some of them are done in each round of the event loop."""

    def __init__(self, loop: AbstractEventLoop, most: int) -> None:
        self.loop: Final = proxy(loop)
        self.most: Final = most
        self.waiting: Final[deque[Callable[[], None]]] = deque()

    def add(self, wanted: Callable[[], None]) -> None:
        self.waiting.append(wanted)
        if len(self.waiting) == 1:
            self.loop.call_soon(self.some)

    def some(self) -> None:
        for _ in range(min(self.most, len(self.waiting))):
            try:
                self.waiting[0]()
            except Exception:  # one that fails keeps no other waiting
                LOG.exception("a connection failed")
            self.waiting.popleft()
        if self.waiting:
            self.loop.call_soon(self.some)


class Turns:
    """What the connections of one event loop do in turn."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.departing: Final = Rounds(loop, MOST_DEPARTING)
        """Connections that have ended."""
        self.reading: Final = Rounds(loop, MOST_READING)
        """Pieces of what has come."""


TURNS: Final[WeakKeyDictionary[AbstractEventLoop, Turns]] = WeakKeyDictionary()


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    when_clear: Callable[[], None] | None = None
    """Is called when the network takes more again."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.close_timeout = FAREWELL
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), LINE: {LINE: ref(self)}}

    when_lost: Callable[[], None] | None = None
    """Is called when the connection has ended."""
    ending: TimerHandle | None = None
    unread: bytes = b""
    """What has come and was not looked at yet."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.turns().departing.add(lambda: self.depart(exc))

    def turns(self) -> Turns:
        if self.loop not in TURNS:
            TURNS[self.loop] = Turns(self.loop)
        return TURNS[self.loop]

    def shutdown(self) -> None:
        """The server ends; whoever has gone already and was not seen off yet needs no farewell."""
        if not self.transport.is_closing():
            super().shutdown()

    def depart(self, exc: Exception | None) -> None:
        """The end of the connection, when it is its turn."""
        self.unread = b""
        super().connection_lost(exc)
        if self.ending is not None:
            self.ending.cancel()
        if self.when_lost is not None:
            self.when_lost()
        self.conn.parser.close()  # it knows the protocol and is known by it: both would stay in memory

    def data_received(self, data: bytes) -> None:
        """Read a little at once, and more than that piece by piece: thousands of messages may come together."""
        rest, self.unread = self.unread, self.unread + data
        if not rest:
            self.read_piece()

    def read_piece(self) -> None:
        if self.disconnected:  # when it was its turn nobody was there any more
            return
        piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
        super().data_received(piece)
        if self.unread:
            self.turns().reading.add(self.read_piece)

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self.read_paused and self.queue.qsize() < MOST_QUEUED:
            self.read_paused = False
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """Whoever does not answer a ping does not read the farewell either: without it the connection would stay."""
        super().keepalive_timeout()
        self.transport.abort()

    def hang_up(self) -> None:
        """End soon, whether the client takes what was sent or not."""
        if self.ending is None and not self.disconnected:
            self.ending = self.loop.call_later(FAREWELL, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_clear is not None:
            self.when_clear()

    def send_text(self, raw: bytes) -> bool:
        """Whether the network takes it now."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(framed(raw))
        return True
