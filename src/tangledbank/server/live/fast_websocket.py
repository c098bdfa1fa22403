"""uvicorn's WebSocket protocol with a shortcut for sending: text that is bytes already goes to the network in one step.

The ASGI way (`transport.py`) costs a task, a future and five layers for each message, which at a table of four is the
most expensive part of a move. All else, from the handshake to the closing, stays uvicorn's. Only `serve` uses it.
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop, TimerHandle
from collections import deque
from collections.abc import Callable
from struct import Struct
from time import perf_counter
from typing import Final
from weakref import WeakKeyDictionary, proxy, ref

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ..http.limits import WINDOW_S
from ..slices import SLICE_S
from .outbox import NONSENSE, REASONS
from .transport import FAST_WEBSOCKET

LOG: Final = logging.getLogger("tangledbank.server")
FIN_TEXT: Final = 0x81
HEADER_7_BIT: Final = Struct("!BB").pack
HEADER_16_BIT: Final = Struct("!BBH").pack
HEADER_64_BIT: Final = Struct("!BBQ").pack
CLOSE_TIMEOUT_S: Final = 2.0
"""Seconds for a client to answer the closing frame: one that is refused must not stay by saying nothing."""
READ_CHUNK_BYTES: Final = 1024
"""Bytes of one connection that are read before it is another's turn."""
MAX_CONTROL_FRAMES: Final = 120
"""Control frames and parts of messages that a connection may send within WINDOW_S seconds: no limit of messages counts
them."""
MAX_QUEUED_MESSAGES: Final = 64
"""Messages of a client that wait to be heard; while there are fewer it is read on, so that its end is noticed."""


def framed(raw: bytes) -> bytes:
    """RFC 6455, 5.2: one whole text message from a server."""
    size = len(raw)
    if size < 126:
        return HEADER_7_BIT(FIN_TEXT, size) + raw
    return (HEADER_16_BIT(FIN_TEXT, 126, size) if size < 1 << 16 else HEADER_64_BIT(FIN_TEXT, 127, size)) + raw


class RoundRobin:
    """Callbacks that may be wanted thousands of times together: each round of the event loop runs a slice of them."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.loop: Final = proxy(loop)
        self.waiting: Final[deque[Callable[[], None]]] = deque()

    def add(self, wanted: Callable[[], None]) -> None:
        self.waiting.append(wanted)
        if len(self.waiting) == 1:
            self.loop.call_soon(self.some)

    def some(self) -> None:
        end = perf_counter() + SLICE_S
        for _ in range(len(self.waiting)):
            try:
                self.waiting[0]()
            except Exception:  # one that fails keeps no other waiting
                LOG.exception("a connection failed")
            self.waiting.popleft()
            if perf_counter() > end:
                break
        if self.waiting:
            self.loop.call_soon(self.some)


class LoopQueues:
    """What the connections of one event loop do in turn."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.closing: Final = RoundRobin(loop)
        """Connections that have ended."""
        self.reading: Final = RoundRobin(loop)
        """Pieces of what has come."""


LOOP_QUEUES: Final[WeakKeyDictionary[AbstractEventLoop, LoopQueues]] = WeakKeyDictionary()


class FastWebSocket(WebSocketsSansIOProtocol):
    """One connection, and its `Transport`. The scope gets a weak reference: the connection holds the scope itself."""

    when_clear: Callable[[], None] | None = None
    """Is called when the network takes more again."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.close_timeout = CLOSE_TIMEOUT_S
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), FAST_WEBSOCKET: {FAST_WEBSOCKET: ref(self)}}

    when_lost: Callable[[], None] | None = None
    """Is called when the connection has ended."""
    ending: TimerHandle | None = None
    unparsed: bytes = b""
    """What has come and was not read yet, from `offset` on."""
    offset: int = 0
    is_queued: bool = False
    """Whether the next piece waits for its turn."""
    controls: int = 0
    """Control frames since `counted`."""
    counted: float = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        self.queues().closing.add(lambda: self.finish_close(exc))

    def queues(self) -> LoopQueues:
        if self.loop not in LOOP_QUEUES:
            LOOP_QUEUES[self.loop] = LoopQueues(self.loop)
        return LOOP_QUEUES[self.loop]

    def shutdown(self) -> None:
        """The server ends; a connection that has ended already needs no closing frame."""
        if not self.transport.is_closing():
            super().shutdown()

    def finish_close(self, exc: Exception | None) -> None:
        """The end of the connection, when it is its turn."""
        self.unparsed, self.offset = b"", 0
        super().connection_lost(exc)
        if self.ending is not None:
            self.ending.cancel()
        if self.when_lost is not None:
            self.when_lost()
        self.conn.parser.close()  # it knows the protocol and is known by it: both would stay in memory

    # ---- reading ---------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Nothing is read here: many connections may have something to say in the same round."""
        self.unparsed, self.offset = self.unparsed[self.offset :] + data, 0
        self.read_on()

    def read_on(self) -> None:
        """Queue the next piece, and read the network only while little waits: the client's own buffers hold the rest.

        While there are few messages the network is read on, so that the end of the connection is noticed.
        """
        if self.transport.is_closing():
            return
        is_full = self.queue.qsize() >= MAX_QUEUED_MESSAGES
        if self.unparsed and not is_full and not self.is_queued:
            self.is_queued = True
            self.queues().reading.add(self.read_piece)
        self.pause(is_full or len(self.unparsed) - self.offset > READ_CHUNK_BYTES)

    def pause(self, paused: bool) -> None:
        if paused != self.read_paused:
            self.read_paused = paused
            (self.transport.pause_reading if paused else self.transport.resume_reading)()

    def read_piece(self) -> None:
        self.is_queued = False
        if self.transport.is_closing() or self.disconnected:  # when it was its turn nobody was there any more
            self.unparsed, self.offset = b"", 0
            return
        piece = self.unparsed[self.offset : self.offset + READ_CHUNK_BYTES]
        self.offset += len(piece)
        if self.offset == len(self.unparsed):
            self.unparsed, self.offset = b"", 0
        super().data_received(piece)
        self.read_on()

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        self.read_on()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        self.read_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # it was refused over HTTP; uvicorn would take that for a mistake

    # ---- control frames --------------------------------------------------------------------
    def handle_ping(self) -> None:
        pong = b"".join(self.conn.data_to_send())
        if self.count_control_frame() and self.writable.is_set():  # a client that does not read needs no answer
            self.transport.write(pong)

    def handle_pong(self, event: Frame) -> None:
        if self.count_control_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.count_control_frame():
            super().handle_cont(event)

    def count_control_frame(self) -> bool:
        """Count a control frame or a part of a message; too many of them end the connection."""
        if self.transport.is_closing():
            return False
        now = self.loop.time()
        if now - self.counted > WINDOW_S:
            self.controls, self.counted = 0, now
        self.controls += 1
        if self.controls > MAX_CONTROL_FRAMES:
            self.end(NONSENSE)
        return self.controls <= MAX_CONTROL_FRAMES

    def end(self, code: int) -> None:
        """Close from here, whatever the application does."""
        self.conn.fail(code, REASONS[code])
        if self.conn.close_sent is None:  # it was not open yet: there is no way to say anything
            self.transport.abort()
        else:
            self.handle_parser_exception()
            self.hang_up()

    # ---- the end ---------------------------------------------------------------------------
    def keepalive_timeout(self) -> None:
        """A client that does not answer a ping does not read the closing frame either: end at once."""
        super().keepalive_timeout()
        self.transport.abort()

    async def drain(self) -> None:
        """What was taken is with the network already."""

    def abort(self) -> None:
        """End at once."""
        self.transport.abort()

    def hang_up(self) -> None:
        """End soon, whether the client takes what was sent or not."""
        if self.ending is None and not self.disconnected:
            self.ending = self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)

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
