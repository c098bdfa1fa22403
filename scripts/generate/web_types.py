"""Made from the server's own classes and data: TypeScript of what goes over the wire, how sure Marine's cards are, and
the games as the server tells them, for tests of the client."""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

from tangledbank import lessons
from tangledbank.coach import document
from tangledbank.games import names, rulebook
from tangledbank.games.gallery import gallery
from tangledbank.server.http import (
    daily_schemas,
    moderation_schemas,
    people_schemas,
    puzzle_schemas,
    reading_schemas,
    schemas,
    seek_schemas,
)
from tangledbank.server.http.routes.games import game_info
from tangledbank.server.live import requests, view_schemas, wire

WEB = Path(__file__).parent.parent.parent / "web"
SOURCES = WEB / "src"
TARGET = SOURCES / "core" / "wire.ts"
CERTAINTY = SOURCES / "games" / "marine" / "certainty.ts"
GAMES = WEB / "tests" / "games.json"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
HEAD = "// Made by scripts/generate/web_types.py from the server's classes: do not edit.\n"


def structs() -> list[type[msgspec.Struct]]:
    """Everything that is sent or received, in the order of the source."""
    found: dict[str, type[msgspec.Struct]] = {}
    over_http = (
        schemas,
        people_schemas,
        moderation_schemas,
        seek_schemas,
        daily_schemas,
        puzzle_schemas,
        reading_schemas,
    )
    for module in (requests, view_schemas, wire, *over_http, document, lessons):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct):
                found.setdefault(value.__name__, value)
    return list(found.values())


def spelled(hint: Any) -> str:
    """A type of Python in TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return spelled(args[0])
    if origin in (Union, types.UnionType):
        return " | ".join(spelled(arg) for arg in args)
    if origin is list:
        inner = spelled(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(spelled(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<{spelled(args[0])}, {spelled(args[1])}>"
    return str(hint.__name__)


def interface(struct: type[msgspec.Struct]) -> str:
    """One class; what a client may leave out has a question mark."""
    config = struct.__struct_config__
    incoming = issubclass(struct, (requests.FromClient, schemas.Body))
    lines = [f"  {config.tag_field}: {config.tag!r};".replace("'", '"')] if config.tag else []
    for field in msgspec.structs.fields(struct):
        optional = "?" if incoming and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {spelled(field.type)};")
    about = (struct.__doc__ or "").strip().splitlines()[0]
    return f"/** {about} */\nexport interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def union(name: str, hint: Any) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(arg.__name__ for arg in get_args(hint)) + ";\n"


def written() -> str:
    """The whole file."""
    bases = {"FromClient", "FromServer", "Body"}
    known = [struct for struct in structs() if struct.__name__ not in bases]
    reached = {part.__name__: part for struct in known for part in parts(struct)}
    blocks = [interface(struct) for struct in {**{s.__name__: s for s in known}, **reached}.values()]
    return "\n".join([HEAD, *blocks, union("AnyClient", requests.AnyClient), union("AnyServer", wire.AnyServer)])


def parts(struct: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """Classes from elsewhere that a class is made of."""
    hints = [field.type for field in msgspec.structs.fields(struct)]
    return [hint for hint in hints if isinstance(hint, type) and issubclass(hint, msgspec.Struct)]


def certainty() -> str:
    """The rule and the grade of every reconstructed card and Trait, for the explanations at the table."""
    rows = [f'  {piece.key}: {{ rule: "{piece.rule}", grade: "{piece.grade}" }},' for piece in gallery("marine")]
    head = HEAD.replace("classes", "data") + "\n/** Where a card or Trait is explained, and how sure its text is. */\n"
    body = "\n".join(rows)
    return f"{head}export const CERTAINTY: Record<string, {{ rule: string; grade: string }}> = {{\n{body}\n}};\n"


def games() -> str:
    """The answer of /api/games in English."""
    told = [game_info(rulebook(name), "en") for name in names()]
    return wire.encode(told).decode() + "\n"


FILES = {TARGET: written, CERTAINTY: certainty, GAMES: games}

if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(any(path.read_text(encoding="utf-8") != made() for path, made in FILES.items()))
    for path, made in FILES.items():
        path.write_text(made(), encoding="utf-8")
