"""Random games for `tangledbank fuzz`: which ones, playing them, and finding the law that a log breaks."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from multiprocessing import Pool
from typing import Final, TypeVar

from ...core.check import Broken, Walk, check_game, law_at_the_end
from ...core.errors import BadInput, OptionError
from ...core.game import Game, Setup
from ...core.message import Message
from ...core.rulebook import EVERYTHING, OptionValue, Rulebook
from ...games import rulebook
from ..interactive.story import is_round
from ..tables import table

SAMPLE: Final = 13
"""One turn of so many through the numbers of players is checked thoroughly; prime, so that it meets every option."""
BATCH: Final = 8
Log = list[tuple[int, int]]
Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(frozen=True)
class FuzzGame:
    """One game to be played at random."""

    players: int
    seed: int
    options: dict[str, OptionValue]
    every: int
    """All laws every so many decisions; 0: only the laws after each decision."""

    def setup(self, book: Rulebook) -> Setup:
        return Setup(book, self.players, self.seed, self.options, None)


@dataclass(frozen=True)
class Outcome:
    """What came of a plan; law is empty if nothing is broken."""

    players: int
    decisions: int = 0
    longest: int = 0
    rounds: int = 0
    ending: str = ""
    checked: int = 0
    law: str = ""
    log: Log = field(default_factory=list)


# ---- planning -------------------------------------------------------------------------
def fuzz_games(
    book: Rulebook, games: int, seed: int, players: int | None, given: dict[str, OptionValue], every: int
) -> list[FuzzGame]:
    """Games over all numbers of players and all options that were not given, in a fixed order."""
    counts = player_counts(book, players, given)
    options = {n: variants(book, n, given) for n in counts}
    found: list[FuzzGame] = []
    for k in range(games):
        n = counts[k % len(counts)]
        turn = k // len(counts)
        chosen = options[n][turn % len(options[n])]
        found.append(FuzzGame(n, seed + k, chosen, 0 if turn % SAMPLE else every))
    return found


def player_counts(book: Rulebook, players: int | None, given: dict[str, OptionValue]) -> list[int]:
    """The numbers of players that the given options allow."""
    counts: list[int] = []
    refused: OptionError | None = None
    for n in book.players if players is None else [players]:
        try:
            Setup(book, n, 0, given, None).state()
            counts.append(n)
        except OptionError as error:
            refused = refused or error
    if refused and not counts:
        raise refused
    return counts


def variants(book: Rulebook, players: int, given: dict[str, OptionValue]) -> list[dict[str, OptionValue]]:
    """Every combination of option values that can be played; the first option changes fastest."""
    names = [option.name for option in reversed(book.options)]
    values: list[list[OptionValue]] = []
    for option in reversed(book.options):
        allowed = option.allowed[-1:] if option.forced_players == players or option.safety else option.allowed
        values.append([given[option.name]] if option.name in given else allowed)
    combinations = [dict(zip(names, combination, strict=True)) for combination in product(*values)]
    return [options for options in combinations if is_playable(book, players, options)]


def is_playable(book: Rulebook, players: int, options: dict[str, OptionValue]) -> bool:
    """Whether a game allows these options together."""
    try:
        Setup(book, players, 0, options, None).state()
    except OptionError:
        return False
    return True


# ---- playing ------------------------------------------------------------------------------
def outcomes(game: str, todo: list[FuzzGame], jobs: int) -> Iterator[Outcome]:
    """Play all plans; the outcomes come in the order of the plans, however many processes work."""
    return in_processes(partial(play_out, game), todo, jobs)


def in_processes(work: Callable[[Task], Done], todo: list[Task], jobs: int) -> Iterator[Done]:
    """Work on all tasks; the results come in the order of the tasks."""
    if jobs == 1:
        yield from map(work, todo)
        return
    with Pool(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(work, todo, chunksize=BATCH)


def play_out(game: str, plan: FuzzGame) -> Outcome:
    """Play one plan to the end or to the first broken law."""
    book = rulebook(game)
    try:
        if plan.every:
            walk = check_game(book, plan.players, plan.options, plan.seed, plan.every)
        else:
            walk = Walk(plan.setup(book), plan.seed + 1, 0)
            walk.run()
    except Broken as broken:
        return Outcome(plan.players, law=broken.law, log=list(broken.log))
    story = retold(walk)
    rounds = max([int(str(message.args["n"])) for message in story if is_round(message)], default=0)
    ending = table(game).ending(story)
    return Outcome(plan.players, len(walk.log), walk.longest, rounds, ending, walk.checked)


def retold(walk: Walk) -> list[Message]:
    """The story of a finished walk, which did not listen itself."""
    game = Game(walk.setup, listen=True)
    for seat, action in walk.log:
        game.state.play_as(seat, action)
    return game.story(EVERYTHING)


# ---- what a log breaks ------------------------------------------------------------------
def patient_breach(setup: Setup, log: Log) -> str:
    """The law that a log breaks, if not where it ends, then anywhere on the way; every decision must be legal."""
    return breach(setup, log, 0) or breach(setup, log, 1)


def breach(setup: Setup, log: Log, every: int) -> str:
    """The name of the first law that is broken; empty if all hold."""
    walk = Walk(setup, 0, every)
    try:
        for seat, action in log:
            if walk.state.refusal(seat, action):
                text = setup.rulebook.notation.show(action)
                raise BadInput(Message("cli-log-illegal", seat=seat + 1, action=text))
            walk.look()
            walk.play(seat, action)
        return law_at_the_end(walk)
    except Broken as broken:
        return broken.law


def played(setup: Setup, log: Log) -> Log:
    """The decisions of a log without those that are not legal (any more)."""
    walk = Walk(setup, 0, 0)
    try:
        for seat, action in log:
            if not walk.state.refusal(seat, action):
                walk.play(seat, action)
    except Broken:
        pass  # the last one is what breaks the law
    return walk.log
