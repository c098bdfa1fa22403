"""One level of two builds against each other: does a change of the bots make them stronger?

    python scripts/duel.py evolution skilled --deals 400 --old /path/to/old/.venv-compiled/bin/python

Every deal is played twice with the seats exchanged, within the bounds of an arena: by the rules some games can go on
for ever. Each build plays in a process of its own, with its own engine: their rules must be the same, which the last
position of every game proves. This process has the new build, and counts the actions that its judges call dominated.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import subprocess
import sys
import time
from collections import Counter
from typing import Any

from tangledbank.arena.stats import Mean
from tangledbank.bots.judging import judge
from tangledbank.bots.search.sensible import sensible
from tangledbank.core.game import Game, Setup
from tangledbank.games import rulebook

SIDE = """
import sys
from tangledbank.bots import player
from tangledbank.core.game import Game, Setup
from tangledbank.games import rulebook
for line in sys.stdin:
    word, *rest = line.rstrip("\\n").split("\\t")
    if word == "new":
        name, seed, spec = rest
        game = Game(Setup(rulebook(name), 2, int(seed), rulebook(name).bounds(), None))
        bots = [player(name, spec) for _ in range(2)]
    elif word == "ask":
        print(bots[int(rest[0])].answer(game, int(rest[0])), flush=True)
    elif word == "apply":
        game.apply(rest[1], int(rest[0]))
    elif word == "digest":
        print(game.digest(), flush=True)
"""
"""What a side does: it follows the game, and answers when it is asked."""


class Side:
    """A process with one of the builds."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen([python, "-c", SIDE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, *words: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\t".join([str(word) for word in words]) + "\n")
        self.process.stdin.flush()

    def ask(self, *words: object) -> str:
        assert self.process.stdout is not None
        self.tell(*words)
        return self.process.stdout.readline().rstrip("\n")


def duel(sides: list[Side], name: str, spec: str, seed: int, first: int, silly: Counter[str]) -> float:
    """One game: the points of side 1 (new) less those of side 0 (old); side `first` has seat 0."""
    game = Game(Setup(rulebook(name), 2, seed, rulebook(name).bounds(), None))
    for side in sides:
        side.tell("new", name, seed, spec)
    while not game.over:
        seat = game.seat
        who = seat ^ first
        answer = sides[who].ask("ask", seat)
        count(game, seat, answer, "new" if who else "old", silly)
        game.apply(answer, seat)
        for side in sides:
            side.tell("apply", seat, answer)
    assert {side.ask("digest") for side in sides} == {game.digest()}, f"the rules of the builds differ: seed {seed}"
    return outcome(game, 1 ^ first) - outcome(game, first)


def outcome(game: Game, seat: int) -> float:
    """Winning counts; points only say by how much."""
    return game.scores()[seat] + (0.5 if seat in game.winners() else 0.0)


def count(game: Game, seat: int, answer: str, who: str, silly: Counter[str]) -> None:
    """Note a dominated action, by its verb, and how many decisions there were."""
    silly[f"{who} decisions"] += 1
    state = game.state
    action = game.rulebook.notation.read(answer)
    if action not in sensible(state, seat, state.options(seat), judge(game.rulebook.name)):
        silly[f"{who} {answer.split()[0]}"] += 1


SIDES: list[Side] = []
"""Of a worker: the old build, then the new one."""


def begin(old: str, new: str) -> None:
    """The start of a worker; its sides end when their input does, with the worker."""
    SIDES.extend([Side(old), Side(new)])


def deal(task: tuple[str, str, int]) -> tuple[int, list[float], Counter[str]]:
    """One deal: its seed, the leads of the new build in both seatings, and what was dominated."""
    game, spec, seed = task
    silly: Counter[str] = Counter()
    return seed, [duel(SIDES, game, spec, seed, first, silly) for first in (0, 1)], silly


def deals(args: argparse.Namespace) -> tuple[list[list[float]], Counter[str]]:
    """All deals that end in time, by seed. Those that do not are left out, and named if later ones have ended."""
    found: dict[int, list[float]] = {}
    silly: Counter[str] = Counter()
    until = time.monotonic() + args.seconds
    tasks = [(args.game, args.spec, args.seed + n) for n in range(args.deals)]
    with multiprocessing.Pool(args.jobs, begin, (args.old, args.new)) as pool:
        results = pool.imap_unordered(deal, tasks)
        try:
            for _ in tasks:
                seed, leads, dominated = results.next(max(0.0, min(args.patience, until - time.monotonic())))
                found[seed] = leads
                silly += dominated
        except multiprocessing.TimeoutError:
            late = sorted({seed for _, _, seed in tasks if seed < max(found, default=0)} - set(found))
            print(f"given up: deals that had not ended: {late}", file=sys.stderr)
    return [found[seed] for seed in sorted(found)], silly


def summary(leads: list[list[float]], silly: Counter[str]) -> dict[str, Any]:
    """How often the new build is ahead and by how much, over deals: the two games of one are not independent."""
    ahead, lead = Mean(least=0.0, most=1.0), Mean()
    for deal, pair in enumerate(leads):
        ahead.add(sum([0.5 if x == 0 else float(x > 0) for x in pair]) / 2, deal)
        lead.add(sum(pair) / 2, deal)
    return {"ahead": ahead.interval().data(), "lead": lead.interval().data(), "dominated": dict(sorted(silly.items()))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("spec")
    parser.add_argument("--old", required=True, help="the Python of the old build")
    parser.add_argument("--new", default=sys.executable, help="the Python of the new build")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=86_400.0, help="how long at most")
    parser.add_argument("--patience", type=float, default=600.0, help="seconds without any deal that ends")
    print(json.dumps(summary(*deals(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
