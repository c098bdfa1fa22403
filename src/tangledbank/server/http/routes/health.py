"""Whether a server can do its work: /healthz asks the database to write, since a full disk can still be read."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ...store.store import Store
from ..endpoint import JSON, NO_STORE

WRITE_TIMEOUT_S: Final = 1.0
"""Seconds in which the database of a healthy server has written."""
CHECK_INTERVAL_MS: Final = 3_000
"""Milliseconds for which an answer holds: nobody makes the server write by asking how it is."""
STALE_AFTER_MS: Final = 10_000
"""Milliseconds after which an answer tells nothing any more: requests then wait for another."""


class Health:
    """The last answer, and when it was found."""

    def __init__(self) -> None:
        self.ok: bool = False
        self.at: int | None = None
        self.looking: asyncio.Task[None] | None = None

    async def is_good(self, store: Store, now: int) -> bool:
        """The last answer, and a look beside it after a while: a busy database delays only who asks after a silence."""
        if self.looking is None and not self.is_known(now, CHECK_INTERVAL_MS):
            self.looking = asyncio.ensure_future(self.look(store, now))
        if self.looking is not None and not self.is_known(now, STALE_AFTER_MS):
            await asyncio.shield(self.looking)
        return self.ok

    def is_known(self, now: int, within: int) -> bool:
        """Whether there is an answer that is not older."""
        return self.at is not None and 0 <= now - self.at < within

    async def look(self, store: Store, now: int) -> None:
        ok = False
        try:
            ok = await can_write(store, now)
        finally:
            self.ok, self.at, self.looking = ok, now, None


async def can_write(store: Store, now: int) -> bool:
    """Whether the database takes a row, soon enough."""
    try:
        async with asyncio.timeout(WRITE_TIMEOUT_S):
            await store.set_setting("health", str(now))
    except (OSError, TimeoutError):
        return False
    return True


async def health(request: Request) -> Response:
    """Whether the server and its database work."""
    context = request.app.state.context
    ok = await request.app.state.health.is_good(context.store, context.now())
    return Response(b'{"ok":true}' if ok else b'{"ok":false}', 200 if ok else 503, NO_STORE, JSON)
