"""Parquet files, written some thousand rows at a time."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from ..core.rulebook import Json
from .folder import guarded
from .planning import extra
from .results import Result

ROWS: Final = 2_000
"""In one group; more are never held in memory."""

GAME: Final = {
    "index": "int",
    "seed": "int",
    "bots": "texts",
    "scores": "ints",
    "ranks": "ints",
    "winners": "ints",
    "decisions": "ints",
    "forfeits": "forfeits",
    "plies": "int",
    "rounds": "int",
    "digest": "text",
}
"""The columns of a file of games: the same as in their lines of JSON."""


def kinds() -> dict[str, Any]:
    """What the columns of our files can hold."""
    pa = extra("pyarrow", "arena")
    forfeit = pa.struct([("seat", pa.int64()), ("ply", pa.int64()), ("why", pa.string())])
    return {
        "int": pa.int64(),
        "text": pa.string(),
        "ints": pa.list_(pa.int64()),
        "texts": pa.list_(pa.string()),
        "forfeits": pa.list_(forfeit),
    }


class ParquetFile:
    """Takes rows; the file is complete when the `with` around it ends well, and does not appear before."""

    def __init__(self, path: Path, columns: dict[str, str]) -> None:
        self.pa: Final[Any] = extra("pyarrow", "arena")
        known = kinds()
        self.schema: Final[Any] = self.pa.schema([(name, known[kind]) for name, kind in columns.items()])
        self.path: Final = path
        self.draft: Final = path.with_name(f"{path.name}.part")
        self.writer: Final[Any] = extra("pyarrow.parquet", "arena").ParquetWriter(self.draft, self.schema)
        self.rows: Final[list[Json]] = []

    def add(self, row: Json) -> None:
        """One more row."""
        self.rows.append(row)
        if len(self.rows) == ROWS:
            self.flush()

    def flush(self) -> None:
        """Write what has been added."""
        self.writer.write_table(self.pa.Table.from_pylist(self.rows, self.schema))
        self.rows.clear()

    def __enter__(self) -> ParquetFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None and self.rows:
            self.flush()
        self.writer.close()
        if kind is None:
            os.replace(self.draft, self.path)
        else:
            self.draft.unlink()


def write_games(path: Path, results: Iterable[Result]) -> None:
    """The games as Parquet."""
    with guarded(path), ParquetFile(path, GAME) as file:
        for result in results:
            file.add(result.data())
