"""What waits to be sent over one connection, in bounded memory."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

LOG: Final = logging.getLogger("tangledbank.server")
MOST_WAITING: Final = 1000
MOST_BYTES: Final = 16_000_000
"""What waits for a slow client; with more it is let go, and may come back."""

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


class Outbox:
    """Messages in their order, until somebody ends it."""

    def __init__(self, send: Callable[[bytes], bool]) -> None:
        self.send: Final = send
        """Takes a message, or says that it cannot now."""
        self.waiting: Final[deque[bytes]] = deque()
        self.weight: int = 0
        self.ended: Final = asyncio.Event()
        self.code: int = ENDED

    def put(self, raw: bytes) -> None:
        """One more; whoever does not take them is too slow.

        It is sent when everybody has been told: readers are woken together, which costs far less than one by one.
        """
        if self.ended.is_set():
            return
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.weight += len(raw)
        self.waiting.append(raw)
        if len(self.waiting) > MOST_WAITING or self.weight > MOST_BYTES:
            self.end(TOO_SLOW)

    def flush(self) -> None:
        """Send as much as is taken."""
        try:
            while self.waiting and self.send(self.waiting[0]):
                self.weight -= len(self.waiting.popleft())
        except Exception:
            LOG.exception("a message could not be sent")
            self.end(BROKEN)

    def end(self, code: int) -> None:
        """No more; the first reason counts."""
        if not self.ended.is_set():
            self.code = code
            self.ended.set()
