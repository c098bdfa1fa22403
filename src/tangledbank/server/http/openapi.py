"""/api/openapi.json, made from the addresses and the classes they take and give."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from typing import Any, Final

import msgspec

from ... import __version__
from ..live.view_schemas import TableView
from ..people.auth import COOKIE
from .addresses import ADDRESSES, ANYONE, GUEST, OPERATOR, Address
from .openapi_docs import PATHS, with_docs
from .schemas import Nothing, Trouble

REFERENCE: Final = "#/components/schemas/{name}"
SECURITY: Final = {"cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE}}
NEEDS: Final[dict[str, list[dict[str, list[str]]]]] = {ANYONE: [{}, {"cookie": []}], GUEST: [{}, {"cookie": []}]}
"""Where no cookie is needed; everywhere else one is."""
KNOWN: Final = {
    "events": "How many events of the table you have already: only later ones come back.",
    "epoch": "The `epoch` of the table when you got them; if it has changed since, all events come back.",
}
QUERIES: Final[dict[str, dict[str, Any]]] = {
    "seat": {
        "description": "Through whose eyes: a seat of your own, after the game any; then nothing is hidden without it.",
        "schema": {"type": "integer", "minimum": -1, "default": -1},
    },
    "action": {
        "description": "An answer of that seat: what would it certainly change?",
        "schema": {"type": "string"},
    },
    "status": {
        "description": "Only tables that are open, running, over or closed; left out: all.",
        "schema": {"type": "string", "enum": ["", "open", "running", "over", "closed"], "default": ""},
    },
    "after": {
        "description": "The `next` of the page before; left out: the first page.",
        "schema": {"type": "string", "default": ""},
    },
    "name": {"description": "The name of an account; left out: your own.", "schema": {"type": "string", "default": ""}},
    "before": {
        "description": "The number of an event: those that come directly before it; left out: the last ones.",
        "schema": {"type": "integer", "minimum": 0},
    },
}
REFUSALS: Final = {
    "400": "The request cannot be read, or something in it does not exist.",
    "403": "Somebody else may do this.",
    "404": "There is no such thing, or it is not for you.",
    "405": "This address cannot be asked in this way.",
    "408": "The body did not arrive in time.",
    "409": "The table does not allow this now; code stale: the question is answered; `table` is how it is now.",
    "413": "The body is too long.",
    "422": "The action is against the rules: `reasons` say which.",
    "429": "Too often: wait a little.",
    "500": "A mistake of the program.",
    "503": "Not now; try again.",
}


@cache
def document() -> bytes:
    """The whole description."""
    kinds = list(dict.fromkeys([kind for address in ADDRESSES for kind in (address.body, address.reply)] + [Trouble]))
    shapes, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    shape = dict(zip(kinds, shapes, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for address in ADDRESSES:
        paths.setdefault(address.path, {})[address.method.lower()] = operation(address, shape)
    found = {
        "openapi": "3.1.0",
        "info": {"title": "Tangled Bank", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": with_docs(components), "securitySchemes": SECURITY},
    }
    return json.dumps(found).encode()


@cache
def compressed_document() -> bytes:
    """The same, compressed with gzip."""
    return gzip.compress(document(), mtime=0)


def operation(address: Address, shape: dict[type, Any]) -> dict[str, Any]:
    """One method of one path."""
    found: dict[str, Any] = {
        "summary": (address.handler.__doc__ or "").strip(),
        "operationId": address.handler.__name__,
        "tags": [address.handler.__module__.rpartition(".")[2]],
        "security": NEEDS.get(address.who, [{"cookie": []}]),
        "responses": responses(address, shape),
    }
    if address.who == OPERATOR:
        found["description"] = "For operators only."
    if parameters := parameters_of(address):
        found["parameters"] = parameters
    if address.body is not Nothing:
        found["requestBody"] = {"required": True, "content": content(shape[address.body])}
    return found


def parameters_of(address: Address) -> list[dict[str, Any]]:
    """What stands in the path, and for tables how much is known already."""
    names = re.findall(r"{(\w+)}", address.path)
    found: list[dict[str, Any]] = [{"name": name, "in": "path", "required": True, **PATHS[name]} for name in names]
    if address.reply is TableView:
        number = {"type": "integer", "minimum": 0, "default": 0}
        found += [{"name": name, "in": "query", "description": KNOWN[name], "schema": number} for name in KNOWN]
    return found + [{"name": name, "in": "query", **QUERIES[name]} for name in address.query]


def responses(address: Address, shape: dict[type, Any]) -> dict[str, Any]:
    """What comes back, by status."""
    refusals = dict(REFUSALS)
    if address.who not in (ANYONE, GUEST) or address.handler.__name__ == "sign_in":
        refusals["401"] = "Nobody knows who you are, or the password is wrong."
    told = {status: {"description": text, "content": content(shape[Trouble])} for status, text in refusals.items()}
    return {"200": {"description": "Done.", "content": content(shape[address.reply])}, **dict(sorted(told.items()))}


def content(shape: Any) -> dict[str, Any]:
    return {"application/json": {"schema": shape}}
