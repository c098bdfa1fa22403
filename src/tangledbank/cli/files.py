"""Record files: checked when they are read, replaced atomically when they are written."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ..api import LARGEST_TEXT
from ..core.errors import BadInput
from ..core.message import Message
from ..core.record import FIRST_LINE, Record

REFUSALS: Final[list[tuple[type[OSError], str]]] = [
    (FileNotFoundError, "cli-file-missing"),
    (IsADirectoryError, "cli-file-is-folder"),
    (PermissionError, "cli-file-forbidden"),
    (OSError, "cli-file-failed"),
]
"""What the system says, in our words; the first that fits."""


def refusal(error: OSError, file: str) -> BadInput:
    """Why a file cannot be used."""
    key = next(key for kind, key in REFUSALS if isinstance(error, kind))
    return BadInput(Message(key, file=file[:200]))


def read_text(file: str) -> str:
    """The text of a file that is not absurdly long."""
    try:
        with open(file, "rb") as stream:
            data = stream.read(LARGEST_TEXT + 1)
    except OSError as error:
        raise refusal(error, file) from None
    if len(data) > LARGEST_TEXT:
        raise BadInput(Message("cli-file-huge", file=file[:200], most=str(LARGEST_TEXT)))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise BadInput(Message("cli-file-binary", file=file[:200]))
    return text


def read_record(file: str) -> Record:
    """The record in a file; not replayed yet."""
    return Record.read(read_text(file))


def write_record(file: str, record: Record, *, is_own: bool) -> None:
    """Write a record whole or not at all. What is there already is only overwritten if it is this game's own."""
    refuse_taken(file, is_own=is_own)
    draft = f"{file}.{os.getpid()}.part"
    try:
        try:
            with open(draft, "x", encoding="utf-8") as stream:
                stream.write(str(record))
                stream.flush()
                os.fsync(stream.fileno())
            os.replace(draft, file)
        finally:
            Path(draft).unlink(missing_ok=True)
    except OSError as error:
        raise refusal(error, file) from None


def refuse_taken(file: str, *, is_own: bool) -> None:
    """Refuse a file that cannot be written: its folder is missing, it is no record, or it is that of another game."""
    folder = os.path.dirname(file)
    if folder and not os.path.isdir(folder):
        raise BadInput(Message("cli-folder-missing", folder=folder[:200]))
    if not os.path.lexists(file):
        return
    if not is_record(file):
        raise BadInput(Message("cli-file-foreign", file=file[:200]))
    if not is_own and os.path.getsize(file):
        raise BadInput(Message("cli-file-other-game", file=file[:200]))


def is_record(file: str) -> bool:
    """Whether a file begins like a record; an empty file will do."""
    if not os.path.isfile(file):
        return False
    try:
        with open(file, "rb") as stream:
            begin = stream.read(len(FIRST_LINE))
    except OSError as error:
        raise refusal(error, file) from None
    return not begin or begin == FIRST_LINE.encode()


def free_name(stem: str) -> str:
    """A file name that is not taken yet: stem.tbr, stem-2.tbr, ..."""
    n = 1
    name = f"{stem}.tbr"
    while os.path.lexists(name):
        n += 1
        name = f"{stem}-{n}.tbr"
    return name
