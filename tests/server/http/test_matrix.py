"""Who may do what: every address and every message, asked by everybody."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from tangledbank import new
from tangledbank.puzzles.document import puzzles
from tangledbank.server.http.addresses import ADDRESSES
from tangledbank.server.live.requests import AnyClient
from tangledbank.server.people.push import is_available

from ..cast import ACTION, ROLES, Cast
from ..serving import Served, Visitor

ALL = (200, 200, 200, 200, 200)
KNOWN = (401, 200, 200, 200, 200)
HOST = (401, 403, 403, 200, 403)
SEAT_0 = (401, 403, 403, 200, 403)
SEAT_1 = (401, 403, 200, 403, 403)
OPERATOR = (401, 403, 403, 403, 200)
NO_REPORT = (401, 403, 403, 403, 404)
PUSH = 400 if is_available() else 409
RECORD = str(new("evolution", 2, 7).record())
TABLE = "/api/tables/{table}"
IN_PATHS = {
    "status": "open",
    "ply": 0,
    "n": 0,
    "game": "marine",
    "lesson": "first",
    "seek": "x",
    "puzzle": next(iter(puzzles("marine"))),
    "report": "x",
    "user": "x",
    "day": "2026-01-01",
}
"""What stands in paths beside tables."""

MATRIX: dict[tuple[str, str], tuple[str, Any, tuple[int, ...]]] = {
    ("GET", "/api/me"): ("", None, ALL),
    ("POST", "/api/me/sign-up"): ("", {"name": "{fresh}", "password": "12345678"}, (200, 200, 200, 200, 400)),
    ("POST", "/api/me/sign-in"): ("", {"name": "{fresh}", "password": "12345678"}, (401,) * 5),
    ("POST", "/api/me/sign-out"): ("", {}, KNOWN),
    ("POST", "/api/me/sign-out-everywhere"): ("", {}, KNOWN),
    ("POST", "/api/me/password"): ("", {"old": "long enough", "new": "12345678"}, (401, 403, 403, 403, 200)),
    ("POST", "/api/me/name"): ("", {"name": "New"}, KNOWN),
    ("POST", "/api/me/notices"): ("", {}, KNOWN),
    ("POST", "/api/notices/confirm"): ("", {"token": "unknown"}, (400,) * 5),
    ("DELETE", "/api/me"): ("", None, KNOWN),
    ("GET", "/api/me/tables"): ("", None, KNOWN),
    ("GET", "/api/me/statistics"): ("", None, KNOWN),
    ("GET", "/api/me/sessions"): ("", None, KNOWN),
    ("POST", "/api/me/sessions/end"): ("", {"session": "unknown"}, (401, 409, 409, 409, 409)),
    ("GET", "/api/me/blocks"): ("", None, KNOWN),
    ("POST", "/api/me/blocks"): ("", {"name": "nobody"}, (401, 404, 404, 404, 404)),
    ("POST", "/api/me/blocks/end"): ("", {"id": "unknown"}, KNOWN),
    ("POST", "/api/reports"): ("", {"name": "nobody", "text": "rude"}, (401, 404, 404, 404, 404)),
    ("GET", "/api/seeks"): ("", None, ALL),
    ("POST", "/api/seeks"): (
        "",
        {"game": "evolution", "players": 2, "clock": {"kind": "days", "bank": 86400}},
        ALL,
    ),
    ("POST", "/api/seeks/{seek}/join"): ("", {}, (409,) * 5),
    ("POST", "/api/seeks/{seek}/leave"): ("", {}, KNOWN),
    ("POST", "/api/forgot"): ("", {"name": "somebody"}, (409,) * 5),
    ("POST", "/api/reset"): ("", {"token": "unknown", "password": "12345678"}, (400,) * 5),
    ("GET", "/api/people"): ("", None, (404, 404, 404, 404, 200)),
    ("GET", "/api/leaderboard/{game}"): ("", None, ALL),
    ("GET", "/api/me/puzzles"): ("", None, KNOWN),
    ("POST", "/api/me/puzzles"): ("", {"tries": [{"game": "marine", "puzzle": "1-69", "right": True}]}, KNOWN),
    ("GET", "/api/me/vacation"): ("", None, KNOWN),
    ("POST", "/api/me/vacation"): ("", {"days": 1}, KNOWN),
    ("GET", "/api/me/push"): ("", None, KNOWN),
    ("POST", "/api/me/push"): ("", {"endpoint": "https://p", "key": "x", "auth": "y"}, (401, *[PUSH] * 4)),
    ("POST", "/api/me/push/remove"): ("", {"endpoint": "https://p"}, KNOWN),
    ("POST", "/api/me/push/quiet"): ("", {"begin": 60, "end": 420}, KNOWN),
    ("GET", "/api/games"): ("", None, ALL),
    ("GET", "/api/words/{game}"): ("", None, ALL),
    ("GET", "/api/rules/{game}"): ("", None, ALL),
    ("GET", "/api/cards/{game}"): ("", None, ALL),
    ("GET", "/api/lessons/{game}"): ("", None, ALL),
    ("GET", "/api/lessons/{game}/{lesson}"): ("", None, ALL),
    ("GET", "/api/puzzles/{game}"): ("", None, ALL),
    ("GET", "/api/puzzles/{game}/{puzzle}"): ("", None, ALL),
    ("POST", "/api/puzzles/{game}/{puzzle}"): ("", {}, ALL),
    ("GET", "/api/puzzles/{game}/{puzzle}/{n}"): ("", None, ALL),
    ("GET", "/api/ladder"): ("", None, ALL),
    ("GET", "/api/tables/public/{status}"): ("", None, ALL),
    ("GET", "/api/daily"): ("", None, ALL),
    ("POST", "/api/daily/{game}"): ("", {}, ALL),
    ("GET", "/api/daily/{game}/{day}"): ("", None, ALL),
    ("POST", "/api/daily/{game}/{day}"): ("", {"record": RECORD}, (409,) * 5),
    ("POST", "/api/tables"): (
        "",
        {"game": "evolution", "players": 2, "seats": ["me", "free"], "names": ["Ann", ""]},
        ALL,
    ),
    ("POST", "/api/records"): ("", {"record": RECORD}, ALL),
    ("POST", "/api/invitations/look"): ("", {"token": "unknown"}, (404,) * 5),
    ("POST", "/api/invitations"): ("", {"token": "unknown"}, (404,) * 5),
    ("GET", TABLE): ("running", None, ALL),
    ("GET", f"{TABLE}/story"): ("running", None, ALL),
    ("GET", f"{TABLE}/record"): ("closed", None, ALL),
    ("GET", f"{TABLE}/course"): ("running", None, (409, 409, 200, 200, 409)),
    ("GET", f"{TABLE}/moments/{{ply}}"): ("running", None, (409, 409, 200, 200, 409)),
    ("GET", f"{TABLE}/insight"): ("running", None, ALL),
    ("GET", f"{TABLE}/players"): ("running", None, ALL),
    ("GET", f"{TABLE}/undone"): ("running", None, ALL),
    ("GET", f"{TABLE}/review"): ("running", None, (409,) * 5),
    ("POST", f"{TABLE}/review"): ("running", {}, (409,) * 5),
    ("GET", f"{TABLE}/review/{{ply}}/{{n}}"): ("running", None, (409,) * 5),
    ("POST", f"{TABLE}/join"): ("free", {"seat": 1}, ALL),
    ("POST", f"{TABLE}/invite"): ("free", {"seat": 1}, HOST),
    ("POST", f"{TABLE}/revoke"): ("open", {"seat": 1}, HOST),
    ("POST", f"{TABLE}/leave"): ("open", {"seat": 1}, (401, 403, 200, 200, 403)),
    ("POST", f"{TABLE}/bot"): ("free", {"seat": 1, "level": "novice"}, HOST),
    ("POST", f"{TABLE}/number"): ("open", {"seat": 1, "number": "5"}, SEAT_1),
    ("POST", f"{TABLE}/start"): ("open", {}, HOST),
    ("POST", f"{TABLE}/close"): ("running", {}, (401, 403, 403, 200, 200)),
    ("POST", f"{TABLE}/rematch"): ("closed", {}, (401, 403, 200, 200, 403)),
    ("POST", f"{TABLE}/fork"): ("running", {"ply": 0, "seat": 0}, (403, 403, 403, 200, 403)),
    ("POST", f"{TABLE}/move"): ("running", {"seat": 0, "ply": 0, "action": ACTION}, SEAT_0),
    ("POST", f"{TABLE}/undo"): ("moved", {"seat": 0}, SEAT_0),
    ("POST", f"{TABLE}/reset"): ("moved", {"seat": 0}, (401, 403, 403, 400, 403)),
    ("POST", f"{TABLE}/orders"): ("running", {"seat": 0, "orders": [{"answers": ["end"]}]}, SEAT_0),
    ("GET", f"{TABLE}/coming"): ("running", None, (401, 403, 200, 200, 403)),
    ("POST", f"{TABLE}/vote"): ("asked", {"seat": 1, "agrees": False}, SEAT_1),
    ("POST", f"{TABLE}/pass"): ("running", {"seat": 1, "level": ""}, SEAT_1),
    ("POST", f"{TABLE}/chat"): ("running", {"text": "hello"}, KNOWN),
    ("POST", f"{TABLE}/mute"): ("chatted", {"line": 4, "muted": True}, HOST),
    ("GET", f"{TABLE}/notes"): ("running", None, KNOWN),
    ("POST", f"{TABLE}/notes"): ("running", {"text": "hm"}, KNOWN),
    ("GET", "/api/operator/users"): ("", None, OPERATOR),
    ("GET", "/api/operator/tables"): ("", None, OPERATOR),
    ("GET", "/api/operator/reports"): ("", None, OPERATOR),
    ("GET", "/api/operator/reports/{report}"): ("", None, NO_REPORT),
    ("POST", "/api/operator/reports/{report}/close"): ("", {}, NO_REPORT),
    ("POST", "/api/operator/users/{user}/mute"): ("", {"days": 1}, NO_REPORT),
    ("POST", "/api/operator/users/{user}/ban"): ("", {"days": 1}, NO_REPORT),
    ("POST", "/api/operator/announce"): ("", {"text": "hello"}, OPERATOR),
}

DONE = "done"
MESSAGES: dict[str, tuple[str, dict[str, Any], tuple[str, str, str, str]]] = {
    "watch": ("running", {}, (DONE, DONE, DONE, DONE)),
    "unwatch": ("running", {}, (DONE, DONE, DONE, DONE)),
    "move": ("running", {"seat": 0, "ply": 0, "action": ACTION}, ("forbidden", "forbidden", DONE, "forbidden")),
    "undo": ("moved", {"seat": 0}, ("forbidden", "forbidden", DONE, "forbidden")),
    "vote": ("asked", {"seat": 1, "agrees": False}, ("forbidden", DONE, "forbidden", "forbidden")),
    "pass": ("running", {"seat": 1, "level": ""}, ("forbidden", DONE, "forbidden", "forbidden")),
    "preview": ("running", {"seat": 0, "action": ACTION}, ("forbidden", "forbidden", DONE, "forbidden")),
    "story": ("running", {"seat": 0, "before": 9}, ("forbidden", "forbidden", DONE, "forbidden")),
    "why": ("running", {"seat": 0, "action": ACTION}, ("forbidden", "forbidden", DONE, "forbidden")),
    "orders": (
        "running",
        {"seat": 0, "orders": [{"answers": ["end"]}]},
        ("forbidden", "forbidden", DONE, "forbidden"),
    ),
    "coming": ("running", {"seat": 0}, ("forbidden", "forbidden", DONE, "forbidden")),
    "hint": ("running", {"seat": 0}, ("forbidden", "forbidden", DONE, "forbidden")),
    "chat": ("running", {"text": "hello"}, (DONE, DONE, DONE, DONE)),
}
"""At a table everybody may see: a guest, the owner of seat 1, the host with seat 0, an operator."""
WITHOUT_TABLE = {"hello", "ack", "ping"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("matrix")) as server:
        yield server


@pytest.fixture(scope="module")
def cast(served: Served) -> Cast:
    return Cast(served)


# ---- addresses ---------------------------------------------------------------------------------
def test_every_address_is_in_the_matrix() -> None:
    assert set(MATRIX) == {(address.method, address.path) for address in ADDRESSES}


def ask(visitor: Visitor, method: str, path: str, body: Any) -> int:
    raw = None if body is None else json.dumps(body).replace("{fresh}", secrets.token_urlsafe(9)).encode()
    return visitor.http.request(method, path, content=raw).status_code


@pytest.mark.parametrize(("method", "path"), MATRIX, ids=lambda part: str(part))
def test_an_address_answers_everybody_as_it_should(served: Served, cast: Cast, method: str, path: str) -> None:
    stage, body, expected = MATRIX[method, path]
    people = cast.people if stage else Cast(served).people
    got = []
    for role in ROLES:
        visitor = served.stranger() if role == "nobody" else people[role]
        here = path.format(table=cast.table(stage) if stage else "", **IN_PATHS)
        got.append(ask(visitor, method, here, body))
    assert dict(zip(ROLES, got, strict=True)) == dict(zip(ROLES, expected, strict=True))


@pytest.mark.parametrize(("method", "path"), [key for key in MATRIX if TABLE in key[1]], ids=lambda part: str(part))
def test_a_private_table_does_not_exist_for_strangers(served: Served, cast: Cast, method: str, path: str) -> None:
    stage, body, expected = MATRIX[method, path]
    here = path.format(table=cast.table(stage, "private"), ply=0, n=0)
    assert ask(cast.people["guest"], method, here, body) == 404
    assert ask(served.stranger(), method, here, body) == (401 if expected[0] == 401 else 404)


# ---- messages ------------------------------------------------------------------------------------
def test_every_message_is_in_the_matrix() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(AnyClient)}
    assert kinds == set(MESSAGES) | WITHOUT_TABLE


def said(visitor: Visitor, kind: str, table: str, fields: dict[str, Any]) -> str:
    """What comes back: done, or the code of the refusal."""
    with visitor.socket() as socket:
        socket.send(json.dumps({"type": kind, "id": "m", "table": table, **fields}))
        while True:
            answer = json.loads(socket.recv(timeout=60))
            if answer.get("id") == "m":
                return str(answer.get("code", answer["type"]))


@pytest.mark.parametrize("kind", MESSAGES)
def test_a_message_answers_everybody_as_it_should(cast: Cast, kind: str) -> None:
    stage, fields, expected = MESSAGES[kind]
    got = [said(cast.people[role], kind, cast.table(stage), fields) for role in ROLES[1:]]
    assert dict(zip(ROLES[1:], got, strict=True)) == dict(zip(ROLES[1:], expected, strict=True))


@pytest.mark.parametrize("kind", [kind for kind in MESSAGES if kind != "unwatch"])
def test_a_private_table_is_silent_to_strangers(cast: Cast, kind: str) -> None:
    stage, fields, _ = MESSAGES[kind]
    assert said(cast.people["guest"], kind, cast.table(stage, "private"), fields) == "missing"
