"""How a WebSocket sends: over plain ASGI on any server, or by the shortcut of our own uvicorn protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any, Final, Protocol

FAST_WEBSOCKET: Final = "tangledbank.fast_websocket"
"""The extension of the ASGI scope with which `fast_websocket.py` offers a weak reference to itself as a transport."""


class Disconnected(Exception):
    """The client has gone."""


class WebSocketLike(Protocol):
    """What a connection needs of a WebSocket: Starlette's has it."""

    scope: MutableMapping[str, Any]

    async def receive(self) -> MutableMapping[str, Any]:
        """The next event, as ASGI has it."""

    async def send_text(self, data: str) -> None:
        """Send a message."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """End it, and say why."""


class Transport(Protocol):
    """What a connection needs to send text."""

    when_clear: Callable[[], None] | None
    """Is called when more can be sent."""
    when_lost: Callable[[], None] | None
    """Is called when the connection has ended."""

    def send_text(self, raw: bytes) -> bool:
        """Send a message; False if it cannot be taken now."""

    async def drain(self) -> None:
        """Wait until what was taken is sent."""

    def hang_up(self) -> None:
        """End soon, whether or not the client reads what was sent."""

    def abort(self) -> None:
        """End at once."""


class AsgiTransport:
    """Sends by the ASGI channel, one message at a time: it works on every server."""

    def __init__(self, websocket: WebSocketLike) -> None:
        self.websocket: Final = websocket
        self.when_clear: Callable[[], None] | None = None
        self.when_lost: Callable[[], None] | None = None
        self.sending: asyncio.Task[None] | None = None

    def send_text(self, raw: bytes) -> bool:
        if self.sending is not None:
            return False
        self.sending = asyncio.ensure_future(self.send(raw.decode()))
        return True

    async def send(self, text: str) -> None:
        try:
            await self.websocket.send_text(text)
        except Exception:  # servers raise many things when the client has gone
            if self.when_lost is not None:
                self.when_lost()
            return
        self.sending = None
        if self.when_clear is not None:
            self.when_clear()

    async def drain(self) -> None:
        while self.sending is not None and not self.sending.done():
            await asyncio.shield(self.sending)

    def hang_up(self) -> None:
        self.abort()

    def abort(self) -> None:
        if self.sending is not None:
            self.sending.cancel()


def transport_of(websocket: WebSocketLike) -> Transport:
    """The shortcut where the server has it; it lives as long as somebody holds it."""
    fast = (websocket.scope.get("extensions") or {}).get(FAST_WEBSOCKET)
    found: Transport = AsgiTransport(websocket) if fast is None else fast[FAST_WEBSOCKET]()
    return found
