"""Orders: answers that players leave for questions that may come (docs/adr/0043)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tangledbank.core.errors import BadInput, NotationError
from tangledbank.core.notation import Notation
from tangledbank.core.rng import pick, scramble
from tangledbank.core.rulebook import SPECTATOR
from tangledbank.games import names, rulebook
from tangledbank.server.live.views import chat_views, stamp_of, table_view
from tangledbank.server.live.wire import Seen, encode
from tangledbank.server.slices import Slices
from tangledbank.server.tables import commands
from tangledbank.server.tables.coming import coming_questions
from tangledbank.server.tables.entries import (
    AnyEntry,
    Created,
    Followed,
    Left,
    Moved,
    Order,
    Ordered,
    Passed,
    Rewound,
    Sat,
    Stamped,
    Started,
    Undone,
)
from tangledbank.server.tables.orders import (
    MAX_ANSWERS,
    MAX_ORDERS,
    carry_out,
    check_orders,
    first_offered,
    fits,
    only_sensible,
)
from tangledbank.server.tables.table import Table
from tangledbank.server.tables.turns import leave_orders

from ..playing import PEOPLE, beginning, folded, made, random_answer, random_game
from ..serving import Served, Visitor

PASS = Order(["end"], repeat=True, until="phase")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("orders")) as server:
        yield server


# ---- a table without a server ------------------------------------------------------------------
def apply(table: Table, *entries: AnyEntry) -> None:
    for entry in entries:
        table.apply(Stamped(table.n + 1, table.at + 1000, entry))


def answer(table: Table, which: int = 0) -> list[Moved]:
    """Somebody answers, and what orders answer to that."""
    moved = Moved(table.waiting()[0], table.playing.options(table.waiting()[0])[which])
    apply(table, moved)
    return follow(table, moved)


def follow(table: Table, *happened: AnyEntry) -> list[Moved]:
    found = asyncio.run(Slices().collect(carry_out(table, happened, table.at)))
    return [stamped.entry for stamped in found if isinstance(stamped.entry, Moved)]


def leave(table: Table, seat: int, *orders: Order) -> None:
    apply(table, *leave_orders(table, table.chairs[seat].user, seat, list(orders)))


def orders_of(table: Table, seat: int) -> list[Order]:
    view = table_view(table, PEOPLE[seat], {}, set()).seats[0]
    return view.orders


def in_cards() -> tuple[Table, int, int]:
    """Cards are played: the one who plays, and the next."""
    table = folded(made("evolution"), beginning())
    for _ in range(3):
        answer(table)
    seat = table.waiting()[0]
    assert "end" in table.playing.options(seat)
    return table, seat, (seat + 1) % 3


def feeding(least: int = 2) -> tuple[Table, int]:
    """Animals are fed, and somebody who must wait has several to feed."""
    table, _, _ = in_cards()
    for _ in range(3):
        grown = [option for option in table.playing.options(table.waiting()[0]) if option.startswith("new")]
        apply(table, Moved(table.waiting()[0], grown[0]))
        apply(table, Moved(table.waiting()[0], "end"))
    seat = (table.waiting()[0] + 1) % 3
    assert table.playing.prompt(table.waiting()[0]).key == "evo-prompt-must-feed"
    return table, seat


def test_an_order_answers_when_its_question_comes_and_only_once() -> None:
    table, _, later = in_cards()
    leave(table, later, Order(["end"]))
    given = answer(table, 0)
    assert given == [Followed(later, "end", order=0)]
    assert later not in table.waiting()
    assert orders_of(table, later) == []


def test_who_is_asked_already_answers_in_person() -> None:
    table, seat, _ = in_cards()
    leave(table, seat, Order(["end"]))
    assert follow(table, Ordered(seat, [])) == []
    assert table.waiting() == [seat]


def test_the_first_answer_that_is_offered_is_given_else_the_next() -> None:
    table, _, later = in_cards()
    hand = table.playing.view(later)["seats"][later]["hand"]  # type: ignore[index]
    leave(table, later, Order([f"grow {hand[1]} z", f"new {hand[0]} right", "end"]))
    assert [moved.action for moved in answer(table, 0)] == [f"new {hand[0]} right"]
    assert table.waiting() == [later], "the rest is asked"


def test_one_order_after_the_other() -> None:
    """Feed one first, then pass, as people say it; here: play a card, then end."""
    table, _, later = in_cards()
    hand = table.playing.view(later)["seats"][later]["hand"]  # type: ignore[index]
    leave(table, later, Order([f"new {hand[0]} left"]), Order(["end"]))
    assert [moved.action for moved in answer(table, 0)] == [f"new {hand[0]} left", "end"]


def test_what_a_player_lays_face_down_is_no_news_to_them() -> None:
    table, _, later = in_cards()
    hand = table.playing.view(later)["seats"][later]["hand"]  # type: ignore[index]
    leave(table, later, Order([f"trait {hand[0]}"]), Order(["end"]))
    assert [moved.action.split()[0] for moved in answer(table, 0)] == ["trait", "end"]


def test_an_order_for_another_question_keeps_still() -> None:
    table, _, later = in_cards()
    leave(table, later, Order(["end"], question="evo-prompt-food"))
    assert answer(table, 0) == []
    assert orders_of(table, later) == [Order(["end"], question="evo-prompt-food")]


def test_repeated_orders_end_with_their_phase() -> None:
    table, seat = feeding()
    first = table.playing.options(table.waiting()[0])
    assert first
    leave(table, seat, Order(["feed"], repeat=True, until="phase"))
    fed: list[Moved] = []
    while table.playing.prompt(table.waiting()[0]).key == "evo-prompt-must-feed":
        assert table.waiting()[0] != seat or not fed
        fed += answer(table)
    assert {moved.seat for moved in fed} == {seat}
    assert orders_of(table, seat) == [], "the phase is over"


def test_orders_of_a_round_end_with_it() -> None:
    table, _, later = in_cards()
    leave(table, later, Order(["first P1"], until="round"), Order(["first P2"], until="game"))
    was = table.playing.view(0)["round"]
    while table.playing.view(0)["round"] == was:
        answer(table, 0)
    assert orders_of(table, later) == [Order(["first P2"], until="game")]


def test_orders_rest_when_their_player_has_drawn_something() -> None:
    """Others could read from a quick answer what was drawn."""
    table, _, later = in_cards()
    leave(table, later, Order(["food"], question="evo-prompt-food", until="game"))
    was = table.playing.view(0)["round"]
    given: list[Moved] = []
    while table.playing.view(0)["round"] == was:
        given += answer(table, 0)
    assert later in table.waiting()
    assert given == []
    assert table_view(table, PEOPLE[later], {}, set()).seats[0].orders_rest
    leave(table, later, Order(["food"], question="evo-prompt-food", until="game"))
    assert not table_view(table, PEOPLE[later], {}, set()).seats[0].orders_rest


def test_bots_and_empty_seats_answer_by_themselves() -> None:
    for entry in (Passed(0, "novice"), Left(0)):
        table, _, later = in_cards()
        assert later == entry.seat
        leave(table, later, Order(["end"]))
        apply(table, entry)
        assert answer(table, 0) == []


def test_what_is_taken_back_takes_orders_with_it() -> None:
    table = folded(made("dominant-species"), beginning())
    seat = table.waiting()[0]
    later = (seat + 1) % 3
    stay = Order(["pass"], repeat=True, until="game")
    leave(table, seat, stay)
    leave(table, later, stay)
    apply(table, Moved(seat, table.playing.options(seat)[0]))
    assert orders_of(table, seat) == [stay]
    apply(table, Undone(seat))
    assert orders_of(table, seat) == []
    assert orders_of(table, later) == [stay]
    apply(table, Rewound(0))
    assert orders_of(table, later) == []


def test_a_question_that_comes_again_by_an_undo_waits_for_its_player() -> None:
    table = folded(made("dominant-species"), beginning())
    seat = table.waiting()[0]
    apply(table, Moved(seat, table.playing.options(seat)[0]))
    leave(table, (seat + 1) % 3, Order(["pawn"]))
    apply(table, Undone(seat))
    leave(table, seat, Order(["pawn"]))
    assert follow(table, Undone(seat)) == []


def test_the_same_entries_give_the_same_table() -> None:
    entries: list[AnyEntry] = beginning()
    table = folded(made("evolution"), entries)

    def play(*fresh: AnyEntry) -> None:
        apply(table, *fresh)
        entries.extend([*fresh, *follow(table, *fresh)])

    for _ in range(3):
        play(random_answer(table, 0))
    for seat in range(3):
        play(Ordered(seat, [Order(["feed"], repeat=True, until="game"), Order(["end"])]))
    for k in range(40):
        play(random_answer(table, k))
    assert any(isinstance(entry, Followed) for entry in entries)
    twin = folded(made("evolution"), entries)
    assert twin.playing.digest() == table.playing.digest()
    assert [orders_of(twin, seat) for seat in range(3)] == [orders_of(table, seat) for seat in range(3)]


# ---- what others learn --------------------------------------------------------------------------
def others(table: Table, seat: int) -> list[bytes]:
    users = [user for user in (*PEOPLE, "nobody") if user != PEOPLE[seat]]
    told = [encode(Seen(1, table_view(table, user, {}, {0}), chat_views(table.chat))) for user in users]
    return [*told, *[str(stamp_of(table, user)).encode() for user in users]]


@pytest.mark.parametrize("game", names())
def test_nobody_else_hears_of_orders(game: str) -> None:
    for ply, table in enumerate(random_game(game, 60)):
        if ply % 20 != 19:
            continue
        for seat in range(3):
            before, own = others(table, seat), stamp_of(table, PEOPLE[seat])
            leave(table, seat, Order(until="game", repeat=True))
            assert others(table, seat) == before
            assert stamp_of(table, PEOPLE[seat]) != own, "the player does"
            leave(table, seat)
            assert others(table, seat) == before


def test_an_answer_of_an_order_looks_like_any_answer() -> None:
    tables = [in_cards()[0] for _ in range(2)]
    later = (tables[0].waiting()[0] + 1) % 3
    leave(tables[0], later, Order(["end"]))
    apply(tables[1], Ordered(later, []))  # as many entries
    for table in tables:
        apply(table, Moved(table.waiting()[0], "end"))
    follow(tables[0], Moved(0, "end"))
    tables[1].apply(Stamped(tables[1].n + 1, tables[1].at, Moved(later, "end")))
    assert others(tables[0], later) == others(tables[1], later)


@pytest.mark.parametrize("game", names())
def test_what_is_only_sensible_is_so_for_everybody(game: str) -> None:
    """In all states that those who look on cannot tell apart the same is answered, or nothing."""
    found = 0
    for ply, table in enumerate(random_game(game, 400)):
        if ply % 9:
            continue
        state, seat = table.playing.state, table.waiting()[0]
        here = only_sensible(table.playing, seat)
        found += bool(here)
        table.playing.state = table.playing.rulebook.determinize(state, SPECTATOR, 55 * ply + 3)
        assert only_sensible(table.playing, seat) == here
        table.playing.state = state
    assert found or game != "evolution"


@pytest.mark.parametrize("game", names())
def test_what_may_come_depends_on_nothing_hidden(game: str) -> None:
    asked = 0
    for ply, table in enumerate(random_game(game, 90)):
        if ply % 30 != 29:
            continue
        for seat in range(3):
            here = [*coming_questions(table.playing, seat)][-1:]
            state = table.playing.state
            table.playing.state = table.playing.rulebook.determinize(state, seat, 9 * ply + 1)
            assert [*coming_questions(table.playing, seat)][-1:] == here
            table.playing.state = state
            asked += sum([len(found) for found in here])
    assert asked > 3


@pytest.mark.parametrize("game", names())
def test_what_may_come_does_come_and_can_be_ordered(game: str) -> None:
    """Of the questions that come within a while most were foreseen."""
    foreseen = came = 0
    for ply, table in enumerate(random_game(game, 120)):
        if ply % 40 != 20:
            continue
        for seat in range(3):
            found = ([*coming_questions(table.playing, seat)] or [{}])[-1]
            for question in found.values():
                answers = list(question.options)
                check_orders(table.playing.rulebook.notation, [Order(answers[:MAX_ANSWERS])])
            twin = table.playing.clone()
            for k in range(30):
                if twin.over or (k and twin.seat == seat):
                    break
                options = twin.options()
                twin.apply(options[pick(scramble(k), len(options))])
            if not twin.over and twin.seat == seat:
                came += 1
                foreseen += twin.prompt(seat).key in found
    assert came > 4
    assert foreseen >= came / 2


# ---- how orders are written ---------------------------------------------------------------------
def test_answers_are_actions_or_their_beginning() -> None:
    assert fits("feed", "feed c")
    assert fits("feed c", "feed c")
    assert not fits("feed c", "feed")
    assert not fits("fee", "feed c")
    assert fits("space domination-*", "space domination-2")
    assert not fits("space domination-*", "space speciation-2")
    assert fits("* c", "feed c")
    assert first_offered(["space domination-*", "pass"], ["space domination-1", "space domination-2", "pass"]) == (
        "space domination-1"
    )
    assert first_offered(["space domination-*"], ["pass"]) == ""


@pytest.mark.parametrize(
    ("orders", "key"),
    [
        ([Order(["fly c"])], "bad-verb"),
        ([Order([""])], "bad-verb"),
        ([Order(["end now"])], "bad-usage"),
        ([Order(["feed 7"])], "bad-word"),
        ([Order(["feed " + "*b" * 20])], "bad-word"),
        ([Order(["feed " + "c*" * 60])], "bad-verb"),
        ([Order(["end"], until="tomorrow")], "server-bad-choice"),
        ([Order(["end"], question="Who?")], "server-bad-question"),
        ([Order(["end"])] * (MAX_ORDERS + 1), "server-too-many-orders"),
        ([Order(["end"] * (MAX_ANSWERS + 1))], "server-too-many-orders"),
    ],
)
def test_orders_that_nobody_could_carry_out_are_refused(orders: list[Order], key: str) -> None:
    notation: Notation = rulebook("evolution").notation
    with pytest.raises(BadInput) as refused:
        check_orders(notation, orders)
    assert refused.value.message.key == key


def test_patterns_are_text() -> None:
    check_orders(rulebook("evolution").notation, [Order(["trait climbing+3 *"])])
    assert fits("trait climbing+3 *", "trait climbing+3 a")
    assert not fits("trait climbing.3 a", "trait climbing+3 a")
    with pytest.raises(NotationError):
        check_orders(rulebook("evolution").notation, [Order(["trait climbing.3 a"])])


# ---- over the wire ------------------------------------------------------------------------------
def couple(served: Served) -> tuple[Visitor, Visitor, str]:
    host, friend = served.guest(), served.guest()
    body = {"game": "evolution", "players": 2, "seats": ["me", "free"]}
    path = f"/api/tables/{host.done('/api/tables', body)['id']}"
    friend.done(f"{path}/join", {"seat": 1})
    host.done(f"{path}/start")
    return host, friend, path


def views(path: str, *people: Visitor) -> list[dict[str, Any]]:
    return [person.get(path).json() for person in people]


def first_answer(person: Visitor, path: str, seat: int, view: dict[str, Any]) -> dict[str, Any]:
    action = view["seats"][0]["options"][0]["action"]
    found: dict[str, Any] = person.done(f"{path}/move", {"seat": seat, "ply": view["ply"], "action": action})
    return found


def test_orders_are_left_shown_changed_and_withdrawn_over_http(served: Served) -> None:
    host, friend, path = couple(served)
    for seat, person in enumerate((host, friend)):
        first_answer(person, path, seat, views(path, person)[0])
    seat = views(path, host)[0]["waiting"][0]
    active, idle = (host, friend) if seat == 0 else (friend, host)
    coming = idle.get(f"{path}/coming?seat={1 - seat}").json()["questions"]
    cards = next(one for one in coming if one["question"] == "evo-prompt-cards")
    assert "end" in [option["action"] for option in cards["options"]]
    order = {"answers": ["end"], "question": "evo-prompt-cards", "repeat": False, "until": "phase"}
    left = idle.done(f"{path}/orders", {"seat": 1 - seat, "orders": [order]})
    assert left["seats"][0]["orders"] == [order]
    assert idle.done(f"{path}/orders", {"seat": 1 - seat, "orders": []})["seats"][0]["orders"] == []
    idle.done(f"{path}/orders", {"seat": 1 - seat, "orders": [order]})
    view = views(path, active)[0]
    assert view["seats"][0]["orders"] == []
    after = active.done(f"{path}/move", {"seat": seat, "ply": view["ply"], "action": "end"})
    assert after["ply"] == view["ply"] + 2, "both have ended"
    assert views(path, idle)[0]["seats"][0]["orders"] == []


def test_orders_survive_a_restart(served: Served) -> None:
    host, friend, path = couple(served)
    for seat, person in enumerate((host, friend)):
        first_answer(person, path, seat, views(path, person)[0])
    seat = views(path, host)[0]["waiting"][0]
    active, idle = (host, friend) if seat == 0 else (friend, host)
    idle.done(f"{path}/orders", {"seat": 1 - seat, "orders": [{"answers": ["end"]}]})
    for slot in served.context.hub.slots.values():
        slot.table = None  # it is read again
    view = views(path, active)[0]
    assert active.done(f"{path}/move", {"seat": seat, "ply": view["ply"], "action": "end"})["ply"] == view["ply"] + 2


def test_a_bad_order_is_refused_and_the_last_ones_stay(served: Served) -> None:
    host, _, path = couple(served)
    host.done(f"{path}/orders", {"seat": 0, "orders": [{"answers": ["end"]}]})
    refused = host.post(f"{path}/orders", {"seat": 0, "orders": [{"answers": ["sing"]}]})
    assert refused.status_code == 400
    assert [one["answers"] for one in views(path, host)[0]["seats"][0]["orders"]] == [["end"]]
    assert host.get(f"{path}/coming?seat=1").status_code == 403
    assert host.get(f"{path}/coming?seat=-1").status_code == 400
    assert host.get(f"{path}/coming").json() == host.get(f"{path}/coming?seat=0").json()


def test_a_game_without_rounds_keeps_orders_to_its_end() -> None:
    from tangledbank.server.tables.orders import moments_of

    assert moments_of({}) == {"phase": (None, None), "round": None, "game": None}


def test_answers_in_a_row_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tangledbank.server.tables.orders.MAX_IN_A_ROW", 2)
    table = folded(
        commands.checked(Created("evolution", 0, 2, 7, {}, "ann")),
        [Sat(0, "ann", "A"), Sat(1, "ann", "B"), Started()],
    )
    for seat in range(2):
        leave(table, seat, Order(["food", "feed", "end"], repeat=True, until="game"))
    assert len(answer(table, 0)) == 2
