"""What people may do at a table, and why not. Commands change nothing: only the entries they return do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tangledbank import BadInput, IllegalAction, UndoError
from tangledbank.games import names
from tangledbank.server.tables import commands
from tangledbank.server.tables.commands import NotAllowed, NotYours, Stale
from tangledbank.server.tables.entries import (
    AnyEntry,
    Asked,
    Became,
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
)
from tangledbank.server.tables.table import Table

ANN, BOB, EVE = "ann", "bob", "eve"


def opened(**fields: object) -> Table:
    """Ann's table, where nobody sits yet."""
    made = Created("evolution", 1, 3, 7, {}, ANN, **fields)  # type: ignore[arg-type]
    return Table("t", Stamped(0, 0, commands.checked(made)))


def after(table: Table, *entries: AnyEntry, at: int = 0) -> Table:
    for entry in entries:
        table.apply(Stamped(table.n + 1, max(at, table.at), entry))
    return table


def running(**fields: object) -> Table:
    """Ann and Bob play with a bot."""
    seats: list[AnyEntry] = [Sat(0, ANN, "Ann"), Sat(1, BOB, "Bob"), BotSeated(2, "casual")]
    return after(opened(**fields), *seats, Started())


def move(table: Table, seat: int, which: int = 0) -> None:
    """A seat answers."""
    after(table, Moved(seat, table.playing.options(seat)[which]))


def over() -> Table:
    table = running()
    while table.status == "running":
        move(table, table.waiting()[0])
    return table


# ---- setting up ----------------------------------------------------------------------------
@pytest.mark.parametrize("game", names())
def test_a_checked_table_has_the_rules_and_all_options(game: str) -> None:
    made = commands.checked(Created(game, 0, 3, 5, {}, ANN))
    assert made.rules >= 1
    assert made.options


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess"},
        {"players": 9},
        {"players": -1},
        {"seed": -1},
        {"seed": 1 << 70},
        {"options": {"nonsense": 1}},
        {"visibility": "secret"},
        {"undo": "maybe"},
        {"level": "god"},
        {"delay": -1},
        {"delay": 99_999},
        {"clock": Clock("sand", 1)},
        {"clock": Clock("live", 0)},
        {"clock": Clock("days", 1 << 60)},
        {"clock": Clock("live", 60, -1)},
        {"position": {"nonsense": 1}},
    ],
)
def test_a_table_that_cannot_be_is_refused(fields: dict[str, object]) -> None:
    usual: dict[str, object] = {"game": "evolution", "players": 3, "seed": 7, "options": {}}
    with pytest.raises(BadInput):
        commands.checked(Created(rules=0, host=ANN, **{**usual, **fields}))  # type: ignore[arg-type]


def test_where_only_one_number_fits_it_is_said() -> None:
    commands.within("seats", 2, 2, 2)
    with pytest.raises(BadInput, match=r"^seats: 2 expected, not 1\.$"):
        commands.within("seats", 1, 2, 2)


# ---- before the start ------------------------------------------------------------------------
def test_anybody_takes_a_free_seat_once() -> None:
    table = opened()
    assert commands.sit(table, EVE, "Eve", 1) == [Sat(1, EVE, "Eve")]
    after(table, Sat(1, EVE, "Eve"))
    assert commands.sit(table, EVE, "Eve", 1) == []
    with pytest.raises(NotAllowed):
        commands.sit(table, BOB, "Bob", 1)
    with pytest.raises(BadInput):
        commands.sit(table, BOB, "Bob", 3)


def test_a_bots_seat_is_for_the_host_and_the_invited() -> None:
    table = after(opened(), BotSeated(1, "casual"))
    with pytest.raises(NotAllowed):
        commands.sit(table, EVE, "Eve", 1)
    assert commands.sit(table, EVE, "Eve", 1, invited=True) == [Sat(1, EVE, "Eve")]
    assert commands.sit(table, ANN, "Ann", 1) == [Sat(1, ANN, "Ann")]


def test_one_person_can_take_several_seats() -> None:
    table = after(opened(), Sat(0, ANN, "Ann"))
    assert commands.sit(table, ANN, "Ann", 1) == [Sat(1, ANN, "Ann")]


def test_the_host_mans_frees_and_starts() -> None:
    table = after(opened(), Sat(0, ANN, "Ann"), Sat(1, BOB, "Bob"))
    assert commands.seat_bot(table, ANN, 2, "novice") == [BotSeated(2, "novice")]
    assert commands.leave(table, ANN, 1) == [Left(1)]
    with pytest.raises(NotAllowed, match="P3"):
        commands.start(table, ANN)
    after(table, BotSeated(2, "novice"))
    assert commands.start(table, ANN) == [Started()]


@pytest.mark.parametrize(
    "wish",
    [
        lambda t: commands.seat_bot(t, BOB, 2, "novice"),
        lambda t: commands.leave(t, EVE, 0),
        lambda t: commands.leave(t, BOB, 0),
        lambda t: commands.start(t, BOB),
        lambda t: commands.close(t, BOB, operator=False),
        lambda t: commands.mute(t, BOB, 0, True),
        lambda t: commands.start(t, ""),
    ],
)
def test_only_the_host_does_the_hosts_things(wish: Callable[[Table], object]) -> None:
    table = after(opened(), Sat(0, ANN, "Ann"), Sat(1, BOB, "Bob"))
    with pytest.raises(NotYours):
        wish(table)


def test_a_bot_is_not_put_on_somebodys_seat() -> None:
    with pytest.raises(NotAllowed):
        commands.seat_bot(after(opened(), Sat(1, BOB, "Bob")), ANN, 1, "novice")


# ---- playing -----------------------------------------------------------------------------------
def test_a_legal_answer_becomes_an_entry_in_the_notation() -> None:
    table = running()
    action = table.playing.options(0)[0]
    assert commands.move(table, ANN, 0, 0, f" {action} ", "k") == [Moved(0, action, "k")]


def test_the_same_delivery_again_changes_nothing() -> None:
    table = running()
    action = table.playing.options(0)[0]
    after(table, *commands.move(table, ANN, 0, 0, action, "k"))
    assert commands.move(table, ANN, 0, 0, action, "k") == []
    assert commands.move(table, BOB, 1, 0, table.playing.options(1)[0], "k") != []


def test_a_stale_answer_is_refused() -> None:
    table = running()
    for seat in (0, 1, 2):
        move(table, seat)
    seat = table.waiting()[0]
    with pytest.raises(Stale):
        commands.checked_move(table, seat, 2, table.playing.options(seat)[0], "", bot=False)
    with pytest.raises(Stale):
        commands.checked_move(table, seat, 99, table.playing.options(seat)[0], "", bot=False)


def test_in_a_secret_question_the_others_answers_make_nobody_stale() -> None:
    table = running()
    action = table.playing.options(0)[0]
    move(table, 1)
    assert commands.move(table, ANN, 0, 0, action, "") == [Moved(0, action)]
    move(table, 0)
    with pytest.raises((Stale, IllegalAction)):
        commands.move(table, ANN, 0, 0, action, "other key")


def test_an_illegal_answer_names_the_rules() -> None:
    table = running()
    move(table, 0)
    with pytest.raises(IllegalAction) as caught:
        commands.move(table, ANN, 0, 1, table.playing.options(1)[0], "")
    assert caught.value.reasons
    with pytest.raises(BadInput):
        commands.move(table, BOB, 1, 1, "what?", "")


def test_nobody_answers_for_another() -> None:
    table = running()
    action = table.playing.options(0)[0]
    for user in (BOB, EVE, ""):
        with pytest.raises(NotYours):
            commands.move(table, user, 0, 0, action, "")
    with pytest.raises(NotYours):
        commands.move(table, ANN, 2, 0, action, "")


def test_a_bot_answers_only_where_a_bot_plays() -> None:
    table = running()
    assert commands.bot_move(table, 2, 0, table.playing.options(2)[0]) == [
        Moved(2, table.playing.options(2)[0], bot=True)
    ]
    with pytest.raises(Stale):
        commands.bot_move(table, 0, 0, table.playing.options(0)[0])


def test_a_player_who_answers_has_returned() -> None:
    table = after(running(), Passed(0, "casual", flagged=True))
    action = table.playing.options(0)[0]
    assert commands.move(table, ANN, 0, 0, action, "") == [Returned(0), Moved(0, action)]


def test_a_seat_passes_and_returns() -> None:
    table = running()
    assert commands.pass_seat(table, ANN, 0, "novice") == [Passed(0, "novice")]
    assert commands.return_to(table, ANN, 0) == []
    after(table, Passed(0, "novice"))
    assert commands.pass_seat(table, ANN, 0, "novice") == []
    assert commands.return_to(table, ANN, 0) == [Returned(0)]
    with pytest.raises(NotYours):
        commands.pass_seat(table, BOB, 0, "novice")
    with pytest.raises(BadInput):
        commands.pass_seat(table, ANN, 0, "god")


# ---- taking back ---------------------------------------------------------------------------------
def test_what_nobody_has_seen_is_taken_back_alone() -> None:
    table = running()
    move(table, 0)
    assert commands.undo(table, ANN, 0) == [Undone(0)]


def test_beyond_that_the_others_are_asked_and_all_must_agree() -> None:
    table = running()
    for seat in (0, 1, 2):
        move(table, seat)
    assert commands.undo(table, ANN, 0) == [Asked(0, 0)]
    after(table, Asked(0, 0))
    assert commands.vote(table, BOB, 1, False) == [Voted(1, False)]
    assert commands.vote(table, BOB, 1, True) == [Voted(1, True), Rewound(0)]
    with pytest.raises(NotAllowed):
        commands.vote(table, ANN, 0, True)


def test_nobody_votes_twice() -> None:
    made = Created("evolution", 1, 3, 7, {}, ANN)
    people: list[AnyEntry] = [Sat(0, ANN, "Ann"), Sat(1, BOB, "Bob"), Sat(2, EVE, "Eve"), Started()]
    table = after(Table("t", Stamped(0, 0, commands.checked(made))), *people)
    for seat in (0, 1, 2):
        move(table, seat)
    after(table, Asked(0, 0))
    assert commands.vote(table, BOB, 1, True) == [Voted(1, True)]
    after(table, Voted(1, True))
    with pytest.raises(NotAllowed):
        commands.vote(table, BOB, 1, True)
    assert commands.vote(table, EVE, 2, True) == [Voted(2, True), Rewound(0)]


def three_with_a_request(*seats: str) -> Table:
    """Three seats have answered, the first wants to go back, the second agrees."""
    people = [Sat(seat, user, user) for seat, user in enumerate(seats)]
    table = after(opened(), *people, Started())
    for seat in (0, 1, 2):
        move(table, seat)
    return after(table, Asked(0, 0), Voted(1, True))


def test_a_request_is_granted_when_the_last_who_did_not_agree_leaves() -> None:
    table = three_with_a_request(ANN, BOB, EVE)
    assert commands.leave(table, EVE, 2) == [Left(2), Rewound(0)]
    assert commands.leave(table, BOB, 1) == [Left(1)], "Eve is still asked"
    assert commands.leave(table, ANN, 0) == [Left(0)], "nobody wishes any more"
    after(table, Left(2), Rewound(0))
    assert (table.ply, table.rewind_request) == (0, None)


def test_a_request_is_granted_when_the_last_who_did_not_agree_is_forgotten() -> None:
    table = three_with_a_request(ANN, BOB, EVE)
    assert commands.forget(table, EVE) == [Left(2), Rewound(0), Forgotten(EVE)]
    assert commands.forget(table, ANN) == [Left(0), Forgotten(ANN)]
    after(table, Left(2), Rewound(0), Forgotten(EVE))
    assert (table.ply, table.rewind_request) == (0, None)
    assert commands.forget(after(three_with_a_request(ANN, BOB, EVE), Closed()), EVE) == [Forgotten(EVE)]


def test_a_request_is_granted_when_the_last_who_did_not_agree_is_the_one_who_wishes() -> None:
    table = three_with_a_request(ANN, BOB, EVE)
    assert commands.become(table, EVE, ANN, "Ann") == [Became(EVE, ANN, "Ann"), Rewound(0)]
    assert commands.become(table, ANN, EVE, "Eve") == [Became(ANN, EVE, "Eve"), Rewound(0)]
    assert commands.become(table, EVE, "zoe", "Zoe") == [Became(EVE, "zoe", "Zoe")]
    assert commands.become(table, BOB, ANN, "Ann") == [Became(BOB, ANN, "Ann")]
    after(table, Became(EVE, ANN, "Ann"), Rewound(0))
    assert (table.ply, table.rewind_request) == (0, None)


def test_who_wishes_is_told_that_the_others_decide() -> None:
    table = three_with_a_request(ANN, BOB, ANN)
    for seat in (0, 2):
        with pytest.raises(NotAllowed, match="your own request"):
            commands.vote(table, ANN, seat, True)


def test_against_bots_alone_a_request_is_granted_at_once() -> None:
    table = after(opened(), Sat(0, ANN, "Ann"), BotSeated(1, "casual"), BotSeated(2, "casual"), Started())
    for seat in (0, 1, 2):
        move(table, seat)
    assert commands.undo(table, ANN, 0) == [Asked(0, 0), Rewound(0)]


def test_the_policy_of_the_table_counts() -> None:
    never, horizon = running(undo="never"), running(undo="horizon")
    move(never, 0)
    with pytest.raises(NotAllowed):
        commands.undo(never, ANN, 0)
    for seat in (0, 1, 2):
        move(horizon, seat)
    with pytest.raises(UndoError):
        commands.undo(horizon, ANN, 0)
    with pytest.raises(UndoError):
        commands.undo(running(), ANN, 0)


# ---- clocks, the end ---------------------------------------------------------------------------
def test_a_flag_passes_the_seat_to_the_tables_bot() -> None:
    table = running(clock=Clock("live", 60, 0), level="novice")
    assert commands.flags(table, 59_999) == []
    assert commands.flags(table, 60_000) == [Passed(0, "novice", flagged=True), Passed(1, "novice", flagged=True)]


@pytest.mark.parametrize(
    "wish",
    [
        lambda t: commands.move(t, ANN, 0, t.ply, "pass", ""),
        lambda t: commands.undo(t, ANN, 0),
        lambda t: commands.vote(t, ANN, 0, True),
        lambda t: commands.pass_seat(t, ANN, 0, "casual"),
        lambda t: commands.return_to(t, ANN, 0),
        lambda t: commands.leave(t, ANN, 0),
        lambda t: commands.sit(t, EVE, "Eve", 0),
        lambda t: commands.start(t, ANN),
    ],
)
def test_after_the_end_nothing_changes_any_more(wish: Callable[[Table], object]) -> None:
    for table in (over(), after(running(), Closed())):
        with pytest.raises(NotAllowed):
            wish(table)


def test_a_finished_game_stays_finished() -> None:
    with pytest.raises(NotAllowed):
        commands.close(over(), ANN, operator=True)


def test_the_host_and_operators_close() -> None:
    assert commands.close(running(), ANN, operator=False) == [Closed()]
    assert commands.close(running(), EVE, operator=True) == [Closed()]
    assert commands.close(after(running(), Closed()), ANN, operator=False) == []


def test_whoever_played_wants_a_rematch_and_the_first_decides() -> None:
    table = after(running(), Closed())
    assert commands.rematch(table, BOB, "t2") == [Rematched("t2")]
    after(table, Rematched("t2"))
    assert commands.rematch(table, ANN, "t3") == []
    with pytest.raises(NotYours):
        commands.rematch(table, EVE, "t4")
    with pytest.raises(NotAllowed):
        commands.rematch(running(), ANN, "t5")


def test_who_goes_for_good_leaves_seats_to_bots_and_closes_what_only_they_could_start() -> None:
    assert commands.forget(running(), BOB) == [Left(1), Forgotten(BOB)]
    assert commands.forget(after(opened(), Sat(0, ANN, "Ann")), ANN) == [Left(0), Closed(), Forgotten(ANN)]
    assert commands.forget(over(), ANN) == [Forgotten(ANN)]


# ---- talking ---------------------------------------------------------------------------------------
def test_a_line_is_one_line_of_plain_text() -> None:
    assert commands.say(running(), EVE, "Eve", "  a\n\tb\x00\x1b[31m <b>  ") == [Said(EVE, "Eve", "a b [31m <b>")]
    assert commands.say(running(), EVE, "Eve", "a\u202edcb\u2066 e\u200b") == [Said(EVE, "Eve", "adcb e")]
    assert commands.plain_line("\U0001f469\u200d\U0001f469") == "\U0001f469\u200d\U0001f469"
    for text in ("", " \n ", "\u202e\u200f", "\u200d \u200d", "x" * 501):
        with pytest.raises(BadInput):
            commands.say(running(), EVE, "Eve", text)


def test_the_host_mutes_whoever_said_a_line_and_forgives() -> None:
    table = after(running(), Said(EVE, "Eve", "boo"))
    assert commands.mute(table, ANN, table.n, True) == [Muted(EVE, True)]
    after(table, Muted(EVE, True))
    line = table.n - 1
    assert commands.mute(table, ANN, line, True) == []
    with pytest.raises(NotAllowed):
        commands.say(table, EVE, "Eve", "boo")
    assert commands.mute(table, ANN, line, False) == [Muted(EVE, False)]
    with pytest.raises(NotAllowed):
        commands.mute(table, ANN, 1, True)


def test_commands_change_nothing() -> None:
    table = running()
    before = (table.n, table.ply, table.playing.digest(), [chair.user for chair in table.chairs])
    commands.move(table, ANN, 0, 0, table.playing.options(0)[0], "k")
    commands.pass_seat(table, ANN, 0, "casual")
    commands.close(table, ANN, operator=False)
    commands.say(table, ANN, "Ann", "hello")
    commands.leave(table, BOB, 1)
    assert before == (table.n, table.ply, table.playing.digest(), [chair.user for chair in table.chairs])
