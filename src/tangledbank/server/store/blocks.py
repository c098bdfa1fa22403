"""Who does not want to have to do with whom. Blocks are private: nobody learns that somebody has blocked them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from .database import Connection, Database

MAX_BLOCKS: Final = 500
"""Of one user."""


class Block(NamedTuple):
    """Somebody who is blocked."""

    id: str
    name: str
    created: int


async def add_block(database: Database, user: str, other: str, key: str, now: int) -> bool:
    """Block somebody; False if those are too many."""

    def work(connection: Connection) -> bool:
        count = connection.execute("SELECT COUNT(*) FROM blocks WHERE user_id = ?", [user])[0][0]
        if count < MAX_BLOCKS:
            sql = "INSERT INTO blocks (user_id, other, id, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            connection.execute(sql, [user, other, key, now])
        return bool(count < MAX_BLOCKS)

    return await database.run(work)


async def remove_block(database: Database, user: str, key: str) -> None:
    sql = "DELETE FROM blocks WHERE user_id = ? AND id = ?"
    await database.run(lambda connection: connection.execute(sql, [user, key]))


async def blocks_of(database: Database, user: str) -> list[Block]:
    """Whom somebody has blocked, the latest first."""
    sql = (
        "SELECT blocks.id, name, blocks.created FROM blocks JOIN users ON users.id = other WHERE user_id = ? "
        "ORDER BY blocks.created DESC, blocks.id"
    )
    return [Block(*row) for row in await database.run(lambda connection: connection.execute(sql, [user]))]


async def blocked_by(database: Database, user: str) -> frozenset[str]:
    """Whose lines somebody does not want to read."""
    rows = await database.run(
        lambda connection: connection.execute("SELECT other FROM blocks WHERE user_id = ?", [user])
    )
    return frozenset([str(row[0]) for row in rows])


async def kept_apart(database: Database, user: str) -> frozenset[str]:
    """With whom somebody is not brought together: whom they have blocked, and who has blocked them."""
    return await database.run(lambda connection: apart(connection, user))


def apart(connection: Connection, user: str) -> frozenset[str]:
    sql = "SELECT other FROM blocks WHERE user_id = ? UNION SELECT user_id FROM blocks WHERE other = ?"
    return frozenset([str(row[0]) for row in connection.execute(sql, [user, user])])


async def has_blocked(database: Database, users: Iterable[str], other: str) -> bool:
    """Whether one of some users has blocked somebody."""
    sql = "SELECT user_id FROM blocks WHERE other = ?"
    rows = await database.run(lambda connection: connection.execute(sql, [other]))
    return bool({str(row[0]) for row in rows} & set(users))


def inherit_blocks(connection: Connection, guest: str, user: str) -> None:
    """Whom a guest has blocked, and who has blocked the guest: it is the account's from now on."""
    moved = [("user_id", "other"), ("other", "user_id")]
    for column, beside in moved:
        connection.execute(
            f"UPDATE blocks SET {column} = ? WHERE {column} = ? AND {beside} <> ? "
            f"AND {beside} NOT IN (SELECT {beside} FROM blocks WHERE {column} = ?)",
            [user, guest, user, user],
        )
