"""Games at tables without a server around them."""

from __future__ import annotations

from collections.abc import Iterator

from tangledbank.core.rng import pick, scramble
from tangledbank.games import rulebook
from tangledbank.server.tables.commands import checked
from tangledbank.server.tables.entries import AnyEntry, Created, Moved, Sat, Stamped, Started
from tangledbank.server.tables.table import Table

PEOPLE = ["ann-id", "bob-id", "cid-id"]
"""Who sits on the seats, by their secret ids."""

SEED = 987654321987


def made(game: str, **more: object) -> Created:
    """A table for three, whose games end."""
    book = rulebook(game)
    return checked(Created(game, 0, 3, SEED, {**book.bounds()}, PEOPLE[0], **more))  # type: ignore[arg-type]


def beginning() -> list[AnyEntry]:
    return [*[Sat(seat, user, user[:3].title()) for seat, user in enumerate(PEOPLE)], Started()]


def folded(first: Created, entries: list[AnyEntry]) -> Table:
    """A table where one thing happens every second."""
    table = Table("t", Stamped(0, 0, first))
    for n, entry in enumerate(entries, 1):
        table.apply(Stamped(n, n * 1000, entry))
    return table


def random_answer(table: Table, seed: int) -> Moved:
    """Something that somebody who is waited for may answer."""
    seats = table.waiting()
    seat = seats[pick(scramble(seed), len(seats))]
    options = table.playing.options(seat)
    return Moved(seat, options[pick(scramble(seed + 1), len(options))])


def random_game(game: str, most: int, **more: object) -> Iterator[Table]:
    """A table at each of its questions, always the same object."""
    table = folded(made(game, **more), beginning())
    for ply in range(most):
        yield table
        if not table.waiting():
            return
        table.apply(Stamped(table.n + 1, table.at + 1000, random_answer(table, ply)))
