"""What a client is shown adds up to the whole story, whatever it knew before."""

from __future__ import annotations

import pytest

from tangledbank.core.rulebook import EVERYTHING, SPECTATOR
from tangledbank.games import names
from tangledbank.server.live.view_schemas import SeatView, TableView, Words
from tangledbank.server.live.views import (
    Known,
    chat_views,
    epoch_of,
    known_after,
    known_of,
    story_page,
    table_view,
    words,
)
from tangledbank.server.tables.entries import NEVER, Asked, Moved, Passed, Rewound, Said, Stamped
from tangledbank.server.tables.story import PAGE_EVENTS
from tangledbank.server.tables.table import Table

from ..playing import PEOPLE, beginning, folded, made, random_answer, random_game


class Reader:
    """A client that does what the catalogue says with `since` and `events`."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.epoch = 0
        self.known: Known = {}
        self.stories: dict[int, list[Words]] = {}

    def look(self, table: Table) -> TableView:
        """With what the server remembers of this client."""
        return self.read(table, self.known if self.epoch == epoch_of(table) else {})

    def look_again(self, table: Table, events: int) -> TableView:
        """With what the client says it has."""
        return self.read(table, known_of(table, self.user, events, self.epoch))

    def read(self, table: Table, known: Known) -> TableView:
        view = table_view(table, self.user, known, set())
        self.epoch, self.known = view.epoch, known_after(view)
        for shown in view.seats:
            had = self.stories.get(shown.seat, [])
            assert shown.since <= len(had)
            self.stories[shown.seat] = [*had[: shown.since], *self.ask(table, shown), *shown.events]
        return view

    def ask(self, table: Table, shown: SeatView) -> list[Words]:
        """What was skipped, a page at a time, the last one first."""
        found: list[Words] = []
        last = shown.since + shown.skipped
        while last > shown.since:
            page = story_page(table, self.user, shown.seat, last)
            assert 0 < len(page.events) == last - page.first <= PAGE_EVENTS
            found, last = [*page.events, *found], page.first
        return found[shown.since - last :]


def whole(table: Table, seat: int) -> list[Words]:
    eyes = EVERYTHING if table.playing.over else seat
    return [words(message) for message in table.playing.story(eyes)]


@pytest.mark.parametrize("game", names())
def test_the_parts_are_the_whole_through_a_game_with_undo(game: str) -> None:
    player, spectator = Reader(PEOPLE[1]), Reader("nobody")
    back = 0
    for ply, table in enumerate(random_game(game, 3000)):
        if ply % 60 == 59 and back < 3 and table.ply > 3:
            table.apply(Stamped(table.n + 1, table.at, Rewound(table.ply - 3)))
            back += 1
        if ply % 10 == 0 or table.playing.over:
            for reader, seat in ((player, 1), (spectator, SPECTATOR)):
                if ply % 100 == 0:
                    reader.look_again(table, len(reader.stories.get(seat, [])))
                else:
                    reader.look(table)
        if ply % 90 == 0 or table.playing.over:
            player.look(table)
            spectator.look(table)
            assert player.stories[1] == whole(table, 1)
            assert spectator.stories[SPECTATOR] == whole(table, SPECTATOR)
    assert table.playing.over
    assert back == 3


def test_whoever_says_too_much_or_of_another_epoch_is_told_what_holds() -> None:
    *_, table = random_game("evolution", 30)
    story = whole(table, 0)
    told = {
        events: table_view(table, PEOPLE[0], known_of(table, PEOPLE[0], events, 0), set()).seats[0]
        for events in (0, 5, len(story), len(story) + 9)
    }
    assert [(view.since, view.events) for view in told.values()] == [
        (0, story),
        (5, story[5:]),
        (len(story), []),
        (len(story), []),
    ]
    assert known_of(table, PEOPLE[0], 5, 1) == {}


def test_only_what_is_new_is_sent() -> None:
    reader = Reader(PEOPLE[0])
    *_, table = random_game("evolution", 30)
    assert len(reader.look(table).seats[0].events) > 10
    assert reader.look(table).seats[0].events == []


def test_whoever_owns_two_seats_sees_both_and_a_spectator_none() -> None:
    *_, table = random_game("evolution", 10)
    table.chairs[1].user = PEOPLE[0]
    assert [shown.seat for shown in table_view(table, PEOPLE[0], {}, set()).seats] == [0, 1]
    assert [shown.seat for shown in table_view(table, "", {}, set()).seats] == [SPECTATOR]
    assert not table_view(table, "nobody", {}, set()).seats[0].options


def test_options_come_only_to_those_who_are_asked() -> None:
    for table in random_game("evolution", 40):
        for seat, user in enumerate(PEOPLE):
            (shown,) = table_view(table, user, {}, set()).seats
            assert [option.action for option in shown.options] == table.playing.options(seat)
            assert bool(shown.options) == (seat in table.waiting())


def test_what_undo_would_be() -> None:
    table = folded(made("evolution"), beginning())

    def shown(seat: int) -> str:
        return table_view(table, PEOPLE[seat], {}, set()).seats[0].undo

    assert {shown(seat) for seat in range(3)} == {"no"}
    seat = table.waiting()[0]
    table.apply(Stamped(9, 1, Moved(seat, table.playing.options(seat)[0])))
    assert shown(seat) == "alone"
    while shown(seat) == "alone":
        table.apply(Stamped(table.n + 1, 1, random_answer(table, table.n)))
    assert shown(seat) == "ask"
    *_, strict = random_game("evolution", 30, undo=NEVER)
    assert {table_view(strict, user, {}, set()).seats[0].undo for user in PEOPLE} == {"no"}


def test_chairs_clocks_and_wishes() -> None:
    *_, table = random_game("evolution", 12)
    table.apply(Stamped(table.n + 1, 99_000, Passed(2, "novice")))
    table.apply(Stamped(table.n + 1, 99_000, Asked(0, 1)))
    view = table_view(table, PEOPLE[1], {}, {1})
    assert [(chair.name, chair.level, chair.yours, chair.present) for chair in view.chairs] == [
        ("Ann", "", False, False),
        ("Bob", "", True, True),
        ("Cid", "novice", False, False),
    ]
    assert view.rewind_request is not None
    assert (view.rewind_request.seat, view.rewind_request.ply, view.rewind_request.agreed) == (0, 1, [0])
    assert (view.host, table_view(table, PEOPLE[0], {}, set()).host) == (False, True)


def test_lines_of_chat_do_not_say_who_is_behind_a_name() -> None:
    lines = chat_views([Stamped(4, 7, Said("secret-id", "Bob", "<b>hi</b>")), Stamped(5, 7, Passed(0, "novice"))])
    assert [(line.n, line.at, line.name, line.text) for line in lines] == [(4, 7, "Bob", "<b>hi</b>")]
