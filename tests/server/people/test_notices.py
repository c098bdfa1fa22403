"""People are told that it is their turn: here at once, elsewhere once, and not more often than they like."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tangledbank.i18n import LANGUAGES
from tangledbank.server.app import milliseconds
from tangledbank.server.ops.settings import Settings
from tangledbank.server.people import delivery, notices
from tangledbank.server.people.auth import CONFIRM_WINDOW_MS, COOKIE, Auth
from tangledbank.server.people.delivery import Delivery, Mail, Undelivered, is_public
from tangledbank.server.people.notices import GRACE_PERIOD_MS, Due, due_now
from tangledbank.server.store.database import Conflict, Database
from tangledbank.server.store.store import Store
from tangledbank.server.tables.commands import checked
from tangledbank.server.tables.entries import AnyEntry, Closed, Created, Moved, Passed, Sat, Started
from tangledbank.server.tables.hub import Hub

from ..cast import ACTION
from ..conftest import Cluster, Opening
from ..serving import Served, Visitor
from ..sinks import HookSession, MailSession, Sink, sink

MINUTE = 60_000
PAUSE = 60 * MINUTE


# ---- what is due ------------------------------------------------------------------------------
class Story:
    """Two people at tables, with a clock in our hands: seat 0 is Ann's, and she is asked first."""

    def __init__(self, database: Database) -> None:
        self.time = 10 * PAUSE
        self.store = Store(database)
        self.hub = Hub(self.store, lambda: self.time, shared=True)

    async def begin(self, *tables: str, email: str = "a@b.example", hook: str = "https://h.example") -> None:
        await self.store.prepare()
        for user in ("ann", "bob"):
            await self.store.add_guest(user, user.title(), f"token {user}", 1)
        await self.store.set_notices("ann", email, hook, "pl")
        await self.store.confirm("ann", email)
        for key in tables:
            await self.table(key)

    async def table(self, key: str) -> None:
        await self.hub.create(key, checked(Created("evolution", 0, 2, 7, {}, "ann")))
        await self.act(key, Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob"), Started())

    async def act(self, key: str, *entries: AnyEntry) -> None:
        await self.hub.act(key, lambda _: list(entries))

    async def due(self, later: int = 0, here: tuple[str, ...] = (), pause: int | None = PAUSE) -> tuple[list[str], Any]:
        """Tables told by hook, and tables of each mail, so many milliseconds later."""
        self.time += later
        now = self.time
        due: Due = await self.store.database.run(lambda c: due_now(c, set(here), now, pause))
        assert {reader.user for reader, _ in [*due.hooks, *due.mails]} <= {"ann"}
        return [turn.table for _, turn in due.hooks], [[turn.table for turn in turns] for _, turns in due.mails]


@pytest.fixture
def story(opening: Opening) -> Story:
    return Story(opening())


NOTHING: tuple[list[str], list[list[str]]] = ([], [])


def test_a_turn_is_told_once_after_a_while(story: Story) -> None:
    async def play() -> None:
        await story.begin("t")
        assert await story.due() == NOTHING
        assert await story.due(GRACE_PERIOD_MS - 1) == NOTHING
        assert await story.due(1) == (["t"], [["t"]])
        assert await story.due(10 * PAUSE) == NOTHING

    asyncio.run(play())


def test_whoever_answers_or_comes_meanwhile_is_not_told(story: Story) -> None:
    async def play() -> None:
        await story.begin("t", "u", "v")
        await story.due()
        await story.act("t", Moved(0, ACTION))
        await story.act("v", Closed())
        assert await story.due(GRACE_PERIOD_MS // 2, here=("ann",)) == NOTHING
        assert await story.due(GRACE_PERIOD_MS) == NOTHING
        await story.table("w")
        await story.due()
        assert await story.due(GRACE_PERIOD_MS) == (["w"], [["u", "w"]])

    asyncio.run(play())


def test_the_next_turn_is_told_again(story: Story) -> None:
    async def play() -> None:
        await story.begin("t")
        await story.due()
        assert (await story.due(GRACE_PERIOD_MS))[0] == ["t"]
        await story.act("t", Passed(0, "novice"))
        table = await story.hub.look("t")
        await story.act("t", Moved(0, table.playing.options(0)[0], bot=True))
        await story.due()
        await story.act("t", Moved(1, table.playing.options(1)[0]))
        assert 0 in (await story.hub.look("t")).waiting()
        await story.due()
        assert (await story.due(GRACE_PERIOD_MS))[0] == ["t"]

    asyncio.run(play())


def test_there_is_one_mail_in_a_while_with_all_tables_that_wait(story: Story) -> None:
    async def play() -> None:
        await story.begin("t")
        await story.due()
        assert await story.due(GRACE_PERIOD_MS) == (["t"], [["t"]])
        await story.table("u")
        await story.table("v")
        await story.due()
        assert await story.due(PAUSE // 2) == (["u", "v"], [])
        assert await story.due(PAUSE // 2) == ([], [["t", "u", "v"]])

    asyncio.run(play())


def test_a_mail_that_waits_for_its_time_is_not_sent_to_one_who_came(story: Story) -> None:
    async def play() -> None:
        await story.begin("t")
        await story.due()
        await story.due(GRACE_PERIOD_MS)
        await story.table("u")
        await story.due(MINUTE)
        await story.due(MINUTE, here=("ann",))
        assert await story.due(PAUSE) == NOTHING

    asyncio.run(play())


def test_who_gives_no_address_and_servers_without_mail_tell_nothing(story: Story) -> None:
    async def play() -> None:
        await story.begin("t", hook="")
        await story.due()
        assert await story.due(GRACE_PERIOD_MS, pause=None) == NOTHING
        assert await story.due(GRACE_PERIOD_MS) == ([], [["t"]])
        await story.store.set_notices("ann", "", "", "pl")
        await story.due()
        assert await story.store.query("SELECT * FROM notices") == []

    asyncio.run(play())


def test_of_two_processes_one_tells(opening: Opening) -> None:
    stories = [Story(opening()), Story(opening())]

    async def play() -> None:
        await stories[0].begin("t")
        await stories[0].due()
        both = await asyncio.gather(*[story.due(GRACE_PERIOD_MS) for story in stories])
        assert sorted(both) == [NOTHING, (["t"], [["t"]])]

    asyncio.run(play())


# ---- here -------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("notices")) as server:
        yield server


def two_players(server: Served) -> tuple[Visitor, Visitor, str]:
    """Both are asked at a table that has just begun, hidden from each other."""
    host, other = server.guest(), server.guest()
    table = str(host.done("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "free"]})["id"])
    other.done(f"/api/tables/{table}/join", {"seat": 1})
    return host, other, table


def test_a_browser_that_looks_elsewhere_is_told_at_once_and_once(served: Served) -> None:
    host, other, table = two_players(served)
    with host.socket() as away, host.socket() as there:
        there.send(json.dumps({"type": "watch", "id": "w", "table": table}))
        while json.loads(there.recv(10)).get("id") != "w":
            pass
        host.done(f"/api/tables/{table}/start")
        told = json.loads(away.recv(10))
        assert (told["type"], told["why"]["key"], told["table"]) == ("notice", "server-your-turn", table)
        other.done(f"/api/tables/{table}/chat", {"text": "your turn"})
        away.send('{"type": "ping", "id": "p"}')
        assert json.loads(away.recv(10))["id"] == "p"
        there.send('{"type": "ping", "id": "p"}')
        kinds = []
        while (kind := json.loads(there.recv(10)))["type"] != "done":
            kinds.append(kind["type"])
        assert "notice" not in kinds


# ---- elsewhere ----------------------------------------------------------------------------------------
@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody wants to wait in a test."""
    monkeypatch.setattr(notices, "CHECK_INTERVAL_S", 0.05)
    monkeypatch.setattr(notices, "GRACE_PERIOD_MS", 100)
    monkeypatch.setattr(notices, "RETRY_DELAYS_S", (0.05, 0.05))


def told_to(server: Served, hook: str = "", email: str = "") -> tuple[Visitor, str]:
    """Somebody with addresses is waited for at a new table."""
    host, other, table = two_players(server)
    host.post("/api/me/notices", {"hook": hook, "email": email}, Accept_Language="it").raise_for_status()
    other.http.close()
    host.done(f"/api/tables/{table}/start")
    return host, table


def failed(server: Served) -> None:
    """Until something could not be delivered."""
    end = time.monotonic() + 20
    while not server.context.notices.told["failed"]:
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.usefixtures("hurried")
def test_a_web_hook_is_told_even_if_it_fails_at_first(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"private_hooks": True, "public_address": "https://games.example"}
    with sink(HookSession) as web, Served(tmp_path, **settings) as server:
        web.refusals += [500, 503]
        before = milliseconds()
        _, table = told_to(server, hook=f"http://127.0.0.1:{web.port}/hook?who=me")
        body = json.loads(web.wait(1)[0])
        assert before <= body.pop("time") <= milliseconds()
        link = f"https://games.example/table/{table}"
        assert body == {
            "event": "your-turn",
            "table": table,
            "game": "evolution",
            "link": link,
            "text": "Tocca a te.",
        }


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("status", [302, 404])
def test_a_web_hook_that_leads_elsewhere_is_not_followed_and_not_asked_again(tmp_path: Path, status: int) -> None:
    with sink(HookSession) as web, Served(tmp_path, private_hooks=True) as server:
        web.refusals.append(status)
        told_to(server, hook=f"http://127.0.0.1:{web.port}/")
        failed(server)
        assert (web.got, web.refusals) == ([], [])


@pytest.mark.usefixtures("hurried")
def test_a_web_hook_into_our_own_house_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with (
        caplog.at_level(logging.WARNING, "tangledbank.server"),
        sink(HookSession) as web,
        Served(tmp_path) as server,
    ):
        host, _ = told_to(server, hook=f"http://localhost:{web.port}/secret-path")
        failed(server)
        assert web.got == []
    line = next(record for record in caplog.records if record.message == "notice-failed")
    assert vars(line)["ids"] == {"way": "hook", "user": host.id, "because": "private address"}


@pytest.mark.usefixtures("hurried")
def test_a_dead_hook_and_a_dead_mail_server_delay_nobody(tmp_path: Path) -> None:
    """What waits for an answer still waits when everything else is done."""
    with socket.create_server(("127.0.0.1", 0)) as dead:  # takes connections and says nothing
        port = dead.getsockname()[1]
        mail: dict[str, Any] = {"mail_server": "127.0.0.1", "mail_port": port, "mail_from": "x@y.example"}
        with Served(tmp_path, private_hooks=True, mail_security="none", **mail) as server:
            host, table = told_to(server, hook=f"http://127.0.0.1:{port}/", email="a@b.example")
            while not server.context.notices.under_way:
                time.sleep(0.01)
            move = {"seat": 0, "ply": 0}
            options = host.get(f"/api/tables/{table}").json()["seats"][0]["options"]
            host.done(f"/api/tables/{table}/move", {**move, "action": options[0]["action"]})
            assert server.context.notices.under_way
            dead.close()
            failed(server)


@pytest.mark.usefixtures("hurried")
def test_a_mail_says_where_one_is_waited_for_once_its_address_is_confirmed(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"mail_server": "127.0.0.1", "mail_from": "Games <games@b.example>"}
    with sink(MailSession) as box:
        box.refusals.append("451 later")
        more: dict[str, Any] = {"mail_port": box.port, "mail_security": "none", "public_address": "https://b.example"}
        with Served(tmp_path, mail_user="me", mail_password="secret", **settings, **more) as server:
            host, table = told_to(server, email="ann@b.example")
            asked = read(box, 1)
            while server.context.notices.under_way:  # a notice would be the next mail
                time.sleep(0.01)
            link = asked.get_content().split()[-1]
            page, _, token = link.partition("#")
            assert page == "https://b.example/confirm"
            host.get(link.removeprefix("https://b.example"))
            assert host.get("/api/me").json()["confirmed"] is False, "whoever only looks has confirmed nothing"
            assert host.done("/api/notices/confirm", {"token": token}) == {"ok": True}
            assert host.get("/api/me").json()["confirmed"] is True
            found = read(box, 2)
            host.done("/api/me/notices", {"email": "ann@b.example"})
        assert [base64.b64decode(raw) for raw in box.signed_in] == [b"\0me\0secret"] * 3
    assert (asked["To"], found["To"], found["From"]) == ("ann@b.example", "ann@b.example", "Games <games@b.example>")
    assert asked["Subject"] == "Questo indirizzo è tuo?"
    assert (found["Subject"], found["Auto-Submitted"]) == ("Tocca a te", "auto-generated")
    assert f"Evolution: https://b.example/table/{table}\r\n" in found.get_content()
    assert len(box.got) == 2


def read(box: Sink, count: int) -> email.message.EmailMessage:
    """The latest of so many mails."""
    return email.message_from_bytes(box.wait(count)[-1], policy=email.policy.default)


def test_an_address_is_confirmed_by_its_own_link_only(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        ann, bob = server.guest(), server.guest()
        ann.done("/api/me/notices", {"email": "a@b.example"})
        sign = server.context.auth
        wrong = [
            "",
            "x",
            "é",
            sign.question(bob.id, "a@b.example"),
            sign.question(ann.id, "other@b.example"),
            sign.question(ann.id, "a@b.example")[:-4] + "AAA=",
            base64.urlsafe_b64encode(ann.cookie.encode()).decode(),
        ]
        old = Auth(sign.store, sign.secret, sign.limits, lambda: sign.now() - CONFIRM_WINDOW_MS)
        for token in [*wrong, old.question(ann.id, "a@b.example")]:
            assert bob.post("/api/notices/confirm", {"token": token}).status_code == 400
        assert not asyncio.run(server.context.store.is_confirmed(ann.id, "a@b.example"))
        right = {"token": sign.question(ann.id, "a@b.example")}
        assert bob.get(f"/api/notices/confirm?token={right['token']}").status_code == 405
        assert ann.get("/api/me").json()["confirmed"] is False
        assert bob.post("/api/notices/confirm", right).status_code == 200
        assert (ann.get("/api/me").json()["confirmed"], bob.get("/api/me").json()["confirmed"]) == (True, False)
        ann.done("/api/me/notices", {"email": "c@d.example"})
        assert ann.get("/api/me").json()["confirmed"] is False


def test_who_has_confirmed_an_address_is_not_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(tmp_path, mail_server="127.0.0.1", mail_port=1, mail_from="x@y.example") as server:
        ann = server.guest()
        ann.done("/api/me/notices", {"email": "a@b.example"})
        ann.done("/api/notices/confirm", {"token": server.context.auth.question(ann.id, "a@b.example")})
        asked: list[str] = []
        monkeypatch.setattr(server.context.notices, "ask", lambda reader, token: asked.append(reader.email))
        for k in range(6):
            ann.done("/api/me/notices", {"email": "a@b.example", "hook": f"https://h{k}.example"})
        assert asked == []
        ann.done("/api/me/notices", {"email": "c@d.example"})
        assert asked == ["c@d.example"]


def test_only_one_plain_address_is_taken(tmp_path: Path) -> None:
    """Others would be read as several, or break what writes mails."""
    odd = ["root,a@b.example", "a@b.example,", ":;@x", "a@[", '"a"@b', "a@<b>", "a@b c", "a@-b", "a", "a@b@c"]
    with Served(tmp_path, mail_server="127.0.0.1", mail_port=1, mail_from="x@y.example") as server:
        for email in odd:
            assert server.guest().post("/api/me/notices", {"email": email}).status_code == 400, email
        assert server.guest().post("/api/me/notices", {"email": "o'neil+x@b-c.example"}).status_code == 200


def test_a_look_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may delete somebody between two questions to the database."""
    monkeypatch.setattr(notices, "CHECK_INTERVAL_S", 0.01)
    again = threading.Event()

    def due(*_: object) -> Due:
        if seen:
            again.set()
        seen.append(1)
        raise Conflict

    seen: list[int] = []
    with Served(tmp_path) as server:
        monkeypatch.setattr(notices, "due_now", due)
        assert again.wait(10)
        assert server.guest().get("/api/me").status_code == 200


def test_strangers_do_not_get_many_mails(tmp_path: Path) -> None:
    with Served(tmp_path, mail_server="127.0.0.1", mail_port=1, mail_from="x@y.example") as server:
        spelled = ["a@b.example", "A@B.example", "a+games@b.example", "a+x@b.EXAMPLE"]
        codes = [server.guest().post("/api/me/notices", {"email": email}).status_code for email in spelled]
        assert codes == [200, 200, 200, 429]
        others = [server.guest().post("/api/me/notices", {"email": f"a{k}@b.example"}) for k in range(20)]
        assert [answer.status_code for answer in others].count(200) == 20 - len(spelled), "so many from one address"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_can_be_written_in_every_language(language: str) -> None:
    office = Delivery(Settings(mail_from="x@y.example"))
    texts = set()
    for count in (1, 2, 5):
        message = office.written("a@b.example", Mail(language, [(f"t{k}", "marine") for k in range(count)], 0))
        texts.add(message["Subject"])
        assert message.get_content().count("Marine: /table/t") == count
        assert message.as_bytes().isascii()
    assert len(texts) == 3


# ---- addresses -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("host", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b:1::808:808", False),
        ("::8.8.8.8", False),
        ("::127.0.0.1", False),
        ("fec0::1", False),
    ],
)
def test_only_addresses_of_the_open_network_are_public(host: str, public: bool) -> None:
    assert is_public(host) is public


@pytest.mark.parametrize("address", ["http://", "http://:80/", "http://a:99999/", "ftp://127.0.0.1/", "http://[::1"])
def test_what_is_no_web_address_is_not_tried_twice(address: str) -> None:
    with pytest.raises(Undelivered) as caught, ThreadPoolExecutor(1) as threads:
        asyncio.run(delivery.post_hook(address, b"{}", True, threads))
    assert not caught.value.passing


# ---- the engine ----------------------------------------------------------------------------------------
def test_whoever_comes_while_the_fast_engine_is_being_built_is_told(tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    engine.mkdir()
    with Served(tmp_path / "data", bot_engine=str(engine)) as site:
        with site.guest().socket() as line:
            told = json.loads(line.recv(10))
            assert (told["why"], told["table"]) == ({"key": "server-engine-awaited", "args": {}}, "")
        engine.rmdir()  # it could not be built
        with site.guest().socket() as line:
            line.send(json.dumps({"type": "ping", "id": "first"}))
            assert json.loads(line.recv(10))["type"] != "notice"


# ---- several processes ---------------------------------------------------------------------------------
def test_what_happens_in_one_process_is_told_at_the_others(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.fresh()
    with Served(tmp_path, database=address) as one, Served(tmp_path, database=address) as two:
        host, _, table = two_players(one)
        boss = one.operator()
        there = two.stranger()
        there.http.cookies.set(COOKIE, host.cookie)
        with there.socket() as away:
            host.done(f"/api/tables/{table}/start")
            told = json.loads(away.recv(10))
            assert (told["why"]["key"], told["table"]) == ("server-your-turn", table)
            boss.done("/api/operator/announce", {"text": "to all"})
            told = json.loads(away.recv(10))
            assert told["why"] == {"key": "server-announcement", "args": {"text": "to all"}}
