"""tangledbank bench: how fast this build of the engine is on this machine. `make bench` compares it with others."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable
from time import process_time
from typing import Final

from ... import is_compiled
from ...core.codec import digest
from ...core.errors import BadInput
from ...core.message import Message
from ...core.playout import clones, play_on, playout
from ...core.rng import next_state, pick, scramble
from ...core.rulebook import OptionValue, Rulebook
from ...core.state import State
from ...games import names, rulebook
from ..arguments import Parser, maybe_whole

ROUNDS: Final = 5
POSITIONS: Final = 16
REFUSALS: Final = 8
"""How many illegal actions are explained in each position."""
LEAST: Final = 0.001
MOST: Final = 3600
"""Seconds for a measurement."""

Job = Callable[[int], int]
"""Does the k-th piece of work and returns how many units it was."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=parser.word("help-game"))
    parser.add_argument("--players", metavar="N", help=parser.word("help-players"))
    about = f"{parser.word('cli-perft-seconds')} ({LEAST}-{MOST})"
    parser.add_argument("--seconds", metavar="S", default="1", help=about)


def seconds_of(text: str) -> float:
    """How long one measurement takes, about."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not LEAST <= value <= MOST:
        raise BadInput(Message("cli-bad-argument", argument="--seconds", command="tangledbank bench"))
    return value


def run(args: argparse.Namespace) -> int:
    """One line of JSON for each measurement."""
    seconds = seconds_of(args.seconds)
    book = rulebook(args.game or names()[0])
    players = maybe_whole(args.players, "--players", 1, 99)
    bench = Bench(book, book.usual_players() if players is None else players)
    for what, (unit, job) in bench.jobs().items():
        print(json.dumps(bench.line(what, unit, rate(job, seconds))), flush=True)
    return 0


def rate(job: Job, seconds: float) -> float:
    """Units per second of processor time, the best of several rounds: what is slower was disturbed."""
    best = 0.0
    k = 0
    for _ in range(ROUNDS):
        done = 0
        spent = 0.0
        start = process_time()
        while spent < seconds / ROUNDS or not spent:
            done += job(k)
            k += 1
            spent = process_time() - start
        best = max(best, done / spent)
    return best


class Bench:
    """The measurements of one game with one number of players."""

    def __init__(self, book: Rulebook, players: int) -> None:
        self.book: Final = book
        self.players: Final = book.check_players(players)
        self.options: Final[dict[str, OptionValue]] = book.check_options(players, book.bounds())
        self.positions: Final = [self.middle(seed) for seed in range(POSITIONS)]
        self.refused: Final = [illegal(book, g) for g in self.positions]

    def new(self, seed: int) -> State:
        """A new game at its first question."""
        g = self.book.new_state(self.players, seed, self.options)
        g.advance()
        return g

    def middle(self, seed: int) -> State:
        """A random game after half of its decisions."""
        g = self.new(seed)
        play_on(g, seed, playout(self.new(seed), seed) // 2)
        return g

    def line(self, what: str, unit: str, value: float) -> dict[str, object]:
        """A measurement as it is printed; times are microseconds for one unit."""
        return {
            "what": what,
            "engine": "compiled" if is_compiled() else "pure",
            "game": self.book.name,
            "players": self.players,
            "value": round(1e6 / value if unit == "us" else value, 3),
            "unit": unit,
        }

    def jobs(self) -> dict[str, tuple[str, Job]]:
        """Everything that is measured."""
        return {
            "decisions_per_second": ("1/s", self.decisions),
            "games_per_second": ("1/s", self.games),
            "steps_per_second": ("1/s", self.steps),
            "clone": ("us", self.clone),
            "clone_options_play_per_second": ("1/s", self.clone_and_play),
            "view": ("us", self.view),
            "determinize": ("us", self.determinize),
            "dump_digest": ("us", self.dump_digest),
            "why_not": ("us", self.why_not),
        }

    # ---- jobs -----------------------------------------------------------------
    def decisions(self, k: int) -> int:
        """Questions answered at random; what has only one answer is neither asked nor counted, unless it is secret."""
        return playout(self.new(k), k)

    def games(self, k: int) -> int:
        """Whole random games, setup included."""
        playout(self.new(k), k)
        return 1

    def steps(self, k: int) -> int:
        """The same decisions taken one by one from uncompiled code, as a bot or a notebook does."""
        g = self.new(k)
        rng = scramble(k)
        done = 0
        while g.stack:
            rng = next_state(rng)
            g.play(g.current_options[pick(rng, len(g.current_options))])
            done += 1
        return done

    def clone(self, k: int) -> int:
        """Copies of positions in the middle of a game."""
        clones(self.positions[k % POSITIONS], 200)
        return 200

    def clone_and_play(self, k: int) -> int:
        """What a search does: copy, play one option, have the next options."""
        for g in self.positions:
            child = g.clone()
            child.play(g.current_options[k % len(g.current_options)])
        return POSITIONS

    def view(self, k: int) -> int:
        """What a seat may see, as data."""
        for g in self.positions:
            self.book.view(g, k % self.players)
        return POSITIONS

    def determinize(self, k: int) -> int:
        """A world that a seat cannot tell from the real one."""
        for g in self.positions:
            self.book.determinize(g, k % self.players, k)
        return POSITIONS

    def dump_digest(self, k: int) -> int:
        """The whole position as data, and its fingerprint."""
        for g in self.positions:
            digest(self.book.dump(g))
        return POSITIONS

    def why_not(self, k: int) -> int:
        """The reasons against an illegal action, with their rules; not yet in words."""
        done = 0
        for g, actions in zip(self.positions, self.refused, strict=True):
            for action in actions:
                self.book.reasons(g, action, g.refusal(g.seat, action))
            done += len(actions)
        return done


def illegal(book: Rulebook, g: State) -> list[int]:
    """Some actions of many kinds that are refused in a position."""
    refused = [action for action in book.universe(g) if g.refusal(g.seat, action)]
    return refused[:: max(1, len(refused) // REFUSALS)]
