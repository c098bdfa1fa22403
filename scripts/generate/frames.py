"""The tables of frames in docs/notation.md, made of what frames say: `python -m scripts.generate.frames`."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from tangledbank.core.frames import FrameTable
from tangledbank.core.spec import FrameSpec
from tangledbank.games import names, spec

DOCUMENT: Final = Path(__file__).parent.parent.parent / "docs" / "notation.md"


def table(game: str) -> str:
    """A row for all frames that take the same numbers."""
    frames: FrameTable[FrameSpec] = import_module(f"{spec(game).package}.position.stack").FRAMES
    rows: dict[str, list[str]] = {}
    for name, (_, takes) in frames.table.items():
        rows.setdefault(", ".join([kind.text for kind in takes]) or "none", []).append(f"`{name}`")
    return "\n".join(["| frame | numbers |", "|---|---|", *[f"| {' '.join(n)} | {t} |" for t, n in rows.items()]])


def written(text: str) -> str:
    """The document with the tables of today."""
    for game in names():
        mark = f"<!-- frames {game} -->"
        between = re.compile(rf"{mark}\n.*?\n<!-- end -->", re.DOTALL)
        made = f"{mark}\n{table(game)}\n<!-- end -->"
        text = between.sub(lambda _, made=made: made, text)  # type: ignore[misc]
    return text


def main() -> int:
    old = DOCUMENT.read_text(encoding="utf-8")
    new = written(old)
    if "--check" in sys.argv:
        print("docs/notation.md is out of date: make docs" if new != old else "", end="")
        return int(new != old)
    DOCUMENT.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
