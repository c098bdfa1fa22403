"""What the server keeps, as questions and answers. Tables are their entries; other columns are an index of them."""

from __future__ import annotations

from typing import Final

from ..core.message import Message
from .database import Connection, Database, Outage, Row, Unusable
from .entries import Created, Stamped, decode, encode
from .migrations import migrate
from .table import Table


class User:
    """Somebody: a guest until there is an account."""

    __slots__ = ("account", "email", "hook", "id", "name", "operator")

    def __init__(self, id: str, name: str, account: str | None, operator: bool, email: str, hook: str) -> None:  # noqa: A002
        self.id: Final = id
        self.name: Final = name
        self.account: Final = account
        self.operator: Final = operator
        self.email: Final = email
        self.hook: Final = hook


COLUMNS: Final = "id, name, account, operator, email, hook"


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

    async def append(self, table: str, fresh: list[Stamped], after: Table) -> None:
        """Entries of a table, with the index as it is after them; Conflict if another process was faster."""
        wake = fresh[-1].at if after.bots_to_move() else after.clocks.next_flag()
        waited = after.waiting()
        seats = [(seat, chair.user, int(seat in waited)) for seat, chair in enumerate(after.chairs)]
        status = after.status

        def work(connection: Connection) -> None:
            insert(connection, table, fresh)
            connection.execute(
                "UPDATE tables SET status = ?, changed = ?, wake = ? WHERE id = ?",
                [status, fresh[-1].at, wake, table],
            )
            index_seats(connection, table, seats)
            connection.tell(table)

        await self.database.run(work)

    async def entries(self, table: str, after: int = -1) -> list[Stamped]:
        """The entries of a table, in order."""
        sql = "SELECT n, at, entry FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
        rows = await self.query(sql, table, after)
        return [Stamped(n, at, decode(entry)) for n, at, entry in rows]

    async def public(self, status: str, most: int) -> list[str]:
        """Tables that everybody may see, the latest first."""
        sql = "SELECT id FROM tables WHERE visibility = 'public' AND status = ? ORDER BY changed DESC LIMIT ?"
        return [row[0] for row in await self.query(sql, status, most)]

    async def latest(self, most: int) -> list[str]:
        """The tables where something happened last, private ones, too."""
        rows = await self.query("SELECT id FROM tables ORDER BY changed DESC LIMIT ?", most)
        return [row[0] for row in rows]

    async def of_user(self, user: str, most: int) -> list[tuple[str, bool]]:
        """The tables somebody sits at or has set up, the latest first, and whether he is waited for there."""
        sql = (
            "SELECT id, COALESCE((SELECT MAX(waited) FROM seats WHERE table_id = id AND user_id = ?), 0) FROM tables "
            "WHERE host = ? OR id IN (SELECT table_id FROM seats WHERE user_id = ?) ORDER BY changed DESC LIMIT ?"
        )
        return [(row[0], bool(row[1])) for row in await self.query(sql, user, user, user, most)]

    async def query(self, sql: str, *values: object) -> list[Row]:
        return await self.database.run(lambda connection: connection.execute(sql, values))

    # ---- who wakes a table ----------------------------------------------------------------
    async def due(self, me: str, now: int, lease: int, most: int) -> list[str]:
        """Running tables with a bot to move or a clock that ran out, now leased to this process."""

        def work(connection: Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM tables WHERE status = 'running' AND wake <= ? AND (owner = ? OR lease < ?) "
                "ORDER BY wake LIMIT ?",
                [now, me, now, most],
            )
            # always in the same order, so that two processes never wait for each other
            mine = {key for key in sorted(row[0] for row in rows) if claim(connection, key, me, now, lease)}
            return [row[0] for row in rows if row[0] in mine]

        return await self.database.run(work)

    async def claim(self, table: str, me: str, now: int, lease: int) -> bool:
        """Take or keep the lease of a table; False if another process has it."""
        return await self.database.run(lambda connection: claim(connection, table, me, now, lease))

    # ---- people -----------------------------------------------------------------------------
    async def add_guest(self, user: str, name: str, token: str, now: int) -> None:
        """Somebody new, with a session."""

        def work(connection: Connection) -> None:
            connection.execute("INSERT INTO users (id, name, created) VALUES (?, ?, ?)", [user, name, now])
            connection.execute("INSERT INTO sessions VALUES (?, ?, ?)", [token, user, now])

        await self.database.run(work)

    async def add_session(self, token: str, user: str, now: int) -> None:
        await self.query("INSERT INTO sessions VALUES (?, ?, ?)", token, user, now)

    async def end_session(self, token: str) -> None:
        await self.query("DELETE FROM sessions WHERE token = ?", token)

    async def end_sessions(self, user: str) -> None:
        """Of all devices."""
        await self.query("DELETE FROM sessions WHERE user_id = ?", user)

    async def user_of(self, token: str) -> User | None:
        """Whose session this is."""
        sql = f"SELECT {COLUMNS} FROM users JOIN sessions ON user_id = users.id WHERE token = ?"
        return first_user(await self.query(sql, token))

    async def user(self, key: str) -> User | None:
        return first_user(await self.query(f"SELECT {COLUMNS} FROM users WHERE id = ?", key))

    async def account(self, account: str) -> tuple[User, str] | None:
        """Somebody by the name of the account, with the hash of the password."""
        rows = await self.query(f"SELECT {COLUMNS}, password FROM users WHERE account = ?", account)
        found = first_user([row[:-1] for row in rows])
        return (found, str(rows[0][-1])) if found is not None else None

    async def make_account(self, user: str, account: str, name: str, password: str) -> None:
        """A guest gets an account and keeps everything; Conflict if the name is taken."""
        sql = "UPDATE users SET account = ?, name = ?, password = ? WHERE id = ?"
        await self.query(sql, account, name, password, user)

    async def set_notices(self, user: str, email: str, hook: str) -> None:
        await self.query("UPDATE users SET email = ?, hook = ? WHERE id = ?", email, hook, user)

    async def set_operator(self, account: str, operator: bool) -> bool:
        """Whether there is such an account."""
        sql = "UPDATE users SET operator = ? WHERE account = ? RETURNING id"
        return bool(await self.query(sql, int(operator), account))

    async def rename(self, user: str, name: str) -> None:
        await self.query("UPDATE users SET name = ? WHERE id = ?", name, user)

    async def delete_user(self, user: str) -> None:
        """Nothing of a person is left; in records the seat stays a seat."""
        await self.query("DELETE FROM users WHERE id = ?", user)

    async def users(self, most: int) -> list[User]:
        rows = await self.query(f"SELECT {COLUMNS} FROM users ORDER BY created DESC LIMIT ?", most)
        return [user_from(row) for row in rows]

    # ---- invitations --------------------------------------------------------------------------
    async def invite(self, token: str, table: str, seat: int, now: int) -> None:
        sql = "INSERT INTO invitations (token, table_id, seat, created) VALUES (?, ?, ?, ?)"
        await self.query(sql, token, table, seat, now)

    async def invitation(self, token: str) -> tuple[str, int] | None:
        """The table and the seat of an invitation that was not revoked."""
        rows = await self.query("SELECT table_id, seat FROM invitations WHERE token = ? AND revoked = 0", token)
        return (rows[0][0], rows[0][1]) if rows else None

    async def revoke(self, table: str, seat: int) -> None:
        await self.query("UPDATE invitations SET revoked = 1 WHERE table_id = ? AND seat = ?", table, seat)

    # ---- small things -----------------------------------------------------------------------------
    async def setting(self, name: str) -> str | None:
        rows = await self.query("SELECT value FROM settings WHERE name = ?", name)
        return str(rows[0][0]) if rows else None

    async def set_setting_once(self, name: str, value: str) -> None:
        """The first value stays."""
        await self.query("INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, value)


def insert(connection: Connection, table: str, fresh: list[Stamped]) -> None:
    for stamped in fresh:
        values = [table, stamped.n, stamped.at, encode(stamped.entry).decode()]
        connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", values)


def index_seats(connection: Connection, table: str, seats: list[tuple[int, str, int]]) -> None:
    for seat, user, waited in seats:
        connection.execute(
            "INSERT INTO seats VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seat) "
            "DO UPDATE SET user_id = excluded.user_id, waited = excluded.waited",
            [table, seat, user, waited],
        )


def claim(connection: Connection, table: str, me: str, now: int, lease: int) -> bool:
    sql = "UPDATE tables SET owner = ?, lease = ? WHERE id = ? AND (owner = ? OR lease < ?) RETURNING id"
    return bool(connection.execute(sql, [me, now + lease, table, me, now]))


def user_from(row: Row) -> User:
    return User(row[0], row[1], row[2], bool(row[3]), row[4], row[5])


def first_user(rows: list[Row]) -> User | None:
    return user_from(rows[0]) if rows else None
