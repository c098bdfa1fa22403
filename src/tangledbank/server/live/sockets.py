"""The people at their sockets: what each has been told, and what they look at.

A client outlives its connection for a while: what was sent and not acknowledged is sent again when it comes back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

from msgspec import Raw

from ...core.message import Message
from ..tables.delayed import delayed_table, hidden_since, is_late
from ..tables.entries import Left, Sat, Stamped
from ..tables.hub import Hub, Listener, no_table
from ..tables.story import prepare
from ..tables.table import Table
from .client import Client, Subscription
from .outbox import REPLACED, Outbox
from .parts import Comparison, ViewParts
from .presence import PresenceTracker
from .requests import Hello, Watch
from .unread import UnreadPeople
from .view_schemas import TableView
from .views import (
    EncodedView,
    Known,
    SharedView,
    Stamp,
    chat_views,
    epoch_of,
    known_after,
    known_of,
    personal_view,
    seats_for,
    shared_view,
    stamp_of,
    words,
)
from .wire import Changed, Notice, Refused, Seen, Welcome, encode

SEATING: Final = (Sat, Left)
"""Entries that make players of spectators, or the other way round."""
MAX_WATCHED_TABLES: Final = 50
"""How many tables one client can watch."""
MAX_DISCONNECTED: Final = 8
"""How many clients of one user may come back."""
MAX_CHAT_LINES: Final = 200
RESUME_WINDOW_MS: Final = 120_000
"""Milliseconds in which a lost connection can be resumed."""
NOTHING: Final = ("", -1)
RETRY_AFTER_S: Final = 5.0
"""Seconds until the past of a table is looked at again, if it could not be."""
LOG: Final = logging.getLogger("tangledbank.server")


class LiveUpdates:
    """All clients of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.clients: Final[dict[str, Client]] = {}
        self.people: Final[dict[str, set[Client]]] = {}
        """Clients by user."""
        self.unread: Final = UnreadPeople(self.people)
        """Whose lines somebody does not want to read."""
        self.away: Final[dict[str, dict[str, Client]]] = {}
        """Clients without a connection by user and key, those that went first in front."""
        self.leaving: Final[deque[tuple[int, str]]] = deque()
        """When clients went, with their keys, in this order; some may be back."""
        self.watching: Final[dict[str, set[Client]]] = {}
        self.delayed_changes: Final[dict[str, asyncio.Event]] = {}
        """By table with a delay: something happened there that somebody will see later."""
        self.following: Final[set[asyncio.Task[None]]] = set()
        """Those who show it when its time has come."""
        self.shown: tuple[str, int] = NOTHING
        """The table and its last entry when these views were made; many clients see the same."""
        self.views: Final[dict[object, EncodedView]] = {}
        self.comparison: Final = Comparison()
        """What is different between them and earlier ones."""
        self.common: SharedView | None = None
        """What all of them show."""
        self.presence: Final = PresenceTracker(hub, self.watching, self.changed)
        """Who is there."""
        hub.before_telling.append(self.prepare)

    def changed(self) -> None:
        """What was made for many to see does not hold any more."""
        self.shown = NOTHING

    # ---- coming and going -----------------------------------------------------------------
    def connect(self, hello: Hello, user: str, out: Outbox, key: str, now: int) -> Client:
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
        client = self.clients[key] = Client(key, user, out, hello.changes)
        self.people.setdefault(user, set()).add(client)
        out.put(encode(Welcome(key, now, resumed=False)))
        return client

    async def on_connect(self, client: Client) -> None:
        """The others see who is there."""
        for key in list(client.subscriptions):
            await self.presence.tell(key)

    async def on_disconnect(self, client: Client, now: int) -> None:
        """A connection broke off: the others see it, the client may come back."""
        client.out = None
        client.gone_at = now
        if self.clients.get(client.key) is not client:  # dropped while it said something
            self.drop(client)
        else:
            self.goes_away(client)
        await self.on_connect(client)

    def goes_away(self, client: Client) -> None:
        """Keep a client for a while, if not too many of its user are kept already."""
        away = self.away.setdefault(client.user, {})
        away[client.key] = client
        self.leaving.append((client.gone_at, client.key))
        if len(away) > MAX_DISCONNECTED:
            self.drop(next(iter(away.values())))

    def is_back(self, client: Client) -> None:
        away = self.away.get(client.user, {})
        away.pop(client.key, None)
        if not away:
            self.away.pop(client.user, None)

    async def on_sign_out(self, client: Client) -> None:
        """A session has ended: what the client looked at is not for the next user."""
        keys = list(client.subscriptions)
        client.out = None
        self.drop(client)
        for key in keys:
            await self.presence.tell(key)

    def forget(self, now: int) -> None:
        """Clients that did not come back in time."""
        while self.leaving and self.leaving[0][0] < now - RESUME_WINDOW_MS:
            gone_at, key = self.leaving.popleft()
            client = self.clients.get(key)
            if client is not None and client.out is None and client.gone_at == gone_at:  # not back meanwhile
                self.drop(client)

    def drop(self, client: Client) -> None:
        """A client that cannot come back."""
        for key in list(client.subscriptions):
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
            self.unread.forget(client.user)

    # ---- watching a table -------------------------------------------------------------------
    async def watch(self, client: Client, said: Watch, may_see: Callable[[Table], bool]) -> None:
        """Show a table to a client, and everything that happens there while it may see it."""
        key = said.table
        self.unwatch(client, key)
        subscription = client.subscriptions[key] = Subscription()
        subscription.listener = partial(self.on_entries, client, subscription, may_see)
        self.watching.setdefault(key, set()).add(client)
        self.shown = NOTHING
        try:
            await self.first_look(client, subscription, said, subscription.listener)
        except BaseException:
            self.unwatch(client, key)
            raise
        await self.presence.tell(key, asks=True)

    async def first_look(self, client: Client, subscription: Subscription, said: Watch, listener: Listener) -> None:
        """Show a table as it is. What takes long is done first, so that the players there do not wait for it."""
        table = await self.hub.look(said.table)
        await prepare(table, seats_for(table, client.user), self.hub.slices)
        await self.hub.subscribe(said.table, listener, lambda table: self.begin(client, subscription, table, said))
        if client.subscriptions.get(said.table) is not subscription:  # dropped meanwhile
            self.hub.unsubscribe(said.table, listener)
        elif subscription.n < 0:
            await self.begin_delayed(client, subscription, said)

    def on_entries(
        self,
        client: Client,
        subscription: Subscription,
        may_see: Callable[[Table], bool],
        table: Table,
        fresh: list[Stamped],
    ) -> None:
        """Something happened at a table that a client looks at."""
        if any(isinstance(stamped.entry, SEATING) for stamped in fresh):
            self.presence.begin(self.presence.tell(table.id))
        if may_see(table):
            self.show(client, subscription, table)
        else:
            self.unwatch(client, table.id)
            client.send(Refused("", "missing", words(no_table(table.id).message)))

    def unwatch(self, client: Client, key: str) -> bool:
        """Whether the client looked at the table."""
        subscription = client.subscriptions.pop(key, None)
        if subscription is None or subscription.listener is None:
            return False
        client.remember(subscription, None, 0)
        self.hub.unsubscribe(key, subscription.listener)
        subscription.listener = None  # it knows the sight: both would stay in memory
        self.shown = NOTHING
        self.watching[key].discard(client)
        if not self.watching[key]:
            self.nobody_watches(key)
        return True

    def nobody_watches(self, key: str) -> None:
        del self.watching[key]
        self.presence.remote.forget(key)
        if key in self.delayed_changes:  # its task sees that nobody looks
            self.delayed_changes[key].set()

    async def prepare(self, table: Table) -> None:
        """Read the story of those who watch a table before they are told that something happened there."""
        watching = [client.user for client in self.watching.get(table.id, ()) if not is_late(table, client.user)]
        seats = {seat for user in watching for seat in seats_for(table, user)}
        await prepare(table, sorted(seats), self.hub.slices)

    # ---- what is shown ------------------------------------------------------------------------
    def begin(self, client: Client, subscription: Subscription, table: Table, said: Watch) -> None:
        """The first look, of somebody who knows a part already; not of one who sees everything late."""
        if not is_late(table, client.user) and client.subscriptions.get(table.id) is subscription:
            self.begin_with(client, subscription, table, said)

    def begin_with(self, client: Client, subscription: Subscription, table: Table, said: Watch) -> None:
        subscription.epoch, subscription.known = epoch_of(table), known_of(table, client.user, said.events, said.epoch)
        self.send_view(client, subscription, table, said.chat)

    def show(self, client: Client, subscription: Subscription, table: Table) -> None:
        """The table as this client sees it. Spectators may have to wait for what they would see now."""
        if is_late(table, client.user):
            self.schedule_delayed(table.id)
        elif subscription.stamp != (stamp := stamp_of(table, client.user)):
            self.send_view(client, subscription, table, subscription.n, stamp)

    def send_view(
        self, client: Client, subscription: Subscription, table: Table, heard: int, stamp: Stamp | None = None
    ) -> None:
        """Send a table as it is or was, and what was said after an entry."""
        view = self.view(table, client.user, subscription.known if subscription.epoch == epoch_of(table) else {})
        subscription.epoch, subscription.known = view.view.epoch, known_after(view.view)
        subscription.n = table.number
        subscription.stamp = stamp or stamp_of(table, client.user)
        unread = self.unread.by(client.user)
        lines = chat_views([line for line in table.chat[-MAX_CHAT_LINES:] if line.n > heard], unread)
        before = subscription.parts
        steps = self.steps_to(before, view) if before is not None else None
        if client.changes:
            client.remember(subscription, view.parts, view.size)
        if steps is not None:
            client.keep(lambda seq: Changed(seq, table.id, cast(list[list[Any]], steps), lines))
        else:
            client.keep(lambda seq: Seen(seq, cast(TableView, view.raw), lines))  # for the encoder it is one

    def steps_to(self, before: ViewParts, view: EncodedView) -> Raw | None:
        """From what a client was shown to what it sees now; None where other seats are shown, or that is longer."""
        if len(before.seats) != len(view.parts.seats):
            return None
        steps = self.comparison.steps(before, view.parts)
        return Raw(steps) if len(steps) < view.size else None

    def view(self, table: Table, user: str, known: Known) -> EncodedView:
        """Made once for all who see the same."""
        common = self.shared_view(table)
        same = (tuple(table.seats_of(user)), table.host == user, tuple(known.items()))
        if same not in self.views:
            view = personal_view(table, user, known, common)
            self.views[same] = EncodedView(view, common)
        return self.views[same]

    def shared_view(self, table: Table) -> SharedView:
        if self.common is None or self.shown != (table.id, table.n):
            self.views.clear()
            self.comparison.clear()
            self.common = shared_view(table, self.presence.present(table), self.hub.waits(table.id))
            self.shown = (table.id, table.n)  # last: whatever fails, nobody sees another table
        return self.common

    async def show_again(self, client: Client, key: str) -> None:
        """The fresh view for somebody whose own was stale."""
        if subscription := client.subscriptions.get(key):
            subscription.stamp = None
            self.show(client, subscription, await self.hub.look(key))

    # ---- what is shown late -------------------------------------------------------------------
    async def past(self, table: Table) -> Table:
        """What spectators with a delay see of a table now."""
        found = await delayed_table(table, self.hub)
        self.shown = NOTHING  # people who have gone for good are missing in it, though nothing was added
        return found

    async def begin_delayed(self, client: Client, subscription: Subscription, said: Watch) -> None:
        """The first view of a spectator with a delay, unless they look elsewhere or play meanwhile."""
        past = await self.past(await self.hub.look(said.table))
        if subscription.n < 0 and client.subscriptions.get(said.table) is subscription:
            self.begin_with(client, subscription, past, said)
            self.schedule_delayed(said.table)

    def schedule_delayed(self, key: str) -> None:
        """Something happened at a table that somebody will see later."""
        if key not in self.delayed_changes:
            self.delayed_changes[key] = asyncio.Event()
            task = asyncio.ensure_future(self.follow(key, self.delayed_changes[key]))
            self.following.add(task)
            task.add_done_callback(self.following.discard)
        self.delayed_changes[key].set()

    async def follow(self, key: str, delayed_changes: asyncio.Event) -> None:
        """Show what happens at a table when its time has come, as long as somebody looks."""
        try:
            while key in self.watching:
                delayed_changes.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(await self.catch_up(key)):
                        await delayed_changes.wait()
        finally:
            del self.delayed_changes[key]

    async def catch_up(self, key: str) -> float | None:
        """Show what is old enough; the seconds until more is, None if nothing waits."""
        try:
            table = await self.hub.look(key)
            if not self.delayed_clients(table):
                return None
            past = await self.past(table)
        except Exception:
            LOG.exception("the past of table %s cannot be shown", key)
            return RETRY_AFTER_S
        for client in self.delayed_clients(table):
            self.send_delayed_view(client, past)
        hidden = hidden_since(table)
        return None if hidden is None else max(1, hidden + 1000 * table.created.delay - self.hub.now()) / 1000

    def delayed_clients(self, table: Table) -> list[Client]:
        """Those who see a table only as it was a while ago."""
        return [client for client in self.watching.get(table.id, ()) if is_late(table, client.user)]

    def send_delayed_view(self, client: Client, past: Table) -> None:
        """One who cannot be shown it keeps nobody else from seeing it."""
        subscription = client.subscriptions[past.id]
        try:
            if 0 <= subscription.n < past.number:
                self.send_view(client, subscription, past, subscription.n)
        except Exception:
            LOG.exception("the past of table %s cannot be shown to somebody", past.id)

    async def close(self) -> None:
        """Nobody is shown anything any more."""
        for task in self.following:
            task.cancel()
        await asyncio.gather(*self.following, self.presence.close(), return_exceptions=True)

    # ---- everybody ----------------------------------------------------------------------------
    def announce(self, message: Message) -> None:
        """Tell everybody something."""
        why = words(message)
        for client in self.clients.values():
            client.keep(lambda seq: Notice(seq, why))
