"""Everything a running server consists of, and what it knows about one request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from ..core.rng import MASK, mix
from .auth import Auth
from .botpool import BotPool, Job
from .hub import Hub
from .limits import Crowd, Limits
from .live import Live
from .settings import Settings
from .store import Store, User
from .table import Table
from .wake import Wake


class Site:
    """One server process."""

    def __init__(self, store: Store, secret: bytes, now: Callable[[], int], settings: Settings) -> None:
        self.store: Final = store
        self.now: Final = now
        self.settings: Final = settings
        self.limits: Final = Limits(now)
        self.sockets: Final = Crowd(settings.sockets)
        """Connections by address."""
        self.lines: Final[dict[asyncio.Task[None], tuple[str, str]]] = {}
        """The connections themselves, with their user and cookie."""
        self.auth: Final = Auth(store, secret, self.limits, now)
        self.hub: Final = Hub(store, now, shared=bool(settings.database))
        self.live: Final = Live(self.hub)
        self.bots: Final = BotPool(settings.workers)
        self.wake: Final = Wake(self.hub, store, self.bots, now)

    def hang_up(self, user: str, cookie: str = "") -> None:
        """End the connections of a user, or of one device."""
        for task, line in self.lines.items():
            if line == (user, cookie or line[1]):
                task.cancel()

    async def ideas(self, table: Table, seat: int) -> object:
        """What a strong bot thinks of a seat's options."""
        return await self.bots.run(Job.of(table, seat, "strong", "think", mix((self.now() + seat) & MASK)))


class Call:
    """One request: who asks, from where, for what. A changed cookie goes back with the answer."""

    __slots__ = ("address", "cookie", "language", "params", "query", "user")

    def __init__(
        self,
        user: User,
        cookie: str,
        address: str,
        language: str,
        params: Mapping[str, str],
        query: Mapping[str, str],
    ) -> None:
        self.user: Final = user
        self.cookie: str = cookie
        self.address: Final = address
        self.language: Final = language
        self.params: Final = params
        """From the path."""
        self.query: Final = query
