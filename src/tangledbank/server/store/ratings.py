"""Ratings as the database keeps them: they change in the transaction in which a rated game ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..people.rating import MIN_GAMES, WIDTH, Rating, rated
from ..tables.rated import RatedPlace
from .database import Connection, Database

BANNED: Final = "user_id IN (SELECT id FROM users WHERE banned_until > ?)"


class Standing(NamedTuple):
    """Somebody's rating at a game."""

    game: str
    rating: Rating
    games: int


class Leader(NamedTuple):
    """A line of the leaderboard."""

    name: str
    rating: Rating
    games: int


class Change(NamedTuple):
    """What a game has done to the rating of a seat's player."""

    seat: int
    user: str
    place: int
    before: Rating
    after: Rating


class RatedGame(NamedTuple):
    """One of somebody's last rated games."""

    table: str
    game: str
    players: int
    visibility: str
    at: int
    place: int
    before: Rating
    after: Rating


def rate(connection: Connection, table: str, game: str, reached: list[RatedPlace], at: int) -> None:
    """Let a game that has ended count for its players, once."""
    if not reached:
        return
    connection.alone()  # somebody may end another game at this moment
    if connection.execute("SELECT seat FROM rating_changes WHERE table_id = ? LIMIT 1", [table]):
        return
    before = [rating_of(connection, place.user, game) for place in reached]
    after = rated(before, [place.place for place in reached])
    for place, old, new in zip(reached, before, after, strict=True):
        values = [table, place.seat, place.user, place.place, *old, *new, at]
        connection.execute("INSERT INTO rating_changes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
        store(connection, place.user, game, new, at)


def rating_of(connection: Connection, user: str, game: str) -> Rating:
    rows = connection.execute("SELECT mu, sigma FROM ratings WHERE user_id = ? AND game = ?", [user, game])
    return Rating(*rows[0]) if rows else Rating()


def store(connection: Connection, user: str, game: str, rating: Rating, at: int) -> None:
    """Somebody's rating from now on; who has gone for good meanwhile has none."""
    connection.execute(
        "INSERT INTO ratings (user_id, game, mu, sigma, games, changed) SELECT id, ?, ?, ?, 1, ? FROM users "
        "WHERE id = ? ON CONFLICT (user_id, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, "
        "games = ratings.games + 1, changed = excluded.changed",
        [game, *rating, at, user],
    )


def forget_ratings(connection: Connection, user: str) -> None:
    """Somebody goes: of their games only the numbers of the others stay."""
    connection.execute("UPDATE rating_changes SET user_id = '' WHERE user_id = ?", [user])
    connection.execute("DELETE FROM ratings WHERE user_id = ?", [user])


# ---- what is shown -----------------------------------------------------------------------------------
async def ratings_of(database: Database, user: str) -> list[Standing]:
    """All ratings of somebody."""
    sql = "SELECT game, mu, sigma, games FROM ratings WHERE user_id = ? ORDER BY game"
    rows = await database.run(lambda connection: connection.execute(sql, [user]))
    return [Standing(game, Rating(mu, sigma), games) for game, mu, sigma, games in rows]


async def ratings_at(database: Database, users: list[str], game: str) -> dict[str, Standing]:
    """The ratings of some people at a game; who has played none of those is not in it."""
    if not users:
        return {}
    marks = ", ".join("?" * len(users))
    sql = f"SELECT user_id, mu, sigma, games FROM ratings WHERE game = ? AND user_id IN ({marks})"
    rows = await database.run(lambda connection: connection.execute(sql, [game, *users]))
    return {str(user): Standing(game, Rating(mu, sigma), games) for user, mu, sigma, games in rows}


async def ratings_among(database: Database, users: Iterable[str]) -> dict[tuple[str, str], Standing]:
    """All ratings of some people, by user and game: one question to the database, however many they are."""
    wanted = sorted(set(users))
    if not wanted:
        return {}
    sql = f"SELECT user_id, game, mu, sigma, games FROM ratings WHERE user_id IN ({', '.join('?' * len(wanted))})"
    rows = await database.run(lambda connection: connection.execute(sql, wanted))
    return {(str(user), str(game)): Standing(game, Rating(mu, sigma), games) for user, game, mu, sigma, games in rows}


async def leaders(database: Database, game: str, most: int, now: int) -> list[Leader]:
    """Who is best at a game for certain: by the lower end of their interval, after enough games."""
    sql = (
        "SELECT name, mu, sigma, games FROM ratings JOIN users ON users.id = user_id "
        f"WHERE game = ? AND games >= ? AND account IS NOT NULL AND NOT ({BANNED}) "
        f"ORDER BY mu - {WIDTH} * sigma DESC, user_id LIMIT ?"
    )
    rows = await database.run(lambda connection: connection.execute(sql, [game, MIN_GAMES, now, most]))
    return [Leader(name, Rating(mu, sigma), games) for name, mu, sigma, games in rows]


async def changes_at(database: Database, table: str) -> list[Change]:
    """What a rated game has done, by seat."""
    sql = (
        "SELECT seat, user_id, place, mu_before, sigma_before, mu, sigma FROM rating_changes WHERE table_id = ? "
        "ORDER BY seat"
    )
    rows = await database.run(lambda connection: connection.execute(sql, [table]))
    return [Change(seat, user, place, Rating(a, b), Rating(c, d)) for seat, user, place, a, b, c, d in rows]


async def rated_games_of(database: Database, user: str, most: int) -> list[RatedGame]:
    """The last rated games of somebody."""
    sql = (
        "SELECT table_id, game, players, visibility, at, place, mu_before, sigma_before, mu, sigma FROM rating_changes "
        "JOIN tables ON tables.id = table_id WHERE user_id = ? ORDER BY at DESC, table_id LIMIT ?"
    )
    rows = await database.run(lambda connection: connection.execute(sql, [user, most]))
    return [
        RatedGame(table, game, players, visibility, at, place, Rating(a, b), Rating(c, d))
        for table, game, players, visibility, at, place, a, b, c, d in rows
    ]
