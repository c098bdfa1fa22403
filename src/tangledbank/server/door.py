"""A connection before anybody has asked for something: whoever opens one and does not finish his question is let go.

uvicorn waits for ever for the end of a question's head; with that a single machine could keep all connections busy.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE: Final = 15.0
"""Seconds in which the head of a question must have come."""


class Door(H11Protocol):
    """One connection."""

    patience: float = PATIENCE
    ending: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.hurry()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self.hurry()
        else:
            self.calm()

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm()
        super().connection_lost(exc)

    def hurry(self) -> None:
        """From the first byte on, or from none: more of them do not give more time."""
        if self.ending is None:
            self.ending = self.loop.call_later(self.patience, self.transport.close)

    def calm(self) -> None:
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None
