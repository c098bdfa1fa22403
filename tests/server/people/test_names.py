"""Names: what looks the same is the same, what nobody can see is none, and some are nobody's."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank import BadInput
from tangledbank.server.http.limits import Limits
from tangledbank.server.http.routes import opening
from tangledbank.server.people.auth import Auth, SignInFailed
from tangledbank.server.people.names import MAX_NAME, checked_name, name_key
from tangledbank.server.people.passwords import hash_of
from tangledbank.server.store.database import Connection, Database
from tangledbank.server.store.migrations import STEPS, merge_names, migrate
from tangledbank.server.store.store import Store

from ..conftest import Opening
from ..serving import Served

PASSWORD = {"password": "correct horse"}
ALIKE = [
    "Anna\ufe0f",
    "An\u034fna",
    "Anna\u3164",
    "\u2800Anna",
    "Anna\uffa0",
    "\uff21\uff4e\uff4e\uff41",
    "ANNA",
    " anna ",
]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("names")) as server:
        server.guest().done("/api/me/sign-up", {"name": "Anna", **PASSWORD})
        server.guest().done("/api/me/sign-up", {"name": "Zo\u00eb", **PASSWORD})
        yield server


# ---- what looks the same -----------------------------------------------------------------------------
@pytest.mark.parametrize("name", [*ALIKE, "Zoe\u0308", "ZO\u00cb"])
def test_no_second_account_looks_like_the_first(served: Served, name: str) -> None:
    guest = served.guest()
    for path, body in (("/api/me/sign-up", {"name": name, **PASSWORD}), ("/api/me/name", {"name": name})):
        answer = guest.post(path, body)
        assert (answer.status_code, answer.json()["why"]["key"]) == (400, "server-name-taken")


def test_an_account_is_signed_in_to_with_whatever_looks_like_its_name(served: Served) -> None:
    for name in ("\uff21nna", "anna", "zoe\u0308"):
        served.stranger().done("/api/me/sign-in", {"name": name, **PASSWORD})


def test_names_are_compared_without_case_and_spaces_and_the_key_is_its_own_key() -> None:
    assert name_key("  Gro\u00dfe   ANNA ") == name_key("GROSSE anna")
    for name in [*ALIKE, "\u1e9e\ufb03\u0130\u2460", "\u3164\u0345\u03b1"]:
        assert name_key(name_key(name)) == name_key(name)


# ---- what can be shown ---------------------------------------------------------------------------------
INVISIBLE = ["", "  ", "\u3164", "\u2800\u2800", "\uffa0 \u115f", "\ufe0f", "\u0301\u0301", "\u034f"]


@pytest.mark.parametrize("name", [*INVISIBLE, "x" * (MAX_NAME + 1), "a\u202eb", "a\x00b", "a\u2028b\u200b"])
def test_a_name_is_visible_and_short(served: Served, name: str) -> None:
    answer = served.guest().post("/api/me/name", {"name": name})
    assert (answer.status_code, answer.json()["why"]["key"]) == (400, "server-bad-name")


@pytest.mark.parametrize("name", ["\u0410nna", "Ann\u03b1", "\u0410nna \u03a9"])
def test_a_name_has_one_script(served: Served, name: str) -> None:
    answer = served.guest().post("/api/me/name", {"name": name})
    assert (answer.status_code, answer.json()["why"]["key"]) == (400, "server-mixed-name")


@pytest.mark.parametrize(
    "name", ["\u0410\u043d\u043d\u0430 2", "\u5b89\u5a1c Anna", "Zo\u00eb \U0001f98e", "O'Hara-P7"]
)
def test_a_name_may_have_any_script(name: str) -> None:
    assert checked_name(name) == name


def test_what_nobody_can_see_is_not_shown() -> None:
    assert checked_name("Be\u034fa\ufe0f  Zoe\u0308") == "Bea Zo\u00eb"


# ---- what is nobody's ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "name",
    [
        *[
            "expert",
            "Skilled",
            "ekspert",
            "Esperto",
            "szak\u00e9rt\u0151",
            "niedzielny gracz",
            "Operator",
            "\uff21dmin",
        ],
        *["Tangled Bank", "tangled-bank", "* Operator *", "P1", "p6", "P 3", "Amministratore", "Rendszer"],
    ],
)
def test_a_name_is_no_role_no_level_and_no_seat(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        checked_name(name)
    assert refused.value.message.key == "server-name-taken"


@pytest.mark.parametrize(
    "name",
    [
        *["\u1d07x\u1d18\u1d07\u0280\u1d1b", "\u0251dmin", "0perator", "Operator 1", "Admin2", "Adm1n", "ADM1N 007"],
        *["M0derat0r", "\u00c4dm\u0131n", "Ski11ed", "Tangled Bank 2"],
    ],
)
def test_a_name_does_not_look_like_one_that_is_nobodys(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        checked_name(name)
    assert refused.value.message.key == "server-name-taken"


@pytest.mark.parametrize("name", ["Pi", "P7", "Anna 2", "Robot", "Botond", "100", "Administer"])
def test_other_names_are_free(name: str) -> None:
    assert checked_name(name) == name


def test_names_of_accounts_are_not_found_out_by_giving_them_to_seats(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "SEAT_NAMES", 3)
    guest = served.guest()
    table = {"game": "evolution", "players": 2, "seats": ["me", "me"]}
    codes = [guest.post("/api/tables", {**table, "names": [name, ""]}).status_code for name in ("A1", "Anna", "B", "C")]
    assert codes == [200, 400, 200, 429]
    assert guest.post("/api/tables", table).status_code == 200


def test_a_reserved_name_and_a_taken_one_are_refused_alike(served: Served) -> None:
    guest = served.guest()
    reserved, taken = [guest.post("/api/me/name", {"name": name}).json() for name in ("Admin", "Anna")]
    assert reserved["text"].replace("Admin", "Anna") == taken["text"]


# ---- accounts from before --------------------------------------------------------------------------------
BEFORE = [
    ("u1", "\uff21\uff4e\uff4e\uff41", "\uff41\uff4e\uff4e\uff41"),
    ("u2", "Anna", "anna"),
    ("u3", "Anna\ufe0f", "anna\ufe0f"),
    ("u4", "\u3164", "\u3164"),
    ("u5", "expert", "expert"),
]
"""Older ones first: id, name and what was the key of the account."""


async def old_accounts(database: Database) -> None:
    """Before the last step: as a database was when only case and spaces were compared."""
    last = next(k for k, step in enumerate(STEPS) if merge_names in step)
    await database.run(lambda connection: migrate(connection, last))

    def fill(connection: Connection) -> None:
        for created, (user, name, account) in enumerate(reversed(BEFORE)):
            values = [user, name, account, hash_of(f"password {user}"), len(BEFORE) - created]
            connection.execute(
                "INSERT INTO users (id, name, account, password, created) VALUES (?, ?, ?, ?, ?)", values
            )

    await database.run(fill)


def test_accounts_from_before_keep_working_and_of_two_that_look_alike_the_older_keeps_the_name(
    opening: Opening,
) -> None:
    async def story() -> None:
        database = opening()
        await old_accounts(database)
        store = Store(database)
        await store.prepare()
        auth = Auth(store, b"secret", Limits(lambda: 0), lambda: 0)
        for user, name, _ in BEFORE:
            found, _ = await auth.sign_in(name, f"password {user}", user)
            assert (found.id, found.must_rename) == (user, user in ("u2", "u3", "u4"))
        with pytest.raises(SignInFailed):
            await auth.sign_in("Anna", "password u4", "elsewhere")
        late = await store.user("u2")
        assert late is not None
        await auth.rename(late, "Anna B")
        found, _ = await auth.sign_in("anna b", "password u2", "u2")
        assert not found.must_rename
        found, _ = await auth.sign_in("Anna", "password u1", "u1")
        assert found.id == "u1"
        database.close()

    asyncio.run(story())


def test_who_must_rename_is_told_so_and_can(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        late = server.guest()
        late.done("/api/me/sign-up", {"name": "Late", **PASSWORD})
        sql = "UPDATE users SET alike = 'early' WHERE id = ? RETURNING id"
        asyncio.run(server.context.store.query(sql, late.id))
        body = {"game": "evolution", "players": 2}
        answer = late.post("/api/tables", body)
        assert (answer.status_code, answer.json()["why"]["key"]) == (403, "server-must-rename")
        assert late.get("/api/me/tables").status_code == 200
        late.done("/api/me/name", {"name": "Later"})
        late.done("/api/tables", body)


SAID: list[dict[str, object]] = [
    {"type": "chat", "text": "hello"},
    {"type": "move", "seat": 0, "ply": 0, "action": "trait"},
    {"type": "undo", "seat": 0},
    {"type": "vote", "seat": 0, "agrees": True},
    {"type": "pass", "seat": 0, "level": "novice"},
]


def test_who_must_rename_does_nothing_over_a_socket_either_before_that(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        late = server.guest()
        late.done("/api/me/sign-up", {"name": "Late", **PASSWORD})
        body = {"game": "evolution", "players": 2, "seats": ["me", "me"], "start": True}
        table = late.done("/api/tables", body)["id"]
        asyncio.run(server.context.store.query("UPDATE users SET alike = 'early' WHERE id = ? RETURNING id", late.id))
        with late.socket() as socket:
            for said in SAID:
                socket.send(json.dumps({"id": "x", "table": table, **said}))
                answer = json.loads(socket.recv(timeout=20))
                assert (answer["code"], answer["why"]["key"]) == ("forbidden", "server-must-rename")
            late.done("/api/me/name", {"name": "Later"})
            socket.send(json.dumps({"id": "y", "table": table, **SAID[0]}))
            assert json.loads(socket.recv(timeout=20))["type"] == "done"
