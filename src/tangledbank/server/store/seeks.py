"""Offers to play: somebody looks for others, and as soon as enough want the same, there is a table."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from ..tables.entries import LIVE, Clock
from .blocks import apart
from .database import Connection, Database, Row

MAX_SEEKS: Final = 5
"""Offers of one user at once."""
MAX_SHOWN: Final = 200
LIVE_MS: Final = 45_000
"""Milliseconds for which somebody counts as there who looks for a game in one sitting, after their page last asked."""
DAYS_MS: Final = 7 * 86_400_000
"""Milliseconds for which an offer of a game over days stands."""


class Seeker(NamedTuple):
    """Somebody who takes part in an offer."""

    user: str
    name: str
    has_account: bool


class Seek(NamedTuple):
    """An offer."""

    id: str
    user: str
    game: str
    players: int
    clock: Clock
    rated: bool
    lowest: int
    highest: int
    created: int
    expires: int
    people: list[Seeker]


COLUMNS: Final = "id, user_id, game, players, clock, rated, lowest, highest, created, expires"


def lifetime(clock: Clock) -> int:
    return LIVE_MS if clock.kind == LIVE else DAYS_MS


def seek_from(row: Row, people: list[Seeker]) -> Seek:
    key, user, game, players, clock, rated, lowest, highest, created, expires = row
    told = msgspec.json.decode(clock, type=Clock)
    return Seek(key, user, game, players, told, bool(rated), lowest, highest, created, expires, people)


def people_of(connection: Connection, seeks: list[str]) -> dict[str, list[Seeker]]:
    """Who takes part in some offers, in the order they came."""
    if not seeks:
        return {}
    sql = (
        "SELECT seek_id, user_id, name, account FROM seekers JOIN users ON users.id = user_id "
        f"WHERE seek_id IN ({', '.join('?' * len(seeks))}) ORDER BY seekers.at, user_id"
    )
    found: dict[str, list[Seeker]] = {}
    for seek, user, name, account in connection.execute(sql, seeks):
        found.setdefault(seek, []).append(Seeker(user, name, account is not None))
    return found


async def open_seeks(database: Database, user: str, now: int) -> list[Seek]:
    """The offers that somebody may take, and their own, the latest first; their own stand as long as they look."""

    def work(connection: Connection) -> list[Seek]:
        if user:
            refresh(connection, user, now)
        sql = f"SELECT {COLUMNS} FROM seeks WHERE table_id = '' AND expires > ? ORDER BY created DESC, id LIMIT ?"
        rows = connection.execute(sql, [now, MAX_SHOWN])
        people, hidden = people_of(connection, [row[0] for row in rows]), apart(connection, user)
        found = [seek_from(row, people.get(row[0], [])) for row in rows]
        return [seek for seek in found if not hidden & {one.user for one in seek.people}]

    return await database.run(work)


def refresh(connection: Connection, user: str, now: int) -> None:
    """Somebody is there: their offers of games in one sitting stand for a while longer."""
    sql = (
        "SELECT seeks.id, seeks.user_id, clock FROM seeks JOIN seekers ON seek_id = seeks.id "
        "WHERE seekers.user_id = ? AND (table_id <> '' OR expires > ?)"
    )
    for seek, owner, clock in connection.execute(sql, [user, now]):
        if msgspec.json.decode(clock, type=Clock).kind == LIVE:
            connection.execute("UPDATE seekers SET at = ? WHERE seek_id = ? AND user_id = ?", [now, seek, user])
            if owner == user:
                connection.execute("UPDATE seeks SET expires = ? WHERE id = ?", [now + LIVE_MS, seek])


async def add_seek(database: Database, seek: Seek) -> bool:
    """A new offer; False if its user has too many."""

    def work(connection: Connection) -> bool:
        connection.alone()
        sql = "SELECT COUNT(*) FROM seeks WHERE user_id = ? AND table_id = '' AND expires > ?"
        if connection.execute(sql, [seek.user, seek.created])[0][0] >= MAX_SEEKS:
            return False
        clock = msgspec.json.encode(seek.clock).decode()
        values = [seek.id, seek.user, seek.game, seek.players, clock, int(seek.rated), seek.lowest, seek.highest]
        connection.execute(
            f"INSERT INTO seeks ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [*values, seek.created, seek.expires],
        )
        connection.execute("INSERT INTO seekers VALUES (?, ?, ?)", [seek.id, seek.user, seek.created])
        return True

    return await database.run(work)


async def seek_of(database: Database, key: str, now: int) -> Seek | None:
    """An offer that still stands."""

    def work(connection: Connection) -> Seek | None:
        return standing(connection, key, now)

    return await database.run(work)


def standing(connection: Connection, key: str, now: int) -> Seek | None:
    sql = f"SELECT {COLUMNS} FROM seeks WHERE id = ? AND table_id = '' AND expires > ?"
    rows = connection.execute(sql, [key, now])
    return seek_from(rows[0], people_of(connection, [key]).get(key, [])) if rows else None


async def join_seek(database: Database, key: str, user: str, table: str, now: int) -> Seek | None:
    """Take part in an offer; the whole of it if it is complete now, and the table's name is noted. None: it is gone.

    Nobody is brought together with somebody they have blocked, or with somebody who is not there any more.
    """

    def work(connection: Connection) -> Seek | None:
        connection.alone()
        seek = standing(connection, key, now)
        if seek is None or apart(connection, user) & {one.user for one in seek.people}:
            return None
        if seek.clock.kind == LIVE:
            connection.execute("DELETE FROM seekers WHERE seek_id = ? AND at < ?", [key, now - LIVE_MS])
        connection.execute("INSERT INTO seekers VALUES (?, ?, ?) ON CONFLICT DO NOTHING", [key, user, now])
        people = people_of(connection, [key])[key]
        if len(people) >= seek.players:
            connection.execute("UPDATE seeks SET table_id = ? WHERE id = ?", [table, key])
            if seek.clock.kind == LIVE:
                withdraw_others(connection, key, [one.user for one in people])
        return seek._replace(people=people)

    return await database.run(work)


def withdraw_others(connection: Connection, key: str, users: list[str]) -> None:
    """Whoever plays in one sitting now offers no other game of the kind, and takes part in no other offer of one."""
    for user in users:
        sql = (
            "SELECT id, seeks.user_id, clock FROM seeks JOIN seekers ON seek_id = id "
            "WHERE seekers.user_id = ? AND table_id = '' AND id <> ?"
        )
        for seek, owner, clock in connection.execute(sql, [user, key]):
            if msgspec.json.decode(clock, type=Clock).kind == LIVE:
                connection.execute("DELETE FROM seekers WHERE seek_id = ? AND user_id = ?", [seek, user])
                if owner == user:
                    connection.execute("DELETE FROM seeks WHERE id = ?", [seek])


async def unfinished_seeks(database: Database) -> list[tuple[Seek, str]]:
    """Offers that are complete and whose table has not begun, with the name that was noted for it."""

    def work(connection: Connection) -> list[tuple[Seek, str]]:
        sql = (
            f"SELECT {COLUMNS}, table_id FROM seeks WHERE table_id <> '' AND NOT EXISTS "
            "(SELECT 1 FROM tables WHERE tables.id = table_id AND status <> 'open') ORDER BY created, id"
        )
        rows = connection.execute(sql)
        people = people_of(connection, [row[0] for row in rows])
        return [(seek_from(row[:-1], people.get(row[0], [])), row[-1]) for row in rows]

    return await database.run(work)


async def are_there(database: Database, seek: Seek, now: int) -> bool:
    """Whether everybody for a table still waits for it; otherwise the offer stands once more, for those who do."""

    def work(connection: Connection) -> bool:
        since = now - LIVE_MS if seek.clock.kind == LIVE else 0
        sql = "SELECT COUNT(*) FROM seekers WHERE seek_id = ? AND at >= ?"
        if connection.execute(sql, [seek.id, since])[0][0] >= seek.players:
            return True
        connection.execute("DELETE FROM seekers WHERE seek_id = ? AND at < ?", [seek.id, since])
        until = now + lifetime(seek.clock)
        connection.execute("UPDATE seeks SET table_id = '', expires = ? WHERE id = ?", [until, seek.id])
        return False

    return await database.run(work)


async def leave_seek(database: Database, key: str, user: str) -> None:
    """Withdraw an offer, or take no part in another's any more."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM seeks WHERE id = ? AND user_id = ? AND table_id = ''", [key, user])
        connection.execute(
            "DELETE FROM seekers WHERE seek_id = ? AND user_id = ? "
            "AND seek_id IN (SELECT id FROM seeks WHERE table_id = '')",
            [key, user],
        )

    await database.run(work)


async def found_table(database: Database, user: str) -> str:
    """A table that was made of an offer of somebody's, told once, and as soon as there is one; empty: none."""
    sql = (
        "SELECT seek_id, table_id FROM seekers JOIN seeks ON seeks.id = seek_id JOIN tables ON tables.id = table_id "
        "WHERE seekers.user_id = ? AND status <> 'open' ORDER BY seekers.at, seek_id LIMIT 1"
    )

    def work(connection: Connection) -> str:
        for seek, table in connection.execute(sql, [user]):
            connection.execute("DELETE FROM seekers WHERE seek_id = ? AND user_id = ?", [seek, user])
            return str(table)
        return ""

    return await database.run(work)
