"""Tries at daily deals as rows: one of each person for each game and day, which the key of the table enforces."""

from __future__ import annotations

from typing import NamedTuple

from ...daily import places
from ..tables.table import OVER, Table
from .database import Connection


class Try(NamedTuple):
    """What somebody has made of a deal."""

    game: str
    day: str
    table: str
    """Empty if it was not played on this server: then the record was sent."""
    begun: int
    ended: int
    """In milliseconds since 1970; 0: it has not come to its end."""
    score: int = 0
    place: int = 0
    record: str = ""
    """Of one that was sent."""


class TryCount(NamedTuple):
    """How many have ended with a result."""

    place: int
    score: int
    tries: int


class NamedTry(NamedTuple):
    """A line of the list of results."""

    name: str
    place: int
    score: int
    sent: bool


class ExpertTry(NamedTuple):
    """What the expert has made of a deal."""

    rules: int
    record: str
    score: int
    place: int


def try_ended(table: Table) -> Try | None:
    """How a try ended with this table; None if none did: a bot that played on for somebody ends none."""
    made, game = table.created, table.game
    if not made.daily or game is None or table.status != OVER:
        return None
    reached = places(game.scores(), game.winners())
    for seat in table.people():
        return Try(made.game, made.daily, table.id, 0, table.at, game.scores()[seat], reached[seat])
    return None


def end_try(connection: Connection, found: Try) -> None:
    """Write down how a try ended, in the transaction in which its game does."""
    connection.execute(
        "UPDATE daily_tries SET ended = ?, score = ?, place = ? "
        "WHERE game = ? AND day = ? AND table_id = ? AND ended = 0",
        [found.ended, found.score, found.place, found.game, found.day, found.table],
    )


def inherit_tries(connection: Connection, user: str, heir: str) -> None:
    """A guest goes on as an account: of two tries at a deal the account's counts."""
    connection.execute(
        "UPDATE daily_tries SET user_id = ? WHERE user_id = ? AND NOT EXISTS (SELECT 1 FROM daily_tries AS known "
        "WHERE known.game = daily_tries.game AND known.day = daily_tries.day AND known.user_id = ?)",
        [heir, user, heir],
    )
