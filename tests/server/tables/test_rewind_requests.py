"""Wishes to go back: one at a time, each for those who know what they agree to, and not again and again."""

from __future__ import annotations

import pytest

from tangledbank.server.tables import commands
from tangledbank.server.tables.commands import NotAllowed, Stale
from tangledbank.server.tables.entries import AnyEntry, Asked, Rewound, Stamped, Undone, Voted
from tangledbank.server.tables.table import Table

from ..playing import PEOPLE, beginning, folded, made, random_answer


def played(answers: int) -> Table:
    """Three people, who answer one after the other."""
    table = folded(made("dominant-species"), beginning())
    for ply in range(answers):
        after(table, random_answer(table, ply))
    return table


def after(table: Table, *entries: AnyEntry) -> Table:
    for entry in entries:
        table.apply(Stamped(table.n + 1, table.at + 1000, entry))
    return table


def last_of(table: Table, seat: int) -> int:
    return max(ply for ply, entry in enumerate(table.playing.log) if entry.seat == seat)


def asking(table: Table) -> int:
    """A seat that cannot take back alone."""
    return next(seat for seat in range(3) if commands.undo(table, PEOPLE[seat], seat) != [Undone(seat)])


def test_a_second_request_waits_until_the_first_is_decided() -> None:
    table = played(8)
    first = asking(table)
    after(table, *commands.undo(table, PEOPLE[first], first))
    for seat in {0, 1, 2} - {table.playing.log[-1].seat}:
        with pytest.raises(NotAllowed, match=f"P{first + 1} asks to undo"):
            commands.undo(table, PEOPLE[seat], seat)
    assert table.rewind_request is not None
    assert table.rewind_request.ply == last_of(table, first)


def test_whoever_was_refused_asks_again_only_after_another_answer() -> None:
    table = played(8)
    seat = asking(table)
    other = (seat + 1) % 3
    after(table, *commands.undo(table, PEOPLE[seat], seat), Voted(other, False))
    with pytest.raises(NotAllowed, match="already asked for this"):
        commands.undo(table, PEOPLE[seat], seat)
    after(table, random_answer(table, 99))
    assert table.playing.log[-1].seat != seat
    assert commands.undo(table, PEOPLE[seat], seat) == [Asked(seat, last_of(table, seat))]


def test_whoever_has_gone_back_may_ask_once_more() -> None:
    table = played(8)
    seat = asking(table)
    after(table, Asked(seat, last_of(table, seat)), Rewound(last_of(table, seat)))
    for ply in range(table.ply, 8):
        after(table, random_answer(table, ply))
    assert commands.undo(table, PEOPLE[seat], seat) == [Asked(seat, last_of(table, seat))]


def test_a_vote_is_about_the_request_it_names() -> None:
    table = played(8)
    seat = asking(table)
    other, ply = (seat + 1) % 3, last_of(table, seat)
    after(table, Asked(seat, ply))
    with pytest.raises(Stale):
        commands.vote(table, PEOPLE[other], other, True, ply - 1)
    for named in (ply, None):
        assert commands.vote(table, PEOPLE[other], other, True, named) == [Voted(other, True)]


def test_a_request_outlives_what_another_seat_takes_back_after_it() -> None:
    table = played(8)
    last = table.playing.log[-1].seat
    assert table.playing.undoable(last) == 7
    seat = asking(table)
    ply = last_of(table, seat)
    after(table, Asked(seat, ply), Voted(3 - seat - last, True), Undone(last))
    assert table.rewind_request is not None
    assert (table.rewind_request.ply, table.rewind_request.agreed, table.ply) == (ply, {seat, 3 - seat - last}, 7)
    assert commands.vote(table, PEOPLE[last], last, True, ply) == [Voted(last, True), Rewound(ply)]


def test_a_request_ends_when_the_answer_it_is_about_is_taken_back() -> None:
    table = played(8)
    last = table.playing.log[-1].seat
    after(table, Asked(last, 7), Undone(last))
    assert table.rewind_request is None
