"""How first tries at puzzles ended."""

from __future__ import annotations

from typing import Final, NamedTuple

from .database import Connection, Database

MAX_TRIES: Final = 20_000
"""Of one user: every puzzle that is shipped, and years of days."""


class Try(NamedTuple):
    """The first try at a puzzle, and when it was, in milliseconds."""

    game: str
    puzzle: str
    right: bool
    at: int


async def tries_of(database: Database, user: str) -> list[Try]:
    """All of somebody, in their order."""
    sql = "SELECT game, puzzle, solved, at FROM puzzle_tries WHERE user_id = ? ORDER BY at, game, puzzle"
    rows = await database.run(lambda connection: connection.execute(sql, [user]))
    return [Try(game, puzzle, bool(solved), at) for game, puzzle, solved, at in rows]


async def add_tries(database: Database, user: str, tries: list[Try]) -> bool:
    """Remember some; of two tries at one puzzle the first counts. False if those are too many."""

    def work(connection: Connection) -> bool:
        count = connection.execute("SELECT COUNT(*) FROM puzzle_tries WHERE user_id = ?", [user])[0][0]
        if count + len(tries) > MAX_TRIES:
            return False
        sql = "INSERT INTO puzzle_tries VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        for one in tries:
            connection.execute(sql, [user, one.game, one.puzzle, int(one.right), one.at])
        return True

    return await database.run(work)
