"""`tangledbank restore`: a backup becomes an empty server's database."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterable

from ...core.errors import BadInput
from ...core.message import Message
from ...server.app import database_of
from ...server.ops.settings import Settings
from ...server.store.archive import restore
from ...server.store.database import Outage
from ..arguments import Parser
from ..files import refusal
from ..terminal import Terminal
from .backup import add_arguments as add_arguments_of_backup
from .backup import named, settings


def add_arguments(parser: Parser) -> None:
    add_arguments_of_backup(parser)


def run(args: argparse.Namespace) -> int:
    file = named(args)
    try:
        with open(file, "rb") as stream:
            rows = fill(settings(args), stream)
    except Outage as error:
        raise BadInput(Message("server-database-refuses", because=str(error)[:200])) from None
    except OSError as error:
        raise refusal(error, file) from None
    Terminal(args.lang).say("cli-backup-restored", file=file, rows=rows)
    return 0


def fill(where: Settings, lines: Iterable[bytes]) -> int:
    database = database_of(where)
    try:
        return asyncio.run(database.run(lambda connection: restore(connection, lines)))
    finally:
        database.close()
