"""Vacations: when somebody's clocks do not run at tables where an answer may take days."""

from __future__ import annotations

from typing import Final

from ...daily.deal import DAY_MS
from .database import Connection, Database

YEAR_MS: Final = 365 * DAY_MS
DAYS_A_YEAR: Final = 30
"""Of vacation that anybody may take in 365 days."""


def days_of(connection: Connection, user: str, now: int) -> tuple[int, int]:
    """When the vacation of somebody ends, or 0, and how many days they may still take; begun days count."""
    sql = "SELECT began, until FROM vacations WHERE user_id = ? AND until > ?"
    rows = connection.execute(sql, [user, now - YEAR_MS])
    taken = sum([-(-(until - began) // DAY_MS) for began, until in rows])
    return max([0, *[until for _, until in rows if until > now]]), max(0, DAYS_A_YEAR - taken)


async def vacation_of(database: Database, user: str, now: int) -> tuple[int, int]:
    """When a vacation ends, or 0, and how many days are left."""
    return await database.run(lambda connection: days_of(connection, user, now))


async def take_days(database: Database, user: str, days: int, now: int) -> tuple[int, int] | None:
    """So many days from now on instead of what is running; None if that is more than are left."""

    def work(connection: Connection) -> tuple[int, int] | None:
        connection.alone()
        until, left = days_of(connection, user, now)
        unused = (until - now) // DAY_MS if until else 0
        if days > left + unused:
            return None
        connection.execute("UPDATE vacations SET until = ? WHERE user_id = ? AND until > ?", [now, user, now])
        if days:
            connection.execute("DELETE FROM vacations WHERE user_id = ? AND began = ?", [user, now])
            connection.execute("INSERT INTO vacations VALUES (?, ?, ?)", [user, now, now + days * DAY_MS])
        return days_of(connection, user, now)

    return await database.run(work)


async def running_tables(database: Database, user: str) -> list[str]:
    """Where somebody plays."""
    sql = (
        "SELECT DISTINCT table_id FROM seats JOIN tables ON tables.id = table_id "
        "WHERE seats.user_id = ? AND status = 'running' ORDER BY table_id"
    )
    return [row[0] for row in await database.run(lambda connection: connection.execute(sql, [user]))]
