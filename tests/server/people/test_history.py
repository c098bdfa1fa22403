"""What one has played: pages of tables, statistics, and private notes that nobody else ever gets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tangledbank.core.rng import pick, scramble
from tangledbank.daily import places
from tangledbank.server.http.routes import tables as listing
from tangledbank.server.store.results import Result, animal_statistics_of, insert_results, results_of
from tangledbank.server.store.store import Store
from tangledbank.server.tables.animals import animals_by_seat
from tangledbank.server.tables.entries import Asked, Closed, Rewound, Stamped, Undone
from tangledbank.server.tables.table import RUNNING, Table

from ..conftest import Opening
from ..playing import PEOPLE, beginning, folded, made, random_answer
from ..serving import Served, Visitor

WISH: dict[str, Any] = {"game": "evolution", "players": 2, "seats": ["me", "free"], "visibility": "public"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("history")) as server:
        yield server


class Pair:
    """Two people at a table."""

    def __init__(self, served: Served, **fields: Any) -> None:
        self.served = served
        self.host, self.friend = served.guest(), served.guest()
        self.key = str(self.host.done("/api/tables", {**WISH, **fields})["id"])
        self.friend.done(f"{self.path}/join", {"seat": 1})

    @property
    def path(self) -> str:
        return f"/api/tables/{self.key}"

    def play(self) -> dict[str, Any]:
        """To the end; the last view."""
        view: dict[str, Any] = self.host.done(f"{self.path}/start")
        step = 0
        while view["status"] == "running":
            who = (self.host, self.friend)[view["waiting"][0]]
            shown = who.get(self.path).json()
            options = shown["seats"][0]["options"]
            choice = options[pick(scramble(step := step + 1), len(options))]["action"]
            view = who.done(f"{self.path}/move", {"seat": view["waiting"][0], "ply": shown["ply"], "action": choice})
        return view


@pytest.fixture(scope="module")
def played(served: Served) -> tuple[Pair, dict[str, Any]]:
    pair = Pair(served)
    return pair, pair.play()


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [([3, 9, 5], [1], [3, 1, 2]), ([5, 5], [0], [1, 2]), ([5, 5, 1], [0, 1], [1, 1, 3]), ([2, 2, 9], [2], [2, 2, 1])],
)
def test_places_follow_winners_and_points(scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert places(scores, winners) == expected


def test_a_game_to_its_end_counts_for_both(played: tuple[Pair, dict[str, Any]]) -> None:
    pair, view = played
    for seat, who in enumerate((pair.host, pair.friend)):
        (line,) = who.get("/api/me/statistics").json()["lines"]
        assert (line["game"], line["players"], line["seat"], line["with_people"]) == ("evolution", 2, seat, True)
        assert (line["games"], line["wins"]) == (1, int(seat in view["winners"]))
        assert line["points"] == view["scores"][seat]
        (table,) = who.get("/api/me/tables?status=over").json()["tables"]
        assert table["place"] == line["place"] == (1 if seat in view["winners"] else 2)


def ended(**fields: Any) -> Table:
    """A game of three played to its end."""
    table = folded(made("evolution", **fields), beginning())
    while table.status == RUNNING:
        table.apply(Stamped(table.n + 1, table.at, random_answer(table, table.n)))
    return table


def test_practice_and_several_seats_of_one_person_do_not_count() -> None:
    usual = ended()
    assert [result.user for result in results_of(usual)] == PEOPLE
    assert results_of(ended(verifiable=True)) == []
    usual.chairs[1].user = PEOPLE[0]
    assert [(result.user, result.people) for result in results_of(usual)] == [(PEOPLE[2], 2)]
    usual.chairs[2].user = ""
    assert results_of(usual) == []


@pytest.mark.parametrize(("game", "each"), [("evolution", 0), ("dominant-species", 1), ("marine", 1)])
def test_a_result_knows_which_animals_were_played(game: str, each: int) -> None:
    table = folded(made(game), beginning())
    found = animals_by_seat(table.playing)
    assert [len(animals) for animals in found] == [each] * 3
    assert len({animal for animals in found for animal in animals}) == 3 * each


def test_several_animals_of_a_seat_all_count(opening: Opening) -> None:
    async def story() -> None:
        store = Store(opening())
        await store.prepare()
        for k, animals in enumerate(("mammals,birds", "mammals", "")):
            await store.create(f"t{k}", Stamped(0, 1, made("dominant-species")))
            result = Result(f"t{k}", 0, "ann", 10 * (k + 1), k + 1, 3, animals)
            await store.database.run(partial(insert_results, results=[result]))
        found = await animal_statistics_of(store.database, "ann")
        assert [tuple(line[1:]) for line in found] == [("birds", 1, 1, 10.0, 1.0), ("mammals", 2, 1, 15.0, 1.5)]

    asyncio.run(story())


def test_a_game_that_runs_or_was_closed_does_not_count() -> None:
    table = folded(made("evolution"), beginning())
    assert results_of(table) == []
    table.apply(Stamped(table.n + 1, table.at, Closed()))
    assert results_of(table) == []


def test_a_guest_who_signs_in_brings_results_and_notes_along(served: Served) -> None:
    account = served.guest()
    account.done("/api/me/sign-up", {"name": "Darwin", "password": "long enough"})
    pair = Pair(served)
    pair.friend.done(f"{pair.path}/notes", {"text": "strong", "seat": 0})
    pair.host.done(f"{pair.path}/notes", {"text": "mine"})
    pair.play()
    pair.host.done("/api/me/sign-in", {"name": "Darwin", "password": "long enough"})
    assert [line["games"] for line in pair.host.get("/api/me/statistics").json()["lines"]] == [1]
    assert pair.host.get(f"{pair.path}/notes").json()["table"] == "mine"
    assert pair.friend.get(f"{pair.path}/notes").json()["players"] == ["strong", None]


def test_what_was_undone_is_told_to_everybody(served: Served) -> None:
    pair = Pair(served)
    view = pair.host.done(f"{pair.path}/start")
    seat = view["waiting"][0]
    who, other = [(pair.host, pair.friend), (pair.friend, pair.host)][seat]
    shown = who.get(pair.path).json()
    action = shown["seats"][0]["options"][0]["action"]
    after = who.done(f"{pair.path}/move", {"seat": seat, "ply": shown["ply"], "action": action})
    assert other.get(f"{pair.path}/undone").json() == {"undone": []}
    alone = after["seats"][0]["undo"] == "alone"
    who.done(f"{pair.path}/undo", {"seat": seat})
    if not alone:
        other.done(f"{pair.path}/vote", {"seat": 1 - seat, "agrees": True})
    (undone,) = served.stranger().get(f"{pair.path}/undone").json()["undone"]
    assert (undone["seat"], undone["agreed"]) == (seat, not alone)
    assert undone["at"] >= view["at"]


def test_a_table_remembers_undos_alone_and_with_consent() -> None:
    table = folded(made("evolution"), beginning())
    table.apply(Stamped(table.n + 1, 50_000, random_answer(table, 1)))
    seat = table.playing.log[-1].seat
    table.apply(Stamped(table.n + 1, 51_000, Undone(seat)))
    table.apply(Stamped(table.n + 1, 52_000, random_answer(table, 1)))
    table.apply(Stamped(table.n + 1, 53_000, Asked(seat, 0)))
    table.apply(Stamped(table.n + 1, 54_000, Rewound(0)))
    assert [tuple(taken) for taken in table.taken] == [(51_000, seat, False), (54_000, seat, True)]


def test_whoever_goes_leaves_neither_results_nor_notes(served: Served) -> None:
    pair = Pair(served)
    pair.play()
    pair.friend.done(f"{pair.path}/notes", {"text": "strong", "seat": 0})
    pair.host.http.request("DELETE", "/api/me")
    assert pair.friend.get(f"{pair.path}/notes").json()["players"] == [None, None]
    assert [line["games"] for line in pair.friend.get("/api/me/statistics").json()["lines"]] == [1]


# ---- pages ---------------------------------------------------------------------------------------
def test_pages_show_every_table_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "MAX_LISTED", 3)
    host = served.guest()
    made = [host.done("/api/tables", WISH)["id"] for _ in range(8)]
    host.done(f"/api/tables/{made[2]}/close")
    for path, expected in [("/api/me/tables?x=", set(made)), ("/api/me/tables?status=closed", {made[2]})]:
        assert set(paged(host, path)) == expected
    public = paged(host, "/api/tables/public/open?x=")
    assert set(made) - {made[2]} <= set(public)


def paged(host: Visitor, path: str) -> list[str]:
    found: list[str] = []
    after = ""
    while True:
        page = host.get(f"{path}&after={after}").json()
        found += [table["id"] for table in page["tables"]]
        after = page["next"]
        if not after:
            break
    assert len(found) == len(set(found)), "no table twice"
    return found


@pytest.mark.parametrize("query", ["after=x", "after=1.", "after=1.%00", "status=lost"])
def test_pages_that_are_none_are_refused(served: Served, query: str) -> None:
    assert served.guest().get(f"/api/me/tables?{query}").status_code == 400


# ---- notes ---------------------------------------------------------------------------------------
def test_a_note_is_for_its_author_alone_and_follows_the_person(served: Served) -> None:
    pair = Pair(served)
    secret = "bluffs with hard shells"
    pair.host.done(f"{pair.path}/notes", {"text": "  look here\x00\n", "seat": -1})
    pair.host.done(f"{pair.path}/notes", {"text": secret, "seat": 1})
    assert pair.host.get(f"{pair.path}/notes").json() == {"table": "look here", "players": [None, secret]}
    for who in (pair.friend, served.operator(), served.guest()):
        assert secret not in who.get(f"{pair.path}/notes").text + who.get(pair.path).text
    elsewhere = pair.host.done("/api/tables", WISH)["id"]
    pair.friend.done(f"/api/tables/{elsewhere}/join", {"seat": 1})
    assert pair.host.get(f"/api/tables/{elsewhere}/notes").json() == {"table": "", "players": [None, secret]}
    pair.host.done(f"/api/tables/{elsewhere}/notes", {"text": "", "seat": 1})
    assert pair.host.get(f"{pair.path}/notes").json()["players"] == [None, ""]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"text": "x", "seat": 0}, 409),
        ({"text": "x", "seat": 2}, 400),
        ({"text": "x", "seat": -2}, 400),
        ({"text": "x" * 2001}, 400),
    ],
)
def test_a_note_about_nobody_or_too_long_is_refused(served: Served, body: dict[str, Any], status: int) -> None:
    pair = Pair(served)
    assert pair.host.post(f"{pair.path}/notes", body).status_code == status
