"""Rated tables: who may sit there, what is refused, and what a game does to ratings and profiles."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tangledbank.core.rng import pick, scramble
from tangledbank.server.people.rating import MIN_GAMES, Rating, rated
from tangledbank.server.store import ratings
from tangledbank.server.store.database import Connection
from tangledbank.server.store.ratings import leaders, ratings_of
from tangledbank.server.store.store import Store
from tangledbank.server.tables.entries import DAYS, NEVER, Clock, Left, Passed, Stamped
from tangledbank.server.tables.rated import RatedPlace, rated_places
from tangledbank.server.tables.table import RUNNING, Table

from ..conftest import Opening
from ..playing import PEOPLE, beginning, folded, made, random_answer
from ..serving import Served, Visitor

CLOCK = {"kind": "live", "bank": 3600, "increment": 0}
WISH: dict[str, Any] = {
    "game": "evolution",
    "players": 2,
    "seats": ["me", "free"],
    "clock": CLOCK,
    "undo": "horizon",
    "visibility": "public",
    "rated": True,
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("rated")) as server:
        yield server


@pytest.fixture(autouse=True)
def patient(served: Served) -> None:
    served.context.limits.buckets.clear()


def account(served: Served, name: str) -> Visitor:
    visitor = served.guest()
    visitor.done("/api/me/sign-up", {"name": name, "password": "long enough"})
    return visitor


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]["key"]


def begun(host: Visitor, friend: Visitor, **fields: Any) -> str:
    """A rated table of two that has begun; its path."""
    key = host.done("/api/tables", {**WISH, **fields})["id"]
    friend.done(f"/api/tables/{key}/join", {"seat": 1})
    host.done(f"/api/tables/{key}/start")
    return f"/api/tables/{key}"


def play(path: str, people: list[Visitor]) -> dict[str, Any]:
    """To the end; the last view."""
    view: dict[str, Any] = people[0].get(path).json()
    step = 0
    while view["status"] == "running":
        seat = view["waiting"][0]
        shown = people[seat].get(path).json()
        options = shown["seats"][0]["options"]
        choice = options[pick(scramble(step := step + 1), len(options))]["action"]
        view = people[seat].done(f"{path}/move", {"seat": seat, "ply": shown["ply"], "action": choice})
    return view


# ---- what a rated table is ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"seats": ["me", "novice"]}, "server-rated-people"),
        ({"seats": ["me", "me"]}, "server-rated-people"),
        ({"undo": "consent"}, "server-rated-undo"),
        ({"clock": {"kind": "none"}}, "server-rated-clock"),
        ({"seed": 7, "seats": ["me", "me"]}, "server-rated-people"),
    ],
)
def test_a_rated_table_is_fair_or_is_not_set_up(served: Served, fields: dict[str, Any], key: str) -> None:
    host = account(served, f"Fair {abs(hash(str(fields))) % 10**8}")
    assert refused(host.post("/api/tables", {**WISH, **fields})) == (400, key)


def test_guests_neither_set_one_up_nor_sit_there(served: Served) -> None:
    guest, host = served.guest(), account(served, "Hostess")
    assert refused(guest.post("/api/tables", WISH)) == (409, "server-rated-account")
    key = host.done("/api/tables", WISH)["id"]
    token = host.done(f"/api/tables/{key}/invite", {"seat": 1})["token"]
    assert refused(guest.post(f"/api/tables/{key}/join", {"seat": 1})) == (409, "server-rated-account")
    assert refused(guest.post("/api/invitations", {"token": token})) == (409, "server-rated-account")
    guest.done("/api/me/sign-up", {"name": "Not a guest", "password": "long enough"})
    assert guest.done("/api/invitations", {"token": token})["rated"]


def test_nobody_sits_there_twice_nor_seats_a_bot(served: Served) -> None:
    host = account(served, "Double")
    key = host.done("/api/tables", WISH)["id"]
    assert refused(host.post(f"/api/tables/{key}/join", {"seat": 1})) == (409, "server-rated-people")
    bot = host.post(f"/api/tables/{key}/bot", {"seat": 1, "level": "novice"})
    assert refused(bot) == (409, "server-rated-table")


def test_there_is_no_help_and_no_way_out(served: Served) -> None:
    host, friend = account(served, "Help A"), account(served, "Help B")
    path = begun(host, friend)
    for wish, body in [("pass", {"seat": 0, "level": "expert"}), ("close", {}), ("fork", {"ply": 0, "seat": 0})]:
        assert refused(host.post(f"{path}/{wish}", body)) == (409, "server-rated-table")
    with host.socket() as socket:
        socket.send(f'{{"type": "hint", "id": "h", "table": "{path.rpartition("/")[2]}", "seat": 0}}')
        while '"id":"h"' not in (answer := str(socket.recv(timeout=20))):
            pass
    assert "server-rated-table" in answer
    operator = served.operator()
    assert operator.done(f"{path}/close")["status"] == "closed"
    assert host.get(f"{path}/players").json()["players"][0]["change"] is None


def test_a_rematch_is_rated_too(served: Served) -> None:
    host, friend = account(served, "Again A"), account(served, "Again B")
    path = begun(host, friend)
    served.operator().done(f"{path}/close")
    again = host.done(f"{path}/rematch")
    assert again["rated"]
    assert friend.done(f"{path}/rematch")["id"] == again["id"]


# ---- what a game does ----------------------------------------------------------------------------------
def test_a_game_changes_the_ratings_of_both_once(served: Served) -> None:
    people = [account(served, "Anna"), account(served, "Béla")]
    path = begun(*people)
    view = play(path, people)
    told = people[0].get(f"{path}/players").json()["players"]
    best = view["winners"][0]
    expected = rated([Rating()] * 2, [1, 2] if len(view["winners"]) == 1 else [1, 1])
    assert told[best]["after"] == told[best]["rating"]["rating"] == expected[0].shown
    assert told[best]["change"] == expected[0].shown - Rating().shown
    assert told[1 - best]["after"] == expected[1].shown
    assert [line["profile"] for line in told] == ["Anna", "Béla"]
    people[0].done(f"{path}/chat", {"text": "thank you"})  # one more entry at a table that is over
    assert people[0].get(f"{path}/players").json()["players"] == told

    profile = served.stranger().get("/api/people?name=b%C3%A9la").json()
    assert (profile["name"], profile["games"], profile["yours"]) == ("Béla", 1, False)
    (rating,) = profile["ratings"]
    assert rating == told[1]["rating"]
    assert (rating["game"], rating["games"]) == ("evolution", 1)
    (game,) = profile["rated_games"]
    assert (game["table"], game["change"]) == (path.rpartition("/")[2], told[1]["change"])
    assert people[1].get("/api/people?name=B%C3%A9la").json()["yours"]


def test_a_table_that_is_not_public_is_not_named_in_profiles(served: Served) -> None:
    people = [account(served, "Hidden A"), account(served, "Hidden B")]
    play(begun(*people, visibility="link"), people)
    (game,) = served.stranger().get("/api/people?name=Hidden A").json()["rated_games"]
    assert game["table"] == ""


def test_an_unrated_game_changes_nothing(served: Served) -> None:
    people = [account(served, "Plain A"), account(served, "Plain B")]
    path = begun(*people, rated=False)
    play(path, people)
    assert [line["rating"] for line in people[0].get(f"{path}/players").json()["players"]] == [None, None]
    assert people[0].get("/api/people?name=Plain A").json()["ratings"] == []


def test_whoever_goes_for_good_takes_their_rating_along(served: Served) -> None:
    people = [account(served, "Gone A"), account(served, "Stays B")]
    path = begun(*people)
    play(path, people)
    assert people[0].http.request("DELETE", "/api/me").status_code == 200
    assert served.stranger().get("/api/people?name=Gone A").status_code == 404
    assert "Gone A" not in str(people[1].get(f"{path}/players").json())
    rows = asyncio.run(served.context.store.query("SELECT user_id FROM rating_changes WHERE table_id = ?", path[12:]))
    assert sorted([row[0] == "" for row in rows]) == [False, True]


# ---- who is where ------------------------------------------------------------------------------------
def ended(*late: Any) -> Table:
    """A rated game of three played to its end; these entries come after some answers."""
    table = folded(made("evolution", rated=True, undo=NEVER, clock=Clock(DAYS, 86_400)), beginning())
    while table.status == RUNNING:
        if table.ply == 5 and late:
            for entry in late:
                table.apply(Stamped(table.n + 1, table.at, entry))
            late = ()
        table.apply(Stamped(table.n + 1, table.at, random_answer(table, table.n)))
    return table


def test_places_are_those_of_the_game() -> None:
    assert rated_places(ended(), [2, 1, 2]) == [RatedPlace(k, PEOPLE[k], place) for k, place in enumerate([2, 1, 2])]


@pytest.mark.parametrize("entry", [Left(1), Passed(1, "skilled", flagged=True)], ids=["left", "flagged"])
def test_whoever_is_not_there_at_the_end_is_last(entry: Any) -> None:
    assert [place.place for place in rated_places(ended(entry), [2, 1, 3])] == [1, 3, 2]
    assert [place.user for place in rated_places(ended(entry), [2, 1, 3])] == PEOPLE


def test_two_who_are_not_there_share_the_last_place() -> None:
    gone = ended(Left(0), Passed(2, "skilled", flagged=True))
    assert [place.place for place in rated_places(gone, [1, 2, 3])] == [2, 1, 2]


# ---- both databases ------------------------------------------------------------------------------------
async def somebody(store: Store, name: str) -> str:
    await store.add_guest(f"u-{name}", name, f"token {name}", 1)
    assert await store.make_account(f"u-{name}", name, name, "hash", f"token {name}", 1)
    return f"u-{name}"


def test_ratings_are_kept_by_both_databases(opening: Opening) -> None:
    async def story() -> None:
        store = Store(opening())
        await store.prepare()
        users = [await somebody(store, name) for name in ("ann", "bob", "cid")]
        places = [RatedPlace(seat, user, seat + 1) for seat, user in enumerate(users)]
        for game in range(MIN_GAMES):
            key = f"t{game}"
            await store.create(key, Stamped(0, 1, made("evolution")))

            def work(connection: Connection, key: str = key, at: int = game) -> None:
                ratings.rate(connection, key, "evolution", places, at)
                ratings.rate(connection, key, "evolution", places, at)

            await store.database.run(work)
        best = await leaders(store.database, "evolution", 10, 5)
        assert [(leader.name, leader.games) for leader in best] == [(name, MIN_GAMES) for name in ("ann", "bob", "cid")]
        (standing,) = await ratings_of(store.database, "u-ann")
        assert standing.rating == best[0].rating
        games = await ratings.rated_games_of(store.database, "u-bob", 3)
        assert [(game.table, game.place) for game in games] == [("t9", 2), ("t8", 2), ("t7", 2)]
        assert await leaders(store.database, "marine", 10, 5) == []
        await store.query("UPDATE users SET banned_until = 9 WHERE id = ?", "u-ann")
        assert [leader.name for leader in await leaders(store.database, "evolution", 10, 5)] == ["bob", "cid"]
        await store.delete_user("u-bob")
        assert [leader.name for leader in await leaders(store.database, "evolution", 10, 10)] == ["ann", "cid"]

    asyncio.run(story())


def test_a_leaderboard_of_nobody_is_empty_and_of_no_game_is_none(served: Served) -> None:
    found = served.stranger().get("/api/leaderboard/marine").json()
    assert (found["game"], found["games"], found["leaders"]) == ("marine", MIN_GAMES, [])
    assert served.stranger().get("/api/leaderboard/chess").status_code == 400
