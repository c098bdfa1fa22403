"""`tangledbank backup`: everything that a server keeps, in one file, also while it runs."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ...core.errors import BadInput
from ...core.message import Message
from ...server.ops.settings import PREFIX, Settings, settings_of
from ...server.store.archive import is_backup, lines_of, reading
from ..arguments import Parser
from ..files import refusal
from ..terminal import Terminal

SERVICE: Final = Path("/etc/tangledbank/tangledbank.toml")


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help=parser.word("help-backup-file"))
    parser.add_argument("--data", metavar="DIR", help=parser.word("help-data"))
    parser.add_argument("--database", metavar="URL", help=parser.word("help-database"))
    parser.add_argument("--config", metavar="FILE", help=parser.word("help-config"))


def run(args: argparse.Namespace) -> int:
    file = named(args)
    with reading(settings(args)) as connection:
        rows = write(file, lines_of(connection)) - 2
    Terminal(args.lang).say("cli-backup-written", file=file, rows=rows)
    return 0


def named(args: argparse.Namespace) -> str:
    if not args.file:
        raise BadInput(Message("cli-missing-file"))
    return str(args.file)


def settings(args: argparse.Namespace) -> Settings:
    """Where the database is, said as to the server itself; if nothing is said, as the system's service was told."""
    given = {"data": args.data, "database": args.database}
    said = any(given.values()) or any(PREFIX + name.upper() in os.environ for name in given)
    config = args.config or (None if said else usual_config())
    return settings_of(config, os.environ, given)


def usual_config() -> str | None:
    """The settings of the service of deploy/tangledbank.service, if this machine has one."""
    return str(SERVICE) if SERVICE.is_file() else None


def write(file: str, lines: Iterable[bytes]) -> int:
    """Whole or not at all, and for nobody else to read; the number of lines."""
    folder = os.path.dirname(file)
    if folder and not os.path.isdir(folder):
        raise BadInput(Message("cli-folder-missing", folder=folder[:200]))
    if os.path.lexists(file) and not is_backup(file):
        raise BadInput(Message("cli-file-no-backup", file=file[:200]))
    draft = f"{file}.{os.getpid()}.part"
    count = 0
    try:
        try:
            with open(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as stream:
                for line in lines:
                    count += stream.write(line) > 0
                stream.flush()
                os.fsync(stream.fileno())
            os.replace(draft, file)
        finally:
            Path(draft).unlink(missing_ok=True)
    except OSError as error:
        raise refusal(error, file) from None
    return count
