"""A connection as uvicorn keeps it, with a short way out: text that is bytes already goes to the network in one step.

The usual way is a task, a future and five layers for each message; four people at a table make that the dearest part of
a move. Everything else, from the handshake to the closing, stays uvicorn's.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINE: Final = "tangledbank.line"
"""The extension of the ASGI scope under which a connection is found."""
WHOLE_TEXT: Final = 0x81
SHORT: Final = Struct("!BB").pack
MIDDLE: Final = Struct("!BBH").pack
LONG: Final = Struct("!BBQ").pack
FAREWELL: Final = 2.0
"""Seconds for a client to agree that it ends: whoever is refused must not stay by saying nothing."""


def framed(raw: bytes) -> bytes:
    """RFC 6455, 5.2: one whole text message from a server."""
    size = len(raw)
    if size < 126:
        return SHORT(WHOLE_TEXT, size) + raw
    return (MIDDLE(WHOLE_TEXT, 126, size) if size < 1 << 16 else LONG(WHOLE_TEXT, 127, size)) + raw


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    when_clear: Callable[[], None] | None = None
    """Is called when the network takes more again."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.close_timeout = FAREWELL
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), LINE: {LINE: self}}

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
