"""Sessions as their owner sees them, and passwords that were forgotten."""

from __future__ import annotations

from typing import Final, NamedTuple

from .database import Connection, Database

SHOWN: Final = 16
"""Letters of a session's fingerprint that stand for it: they lead to no token."""
MAX_LISTED: Final = 100


class Session(NamedTuple):
    """A device that is signed in."""

    id: str
    device: str
    """Its browser and system, if they are known."""
    began: int
    """0: before sessions knew that."""
    seen: int
    """When it was last here, to the day."""


async def sessions_of(database: Database, user: str, after: int) -> list[Session]:
    """The devices of somebody that were here after a time, the latest first."""
    sql = (
        "SELECT token, device, began, created FROM sessions WHERE user_id = ? AND created >= ? "
        "ORDER BY created DESC, token LIMIT ?"
    )
    rows = await database.run(lambda connection: connection.execute(sql, [user, after, MAX_LISTED]))
    return [Session(token[:SHOWN], device, began, seen) for token, device, began, seen in rows]


async def end_one_session(database: Database, user: str, session: str) -> str:
    """End one of somebody's sessions; its fingerprint, or empty if there was none."""
    sql = "DELETE FROM sessions WHERE user_id = ? AND SUBSTR(token, 1, ?) = ? RETURNING token"
    rows = await database.run(lambda connection: connection.execute(sql, [user, SHOWN, session]))
    return str(rows[0][0]) if rows else ""


# ---- forgotten passwords ---------------------------------------------------------------------------
async def add_reset(database: Database, user: str, token: str, now: int) -> None:
    """The fingerprint of a token with which a password can be set once; one sent before is worth nothing any more."""

    def work(connection: Connection) -> None:
        forget_resets(connection, user)
        connection.execute("INSERT INTO resets VALUES (?, ?, ?)", [user, token, now])

    await database.run(work)


def forget_resets(connection: Connection, user: str) -> None:
    """Links that were sent to somebody are worth nothing any more."""
    connection.execute("DELETE FROM resets WHERE user_id = ?", [user])


async def is_reset(database: Database, token: str, after: int) -> bool:
    """Whether a token was sent after a time, and not used."""
    sql = "SELECT user_id FROM resets WHERE token = ? AND created > ?"
    return bool(await database.run(lambda connection: connection.execute(sql, [token, after])))


async def use_reset(database: Database, token: str, after: int, password: str) -> str:
    """Another hash for a token, which is used up, and an end to all sessions; whose it was, or empty."""

    def work(connection: Connection) -> str:
        sql = "DELETE FROM resets WHERE token = ? AND created > ? RETURNING user_id"
        rows = connection.execute(sql, [token, after])
        for (user,) in rows:
            connection.execute("UPDATE users SET password = ? WHERE id = ?", [password, user])
            connection.execute("DELETE FROM sessions WHERE user_id = ?", [user])
        return str(rows[0][0]) if rows else ""

    return await database.run(work)
