"""Everything a running server consists of, and what it knows about one request."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..core.message import Message
from ..core.rng import MASK, scramble
from .bots.deals import Deals
from .bots.engine import BotEngine
from .bots.pool import THINK, BotPool, Job
from .bots.queue import Requester
from .bots.reviews import Reviews
from .http.limits import ConcurrencyLimit, Limits, Quota
from .live.outbox import NO_SESSION, MemoryByAddress, Outbox
from .live.sockets import LiveUpdates
from .ops.settings import Settings
from .ops.traffic import LoopLag, Traffic
from .people.auth import Auth
from .people.notices import Notices
from .store.blocks import blocked_by
from .store.notifications import Notification
from .store.store import Store, User
from .tables.hub import Hub
from .tables.table import Table
from .tables.wake import Wake


class Context:
    """One server process."""

    def __init__(
        self, store: Store, secret: bytes, now: Callable[[], int], settings: Settings, bots: BotPool | None = None
    ) -> None:
        self.store: Final = store
        self.now: Final = now
        self.key_prefix: str = "t"
        """How the keys of its tables begin."""
        self.settings: Final = settings
        self.limits: Final = Limits(now)
        self.sockets: Final = ConcurrencyLimit(settings.sockets)
        """Connections by address."""
        self.memory_by_address: Final = MemoryByAddress()
        """Memory by address."""
        self.traffic: Final = Traffic()
        self.loop_lag: Final = LoopLag()
        self.lines: Final[dict[Outbox, tuple[str, str]]] = {}
        """The connections themselves, with their user and cookie."""
        self.auth: Final = Auth(store, secret, self.limits, now, settings.session_days)
        self.hub: Final = Hub(store, now, shared=bool(settings.database))
        self.live: Final = LiveUpdates(self.hub)
        self.bots: Final = bots or BotPool(settings.workers, BotEngine(settings.bot_engine))
        self.bots.engine.on_switch.append(lambda: self.live.announce(Message("server-engine-built")))
        self.wake: Final = Wake(self.hub, store, self.bots, now)
        self.reviews: Final = Reviews(store, self.bots, now)
        self.deals: Final = Deals(store, self.bots)
        self.notices: Final = Notices(self.hub, self.live, settings, now)
        self.wake.held_up.append(self.notices.bots_wait)

    async def load_blocks(self, user: str) -> None:
        """Whose lines somebody does not want to read, as long as they are connected."""
        self.live.unread.blocks[user] = await blocked_by(self.store.database, user)

    async def reload_blocks(self, user: str) -> None:
        """They have changed."""
        if self.live.unread.is_here(user):
            await self.load_blocks(user)

    def on_notification(self, notification: Notification | None) -> None:
        """Another process has told something; None: something may have been missed."""
        if notification is None:
            self.hub.on_notification(None)
            self.live.presence.on_missed()
        elif notification.said:
            self.live.announce(Message("server-announcement", text=notification.said))
        elif notification.process:
            self.live.presence.on_notification(notification)
        else:
            self.notices.turns(notification.table, notification.waited)
            self.hub.on_notification(notification.table)

    def hang_up(self, user: str, cookie: str = "") -> None:
        """End the connections of a user, or of one device."""
        for out, line in self.lines.items():
            if line == (user, cookie or line[1]):
                out.end(NO_SESSION)

    def hang_up_session(self, user: str, session: str) -> None:
        """End the connections of one session of a user, by its fingerprint."""
        for out, (owner, cookie) in self.lines.items():
            if owner == user and self.auth.session_of(cookie) == session:
                out.end(NO_SESSION)

    def hang_up_others(self, user: str, cookie: str) -> None:
        """End the connections of all devices of a user but one."""
        for out, (owner, device) in self.lines.items():
            if owner == user and device != cookie:
                out.end(NO_SESSION)

    async def ideas(self, table: Table, seat: int) -> object:
        """What a strong bot thinks of a seat's options."""
        job = Job.of(table, seat, "strong", THINK, scramble((self.now() + seat) & MASK))
        user = table.chairs[seat].user
        return await self.bots.run(job, Requester(user, people=True, address=self.wake.addresses.of(user)))

    def quota(self, user: str, address: str) -> Quota:
        """Somebody who has come from an address."""
        if user:
            self.wake.addresses.came(user, address)
        return Quota(self.limits, user, address)


class Encoded(bytes):
    """An answer that is JSON already: long ones are encoded in pieces."""


class Call:
    """One request: who asks, from where, for what. A changed cookie goes back with the answer."""

    __slots__ = ("address", "agent", "cookie", "language", "params", "query", "quota", "renewed", "user")

    def __init__(
        self,
        user: User,
        cookie: str,
        quota: Quota,
        language: str,
        params: Mapping[str, str],
        query: Mapping[str, str],
        agent: str = "",
    ) -> None:
        self.user: Final = user
        self.cookie: str = cookie
        self.renewed: bool = False
        """The session begins anew: the cookie must, too."""
        self.quota: Final = quota
        self.address: Final = quota.address
        self.language: Final = language
        self.params: Final = params
        """From the path."""
        self.query: Final = query
        self.agent: Final = agent
        """What the program says it is."""
