"""The people at their sockets: what each has been told, and what they look at.

A client outlives its connection for a while: what was sent and not acknowledged is sent again when it comes back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ..core.message import Message
from .company import Company
from .entries import Stamped
from .hub import Hub, Listener, no_table
from .looks import (
    Common,
    Known,
    chat_views,
    epoch_of,
    for_all,
    known_after,
    known_of,
    seats_for,
    seen_by,
    stamp_of,
    words,
)
from .outbox import REPLACED, Outbox
from .past import delayed, hidden_since, is_late
from .story import prepare
from .table import Table
from .wire import AnyServer, Hello, Notice, Refused, Seen, TableView, Watch, Welcome, encode

MOST_KEPT, MOST_KEPT_BYTES = 500, 1_000_000
"""Unacknowledged messages of a client; one that misses more is not resumed but begins anew."""
MOST_KEPT_AT_ADDRESS: Final = 32_000_000
"""Bytes of such messages of all clients of one address."""
MOST_TABLES: Final = 50
"""How many tables one client can watch."""
MOST_AWAY: Final = 8
"""How many clients of one user may come back."""
KEPT_CHAT: Final = 200
KEPT_FOR: Final = 120_000
"""Milliseconds in which a lost connection can be resumed."""
NOTHING: Final = ("", -1)
RETRY: Final = 5.0
"""Seconds until the past of a table is looked at again, if it could not be."""
LOG: Final = logging.getLogger("tangledbank.server")


class Sight:
    """A client's look at one table."""

    __slots__ = ("epoch", "known", "listener", "n", "stamp")

    def __init__(self) -> None:
        self.epoch: int = 0
        self.known: Known = {}
        """What was told."""
        self.n: int = -1
        """The number of the table when it was shown last; -1 before the first look."""
        self.stamp: tuple[int, int, int] | None = None
        """What was shown; None: whatever comes is shown."""
        self.listener: Listener | None = None


class Client:
    """One browser tab, across its connections."""

    def __init__(self, key: str, user: str, out: Outbox) -> None:
        self.key: Final = key
        self.user: Final = user
        self.seq: int = 0
        self.kept: Final[deque[tuple[int, bytes]]] = deque()
        self.weight: int = 0
        """The bytes of what is kept."""
        self.share: Final = out.share
        self.out: Outbox | None = out
        """The present connection; None while there is none."""
        self.gone_at: int = 0
        self.sights: Final[dict[str, Sight]] = {}
        """By table."""

    def send(self, message: AnyServer) -> None:
        """Send if there is a connection."""
        if self.out is not None:
            self.out.put(encode(message))

    def keep(self, make: Callable[[int], AnyServer]) -> None:
        """Send something that must not get lost."""
        self.seq += 1
        raw = encode(make(self.seq))
        self.kept.append((self.seq, raw))
        self.weigh(len(raw))
        while len(self.kept) > MOST_KEPT or (len(self.kept) > 1 and self.keeps_too_much()):
            self.forget_one()
        if self.out is not None:
            self.out.put(raw)

    def keeps_too_much(self) -> bool:
        return self.weight > MOST_KEPT_BYTES or self.share.kept > MOST_KEPT_AT_ADDRESS

    def weigh(self, size: int) -> None:
        self.weight += size
        self.share.kept += size

    def forget_one(self) -> None:
        self.weigh(-len(self.kept.popleft()[1]))

    def acknowledge(self, seq: int) -> None:
        while self.kept and self.kept[0][0] <= seq:
            self.forget_one()

    def can_resume(self, seen: int) -> bool:
        """Whether everything the client has not seen is still here."""
        forgotten = self.kept[0][0] - 1 if self.kept else self.seq
        return forgotten <= seen <= self.seq

    def resume(self, seen: int, out: Outbox) -> None:
        """Go on over another connection with what the client has not seen."""
        if self.out is not None:
            self.out.end(REPLACED)
        self.out = out
        self.acknowledge(seen)
        for _, raw in self.kept:
            out.put(raw)


class Live:
    """All clients of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.clients: Final[dict[str, Client]] = {}
        self.people: Final[dict[str, set[Client]]] = {}
        """Clients by user."""
        self.away: Final[dict[str, dict[str, Client]]] = {}
        """Clients without a connection by user and key, those that went first in front."""
        self.leaving: Final[deque[tuple[int, str]]] = deque()
        """When clients went, with their keys, in this order; some may be back."""
        self.watching: Final[dict[str, set[Client]]] = {}
        self.stirred: Final[dict[str, asyncio.Event]] = {}
        """By table with a delay: something happened there that somebody will see later."""
        self.following: Final[set[asyncio.Task[None]]] = set()
        """Those who show it when its time has come."""
        self.shown: tuple[str, int] = NOTHING
        """The table and its last entry when these views were made; many clients see the same."""
        self.views: Final[dict[object, TableView]] = {}
        self.common: Common | None = None
        """What all of them show."""
        self.company: Final = Company(hub, self.watching, self.changed)
        """Who is there."""

    def changed(self) -> None:
        """What was made for many to see does not hold any more."""
        self.shown = NOTHING

    # ---- coming and going -----------------------------------------------------------------
    def greet(self, hello: Hello, user: str, out: Outbox, key: str, now: int) -> Client:
        """A client comes, or comes back: then it gets what it has missed."""
        self.forget(now)
        client = self.clients.get(hello.session)
        if client is not None and client.user == user:
            if client.can_resume(hello.seen):
                out.put(encode(Welcome(client.key, now, resumed=True)))
                client.resume(hello.seen, out)
                self.is_back(client)
                return client
            self.drop(client)
        client = self.clients[key] = Client(key, user, out)
        self.people.setdefault(user, set()).add(client)
        out.put(encode(Welcome(key, now, resumed=False)))
        return client

    async def came(self, client: Client) -> None:
        """The others see who is there."""
        for key in list(client.sights):
            await self.company.tell(key)

    async def left(self, client: Client, now: int) -> None:
        """A connection broke off: the others see it, the client may come back."""
        client.out = None
        client.gone_at = now
        if self.clients.get(client.key) is not client:  # dropped while it said something
            self.drop(client)
        else:
            self.goes_away(client)
        await self.came(client)

    def goes_away(self, client: Client) -> None:
        """Keep a client for a while, if not too many of its user are kept already."""
        away = self.away.setdefault(client.user, {})
        away[client.key] = client
        self.leaving.append((client.gone_at, client.key))
        if len(away) > MOST_AWAY:
            self.drop(next(iter(away.values())))

    def is_back(self, client: Client) -> None:
        away = self.away.get(client.user, {})
        away.pop(client.key, None)
        if not away:
            self.away.pop(client.user, None)

    async def gone(self, client: Client) -> None:
        """A session has ended: what the client looked at is not for whoever comes next."""
        keys = list(client.sights)
        client.out = None
        self.drop(client)
        for key in keys:
            await self.company.tell(key)

    def forget(self, now: int) -> None:
        """Clients that did not come back in time."""
        while self.leaving and self.leaving[0][0] < now - KEPT_FOR:
            gone_at, key = self.leaving.popleft()
            client = self.clients.get(key)
            if client is not None and client.out is None and client.gone_at == gone_at:  # not back meanwhile
                self.drop(client)

    def drop(self, client: Client) -> None:
        """A client that cannot come back."""
        for key in list(client.sights):
            self.unwatch(client, key)
        if client.out is not None:
            client.out.end(REPLACED)
        self.clients.pop(client.key, None)
        self.is_back(client)
        while client.kept:
            client.forget_one()
        others = self.people.get(client.user, set())
        others.discard(client)
        if not others:
            self.people.pop(client.user, None)

    # ---- watching a table -------------------------------------------------------------------
    async def watch(self, client: Client, said: Watch, may_see: Callable[[Table], bool]) -> None:
        """Show a table to a client, and everything that happens there while it may see it."""
        key = said.table
        self.unwatch(client, key)
        sight = client.sights[key] = Sight()

        def told(table: Table, fresh: list[Stamped]) -> None:
            if may_see(table):
                self.show(client, sight, table)
            else:
                self.unwatch(client, key)
                client.send(Refused("", "missing", words(no_table(key).message)))

        async def greet(table: Table) -> None:
            if not is_late(table, client.user):
                await prepare(table, seats_for(table, client.user), self.hub.slices)
                await self.hub.slices.once(lambda: self.begin(client, sight, table, said))

        sight.listener = told
        self.watching.setdefault(key, set()).add(client)
        self.shown = NOTHING
        try:
            await self.hub.subscribe(key, told, greet)
            if sight.n < 0:
                await self.begin_late(client, sight, said)
        except BaseException:
            self.unwatch(client, key)
            raise
        if client.sights.get(key) is sight:
            await self.company.tell(key, asks=True)
        else:  # dropped meanwhile
            self.hub.unsubscribe(key, told)

    def unwatch(self, client: Client, key: str) -> bool:
        """Whether the client looked at the table."""
        sight = client.sights.pop(key, None)
        if sight is None or sight.listener is None:
            return False
        self.hub.unsubscribe(key, sight.listener)
        self.shown = NOTHING
        there = self.watching[key]
        there.discard(client)
        if not there:
            del self.watching[key]
            self.company.elsewhere.forget(key)
            if key in self.stirred:  # whoever follows it sees that nobody looks
                self.stirred[key].set()
        return True

    # ---- what is shown ------------------------------------------------------------------------
    def begin(self, client: Client, sight: Sight, table: Table, said: Watch) -> None:
        """The first look, of somebody who knows a part already."""
        sight.epoch, sight.known = epoch_of(table), known_of(table, client.user, said.events, said.epoch)
        self.hand(client, sight, table, said.chat)

    def show(self, client: Client, sight: Sight, table: Table) -> None:
        """The table as this client sees it. Spectators may have to wait for what they would see now."""
        if is_late(table, client.user):
            self.stir(table.id)
        elif sight.stamp != stamp_of(table, client.user):
            self.hand(client, sight, table, sight.n)

    def hand(self, client: Client, sight: Sight, table: Table, heard: int) -> None:
        """Send a table as it is or was, and what was said after an entry."""
        view = self.view(table, client.user, sight.known if sight.epoch == epoch_of(table) else {})
        sight.epoch, sight.known, sight.n = view.epoch, known_after(view), table.number
        sight.stamp = stamp_of(table, client.user)
        lines = chat_views([line for line in table.chat[-KEPT_CHAT:] if line.n > heard])
        client.keep(lambda seq: Seen(seq, view, lines))

    def view(self, table: Table, user: str, known: Known) -> TableView:
        """Made once for all who see the same."""
        if self.common is None or self.shown != (table.id, table.n):
            self.views.clear()
            self.common = for_all(table, self.company.present(table))
            self.shown = (table.id, table.n)  # last: whatever fails, nobody sees another table
        same = (tuple(table.seats_of(user)), table.host == user, tuple(known.items()))
        if same not in self.views:
            self.views[same] = seen_by(table, user, known, self.common)
        return self.views[same]

    async def show_again(self, client: Client, key: str) -> None:
        """The fresh view for somebody whose own was stale."""
        if sight := client.sights.get(key):
            sight.stamp = None
            self.show(client, sight, await self.hub.look(key))

    # ---- what is shown late -------------------------------------------------------------------
    async def past(self, table: Table) -> Table:
        """What spectators with a delay see of a table now."""
        found = await delayed(table, self.hub)
        self.shown = NOTHING  # whoever has gone for good is missing in it, though nothing was added
        return found

    async def begin_late(self, client: Client, sight: Sight, said: Watch) -> None:
        """The first look of a spectator with a delay, unless he looks elsewhere or plays meanwhile."""
        past = await self.past(await self.hub.look(said.table))
        if sight.n < 0 and client.sights.get(said.table) is sight:
            self.begin(client, sight, past, said)
            self.stir(said.table)

    def stir(self, key: str) -> None:
        """Something happened at a table that somebody will see later."""
        if key not in self.stirred:
            self.stirred[key] = asyncio.Event()
            task = asyncio.ensure_future(self.follow(key, self.stirred[key]))
            self.following.add(task)
            task.add_done_callback(self.following.discard)
        self.stirred[key].set()

    async def follow(self, key: str, stirred: asyncio.Event) -> None:
        """Show what happens at a table when its time has come, as long as somebody looks."""
        try:
            while key in self.watching:
                stirred.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(await self.catch_up(key)):
                        await stirred.wait()
        finally:
            del self.stirred[key]

    async def catch_up(self, key: str) -> float | None:
        """Show what is old enough; the seconds until more is, None if nothing waits."""
        try:
            table = await self.hub.look(key)
            if not self.latecomers(table):
                return None
            past = await self.past(table)
        except Exception:
            LOG.exception("the past of table %s cannot be shown", key)
            return RETRY
        for client in self.latecomers(table):
            self.hand_late(client, past)
        hidden = hidden_since(table)
        return None if hidden is None else max(1, hidden + 1000 * table.created.delay - self.hub.now()) / 1000

    def latecomers(self, table: Table) -> list[Client]:
        """Those who see a table only as it was a while ago."""
        return [client for client in self.watching.get(table.id, ()) if is_late(table, client.user)]

    def hand_late(self, client: Client, past: Table) -> None:
        """One who cannot be shown it keeps nobody else from seeing it."""
        sight = client.sights[past.id]
        try:
            if 0 <= sight.n < past.number:
                self.hand(client, sight, past, sight.n)
        except Exception:
            LOG.exception("the past of table %s cannot be shown to somebody", past.id)

    async def close(self) -> None:
        """Nobody is shown anything any more."""
        for task in self.following:
            task.cancel()
        await asyncio.gather(*self.following, self.company.close(), return_exceptions=True)

    # ---- everybody ----------------------------------------------------------------------------
    def announce(self, message: Message) -> None:
        """Tell everybody something."""
        why = words(message)
        for client in self.clients.values():
            client.keep(lambda seq: Notice(seq, why))
