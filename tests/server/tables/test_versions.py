"""Tables of other versions of this program: what can be read is read, the rest is said, and nobody else suffers."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank import Record, RecordError, replay
from tangledbank.i18n import LANGUAGES
from tangledbank.server.http.problems import code_of
from tangledbank.server.store.store import Store
from tangledbank.server.tables.entries import (
    AnyEntry,
    BotSeated,
    Created,
    Moved,
    Said,
    Sat,
    Stamped,
    Started,
    Undone,
    Unplayable,
    decode,
)
from tangledbank.server.tables.scheduler import RETRY_AFTER_MS
from tangledbank.server.tables.table import Table
from tangledbank.version import __version__

from ..serving import Served, Visitor

PASSWORD = "long enough"
FAR = 1 << 50
"""A time at which nobody wakes a table while a test lasts."""
NEWER = '{"type":"teleported","seat":0,"where":"moon"}'
OTHER_RULES = (409, "refused", "server-other-rules")
UNKNOWN_ENTRY = (409, "refused", "server-unknown-entry")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "data") as server:
        yield server


async def written(store: Store, rules: int, entries: list[AnyEntry], over: bool = False, *, rated: bool = False) -> str:
    """A table as another version has left it."""
    key = secrets.token_urlsafe(9)
    first = Stamped(0, 1, Created("evolution", rules, 2, 7, {}, "host", rated=rated))
    table = Table(key, first)
    await store.create(key, first)
    fresh = [Stamped(n, 1, entry) for n, entry in enumerate(entries, 1)]
    for stamped in fresh:
        table.apply(stamped)
    await store.append(key, fresh, table)
    if over:
        await store.query("UPDATE tables SET status = 'over' WHERE id = ?", key)
    return key


def old_table(served: Served, visitor: Visitor, over: bool = False) -> str:
    """By the rules of another version, with somebody on its first seat."""
    begun: list[AnyEntry] = [Sat(0, visitor.id, "Ann"), BotSeated(1, "novice"), Started()]
    played: list[AnyEntry] = [Moved(0, "hop"), Moved(1, "skip"), Undone(0), Moved(0, "jump over")]
    return asyncio.run(written(served.context.store, 99, [*begun, *played], over))


def new_table(served: Served, visitor: Visitor) -> str:
    """With something that only a newer program knows."""
    store = served.context.store
    key = asyncio.run(written(store, 1, [Sat(0, visitor.id, "Ann"), Said(visitor.id, "Ann", "a secret")]))
    asyncio.run(store.query("INSERT INTO entries VALUES (?, 3, 1, ?)", key, NEWER))
    return key


def refused(visitor: Visitor, path: str, body: object = None) -> tuple[int, str, str]:
    """How something is refused; without a body it is only looked at."""
    answer = visitor.get(path) if body is None else visitor.post(path, body)
    told = answer.json()
    return answer.status_code, told["error"], told["why"]["key"]


# ---- rules of another version ------------------------------------------------------------------
def test_a_finished_game_of_other_rules_can_still_be_read(served: Served) -> None:
    key = old_table(served, served.guest(), over=True)
    text = served.stranger().get(f"/api/tables/{key}/record").json()["record"]
    record = Record.read(text)
    assert (record.rules, record.seed, record.log) == (99, 7, [(1, "skip"), (0, "jump over")])
    with pytest.raises(RecordError, match="99"):
        replay(text)


def test_whoever_has_ended_a_rated_game_of_other_rules_can_go_for_good(served: Served) -> None:
    ann, bob = served.guest(), served.guest()
    begun: list[AnyEntry] = [Sat(0, ann.id, "Ann"), Sat(1, bob.id, "Bob"), Started(), Moved(0, "hop")]
    key = asyncio.run(written(served.context.store, 99, begun, over=True, rated=True))
    assert ann.http.request("DELETE", "/api/me").status_code == 200
    table = asyncio.run(served.context.hub.look(key))
    assert [chair.user for chair in table.chairs] == ["", bob.id]
    assert asyncio.run(served.context.store.query("SELECT seat FROM rating_changes")) == []


@pytest.mark.parametrize("over", [False, True])
def test_whatever_needs_the_rules_says_which_version_it_needs(served: Served, over: bool) -> None:
    ann = served.guest()
    key = old_table(served, ann, over)
    path = f"/api/tables/{key}"
    for place in (path, f"{path}/course", f"{path}/moments/1", f"{path}/insight"):
        assert refused(ann, place) == OTHER_RULES
    for act, body in [
        ("move", {"seat": 0, "ply": 2, "action": "hop"}),
        ("undo", {"seat": 0}),
        ("pass", {"seat": 0, "level": "novice"}),
        ("fork", {"seat": 0, "ply": 1}),
        ("join", {"seat": 1}),
    ]:
        assert refused(ann, f"{path}/{act}", body) == OTHER_RULES
    told = {language: ann.get(path, **{"Accept-Language": language}).json() for language in LANGUAGES}
    assert all(answer["why"]["args"] == {"got": 99, "expected": 1} for answer in told.values())
    assert all("99" in answer["text"] for answer in told.values())
    assert len({answer["text"] for answer in told.values()}) == len(LANGUAGES)
    assert key in [line["id"] for line in ann.get("/api/me/tables").json()["tables"]]


def test_a_running_game_of_other_rules_shows_nothing_until_it_is_closed(served: Served) -> None:
    operator = served.operator()
    key = old_table(served, served.guest())
    path = f"/api/tables/{key}"
    assert refused(operator, f"{path}/record") == OTHER_RULES
    assert operator.done(f"{path}/close")["status"] == "closed"
    assert "rules 99\n" in operator.get(f"{path}/record").json()["record"]


def test_who_is_waited_for_at_a_table_of_other_rules_stays_known(served: Served) -> None:
    """Somebody chats there: the program that knows the rules must still find the table, and its players their turn."""
    ann, store = served.guest(), served.context.store
    key = old_table(served, ann)
    asyncio.run(store.query("UPDATE tables SET wake = ? WHERE id = ?", FAR, key))
    asyncio.run(store.query("UPDATE seats SET waited = 1 WHERE table_id = ? AND seat = 0", key))
    ann.done(f"/api/tables/{key}/chat", {"text": "anybody here?"})
    assert asyncio.run(store.query("SELECT wake, status FROM tables WHERE id = ?", key)) == [(FAR, "running")]
    seats = "SELECT waited, user_id, name FROM seats WHERE table_id = ? ORDER BY seat"
    assert asyncio.run(store.query(seats, key)) == [(1, ann.id, "Ann"), (0, "", "novice")]
    served.operator().done(f"/api/tables/{key}/close")
    assert asyncio.run(store.query("SELECT wake, status FROM tables WHERE id = ?", key)) == [(None, "closed")]
    assert not [line for line in ann.get("/api/me/tables").json()["tables"] if line["your_turn"]]


def test_the_socket_says_so_too_and_lives_on(served: Served) -> None:
    ann = served.guest()
    with ann.socket() as socket:
        for key, why in ((old_table(served, ann), OTHER_RULES[2]), (new_table(served, ann), UNKNOWN_ENTRY[2])):
            socket.send(json.dumps({"type": "watch", "id": key, "table": key}))
            told = json.loads(socket.recv(10))
            assert (told["type"], told["id"], told["code"], told["why"]["key"]) == ("refused", key, "refused", why)


def test_an_open_table_of_other_rules_is_not_begun(served: Served) -> None:
    host = served.guest()
    key = asyncio.run(written(served.context.store, 99, [Sat(0, host.id, "Ann"), BotSeated(1, "novice")]))
    assert refused(host, f"/api/tables/{key}/start", {}) == OTHER_RULES
    assert [stamped.n for stamped in asyncio.run(served.context.store.entries(key))] == [0, 1, 2]


# ---- entries of a newer version ------------------------------------------------------------------
@pytest.mark.parametrize(
    ("raw", "kind"), [(NEWER, "teleported"), ("{}", ""), ('{"type":3}', ""), ("", ""), ('{"type":"sat"}', "sat")]
)
def test_an_entry_that_cannot_be_read_is_named(raw: str, kind: str) -> None:
    with pytest.raises(Unplayable) as caught:
        decode(raw)
    assert caught.value.message.args == {"entry": kind, "version": __version__}
    assert code_of(caught.value) == (409, "refused")


def test_a_table_with_an_entry_of_a_newer_program_says_so_and_others_go_on(served: Served) -> None:
    ann = served.guest()
    key = new_table(served, ann)
    path = f"/api/tables/{key}"
    for place in (path, f"{path}/record", f"{path}/course", f"{path}/insight"):
        assert refused(ann, place) == UNKNOWN_ENTRY
    for act, body in [("close", {}), ("chat", {"text": "x"}), ("leave", {"seat": 0}), ("rematch", {})]:
        assert refused(ann, f"{path}/{act}", body) == UNKNOWN_ENTRY
    polish = ann.get(path, **{"Accept-Language": "pl"}).json()
    assert "teleported" in polish["text"]
    assert __version__ in polish["text"]
    assert ann.done("/api/tables", {"game": "evolution", "players": 2, "start": True})["status"] == "running"


@pytest.mark.parametrize(
    "raw",
    ['{"type":"moved","seat":0,"action":"win"}', '{"type":"moved","seat":9,"action":"x"}', '{"type":"sa', "garbage"],
)
def test_a_damaged_table_says_so_and_the_log_names_it_once(
    served: Served, raw: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann = served.guest()
    key = ann.done("/api/tables", {"game": "evolution", "players": 2, "start": True})["id"]
    last = "(SELECT MAX(n) FROM entries WHERE table_id = ?)"
    asyncio.run(served.context.store.query(f"INSERT INTO entries SELECT ?, {last} + 1, 1, ?", key, key, raw))
    served.context.hub.slots.pop(key)
    with caplog.at_level(logging.INFO, "tangledbank.server"):
        for _ in range(3):
            assert refused(ann, f"/api/tables/{key}") == (409, "refused", "server-damaged")
    (line,) = [record for record in caplog.records if vars(record).get("ids", {}).get("table") == key]
    assert (line.message, line.levelno) == ("table-damaged", logging.ERROR)


def test_a_guest_who_plays_at_such_tables_can_sign_in(served: Served) -> None:
    account, ann = served.guest(), served.guest()
    account.done("/api/me/sign-up", {"name": "Annie", "password": PASSWORD})
    keys = [old_table(served, ann), new_table(served, ann)]
    ann.done("/api/me/sign-in", {"name": "Annie", "password": PASSWORD})
    assert [line["id"] for line in ann.get("/api/me/tables").json()["tables"]] == keys[:1]


def test_deleting_oneself_empties_what_can_be_read(served: Served) -> None:
    ann = served.guest()
    key = new_table(served, ann)
    assert ann.http.delete("/api/me").status_code == 200
    assert "Ann" not in entries_of(served, key)
    assert "a secret" not in entries_of(served, key)
    rows = asyncio.run(
        served.context.store.query("SELECT user_id, name FROM seats WHERE table_id = ? AND seat = 0", key)
    )
    assert rows == [("", "")]


def entries_of(served: Served, key: str) -> str:
    rows = asyncio.run(served.context.store.query("SELECT entry FROM entries WHERE table_id = ?", key))
    return "\n".join(row[0] for row in rows)


# ---- what happens by itself ------------------------------------------------------------------------
def test_such_tables_are_left_for_later_and_bots_elsewhere_go_on(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ann, context = served.guest(), served.context
    with caplog.at_level(logging.WARNING, "tangledbank.server"):
        keys = [old_table(served, ann), new_table(served, ann)]
        for key in keys:
            asyncio.run(context.store.query("UPDATE tables SET wake = 1, status = 'running' WHERE id = ?", key))
        made = ann.done(
            "/api/tables", {"game": "evolution", "players": 2, "seats": ["novice", "novice"], "start": True}
        )
        end = time.monotonic() + 20
        while not (postponed(context.store, keys) and ann.get(f"/api/tables/{made['id']}").json()["ply"] > 3):
            assert time.monotonic() < end
            time.sleep(0.05)
    left = {vars(record)["ids"]["table"]: record for record in caplog.records if record.message == "table-unreadable"}
    assert set(left) == set(keys)
    assert {record.levelno for record in left.values()} == {logging.WARNING}


def postponed(store: Store, keys: list[str]) -> bool:
    rows = [asyncio.run(store.query("SELECT wake FROM tables WHERE id = ?", key)) for key in keys]
    return all(row[0][0] > time.time() * 1000 + RETRY_AFTER_MS / 2 for row in rows)


def test_admin_exports_what_can_be_read_and_names_the_rest(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        keys = [old_table(served, served.guest(), over=True), new_table(served, served.guest())]
    out = tmp_path / "out"
    words = ["--lang", "en", "admin", "export", str(out), "--data", str(tmp_path / "data")]
    done = subprocess.run([sys.executable, "-m", "tangledbank", *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "teleported" in done.stdout + done.stderr
    assert [path.name for path in out.iterdir()] == [f"{keys[0]}.tbr"]
    assert Record.read((out / f"{keys[0]}.tbr").read_text(encoding="utf-8")).rules == 99


def test_a_game_that_nobody_knows_is_named(served: Served) -> None:
    """As it may come from a newer program's backup."""
    asyncio.run(served.context.store.create("tchess", Stamped(0, 1, Created("chess", 1, 2, 7, {}, "host"))))
    answer = served.stranger().get("/api/tables/tchess")
    assert (answer.status_code, answer.json()["why"]["key"]) == (400, "bad-game")
