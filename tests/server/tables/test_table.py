"""A table is the fold of its entries: the same entries give the same table, and nothing else does."""

from __future__ import annotations

import pytest

from tangledbank import Record
from tangledbank.server.tables.entries import (
    AnyEntry,
    Asked,
    BotSeated,
    Clock,
    Closed,
    Created,
    Forgotten,
    Left,
    Moved,
    Muted,
    Passed,
    Rematched,
    Returned,
    Rewound,
    Said,
    Sat,
    Stamped,
    Started,
    Undone,
    Voted,
    decode,
    encode,
)
from tangledbank.server.tables.table import MAX_DELIVERIES, Table

MADE = Created("evolution", 1, 2, 7, {}, "ann")
OTHER = Created("evolution", 99, 2, 7, {}, "ann")


def folded(*entries: AnyEntry, made: Created = MADE, step: int = 1000) -> Table:
    """A table where one thing happens every second."""
    table = Table("t", Stamped(0, 0, made))
    for n, entry in enumerate(entries, 1):
        table.apply(Stamped(n, n * step, entry))
    return table


def running(*entries: AnyEntry) -> Table:
    return folded(Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob"), Started(), *entries)


def first(table: Table, seat: int) -> str:
    return table.playing.options(seat)[0]


@pytest.mark.parametrize(
    "entry",
    [
        MADE,
        Created("marine", 1, 3, 1, {"a": None, "b": 2}, "x", clock=Clock("live", 60, 5), position={"k": [1]}),
        Sat(0, "u", "Ünï <b>"),
        BotSeated(1, "casual"),
        Left(0),
        Started(),
        Moved(0, "food climbing+3", "key", bot=True),
        Undone(1),
        Rewound(3),
        Asked(0, 2),
        Voted(1, False),
        Passed(0, "casual", flagged=True),
        Returned(0),
        Said("u", "Ann", "hé\u0000"),
        Muted("u", True),
        Closed(),
        Rematched("t2"),
        Forgotten("u"),
    ],
)
def test_every_entry_comes_back_from_its_text(entry: AnyEntry) -> None:
    assert decode(encode(entry)) == entry


def test_the_text_of_an_entry_is_a_promise_to_old_databases() -> None:
    assert encode(Moved(0, "pass", "k")) == b'{"type":"moved","seat":0,"action":"pass","key":"k","bot":false}'
    assert decode(b'{"type":"created","game":"g","rules":1,"players":2,"seed":3,"options":{},"host":"h"}') == Created(
        "g", 1, 2, 3, {}, "h"
    )


def test_a_table_is_open_then_running_then_closed() -> None:
    assert folded().status == "open"
    assert running().status == "running"
    assert running(Closed()).status == "closed"
    assert running(Closed()).waiting() == []


def test_a_game_can_be_played_to_its_end() -> None:
    table = running()
    n = table.n
    while table.status == "running":
        seat = table.waiting()[0]
        n += 1
        table.apply(Stamped(n, n, Moved(seat, first(table, seat))))
    assert table.status == "over"
    assert table.playing.over


def test_a_game_by_the_rules_of_another_version_is_paper() -> None:
    """What was taken back is not in it, in the same way as with rules that are known."""
    entries: list[AnyEntry] = [Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob"), Started()]
    known = folded(*entries)
    actions = [first(known, seat) for seat in (0, 1)]
    answers: list[AnyEntry] = [Moved(0, actions[0]), Undone(0), Moved(0, actions[0]), Moved(1, actions[1]), Rewound(1)]
    for count in range(len(answers) + 1):
        twins = [folded(*entries, *answers[:count], made=made) for made in (MADE, OTHER)]
        records = [table.record() for table in twins]
        assert records[0].log == records[1].log
        assert [table.ply for table in twins] == [len(records[0].log)] * 2
        assert [table.status for table in twins] == ["running"] * 2
    paper = folded(*entries, Moved(0, "hop"), Moved(1, "skip"), Undone(0), Moved(0, "jump"), made=OTHER)
    assert Record.read(str(paper.record())).log == [(1, "skip"), (0, "jump")]
    assert (paper.record().rules, paper.record().digests) == (99, {})
    assert (paper.waiting(), paper.people_waited()) == ([], ())
    paper.end()
    assert paper.status == "over"


def test_an_empty_user_owns_no_seat() -> None:
    assert folded(BotSeated(0, "casual")).seats_of("") == []


def test_who_leaves_an_open_table_leaves_a_free_seat_and_a_running_one_to_a_bot() -> None:
    assert folded(Sat(0, "ann", "Ann"), Left(0)).chairs[0].free
    left = running(Passed(0, "casual", flagged=True), Left(0)).chairs[0]
    assert (left.user, left.name, left.level, left.flagged) == ("", "", "skilled", False)


def test_a_seat_passes_to_a_bot_and_back() -> None:
    assert running(Passed(0, "novice")).bots_to_move() == [0]
    assert running(Passed(0, "novice")).people() == [1]
    assert running(Passed(0, "novice"), Returned(0)).bots_to_move() == []


def test_a_delivery_is_remembered_for_its_seat_and_its_question() -> None:
    table = running()
    table.apply(Stamped(4, 4, Moved(0, first(table, 0), "k1")))
    assert table.is_repeated(0, "k1", 0)
    assert not table.is_repeated(1, "k1", 0), "another player's client may use the same key"
    assert not table.is_repeated(0, "k1", 1), "the same key for a later question is another answer"
    assert not table.is_repeated(0, "k2", 0)


def test_deliveries_are_remembered_in_bounded_memory() -> None:
    table = running()
    for k in range(MAX_DELIVERIES + 10):
        table.remember((0, f"k{k}"))
    assert len(table.keys) == MAX_DELIVERIES
    assert (0, "k9") not in table.keys
    assert (0, f"k{MAX_DELIVERIES + 9}") in table.keys


def test_undo_begins_an_epoch_and_goes_back() -> None:
    table = running()
    before = table.playing.digest()
    table.apply(Stamped(4, 4, Moved(0, first(table, 0))))
    table.apply(Stamped(5, 5, Undone(0)))
    assert (table.ply, table.epoch, table.playing.digest()) == (0, 1, before)
    table.apply(Stamped(6, 6, Moved(0, first(table, 0))))
    table.apply(Stamped(7, 7, Rewound(0)))
    assert (table.ply, table.epoch, table.playing.digest()) == (0, 2, before)


def test_a_wish_ends_with_a_no_a_move_or_the_one_who_wishes() -> None:
    assert running(Asked(0, 0), Voted(1, True)).rewind_request is not None
    assert running(Asked(0, 0), Voted(1, False)).rewind_request is None
    assert running(Asked(0, 0), Left(0)).rewind_request is None
    table = running(Asked(0, 0))
    table.apply(Stamped(9, 9, Moved(0, first(table, 0))))
    assert table.rewind_request is None


def test_the_forgotten_leave_nothing_but_answers() -> None:
    table = running(Said("ann", "Ann", "hello"), Said("bob", "Bob", "hi"), Forgotten("ann"))
    assert [chair.name for chair in table.chairs] == ["", "Bob"]
    assert [line.n for line in table.chat] == [5]


def test_the_same_entries_give_the_same_table() -> None:
    table = running()
    entries: list[AnyEntry] = []
    for _ in range(30):
        seat = table.waiting()[-1]
        entries.append(Moved(seat, first(table, seat)))
        table.apply(Stamped(table.n + 1, (table.n + 1) * 1000, entries[-1]))
    twin = running(*entries)
    assert twin.playing.digest() == table.playing.digest()
    assert (twin.clocks.left, twin.clocks.since, twin.keys) == (table.clocks.left, table.clocks.since, table.keys)
