"""`tangledbank dataset`: decisions of games as JSON lines or Parquet, from games of bots or from records."""

from __future__ import annotations

import argparse
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

from ...arena.dataset import decisions, draft_of, replay_watched, write_decisions
from ...core.errors import BadInput
from ...core.message import Message
from ...core.record import HEADER, Record
from ...core.rulebook import Json
from ..arguments import Parser
from ..files import read_record
from ..terminal import Terminal
from .arena import add_contest, contest, given_seed, isolation_of, jobs_of, progress, usual_seed, warn_of_programs


def add_arguments(parser: Parser) -> None:
    add_contest(parser)
    parser.add_argument("--records", metavar="FILE", nargs="+", help=parser.word("help-dataset-records"))
    parser.add_argument("--out", metavar="FILE", help=parser.word("help-dataset-out"))


def run(args: argparse.Namespace) -> int:
    terminal = Terminal(args.lang)
    if not args.out or "\0" in args.out:
        raise BadInput(Message("dataset-missing-out"))
    file = Path(args.out)
    if args.records is None:
        seed, jobs = given_seed(args), jobs_of(args)
        asked = contest(args, usual_seed(args) if seed is None else seed)
        isolation = isolation_of(args, draft_of(file))
        warn_of_programs(args, isolation, terminal)
        rows = count(write_decisions(file, decisions(asked, jobs, isolation)), asked.games, terminal)
        terminal.say("arena-counted", games=str(asked.games), deals=str(len({f.seed for f in asked.fixtures()})))
    else:
        refuse_contest(args)
        rows = count(write_decisions(file, recorded(args.records)), len(args.records), terminal)
    terminal.say("dataset-written", rows=str(rows), file=str(file))
    return 0


def refuse_contest(args: argparse.Namespace) -> None:
    """Records say themselves what was played."""
    given = [args.game, args.players, args.seed, args.seed_file, args.games, args.jobs, *args.option, *args.bots]
    if args.trust_programs or any([value is not None for value in given]):
        raise BadInput(Message("dataset-records-alone"))


def recorded(files: list[str]) -> Iterator[list[Json]]:
    """The decisions of records, one game after the other; what is wrong is said with the file."""
    known: dict[str, str] = {}
    for index, file in enumerate(files):
        record = read_record(file)
        try:
            refuse_twice(record, file, known)
            yield replay_watched(record, index)
        except BadInput as error:
            raise BadInput(Message("cli-verify-wrong", file=file[:200], because=error.message)) from None


def refuse_twice(record: Record, file: str, known: dict[str, str]) -> None:
    """A game counts once, whatever its files are called."""
    played = str(Record(**{**{name: getattr(record, name) for name in HEADER}, "log": record.log, "digests": {}}))
    if played in known:
        raise BadInput(Message("dataset-record-twice", other=known[played][:200]))
    known[played] = file


def count(games: Generator[int, None, None], total: int, terminal: Terminal) -> int:
    """How many decisions were written."""
    rows = 0
    with closing(games), progress(terminal.words("arena-games"), total) as advance:
        for n in games:
            rows += n
            advance()
    return rows
