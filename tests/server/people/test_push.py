"""Web Push: a browser without an open page is told once, readable by it alone, and not at night."""

from __future__ import annotations

import asyncio
import http.server
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tangledbank.server.people import notices
from tangledbank.server.people.notices import GRACE_PERIOD_MS, Turn, due_now
from tangledbank.server.people.push import (
    MAX_PAYLOAD,
    Subscription,
    Vapid,
    base64url,
    derived,
    encrypted,
    fresh_secret,
    from_base64url,
    is_available,
    point_of,
)
from tangledbank.server.store.pushes import MAX_DEVICES, Quiet, is_quiet, set_quiet, subscribe

from ..conftest import Opening
from ..serving import Served, Visitor
from ..sinks import Sink, sink
from .test_notices import PAUSE, Story

needs_ciphers = pytest.mark.skipif(not is_available(), reason="needs the package cryptography (extra push)")
AUTH = base64url(b"a" * 16)
SESSION = "token ann"
HOUR = 3_600_000


POINT = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
"""One of the curve."""


def subscription(endpoint: str = "https://push.example/1", auth: str = AUTH) -> Subscription:
    """Of a browser that nobody needs to be."""
    return Subscription(endpoint, POINT, auth)


class Browser:
    """The other end: its keys, and what it can read."""

    def __init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.point = point_of(self.private)

    def at(self, endpoint: str) -> Subscription:
        return Subscription(endpoint, base64url(self.point), base64url(self.auth))

    def reads(self, body: bytes) -> bytes:
        """RFC 8188 and RFC 8291, from their side."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        material = derived(self.auth, shared, b"WebPush: info\0" + self.point + sender, 32)
        key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
        found: bytes = AESGCM(key).decrypt(nonce, record, None)
        assert found.endswith(b"\x02"), "the last record"
        return found[:-1]


def proven(headers: dict[str, str], endpoint: str) -> dict[str, Any]:
    """What a push service learns of us, if the signature is ours."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    scheme, _, parts = headers["Authorization"].partition(" ")
    assert scheme == "vapid"
    found = dict(part.strip().split("=", 1) for part in parts.split(","))
    signed, _, signature = found["t"].rpartition(".")
    raw = from_base64url(signature)
    assert len(raw) == 64
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(found["k"]))
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(numbers, signed.encode(), ec.ECDSA(SHA256()))
    head, claims = [json.loads(from_base64url(part)) for part in signed.split(".")]
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert endpoint.startswith(claims["aud"] + "/")
    return dict(claims)


# ---- what is sent -------------------------------------------------------------------------------
@needs_ciphers
def test_the_example_of_the_standard_is_read_as_it_should() -> None:
    """RFC 8291, appendix A: what the other end does here is right, so what it reads of ours is right, too."""
    from cryptography.hazmat.primitives.asymmetric import ec

    browser = Browser()
    secret = int.from_bytes(from_base64url("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser.private = ec.derive_private_key(secret, ec.SECP256R1())
    browser.point = point_of(browser.private)
    browser.auth = from_base64url("BTBZMqHH6r4Tts7J_aSIgg")
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
        "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.reads(from_base64url(body)) == b"When I grow up, I want to be a watermelon"


@needs_ciphers
def test_only_the_browser_can_read_it() -> None:
    browser, other = Browser(), Browser()
    body = encrypted(b"your turn", browser.at("https://push.example/1"))
    assert browser.reads(body) == b"your turn"
    assert body != encrypted(b"your turn", browser.at("https://push.example/1"))
    with pytest.raises(Exception, match=r"^$"):  # InvalidTag
        other.reads(body)
    assert len(encrypted(b"x" * 9000, browser.at("https://p.example/"))) <= 4096
    assert browser.reads(encrypted(b"x" * 9000, browser.at("https://p.example/"))) == b"x" * MAX_PAYLOAD


@needs_ciphers
def test_push_services_learn_who_sends_it_and_no_more() -> None:
    vapid = Vapid(fresh_secret(), "mailto:host@games.example")
    endpoint = "https://push.example:8443/some/where"
    headers = vapid.headers(endpoint, 1_000)
    assert proven(headers, endpoint) == {
        "aud": "https://push.example:8443",
        "exp": 1_000 + 12 * 3600,
        "sub": "mailto:host@games.example",
    }
    assert headers["Authorization"].endswith(vapid.public)
    assert headers["Content-Encoding"] == "aes128gcm"
    assert "sub" not in proven(Vapid(fresh_secret(), "").headers(endpoint, 1), endpoint)


# ---- when it is sent ----------------------------------------------------------------------------
async def due(story: Story, later: int = 0, here: tuple[str, ...] = ()) -> list[tuple[str, list[str]]]:
    """Endpoints with the tables they are told of, so many milliseconds later."""
    story.time += later
    now = story.time
    found = await story.store.database.run(lambda c: due_now(c, set(here), now, None, PAUSE))
    return [(device.subscription.endpoint, [turn.table for turn in turns]) for device, turns in found.pushes]


@pytest.fixture
def story(opening: Opening) -> Story:
    return Story(opening())


async def begin(story: Story, *tables: str, browsers: int = 1) -> None:
    await story.begin(*tables, email="", hook="")
    for k in range(browsers):
        assert await subscribe(story.store.database, "ann", SESSION, subscription(f"https://push.example/{k}"), "pl", k)


def test_a_turn_is_told_once_in_every_browser(story: Story) -> None:
    async def play() -> None:
        await begin(story, "t", browsers=2)
        assert await due(story) == []
        assert await due(story, GRACE_PERIOD_MS - 1) == []
        assert await due(story, 1) == [("https://push.example/0", ["t"]), ("https://push.example/1", ["t"])]
        assert await due(story, 10 * PAUSE) == []

    asyncio.run(play())


def test_what_comes_soon_after_is_told_together_later(story: Story) -> None:
    async def play() -> None:
        await begin(story, "t")
        await due(story)
        assert len(await due(story, GRACE_PERIOD_MS)) == 1
        await story.table("u")
        await story.table("v")
        await due(story)
        assert await due(story, PAUSE // 2) == []
        assert await due(story, PAUSE // 2) == [("https://push.example/0", ["t", "u", "v"])]

    asyncio.run(play())


def test_whoever_is_here_has_seen_it(story: Story) -> None:
    async def play() -> None:
        await begin(story, "t")
        await due(story)
        assert await due(story, GRACE_PERIOD_MS // 2, here=("ann",)) == []
        assert await due(story, PAUSE) == []

    asyncio.run(play())


def test_in_quiet_hours_it_waits_for_their_end(story: Story) -> None:
    async def play() -> None:
        await begin(story, "t")
        now = story.time // 60_000 % 1440  # minutes in UTC
        await set_quiet(story.store.database, "ann", Quiet((now - 60) % 1440, (now + 120) % 1440))
        await due(story)
        assert await due(story, HOUR) == []
        assert await due(story, HOUR) == [("https://push.example/0", ["t"])]

    asyncio.run(play())


def test_quiet_hours_are_those_of_the_place() -> None:
    night = Quiet(22 * 60, 7 * 60, "Europe/Budapest")
    winter, summer = 1_767_250_800_000, 1_782_885_600_000  # 2026-01-01 07:00 and 2026-07-01 06:00 UTC
    assert not is_quiet(night, winter)
    assert is_quiet(night, winter - 2 * HOUR), "6:00 there"
    assert not is_quiet(night, summer), "8:00 there"
    assert is_quiet(night, summer - 2 * HOUR), "6:00 there"
    assert is_quiet(night, winter - 9 * HOUR), "23:00 there"
    noon = Quiet(12 * 60, 13 * 60)
    assert [is_quiet(noon, HOUR * k) for k in (11, 12, 13)] == [False, True, False]
    assert not is_quiet(Quiet(), winter)
    assert is_quiet(Quiet(0, 1439, "Nowhere/Atall"), HOUR), "a zone that is gone counts as UTC"


def test_a_browser_is_told_as_long_as_its_session_lasts(story: Story) -> None:
    async def play() -> None:
        await begin(story, "t")
        await due(story)
        await story.store.end_session(SESSION)
        assert await due(story, GRACE_PERIOD_MS) == []

    asyncio.run(play())


def test_an_address_belongs_to_the_browser_that_knows_its_secret(story: Story) -> None:
    async def play() -> None:
        await begin(story, "t")
        database, mine = story.store.database, subscription("https://push.example/0")
        thief = subscription("https://push.example/0", base64url(b"b" * 16))
        assert not await subscribe(database, "bob", "token bob", thief, "en", 9)
        assert await subscribe(database, "bob", "token bob", mine, "en", 9), "somebody else signed in on this device"
        await due(story)
        later = story.time + GRACE_PERIOD_MS
        found = await database.run(lambda c: due_now(c, set(), later, None, PAUSE))
        assert {device.user for device, _ in found.pushes} == {"bob"}, "who is asked there, too"

    asyncio.run(play())


def test_the_oldest_of_too_many_browsers_is_forgotten(story: Story) -> None:
    async def play() -> None:
        await begin(story, "t", browsers=MAX_DEVICES + 2)
        await due(story)
        told = [endpoint for endpoint, _ in await due(story, GRACE_PERIOD_MS)]
        assert told == [f"https://push.example/{k}" for k in range(2, MAX_DEVICES + 2)]

    asyncio.run(play())


def test_thousands_are_told_without_a_look_at_all_turns_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    people = [f"u{k}" for k in range(8_000)]
    monkeypatch.setattr(notices, "users_to_push", lambda *_: [(user, "en") for user in people])
    monkeypatch.setattr(notices, "subscriptions_of", lambda *_: [subscription()])
    turns = [Turn("t", user, "marine") for user in people]
    connection: Any = None
    begun = time.process_time()
    found = notices.pushes_due(connection, turns, 1, 1)
    assert time.process_time() - begun < 0.7
    assert [(device.user, told) for device, told in found] == [(turn.user, [turn]) for turn in turns]


# ---- a push service -----------------------------------------------------------------------------
class PushSession(http.server.BaseHTTPRequestHandler):
    """Keeps headers and bodies; the sink says which statuses to answer with."""

    def do_POST(self) -> None:
        service: Any = self.server
        body = self.rfile.read(int(self.headers["Content-Length"]))
        status = service.refusals.pop(0) if service.refusals else 201
        service.got.append((dict(self.headers), self.path, body))
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def service() -> Iterator[Sink]:
    with sink(PushSession) as found:
        yield found


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(notices, "CHECK_INTERVAL_S", 0.05)
    monkeypatch.setattr(notices, "GRACE_PERIOD_MS", 0)
    monkeypatch.setattr(notices, "RETRY_DELAYS_S", (0.01, 0.01))
    with Served(tmp_path, private_hooks=True, push_minutes=0) as server:
        yield server


def waited_for(person: Visitor, browser: Browser, endpoint: str) -> str:
    """Somebody with a browser at a table where they are asked."""
    at = browser.at(endpoint)
    person.done("/api/me/push", at._asdict())
    assert person.get("/api/me/push").json()["devices"] == 1
    body = {"game": "marine", "players": 2, "seats": ["me", "me"], "start": True}
    return str(person.done("/api/tables", body)["id"])


@needs_ciphers
def test_a_browser_is_told_and_led_to_the_table(served: Served, service: Sink) -> None:
    person, browser = served.guest(), Browser()
    endpoint = f"http://127.0.0.1:{service.port}/push/secret"
    key = person.get("/api/me/push").json()["key"]
    assert key == served.context.notices.vapid.public  # type: ignore[union-attr]
    table = waited_for(person, browser, endpoint)
    got: Any = service.wait(1)[0]
    headers, path, body = got
    assert path == "/push/secret"
    told = json.loads(browser.reads(body))
    assert told == {"title": "It is your turn", "text": "Marine", "link": f"/table/{table}"}
    proof = proven(headers, endpoint)
    assert proof["exp"] > time.time()
    assert headers["TTL"] == "86400"


@needs_ciphers
@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(served: Served, service: Sink, status: int) -> None:
    person = served.guest()
    service.refusals.append(status)
    waited_for(person, Browser(), f"http://127.0.0.1:{service.port}/push/secret")
    service.wait(1)
    until(lambda: person.get("/api/me/push").json()["devices"] == 0)
    assert served.context.notices.told["gone"] == 1
    assert served.context.notices.told["failed"] == 0


@needs_ciphers
def test_a_push_service_that_is_busy_is_asked_again(served: Served, service: Sink) -> None:
    person, browser = served.guest(), Browser()
    service.refusals += [503, 429]
    waited_for(person, browser, f"http://127.0.0.1:{service.port}/push/secret")
    got: Any = service.wait(3)[-1]
    assert browser.reads(got[2])
    until(lambda: served.context.notices.told["push"] == 1)


@needs_ciphers
def test_no_private_address_is_told_unless_the_server_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "CHECK_INTERVAL_S", 0.05)
    monkeypatch.setattr(notices, "GRACE_PERIOD_MS", 0)
    with Served(tmp_path, push_minutes=0) as served, sink(PushSession) as service:
        waited_for(served.guest(), Browser(), f"http://127.0.0.1:{service.port}/push/secret")
        until(lambda: served.context.notices.told["failed"] == 1)
        assert service.got == []


@needs_ciphers
def test_our_keys_stay_the_same(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with Served(tmp_path) as served:
            keys.append(served.guest().get("/api/me/push").json()["key"])
    assert keys[0] == keys[1]
    assert len(from_base64url(keys[0])) == 65


def until(test: Any) -> None:
    end = time.monotonic() + 20
    while not test():
        assert time.monotonic() < end
        time.sleep(0.02)


# ---- what is refused ----------------------------------------------------------------------------
def test_subscriptions_and_hours_that_are_none_are_refused(served: Served) -> None:
    person = served.guest()
    good = subscription()._asdict()
    bad = [
        {**good, "endpoint": "ftp://x"},
        {**good, "key": "AAAA"},
        {**good, "auth": "!"},
        {**good, "endpoint": "https:// x"},
        {**good, "endpoint": "https://[x"},
        {**good, "key": base64url(b"\x04" + b"x" * 64)},
    ]
    expected = 400 if is_available() else 409
    assert [person.post("/api/me/push", body).status_code for body in bad] == [expected] * len(bad)
    hours = [{"begin": -1, "end": 5}, {"begin": 0, "end": 1440}, {"begin": 0, "end": 5, "zone": "Mid/Ocean"}]
    hours.append({"begin": 0, "end": 5, "zone": "../../etc/passwd"})
    assert [person.post("/api/me/push/quiet", body).status_code for body in hours] == [400] * 4
    person.done("/api/me/push/quiet", {"begin": 1320, "end": 420, "zone": "Europe/Rome"})
    shown = person.get("/api/me/push").json()
    assert (shown["begin"], shown["end"], shown["zone"]) == (1320, 420, "Europe/Rome")


@needs_ciphers
def test_a_browser_is_told_no_more_when_its_user_says_so(served: Served) -> None:
    person = served.guest()
    person.done("/api/me/push", subscription()._asdict())
    served.guest().done("/api/me/push/remove", {"endpoint": subscription().endpoint})
    assert person.get("/api/me/push").json()["devices"] == 1, "nobody else can say so"
    person.done("/api/me/push/remove", {"endpoint": subscription().endpoint})
    assert person.get("/api/me/push").json()["devices"] == 0
