"""Devices that are signed in, and passwords that were forgotten."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tangledbank.server.http.routes.accounts import MAX_FORGOTTEN, RESET_MINUTES
from tangledbank.server.live.outbox import NO_SESSION
from tangledbank.server.people.devices import device_of
from tangledbank.server.store import sessions

from ..serving import Served, Visitor
from ..sinks import MailSession, Sink, sink

OLD, NEW = "correct horse", "battery staple"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PIXEL = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"
LETTER = re.compile(r"/reset#(\S+)")


@pytest.fixture(scope="module")
def box() -> Iterator[Sink]:
    with sink(MailSession) as found:
        yield found


@pytest.fixture(scope="module")
def served(box: Sink, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    mail = {"mail_server": "127.0.0.1", "mail_port": box.port, "mail_security": "none", "mail_from": "t@b.example"}
    with Served(tmp_path_factory.mktemp("accounts"), public_address="https://games.example", **mail) as server:
        yield server


@pytest.fixture(autouse=True)
def patient(served: Served) -> None:
    served.context.limits.buckets.clear()


def account(server: Served, name: str, email: str = "") -> Visitor:
    """Somebody with an account, and perhaps a mail address that they have confirmed."""
    visitor = server.guest()
    visitor.done("/api/me/sign-up", {"name": name, "password": OLD})
    if email:
        store = server.context.store
        asyncio.run(store.set_notices(visitor.id, email, "", "en"))
        assert asyncio.run(store.confirm(visitor.id, email))
    return visitor


def sign_in(server: Served, name: str, password: str) -> int:
    return server.stranger().post("/api/me/sign-in", {"name": name, "password": password}).status_code


def listed(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/api/me/sessions").json()["sessions"]
    return found


def end_of(socket: ClientConnection) -> int:
    """The code with which a connection ends."""
    try:
        while True:
            socket.recv(timeout=10)
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd is not None else 0


# ---- devices ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PIXEL, "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("curl/8", ""),
        ("", ""),
        ("x" * 100_000 + "Firefox/1", ""),
    ],
)
def test_a_device_is_called_by_browser_and_system(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_a_device_is_signed_out_from_another_one(served: Served) -> None:
    desk, phone = account(served, "Anna"), served.stranger()
    phone.done("/api/me/sign-in", {"name": "Anna", "password": OLD})
    desk.get("/api/me", **{"User-Agent": FIREFOX})
    phone.get("/api/me", **{"User-Agent": PIXEL})
    found = {line["device"]: line for line in listed(desk)}
    assert set(found) == {"Firefox, Linux", "Chrome, Android"}
    assert [line["here"] for line in found.values()].count(True) == 1
    assert found["Firefox, Linux"]["here"]
    assert all(line["began"] > 0 and line["seen"] >= line["began"] for line in found.values())
    with phone.socket() as socket:
        desk.done("/api/me/sessions/end", {"session": found["Chrome, Android"]["id"]})
        assert end_of(socket) == NO_SESSION
    assert phone.get("/api/me/tables").status_code == 401
    assert [line["device"] for line in listed(desk)] == ["Firefox, Linux"]


def test_whoever_ends_the_own_session_is_signed_out(served: Served) -> None:
    desk = account(served, "Otto")
    desk.done("/api/me/sessions/end", {"session": listed(desk)[0]["id"]})
    assert desk.cookie == ""


def test_sessions_of_others_are_not_to_be_seen_nor_ended(served: Served) -> None:
    mine, other = account(served, "Mine"), account(served, "Other")
    (theirs,) = listed(other)
    assert theirs["id"] not in [line["id"] for line in listed(mine)]
    answer = mine.post("/api/me/sessions/end", {"session": theirs["id"]})
    assert (answer.status_code, answer.json()["why"]["key"]) == (409, "server-no-session")
    for wrong in ("", "%", "_" * 16, theirs["id"][:8]):
        assert other.post("/api/me/sessions/end", {"session": wrong}).status_code == 409
    assert len(listed(other)) == 1


def test_the_id_of_a_session_is_no_way_into_it(served: Served) -> None:
    desk = account(served, "Ida")
    assert listed(desk)[0]["id"] not in desk.cookie


# ---- forgotten passwords ---------------------------------------------------------------------------
def forget(served: Served, name: str, **headers: str) -> Any:
    return served.stranger().post("/api/forgot", {"name": name}, **headers)


def token_in(raw: bytes) -> str:
    body = message_from_bytes(raw, policy=policy.default).get_content()
    found = LETTER.search(body)
    assert found is not None, body
    return found[1]


def asked(served: Served, box: Sink, name: str) -> str:
    """The token of a mail that was asked for."""
    count = len(box.got)
    assert forget(served, name).status_code == 200
    return token_in(box.wait(count + 1)[count])


def test_a_mail_sets_another_password_once(served: Served, box: Sink) -> None:
    owner = account(served, "Rosa", "rosa@mail.example")
    token = asked(served, box, "rosa")
    assert served.stranger().post("/api/reset", {"token": token, "password": "short"}).status_code == 400
    served.stranger().done("/api/reset", {"token": token, "password": NEW})
    assert owner.get("/api/me/tables").status_code == 401, "all devices are signed out"
    assert (sign_in(served, "Rosa", OLD), sign_in(served, "Rosa", NEW)) == (401, 200)
    again = served.stranger().post("/api/reset", {"token": token, "password": OLD})
    assert (again.status_code, again.json()["why"]["key"]) == (400, "server-bad-reset")
    assert sign_in(served, "Rosa", NEW) == 200


def test_the_mail_comes_to_the_confirmed_address_in_the_language_of_whoever_asks(served: Served, box: Sink) -> None:
    account(served, "Paola", "paola@mail.example")
    count = len(box.got)
    forget(served, "Paola", Accept_Language="it")
    mail = message_from_bytes(box.wait(count + 1)[count], policy=policy.default)
    assert (mail["To"], mail["Subject"]) == ("paola@mail.example", "Imposta una nuova password")
    assert "https://games.example/reset#" in mail.get_content()


def test_a_second_mail_makes_the_first_worthless(served: Served, box: Sink) -> None:
    account(served, "Twice", "twice@mail.example")
    first, second = asked(served, box, "Twice"), asked(served, box, "Twice")
    assert served.stranger().post("/api/reset", {"token": first, "password": NEW}).status_code == 400
    served.stranger().done("/api/reset", {"token": second, "password": NEW})


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me/password", {"old": OLD, "new": "another one"}),
        ("/api/me/notices", {"email": "safe@mail.example"}),
        ("/api/me/notices", {"email": ""}),
    ],
)
def test_a_mail_is_worth_nothing_after_another_password_or_mailbox(
    served: Served, box: Sink, path: str, body: dict[str, str]
) -> None:
    name = f"Safe {len(box.got)}"
    owner = account(served, name, f"safe{len(box.got)}@mail.example")
    token = asked(served, box, name)
    owner.done(path, body)
    assert served.stranger().post("/api/reset", {"token": token, "password": NEW}).status_code == 400


def test_the_same_mailbox_once_more_changes_nothing(served: Served, box: Sink) -> None:
    owner = account(served, "Same", "same@mail.example")
    token = asked(served, box, "Same")
    owner.done("/api/me/notices", {"email": "same@mail.example", "hook": "https://hooks.example/1"})
    served.stranger().done("/api/reset", {"token": token, "password": NEW})


def test_a_mail_is_worth_nothing_after_an_hour(served: Served, box: Sink) -> None:
    account(served, "Late", "late@mail.example")
    token = asked(served, box, "Late")
    long_ago = served.context.now() - 60_000 * RESET_MINUTES
    asyncio.run(served.context.store.query("UPDATE resets SET created = ?", long_ago))
    assert served.stranger().post("/api/reset", {"token": token, "password": NEW}).status_code == 400
    assert sign_in(served, "Late", OLD) == 200


def test_only_the_fingerprint_of_a_token_is_stored(served: Served, box: Sink) -> None:
    account(served, "Store", "store@mail.example")
    token = asked(served, box, "Store")
    rows = asyncio.run(served.context.store.query("SELECT token FROM resets"))
    assert rows
    assert token not in str(rows)


def test_nobody_finds_out_which_names_are_accounts(served: Served, box: Sink) -> None:
    """Same answer, same limits, and no answer waits for the account."""
    account(served, "Quiet")
    count = len(box.got)
    told = [forget(served, name) for name in ("Quiet", "Nobody at all", "", "\n", "x" * 1000)]
    assert {(answer.status_code, answer.text) for answer in told} == {(200, '{"ok":true}')}
    for name in ("Quiet", "Nobody at all"):
        rest = [forget(served, name).status_code for _ in range(MAX_FORGOTTEN["name"])]
        assert rest[-1] == 429
        assert rest.count(200) == MAX_FORGOTTEN["name"] - 1
    time.sleep(0.3)
    assert len(box.got) == count, "without a confirmed address there is no mail"


def test_an_address_asks_only_so_often(served: Served) -> None:
    told = [forget(served, f"name {k}").status_code for k in range(MAX_FORGOTTEN["address"] + 1)]
    assert told == [200] * MAX_FORGOTTEN["address"] + [429]


def test_an_address_that_nobody_confirmed_gets_no_mail(served: Served, box: Sink) -> None:
    owner = account(served, "Doubt")
    asyncio.run(served.context.store.set_notices(owner.id, "stranger@mail.example", "", "en"))
    count = len(box.got)
    assert forget(served, "Doubt").status_code == 200
    time.sleep(0.3)
    assert len(box.got) == count


def test_a_server_without_mail_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Served(tmp_path_factory.mktemp("no-mail")) as server:
        answer = forget(server, "Anybody")
        assert (answer.status_code, answer.json()["why"]["key"]) == (409, "server-no-mail")


def test_two_who_use_a_token_at_once_do_not_both_succeed(served: Served, box: Sink) -> None:
    owner = account(served, "Race", "race@mail.example")
    asked(served, box, "Race")
    database = served.context.store.database
    asyncio.run(sessions.add_reset(database, owner.id, "fp", 1000))

    async def both() -> list[str]:
        return list(await asyncio.gather(*[sessions.use_reset(database, "fp", 0, f"hash {k}") for k in range(2)]))

    assert sorted(asyncio.run(both())) == ["", owner.id]
