"""What is asked of the database about daily deals."""

from __future__ import annotations

from typing import Final

from ...daily import Outcome
from .accounts import Accounts
from .database import Connection
from .ratings import BANNED
from .tries import ExpertTry, NamedTry, Try, TryCount

COLUMNS: Final = "game, day, table_id, begun, ended, score, place, record"


class DailyTries(Accounts):
    """Everything about daily deals that is asked of the database."""

    async def begin_try(self, game: str, day: str, user: str, table: str, now: int) -> str:
        """Use somebody's try up; the table where it is played, which is another one if it was used before."""

        def work(connection: Connection) -> str:
            sql = "INSERT INTO daily_tries (game, day, user_id, table_id, begun) VALUES (?, ?, ?, ?, ?) "
            connection.execute(f"{sql} ON CONFLICT DO NOTHING", [game, day, user, table, now])
            sql = "SELECT table_id FROM daily_tries WHERE game = ? AND day = ? AND user_id = ?"
            return str(connection.execute(sql, [game, day, user])[0][0])

        return await self.database.run(work)

    async def send_try(self, game: str, day: str, user: str, found: Outcome, record: str, now: int) -> bool:
        """Count a game that was played elsewhere and checked; False if the try was used before."""
        sql = (
            "INSERT INTO daily_tries (game, day, user_id, table_id, begun, ended, score, place, record) "
            "VALUES (?, ?, ?, '', ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING day"
        )
        return bool(await self.query(sql, game, day, user, now, now, found.score, found.place, record))

    async def try_of(self, user: str, game: str, day: str) -> Try | None:
        """What somebody has made of a deal."""
        sql = f"SELECT {COLUMNS} FROM daily_tries WHERE game = ? AND day = ? AND user_id = ?"
        rows = await self.query(sql, game, day, user)
        return Try(*rows[0]) if rows else None

    async def tries_of(self, user: str, most: int) -> list[Try]:
        """Somebody's tries, the latest day first, without records."""
        columns = COLUMNS.replace("record", "''")
        sql = f"SELECT {columns} FROM daily_tries WHERE user_id = ? ORDER BY day DESC, game LIMIT ?"
        return [Try(*row) for row in await self.query(sql, user, most)]

    async def days_of(self, user: str, most: int) -> list[str]:
        """The days on which somebody has played a deal to its end, the latest first."""
        sql = "SELECT DISTINCT day FROM daily_tries WHERE user_id = ? AND ended > 0 ORDER BY day DESC LIMIT ?"
        return [str(day) for (day,) in await self.query(sql, user, most)]

    async def results_of_day(self, game: str, day: str) -> list[TryCount]:
        """How everybody's tries have ended, the best first."""
        sql = (
            "SELECT place, score, COUNT(*) FROM daily_tries WHERE game = ? AND day = ? AND ended > 0 "
            "GROUP BY place, score ORDER BY place, score DESC"
        )
        return [TryCount(*row) for row in await self.query(sql, game, day)]

    async def best_of_day(self, game: str, day: str, most: int, now: int) -> list[NamedTry]:
        """Who has ended best; of equals who ended first."""
        sql = (
            "SELECT name, place, score, table_id FROM daily_tries JOIN users ON users.id = user_id "
            f"WHERE game = ? AND day = ? AND ended > 0 AND NOT ({BANNED}) "
            "ORDER BY place, score DESC, ended, user_id LIMIT ?"
        )
        rows = await self.query(sql, game, day, now, most)
        return [NamedTry(name, place, score, not table) for name, place, score, table in rows]

    async def expert(self, game: str, day: str) -> ExpertTry | None:
        """What the expert has made of a deal, if that is known."""
        sql = "SELECT rules, record, score, place FROM daily_experts WHERE game = ? AND day = ?"
        rows = await self.query(sql, game, day)
        return ExpertTry(*rows[0]) if rows else None

    async def keep_expert(self, game: str, day: str, found: ExpertTry) -> None:
        """Keep it; the first one stays, unless it was played by earlier rules."""
        sql = (
            "INSERT INTO daily_experts VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game, day) DO UPDATE SET "
            "rules = excluded.rules, record = excluded.record, score = excluded.score, place = excluded.place "
            "WHERE daily_experts.rules < excluded.rules"
        )
        await self.query(sql, game, day, *found)
