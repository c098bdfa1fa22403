"""What a description of the API says beyond its types: the sentences below fields, and the words and numbers that fit.

Nothing here checks a request: commands.py does, and refuses with a sentence. The constants are the same.
"""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from typing import Any, Final

import msgspec

from ... import lessons
from ...coach import document
from ...core.rng import MASK
from ...games import names, rulebook
from ..live import requests, view_schemas, wire
from ..tables.commands import MAX_DAYS_BANK_S, MAX_DELAY_S, MAX_INCREMENT_S, MAX_LIVE_BANK_S, levels
from ..tables.entries import CONSENT, DAYS, HORIZON, LINK, LIVE, NEVER, NONE, PRIVATE, PUBLIC, Clock
from ..tables.table import CLOSED, OPEN, OVER, RUNNING
from . import daily_schemas, moderation_schemas, people_schemas, puzzle_schemas, reading_schemas, schemas, seek_schemas
from .routes.opening import FREE, ME

Schema = dict[str, Any]
LEVELS: Final = list(dict.fromkeys([level for game in names() for level in levels(game)]))
PLAYERS: Final = [number for game in names() for number in rulebook(game).players]


def words(*allowed: str) -> Schema:
    """A text that is one of these."""
    return {"enum": list(allowed)}


def numbers(least: int, most: int) -> Schema:
    """A number from the one to the other."""
    return {"minimum": least, "maximum": most}


UNDO: Final = words(CONSENT, HORIZON, NEVER)
VISIBILITY: Final = words(PRIVATE, LINK, PUBLIC)
LISTED: Final = words(OPEN, RUNNING, OVER)
STATUS: Final = words(OPEN, RUNNING, OVER, CLOSED)
FITS: Final[dict[type, dict[str, Schema]]] = {
    schemas.NewTable: {
        "game": words(*names()),
        "players": numbers(min(PLAYERS), max(PLAYERS)),
        "seats": {"items": {"type": "string", **words(ME, FREE, *LEVELS)}},
        "visibility": VISIBILITY,
        "undo": UNDO,
        "level": words(*LEVELS),
        "delay": numbers(0, MAX_DELAY_S),
        "seed": numbers(0, MASK),
    },
    Clock: {
        "kind": {
            "description": f"`{NONE}`: nobody is in a hurry; `{LIVE}`: every seat has a bank of time for the whole "
            f"game, and an increment after every answer; `{DAYS}`: every answer has the same time.",
            **words(NONE, LIVE, DAYS),
        },
        "bank": {
            "description": f"Seconds, also with `{DAYS}`: with `{LIVE}` 1 to {MAX_LIVE_BANK_S:,} for the whole game, "
            f"with `{DAYS}` 1 to {MAX_DAYS_BANK_S:,} for one answer; with `{NONE}` it means nothing.",
            **numbers(0, MAX_DAYS_BANK_S),
        },
        "increment": {
            "description": f"Seconds that a seat gets after every answer; only with `{LIVE}` does it mean something.",
            **numbers(0, MAX_INCREMENT_S),
        },
    },
    schemas.LevelBody: {"level": words("", *LEVELS)},
    schemas.ForkBody: {"level": words(*LEVELS)},
    schemas.Invitation: {"undo": UNDO},
    schemas.TableLine: {"status": STATUS},
    view_schemas.TableView: {"status": STATUS, "visibility": VISIBILITY},
    view_schemas.SeatView: {"undo": words("alone", "ask", "no")},
}
"""By class and field: what the server takes, or gives. A description here stands for the one of a stored class."""

PATHS: Final[dict[str, Schema]] = {
    "day": {"description": "A day in UTC, as 2026-11-19.", "schema": {"type": "string", "format": "date"}},
    "game": {"description": "A game of `/api/games`.", "schema": {"type": "string", **words(*names())}},
    "lesson": {"description": "A `name` of `/api/lessons/{game}`.", "schema": {"type": "string"}},
    "n": {"description": "After so many answers of the line.", "schema": {"type": "integer", "minimum": 0}},
    "puzzle": {"description": "A puzzle of the game, as its list names it.", "schema": {"type": "string"}},
    "ply": {"description": "After so many answers.", "schema": {"type": "integer", "minimum": 0}},
    "seek": {"description": "The `id` of an offer.", "schema": {"type": "string"}},
    "report": {"description": "The `id` of a report.", "schema": {"type": "string"}},
    "user": {"description": "The `id` of a user.", "schema": {"type": "string"}},
    "status": {"description": "How far the tables have come.", "schema": {"type": "string", **LISTED}},
    "table": {"description": "The `id` of a table.", "schema": {"type": "string"}},
}
"""What stands in the path of an address."""


# ---- the sentences below fields ------------------------------------------------------------------
def fields_about(struct: type) -> dict[str, str]:
    """The sentences below the fields of a class."""
    return docstrings_of(struct.__module__)[struct.__name__]


@cache
def docstrings_of(module: str) -> dict[str, dict[str, str]]:
    """The sentences below the fields of all classes of a module: Python itself forgets them."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {part.name: sentences(part) for part in tree.body if isinstance(part, ast.ClassDef)}


def sentences(tree: ast.ClassDef) -> dict[str, str]:
    about: dict[str, str] = {}
    for field, after in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            about[field.target.id] = " ".join(str(after.value.value).split())
    return about


# ---- into a schema -------------------------------------------------------------------------------
def with_docs(components: dict[str, Schema]) -> dict[str, Schema]:
    """Schemas of classes, with what their fields are and what fits there."""
    known = documented_structs()
    return {name: with_fields(schema, known[name]) for name, schema in components.items()}


def with_fields(schema: Schema, struct: type) -> Schema:
    """A schema of a class; a reference may stand beside other words there."""
    about, fits = fields_about(struct), FITS.get(struct, {})
    told = {name: {"description": text} for name, text in about.items()}
    fields = {
        name: {**shape, **told.get(name, {}), **fits.get(name, {})} for name, shape in schema["properties"].items()
    }
    return {**schema, "properties": fields}


def documented_structs() -> dict[str, type]:
    """Everything that is sent or received, by name."""
    found = [
        value
        for module in (
            requests,
            view_schemas,
            wire,
            schemas,
            people_schemas,
            moderation_schemas,
            seek_schemas,
            daily_schemas,
            puzzle_schemas,
            reading_schemas,
            document,
            lessons,
        )
        for value in vars(module).values()
    ]
    return {value.__name__: value for value in found if isinstance(value, type) and issubclass(value, msgspec.Struct)}
