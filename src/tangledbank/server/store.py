"""What the server keeps, as questions and answers. Tables are their entries; other columns are an index of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import groupby
from typing import Final, NamedTuple

import msgspec

from ..core.message import Message
from .database import Connection, Database, Outage, Row, Unusable
from .entries import AnyEntry, Became, Created, Said, Sat, Stamped, Unplayable, decode, encode
from .migrations import INVISIBLE_NAME, migrate
from .names import name_key
from .news import News
from .table import RUNNING, Table


class User:
    """Somebody: a guest until there is an account."""

    __slots__ = ("account", "email", "hook", "id", "must_rename", "name", "operator")

    def __init__(
        self,
        id: str,  # noqa: A002
        name: str,
        account: str | None,
        operator: bool,
        email: str,
        hook: str,
        must_rename: bool = False,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.account: Final = account
        self.operator: Final = operator
        self.email: Final = email
        self.hook: Final = hook
        self.must_rename: Final = must_rename
        """An older account has a name that looks the same."""


COLUMNS: Final = "id, name, account, operator, email, hook, alike"
DECODED: Final = 200
"""Entries that are read at once: a long game must not stop everybody else."""


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: str
    names: list[str]
    """By seat: of people, of levels, or empty."""
    changed: int
    waited: bool
    """Whether somebody who asked is waited for."""


class Store:
    """Everything that is asked of the database."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def prepare(self) -> None:
        """Bring the schema up to date."""
        try:
            await self.database.run(migrate)
        except Outage as error:
            because = " ".join(str(error).split())[:200]
            raise Unusable(Message("server-database-refuses", because=because)) from None

    # ---- tables -----------------------------------------------------------------------
    async def create(self, table: str, first: Stamped) -> None:
        """A new table with its first entry."""

        def work(connection: Connection) -> None:
            made = first.entry
            assert isinstance(made, Created)
            connection.execute(
                "INSERT INTO tables (id, game, players, host, visibility, status, created, changed) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [table, made.game, made.players, made.host, made.visibility, "open", first.at, first.at],
            )
            insert(connection, table, [first])

        await self.database.run(work)

    async def append(self, table: str, fresh: list[Stamped], after: Table, ahead: int = 0) -> None:
        """Entries of a table, with the index as it is after them; Conflict if another process was faster.

        The table's time may be ahead of the machine's, by which it is woken.
        """
        due = fresh[-1].at if after.bots_to_move() else after.clocks.next_flag()
        wake = None if due is None else due - ahead
        waited = after.waiting()
        seats = [
            (table, seat, chair.user, int(seat in waited), chair.name or chair.level)
            for seat, chair in enumerate(after.chairs)
        ]
        status, host, changed = after.status, after.host, after.public_at
        news = News(table, after.people_waited())
        # whom a game by other rules waits for, only another version of this program knows: that stays as it is
        known = after.paper is None or after.status != RUNNING

        def work(connection: Connection) -> None:
            insert(connection, table, fresh)
            connection.execute(
                f"UPDATE tables SET status = ?, changed = ?, host = ?, wake = {'?' if known else 'wake'} WHERE id = ?",
                [status, changed, host, *([wake] if known else []), table],
            )
            index_seats(connection, seats, "excluded.waited" if known else "seats.waited")
            connection.tell(news)

        await self.database.run(work)

    async def entries(self, table: str, after: int = -1) -> list[Stamped]:
        """The entries of a table, in order."""
        sql = "SELECT n, at, entry FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
        rows = await self.query(sql, table, after)
        found: list[Stamped] = []
        while len(found) < len(rows):
            some = rows[len(found) : len(found) + DECODED]
            found += [Stamped(n, at, decode(entry)) for n, at, entry in some]
            if len(some) == DECODED:
                await asyncio.sleep(0)
        return found

    async def is_over(self, table: str) -> bool:
        """Whether a game has ended, as the rules said with which it was played."""
        return bool(await self.query("SELECT id FROM tables WHERE id = ? AND status = 'over'", table))

    # ---- lists of tables ----------------------------------------------------------------
    async def public(self, status: str, most: int) -> list[Listed]:
        """Tables that everybody may see, the latest first."""
        return await self.listed("visibility = 'public' AND status = ?", [status], most)

    async def latest(self, most: int) -> list[Listed]:
        """The tables where something happened last, private ones, too."""
        return await self.listed("TRUE", [], most)

    async def of_user(self, user: str, most: int) -> list[Listed]:
        """The tables somebody sits at or has set up, the latest first, and whether he is waited for there."""
        where = "host = ? OR id IN (SELECT table_id FROM seats WHERE user_id = ?)"
        return await self.listed(where, [user, user], most, user)

    async def listed(self, where: str, values: list[str], most: int, user: str = "") -> list[Listed]:
        """Tables with all that a list shows of them, from the index alone."""
        sql = (
            f"WITH found AS (SELECT * FROM tables WHERE {where} ORDER BY changed DESC LIMIT ?) "
            "SELECT id, game, players, status, changed, seat, name, user_id, waited FROM found "
            "LEFT JOIN seats ON table_id = id ORDER BY changed DESC, id, seat"
        )
        rows = await self.query(sql, *values, most)
        return [in_list(table, list(seats), user) for table, seats in groupby(rows, lambda row: row[:5])]

    async def traces(self, user: str) -> list[str]:
        """All tables where somebody has sat or said something, or that he has set up."""
        sql = "SELECT table_id FROM traces WHERE user_id = ? UNION SELECT id FROM tables WHERE host = ?"
        return [row[0] for row in await self.query(sql, user, user)]

    async def query(self, sql: str, *values: object) -> list[Row]:
        return await self.database.run(lambda connection: connection.execute(sql, values))

    # ---- who wakes a table ----------------------------------------------------------------
    async def due(self, me: str, now: int, lease: int, most: int) -> list[str]:
        """Running tables with a bot to move or a clock that ran out, now leased to this process; people's first."""

        def work(connection: Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM tables WHERE status = 'running' AND wake <= ? "
                "AND (owner = ? OR lease < ? OR lease > ?) "
                "ORDER BY NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND user_id <> ''), wake LIMIT ?",
                [now, me, now, now + 2 * lease, most],
            )
            # always in the same order, so that two processes never wait for each other
            mine = {key for key in sorted(row[0] for row in rows) if claim(connection, key, me, now, lease)}
            return [row[0] for row in rows if row[0] in mine]

        return await self.database.run(work)

    async def claim(self, table: str, me: str, now: int, lease: int) -> bool:
        """Take or keep the lease of a table; False if another process has it."""
        return await self.database.run(lambda connection: claim(connection, table, me, now, lease))

    async def release(self, me: str, now: int) -> None:
        """Give up all leases of a process; what has run out may be about to become another's."""
        await self.query("UPDATE tables SET owner = '', lease = 0 WHERE owner = ? AND lease >= ?", me, now)

    async def release_all(self) -> None:
        """End all leases, where nobody else can live who holds one."""
        await self.query("UPDATE tables SET owner = '', lease = 0 WHERE owner <> ''")

    async def postpone(self, table: str, until: int) -> None:
        """Do not wake a table before a time, unless something happens there."""
        await self.query("UPDATE tables SET wake = ? WHERE id = ?", until, table)

    # ---- people -----------------------------------------------------------------------------
    async def add_guest(self, user: str, name: str, token: str, now: int) -> None:
        """Somebody new, with a session."""

        def work(connection: Connection) -> None:
            connection.execute("INSERT INTO users (id, name, created) VALUES (?, ?, ?)", [user, name, now])
            connection.execute("INSERT INTO sessions VALUES (?, ?, ?)", [token, user, now])

        await self.database.run(work)

    async def add_session(self, token: str, user: str, password: str, now: int) -> bool:
        """Of another device; False if the hash of the password is another by now."""

        def work(connection: Connection) -> bool:
            # written once more, so that nobody changes it before the session is there to be ended
            right = replace_password(connection, user, password, password)
            if right:
                connection.execute("INSERT INTO sessions VALUES (?, ?, ?)", [token, user, now])
            return right

        return await self.database.run(work)

    async def end_session(self, token: str) -> None:
        await self.query("DELETE FROM sessions WHERE token = ?", token)

    async def end_sessions(self, user: str) -> None:
        """Of all devices."""
        await self.query("DELETE FROM sessions WHERE user_id = ?", user)

    async def user_of(self, token: str, after: int = 0) -> User | None:
        """Whose session this is, if it was used after a time."""
        sql = (
            f"SELECT {COLUMNS} FROM users JOIN sessions ON user_id = users.id WHERE token = ? AND sessions.created >= ?"
        )
        return first_user(await self.query(sql, token, after))

    async def renew_session(self, token: str, now: int, before: int) -> bool:
        """Let a session begin anew, if it began before a time."""
        sql = "UPDATE sessions SET created = ? WHERE token = ? AND created < ? RETURNING token"
        return bool(await self.query(sql, now, token, before))

    async def end_old_sessions(self, before: int) -> None:
        await self.query("DELETE FROM sessions WHERE created < ?", before)

    async def user(self, key: str) -> User | None:
        return first_user(await self.query(f"SELECT {COLUMNS} FROM users WHERE id = ?", key))

    async def account(self, account: str) -> tuple[User, str] | None:
        """Somebody by the name of the account, with the hash of the password."""
        rows = await self.query(f"SELECT {COLUMNS}, password FROM users WHERE account = ?", account)
        found = first_user([row[:-1] for row in rows])
        return (found, str(rows[0][-1])) if found is not None else None

    async def accounts_like(self, name: str) -> list[tuple[User, str]]:
        """Accounts that look like a name, with the hashes of their passwords: who is called exactly so comes first.

        There is one at most, but for those who were there before look-alike names were one name.
        """
        key = name_key(name) or INVISIBLE_NAME
        if not key.isprintable() and key != INVISIBLE_NAME:
            return []
        sql = f"SELECT {COLUMNS}, password FROM users WHERE"
        rows = await self.query(f"{sql} account = ? UNION ALL {sql} alike = ? AND alike <> ''", key, key)
        found = [(user_from(row[:-1]), str(row[-1])) for row in rows]
        return sorted(found, key=lambda one: (one[0].name.casefold() != name.casefold(), one[0].must_rename))

    async def make_account(self, user: str, account: str, name: str, password: str, token: str, now: int) -> bool:
        """A guest gets an account with a new session; False if there was one, Conflict if the name is taken."""

        def work(connection: Connection) -> bool:
            sql = "UPDATE users SET account = ?, name = ?, password = ? WHERE id = ? AND account IS NULL RETURNING id"
            made = bool(connection.execute(sql, [account, name, password, user]))
            if made:
                connection.execute("DELETE FROM sessions WHERE user_id = ?", [user])
                connection.execute("INSERT INTO sessions VALUES (?, ?, ?)", [token, user, now])
            return made

        return await self.database.run(work)

    async def change_password(self, user: str, before: str, after: str, kept: str) -> bool:
        """Another hash, and an end to all sessions but one; False if it was changed by somebody else meanwhile."""

        def work(connection: Connection) -> bool:
            changed = replace_password(connection, user, before, after)
            if changed:
                connection.execute("DELETE FROM sessions WHERE user_id = ? AND token <> ?", [user, kept])
            return changed

        return await self.database.run(work)

    async def set_password(self, user: str, password: str) -> None:
        """Another hash, whatever it was, and an end to all sessions."""

        def work(connection: Connection) -> None:
            connection.execute("UPDATE users SET password = ? WHERE id = ?", [password, user])
            connection.execute("DELETE FROM sessions WHERE user_id = ?", [user])

        await self.database.run(work)

    async def set_notices(self, user: str, email: str, hook: str, language: str) -> None:
        sql = "UPDATE users SET email = ?, hook = ?, language = ? WHERE id = ?"
        await self.query(sql, email, hook, language, user)

    async def confirm(self, user: str, email: str) -> bool:
        """An address is really somebody's; False if he has given another one since."""
        sql = "UPDATE users SET confirmed = email WHERE id = ? AND email = ? RETURNING id"
        return bool(await self.query(sql, user, email))

    async def is_confirmed(self, user: str, email: str) -> bool:
        return bool(await self.query("SELECT id FROM users WHERE id = ? AND confirmed = ?", user, email))

    async def set_operator(self, account: str, operator: bool) -> bool:
        """Whether there is such an account."""
        sql = "UPDATE users SET operator = ? WHERE account = ? RETURNING id"
        return bool(await self.query(sql, int(operator), account))

    async def rename(self, user: str, name: str, account: str | None) -> None:
        """Another name, for an account also to sign in with; Conflict if it is taken."""
        await self.query("UPDATE users SET name = ?, account = ?, alike = '' WHERE id = ?", name, account, user)

    async def delete_user(self, user: str) -> None:
        """Nothing of a person is left: name and lines go from the entries, too; in records the seat stays a seat."""

        def work(connection: Connection) -> None:
            for (table,) in connection.execute("SELECT table_id FROM traces WHERE user_id = ?", [user]):
                erase(connection, table, user)
            connection.execute("DELETE FROM traces WHERE user_id = ?", [user])
            connection.execute("UPDATE seats SET user_id = '', name = '' WHERE user_id = ?", [user])
            connection.execute("DELETE FROM users WHERE id = ?", [user])

        await self.database.run(work)

    async def drop_guest(self, user: str) -> None:
        """A guest who goes on as somebody else; what he did stays."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM traces WHERE user_id = ?", [user])
            connection.execute("DELETE FROM users WHERE id = ? AND account IS NULL", [user])

        await self.database.run(work)

    async def users(self, most: int) -> list[User]:
        rows = await self.query(f"SELECT {COLUMNS} FROM users ORDER BY created DESC LIMIT ?", most)
        return [user_from(row) for row in rows]

    # ---- invitations --------------------------------------------------------------------------
    async def invite(self, token: str, table: str, seat: int, now: int) -> None:
        sql = "INSERT INTO invitations (token, table_id, seat, created) VALUES (?, ?, ?, ?)"
        await self.query(sql, token, table, seat, now)

    async def invitation(self, token: str) -> tuple[str, int, int] | None:
        """The table and the seat of an invitation that was not revoked, and when it was made."""
        sql = "SELECT table_id, seat, created FROM invitations WHERE token = ? AND revoked = 0"
        rows = await self.query(sql, token)
        return (rows[0][0], rows[0][1], rows[0][2]) if rows else None

    async def revoke(self, table: str, seat: int) -> None:
        await self.query("UPDATE invitations SET revoked = 1 WHERE table_id = ? AND seat = ?", table, seat)

    # ---- small things -----------------------------------------------------------------------------
    async def setting(self, name: str) -> str | None:
        rows = await self.query("SELECT value FROM settings WHERE name = ?", name)
        return str(rows[0][0]) if rows else None

    async def set_setting_once(self, name: str, value: str) -> None:
        """The first value stays."""
        await self.query("INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, value)

    async def set_setting(self, name: str, value: str) -> None:
        """The last value stays."""
        sql = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.query(sql, name, value)


def insert(connection: Connection, table: str, fresh: list[Stamped]) -> None:
    for stamped in fresh:
        values = [table, stamped.n, stamped.at, encode(stamped.entry).decode()]
        connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", values)
        if isinstance(stamped.entry, (Sat, Said, Became)):
            entry = stamped.entry
            trace = [entry.other if isinstance(entry, Became) else entry.user, table]
            connection.execute("INSERT INTO traces VALUES (?, ?) ON CONFLICT DO NOTHING", trace)


def index_seats(connection: Connection, seats: list[tuple[str, int, str, int, str]], waited: str) -> None:
    """One statement for all seats, which writes only those that have changed."""
    marks = ", ".join(["(?, ?, ?, ?, ?)"] * len(seats))
    connection.execute(
        f"INSERT INTO seats (table_id, seat, user_id, waited, name) VALUES {marks} ON CONFLICT (table_id, seat) "
        f"DO UPDATE SET user_id = excluded.user_id, waited = {waited}, name = excluded.name "
        f"WHERE seats.user_id <> excluded.user_id OR seats.waited <> {waited} OR seats.name <> excluded.name",
        [value for seat in seats for value in seat],
    )


def in_list(table: Row, seats: Iterable[Row], user: str) -> Listed:
    """A table from its row and those of its seats; there are none before anybody has sat down."""
    key, game, players, status, changed = table
    names = [""] * players
    waited = False
    for *_, seat, name, owner, asked in seats:
        if seat is not None:
            names[seat] = name
            waited = waited or bool(user and owner == user and asked)
    return Listed(key, game, players, status, names, changed, waited)


def erase(connection: Connection, table: str, user: str) -> None:
    """What somebody has said at a table, also as a guest before, becomes an empty line, and his name disappears."""
    rows = connection.execute("SELECT n, entry FROM entries WHERE table_id = ?", [table])
    entries = [(n, entry) for n, raw in rows if (entry := readable(raw)) is not None]
    his = {user} | {entry.user for _, entry in entries if isinstance(entry, Became) and entry.other == user}
    for n, found in entries:
        if isinstance(found, (Sat, Said, Became)) and found.user in his:
            bare = Said("", "", "") if isinstance(found, Said) else msgspec.structs.replace(found, name="")
            connection.execute(
                "UPDATE entries SET entry = ? WHERE table_id = ? AND n = ?", [encode(bare).decode(), table, n]
            )


def readable(raw: str) -> AnyEntry | None:
    """An entry, if this program knows its kind: nobody stays because of one that it does not know."""
    try:
        return decode(raw)
    except Unplayable:
        return None


def claim(connection: Connection, table: str, me: str, now: int, lease: int) -> bool:
    """A lease that ends too late was given when the machine's clock was wrong, and counts for nothing."""
    sql = "UPDATE tables SET owner = ?, lease = ? WHERE id = ? AND (owner = ? OR lease < ? OR lease > ?) RETURNING id"
    return bool(connection.execute(sql, [me, now + lease, table, me, now, now + 2 * lease]))


def replace_password(connection: Connection, user: str, before: str, after: str) -> bool:
    """Put one hash in the place of another; False if that is not the one there."""
    sql = "UPDATE users SET password = ? WHERE id = ? AND password = ? RETURNING id"
    return bool(connection.execute(sql, [after, user, before]))


def user_from(row: Row) -> User:
    return User(row[0], row[1], row[2], bool(row[3]), row[4], row[5], bool(row[6]))


def first_user(rows: list[Row]) -> User | None:
    return user_from(rows[0]) if rows else None
