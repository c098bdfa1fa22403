"""Telling people that it is their turn while they do not look: in the browser, by web hook, by mail, by Web Push.

People with a connection are told there, and at once. All others are told at the addresses they gave, if they do not
come within a while: each turn once to the web hook, and all tables that wait in one mail, not too often. Somebody who
was here meanwhile has seen it: nothing is sent any more for that turn.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from logging import ERROR, WARNING
from typing import Final, NamedTuple

from ...core.message import Message
from ..live.sockets import LiveUpdates
from ..live.views import words
from ..live.wire import Notice
from ..ops.logs import note
from ..ops.settings import Settings
from ..store.database import Connection
from ..store.pushes import forget_endpoint, subscriptions_of, users_to_push
from ..tables.entries import Stamped
from ..tables.hub import Hub
from ..tables.table import Table
from .delivery import Delivery, Mail, Send, Undelivered
from .push import Subscription, Vapid

CHECK_INTERVAL_S: Final = 5.0
"""Seconds between looks into the database."""
GRACE_PERIOD_MS: Final = 20_000
"""Milliseconds in which people may come by themselves; every process looks at least twice in this time."""
MAX_KNOWN: Final = 20_000
"""Tables of which it is remembered who was waited for."""
MAX_WAITING: Final = 1000
"""Deliveries that are under way; more are dropped, and written down."""
YOUR_TURN: Final = words(Message("server-your-turn"))
RETRY_DELAYS_S: Final = (2.0, 10.0)
"""Seconds before a delivery is tried again."""


class Turn(NamedTuple):
    """Somebody is waited for at a table."""

    table: str
    user: str
    game: str


class Recipient(NamedTuple):
    """Somebody who wants to be told elsewhere."""

    user: str
    email: str
    hook: str
    language: str
    mailed: int


class Device(NamedTuple):
    """A browser of somebody who wants to be told there."""

    user: str
    language: str
    subscription: Subscription


class Due(NamedTuple):
    """What must be sent now."""

    hooks: list[tuple[Recipient, Turn]]
    mails: list[tuple[Recipient, list[Turn]]]
    pushes: list[tuple[Device, list[Turn]]]


class Notices:
    """What one process knows about turns, and its deliveries."""

    def __init__(self, hub: Hub, live: LiveUpdates, settings: Settings, now: Callable[[], int]) -> None:
        self.hub: Final = hub
        self.live: Final = live
        self.now: Final = now
        self.post: Final = Delivery(settings)
        self.vapid: Vapid | None = None
        """Our keys for Web Push; None: there is none."""
        self.push_pause: Final = 60_000 * settings.push_minutes
        """Milliseconds between two notices in one person's browsers."""
        self.mail_pause: Final = 60_000 * settings.mail_minutes if settings.mail_server else None
        """Milliseconds between two mails to one reader; None: there is no mail."""
        self.waited: Final[OrderedDict[str, tuple[str, ...]]] = OrderedDict()
        """Who was waited for when a table was last heard of."""
        self.told: Final[Counter[str]] = Counter()
        self.under_way: Final[set[asyncio.Task[None]]] = set()
        hub.everywhere.append(self.on_entries)

    # ---- in the browser --------------------------------------------------------------------
    def on_entries(self, table: Table, fresh: list[Stamped]) -> None:
        """Something happened at a table of this process."""
        self.turns(table.id, table.people_waited())

    def turns(self, key: str, waited: tuple[str, ...]) -> None:
        """Who is waited for at a table; those who were not before are told, if they are here and look elsewhere."""
        before = self.waited.pop(key, ())
        self.waited[key] = waited
        if len(self.waited) > MAX_KNOWN:
            self.waited.popitem(last=False)
        for user in waited:
            for client in self.live.people.get(user, ()) if user not in before else ():
                if key not in client.subscriptions:
                    self.told["browser"] += 1
                    client.keep(lambda seq: Notice(seq, YOUR_TURN, key))

    def bots_wait(self, table: Table, because: Message) -> None:
        """The host of a table where only bots play is told that it waits, and for which others."""
        why = words(because)
        for client in self.live.people.get(table.host, ()):
            client.keep(lambda seq: Notice(seq, why))

    # ---- elsewhere ---------------------------------------------------------------------------
    async def run(self) -> None:
        """Look again and again who must be told."""
        while True:
            try:
                await self.look()
            except OSError:
                pass  # the database does not answer
            except Exception as error:  # somebody went meanwhile, or a mistake: the next look must come
                note("notices-failed", ERROR, error)
            await asyncio.sleep(CHECK_INTERVAL_S)

    async def look(self) -> None:
        """Find out what is due, and begin to send it."""
        here = {user for user, clients in self.live.people.items() if any(client.out for client in clients)}
        now, pause = self.now(), self.mail_pause
        pushing = self.push_pause if self.vapid is not None else None
        due = await self.hub.store.database.run(lambda connection: due_now(connection, here, now, pause, pushing))
        for reader, turn in due.hooks:
            self.deliver("hook", reader, self.post.hook(reader.hook, self.letter(reader, [turn])))
        for reader, turns in due.mails:
            self.deliver("mail", reader, self.post.mail(reader.email, self.letter(reader, turns)))
        for device, turns in due.pushes:
            if self.vapid is not None:
                self.deliver(
                    "push", device, self.post.push(self.vapid, device.subscription, self.letter(device, turns))
                )

    def ask(self, reader: Recipient, token: str) -> None:
        """Ask the owner of a mail address to confirm it."""
        self.deliver("mail", reader, self.post.question(reader.email, reader.language, token, self.now()))

    def letter(self, reader: Recipient | Device, turns: list[Turn]) -> Mail:
        return Mail(reader.language, [(turn.table, turn.game) for turn in turns], self.now())

    def deliver(self, way: str, reader: Recipient | Device, send: Send) -> None:
        """Send beside everything else; how it went is counted."""
        if len(self.under_way) >= MAX_WAITING:
            self.told["failed"] += 1
            note("notice-dropped", WARNING, way=way, user=reader.user)
            return
        task = asyncio.ensure_future(self.attempts(way, reader, send))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def attempts(self, way: str, reader: Recipient | Device, send: Send) -> None:
        """As often as it makes sense; the address itself is not written down."""
        for pause in (*RETRY_DELAYS_S, None):
            try:
                await send()
            except Undelivered as error:
                if pause is not None and error.passing:
                    await asyncio.sleep(pause)
                    continue
                if error.gone and isinstance(reader, Device):
                    self.told["gone"] += 1
                    note("push-gone", user=reader.user)
                    with suppress(OSError):  # the next notice will find it gone again
                        await forget_endpoint(self.hub.store.database, reader.subscription.endpoint)
                    return
                self.told["failed"] += 1
                note("notice-failed", WARNING, way=way, user=reader.user, because=str(error))
            else:
                self.told[way] += 1
                note("notice-sent", way=way, user=reader.user)
            return

    async def close(self) -> None:
        """What is under way is given up."""
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        self.post.close()


# ---- what is due -------------------------------------------------------------------------------
def due_now(
    connection: Connection, here: set[str], now: int, mail_pause: int | None, push_pause: int | None = None
) -> Due:
    """Compare who is waited for with what is known about it; what is due counts as sent from now on."""
    connection.alone()
    readers = recipients_of(connection)
    turns = turns_of(connection)
    known = {(table, user) for table, user in connection.execute("SELECT table_id, user_id FROM notices")}
    for table, user in known - {(turn.table, turn.user) for turn in turns}:
        connection.execute("DELETE FROM notices WHERE table_id = ? AND user_id = ?", [table, user])
    for turn in turns:
        if (turn.table, turn.user) not in known:
            values = [turn.table, turn.user, now]
            connection.execute("INSERT INTO notices (table_id, user_id, since) VALUES (?, ?, ?)", values)
    for user in here & {turn.user for turn in turns}:
        connection.execute("UPDATE notices SET hooked = 1, mailed = 1, pushed = 1 WHERE user_id = ?", [user])
    return Due(
        hooks_due(connection, readers, turns, now),
        mails_due(connection, readers, turns, now, mail_pause),
        pushes_due(connection, turns, now, push_pause),
    )


def recipients_of(connection: Connection) -> dict[str, Recipient]:
    """With a mail address only if it is confirmed."""
    sql = (
        "SELECT id, CASE WHEN confirmed = email THEN email ELSE '' END, hook, language, mailed FROM users "
        "WHERE hook != '' OR email != ''"
    )
    return {row[0]: Recipient(*row) for row in connection.execute(sql)}


def turns_of(connection: Connection) -> list[Turn]:
    """Every turn of somebody who wants to be told elsewhere."""
    sql = (
        "SELECT DISTINCT table_id, user_id, game FROM seats JOIN tables ON tables.id = table_id "
        "JOIN users ON users.id = user_id "
        "WHERE (hook != '' OR email != '' OR users.id IN (SELECT user_id FROM pushes)) AND waited = 1 "
        "AND status = 'running' ORDER BY table_id"
    )
    return [Turn(*row) for row in connection.execute(sql)]


def by_user(turns: list[Turn]) -> dict[str, list[Turn]]:
    found: dict[str, list[Turn]] = {}
    for turn in turns:
        found.setdefault(turn.user, []).append(turn)
    return found


def hooks_due(
    connection: Connection, readers: dict[str, Recipient], turns: list[Turn], now: int
) -> list[tuple[Recipient, Turn]]:
    """Each turn once."""
    sql = "UPDATE notices SET hooked = 1 WHERE hooked = 0 AND since <= ? RETURNING table_id, user_id"
    due = {(table, user) for table, user in connection.execute(sql, [now - GRACE_PERIOD_MS])}
    return [
        (readers[turn.user], turn)
        for turn in turns
        if (turn.table, turn.user) in due and turn.user in readers and readers[turn.user].hook
    ]


def mails_due(
    connection: Connection, readers: dict[str, Recipient], turns: list[Turn], now: int, pause: int | None
) -> list[tuple[Recipient, list[Turn]]]:
    """One mail with all tables that wait, to everybody with a new one and no mail for a while."""
    if pause is None:
        return []
    fresh = connection.execute(
        "SELECT DISTINCT user_id FROM notices WHERE mailed = 0 AND since <= ?", [now - GRACE_PERIOD_MS]
    )
    found: list[tuple[Recipient, list[Turn]]] = []
    own = by_user(turns)
    for (user,) in sorted(fresh):
        if user in readers and readers[user].email and readers[user].mailed <= now - pause:
            connection.execute("UPDATE users SET mailed = ? WHERE id = ?", [now, user])
            connection.execute("UPDATE notices SET mailed = 1 WHERE user_id = ?", [user])
            found.append((readers[user], own.get(user, [])))
    return found


def pushes_due(
    connection: Connection, turns: list[Turn], now: int, pause: int | None
) -> list[tuple[Device, list[Turn]]]:
    """One notice with all tables that wait, to every browser of somebody with a new one and none for a while."""
    if pause is None:
        return []
    found: list[tuple[Device, list[Turn]]] = []
    own = by_user(turns)
    for user, language in users_to_push(connection, now - pause, now - GRACE_PERIOD_MS, now):
        found += [(Device(user, language, at), own.get(user, [])) for at in subscriptions_of(connection, user)]
    return found
