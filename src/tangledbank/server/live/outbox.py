"""The send queue of one connection, in bounded memory."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

LOG: Final = logging.getLogger("tangledbank.server")
MAX_WAITING: Final = 1000
MAX_WAITING_BYTES: Final = 2_000_000
"""What waits for a slow client; with more it is let go, and may come back."""
MAX_WAITING_BYTES_PER_ADDRESS: Final = 16_000_000
"""Bytes that wait for all clients of one address; with more each that is behind is let go."""
SLOW_CLIENT_BYTES: Final = 100_000
"""Bytes that wait for somebody who is behind."""
SEND_TIMEOUT_S: Final = 20.0
"""Seconds in which a client must take something of what waits for it."""

NO_HELLO: Final = 4400
NO_SESSION: Final = 4401
TOO_SLOW: Final = 4408
REPLACED: Final = 4409
TOO_MANY: Final = 4429
NONSENSE: Final = 1008
BROKEN: Final = 1011
STOPPED: Final = 1012
OUTAGE: Final = 1013
ENDED: Final = 1000
REASONS: Final = {
    NO_HELLO: "no hello",
    NO_SESSION: "no session",
    TOO_SLOW: "too slow",
    REPLACED: "another connection goes on",
    TOO_MANY: "too many sockets",
    NONSENSE: "too much nonsense",
    BROKEN: "broken",
    STOPPED: "",  # uvicorn says it, without a reason
    OUTAGE: "try again later",
    ENDED: "",
}
"""Why a connection was closed, for programs."""


class MemoryUse:
    """The memory that the clients of one address use together, in bytes."""

    def __init__(self) -> None:
        self.unsent: int = 0
        """What waits to be sent."""
        self.kept: int = 0
        """What was not acknowledged."""
        self.shown: int = 0
        """What was shown, as far as it is remembered."""


class MemoryByAddress:
    """The shares of all addresses that have a client; others are forgotten."""

    def __init__(self) -> None:
        self.found: Final[WeakValueDictionary[str, MemoryUse]] = WeakValueDictionary()

    def of(self, address: str) -> MemoryUse:
        return self.found.setdefault(address, MemoryUse())


class Outbox:
    """Messages in their order, until somebody ends it."""

    def __init__(self, send: Callable[[bytes], bool], memory: MemoryUse) -> None:
        self.send: Final = send
        """Takes a message, or says that it cannot now."""
        self.memory: Final = memory
        self.waiting: Final[deque[bytes]] = deque()
        self.weight: int = 0
        self.ended: Final = asyncio.Event()
        self.code: int = ENDED
        self.timer: asyncio.TimerHandle | None = None
        """Runs while something waits and nothing is taken."""

    def put(self, raw: bytes) -> None:
        """One more message; a client that does not take them is too slow.

        It is sent when everybody has been told: readers are woken together, which costs far less than one by one.
        """
        if self.ended.is_set():
            return
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append(raw)
        self.weigh(len(raw))
        if len(self.waiting) > MAX_WAITING or self.weight > MAX_WAITING_BYTES or self.is_behind():
            self.end(TOO_SLOW)

    def is_behind(self) -> bool:
        """Whether too much waits for this address, and this client has a part in that."""
        return self.memory.unsent > MAX_WAITING_BYTES_PER_ADDRESS and self.weight > SLOW_CLIENT_BYTES

    def weigh(self, size: int) -> None:
        self.weight += size
        self.memory.unsent += size

    def flush(self) -> None:
        """Send as much as is taken."""
        before = len(self.waiting)
        try:
            while self.waiting and self.send(self.waiting[0]):
                self.weigh(-len(self.waiting.popleft()))
        except Exception:
            LOG.exception("a message could not be sent")
            self.end(BROKEN)
        self.time(is_new=len(self.waiting) < before)

    def time(self, is_new: bool) -> None:
        """Wait for the client to take more; the time begins anew whenever it has taken something."""
        if self.timer is not None and (is_new or not self.waiting):
            self.timer.cancel()
            self.timer = None
        if self.timer is None and self.waiting and not self.ended.is_set():
            self.timer = asyncio.get_running_loop().call_later(SEND_TIMEOUT_S, self.end, TOO_SLOW)

    def clear(self) -> None:
        """What waits will not be sent."""
        self.waiting.clear()
        self.weigh(-self.weight)
        self.time(is_new=False)

    def end(self, code: int) -> None:
        """No more; the first reason counts."""
        if not self.ended.is_set():
            self.code = code
            self.ended.set()
