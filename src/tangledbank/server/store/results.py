"""How games and puzzles ended for people: of games written with the end of a game, read for histories and statistics.

A seat counts for whoever owns it at the end, if they own no other there. Games from a position, with a
chosen seed or from a record are practice and do not count.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from ...daily.outcome import places
from ..tables.animals import animals_by_seat
from ..tables.table import OVER, Table
from .database import Connection, Database

INSERT: Final = (
    "INSERT INTO results (table_id, seat, user_id, score, place, people, animals) VALUES (?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT DO NOTHING"
)


class Result(NamedTuple):
    """How a game ended for somebody."""

    table: str
    seat: int
    user: str
    score: int
    place: int
    people: int
    """How many people played, others and oneself."""
    animals: str = ""
    """With commas between them; empty where a game has none, or nobody noted it."""


class AnimalStatistics(NamedTuple):
    """What somebody has reached with an animal."""

    game: str
    animal: str
    games: int
    wins: int
    points: float
    place: float


class SeatStatistics(NamedTuple):
    """What somebody has reached at a seat of a game, with so many players."""

    game: str
    players: int
    seat: int
    with_people: bool
    games: int
    wins: int
    points: float
    place: float


def places_of(table: Table) -> list[int]:
    """By seat, if the game has ended."""
    game = table.game if table.status == OVER else None
    return places(game.scores(), game.winners()) if game is not None else []


def results_of(table: Table) -> list[Result]:
    """What is worth keeping of a table that is over."""
    made, game = table.created, table.game
    if game is None or table.status != OVER or made.verifiable or made.position is not None:
        return []
    animals = animals_by_seat(game)
    scores, owned = game.scores(), Counter(chair.user for chair in table.chairs if chair.user)
    reached = places_of(table)
    return [
        Result(table.id, seat, chair.user, scores[seat], reached[seat], len(owned), ",".join(animals[seat]))
        for seat, chair in enumerate(table.chairs)
        if owned[chair.user] == 1
    ]


def insert_results(connection: Connection, results: list[Result]) -> None:
    for result in results:
        connection.execute(INSERT, list(result))


async def statistics_of(database: Database, user: str) -> list[SeatStatistics]:
    """All that somebody has reached, by game, number of players, seat, and whether other people played."""
    sql = (
        "SELECT game, players, seat, CASE WHEN people > 1 THEN 1 ELSE 0 END AS with_people, COUNT(*), "
        "SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), AVG(score * 1.0), AVG(place * 1.0) FROM results "
        "JOIN tables ON tables.id = table_id WHERE user_id = ? "
        "GROUP BY game, players, seat, with_people ORDER BY game, players, with_people, seat"
    )
    rows = await database.run(lambda connection: connection.execute(sql, [user]))
    return [
        SeatStatistics(game, players, seat, bool(with_people), int(games), int(wins), float(points), float(place))
        for game, players, seat, with_people, games, wins, points, place in rows
    ]


async def animal_statistics_of(database: Database, user: str) -> list[AnimalStatistics]:
    """The same by animal: a game with two animals counts for both."""
    sql = (
        "SELECT game, animals, COUNT(*), SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), SUM(score), SUM(place) "
        "FROM results JOIN tables ON tables.id = table_id WHERE user_id = ? AND animals <> '' GROUP BY game, animals"
    )
    sums: dict[tuple[str, str], list[int]] = {}
    for game, animals, *counts in await database.run(lambda connection: connection.execute(sql, [user])):
        for animal in animals.split(","):
            known = sums.get((game, animal), [0, 0, 0, 0])
            sums[game, animal] = [so_far + int(more) for so_far, more in zip(known, counts, strict=True)]
    return [
        AnimalStatistics(game, animal, games, wins, points / games, place / games)
        for (game, animal), (games, wins, points, place) in sorted(sums.items())
    ]


# ---- puzzles ----------------------------------------------------------------------------------------
MAX_TRIES: Final = 20_000
"""Of one user: every puzzle that is shipped, and years of days."""


class PuzzleTry(NamedTuple):
    """The first try at a puzzle, and when it was, in milliseconds."""

    game: str
    puzzle: str
    right: bool
    at: int


async def tries_of(database: Database, user: str) -> list[PuzzleTry]:
    """All of somebody, in their order."""
    sql = "SELECT game, puzzle, solved, at FROM puzzle_tries WHERE user_id = ? ORDER BY at, game, puzzle"
    rows = await database.run(lambda connection: connection.execute(sql, [user]))
    return [PuzzleTry(game, puzzle, bool(solved), at) for game, puzzle, solved, at in rows]


async def add_tries(database: Database, user: str, tries: list[PuzzleTry]) -> bool:
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
