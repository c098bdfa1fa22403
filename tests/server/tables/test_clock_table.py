"""The clocks of tables: nothing that people do gives them time, and after a restart the clocks are the same."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tangledbank import UndoError
from tangledbank.core.rng import scramble
from tangledbank.server.live.views import view_without_game
from tangledbank.server.tables import commands
from tangledbank.server.tables.entries import (
    DAYS,
    LIVE,
    AnyEntry,
    Clock,
    Moved,
    Passed,
    Returned,
    Rewound,
    Said,
    Stamped,
    Undone,
)
from tangledbank.server.tables.table import Table

from ..playing import beginning, folded, made, random_answer


def begun(kind: str, bank: int, increment: int = 0) -> Table:
    return folded(made("dominant-species", clock=Clock(kind, bank, increment)), beginning())


def after(table: Table, seconds: int, *entries: AnyEntry) -> Table:
    for entry in entries:
        table.apply(Stamped(table.n + 1, table.at + 1000 * seconds, entry))
    return table


def left(table: Table) -> list[int]:
    """The seconds that are shown."""
    return [clock.left // 1000 for clock in view_without_game(table, set(), waits=False).clocks]


def answer(table: Table) -> Moved:
    seat = table.waiting()[0]
    return Moved(seat, table.playing.options(seat)[0])


def test_answering_and_taking_back_gives_no_time() -> None:
    table = begun(LIVE, 100, 30)
    move = answer(table)
    for _ in range(5):
        after(table, 1, move, Undone(move.seat))
    assert (table.ply, left(table)[move.seat]) == (0, 95), "a second before every answer was used"


@pytest.mark.parametrize("kind", [LIVE, DAYS])
def test_handing_over_and_coming_back_gives_no_time(kind: str) -> None:
    table = begun(kind, 10)
    seat = table.waiting()[0]
    for _ in range(3):
        after(table, 1, Passed(seat, "expert"), Returned(seat))
    assert left(table)[seat] == 4
    assert commands.flags(table, table.at + 4000) == [Passed(seat, "skilled", flagged=True)]


def test_a_player_out_of_time_has_a_moment_when_they_return() -> None:
    table = begun(LIVE, 3)
    seat = table.waiting()[0]
    after(table, 3, Passed(seat, "skilled", flagged=True))
    assert left(table)[seat] == 0
    assert left(after(table, 1, Returned(seat)))[seat] == 30


def test_no_clock_is_shown_below_zero() -> None:
    table = begun(LIVE, 3)
    seat = table.waiting()[0]
    assert left(after(table, 4, Said("ann-id", "Ann", "late")))[seat] == 0
    assert left(after(table, 1, Passed(seat, "skilled", flagged=True)))[seat] == 0


def happening(table: Table, dice: int) -> list[AnyEntry]:
    """Something that may happen at a table, of every kind that a clock hears of."""
    seat = table.waiting()[0]
    if table.chairs[seat].level and dice % 5:
        return [Returned(seat)]
    if dice % 7 == 0:
        return [Passed(seat, "skilled", flagged=dice % 2 == 0)]
    if dice % 11 == 0:
        return [Rewound(max(0, table.ply - dice % 4))]
    if dice % 3 == 0:
        with suppress(UndoError):
            return [Undone(table.playing.log[table.playing.undoable()].seat)]
    return [random_answer(table, dice)]


@pytest.mark.parametrize("kind", [LIVE, DAYS])
def test_after_a_restart_the_clocks_are_the_same(kind: str) -> None:
    table, entries, dice = begun(kind, 1000, 5), beginning(), 0
    for _ in range(200):
        dice = scramble(dice + 1)
        fresh = happening(table, dice >> 8)
        after(table, 1, *fresh)
        entries += fresh
        assert len(table.clocks.answers) == table.ply
    twin = folded(table.created, entries)
    assert vars(twin.clocks) | {"clock": 0} == vars(table.clocks) | {"clock": 0}
    assert left(twin) == left(table) != [1000] * 3
    kinds = {type(entry) for entry in entries}
    assert kinds >= {Moved, Passed, Returned, Rewound, Undone}
