"""`tangledbank play`: people and bots at one terminal."""

from __future__ import annotations

import argparse
import os
import secrets
import shlex
import tempfile
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ...bots import player
from ...bots.outside.player import OUTSIDE
from ...core.errors import BadInput
from ...core.game import Game, Setup
from ...core.message import Message
from ...core.record import Record
from ...core.rulebook import text_of
from ...games import rulebook
from ...replaying import Replay
from ..arguments import Parser, add_setup, game_name, maybe_whole, options_of, seats_of, seed_of
from ..files import free_name, read_record, refuse_taken
from ..interactive.prompt import Prompt, Quit
from ..interactive.session import Seated, Session
from ..terminal import Terminal, is_interactive

USUAL_BOT: Final = "skilled"


def add_arguments(parser: Parser) -> None:
    add_setup(parser)
    parser.add_argument("--seat", metavar="N", action="append", help=parser.word("help-seat"))
    parser.add_argument("--bots", metavar="BOT", action="append", help=parser.word("help-bots"))
    parser.add_argument("--resume", metavar="FILE", help=parser.word("help-resume"))
    parser.add_argument("--save", metavar="FILE", help=parser.word("help-save"))


def run(args: argparse.Namespace) -> int:
    game = resumed_game(args) if args.resume is not None else new_game(args)
    humans = seats_of(args.seat or ["1"], game.setup.players)
    args.bots = args.bots or [USUAL_BOT]
    bots = bots_of(args.bots, game, humans)
    if len(humans) > 1 and not is_interactive():
        raise BadInput(Message("cli-not-a-terminal"))
    session = Session(game, humans, bots, Terminal(args.lang), args.save or args.resume or default_file(game))
    if args.resume is not None:
        session.own_files.add(os.path.realpath(args.resume))
    if args.save is not None:
        refuse_taken(args.save, is_own=os.path.realpath(args.save) in session.own_files)
    if len(humans) < 2:
        session.greet()
    if args.resume is not None:
        session.remind()
    return play(session, lambda: resume_command(session, args))


def play(session: Session, resumed: Callable[[], str]) -> int:
    """Ask and answer to the end. However it breaks off, the game is saved, and it is said how to go on."""
    with suppress(ImportError):  # not on every system: with it a line can be edited
        import readline

        readline.set_auto_history(False)  # the next person must not find what the last one typed
    try:
        while (seat := session.next_human()) is not None:
            session.seat(seat)
            Prompt(session, seat).ask()
    except Quit:
        leave(session, resumed)
        return 0
    except (EOFError, KeyboardInterrupt):
        session.terminal.show("")  # the line in which the input broke off
        leave(session, resumed)
        raise
    finally:
        session.end_bots()
    session.finish()
    return 0


def leave(session: Session, resumed: Callable[[], str]) -> None:
    """Save, and say how to go on; if the file cannot be written, the temporary folder will do."""
    try:
        session.save()
    except BadInput as error:
        session.terminal.show(session.terminal.words.say(error.message))
        session.save(free_name(os.path.join(tempfile.gettempdir(), f"{session.game.rulebook.name}-rescued")))
    session.terminal.say("cli-resume-with")
    session.terminal.line(resumed())


# ---- the bots ---------------------------------------------------------------------
def bots_of(texts: list[str], game: Game, humans: list[int]) -> dict[int, Seated]:
    """Who plays on the seats without people: one bot for all of them, or one for each."""
    seats = [seat for seat in range(game.setup.players) if seat not in humans]
    specs = [spec for text in texts for spec in specs_of(text)]
    if len(specs) == 1:
        specs *= len(seats)
    if len(specs) != len(seats):
        raise BadInput(Message("cli-bots-count", n=len(seats), got=str(len(specs))))
    return {seat: player(game.rulebook.name, spec) for seat, spec in zip(seats, specs, strict=True)}


def specs_of(text: str) -> list[str]:
    """Bots with commas in between; after cmd: everything belongs to the command, commas included."""
    before, outside, command = text.partition(OUTSIDE)
    specs = before.split(",")
    if outside:
        specs[-1] += outside + command
    return [spec.strip() for spec in specs]


# ---- the game ---------------------------------------------------------------------
def new_game(args: argparse.Namespace) -> Game:
    """A game from the arguments; without a seed, one from the system."""
    book = rulebook(game_name(args.game))
    players = maybe_whole(args.players, "--players", book.players[0], book.players[-1])
    seed = seed_of(args.seed)
    if seed is None:
        seed = secrets.randbits(63)  # all there are: with fewer, a program that plays could try them
    setup = Setup(book, book.usual_players() if players is None else players, seed, options_of(args.option), None)
    return Game(setup, listen=True)


def resumed_game(args: argparse.Namespace) -> Game:
    """A game from a record; arguments that say otherwise are refused."""
    record = read_record(args.resume)
    refuse_difference("GAME", record.game, args.game)
    refuse_difference("--players", str(record.players), args.players)
    refuse_difference("--seed", str(record.seed), args.seed)
    given = options_of(args.option)
    rulebook(record.game).check_options(record.players, {**record.options, **given})
    for name, value in given.items():
        refuse_difference(name, text_of(record_option(record, name)), text_of(value))
    found = Replay(record, listen=True)
    for _ in found.steps():
        pass
    if found.is_lost or found.differs:  # a saved game is played on whole, or not at all
        raise BadInput(found.notes[-1])
    return found.game


def record_option(record: Record, name: str) -> bool | int | str | None:
    """The value an option has in a record."""
    return rulebook(record.game).check_options(record.players, record.options)[name]


def refuse_difference(name: str, recorded: str, given: str | None) -> None:
    """What is given again must be as recorded."""
    if given is not None and given != recorded:
        raise BadInput(Message("cli-resume-differs", name=name, recorded=recorded, got=given[:80]))


def default_file(game: Game) -> str:
    """evolution-7.tbr in this folder, or another number if there is one already."""
    return free_name(f"{game.rulebook.name}-{game.setup.seed}")


def resume_command(session: Session, args: argparse.Namespace) -> str:
    """The command that goes on with this game as it was."""
    seats = ",".join([str(seat + 1) for seat in session.humans]) or "none"
    words = ["tangledbank", "play", session.game.rulebook.name, "--resume", session.file]
    bots = [word for text in args.bots for word in ("--bots", text)]
    return shlex.join([*words, "--seat", seats, *bots, "--lang", args.lang])
