"""The bytes for a seat are the same for all states that the seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tangledbank.core.message import Message
from tangledbank.core.rulebook import EVERYTHING, SPECTATOR
from tangledbank.core.state import State
from tangledbank.games import names
from tangledbank.server.live.views import chat_views, table_view, words
from tangledbank.server.live.wire import Seen, encode
from tangledbank.server.tables.entries import AnyEntry, Moved, Said, Stamped, Undone
from tangledbank.server.tables.table import Table

from ..playing import PEOPLE, SEED, beginning, folded, made, random_answer, random_game

SEATS = [0, 1, 2, SPECTATOR]


def user_of(seat: int) -> str:
    return "nobody" if seat == SPECTATOR else PEOPLE[seat]


def sent(table: Table, seat: int, known: int = 0) -> bytes:
    """What goes over the socket of a seat's owner."""
    view = table_view(table, user_of(seat), {seat: known}, {0})
    return encode(Seen(1, view, chat_views(table.chat)))


@contextmanager
def instead(table: Table, state: State) -> Iterator[None]:
    """Another state at the same table, which has seen the same happen."""
    real = table.playing.state
    state.events = real.events
    table.playing.state = state
    yield
    table.playing.state = real


def thinkable(table: Table) -> list[int]:
    """Some of everything that comes to mind, legal and not."""
    actions = table.playing.rulebook.universe(table.playing.state)
    return actions[:: 1 + len(actions) // 40]


def whys(table: Table, seat: int, actions: list[int]) -> list[list[Message]]:
    """Every reason against them."""
    return [[reason.said() for reason in table.playing.why_not(action, seat)] for action in actions]


@pytest.mark.parametrize("game", names())
def test_hidden_things_are_not_in_the_bytes(game: str) -> None:
    differing = 0
    for ply, table in enumerate(random_game(game, 600)):
        if ply % 29:
            continue
        table.chat[:] = [Stamped(1, 1, Said("bob-id", "Bob", f"line {ply}"))]
        actions = thinkable(table)
        for seat in SEATS:
            before, reasons = sent(table, seat), whys(table, seat, actions)
            book, real = table.playing.rulebook, table.playing.state
            with instead(table, book.determinize(real, seat, 77 * ply + 1)):
                differing += book.dump(table.playing.state) != book.dump(real)
                assert sent(table, seat) == before, (ply, seat)
                assert whys(table, seat, actions) == reasons, (ply, seat)
    assert differing > 20, "the states do differ"


def test_what_others_draw_is_not_told() -> None:
    secrets = 0
    for ply, table in enumerate(random_game("evolution", 60)):
        for seat in SEATS if ply % 20 == 19 else []:
            story = table.playing.story(EVERYTHING)
            hidden = [words(message) for message in story if message not in table.playing.story(seat)]
            told = table_view(table, user_of(seat), {}, set()).seats[0].events
            assert not [event for event in hidden if event in told]
            secrets += len(hidden)
    assert secrets > 10


def secret_questions(game: str, most: int) -> Iterator[tuple[list[AnyEntry], Table]]:
    """Tables where several seats answer the same question without seeing each other's answers."""
    entries = beginning()
    for table in random_game(game, most):
        if len(table.waiting()) > 1:
            yield list(entries), table
        if table.waiting():
            entries.append(random_answer(table, table.ply))


@pytest.mark.parametrize("game", names())
def test_a_secret_answer_is_secret_until_everybody_has_answered(game: str) -> None:
    compared = 0
    for entries, table in list_of(secret_questions(game, 150), 6):
        seat = table.waiting()[0]
        options = table.playing.options(seat)
        twins = [folded(made(game), [*entries, Moved(seat, action)]) for action in options[:1] + options[-1:]]
        others = [other for other in SEATS if other != seat]
        assert [sent(twins[0], other) for other in others] == [sent(twins[1], other) for other in others]
        for twin in twins:
            twin.apply(Stamped(twin.n + 1, twin.at, Undone(seat)))
        assert [sent(twins[0], other) for other in others] == [sent(twins[1], other) for other in others]
        compared += len(options) > 1
    assert compared or game == "dominant-species"


def list_of(questions: Iterator[tuple[list[AnyEntry], Table]], most: int) -> list[tuple[list[AnyEntry], Table]]:
    """The first of them, as they were: the table itself moves on."""
    found: list[tuple[list[AnyEntry], Table]] = []
    for entries, table in questions:
        if len(found) < most:
            found.append((entries, folded(table.created, entries)))
    return found


@pytest.mark.parametrize("game", names())
def test_nobody_learns_the_ids_of_others_nor_the_seed(game: str) -> None:
    table = folded(made(game), [*beginning(), Said("bob-id", "Bob", "hello")])
    for seat in SEATS:
        raw = sent(table, seat)
        assert not [user for user in PEOPLE if user.encode() in raw]
        assert str(SEED).encode() not in raw
        assert b"rng" not in raw
