"""The description of the API is complete, well-formed, and what really comes back fits it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import msgspec
import pytest
from starlette.routing import Route

from tangledbank.server.http import schemas
from tangledbank.server.http.addresses import ADDRESSES, Address
from tangledbank.server.http.openapi import document
from tangledbank.server.http.openapi_docs import LISTED
from tangledbank.server.http.problems import STATUS
from tangledbank.server.http.schemas import Body, Nothing, Trouble
from tangledbank.server.live import view_schemas
from tangledbank.server.people.names import name_key
from tangledbank.server.tables.entries import Clock

from ..cast import ROLES, Cast
from ..serving import Served
from .test_matrix import IN_PATHS, MATRIX

TEXT = (Path(__file__).parent.parent.parent.parent / "docs" / "server.md").read_text(encoding="utf-8")
DOCUMENT: dict[str, Any] = json.loads(document())
NOT_CALLS = {"/api/openapi.json", "/healthz", "/metrics", "/{path:path}"}
"""What answers with something else than calls do."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("openapi")) as server:
        yield server


@pytest.fixture(scope="module")
def cast(served: Served) -> Cast:
    return Cast(served)


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [(path, method, found) for path, item in DOCUMENT["paths"].items() for method, found in item.items()]


def validate(schema: dict[str, Any], value: object) -> None:
    jsonschema.Draft202012Validator({**schema, "components": DOCUMENT["components"]}).validate(value)


def test_every_route_is_described(served: Served) -> None:
    routes = [route for route in served.app.routes if isinstance(route, Route)]
    real = {(route.path, method) for route in routes for method in route.methods or () if method != "HEAD"}
    described = {(path, method.upper()) for path, method, _ in operations()}
    assert {pair for pair in real if pair[0] not in NOT_CALLS} == described


def test_every_operation_says_what_it_does_and_takes() -> None:
    names = [found["operationId"] for _, _, found in operations()]
    assert len(set(names)) == len(names)
    for path, _, found in operations():
        assert found["summary"].endswith(".")
        assert [one["name"] for one in found.get("parameters", []) if one["in"] == "path"] == [
            part[1:-1] for part in path.split("/") if part.startswith("{")
        ]
        assert set(found["responses"]) - {"401"} == {"200", *[str(status) for _, status, _ in STATUS]} - {"401"}


def test_the_document_for_people_has_every_address() -> None:
    told = [line for line in TEXT.splitlines() if line.startswith(("| `GET /api", "| `POST /api", "| `DELETE /api"))]
    assert told == [row(address) for address in ADDRESSES]


def row(address: Address) -> str:
    takes = "" if address.body is Nothing else f"`{address.body.__name__}`"
    what = (address.handler.__doc__ or "").strip()
    return f"| `{address.method} {address.path}` | {address.who} | {takes} | `{address.reply.__name__}` | {what} |"


def test_the_document_for_people_has_every_refusal() -> None:
    told = re.findall(r"^\| (\d+) \| `([\w-]+)` \|", TEXT, re.MULTILINE)
    assert {(int(status), code) for status, code in told} == {(status, code) for _, status, code in STATUS}


# ---- what fits -------------------------------------------------------------------------------
def fields_of(struct: type) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = DOCUMENT["components"]["schemas"][struct.__name__]["properties"]
    return found


@pytest.mark.parametrize("struct", [schemas.NewTable, Clock, view_schemas.TableView, view_schemas.ChairView])
def test_every_field_is_described(struct: type) -> None:
    for name, schema in fields_of(struct).items():
        assert schema.get("description"), name


def test_sentences_of_fields_are_told_beside_references() -> None:
    clock = fields_of(schemas.NewTable)["clock"]
    assert clock["$ref"].endswith("/Clock")
    assert clock["description"] == "How long people may think; for ever if it is left out."


def told(struct: type) -> list[str]:
    """The rows of a class in the document for people."""
    return [
        f"| `{name}` | {usual(schema)} | {fits(schema)} | {schema['description']} |"
        for name, schema in fields_of(struct).items()
    ]


def usual(schema: dict[str, Any]) -> str:
    return "" if schema.get("default") in (None, [], {}) or "$ref" in schema else f"`{json.dumps(schema['default'])}`"


def fits(schema: dict[str, Any]) -> str:
    if "minimum" in schema:
        return f"{schema['minimum']:,} to {schema['maximum']:,}"
    return ", ".join(f"`{word}`" for word in schema.get("items", schema).get("enum", ()))


@pytest.mark.parametrize("struct", [schemas.NewTable, Clock])
def test_the_document_for_people_has_what_a_table_is_set_up_with(struct: type) -> None:
    (rows,) = re.findall(rf"^\| field of `{struct.__name__}` .*\n.*\n((?:\|.*\n)+)", TEXT, re.MULTILINE)
    assert rows.splitlines() == told(struct)


def refused(served: Served, **wish: object) -> dict[str, Any]:
    """Why there can be no such table."""
    answer = served.guest().post("/api/tables", {"game": "evolution", "players": 2, **wish})
    assert answer.status_code == 400
    found: dict[str, Any] = answer.json()["why"]
    return found


@pytest.mark.parametrize("name", ["visibility", "undo", "level"])
def test_words_are_those_the_server_takes(served: Served, name: str) -> None:
    assert refused(served, **{name: "?"})["args"]["expected"] == ", ".join(fields_of(schemas.NewTable)[name]["enum"])


def test_words_of_seats_games_and_clocks_are_those_the_server_takes(served: Served) -> None:
    fields = fields_of(schemas.NewTable)
    seats = refused(served, seats=["me", "?"])["args"]["expected"]
    assert seats == ", ".join(fields["seats"]["items"]["enum"])
    assert refused(served, game="?")["args"]["games"] == ", ".join(fields["game"]["enum"])
    assert refused(served, clock={"kind": "?"})["args"]["expected"] == ", ".join(fields_of(Clock)["kind"]["enum"])


def test_words_of_the_list_of_tables_are_those_the_server_takes(served: Served) -> None:
    why = served.stranger().http.get("/api/tables/public/closed").json()["why"]
    assert why["args"]["expected"] == ", ".join(LISTED["enum"])
    status, _ = DOCUMENT["paths"]["/api/tables/public/{status}"]["get"]["parameters"]
    assert status["schema"] == {"type": "string", **LISTED}


def test_numbers_are_those_the_server_takes(served: Served) -> None:
    clock, delay = fields_of(Clock), fields_of(schemas.NewTable)["delay"]
    assert limits(refused(served, delay=-1)) == (delay["minimum"], delay["maximum"])
    increment = limits(refused(served, clock={"increment": -1}))
    assert increment == (clock["increment"]["minimum"], clock["increment"]["maximum"])
    seed = fields_of(schemas.NewTable)["seed"]
    assert int(refused(served, seed=-1)["args"]["most"]) == seed["maximum"]
    for kind in ("live", "days"):
        least, most = limits(refused(served, clock={"kind": kind, "bank": 0}))
        assert f"`{kind}` {least} to {most:,} " in clock["bank"]["description"]
        assert most <= clock["bank"]["maximum"]


def limits(why: dict[str, Any]) -> tuple[int, int]:
    return int(why["args"]["least"]), int(why["args"]["most"])


def test_the_example_of_a_table_can_be_set_up(served: Served) -> None:
    (example,) = re.findall(r'^```\n(\{"game".*?\})\n```', TEXT, re.MULTILINE | re.DOTALL)
    validate(DOCUMENT["components"]["schemas"]["NewTable"], json.loads(example))
    served.guest().done("/api/tables", json.loads(example))


def test_names_are_the_same_account_as_the_document_says() -> None:
    (one, same, apart, other) = re.findall(r"`(.*?)` is `(.*?)`, but `(.*?)` is not `(.*?)`\.", TEXT)[0]
    assert name_key(one) == name_key(same)
    assert name_key(apart) != name_key(other)


def test_a_ply_is_a_number() -> None:
    parameters = DOCUMENT["paths"]["/api/tables/{table}/moments/{ply}"]["get"]["parameters"]
    assert {one["name"]: one["schema"]["type"] for one in parameters}["ply"] == "integer"


# ---- what is well-formed ---------------------------------------------------------------------
def test_every_schema_is_one() -> None:
    for name, schema in DOCUMENT["components"]["schemas"].items():
        jsonschema.Draft202012Validator.check_schema(schema)
        assert schema.get("description"), name


def test_references_lead_somewhere() -> None:
    text = json.dumps(DOCUMENT)
    for name in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in DOCUMENT["components"]["schemas"]


@pytest.mark.parametrize("address", ADDRESSES, ids=lambda address: f"{address.method} {address.path}")
def test_real_answers_fit_their_description(served: Served, cast: Cast, address: Address) -> None:
    stage, body, _ = MATRIX[address.method, address.path]
    found = DOCUMENT["paths"][address.path][address.method.lower()]
    statuses = set()
    for role in ROLES:
        if address.path.startswith("/api/me/sign-") or address.method == "DELETE":
            visitor = Cast(served).people[role] if role in ("nobody", "guest") else served.guest()
        else:
            visitor = served.stranger() if role == "nobody" else cast.people[role]
        path = address.path.format(table=cast.table(stage) if stage else "", **IN_PATHS)
        raw = None if body is None else json.dumps(body).encode()
        answer = visitor.http.request(address.method, path, content=raw)
        schema = found["responses"][str(answer.status_code)]["content"]["application/json"]["schema"]
        validate(schema, answer.json())
        kind = address.reply if answer.status_code == 200 else Trouble
        msgspec.json.decode(answer.content, type=kind)
        statuses.add(answer.status_code)
    assert statuses <= {int(code) for code in found["responses"]}
    assert statuses != {404} or address.path.startswith("/api/invitations"), "only refusals were looked at"


def test_an_accepted_invitation_fits_its_description(served: Served) -> None:
    """The roles above have no token that is worth something."""
    host = served.guest()
    body = {"game": "evolution", "players": 2, "seats": ["me", "free"]}
    key = host.done("/api/tables", body)["id"]
    token = host.done(f"/api/tables/{key}/invite", {"seat": 1})["token"]
    for path, yours in (("/api/invitations/look", False), ("/api/invitations", True)):
        found = DOCUMENT["paths"][path]["post"]["responses"]["200"]
        answer = served.guest().done(path, {"token": token})
        validate(found["content"]["application/json"]["schema"], answer)
        assert answer["chairs"][1]["yours"] is yours


def test_a_description_can_be_violated() -> None:
    """The validation above can fail."""
    schema = DOCUMENT["paths"]["/api/me"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    told = {"account": False, "operator": False, "email": "", "hook": "", "confirmed": False, "mails": False}
    validate(schema, {"id": "", "name": "", **told})
    with pytest.raises(jsonschema.ValidationError):
        validate(schema, {"id": 3})


def test_bodies_forbid_what_is_not_described() -> None:
    for address in ADDRESSES:
        assert issubclass(address.body, Body)
        assert address.body.__struct_config__.forbid_unknown_fields, address


def test_the_view_of_a_table_is_described_as_over_the_socket() -> None:
    fields = set(view_schemas.TableView.__struct_fields__)
    assert set(DOCUMENT["components"]["schemas"]["TableView"]["properties"]) == fields
