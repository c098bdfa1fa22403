"""Moderation: blocks, reports, mutes, bans, what operators find out, and what is cleaned up."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tangledbank.core.errors import BadInput
from tangledbank.daily.deal import DAY_MS
from tangledbank.i18n import LANGUAGES
from tangledbank.server import app
from tangledbank.server.http.routes.moderation import REPORTS
from tangledbank.server.live.outbox import NO_SESSION
from tangledbank.server.ops.admin import Admin, visit
from tangledbank.server.ops.cleanup import clean, clean_if_due
from tangledbank.server.ops.settings import Settings
from tangledbank.server.people.auth import COOKIE
from tangledbank.server.store import moderation
from tangledbank.server.store.packing import pack, packable
from tangledbank.server.store.store import Store
from tangledbank.server.tables.entries import Closed, Said, Stamped
from tangledbank.server.tables.hub import Hub
from tangledbank.server.tables.table import Table

from ..conftest import Opening
from ..playing import beginning, made
from ..serving import Served, Visitor

WISH: dict[str, Any] = {"game": "evolution", "players": 2, "seats": ["me", "free"], "visibility": "public"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("moderation")


@pytest.fixture(scope="module")
def served(folder: Path) -> Iterator[Served]:
    with Served(folder) as server:
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


def as_admin(folder: Path, act: Callable[[Admin], Awaitable[Any]]) -> Any:
    """Something that is done at the command line, beside the running server."""

    async def story() -> Any:
        async with visit(Settings(data=str(folder))) as admin:
            return await act(admin)

    return asyncio.run(story())


def until(test: Callable[[], bool]) -> None:
    """The server hears within a second or two of what was done beside it."""
    end = time.monotonic() + 60
    while not test():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def table_of(host: Visitor, friend: Visitor, **fields: Any) -> str:
    key = str(host.done("/api/tables", {**WISH, **fields})["id"])
    friend.done(f"/api/tables/{key}/join", {"seat": 1})
    return key


# ---- blocks ------------------------------------------------------------------------------------------
def lines_for(visitor: Visitor, key: str, last: str) -> list[str]:
    """The chat of a table as somebody is shown it who comes now, after a last line of their own."""
    with visitor.socket() as socket:
        socket.send(json.dumps({"type": "watch", "id": "w", "table": key}))
        visitor.done(f"/api/tables/{key}/chat", {"text": last})
        return read(socket, last)


def read(socket: ClientConnection, last: str) -> list[str]:
    """The lines that come up to the last one."""
    found: list[str] = []
    while last not in found:
        message = json.loads(socket.recv(timeout=20))
        found += [line["text"] for line in message.get("chat", [])]
    return found


@contextmanager
def silent(visitor: Visitor) -> Iterator[ClientConnection]:
    """A socket that has not said hello."""
    with connect(visitor.socket_address, additional_headers={"Cookie": f"{COOKIE}={visitor.cookie}"}) as socket:
        yield socket


def test_whoever_is_blocked_is_not_read_any_more_and_does_not_hear_of_it(served: Served) -> None:
    host, rude = served.guest(), served.guest()
    key = table_of(host, rude)
    rude.done(f"/api/tables/{key}/chat", {"text": "before"})
    host.done("/api/me/blocks", {"table": key, "seat": 1})
    rude.done(f"/api/tables/{key}/chat", {"text": "after"})
    assert lines_for(host, key, "mine") == ["mine"]
    assert lines_for(rude, key, "theirs") == ["before", "after", "mine", "theirs"]
    (block,) = host.get("/api/me/blocks").json()["blocks"]
    assert block["name"] == rude.get("/api/me").json()["name"]
    assert rude.id not in str(block)
    host.done("/api/me/blocks/end", {"id": block["id"]})
    assert "before" in lines_for(host, key, "again")


def test_blocks_hold_when_a_connection_takes_the_place_of_another(served: Served) -> None:
    """The last client of before is dropped at that moment: it could not go on from there."""
    host, rude = served.guest(), served.guest()
    key = table_of(host, rude)
    rude.done(f"/api/tables/{key}/chat", {"text": "rude"})
    host.done("/api/me/blocks", {"table": key, "seat": 1})
    with silent(host) as first:
        first.send('{"type": "hello"}')
        session = json.loads(first.recv())["session"]
        with silent(host) as second:
            second.send(json.dumps({"type": "hello", "session": session, "seen": 99}))
            second.send(json.dumps({"type": "watch", "id": "w", "table": key}))
            host.done(f"/api/tables/{key}/chat", {"text": "mine"})
            assert read(second, "mine") == ["mine"]


def test_blocks_of_people_without_a_connection_are_not_in_memory(served: Served) -> None:
    blocks = served.context.live.unread.blocks
    host = account(served, "Away Block")
    account(served, "Away Rude")
    host.done("/api/me/blocks", {"name": "away rude"})
    assert host.id not in blocks
    with silent(host):
        until(lambda: host.id in blocks)
    until(lambda: host.id not in blocks)


def test_a_line_says_whom_to_block_also_a_spectator(served: Served) -> None:
    host, friend, loud = served.guest(), served.guest(), served.guest()
    key = table_of(host, friend)
    loud.done(f"/api/tables/{key}/chat", {"text": "boo"})
    with host.socket() as socket:
        socket.send(json.dumps({"type": "watch", "id": "w", "table": key}))
        while not (chat := json.loads(socket.recv(timeout=20)).get("chat")):
            pass
    host.done("/api/me/blocks", {"table": key, "line": chat[0]["n"]})
    assert lines_for(host, key, "peace") == ["peace"]


def test_whoever_is_blocked_sits_at_no_table_of_the_other(served: Served) -> None:
    host, rude = account(served, "Block Host"), account(served, "Block Rude")
    host.done("/api/me/blocks", {"name": "block rude"})
    key = host.done("/api/tables", WISH)["id"]
    token = host.done(f"/api/tables/{key}/invite", {"seat": 1})["token"]
    assert refused(rude.post(f"/api/tables/{key}/join", {"seat": 1})) == (409, "server-not-welcome")
    assert refused(rude.post("/api/invitations", {"token": token})) == (409, "server-not-welcome")
    assert refused(rude.post("/api/invitations/look", {"token": token})) == (409, "server-not-welcome")
    other = rude.done("/api/tables", WISH)["id"]
    assert host.done(f"/api/tables/{other}/join", {"seat": 1})["status"] == "open"


def test_whoever_is_blocked_since_a_game_gets_no_seat_in_its_rematch(served: Served) -> None:
    host, rude, friend = (account(served, f"Once More {k}") for k in range(3))
    path = f"/api/tables/{host.done('/api/tables', {**WISH, 'players': 3, 'seats': ['me', 'free', 'free']})['id']}"
    for seat, visitor in ((1, rude), (2, friend)):
        visitor.done(f"{path}/join", {"seat": seat})
    host.done(f"{path}/start")
    host.done(f"{path}/close")
    host.done("/api/me/blocks", {"name": "once more 1"})
    fresh = host.done(f"{path}/rematch")["id"]
    assert refused(rude.post(f"{path}/rematch")) == (409, "server-not-welcome")
    assert friend.done(f"{path}/rematch")["id"] == fresh
    assert [chair["name"] for chair in host.get(f"/api/tables/{fresh}").json()["chairs"]] == [
        "Once More 0",
        "",
        "Once More 2",
    ]


def test_nobody_blocks_or_reports_nobody_or_themselves(served: Served) -> None:
    host, friend = account(served, "Nobody A"), served.guest()
    key = table_of(host, friend)
    bot = host.done("/api/tables", {"game": "evolution", "players": 2, "start": True})["id"]
    for path, more in (("/api/me/blocks", {}), ("/api/reports", {"text": "rude"})):
        assert refused(host.post(path, {"table": key, "seat": 0, **more})) == (409, "server-that-is-you")
        assert refused(host.post(path, {"name": "Nobody A", **more})) == (409, "server-that-is-you")
        assert refused(host.post(path, {"table": bot, "seat": 1, **more})) == (409, "server-nobody-there")
        assert refused(host.post(path, {"table": key, "line": 99, **more})) == (409, "server-nobody-there")
        assert refused(host.post(path, {"table": key, "seat": 9, **more})) == (400, "server-bad-number")
        assert refused(host.post(path, {"table": "nothing", **more})) == (404, "server-no-table")
        assert refused(host.post(path, {"name": "Nobody at all", **more})) == (404, "server-no-profile")
    hidden = host.done("/api/tables", {**WISH, "visibility": "private"})["id"]
    assert refused(friend.post("/api/me/blocks", {"table": hidden, "seat": 0})) == (404, "server-no-table")


def test_a_guest_who_signs_in_brings_blocks_along(served: Served) -> None:
    account(served, "Heir")
    guest, rude = served.guest(), account(served, "Rude One")
    guest.done("/api/me/blocks", {"name": "Rude One"})
    guest.done("/api/me/sign-in", {"name": "Heir", "password": "long enough"})
    assert [block["name"] for block in guest.get("/api/me/blocks").json()["blocks"]] == ["Rude One"]
    assert rude.http.request("DELETE", "/api/me").status_code == 200
    assert guest.get("/api/me/blocks").json()["blocks"] == []


# ---- reports -----------------------------------------------------------------------------------------
def test_a_report_keeps_what_was_said(served: Served, folder: Path) -> None:
    host, rude = account(served, "Reporter"), account(served, "Reported")
    key = table_of(host, rude)
    rude.done(f"/api/tables/{key}/chat", {"text": "very rude"})
    host.done("/api/reports", {"table": key, "seat": 1, "text": "insults me"})
    found = as_admin(folder, lambda admin: admin.reports())[0]
    assert (found.author, found.about, found.table, found.note) == (host.id, rude.id, key, "insults me")
    assert [line.text for line in found.context.lines] == ["very rude"]
    assert (found.context.author, found.context.about) == ("Reporter", "Reported")
    as_admin(folder, lambda admin: admin.close_report(found.id))
    assert as_admin(folder, lambda admin: admin.report(found.id)).closed > 0
    assert as_admin(folder, lambda admin: admin.acts())[0].act == "close-report"
    with pytest.raises(BadInput, match="no report"):
        as_admin(folder, lambda admin: admin.report("nothing"))


def test_nobody_reports_without_end_or_without_words(served: Served) -> None:
    host = account(served, "Busy")
    account(served, "Victim")
    body = {"name": "Victim", "text": "x"}
    assert host.post("/api/reports", {**body, "text": " "}).status_code == 400
    told = [host.post("/api/reports", body).status_code for _ in range(REPORTS)]
    assert told == [200] * (REPORTS - 1) + [429]


def test_operators_deal_with_reports_over_http(served: Served, folder: Path) -> None:
    operator, host, rude = served.operator(), account(served, "Http Host"), account(served, "Http Rude")
    key = table_of(host, rude)
    for visitor, text in ((rude, "very rude"), (host, "please stop")):
        visitor.done(f"/api/tables/{key}/chat", {"text": text})
    host.done("/api/reports", {"table": key, "seat": 1, "text": "insults me"})
    line = next(one for one in operator.get("/api/operator/reports").json()["reports"] if one["about"] == "Http Rude")
    assert (line["author"], line["text"], line["closed"]) == ("Http Host", "insults me", 0)
    path = f"/api/operator/reports/{line['id']}"
    whole = operator.get(path).json()
    assert [(said["text"], said["theirs"]) for said in whole["lines"]] == [("very rude", True), ("please stop", False)]
    assert (whole["table"], whole["about"]["id"], whole["about"]["muted"]) == (key, rude.id, 0)
    assert len(whole["seats"]) == 2
    for act, days in (("mute", 2), ("ban", None), ("ban", 0)):
        operator.done(f"/api/operator/users/{rude.id}/{act}", {"days": days})
    about = operator.get(path).json()["about"]
    assert (about["muted"] > 0, about["banned"]) == (True, 0)
    assert refused(rude.post(f"/api/tables/{key}/chat", {"text": "no"})) == (403, "server-muted-everywhere")
    operator.done(f"{path}/close")
    assert operator.get(path).json()["report"]["closed"] > 0
    acts = as_admin(folder, lambda admin: admin.acts())[:4]
    assert [(act.act, act.about, act.actor) for act in acts] == [
        (act, rude.id, operator.id) for act in ("close-report", "ban", "ban", "mute")
    ]
    assert host.http.request("DELETE", "/api/me").status_code == 200
    assert refused(operator.post(f"/api/operator/users/{host.id}/mute", {"days": 1})) == (404, "server-no-user")
    assert operator.post(f"/api/operator/users/{rude.id}/mute", {"days": -1}).status_code == 400


def test_operators_do_nothing_to_operators_over_http(served: Served) -> None:
    one, other = served.operator(), served.operator()
    for user in (one, other):
        for act in ("mute", "ban"):
            answer = one.post(f"/api/operator/users/{user.id}/{act}", {"days": None})
            assert refused(answer) == (409, "server-is-operator")


def test_whoever_is_banned_over_http_loses_their_connection_at_once(served: Served) -> None:
    operator, rude = served.operator(), served.guest()
    with rude.socket() as socket:
        operator.done(f"/api/operator/users/{rude.id}/ban", {"days": 1})
        with pytest.raises(ConnectionClosed) as ended:
            list(iter(lambda: socket.recv(timeout=20), None))
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == NO_SESSION


# ---- mutes and bans ----------------------------------------------------------------------------------
def test_whoever_is_muted_chats_nowhere_and_hears_why(served: Served, folder: Path) -> None:
    host, rude = account(served, "Mute Host"), account(served, "Mute Rude")
    key = table_of(host, rude)
    as_admin(folder, lambda admin: admin.mute("Mute Rude", 3))
    answer = rude.post(f"/api/tables/{key}/chat", {"text": "hello"})
    assert refused(answer) == (403, "server-muted-everywhere")
    with rude.socket() as socket:
        socket.send(json.dumps({"type": "chat", "id": "c", "table": key, "text": "hello"}))
        while (told := json.loads(socket.recv(timeout=20))).get("id") != "c":
            pass
    assert (told["code"], told["why"]["key"]) == ("forbidden", "server-muted-everywhere")
    as_admin(folder, lambda admin: admin.mute("Mute Rude", 0))
    rude.done(f"/api/tables/{key}/chat", {"text": "hello"})


@pytest.mark.parametrize(("days", "key"), [(7, "server-banned"), (None, "server-banned-for-good")])
def test_whoever_is_banned_hears_so_and_nobody_waits_for_them(
    served: Served, folder: Path, days: int | None, key: str
) -> None:
    name = f"Ban {days}"
    host, rude = account(served, f"{name} Host"), account(served, name)
    running, own = table_of(host, rude), rude.done("/api/tables", WISH)["id"]
    host.done(f"/api/tables/{running}/start")
    rude.done("/api/seeks", {"game": "evolution", "players": 2, "clock": {"kind": "days", "bank": 86_400}})
    as_admin(folder, lambda admin: admin.ban(name, days))
    for path, body in (
        ("/api/tables", WISH),
        (f"/api/tables/{running}/pass", {"seat": 1, "level": ""}),
        (f"/api/tables/{running}/chat", {"text": "hello"}),
        ("/api/seeks", {}),
        ("/api/reports", {"name": "x", "text": "x"}),
    ):
        assert refused(rude.post(path, body)) == (403, key)
    for language in LANGUAGES:
        answer = rude.post("/api/tables", WISH, Accept_Language=language).json()
        assert len(answer["text"].split()) > 4
    with rude.socket() as socket:
        socket.send(json.dumps({"type": "chat", "id": "c", "table": running, "text": "hello"}))
        while (told := json.loads(socket.recv(timeout=20))).get("id") != "c":
            pass
    assert told["why"]["key"] == key
    assert rude.get("/api/me").json()["banned"] > 0
    until(lambda: host.get(f"/api/tables/{running}").json()["chairs"][1]["level"] == "skilled")
    until(lambda: host.get(f"/api/tables/{own}").json()["status"] == "closed")
    assert [seek for seek in host.get("/api/seeks").json()["seeks"] if seek["people"][0]["name"] == name] == []
    as_admin(folder, lambda admin: admin.ban(name, 0))
    rude.done(f"/api/tables/{running}/pass", {"seat": 1, "level": ""})
    assert rude.get("/api/me").json()["banned"] == 0
    assert [act.detail for act in as_admin(folder, lambda admin: admin.acts())[:2]] == [
        "off",
        "7 days" if days else "for good",
    ]


def test_whoever_is_banned_can_still_go_for_good(served: Served, folder: Path) -> None:
    gone = account(served, "Ban Gone")
    as_admin(folder, lambda admin: admin.ban("Ban Gone", None))
    assert gone.http.request("DELETE", "/api/me").status_code == 200


# ---- who did what ------------------------------------------------------------------------------------
def test_operators_find_who_set_up_a_table(served: Served, folder: Path) -> None:
    host = account(served, "Maker")
    key = host.done("/api/tables", WISH)["id"]
    (setup,) = as_admin(folder, lambda admin: admin.setups("Maker"))
    assert (setup.table, setup.user, setup.address) == (key, host.id, "127.0.0.1")
    assert as_admin(folder, lambda admin: admin.setup(key)) == setup
    host.http.request("DELETE", "/api/me")
    assert as_admin(folder, lambda admin: admin.setup(key))[1:3] == ("", "")


def test_what_operators_do_over_http_is_written_down(served: Served, folder: Path) -> None:
    operator, host = served.operator(), served.guest()
    key = host.done("/api/tables", WISH)["id"]
    operator.done(f"/api/tables/{key}/close")
    operator.done("/api/operator/announce", {"text": "Soup is ready."})
    found = as_admin(folder, lambda admin: admin.acts())[:2]
    assert {(act.actor, act.act, act.about) for act in found} == {
        (operator.id, "close", key),
        (operator.id, "announce", ""),
    }


def test_whoever_goes_for_good_leaves_nothing_in_reports_about_others(opening: Opening) -> None:
    said = [moderation.ReportedLine(1, user, f"name {user}", f"said by {user}") for user in ("ann", "bob", "eve")]
    seen = moderation.ReportContext("name ann", "name bob", [f"name {one.user} {one.user}" for one in said], said)

    async def story() -> None:
        store = Store(opening())
        await store.prepare()
        for user in ("ann", "bob", "eve"):
            await store.add_guest(user, user, f"token {user}", 1)
        keys = [await moderation.add_report(store.database, "ann", "bob", "", str(k), seen, k) for k in range(2)]
        await moderation.close_report(store.database, keys[0], 5)
        await store.delete_user("eve")
        kept = await moderation.reports(store.database, 9)
        assert len(kept) == 2
        assert "eve" not in str(kept)
        assert all("said by bob" in str(report) and "name ann ann" in str(report) for report in kept)
        await store.delete_user("bob")
        assert [report.id for report in await moderation.reports(store.database, 9)] == [keys[1]], "nobody has read it"
        assert await moderation.close_report(store.database, keys[1], 6)
        assert await moderation.reports(store.database, 9) == []

    asyncio.run(story())


def test_what_a_guest_said_in_reports_goes_with_the_account(opening: Opening) -> None:
    said = [moderation.ReportedLine(1, user, user, "hello") for user in ("bob", "guest-of-eve")]
    seen = moderation.ReportContext("ann", "bob", ["bob bob", "otter guest-of-eve"], said)

    async def story() -> None:
        store = Store(opening())
        await store.prepare()
        for user in ("ann", "bob", "eve", "guest-of-eve"):
            await store.add_guest(user, user, f"token {user}", 1)
        await moderation.add_report(store.database, "ann", "bob", "", "rude", seen, 1)
        await store.drop_guest("guest-of-eve", "eve")
        await store.delete_user("eve")
        (report,) = await moderation.reports(store.database, 9)
        assert (report.context.seats, [line.user for line in report.context.lines]) == (["bob bob", "-"], ["bob"])

    asyncio.run(story())


# ---- what is cleaned up, in both databases -----------------------------------------------------------
NOW = 1000 * DAY_MS


async def house(opening: Opening, now: int = NOW) -> Hub:
    store = Store(opening())
    await store.prepare()
    return Hub(store, lambda: now, shared=False)


async def ended(store: Store, key: str, at: int) -> Table:
    """A table that was closed long ago."""
    table = Table(key, Stamped(0, at, made("evolution")))
    await store.create(key, Stamped(0, at, made("evolution")))
    story = [*beginning(), Said("ann-id", "Ann", "good game"), Closed()]
    fresh = [Stamped(n, at, entry) for n, entry in enumerate(story, 1)]
    for stamped in fresh:
        table.apply(stamped)
    await store.append(key, fresh, table)
    return table


def test_a_packed_game_reads_as_before_and_can_be_written_to(opening: Opening) -> None:
    async def story() -> None:
        hub = await house(opening)
        store = hub.store
        await ended(store, "t", 5)
        before = await store.entries("t")
        assert await store.database.run(partial(packable, before=6, most=9)) == ["t"]
        assert await store.database.run(partial(pack, table="t", before=6))
        assert not await store.database.run(partial(pack, table="t", before=6)), "there is nothing left to pack"
        assert await store.query("SELECT n FROM entries") == []
        assert await store.database.run(partial(packable, before=6, most=9)) == []
        assert await store.entries("t") == before
        assert await store.entries("t", before[-1].n) == []
        assert await store.entries("t", 2) == before[3:]
        table = await hub.act("t", lambda t: [Said("bob-id", "Bob", "thanks")])
        assert [line.entry for line in table.chat][-1] == Said("bob-id", "Bob", "thanks")
        assert [stamped.n for stamped in await store.entries("t")] == list(range(len(before) + 1))
        fresh = Hub(store, lambda: NOW, shared=False)
        assert (await fresh.look("t")).n == table.n

    asyncio.run(story())


def test_whoever_goes_for_good_is_taken_out_of_packed_games_too(opening: Opening) -> None:
    async def story() -> None:
        hub = await house(opening)
        store = hub.store
        await store.add_guest("ann-id", "Ann", "token", 1)
        await ended(store, "t", 5)
        await store.database.run(partial(pack, table="t", before=6))
        await store.delete_user("ann-id")
        assert "Ann" not in str(await store.entries("t"))
        assert "good game" not in str(await store.entries("t"))
        assert await store.query("SELECT table_id FROM packed") == []

    asyncio.run(story())


def test_a_game_that_runs_or_is_young_is_not_packed(opening: Opening) -> None:
    async def story() -> None:
        hub = await house(opening)
        await ended(hub.store, "young", 50)
        await hub.create("runs", made("evolution"))
        await hub.act("runs", lambda _: beginning())
        assert await hub.store.database.run(partial(packable, before=50, most=9)) == []
        assert not await hub.store.database.run(partial(pack, table="young", before=50))
        assert not await hub.store.database.run(partial(pack, table="runs", before=2 * NOW))

    asyncio.run(story())


def test_a_server_cleans_up_as_its_settings_say(opening: Opening) -> None:
    async def story() -> None:
        hub = await house(opening)
        store, long_ago = hub.store, NOW - 400 * DAY_MS
        for user, at in (("old", long_ago), ("young", NOW), ("plays", long_ago), ("account", long_ago)):
            await store.add_guest(user, user, f"token {user}", at)
        assert await store.make_account("account", "account", "account", "hash", "token 2", long_ago)
        await ended(store, "over", long_ago)
        past = Hub(store, lambda: long_ago, shared=False)
        await past.create("open", made("evolution"))
        await past.create("runs", made("evolution"))
        await past.act("runs", lambda _: beginning())
        await store.query("UPDATE seats SET user_id = 'plays' WHERE table_id = 'runs' AND seat = 0")
        await store.invite("token", "open", 0, long_ago)
        await store.invite("fresh", "open", 1, NOW)
        await store.add_setup("open", "young", "192.0.2.7", long_ago)
        context = moderation.ReportContext("a", "b", [], [])
        done = await moderation.add_report(store.database, "young", "plays", "", "closed", context, long_ago)
        await moderation.add_report(store.database, "a", "b", "", "open", context, long_ago)
        await moderation.close_report(store.database, done, long_ago)
        for at in (long_ago, NOW):
            await store.keep_review(f"digest {at}", 1, "{}", at)
        for at in (2 * long_ago - NOW, long_ago):
            await moderation.audit(store.database, "admin", "mute", "old", "", at)

        counts = await clean_if_due(hub, Settings(), NOW)
        assert counts == {
            "guests": 1,
            "tables": 1,
            "packed": 1,
            "invitations": 1,
            "addresses": 1,
            "reports": 1,
            "reviews": 1,
            "audit": 1,
            "seeks": 0,
            "resets": 0,
        }
        assert {row[0] for row in await store.query("SELECT id FROM users")} == {"young", "plays", "account"}
        assert (await hub.look("open")).status == "closed"
        assert (await hub.look("runs")).status == "running"
        assert [report.note for report in await moderation.reports(store.database, 9)] == ["open"]
        assert await store.review(f"digest {NOW}", 1) == "{}"
        assert [act.at for act in await moderation.acts(store.database, 9)] == [long_ago]
        assert await clean_if_due(hub, Settings(), NOW + 1) == {}, "another process has done it"

    asyncio.run(story())


def test_what_is_set_to_nothing_is_never_cleaned(opening: Opening) -> None:
    days = [name for name in Settings.__struct_fields__ if name.endswith("_days") and name != "session_days"]
    never = replace(Settings(), **dict.fromkeys(days, 0))

    async def story() -> None:
        hub = await house(opening)
        await hub.store.add_guest("old", "old", "token", 1)
        await hub.store.keep_review("digest", 1, "{}", 1)
        await moderation.audit(hub.store.database, "admin", "mute", "old", "", 1)
        await ended(hub.store, "over", 1)
        await hub.create("open", made("evolution"))
        assert set((await clean(hub, never, NOW)).values()) == {0}
        assert len(await hub.store.query("SELECT id FROM users")) == 1

    asyncio.run(story())


@pytest.mark.parametrize(("guest", "account", "longer"), [(7, 0, 7), (7, 9, 9), (0, 9, 9)])
def test_a_guest_who_becomes_an_account_stays_muted_and_banned(
    opening: Opening, guest: int, account: int, longer: int
) -> None:
    async def story() -> None:
        store = (await house(opening)).store
        for user, until in (("guest", guest), ("heir", account)):
            await store.add_guest(user, user, f"token {user}", 1)
            await moderation.mute(store.database, user, until)
            await moderation.ban(store.database, user, 10 * until)
        await store.drop_guest("guest", "heir")
        found = await store.user("heir")
        assert found is not None
        assert (found.muted_until, found.banned_until) == (longer, 10 * longer)

    asyncio.run(story())


def test_two_who_pack_the_same_game_do_not_get_in_each_others_way(opening: Opening) -> None:
    async def story() -> None:
        hub = await house(opening)
        await ended(hub.store, "over", 1)
        work = partial(pack, table="over", before=NOW)
        assert sorted(await asyncio.gather(*[hub.store.database.run(work) for _ in range(3)])) == [False, False, True]
        await hub.act("over", lambda _: [Said("ann-id", "Ann", "late")])
        assert not await hub.store.database.run(partial(pack, table="over", before=2 * NOW))

    asyncio.run(story())


def test_a_day_on_which_cleaning_fails_is_not_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [OSError("away"), ValueError("a table nobody can close")]
    done: list[str] = []

    async def clean(*_: object) -> None:
        if failures:
            raise failures.pop()
        done.append("cleaned")

    async def forget() -> None:
        """No session has ended."""

    async def story() -> None:
        context: Any = SimpleNamespace(auth=SimpleNamespace(forget_sessions=forget), hub=0, settings=0, now=lambda: 0)
        with suppress(TimeoutError):
            await asyncio.wait_for(app.clean_daily(context), 0.2)

    monkeypatch.setattr(app, "clean_if_due", clean)
    monkeypatch.setattr(app, "DAY", 0.001)
    asyncio.run(story())
    assert done
