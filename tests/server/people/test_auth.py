"""Guests, accounts, sessions, cookies, and what strangers and other sites cannot do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from tangledbank import BadInput
from tangledbank.core.message import Message
from tangledbank.server.http.endpoint import language_of, same_origin
from tangledbank.server.http.limits import Limits
from tangledbank.server.http.routes.people import RENAMES, SIGN_UPS
from tangledbank.server.live.outbox import NO_SESSION
from tangledbank.server.people.auth import COOKIE, MAX_ATTEMPTS, Auth, fingerprint
from tangledbank.server.tables.hub import Busy

from ..serving import CAREFUL, Served, Visitor

PASSWORD = {"password": "correct horse"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("auth")) as server:
        yield server


def account(served: Served, name: str) -> Visitor:
    """A guest who has made an account."""
    visitor = served.guest()
    visitor.done("/api/me/sign-up", {"name": name, **PASSWORD})
    return visitor


# ---- cookies -------------------------------------------------------------------------------
def test_a_guest_is_known_at_once_by_a_cookie_that_scripts_and_other_sites_do_not_get(served: Served) -> None:
    answer = served.stranger().get("/api/me")
    assert answer.json()["account"] is False
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags
    assert "secure" not in flags


def test_over_https_the_cookie_stays_there(served: Served) -> None:
    answer = served.stranger().get("/api/me", **{"X-Forwarded-Proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"]


def test_the_same_guest_comes_back_and_gets_no_new_cookie(served: Served) -> None:
    guest = served.guest()
    again = guest.get("/api/me")
    assert again.json()["id"] == guest.id
    assert "set-cookie" not in again.headers


def test_a_cookie_that_we_did_not_sign_is_worth_nothing(served: Served) -> None:
    guest = served.guest()
    token, _, signature = guest.cookie.rpartition(".")
    other = served.guest().cookie
    forged = [
        token,
        f"{token}.",
        f"{token}.{'0' * len(signature)}",
        f"{other.rpartition('.')[0]}.{signature}",
        f"{token}x.{signature}",
        "." * 50,
        "%00.%00",
        "é.ü",
    ]
    for cookie in forged:
        stranger = served.stranger()
        answer = stranger.http.get("/api/me/tables", headers={b"Cookie": f"{COOKIE}={cookie}".encode()})
        assert answer.status_code == 401, cookie


def test_only_fingerprints_of_sessions_and_hashes_of_passwords_are_stored(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        visitor = account(server, "Stored")
        token = visitor.cookie.rpartition(".")[0]
        rows = asyncio.run(server.context.store.query("SELECT token FROM sessions"))
        hashes = asyncio.run(server.context.store.query("SELECT password FROM users WHERE password IS NOT NULL"))
        assert rows == [(fingerprint(token),)]
        assert hashes[0][0].startswith("$argon2id$")
    kept = b"".join([path.read_bytes() for path in tmp_path.iterdir()])
    assert token.encode() not in kept
    assert PASSWORD["password"].encode() not in kept


def test_passwords_are_hashed_with_care() -> None:
    """At least what OWASP asks of argon2id."""
    assert CAREFUL.type.name == "ID"
    assert CAREFUL.memory_cost >= 19 * 1024
    assert CAREFUL.time_cost >= 2


def test_a_restart_knows_everybody_again(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        guest = server.guest()
        cookie = guest.cookie
    with Served(tmp_path) as server:
        answer = server.stranger().http.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
        assert answer.json()["id"] == guest.id


# ---- accounts --------------------------------------------------------------------------------
def test_an_account_keeps_the_guests_games_and_works_on_several_devices(served: Served) -> None:
    guest = served.guest()
    table = guest.done("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "free"]})["id"]
    guest.done("/api/me/sign-up", {"name": "Two Devices", **PASSWORD})
    other = served.stranger()
    other.done("/api/me/sign-in", {"name": " two  DEVICES ", **PASSWORD})
    for device in (guest, other):
        assert device.get("/api/me").json()["id"] == guest.id
        assert [line["id"] for line in device.get("/api/me/tables").json()["tables"]] == [table]


def test_signing_out_ends_one_device_or_all(served: Served) -> None:
    first = account(served, "Leaver")
    second, third = served.stranger(), served.stranger()
    for device in (second, third):
        device.done("/api/me/sign-in", {"name": "Leaver", **PASSWORD})
    stolen = second.cookie
    second.done("/api/me/sign-out")
    assert second.cookie == ""
    with_old = served.stranger().http.get("/api/me/tables", headers={"Cookie": f"{COOKIE}={stolen}"})
    assert with_old.status_code == 401
    assert first.get("/api/me/tables").status_code == 200
    first.done("/api/me/sign-out-everywhere")
    assert first.get("/api/me/tables").status_code == 401
    assert third.get("/api/me/tables").status_code == 401


def test_name_and_password_must_fit_and_nobody_says_which_is_wrong(served: Served) -> None:
    account(served, "Known")
    texts = set()
    for name, password in (("Known", "wrong password"), ("Unknown", "wrong password"), ("\x00", "x"), ("", "")):
        answer = served.stranger().post("/api/me/sign-in", {"name": name, "password": password})
        assert answer.status_code == 401
        texts.add(answer.text)
    assert len(texts) == 1


def test_a_name_belongs_to_one_account(served: Served) -> None:
    account(served, "Owner")
    guest = served.guest()
    answer = guest.post("/api/me/sign-up", {"name": "OWNER", **PASSWORD})
    assert (answer.status_code, answer.json()["why"]["key"]) == (400, "server-name-taken")
    assert guest.get("/api/me").json()["account"] is False
    again = account(served, "Once").post("/api/me/sign-up", {"name": "Twice", **PASSWORD})
    assert again.json()["why"]["key"] == "server-has-account"


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_a_password_is_neither_short_nor_endless(served: Served, password: str) -> None:
    assert served.guest().post("/api/me/sign-up", {"name": "Pass", "password": password}).status_code == 400


def test_nobody_takes_the_name_of_an_account(served: Served) -> None:
    account(served, "Beatrix")
    for other in (served.guest(), account(served, "Potter")):
        answer = other.post("/api/me/name", {"name": "bea TRIX".replace(" ", "")})
        assert (answer.status_code, answer.json()["why"]["key"]) == (400, "server-name-taken")


def test_an_account_is_a_new_session_for_its_device_and_nobody_else(served: Served) -> None:
    """Whoever has seen the guest's cookie has nothing of the account."""
    guest, thief = served.guest(), served.stranger()
    thief.http.cookies.set(COOKIE, old := guest.cookie)
    assert thief.get("/api/me/tables").status_code == 200
    guest.done("/api/me/sign-up", {"name": "Robbed", **PASSWORD})
    assert guest.cookie != old
    assert guest.get("/api/me").json()["name"] == "Robbed"
    assert thief.get("/api/me/tables").status_code == 401


def test_a_socket_of_the_guest_ends_with_the_guest(served: Served) -> None:
    guest = served.guest()
    with guest.socket() as socket:
        guest.done("/api/me/sign-up", {"name": "Caller", **PASSWORD})
        with pytest.raises(ConnectionClosed) as closed:
            list(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NO_SESSION


def test_nobody_tries_names_for_ever(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        account(server, "Taken")
        guest = server.guest()
        keys = [guest.post("/api/me/name", {"name": "taken"}).json()["why"]["key"] for _ in range(RENAMES + 1)]
    assert keys == ["server-name-taken"] * RENAMES + ["server-too-often"]


def test_an_account_is_signed_in_to_with_its_new_name(served: Served) -> None:
    renamed = account(served, "Mary Ann")
    renamed.done("/api/me/name", {"name": "George"})
    renamed.done("/api/me/name", {"name": "GEORGE"})  # their own
    assert served.guest().post("/api/me/sign-in", {"name": "Mary Ann", **PASSWORD}).status_code == 401
    served.guest().done("/api/me/sign-in", {"name": "george", **PASSWORD})


def test_a_renamed_guest_has_the_new_name_at_the_next_table(served: Served) -> None:
    guest = served.guest()
    guest.done("/api/me/name", {"name": "Zoë <b>"})
    table = guest.done("/api/tables", {"game": "marine", "players": 2, "seats": ["me", "free"]})
    assert table["chairs"][0]["name"] == "Zoë <b>"


def test_notices_go_to_addresses(served: Served) -> None:
    guest = served.guest()
    good = {"email": "a@b.example", "hook": "https://b.example/x"}
    guest.done("/api/me/notices", good)
    assert {key: guest.get("/api/me").json()[key] for key in good} == good
    for bad in ({"email": "nobody"}, {"email": "a@b\r\nBcc: c@d"}, {"hook": "file:///etc"}, {"hook": "http://a b"}):
        assert guest.post("/api/me/notices", bad).status_code == 400
    guest.done("/api/me/notices", {})
    assert guest.get("/api/me").json()["email"] == ""


def test_a_deleted_user_is_gone_and_bots_play_on(served: Served) -> None:
    host, gone = served.guest(), account(served, "Gone")
    table = host.done("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "free"]})["id"]
    gone.done(f"/api/tables/{table}/join", {"seat": 1})
    gone.done(f"/api/tables/{table}/chat", {"text": "I was here"})
    host.done(f"/api/tables/{table}/start")
    assert gone.http.delete("/api/me").status_code == 200
    chair = host.get(f"/api/tables/{table}").json()["chairs"][1]
    assert (chair["name"], chair["level"]) == ("", "skilled")
    assert gone.get("/api/me/tables").status_code == 401
    assert served.stranger().post("/api/me/sign-in", {"name": "Gone", **PASSWORD}).status_code == 401
    assert account(served, "Gone").id != gone.id
    host.done(f"/api/tables/{table}/close")


def test_who_cannot_be_taken_out_of_a_busy_table_is_not_half_deleted(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = served.guest()
    guest.done("/api/tables", {"game": "evolution", "players": 2})

    async def busy(*_: object) -> None:
        raise Busy(Message("server-busy"))

    with monkeypatch.context() as patch:
        patch.setattr(served.context.hub, "act", busy)
        assert guest.http.delete("/api/me").status_code == 503
    assert guest.get("/api/me").json()["id"] == guest.id
    assert guest.http.delete("/api/me").status_code == 200


# ---- guessing -----------------------------------------------------------------------------------
def test_guessing_is_slow_from_one_address_and_from_many() -> None:
    auth = Auth(None, b"k", Limits(lambda: 0), lambda: 0)  # type: ignore[arg-type]
    for _ in range(MAX_ATTEMPTS["at"]):
        auth.count_attempt("ann", "1.1.1.1")
    with pytest.raises(BadInput):
        auth.count_attempt("ann", "1.1.1.1")
    auth.count_attempt("ann", "2.2.2.2")
    for k in range(MAX_ATTEMPTS["from"]):
        auth.count_attempt(f"name {k}", "4.4.4.4")
    with pytest.raises(BadInput):
        auth.count_attempt("another name", "4.4.4.4")
    for k in range(MAX_ATTEMPTS["on"]):
        auth.count_attempt("bob", f"3.3.3.{k}")
    with pytest.raises(BadInput):
        auth.count_attempt("bob", "5.5.5.5")


def test_a_guest_does_not_try_names_for_ever(served: Served) -> None:
    account(served, "Wanted")
    guest = served.guest()
    codes = [guest.post("/api/me/sign-up", {"name": "Wanted", **PASSWORD}).status_code for _ in range(SIGN_UPS + 1)]
    assert codes == [400] * SIGN_UPS + [429]


def test_too_many_wrong_passwords_are_answered_with_429(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        stranger = server.stranger()
        limits = server.context.limits
        for _ in range(MAX_ATTEMPTS["at"] - 1):
            limits.allow("sign-in at ann 127.0.0.1", MAX_ATTEMPTS["at"], 10**9)
        answers = [stranger.post("/api/me/sign-in", {"name": "Ann", "password": "12345678"}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [401, 429]


def test_guests_and_requests_of_one_address_are_limited(tmp_path: Path) -> None:
    with Served(tmp_path, guests=2, requests=7) as server:
        stranger = server.stranger()
        assert [stranger.http.get("/api/me", headers={"Cookie": "x"}).status_code for _ in range(1)] == [200]
        codes = [server.stranger().get("/api/me").status_code for _ in range(2)]
        assert codes == [200, 429]
        assert [stranger.get("/api/games").status_code for _ in range(5)] == [200] * 4 + [429]


# ---- other sites -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("headers", "safe", "unsafe"),
    [
        ({"host": "a.example"}, True, True),
        ({"host": "a.example", "origin": "https://a.example"}, True, True),
        ({"host": "a.example:8000", "origin": "http://a.example:8000"}, True, True),
        ({"host": "a.example", "origin": "https://evil.example"}, False, False),
        ({"host": "a.example", "origin": "https://a.example.evil"}, False, False),
        ({"host": "a.example", "origin": "https://a.example:81"}, False, False),
        ({"host": "a.example", "origin": "null"}, False, False),
        ({"host": "a.example", "origin": ""}, False, False),
        ({"host": "a.example", "sec-fetch-site": "cross-site"}, True, False),
        ({"host": "a.example", "sec-fetch-site": "same-site"}, True, False),
        ({"host": "a.example", "sec-fetch-site": "same-origin"}, True, True),
        ({"host": "a.example", "sec-fetch-site": "none"}, True, True),
    ],
)
def test_other_sites_cannot_act(headers: dict[str, str], safe: bool, unsafe: bool) -> None:
    request = asked(headers, "https" if headers.get("origin", "").startswith("https") else "http")
    assert same_origin(request, secure=False, unsafe=False) is safe
    assert same_origin(request, secure=False, unsafe=True) is unsafe


def asked(headers: dict[str, str], scheme: str) -> HTTPConnection:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "scheme": scheme, "path": "/", "headers": raw})


@pytest.mark.parametrize(
    ("scheme", "origin", "secure", "same"),
    [
        ("http", "http", False, True),
        ("https", "https", False, True),
        ("wss", "https", False, True),
        ("https", "http", False, False),
        ("http", "https", False, False),
        ("http", "https", True, True),
        ("http", "http", True, False),
    ],
)
def test_a_page_over_another_scheme_is_another_site(scheme: str, origin: str, secure: bool, same: bool) -> None:
    request = asked({"host": "a.example", "origin": f"{origin}://a.example"}, scheme)
    assert same_origin(request, secure, unsafe=True) is same


def test_a_request_from_another_site_changes_nothing(served: Served) -> None:
    guest = served.guest()
    answer = guest.post("/api/me/name", {"name": "Mallory"}, Origin="https://evil.example")
    assert (answer.status_code, answer.json()["why"]["key"]) == (403, "server-other-origin")
    assert guest.get("/api/me").json()["name"] != "Mallory"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("de-DE, hu, it", "hu"),
        ("de-DE, it;q=0.7, hu", "hu"),
        ("hu;q=0.1,it;q=0.9", "it"),
        ("it; Q = 0.8 , pl;q=0.80", "it"),
        ("hu;q=0, pl;q=0.001", "pl"),
        ("hu;q=0", "en"),
        ("hu;q=much, it", "hu"),
        ("hu;q=1.5, it", "hu"),
        ("it, hu;q=9", "it"),
        ("*", "en"),
        ("HU-hu", "hu"),
        (",;,", "en"),
    ],
)
def test_of_the_languages_that_we_speak_the_one_wished_most_is_spoken(header: str, language: str) -> None:
    assert language_of(header) == language


# ---- sessions and devices -------------------------------------------------------------------------
def test_a_session_ends_when_nobody_was_there_and_begins_anew_when_somebody_is(tmp_path: Path) -> None:
    day = 86_400_000
    with Served(tmp_path, session_days=30) as server:
        guest = server.guest()
        store = server.context.store

        def age(days: float) -> None:
            asyncio.run(store.query("UPDATE sessions SET created = created - ?", int(days * day)))

        age(0.5)
        assert "set-cookie" not in guest.get("/api/me").headers
        age(28.5)
        answer = guest.get("/api/me")
        assert answer.json()["id"] == guest.id
        assert f"Max-Age={30 * 86400}" in answer.headers["set-cookie"]
        age(29)
        assert guest.get("/api/me/tables").status_code == 200
        age(1.1)
        assert guest.get("/api/me/tables").status_code == 401
        asyncio.run(server.context.auth.forget_sessions())
        assert asyncio.run(store.query("SELECT * FROM sessions")) == []


def test_signing_in_brings_along_what_the_guest_has_played(served: Served) -> None:
    owner = account(served, "Wanderer")
    host, guest = served.guest(), served.guest()
    shared = host.done("/api/tables", {"game": "evolution", "players": 3, "seats": ["me", "free", "free"]})["id"]
    owner.done(f"/api/tables/{shared}/join", {"seat": 1})
    guest.done(f"/api/tables/{shared}/join", {"seat": 2})
    guest.done(f"/api/tables/{shared}/chat", {"text": "as a guest"})
    own = guest.done("/api/tables", {"game": "marine", "players": 2, "seats": ["me", "free"]})["id"]
    guest.done("/api/me/sign-in", {"name": "Wanderer", **PASSWORD})
    assert guest.get("/api/me").json()["id"] == owner.id
    chairs = guest.get(f"/api/tables/{shared}").json()["chairs"]
    assert [(chair["name"], chair["yours"]) for chair in chairs][1:] == [("Wanderer", True), ("Wanderer", True)]
    assert {line["id"] for line in owner.get("/api/me/tables").json()["tables"]} == {shared, own}
    assert guest.get(f"/api/tables/{own}").json()["host"] is True
    guest.done(f"/api/tables/{own}/invite", {"seat": 1})
    assert asyncio.run(served.context.store.user(guest.id)) is None
    host.done(f"/api/tables/{shared}/start")
    assert owner.http.delete("/api/me").status_code == 200
    stored = asyncio.run(served.context.store.query("SELECT entry FROM entries WHERE table_id = ?", shared))
    assert not [entry for (entry,) in stored if "as a guest" in entry or "Wanderer" in entry]
    host.done(f"/api/tables/{shared}/close")


def test_the_same_table_is_read_again_after_somebody_came_along(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        owner, guest = account(server, "Again"), server.guest()
        table = guest.done("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "novice"], "start": True})
        guest.done("/api/me/sign-in", {"name": "Again", **PASSWORD})
        assert owner.get(f"/api/tables/{table['id']}").json()["host"] is True
    with Served(tmp_path) as server:
        again = server.stranger()
        again.done("/api/me/sign-in", {"name": "Again", **PASSWORD})
        view = again.get(f"/api/tables/{table['id']}").json()
        assert (view["host"], view["chairs"][0]["yours"]) == (True, True)


def test_an_account_that_signs_in_as_another_leaves_its_games_where_they_are(served: Served) -> None:
    first, second = account(served, "First"), account(served, "Second")
    table = first.done("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "free"]})["id"]
    before = first.cookie
    first.done("/api/me/sign-in", {"name": "Second", **PASSWORD})
    assert first.get("/api/me").json()["id"] == second.id
    old = served.stranger().http.get("/api/me/tables", headers={"Cookie": f"{COOKIE}={before}"})
    assert old.status_code == 401, "a session that nobody has any more is none"
    assert first.get("/api/me/tables").json()["tables"] == []
    again = served.stranger()
    again.done("/api/me/sign-in", {"name": "First", **PASSWORD})
    assert [line["id"] for line in again.get("/api/me/tables").json()["tables"]] == [table]
