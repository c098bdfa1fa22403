"""What keeps local tables. In a browser that is IndexedDB, written in TypeScript: only text goes to and fro."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from ..core.errors import BadInput
from ..core.message import Message
from ..server.store.database import Conflict
from ..server.tables.upgrades import SavedPosition

KEY_PREFIX: Final = "here-"
"""How the keys of local tables begin: by it a page knows whom to ask."""
DONE, CONFLICT, FULL = "", "conflict", "full"
"""What becomes of a write; anything else says why it failed."""


class NotSaved(BadInput):
    """It could not be kept, so it has not happened."""


class Disk(Protocol):
    """Where tables stay when the page is closed."""

    async def rows(self) -> str:
        """What is known of all tables: a JSON list of `Row`."""

    async def entries(self, table: str, after: int) -> str:
        """The entries of a table with a larger number: a JSON list of `Line`, in order."""

    async def write(self, wanted: str) -> str:
        """Do a `Write` wholly or not at all; when it returns `DONE` it is safe."""

    async def remove(self, table: str) -> str:
        """Forget a table."""


class Row(msgspec.Struct, frozen=True):
    """What lists show of a table; all but the position follows from its entries."""

    id: str
    game: str
    players: int
    host: str
    status: str
    changed: int
    names: list[str]
    """By seat: of people, of levels, or empty."""
    owners: list[str]
    waited: list[int]
    wake: int | None = None
    """When a bot or a clock has something to do."""
    daily: str = ""
    """The day whose deal it is."""
    score: int = 0
    place: int = 0
    """Of a deal that was played to its end."""
    position: SavedPosition | None = None


class Line(msgspec.Struct, frozen=True, array_like=True):
    """An entry as it is kept."""

    n: int
    at: int
    entry: str


class Write(msgspec.Struct, frozen=True):
    """What is written together: entries that nobody else has written yet, and the row as it is after them."""

    row: Row
    entries: list[Line] = []


read_rows: Final = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_row: Final = msgspec.json.Decoder(Row).decode
read_lines: Final = msgspec.json.Decoder(list[Line]).decode


def rows_of(text: str) -> list[Row]:
    """All rows that can be read; a table whose row cannot is still there under its address."""
    found: list[Row] = []
    for raw in read_rows(text):
        try:
            found.append(read_row(raw))
        except msgspec.DecodeError:
            continue
    return found


def must_be_done(result: str) -> None:
    """Nobody is told of what was not written."""
    if result == CONFLICT:
        raise Conflict
    if result == FULL:
        raise NotSaved(Message("server-device-full"))
    if result != DONE:
        raise NotSaved(Message("server-not-saved", because=result[:200]))
