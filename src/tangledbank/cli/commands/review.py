"""`tangledbank review`: what was luck in a finished game, what was skill, and what would have been better."""

from __future__ import annotations

import argparse
import sys

from ... import is_compiled
from ...coach import Effort, Review, read_review, review, write_review
from ...coach.effort import PURE, USUAL
from ...core.errors import BadInput
from ...core.message import Message
from ...core.record import Record
from ..arguments import Parser, maybe_whole
from ..files import read_text
from ..reviewing import report
from ..terminal import Terminal
from .arena import progress


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help=parser.word("help-review-file"))
    parser.add_argument("--seat", metavar="N", help=parser.word("help-review-seat"))
    parser.add_argument("--budget", metavar="N", help=parser.word("help-review-budget"))
    parser.add_argument("--json", action="store_true", help=parser.word("help-review-json"))


def run(args: argparse.Namespace) -> int:
    if args.file is None:
        raise BadInput(Message("cli-missing-file"))
    text = read_text(args.file)
    terminal = Terminal(args.lang)
    budget = maybe_whole(args.budget, "--budget", 5, 6400)
    found = read_review(text) if text.startswith("{") else made(Record.read(text), budget, terminal)
    seat = maybe_whole(args.seat, "--seat", 1, found.players)
    if args.json:
        sys.stdout.write(write_review(found).decode() + "\n")
    else:
        report(found, None if seat is None else seat - 1, terminal)
    return 0


def made(record: Record, budget: int | None, terminal: Terminal) -> Review:
    """The review of a record, with a bar on the error stream while it is made."""
    effort = Effort((USUAL if is_compiled() else PURE) if budget is None else budget / 100)
    with progress(terminal.words("coach-making"), len(record.log)) as advance:
        return review(record, effort, lambda done, plies: advance())
