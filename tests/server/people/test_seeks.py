"""Finding a game: offers that become tables, and who is not brought together."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tangledbank.server.http.routes import seeks as seek_routes
from tangledbank.server.store import seeks
from tangledbank.server.store.blocks import add_block
from tangledbank.server.store.seeks import DAYS_MS, LIVE_MS, MAX_SEEKS, Seek
from tangledbank.server.store.store import Store
from tangledbank.server.tables.entries import DAYS, LIVE, Clock, Sat, Started

from ..conftest import Opening
from ..serving import Served, Visitor
from ..store.test_store import apply_entry, create

LIVELY = {"kind": "live", "bank": 1800, "increment": 10}
DAILY = {"kind": "days", "bank": 86_400}
WISH: dict[str, Any] = {"game": "evolution", "players": 2, "clock": LIVELY}


@pytest.fixture
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("seeks")) as server:
        yield server


def account(served: Served, name: str) -> Visitor:
    visitor = served.guest()
    visitor.done("/api/me/sign-up", {"name": name, "password": "long enough"})
    return visitor


def listed(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.get("/api/seeks").json()
    return found


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]["key"]


def counting(asked: list[object], run: Any) -> Any:
    """The same, noting what is asked."""

    def asking(work: Any) -> Any:
        asked.append(work)
        return run(work)

    return asking


# ---- from an offer to a table ------------------------------------------------------------------------
def test_two_who_want_the_same_are_at_a_table_that_has_begun(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    (mine,) = host.done("/api/seeks", WISH)["seeks"]
    assert (mine["yours"], mine["joined"], len(mine["people"])) == (True, True, 1)
    (offer,) = listed(friend)["seeks"]
    assert (offer["id"], offer["yours"], offer["joined"]) == (mine["id"], False, False)
    found = friend.done(f"/api/seeks/{offer['id']}/join")
    assert found["seeks"] == []
    table = friend.get(f"/api/tables/{found['table']}").json()
    assert (table["status"], table["clock"]["bank"], table["verifiable"]) == ("running", 1800, False)
    assert sorted(chair["name"] for chair in table["chairs"]) == sorted(
        visitor.get("/api/me").json()["name"] for visitor in (host, friend)
    )
    assert listed(host)["table"] == found["table"], "whoever waited finds it, too"
    assert listed(host) == {"seeks": [], "table": ""}, "and is told once"


def test_whoever_waits_is_told_over_the_socket(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    offer = host.done("/api/seeks", WISH)["seeks"][0]["id"]
    with host.socket() as socket:
        table = friend.done(f"/api/seeks/{offer}/join")["table"]
        told = [json.loads(socket.recv(timeout=20)) for _ in range(1)]
    assert [(one["type"], one["table"]) for one in told] == [("notice", table)]


def test_a_table_of_three_begins_with_the_third(served: Served) -> None:
    people = [served.guest() for _ in range(3)]
    offer = people[0].done("/api/seeks", {**WISH, "players": 3, "clock": DAILY})["seeks"][0]["id"]
    second = people[1].done(f"/api/seeks/{offer}/join")
    assert (second["table"], len(second["seeks"][0]["people"])) == ("", 2)
    assert people[1].done(f"/api/seeks/{offer}/join")["table"] == "", "nobody counts twice"
    key = people[2].done(f"/api/seeks/{offer}/join")["table"]
    assert {listed(person)["table"] for person in people[:2]} == {key}


def test_a_rated_offer_is_for_accounts_in_its_range(served: Served) -> None:
    guest, host, friend = served.guest(), account(served, "Anna"), account(served, "Bob")
    assert refused(guest.post("/api/seeks", {**WISH, "rated": True})) == (409, "server-rated-account")
    high = host.done("/api/seeks", {**WISH, "rated": True, "lowest": 1600})["seeks"][0]["id"]
    assert refused(friend.post(f"/api/seeks/{high}/join")) == (409, "server-seek-rating")
    assert refused(guest.post(f"/api/seeks/{high}/join")) == (409, "server-rated-account")
    host.done(f"/api/seeks/{high}/leave")
    fit = host.done("/api/seeks", {**WISH, "rated": True, "lowest": 1400, "highest": 1600})["seeks"][0]["id"]
    table = friend.done(f"/api/seeks/{fit}/join")["table"]
    view = friend.get(f"/api/tables/{table}").json()
    assert (view["rated"], view["undo"]) == (True, "horizon")


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"clock": {"kind": "none"}}, 409),
        ({"players": 1}, 400),
        ({"players": 99}, 400),
        ({"game": "chess"}, 400),
        ({"lowest": 5, "highest": 4}, 400),
        ({"lowest": -(1 << 70)}, 400),
        ({"clock": {"kind": "live", "bank": 0}}, 400),
    ],
)
def test_an_offer_that_could_not_become_a_table_is_refused(served: Served, fields: dict[str, Any], status: int) -> None:
    assert served.guest().post("/api/seeks", {**WISH, **fields}).status_code == status


def test_nobody_fills_the_list_alone(served: Served) -> None:
    host = served.guest()
    for _ in range(MAX_SEEKS):
        host.done("/api/seeks", {**WISH, "clock": DAILY})
    assert refused(host.post("/api/seeks", WISH)) == (409, "server-too-many-seeks")


def test_an_offer_is_withdrawn_by_its_owner_alone(served: Served) -> None:
    host, friend, other = (served.guest() for _ in range(3))
    offer = host.done("/api/seeks", {**WISH, "players": 3})["seeks"][0]["id"]
    friend.done(f"/api/seeks/{offer}/join")
    other.done(f"/api/seeks/{offer}/leave")
    assert len(listed(host)["seeks"][0]["people"]) == 2
    friend.done(f"/api/seeks/{offer}/leave")
    assert len(listed(host)["seeks"][0]["people"]) == 1
    host.done(f"/api/seeks/{offer}/leave")
    assert listed(friend)["seeks"] == []
    assert refused(friend.post(f"/api/seeks/{offer}/join")) == (409, "server-no-seek")


def test_people_who_have_blocked_each_other_do_not_meet(served: Served) -> None:
    host, friend = account(served, "Block A"), account(served, "Block B")
    offer = host.done("/api/seeks", WISH)["seeks"][0]["id"]
    friend.done("/api/me/blocks", {"name": "Block A"})
    assert listed(friend)["seeks"] == []
    assert refused(friend.post(f"/api/seeks/{offer}/join")) == (409, "server-no-seek")
    other = friend.done("/api/seeks", WISH)["seeks"][0]["id"]
    assert other not in [seek["id"] for seek in listed(host)["seeks"]]
    assert refused(host.post(f"/api/seeks/{other}/join")) == (409, "server-no-seek")


def test_the_list_asks_the_database_as_often_for_many_offers_as_for_one(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, guest = served.context.store.database, served.guest()
    counts: list[int] = []
    for _ in range(3):
        served.guest().done("/api/seeks", WISH)
        asked: list[object] = []
        monkeypatch.setattr(database, "run", counting(asked, database.run))
        listed(guest)
        monkeypatch.undo()
        counts.append(len(asked))
    assert counts[0] == counts[1] == counts[2] > 0


def test_a_server_that_dies_before_the_table_is_there_begins_the_game_when_it_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dies(*_: object) -> None:
        raise RuntimeError("kill -9")

    with Served(tmp_path) as served:
        host, friend = served.guest(), served.guest()
        offer = host.done("/api/seeks", {**WISH, "clock": DAILY})["seeks"][0]["id"]
        with monkeypatch.context() as patch:
            patch.setattr(seek_routes, "begin", dies)
            assert friend.post(f"/api/seeks/{offer}/join").status_code == 500
        assert listed(host) == listed(friend) == {"seeks": [], "table": ""}
    with Served(tmp_path) as again:
        cookies = [visitor.http.cookies for visitor in (host, friend)]
        host, friend = again.stranger(), again.stranger()
        for visitor, found_before in zip((host, friend), cookies, strict=True):
            visitor.http.cookies.update(found_before)
        found = until(lambda: listed(friend)["table"])
        assert listed(host)["table"] == found
        table = friend.get(f"/api/tables/{found}").json()
        assert (table["status"], sorted(chair["yours"] for chair in table["chairs"])) == ("running", [False, True])


def until(ask: Callable[[], str]) -> str:
    """What is there sooner or later."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if found := ask():
            return found
        time.sleep(0.05)
    raise TimeoutError


# ---- both databases ----------------------------------------------------------------------------------
async def prepared(opening: Opening, users: int) -> Store:
    store = Store(opening())
    await store.prepare()
    for k in range(users):
        await store.add_guest(f"u{k}", f"Guest {k}", f"token {k}", 1)
    return store


def seek(key: str, user: str, kind: str, players: int, now: int) -> Seek:
    clock = Clock(kind, 600)
    return Seek(key, user, "evolution", players, clock, False, -10, 9999, now, now + seeks.lifetime(clock), [])


def test_an_offer_for_one_sitting_ends_when_its_owner_looks_no_more(opening: Opening) -> None:
    async def story() -> None:
        store = await prepared(opening, 2)
        database = store.database
        assert await seeks.add_seek(database, seek("live", "u0", LIVE, 2, 0))
        assert await seeks.add_seek(database, seek("days", "u0", DAYS, 2, 0))
        assert len(await seeks.open_seeks(database, "u0", LIVE_MS - 1)) == 2
        assert len(await seeks.open_seeks(database, "u1", LIVE_MS + 1)) == 2, "the owner has looked"
        assert [one.id for one in await seeks.open_seeks(database, "u1", 2 * LIVE_MS)] == ["days"]
        assert await seeks.join_seek(database, "live", "u1", "t", 2 * LIVE_MS) is None
        assert await seeks.open_seeks(database, "u1", DAYS_MS) == []

    asyncio.run(story())


def test_who_is_not_there_any_more_is_not_counted(opening: Opening) -> None:
    async def story() -> None:
        store = await prepared(opening, 3)
        database = store.database
        await seeks.add_seek(database, seek("live", "u0", LIVE, 3, 0))
        await seeks.join_seek(database, "live", "u1", "t", 0)
        for now in range(0, 3 * LIVE_MS, LIVE_MS // 2):
            await seeks.open_seeks(database, "u0", now)
        found = await seeks.join_seek(database, "live", "u2", "t", 3 * LIVE_MS - LIVE_MS // 2)
        assert found is not None
        assert [one.user for one in found.people] == ["u0", "u2"]
        assert await seeks.found_table(database, "u0") == ""

    asyncio.run(story())


def test_the_last_place_is_given_once(opening: Opening) -> None:
    async def story() -> None:
        store = await prepared(opening, 6)
        database = store.database
        await seeks.add_seek(database, seek("one", "u0", DAYS, 2, 0))
        await seeks.add_seek(database, seek("other", "u0", LIVE, 2, 0))
        await seeks.add_seek(database, seek("third", "u0", LIVE, 2, 0))
        found = await asyncio.gather(*[seeks.join_seek(database, "other", f"u{k}", f"t{k}", 1) for k in range(1, 6)])
        (whole,) = [one for one in found if one is not None]
        assert len(whole.people) == 2
        left = await seeks.open_seeks(database, "u0", 1)
        assert [one.id for one in left] == ["one"], "whoever plays now looks for no other game in one sitting"

    asyncio.run(story())


def test_a_game_over_days_leaves_other_offers_as_they_are(opening: Opening) -> None:
    async def story() -> None:
        store = await prepared(opening, 2)
        database = store.database
        await seeks.add_seek(database, seek("days", "u0", DAYS, 2, 0))
        await seeks.add_seek(database, seek("live", "u0", LIVE, 2, 0))
        assert await seeks.join_seek(database, "days", "u1", "t", 1) is not None
        assert [one.id for one in await seeks.open_seeks(database, "u1", 1)] == ["live"]

    asyncio.run(story())


def test_whoever_plays_in_one_sitting_takes_part_in_no_other_offer_of_that(opening: Opening) -> None:
    async def story() -> None:
        store = await prepared(opening, 3)
        database = store.database
        await seeks.add_seek(database, seek("here", "u0", LIVE, 2, 0))
        await seeks.add_seek(database, seek("there", "u1", LIVE, 3, 0))
        await seeks.join_seek(database, "there", "u2", "t", 1)
        await seeks.join_seek(database, "here", "u2", "t", 1)
        (left,) = await seeks.open_seeks(database, "u1", 1)
        assert (left.id, [one.user for one in left.people]) == ("there", ["u1"])

    asyncio.run(story())


def test_an_offer_whose_table_never_came_is_found_and_stands_for_those_who_are_still_there(opening: Opening) -> None:
    async def story() -> None:
        store = await prepared(opening, 4)
        database = store.database
        await seeks.add_seek(database, seek("days", "u0", DAYS, 2, 0))
        await seeks.add_seek(database, seek("live", "u2", LIVE, 2, LIVE_MS))
        for key, user in (("days", "u1"), ("live", "u3")):
            await seeks.join_seek(database, key, user, f"t-{key}", LIVE_MS)
        days, live = await seeks.unfinished_seeks(database)
        assert [(one.id, key, len(one.people)) for one, key in (days, live)] == [
            ("days", "t-days", 2),
            ("live", "t-live", 2),
        ]
        assert await seeks.are_there(database, days[0], DAYS_MS)
        assert await seeks.are_there(database, live[0], 2 * LIVE_MS)
        for user in ("u2", "u3"):
            await seeks.open_seeks(database, user, 2 * LIVE_MS)
        assert await seeks.are_there(database, live[0], 3 * LIVE_MS), "their pages have asked since"
        assert not await seeks.are_there(database, live[0], 3 * LIVE_MS + 1), "nobody waits for hours before a page"
        await create(store, "t-days")
        assert [key for _, key in await seeks.unfinished_seeks(database)] == ["t-days"], "it has not begun"
        await database.run(lambda connection: connection.execute("DELETE FROM users WHERE id = 'u1'"))
        ((days_again, _),) = await seeks.unfinished_seeks(database)
        assert not await seeks.are_there(database, days_again, DAYS_MS)
        assert await seeks.unfinished_seeks(database) == []
        assert [one.id for one in await seeks.open_seeks(database, "u3", DAYS_MS)] == ["days"]

    asyncio.run(story())


def test_nobody_is_sent_to_a_table_that_is_not_there_yet_and_each_is_told(opening: Opening) -> None:
    async def story() -> None:
        store = await prepared(opening, 2)
        database = store.database
        for k, key in enumerate(["ta", "tb"]):
            await seeks.add_seek(database, seek(key, "u0", DAYS, 2, k))
            await seeks.join_seek(database, key, "u1", key, 5)
        assert await seeks.found_table(database, "u0") == ""
        for key in ("ta", "tb"):
            table = await create(store, key)
            assert await seeks.found_table(database, "u0") == "", "it has not begun"
            await apply_entry(store, table, 9, Sat(0, "u0", "A"), Sat(1, "u1", "B"), Started())
            assert await seeks.found_table(database, "u0") == key
        assert [await seeks.found_table(database, "u1") for _ in range(3)] == ["ta", "tb", ""]

    asyncio.run(story())


def test_blocks_work_both_ways_in_both_databases(opening: Opening) -> None:
    async def story() -> None:
        store = await prepared(opening, 3)
        database = store.database
        await add_block(database, "u1", "u0", "b", 0)
        await seeks.add_seek(database, seek("one", "u0", DAYS, 2, 0))
        await seeks.add_seek(database, seek("two", "u1", DAYS, 2, 0))
        seen = {user: [one.id for one in await seeks.open_seeks(database, user, 1)] for user in ("u0", "u1", "u2")}
        assert seen == {"u0": ["one"], "u1": ["two"], "u2": ["one", "two"]}
        assert await seeks.join_seek(database, "one", "u1", "t", 1) is None
        await store.delete_user("u0")
        assert [one.id for one in await seeks.open_seeks(database, "u2", 1)] == ["two"]

    asyncio.run(story())
