"""Whatever is sent, the server answers in its own shape and never with a mistake of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection

from tangledbank import new
from tangledbank.daily import day_of
from tangledbank.server.app import milliseconds
from tangledbank.server.http.openapi import document
from tangledbank.server.live.requests import AnyClient

from ..cast import Cast
from ..serving import Served
from .test_openapi import validate

DOCUMENT: dict[str, Any] = json.loads(document())
OPERATIONS = [(path, method, found) for path, item in DOCUMENT["paths"].items() for method, found in item.items()]
STAGES = ("free", "open", "running", "moved", "asked", "chatted", "closed")
GAME = new("evolution", 2, 7)
WORDS = ["evolution", "marine", "me", "free", "beginner", "private", "public", "link", "live", "days", "none", "never"]
WORDS += ["consent", "horizon", "open", "running", "over", *GAME.options(0), str(GAME.record()), "http://x", "a@b"]
TEXT = st.one_of(st.sampled_from(WORDS), st.text(max_size=40), st.sampled_from(["", "\x00", "‮", "x" * 3000]))
NUMBER = st.one_of(st.integers(-1, 5), st.integers(), st.sampled_from([1 << 31, 1 << 63, 1 << 64, -(1 << 70)]))
ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBER, st.floats(allow_nan=False), TEXT),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXT, inner, max_size=4)),
    max_leaves=8,
)
PATIENT = settings(
    max_examples=250,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def fitting(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values of a schema, mostly."""
    if "$ref" in schema:
        return fitting(DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return st.one_of([fitting(one) for one in schema["anyOf"]])
    match schema.get("type"):
        case "object" if "properties" in schema:
            parts = {name: fitting(one) for name, one in schema["properties"].items()}
            needed = {name: part for name, part in parts.items() if name in schema.get("required", [])}
            rest = {name: part for name, part in parts.items() if name not in needed}
            return st.fixed_dictionaries(needed, optional=rest)
        case "object":
            return st.dictionaries(TEXT, ANYTHING, max_size=3)
        case "array":
            return st.lists(fitting(schema.get("items", {})), max_size=3)
        case "integer":
            return NUMBER
        case "boolean":
            return st.booleans()
        case "string":
            return TEXT
    return ANYTHING


def body_of(operation: dict[str, Any]) -> st.SearchStrategy[bytes]:
    """Bodies that fit, that do not, and that are no JSON at all."""
    schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    as_text = st.one_of(fitting(schema), fitting(schema), fitting(schema), ANYTHING).map(json.dumps)
    return st.one_of(as_text.map(str.encode), as_text.map(str.encode), st.binary(max_size=50))


REQUESTS = st.sampled_from(OPERATIONS).flatmap(lambda one: st.tuples(st.just(one), body_of(one[2])))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("fuzz")) as server:
        yield server


@pytest.fixture(scope="module")
def cast(served: Served) -> Cast:
    return Cast(served)


@pytest.fixture(scope="module")
def tables(cast: Cast) -> list[str]:
    return [cast.table(stage, visibility) for stage in STAGES for visibility in ("link", "private")]


def test_no_request_is_too_much_for_the_server(served: Served, cast: Cast, tables: list[str]) -> None:
    statuses: set[int] = set()

    @PATIENT
    @given(request=REQUESTS, who=st.sampled_from(["guest", "other", "host", "operator"]), data=st.data())
    def fuzz(request: tuple[tuple[str, str, dict[str, Any]], bytes], who: str, data: st.DataObject) -> None:
        (path, method, found), body = request
        table = data.draw(st.one_of(st.sampled_from(tables), st.sampled_from(["x", "%00", "..", "%F0%9F%A6%8A"])))
        words = {"status": ["open", "over", "%20"], "ply": ["0", "1", "-1", "x"], "game": ["marine", "chess", "%00"]}
        words |= {"n": ["0", "-1", "x"], "lesson": ["first", "last", "%00"], "seek": ["x", "%00", "_" * 50]}
        words |= {"day": [day_of(milliseconds()), "2026-01-01", "9999-12-31", "2026-11-31", "%00"]}
        words |= {"report": ["x", "%00", "_" * 50], "user": ["x", "%00", "_" * 50]}
        words["puzzle"] = ["1-2", "%00", "x" * 100]
        drawn = {name: data.draw(st.sampled_from(choices)) for name, choices in words.items()}
        here = path.format(table=table, **drawn)
        asked = [one["name"] for one in found.get("parameters", []) if one["in"] == "query"]
        query = {name: data.draw(st.one_of(st.sampled_from(["0", "1", "-1", *WORDS]), TEXT)) for name in asked}
        language = data.draw(st.sampled_from(["", "pl", "hu;q=1", "\x7f"]))
        if path.startswith("/api/me/sign-out") or method == "delete":
            visitor = served.guest()
        else:
            visitor = cast.people[who]
        headers = {"Accept-Language": language}
        answer = visitor.http.request(method, here, content=body, headers=headers, params=query)
        statuses.add(answer.status_code)
        assert answer.status_code < 500, (method, here, query, body, answer.text)
        told = found["responses"].get(str(answer.status_code), found["responses"]["400"])
        validate(told["content"]["application/json"]["schema"], answer.json())

    fuzz()
    assert {200, 400, 403, 404, 409} <= statuses, "the requests reach the inside"


ORDERS = st.fixed_dictionaries(
    {},
    optional={
        "answers": st.lists(st.one_of(TEXT, st.sampled_from(["end", "feed *", "trait * a", "* * * * *"])), max_size=3),
        "question": st.one_of(TEXT, st.just("evo-prompt-cards")),
        "repeat": st.booleans(),
        "until": st.sampled_from(["phase", "round", "game", "tea"]),
    },
)
KINDS = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyClient)}


def fields_of(kind: str, tables: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """A message of a kind with fields that could be right."""
    fields = {name: st.one_of(NUMBER, TEXT, st.booleans()) for name in KINDS[kind].__struct_fields__}
    likely = {
        "type": st.just(kind),
        "id": st.text(max_size=5),
        "table": st.sampled_from([*tables, "x", "\x00"]),
        "seat": st.integers(-1, 3),
        "ply": st.integers(-1, 3),
        "action": TEXT,
        "level": TEXT,
        "text": TEXT,
        "agrees": st.booleans(),
        "orders": st.lists(ORDERS, max_size=3),
    }
    return st.fixed_dictionaries(
        {**fields, **{name: likely[name] for name in likely if name in fields or name == "type"}}
    )


def test_no_message_is_too_much_for_the_server(served: Served, cast: Cast, tables: list[str]) -> None:
    kinds = st.sampled_from([kind for kind in KINDS if kind != "hint"])
    messages = kinds.flatmap(lambda kind: fields_of(kind, tables)).map(json.dumps)
    seen: set[str] = set()

    def ping(socket: ClientConnection, number: int) -> None:
        """The connection still answers."""
        socket.send(json.dumps({"type": "ping", "id": f"sign of life {number}"}))
        while True:
            answer = json.loads(socket.recv(timeout=30))
            seen.add(answer.get("code", answer["type"]))
            if answer.get("id") == f"sign of life {number}":
                return

    with cast.people["host"].socket() as socket:
        count = iter(range(10_000))

        @PATIENT
        @given(message=st.one_of(messages, messages, ANYTHING.map(json.dumps), st.text(max_size=30)))
        def fuzz(message: str) -> None:
            socket.send(message)
            ping(socket, next(count))

        served.context.limits.allow = lambda *limit: True  # type: ignore[method-assign]
        fuzz()
    assert {"done", "bad", "forbidden", "missing"} <= seen, seen
