"""uvicorn's HTTP protocol with timeouts for clients that do not finish a request, or do not read the answer.

uvicorn waits for ever for the end of a request's head, and for a client to take an answer; with that a single machine
could keep all connections and all memory busy.
"""

from __future__ import annotations

import ipaddress
from asyncio import TimerHandle, Transport
from functools import lru_cache
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ...core.message import Message
from ...i18n import say
from ..live.views import words
from ..live.wire import encode
from . import limits
from .limits import ConcurrencyLimit, address_group
from .schemas import Trouble

HEADER_TIMEOUT_S: Final = 15.0
"""Seconds in which the head of a request must have come."""
SEND_WINDOW_S: Final = 10.0
MIN_SENT_BYTES: Final = 20_000
"""In so many seconds a client takes at least so many bytes of an answer that waits."""
RETRY_AFTER_S: Final = 15
"""Seconds after which somebody with too many connections should try again: by then silent ones have ended."""


class ConnectionCounter:
    """How many plain connections each address has; those of trusted proxies are other people's."""

    def __init__(self, most: int, proxies: list[str]) -> None:
        self.limit: Final = ConcurrencyLimit(most)
        networks = [ipaddress.ip_network(proxy) for proxy in proxies]

        @lru_cache(1000)
        def is_proxy(host: str) -> bool:
            return any(ipaddress.ip_address(host) in network for network in networks)

        self.is_proxy: Final = is_proxy

    def enter(self, host: str) -> str | None:
        """The name under which a connection is counted, empty if it is not; None if there are too many."""
        if not host or self.is_proxy(host):
            return ""
        name = address_group(host)
        return name if self.limit.enter(name) else None

    def leave(self, name: str) -> None:
        if name:
            self.limit.leave(name)


class HeaderTimeout(H11Protocol):
    """One connection."""

    header_timeout: float = HEADER_TIMEOUT_S
    send_window: float = SEND_WINDOW_S
    header_timer: TimerHandle | None = None
    send_timer: TimerHandle | None = None
    unsent: int = 0
    """Bytes that waited when it was last looked."""
    name: str = ""
    """Under which it is counted."""

    @property
    def connection_counter(self) -> ConnectionCounter:
        found: ConnectionCounter = self.config.app.state.connection_counter  # type: ignore[union-attr]
        return found

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        name = self.connection_counter.enter(self.client[0] if self.client else "")
        if name is None:
            self.turn_away()
            return
        self.name = name
        self.start_header_timer()
        self.send_timer = self.loop.call_later(self.send_window, self.check_progress)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.transport.get_write_buffer_size():
            self.unsent = 0
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self.start_header_timer()
        else:
            self.stop_header_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.is_turned_away():
            self.connections.discard(self)  # there is nothing to end politely; it is still counted as a plain one
            self.loop.call_later(limits.REFUSAL_DELAY_S, self.turn_away)
            return
        self.release()  # sockets are counted by themselves
        super().handle_websocket_upgrade(event)

    def is_turned_away(self) -> bool:
        """Whether enough sockets of this address were told why they are refused; behind a proxy throttle.py knows."""
        state = self.config.app.state  # type: ignore[union-attr]
        return bool(self.name) and state.context.limits.is_empty(*limits.refused_sockets(self.name))

    def turn_away(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(TOO_MANY)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        super().connection_lost(exc)

    def release(self) -> None:
        """Neither watched nor counted any more."""
        self.stop_header_timer()
        if self.send_timer is not None:
            self.send_timer.cancel()
            self.send_timer = None
        self.connection_counter.leave(self.name)
        self.name = ""

    def start_header_timer(self) -> None:
        """From the first byte on, or from none: more of them do not give more time."""
        if self.header_timer is None:
            self.header_timer = self.loop.call_later(self.header_timeout, self.transport.close)

    def stop_header_timer(self) -> None:
        if self.header_timer is not None:
            self.header_timer.cancel()
            self.header_timer = None

    def check_progress(self) -> None:
        """Whether the client takes the answer; closing would wait for it."""
        before, self.unsent = self.unsent, self.transport.get_write_buffer_size()
        if before and self.unsent > before - MIN_SENT_BYTES:
            self.transport.abort()
        else:
            self.send_timer = self.loop.call_later(self.send_window, self.check_progress)


def too_many() -> bytes:
    """The answer to one connection too many; nobody has asked in a language yet."""
    why = Message("server-too-many-connections", seconds=RETRY_AFTER_S)
    body = encode(Trouble("slow", words(why), say(why, "en"), after=RETRY_AFTER_S))
    head = (
        f"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        f"Retry-After: {RETRY_AFTER_S}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


TOO_MANY: Final = too_many()
