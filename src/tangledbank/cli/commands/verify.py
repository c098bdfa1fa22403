"""`tangledbank verify`: whether records replay to the positions they claim."""

from __future__ import annotations

import argparse

from ...core.errors import BadInput
from ...core.game import Game
from ...core.message import Message
from ...core.record import Record
from ...core.shared_seed import SharedSeed
from ...replaying import verified
from ..arguments import Parser
from ..files import read_text
from ..terminal import Terminal

FOUND_WRONG = 1
UNREADABLE = 2


def add_arguments(parser: Parser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="*", help=parser.word("help-files"))


def run(args: argparse.Namespace) -> int:
    if not args.files:
        raise BadInput(Message("cli-missing-file"))
    terminal = Terminal(args.lang)
    return max([check(file, terminal) for file in args.files])


def check(file: str, terminal: Terminal) -> int:
    """Say what one file is; 0, 1 if the record is wrong, 2 if it cannot be read at all."""
    try:
        text = read_text(file)
    except BadInput as error:
        terminal.tell(error.message, "red")
        return UNREADABLE
    try:
        replay = verified(Record.read(text))
    except BadInput as error:
        terminal.say("cli-verify-wrong", style="red", file=file, because=error.message)
        return FOUND_WRONG
    for note in replay.notes:
        terminal.tell(note, "yellow")
    terminal.tell(confirmation(file, replay.game))
    if replay.record.shared_seed is not None:
        terminal.tell(proof(file, replay.record.shared_seed))
    return 0


def confirmation(file: str, game: Game) -> Message:
    """What is so in a good record."""
    if not game.over:
        return Message("cli-verify-open", file=file, plies=len(game.log))
    scores = ", ".join([f"P{seat + 1} {score}" for seat, score in enumerate(game.scores())])
    return Message("cli-verify-ok", file=file, plies=len(game.log), scores=scores)


def proof(file: str, seed: SharedSeed) -> Message:
    """What to compare with what was shown before the start: that the seed follows from it was checked by replaying."""
    numbers = ", ".join([f"P{seat + 1} {number}" for seat, number in seed.numbers.items()])
    told: object = numbers or Message("cli-verify-no-numbers")
    return Message("cli-verify-shared", file=file, commitment=seed.commitment, numbers=told)
