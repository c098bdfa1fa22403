"""`tangledbank arena`: many games between bots, measured, on this machine or on a Ray cluster."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ...arena import Folder, Plan, Summary, plan, play_into, summarize, write_reports
from ...arena.folder import kept_seed
from ...arena.planning import MOST_GAMES, extra
from ...arena.report.numbers import HEADINGS, counted, lead, numbers
from ...bots.outside.isolation import Isolation, is_available, keep_memory_private
from ...bots.outside.player import OUTSIDE
from ...core.errors import BadInput
from ...core.message import Message
from ...core.rng import MASK
from ...games import rulebook
from ..arguments import Parser, add_setup, game_name, maybe_whole, options_of, seed_of, whole
from ..files import read_text
from ..terminal import Terminal
from ..words import clean

MOST_JOBS: Final = 256
EXTRAS: Final = [("pyarrow", "arena"), ("openskill", "arena")]
"""What every arena needs and the games do not: better missed before the first game than after the last."""


def add_arguments(parser: Parser) -> None:
    add_contest(parser)
    parser.add_argument("--out", metavar="DIR", help=parser.word("help-arena-out"))
    parser.add_argument("--ray", metavar="ADDRESS", help=parser.word("help-arena-ray"))


def add_contest(parser: Parser) -> None:
    """Who plays what, and how often."""
    add_setup(parser)
    parser.add_argument("--bots", metavar="BOT", nargs="+", default=[], help=parser.word("help-arena-bots"))
    parser.add_argument("--games", metavar="N", help=parser.word("help-fuzz-games"))
    parser.add_argument("--jobs", metavar="N", help=parser.word("help-jobs"))
    parser.add_argument("--seed-file", metavar="FILE", help=parser.word("help-seed-file"))
    parser.add_argument("--trust-programs", action="store_true", help=parser.word("help-trust-programs"))


def contest(args: argparse.Namespace, seed: int) -> Plan:
    """The plan that the arguments describe, with a seed."""
    book = rulebook(game_name(args.game))
    if not args.bots:
        raise BadInput(Message("arena-missing-bots"))
    players = maybe_whole(args.players, "--players", book.players[0], book.players[-1])
    games = maybe_whole(args.games, "--games", 1, MOST_GAMES)
    return plan(book.name, args.bots, players, games or 100, seed, options_of(args.option))


# ---- secrets --------------------------------------------------------------------------
def given_seed(args: argparse.Namespace) -> int | None:
    """The seed of the arguments; every process can read a command line, so programs would see it there."""
    if args.seed is not None and args.seed_file is not None:
        raise BadInput(Message("arena-two-seeds"))
    if args.seed_file is not None:
        return whole(read_text(args.seed_file).strip(), "--seed-file", 0, MASK)
    if args.seed is not None and has_programs(args) and not args.trust_programs:
        raise BadInput(Message("arena-open-seed"))
    return seed_of(args.seed)


def has_programs(args: argparse.Namespace) -> bool:
    return any([bot.startswith(OUTSIDE) for bot in args.bots])


def usual_seed(args: argparse.Namespace) -> int:
    """The seed if none is given: programs must not guess it."""
    return randbits(63) if has_programs(args) else 0


def isolation_of(args: argparse.Namespace, *hidden: Path) -> Isolation | None:
    """What programs must not see: the results, and the file with the seed. None: they are trusted."""
    if args.trust_programs:
        return None
    files = [*hidden, *([] if args.seed_file is None else [Path(args.seed_file)])]
    return Isolation(tuple([str(path.resolve()) for path in files]))


def warn_of_programs(args: argparse.Namespace, isolation: Isolation | None, terminal: Terminal) -> None:
    """Say what programs could do here, if they play and cannot be isolated."""
    if has_programs(args) and isolation is not None and not is_available():
        keep_memory_private()
        print(terminal.words("arena-not-isolated"), file=sys.stderr)


def jobs_of(args: argparse.Namespace) -> int:
    """How many processes."""
    return maybe_whole(args.jobs, "--jobs", 1, MOST_JOBS) or 1


def run(args: argparse.Namespace) -> int:
    terminal = Terminal(args.lang)
    jobs = jobs_of(args)
    asked, path = planned(args)
    isolation = isolation_of(args, path)
    warn_of_programs(args, isolation, terminal)
    with Folder(path, asked, keeps_seed=isolation is None or is_available()) as folder:
        play(folder, jobs, args.ray, isolation, terminal)
        summary = summarize(folder)
        write_reports(folder, summary, terminal.words.say, args.lang)
    show(summary, terminal)
    terminal.say_engine()
    terminal.say("arena-written", folder=str(folder.path))
    return 0


def planned(args: argparse.Namespace) -> tuple[Plan, Path]:
    """What is to be played, and the folder for it; BadInput if something that it needs is missing."""
    if args.ray is not None and args.jobs is not None:
        raise BadInput(Message("arena-ray-or-jobs"))
    seed = given_seed(args)
    asked = contest(args, seed or 0)
    for module, name in [*EXTRAS, *([] if args.ray is None else [("ray", "ray")])]:
        extra(module, name)
    path = folder_of(args, asked)
    if seed is None and asked.is_secret():
        found = kept_seed(path)
        asked = replace(asked, seed=usual_seed(args) if found is None else found)
    return asked, path


def folder_of(args: argparse.Namespace, asked: Plan) -> Path:
    """Where the results go: for the same plan always the same folder; its name tells nothing about a secret seed."""
    if args.out is not None and "\0" not in args.out and args.out:
        return Path(args.out)
    if args.out is not None:
        raise BadInput(Message("cli-bad-argument", argument="--out", command="tangledbank arena"))
    known = replace(asked, seed=0) if asked.is_secret() else asked
    return Path(f"arena-{asked.game}-{known.digest()[:8]}")


# ---- playing --------------------------------------------------------------------------
def play(folder: Folder, jobs: int, address: str | None, isolation: Isolation | None, terminal: Terminal) -> None:
    """Play what is missing; after Ctrl-C say how to go on."""
    done = len(folder.lines)
    if done:
        terminal.say("arena-resumed", done=str(done), games=str(folder.plan.games))
    try:
        follow(play_into(folder, jobs, address, isolation), done, folder.plan.games, terminal)
    except KeyboardInterrupt:
        print(terminal.words("arena-interrupted", folder=str(folder.path)), file=sys.stderr)
        if folder.is_secret and not folder.keeps_seed:
            print(terminal.words("arena-note-seed", seed=str(folder.plan.seed)), file=sys.stderr)
        raise


def follow(games: Generator[object, None, None], done: int, total: int, terminal: Terminal) -> None:
    """Take what comes, and show how far it is."""
    with closing(games), progress(terminal.words("arena-games"), total, done) as advance:
        for _ in games:
            advance()


@contextmanager
def progress(name: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar with the time left on the error stream, if somebody looks; what it gives moves it on by one."""
    seen = sys.stderr is not None and sys.stderr.isatty()
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not seen) as bar:
        yield partial(bar.advance, bar.add_task(name, total=total, completed=done))


# ---- the tables -------------------------------------------------------------------------
def show(summary: Summary, terminal: Terminal) -> None:
    """A line for every bot, the best first, and who is ahead of whom."""
    words = terminal.words
    grid = new_grid([words(key) for key in HEADINGS])
    for place, standing in enumerate(summary.ranking(), 1):
        cells = [with_interval(*cell) for cell in numbers(standing, summary)]
        name = Text(f"{place} {clean(standing.bot)}")
        if standing.forfeits:  # below the name: one more column would leave none for the names
            name.append(f"\n{words('arena-forfeits')}: {standing.forfeits}", "red")
        grid.add_row(name, Text(str(standing.games)), *cells)
    terminal.show(grid)
    if len(summary.standings) > 1:
        terminal.show(Text(), Text(words("arena-ahead"), "bold"), pairs(summary, terminal))
    for line in summary.forfeits:
        terminal.show(Text(clean(line), "red"))
    terminal.say("arena-counted", **counted(summary))
    terminal.say("arena-legend", style="dim")


def pairs(summary: Summary, terminal: Terminal) -> Grid:
    """Who is ahead of whom; the columns have the numbers of the lines above."""
    bots = [standing.bot for standing in summary.ranking()]
    grid = new_grid([terminal.words("arena-bot"), *[str(n) for n in range(1, len(bots) + 1)]])
    for place, a in enumerate(bots, 1):
        cells = [Text("") if a == b else with_interval(*lead(summary, a, b)) for b in bots]
        grid.add_row(Text(f"{place} {clean(a)}"), *cells)
    return grid


def new_grid(headings: list[str]) -> Grid:
    """A table whose first column is for names."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for k, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if k else "left", overflow="fold", no_wrap=k > 0)
    return grid


def with_interval(value: str, interval: str) -> Text:
    """A number, and its interval below."""
    return Text(value).append(f"\n{interval}", "dim")
