"""People as the database keeps them: guests and accounts, their sessions, and what is left of those who go."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from ..people.names import name_key
from ..tables.entries import AnyEntry, Became, Said, Sat, Unplayable, decode, encode
from .blocks import inherit_blocks
from .database import Connection, Database, Row
from .migrations import INVISIBLE_NAME
from .moderation import forget_in_moderation, inherit_in_moderation
from .notes import forget_notes, inherit_notes
from .packing import unpack
from .ratings import forget_ratings
from .sessions import forget_resets
from .tries import inherit_tries


class User:
    """Somebody: a guest until there is an account."""

    __slots__ = ("account", "banned_until", "email", "hook", "id", "must_rename", "muted_until", "name", "operator")

    def __init__(
        self,
        id: str,  # noqa: A002
        name: str,
        account: str | None,
        operator: bool,
        email: str,
        hook: str,
        must_rename: bool = False,
        muted_until: int = 0,
        banned_until: int = 0,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.account: Final = account
        self.operator: Final = operator
        self.email: Final = email
        self.hook: Final = hook
        self.must_rename: Final = must_rename
        """An older account has a name that looks the same."""
        self.muted_until: Final = muted_until
        """In milliseconds since 1970: an operator lets them chat nowhere until then."""
        self.banned_until: Final = banned_until


NAMING: Final = [f'{{"type":"{kind.__name__.lower()}",%' for kind in (Sat, Said, Became)]
"""How the entries begin that name somebody: a few of thousands."""
COLUMNS: Final = "id, name, account, operator, email, hook, alike, muted_until, banned_until"


class Accounts:
    """Everything about people that is asked of the database."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def query(self, sql: str, *values: object) -> list[Row]:
        return await self.database.run(lambda connection: connection.execute(sql, values))

    async def add_guest(self, user: str, name: str, token: str, now: int) -> None:
        """Somebody new, with a session."""

        def work(connection: Connection) -> None:
            connection.execute("INSERT INTO users (id, name, created) VALUES (?, ?, ?)", [user, name, now])
            add_device(connection, token, user, now)

        await self.database.run(work)

    async def add_session(self, token: str, user: str, password: str, now: int) -> bool:
        """Of another device; False if the hash of the password is another by now."""

        def work(connection: Connection) -> bool:
            # written once more, so that nobody changes it before the session is there to be ended
            right = replace_password(connection, user, password, password)
            if right:
                add_device(connection, token, user, now)
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

    async def renew_session(self, token: str, now: int, before: int, device: str = "") -> bool:
        """Let a session begin anew, if it began before a time or its device was not known."""
        sql = (
            "UPDATE sessions SET created = ?, device = ? WHERE token = ? AND (created < ? OR device <> ?) "
            "RETURNING token"
        )
        return bool(await self.query(sql, now, device, token, before, device))

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
                add_device(connection, token, user, now)
            return made

        return await self.database.run(work)

    async def change_password(self, user: str, before: str, after: str, kept: str) -> bool:
        """Another hash, and an end to all sessions but one; False if it was changed by somebody else meanwhile."""

        def work(connection: Connection) -> bool:
            changed = replace_password(connection, user, before, after)
            if changed:
                connection.execute("DELETE FROM sessions WHERE user_id = ? AND token <> ?", [user, kept])
                forget_resets(connection, user)
            return changed

        return await self.database.run(work)

    async def set_password(self, user: str, password: str) -> None:
        """Another hash, whatever it was, and an end to all sessions."""

        def work(connection: Connection) -> None:
            connection.execute("UPDATE users SET password = ? WHERE id = ?", [password, user])
            connection.execute("DELETE FROM sessions WHERE user_id = ?", [user])
            forget_resets(connection, user)

        await self.database.run(work)

    async def since(self, user: str) -> int:
        """When somebody came."""
        rows = await self.query("SELECT created FROM users WHERE id = ?", user)
        return int(rows[0][0]) if rows else 0

    async def set_notices(self, user: str, email: str, hook: str, language: str) -> None:
        """Where to tell somebody; what was sent to another mailbox before sets no password any more."""

        def work(connection: Connection) -> None:
            if not connection.execute("SELECT id FROM users WHERE id = ? AND email = ?", [user, email]):
                forget_resets(connection, user)
            sql = "UPDATE users SET email = ?, hook = ?, language = ? WHERE id = ?"
            connection.execute(sql, [email, hook, language, user])

        await self.database.run(work)

    async def confirm(self, user: str, email: str) -> bool:
        """An address is confirmed; False if its user has given another one since."""
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
        """Nothing of a person is left: name and lines go from the entries, too; in records the seat stays a seat.

        One table after the other, so that others may write between; what is interrupted can be done again.
        """
        for (table,) in await self.query("SELECT table_id FROM traces WHERE user_id = ?", user):
            await self.database.run(partial(erase, table=table, user=user))

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM traces WHERE user_id = ?", [user])
            connection.execute("UPDATE seats SET user_id = '', name = '' WHERE user_id = ?", [user])
            connection.execute("UPDATE results SET user_id = '' WHERE user_id = ?", [user])
            forget_notes(connection, user)
            forget_ratings(connection, user)
            forget_in_moderation(connection, user)
            connection.execute("DELETE FROM users WHERE id = ?", [user])

        await self.database.run(work)

    async def drop_guest(self, user: str, heir: str) -> None:
        """A guest goes on as an account; what they did and wrote is the account's."""

        def work(connection: Connection) -> None:
            inherit_notes(connection, user, heir)
            inherit_blocks(connection, user, heir)
            inherit_in_moderation(connection, user, heir)
            connection.execute("UPDATE results SET user_id = ? WHERE user_id = ?", [heir, user])
            inherit_tries(connection, user, heir)
            connection.execute("DELETE FROM traces WHERE user_id = ?", [user])
            connection.execute("DELETE FROM users WHERE id = ? AND account IS NULL", [user])

        await self.database.run(work)

    async def users(self, most: int) -> list[User]:
        rows = await self.query(f"SELECT {COLUMNS} FROM users ORDER BY created DESC LIMIT ?", most)
        return [user_from(row) for row in rows]


def erase(connection: Connection, table: str, user: str) -> None:
    """What a user has said at a table, also as a guest before, becomes an empty line, and the name disappears."""
    unpack(connection, table)
    naming = " OR ".join(["entry LIKE ?"] * len(NAMING))
    rows = connection.execute(f"SELECT n, entry FROM entries WHERE table_id = ? AND ({naming})", [table, *NAMING])
    entries = [(n, entry) for n, raw in rows if (entry := readable(raw)) is not None]
    aliases = {user} | {entry.user for _, entry in entries if isinstance(entry, Became) and entry.other == user}
    for n, found in entries:
        if isinstance(found, (Sat, Said, Became)) and found.user in aliases:
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


def add_device(connection: Connection, token: str, user: str, now: int) -> None:
    """A session for somebody's device."""
    connection.execute(
        "INSERT INTO sessions (token, user_id, created, began) VALUES (?, ?, ?, ?)", [token, user, now, now]
    )


def replace_password(connection: Connection, user: str, before: str, after: str) -> bool:
    """Put one hash in the place of another; False if that is not the one there."""
    sql = "UPDATE users SET password = ? WHERE id = ? AND password = ? RETURNING id"
    return bool(connection.execute(sql, [after, user, before]))


def user_from(row: Row) -> User:
    return User(row[0], row[1], row[2], bool(row[3]), row[4], row[5], bool(row[6]), row[7], row[8])


def first_user(rows: list[Row]) -> User | None:
    return user_from(rows[0]) if rows else None
