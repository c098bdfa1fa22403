"""`tangledbank daily`: today's deal at the terminal, once; then how it went, and how an expert would have played it."""

from __future__ import annotations

import argparse
import os
import shlex
import time

from rich.text import Text

from ...core.errors import BadInput
from ...core.game import Game
from ...core.message import Message
from ...daily import Deal, DealPlayer, check_head, day_of, deal_of, known_day, outcome, parting, played_by_expert
from ...daily.outcome import Parting
from ...replaying import Replay
from ..arguments import Parser, game_name
from ..files import read_record
from ..interactive.session import Seated, Session
from ..terminal import Terminal
from .arena import progress
from .play import play

MARKS = "🟩🟨🟧🟥"
"""First, second, between, last: as on the card of the pages."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=parser.word("help-game"))
    parser.add_argument("--day", metavar="DAY", help=parser.word("help-daily-day"))
    parser.add_argument("--expert", action="store_true", help=parser.word("help-daily-expert"))
    parser.add_argument("--save", metavar="FILE", help=parser.word("help-daily-save"))


def run(args: argparse.Namespace) -> int:
    today = day_of(time.time_ns() // 1_000_000)
    deal = deal_of(game_name(args.game), today if args.day is None else known_day(args.day))
    if deal.day > today:
        raise BadInput(Message("daily-future", day=deal.day))
    terminal, file = Terminal(args.lang), args.save or f"{deal.game}-daily-{deal.day}.tbr"
    game = game_of(deal, file)
    if not game.over:
        code = play_deal(deal, game, terminal, file)
        if not game.over:
            return code
    show(deal, game, terminal)
    if args.expert:
        compare(deal, game, terminal)
    return 0


def game_of(deal: Deal, file: str) -> Game:
    """The game as far as it was played: there is one try, and it is in its file."""
    if not os.path.lexists(file):
        return deal.begin(listen=True)
    record = read_record(file)
    check_head(deal, record)
    found = Replay(record, listen=True)
    for _ in found.steps():
        pass
    return found.game


def play_deal(deal: Deal, game: Game, terminal: Terminal, file: str) -> int:
    """Play on against the bots of the deal, without undo and hints."""
    bots: dict[int, Seated] = {seat: DealPlayer() for seat in range(deal.players) if seat != deal.seat}
    session = Session(game, [deal.seat], bots, terminal, file)
    session.unaided = True
    if os.path.lexists(file):
        session.own_files.add(os.path.realpath(file))
        session.remind()
    terminal.say("cli-daily-begin", style="dim", day=deal.day, seat=deal.seat + 1)
    words, lang = ["tangledbank", "daily", deal.game, "--day", deal.day], terminal.words.lang
    return play(session, lambda: shlex.join([*words, "--save", session.file, "--lang", lang]))


# ---- afterwards ------------------------------------------------------------------------------------
def show(deal: Deal, game: Game, terminal: Terminal) -> None:
    """The card: what can be told without saying anything of the deal."""
    found, words = outcome(game, deal.seat), terminal.words
    title = f"Tangled Bank · {words(f'game-{deal.game}')} · {deal.day}"
    place = words("daily-place", place=found.place, players=deal.players)
    terminal.show(Text(), Text(title, "bold"))
    terminal.line(f"{place}, {words('daily-points', n=found.score)}")
    terminal.line("".join([MARKS[mark(place, deal.players)] for place in found.rounds]))
    terminal.say("daily-rounds", style="dim", places=", ".join(map(str, found.rounds)))


def mark(place: int, players: int) -> int:
    return 3 if place >= players else min(max(place, 1), 3) - 1


def compare(deal: Deal, game: Game, terminal: Terminal) -> None:
    """Let the expert play the same deal, and say where the paths part."""
    with progress(terminal.words("daily-expert"), len(game.log)) as advance:
        expert = game
        for expert in played_by_expert(deal):  # noqa: B007  (the last one is meant)
            advance()
    found, where = outcome(expert, deal.seat), parting(game.log, expert.log, deal.seat)
    terminal.show(Text(), Text(terminal.words("daily-expert"), "bold"))
    terminal.say("daily-expert-result", place=found.place, players=deal.players, score=found.score)
    if where is None:
        terminal.say("daily-answers-all")
    else:
        tell_parting(game, where, terminal)


def tell_parting(game: Game, where: Parting, terminal: Terminal) -> None:
    before = Game(game.setup)
    for entry in game.log[: where.ply]:
        before.play(entry)
    labels = [game.rulebook.label(before.state, one.action) for one in (game.log[where.ply], where.other)]
    terminal.say("daily-parted", style="bold")
    terminal.say("daily-parted-at", round=before.view(0)["round"], ply=where.ply + 1)
    for key, label in zip(("daily-parted-you", "daily-parted-expert"), labels, strict=True):
        terminal.say(key, label=label)
