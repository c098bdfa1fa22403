"""Everything a running server consists of, and what it knows about one request."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..core.message import Message
from ..core.rng import MASK, scramble
from .bots.pool import THINK, BotPool, Job
from .bots.queue import Share
from .http.limits import Crowd, Limits, Person
from .live.outbox import NO_SESSION, Outbox, Shares
from .live.sockets import Live
from .ops.settings import Settings
from .people.auth import Auth
from .people.notices import Notices
from .store.notifications import News
from .store.store import Store, User
from .tables.hub import Hub
from .tables.table import Table
from .tables.wake import Wake


class Site:
    """One server process."""

    def __init__(self, store: Store, secret: bytes, now: Callable[[], int], settings: Settings) -> None:
        self.store: Final = store
        self.now: Final = now
        self.settings: Final = settings
        self.limits: Final = Limits(now)
        self.sockets: Final = Crowd(settings.sockets)
        """Connections by address."""
        self.shares: Final = Shares()
        """Memory by address."""
        self.lines: Final[dict[Outbox, tuple[str, str]]] = {}
        """The connections themselves, with their user and cookie."""
        self.auth: Final = Auth(store, secret, self.limits, now, settings.session_days)
        self.hub: Final = Hub(store, now, shared=bool(settings.database))
        self.live: Final = Live(self.hub)
        self.bots: Final = BotPool(settings.workers)
        self.wake: Final = Wake(self.hub, store, self.bots, now)
        self.notices: Final = Notices(self.hub, self.live, settings, now)
        self.wake.held_up.append(self.notices.bots_wait)

    def heard(self, news: News | None) -> None:
        """Another process has told something; None: something may have been missed."""
        if news is None:
            self.hub.heard(None)
        elif news.said:
            self.live.announce(Message("server-announcement", text=news.said))
        elif news.process:
            self.live.company.heard(news)
        else:
            self.notices.turns(news.table, news.waited)
            self.hub.heard(news.table)

    def hang_up(self, user: str, cookie: str = "") -> None:
        """End the connections of a user, or of one device."""
        for out, line in self.lines.items():
            if line == (user, cookie or line[1]):
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
        return await self.bots.run(job, Share(user, people=True, address=self.wake.addresses.of(user)))

    def person(self, user: str, address: str) -> Person:
        """Somebody who has come from an address."""
        if user:
            self.wake.addresses.came(user, address)
        return Person(self.limits, user, address)


class Encoded(bytes):
    """An answer that is JSON already: long ones are encoded in pieces."""


class Call:
    """One request: who asks, from where, for what. A changed cookie goes back with the answer."""

    __slots__ = ("address", "cookie", "language", "params", "person", "query", "renewed", "user")

    def __init__(
        self,
        user: User,
        cookie: str,
        person: Person,
        language: str,
        params: Mapping[str, str],
        query: Mapping[str, str],
    ) -> None:
        self.user: Final = user
        self.cookie: str = cookie
        self.renewed: bool = False
        """The session begins anew: the cookie must, too."""
        self.person: Final = person
        self.address: Final = person.address
        self.language: Final = language
        self.params: Final = params
        """From the path."""
        self.query: Final = query
