"""`tangledbank replay`: a record as a readable transcript."""

from __future__ import annotations

import argparse
from typing import Final

from rich.padding import Padding

from ... import replay
from ...core.errors import BadInput, NotationError
from ...core.game import Game
from ...core.message import Message
from ...core.record import Record
from ...core.rulebook import EVERYTHING, SPECTATOR
from ...replaying import Replay
from ..arguments import Parser, maybe_whole
from ..files import read_record
from ..interactive.session import show_scores
from ..interactive.story import chapters, paragraph
from ..tables import table
from ..terminal import Terminal, is_interactive


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help=parser.word("help-file"))
    parser.add_argument("--seat", metavar="N", help=parser.word("help-replay-seat"))
    parser.add_argument("--ply", metavar="N", help=parser.word("help-ply"))
    parser.add_argument("--step", action="store_true", help=parser.word("help-step"))


def run(args: argparse.Namespace) -> int:
    if args.file is None:
        raise BadInput(Message("cli-missing-file"))
    if args.step and not is_interactive():
        raise BadInput(Message("cli-not-a-terminal"))
    record = read_record(args.file)
    replay(record)  # a record that is wrong is refused before a word is told
    seat = maybe_whole(args.seat, "--seat", 1, record.players)
    plies = maybe_whole(args.ply, "--ply", 0, len(record.log))
    transcript = Transcript(record, EVERYTHING if seat is None else seat - 1, Terminal(args.lang))
    transcript.tell(len(record.log) if plies is None else plies, args.step)
    transcript.end()
    return 0


class Transcript:
    """A record told from the beginning: to a seat, or everything."""

    def __init__(self, record: Record, seat: int, terminal: Terminal) -> None:
        self.record: Final = record
        self.seat: Final = seat
        self.terminal: Final = terminal
        self.replay: Final = Replay(record, listen=True)
        self.told: int = 0
        """Events of the present part."""
        self.noted: int = 0

    def tell(self, plies: int, step: bool) -> None:
        """The first plies; step waits for Enter after each."""
        steps = self.replay.steps(plies)
        self.tell_news(self.replay.game)
        for ply, (seat, text) in enumerate(self.record.log[:plies], 1):
            before = self.replay.game
            decision = self.decision(ply, seat, text)
            next(steps)
            if len(before.log) >= ply:  # legal
                self.terminal.tell(decision, "cyan")
                self.tell_news(before)
            self.tell_notes()
            if self.replay.game is not before:
                self.told = 0
                self.tell_news(self.replay.game)
            if step:
                self.terminal.ask(self.terminal.words("cli-press-enter") + " ")
        for _ in steps:  # the rules may have changed before the first answer
            pass

    def decision(self, ply: int, seat: int, text: str) -> Message:
        """One decision. What another seat decided may be a secret: only what could be seen of it follows."""
        if self.seat not in (EVERYTHING, seat):
            return Message("cli-ply-hidden", ply=str(ply), seat=seat + 1)
        try:
            return Message("cli-ply", ply=str(ply), seat=seat + 1, label=self.replay.game.label(text))
        except NotationError:  # by earlier rules there were other words
            return Message("cli-ply", ply=str(ply), seat=seat + 1, label=text)

    def tell_notes(self) -> None:
        """Where an earlier version of the rules went another way, and where the rules changed."""
        for note in self.replay.notes[self.noted :]:
            self.terminal.tell(note, "yellow")
        self.noted = len(self.replay.notes)

    def tell_news(self, game: Game) -> None:
        """What happened since the last time."""
        news = game.story(self.seat, self.told)
        self.told = game.told
        for heading, told in chapters(news):
            for message in heading:
                self.terminal.tell(message, "bold")
            if told:
                self.terminal.show(Padding(paragraph([], told, self.terminal.words), (0, 0, 0, 4), expand=False))

    def end(self) -> None:
        """The table where the transcript stops, and the scores if that is the end."""
        seat = max(self.seat, SPECTATOR)
        size = self.terminal.console.size
        game = self.replay.game
        view = game.view(seat)
        self.terminal.show(table(self.record.game).board(view, seat, self.terminal.words, size))
        if game.over:
            show_scores(game, self.terminal)
        else:
            seats = ", ".join([f"P{other + 1}" for other in game.waiting])
            self.terminal.say("cli-not-over", seats=seats)
