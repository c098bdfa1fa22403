"""Browsers that are told while no page is open, and when their users do not want that."""

from __future__ import annotations

from datetime import UTC, datetime, timezone
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ..people.push import Subscription
from .database import Connection, Database

MAX_DEVICES: Final = 10
"""Of one user; with more the oldest is forgotten."""
DAY_MINUTES: Final = 24 * 60


class Quiet(NamedTuple):
    """Hours of the day without notices, in minutes from midnight there; from and to the same: none."""

    begin: int = 0
    end: int = 0
    zone: str = "UTC"


def zone_of(name: str) -> ZoneInfo | timezone | None:
    """A time zone by its name; None if this machine knows none of that name."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def is_quiet(quiet: Quiet, now_ms: int) -> bool:
    """Whether now is one of those hours, where the user is."""
    if quiet.begin == quiet.end:
        return False
    there = datetime.fromtimestamp(now_ms / 1000, zone_of(quiet.zone) or UTC)
    minute = 60 * there.hour + there.minute
    if quiet.begin < quiet.end:
        return quiet.begin <= minute < quiet.end
    return minute >= quiet.begin or minute < quiet.end


async def subscribe(database: Database, user: str, session: str, at: Subscription, language: str, now: int) -> bool:
    """One more browser, as long as its session lasts, told in a language; False if another one has that address."""

    def work(connection: Connection) -> bool:
        connection.execute("DELETE FROM pushes WHERE endpoint = ? AND auth = ?", [at.endpoint, at.auth])
        sql = "INSERT INTO pushes VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO NOTHING RETURNING endpoint"
        made = bool(connection.execute(sql, [at.endpoint, user, session, at.key, at.auth, now]))
        connection.execute("UPDATE users SET language = ? WHERE id = ?", [language, user])
        connection.execute(
            "DELETE FROM pushes WHERE user_id = ? AND endpoint NOT IN (SELECT endpoint FROM pushes WHERE user_id = ? "
            "ORDER BY created DESC, endpoint LIMIT ?)",
            [user, user, MAX_DEVICES],
        )
        return made

    return await database.run(work)


async def unsubscribe(database: Database, user: str, endpoint: str) -> None:
    sql = "DELETE FROM pushes WHERE user_id = ? AND endpoint = ?"
    await database.run(lambda connection: connection.execute(sql, [user, endpoint]))


async def forget_endpoint(database: Database, endpoint: str) -> None:
    """Its push service says that nobody listens there any more."""
    await database.run(lambda connection: connection.execute("DELETE FROM pushes WHERE endpoint = ?", [endpoint]))


async def set_quiet(database: Database, user: str, quiet: Quiet) -> None:
    sql = "UPDATE users SET quiet_begin = ?, quiet_end = ?, zone = ? WHERE id = ?"
    await database.run(lambda connection: connection.execute(sql, [*quiet, user]))


async def push_settings(database: Database, user: str) -> tuple[int, Quiet]:
    """How many browsers of a user are told, and when not."""
    sql = (
        "SELECT (SELECT COUNT(*) FROM pushes WHERE user_id = users.id), quiet_begin, quiet_end, zone FROM users "
        "WHERE id = ?"
    )
    rows = await database.run(lambda connection: connection.execute(sql, [user]))
    return (int(rows[0][0]), Quiet(*rows[0][1:])) if rows else (0, Quiet())


def subscriptions_of(connection: Connection, user: str) -> list[Subscription]:
    sql = "SELECT endpoint, p256dh, auth FROM pushes WHERE user_id = ? ORDER BY created"
    return [Subscription(*row) for row in connection.execute(sql, [user])]


def users_to_push(connection: Connection, before: int, grace: int, now: int) -> list[tuple[str, str]]:
    """Who has a new turn and a browser, was not told for a while, and is not asleep; with their languages.

    All that waits for them counts as told from now on: one notice names it together.
    """
    sql = (
        "SELECT DISTINCT users.id, language, quiet_begin, quiet_end, zone FROM notices "
        "JOIN users ON users.id = user_id WHERE notices.pushed = 0 AND since <= ? AND users.pushed <= ? "
        "AND users.id IN (SELECT user_id FROM pushes) ORDER BY users.id"
    )
    rows = connection.execute(sql, [grace, before])
    found = [(user, language) for user, language, *quiet in rows if not is_quiet(Quiet(*quiet), now)]
    for user, _ in found:
        connection.execute("UPDATE users SET pushed = ? WHERE id = ?", [now, user])
        connection.execute("UPDATE notices SET pushed = 1 WHERE user_id = ?", [user])
    return found
