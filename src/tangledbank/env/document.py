"""The tables of docs/env.md, made from the encoders: `python -m tangledbank.env.document docs/env.md`."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from ..games import names as game_names
from .arrangement import name_of
from .encode.layout import Field
from .encode.space import Block
from .encode.table import standard

MARK: Final = "<!-- {what} {game} -->"
END: Final = "<!-- end -->"


def fields(game: str) -> str:
    """The fields of an observation."""
    head = ["| bytes | field | shape | up to | meaning |", "|---|---|---|---|---|"]
    return "\n".join([*head, *[row(entry) for entry in standard(game).fields]])


def row(entry: Field) -> str:
    shape = " x ".join([str(n) for n in entry.shape])
    return f"| {entry.at} | `{entry.name}` | {shape} | {entry.most} | {entry.meaning} |"


def sub_actions(game: str) -> str:
    """The blocks of sub-actions."""
    actions = standard(game).actions
    head = ["| sub-actions | word | stands for |", "|---|---|---|"]
    rows = [
        f"| {span(block)} | `{block.word}`{' +' if block.at < actions.openers else ''} | {named(block)} |"
        for block in actions.blocks
    ]
    return "\n".join([*head, *rows])


def span(block: Block) -> str:
    last = block.at + len(block.names) - 1
    return str(block.at) if last == block.at else f"{block.at}-{last}"


def named(block: Block) -> str:
    """All names of a short block, the first and the last of a long one."""
    names = [f"`{name}`" for name in block.names if name]
    return ", ".join(names) if len(names) <= 8 else f"{names[0]}, {names[1]}, ... {names[-1]}"


def sizes(game: str) -> str:
    """How large everything is."""
    shown = standard(game)
    return f"`{name_of(game)}`: {shown.size:,} bytes, {shown.actions.size:,} sub-actions."


MAKERS: Final = {"sizes": sizes, "fields": fields, "sub-actions": sub_actions}


def filled(text: str) -> str:
    """A document with its tables made anew."""
    for game in game_names():
        for what, make in MAKERS.items():
            mark = MARK.format(what=what, game=game)
            between = re.compile(re.escape(mark) + ".*?" + re.escape(END), re.DOTALL)
            table = f"{mark}\n{make(game)}\n{END}"
            text = between.sub(lambda _, table=table: table, text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
