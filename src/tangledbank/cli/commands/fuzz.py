"""`tangledbank fuzz`: random games of every kind, every law checked; a failure comes with a command that shows it."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import Final

from rich.table import Table as Grid

from ... import is_compiled
from ...core.check import Broken, fails, shrink
from ...core.errors import BadInput
from ...core.game import Setup
from ...core.message import Message
from ...core.rng import MASK
from ...core.rulebook import OptionValue, Rulebook, text_of
from ...games import rulebook
from ..arguments import Parser, add_setup, game_name, maybe_whole, options_of, seed_of, whole
from ..fuzzing.positions import Batch, Verdicts, batches, verdicts
from ..fuzzing.random_games import FuzzGame, Log, Outcome, fuzz_games, outcomes, patient_breach, played
from ..fuzzing.tally import Tallies
from ..terminal import Terminal
from ..words import plain

FOUND_WRONG: Final = 1
EVERY_DECISIONS: Final = 10
EVERY_ANSWERS: Final = 1
"""All laws after each answer: that takes a hundredth of a second, and a damaged position breaks them soon or never."""
HEADINGS: Final = [
    "cli-fuzz-players",
    "cli-fuzz-games",
    "cli-fuzz-decisions",
    "cli-fuzz-most",
    "cli-fuzz-options",
    "cli-fuzz-rounds",
    "cli-fuzz-most",
]
MOST_GAMES: Final = 1_000_000
MOST_ATTEMPTS: Final = 3_000
"""Shorter logs that are tried before a failure is reported."""


def add_arguments(parser: Parser) -> None:
    add_setup(parser, "help-any-players")
    parser.add_argument("--games", metavar="N", default="100", help=parser.word("help-fuzz-games"))
    parser.add_argument("--jobs", metavar="N", default="1", help=parser.word("help-jobs"))
    parser.add_argument("--positions", metavar="N", help=parser.word("help-fuzz-positions"))
    parser.add_argument("--every", metavar="N", help=parser.word("help-every"))
    parser.add_argument("--log", metavar="LOG", help=parser.word("help-log"))


def run(args: argparse.Namespace) -> int:
    terminal = Terminal(args.lang)
    book = rulebook(game_name(args.game))
    seed = seed_of(args.seed) or 0
    players = maybe_whole(args.players, "--players", book.players[0], book.players[-1])
    options = options_of(args.option)
    if args.log is None:
        return many(args, book, seed, players, options, terminal)
    setup = Setup(book, book.players[0] if players is None else players, seed, options, None)
    return reproduce(setup, read_log(book, args.log), terminal)


def many(
    args: argparse.Namespace,
    book: Rulebook,
    seed: int,
    players: int | None,
    options: dict[str, OptionValue],
    terminal: Terminal,
) -> int:
    """Random games, or damaged positions of them."""
    games = whole(args.games, "--games", 1, MOST_GAMES)
    whole(str(seed), "--seed", 0, MASK - MOST_GAMES)  # the games count on from it
    jobs = whole(args.jobs, "--jobs", 1, 256)
    every = maybe_whole(args.every, "--every", 1, 1_000_000)
    if args.positions is None:
        return search(book, fuzz_games(book, games, seed, players, options, every or EVERY_DECISIONS), jobs, terminal)
    positions = whole(args.positions, "--positions", 1, MOST_GAMES)
    return damage(book, batches(book, positions, seed, players, options, every or EVERY_ANSWERS), jobs, terminal)


# ---- one log ------------------------------------------------------------------------
def read_log(book: Rulebook, text: str) -> Log:
    """The decisions of a reproducer: P1 food climbing+3; P2 ..."""
    log: Log = []
    for part in text.split(";"):
        seat, _, action = part.strip().partition(" ")
        if not part.strip():
            continue
        if len(seat) != 2 or seat[0] != "P" or seat[1] not in "123456":
            raise BadInput(Message("cli-bad-log", got=part.strip()[:80]))
        log.append((int(seat[1]) - 1, book.notation.read(action)))
    return log


def reproduce(setup: Setup, log: Log, terminal: Terminal) -> int:
    """Play a log and say which law it breaks."""
    law = patient_breach(setup, log)
    if law:
        terminal.say("cli-fuzz-broken", style="red", law=law)
        return FOUND_WRONG
    terminal.say("cli-fuzz-log-holds", n=len(log))
    return 0


# ---- many games -----------------------------------------------------------------------
def search(book: Rulebook, todo: list[FuzzGame], jobs: int, terminal: Terminal) -> int:
    """Play all games; the first that fails, in the order of the plan, is reported."""
    begin = time.perf_counter()
    tallies = Tallies()
    for done, outcome in enumerate(outcomes(book.name, todo, jobs), 1):
        progress(done, len(todo), terminal)
        if outcome.law:
            show_failure(book, todo[done - 1], outcome, terminal)
            return FOUND_WRONG
        tallies.add(outcome)
    show_report(book, todo, tallies, time.perf_counter() - begin, terminal)
    return 0


def progress(done: int, games: int, terminal: Terminal) -> None:
    """A line on the error stream that is written over, if somebody looks."""
    if sys.stderr.isatty():
        text = terminal.words("cli-fuzz-progress", done=done, games=games)
        print(f"\r{text}" if done < games else f"\r{' ' * len(text)}\r", end="", file=sys.stderr, flush=True)


def show_failure(book: Rulebook, plan: FuzzGame, outcome: Outcome, terminal: Terminal) -> None:
    """The law, the command that shows it again, and a shorter one."""
    broken = Broken(outcome.law, plan.setup(book), outcome.log)
    terminal.say("cli-fuzz-broken", style="red", law=broken.law)
    terminal.say("cli-fuzz-reproduce")
    terminal.line(broken.reproducer())
    shorter = shrink(broken, impatient(MOST_ATTEMPTS))
    shorter = Broken(shorter.law, shorter.setup, played(shorter.setup, shorter.log))
    terminal.say("cli-fuzz-shrunk", n=len(shorter.log))
    terminal.line(shorter.reproducer())


def impatient(attempts: int) -> Callable[[Setup, Log], str]:
    """fails for so many attempts; then nothing fails any more, and shrinking ends."""
    left = iter(range(attempts))
    return lambda setup, log: "" if next(left, None) is None else fails(setup, log)


def show_report(book: Rulebook, todo: list[FuzzGame], tallies: Tallies, seconds: float, terminal: Terminal) -> None:
    """What the games were like: a table, how they ended, the time, and all of it as JSON."""
    words = terminal.words
    terminal.say("cli-fuzz-holds", style="green")
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for key in HEADINGS:
        grid.add_column(words(key), justify="right")
    rows = [(str(n), tally) for n, tally in sorted(tallies.by_players.items())]
    for name, tally in [*rows, (words("cli-fuzz-all"), tallies.all)]:
        numbers = [tally.games, tally.mean(tally.decisions), tally.most_decisions, tally.longest]
        grid.add_row(name, *[str(n) for n in [*numbers, tally.mean(tally.rounds), tally.most_rounds]])
    terminal.show(grid)
    for key, n in sorted(tallies.all.endings.items()):
        terminal.show(f"{words(key)}: {n}")
    build = plain("help-compiled" if is_compiled() else "help-pure", words.lang)
    terminal.say("cli-fuzz-time", checked=str(tallies.all.checked), seconds=f"{seconds:.1f}", build=build)
    report = {"game": book.name, "seed": todo[0].seed, **tallies.report()}
    terminal.line(json.dumps({**report, "seconds": round(seconds, 1), "compiled": is_compiled()}))


# ---- damaged positions ----------------------------------------------------------------
def damage(book: Rulebook, todo: list[Batch], jobs: int, terminal: Terminal) -> int:
    """Damage positions of random games: each must be refused by name or played on under all laws."""
    begin = time.perf_counter()
    total = Verdicts()
    for done, one in enumerate(verdicts(book.name, todo, jobs), 1):
        progress(done, len(todo), terminal)
        total = total.plus(one)
        if total.law:
            show_damage(book, todo[done - 1], one, terminal)
            return FOUND_WRONG
    terminal.say("cli-fuzz-holds", style="green")
    counts = {"positions": total.made, "refused": total.refused, "accepted": total.accepted, "answers": total.answers}
    terminal.say("cli-fuzz-positions", **{name: str(n) for name, n in counts.items()})
    seconds = round(time.perf_counter() - begin, 1)
    report = {"game": book.name, "seed": todo[0].plan.seed, **counts, "seconds": seconds, "compiled": is_compiled()}
    terminal.line(json.dumps(report))
    return 0


def show_damage(book: Rulebook, batch: Batch, found: Verdicts, terminal: Terminal) -> None:
    """The law, the command that makes the position again, and the position."""
    terminal.say("cli-fuzz-broken", style="red", law=found.law)
    terminal.say("cli-fuzz-reproduce")
    plan = batch.plan
    options = [f"--option {name}={text_of(value)}" for name, value in plan.options.items()]
    command = f"tangledbank fuzz {book.name} --players {plan.players} --seed {plan.seed} {' '.join(options)}"
    terminal.line(f"{command} --every {plan.every} --positions {found.made}")
    terminal.line(found.position)
