"""Finished games that nobody has touched for long take less room: their entries become one compressed row.

Nothing is lost: whoever opens such a table reads the same entries as before, and what happens there later is added.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from typing import Final

import msgspec

from .database import Connection, Row

LEVEL: Final = 9
PACKED: Final = -1
"""Stands for the time of all entries that are packed."""
encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(list[tuple[int, int, str]]).decode


def packable(connection: Connection, before: int, most: int) -> list[str]:
    """Finished tables where nothing has happened since a time, which are not packed yet."""
    sql = (
        "SELECT id FROM tables WHERE status IN ('over', 'closed') AND changed < ? "
        "AND id NOT IN (SELECT table_id FROM packed) ORDER BY changed LIMIT ?"
    )
    return [str(row[0]) for row in connection.execute(sql, [before, most])]


def pack(connection: Connection, table: str, before: int) -> bool:
    """Put the entries of a table into one row, unless something has happened there."""
    connection.alone()  # somebody else may clean up, too
    sql = (
        "SELECT id FROM tables WHERE id = ? AND changed < ? AND status IN ('over', 'closed') "
        "AND id NOT IN (SELECT table_id FROM packed)"
    )
    if not connection.execute(sql, [table, before]):
        return False
    rows = connection.execute("SELECT n, at, entry FROM entries WHERE table_id = ? ORDER BY n", [table])
    if not rows:
        return False
    written = b64encode(zlib.compress(encode(rows), LEVEL)).decode()
    connection.execute("INSERT INTO packed VALUES (?, ?, ?)", [table, rows[-1][0], written])
    connection.execute("DELETE FROM entries WHERE table_id = ? AND n <= ?", [table, rows[-1][0]])
    return True


def unpacked(written: str) -> list[Row]:
    return list(decode(zlib.decompress(b64decode(written))))


def unpack(connection: Connection, table: str) -> None:
    """Entries of their own again, to be changed."""
    for (written,) in connection.execute("DELETE FROM packed WHERE table_id = ? RETURNING entries", [table]):
        for n, at, entry in unpacked(written):
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", [table, n, at, entry])


def all_entries(connection: Connection, table: str, after: int) -> list[Row]:
    """The entries of a table after one of them, also of one that is packed."""
    sql = (
        "SELECT n, at, entry FROM entries WHERE table_id = ? AND n > ? UNION ALL "
        f"SELECT last, {PACKED}, entries FROM packed WHERE table_id = ? AND last > ? ORDER BY 1"
    )
    rows = connection.execute(sql, [table, after, table, after])
    if not rows or rows[0][1] != PACKED:
        return rows
    return [*[row for row in unpacked(rows[0][2]) if row[0] > after], *rows[1:]]
