"""A socket without a network: two functions take the place of a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any, Final

from ..server.live.transport import FAST_WEBSOCKET

Hear = Callable[[str], object]
"""Takes a message for the client."""
Closed = Callable[[int], object]
"""Is told that the connection has ended, and the code that says why."""


class LocalTransport:
    """Every message is taken at once."""

    def __init__(self, hear: Hear) -> None:
        self.hear: Final = hear
        self.when_clear: Callable[[], None] | None = None
        self.when_lost: Callable[[], None] | None = None

    def send_text(self, raw: bytes) -> bool:
        self.hear(raw.decode())
        return True

    async def drain(self) -> None:
        """Nothing waits."""

    def hang_up(self) -> None:
        """There is nothing to close."""

    def abort(self) -> None:
        """There is nothing to close."""


class LocalWebSocket:
    """The server's end of the connection, as it knows a WebSocket."""

    def __init__(self, hear: Hear, closed: Closed) -> None:
        self.events: Final[asyncio.Queue[dict[str, Any]]] = asyncio.Queue()
        self.transport: Final = LocalTransport(hear)
        self.closed: Final = closed
        shortcut = {FAST_WEBSOCKET: lambda: self.transport}
        self.scope: MutableMapping[str, Any] = {"extensions": {FAST_WEBSOCKET: shortcut}}

    def say(self, text: str) -> None:
        """The client says something."""
        self.events.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """The client goes."""
        self.events.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> MutableMapping[str, Any]:
        return await self.events.get()

    async def send_text(self, data: str) -> None:
        self.transport.send_text(data.encode())

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.closed(code)
