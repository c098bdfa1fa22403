"""Another password: who may have one, who may not guess at it, and who is signed out by it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tangledbank.i18n import LANGUAGES
from tangledbank.server import app
from tangledbank.server.people import passwords
from tangledbank.server.people.auth import MAX_ATTEMPTS, MAX_PASSWORD
from tangledbank.server.store.store import Store

from ..conftest import Cluster
from ..serving import Served, Visitor

OLD, NEW = "correct horse", "battery staple"
CHANGE = {"old": OLD, "new": NEW}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("password")) as server:
        yield server


@pytest.fixture(autouse=True)
def patient(served: Served) -> None:
    """All tests come from one address: none is slowed down by those before."""
    served.context.limits.buckets.clear()


def account(server: Served, name: str) -> Visitor:
    visitor = server.guest()
    visitor.done("/api/me/sign-up", {"name": name, "password": OLD})
    return visitor


def device(server: Served, name: str, password: str = OLD) -> Visitor:
    """Another device of an account."""
    visitor = server.stranger()
    visitor.done("/api/me/sign-in", {"name": name, "password": password})
    return visitor


def change(visitor: Visitor, old: str = OLD, new: str = NEW) -> tuple[int, str]:
    """The status of an attempt, and the key of what is said against it."""
    answer = visitor.post("/api/me/password", {"old": old, "new": new})
    return answer.status_code, answer.json().get("why", {}).get("key", "")


def sign_in(server: Served, name: str, password: str) -> int:
    return server.stranger().post("/api/me/sign-in", {"name": name, "password": password}).status_code


def is_alive(socket: ClientConnection) -> bool:
    socket.send('{"type": "ping", "id": "p"}')
    try:
        return bool(json.loads(socket.recv(timeout=10))["id"] == "p")
    except ConnectionClosed:
        return False


# ---- who may ---------------------------------------------------------------------------------------
def test_the_new_password_is_the_only_one(served: Served) -> None:
    owner = account(served, "Changer")
    owner.done("/api/me/password", CHANGE)
    assert sign_in(served, "Changer", OLD) == 401
    assert sign_in(served, "Changer", NEW) == 200
    assert change(owner) == (401, "server-wrong-password"), "the old one is not the old one any more"
    assert change(owner, NEW, OLD) == (200, "")


def test_a_wrong_old_password_is_refused(served: Served) -> None:
    owner = account(served, "Forgetful")
    for old in ("wrong one", "", OLD + " ", "x" * 1000):
        assert change(owner, old) == (401, "server-wrong-password")
    assert owner.get("/api/me/tables").status_code == 200
    assert sign_in(served, "Forgetful", OLD) == 200


@pytest.mark.parametrize("new", ["", "short", "x" * (MAX_PASSWORD + 1)])
def test_a_new_password_is_neither_short_nor_endless(served: Served, new: str) -> None:
    owner = account(served, f"Length {len(new)}")
    assert change(owner, OLD, new) == (400, "server-bad-password")
    assert change(owner, "wrong one", new) == (400, "server-bad-password"), "that is no way to find out the old one"
    assert sign_in(served, f"Length {len(new)}", OLD) == 200


def test_a_guest_has_no_password_and_hears_so_in_their_language(served: Served) -> None:
    guest = served.guest()
    answers = [guest.post("/api/me/password", CHANGE, Accept_Language=language) for language in LANGUAGES]
    told = [(one.status_code, one.json()["error"], one.json()["why"]["key"]) for one in answers]
    assert told == [(403, "forbidden", "server-needs-account")] * len(LANGUAGES)
    assert len({one.json()["text"] for one in answers}) == len(LANGUAGES)


# ---- guessing --------------------------------------------------------------------------------------
def test_guessing_at_the_old_one_is_guessing_when_signing_in(served: Served) -> None:
    owner = account(served, "Guessed")
    codes = [change(owner, f"guess number {k}")[0] for k in range(MAX_ATTEMPTS["at"] + 1)]
    assert codes == [401] * MAX_ATTEMPTS["at"] + [429]
    assert change(owner) == (429, "server-too-often"), "the right one, too"
    assert sign_in(served, "guessed", OLD) == 429


def test_what_was_tried_when_signing_in_counts(served: Served) -> None:
    owner = account(served, "Tried")
    for _ in range(MAX_ATTEMPTS["at"]):
        assert sign_in(served, "Tried", "wrong one") == 401
    assert change(owner) == (429, "server-too-often")


def test_passwords_are_checked_and_hashed_beside_the_loop(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = account(served, "Beside")
    threads: list[threading.Thread] = []

    class Watched(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            threads.append(threading.current_thread())
            return super().hash(password, salt=salt)

        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002  (argon2's naming)
            threads.append(threading.current_thread())
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "HASHER", Watched(time_cost=1, memory_cost=8, parallelism=1))
    owner.done("/api/me/password", CHANGE)
    assert len(threads) == 2
    assert served.thread not in threads


# ---- devices -----------------------------------------------------------------------------------------
def test_other_devices_are_signed_out_and_this_one_is_not(served: Served) -> None:
    first, second = account(served, "Devices"), device(served, "Devices")
    stranger = account(served, "Somebody else")
    cookie = second.cookie
    second.done("/api/me/password", CHANGE)
    assert second.cookie == cookie
    assert second.get("/api/me/tables").status_code == 200
    assert first.get("/api/me/tables").status_code == 401
    assert stranger.get("/api/me/tables").status_code == 200


def test_sockets_of_other_devices_end_and_those_of_this_one_do_not(served: Served) -> None:
    first, second, other = account(served, "Plugs"), device(served, "Plugs"), account(served, "Other plugs")
    with first.socket() as ended, second.socket() as kept, second.socket() as too, other.socket() as others:
        assert change(second, "wrong one")[0] == 401
        assert is_alive(ended)
        second.done("/api/me/password", CHANGE)
        with pytest.raises(ConnectionClosed):
            ended.recv(timeout=10)
        assert all(is_alive(socket) for socket in (kept, too, others))


def test_two_changes_at_once_are_one_change(served: Served) -> None:
    devices = [account(served, "Twins"), device(served, "Twins")]
    with ThreadPoolExecutor(2) as both:
        codes = list(both.map(lambda one: change(one[1], OLD, f"password {one[0]}")[0], enumerate(devices)))
    assert sorted(codes) == [200, 401]
    won = codes.index(200)
    assert [one.get("/api/me/tables").status_code for one in devices] == [200 if k == won else 401 for k in range(2)]
    assert sign_in(served, "Twins", f"password {won}") == 200


def test_who_signs_in_with_the_old_one_while_it_is_changed_stays_outside(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old one was right when it was looked at, and is not any more when the session begins."""
    owner, real = account(served, "Racer"), Store.add_session

    async def later(store: Store, token: str, user: str, password: str, now: int) -> bool:
        await asyncio.to_thread(owner.done, "/api/me/password", CHANGE)
        return await real(store, token, user, password, now)

    monkeypatch.setattr(Store, "add_session", later)
    assert sign_in(served, "Racer", OLD) == 401
    assert owner.get("/api/me/tables").status_code == 200


def test_devices_at_another_process_are_signed_out_too(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SESSION_CHECK_INTERVAL_S", 0.2)
    database = cluster.fresh()
    with Served(tmp_path / "one", database=database) as here, Served(tmp_path / "two", database=database) as there:
        owner, other = account(here, "Both"), device(there, "Both")
        with owner.socket() as kept, other.socket() as ended:
            owner.done("/api/me/password", CHANGE)
            assert other.get("/api/me/tables").status_code == 401
            with pytest.raises(ConnectionClosed):
                ended.recv(timeout=10)
            assert is_alive(kept)
        assert (sign_in(there, "Both", OLD), sign_in(there, "Both", NEW)) == (401, 200)
