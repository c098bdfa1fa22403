"""Bots of two builds against each other, in lock-step: is the new one stronger?

    python -m scripts.bots.duel evolution skilled --deals 400 --old /path/to/old/.venv-compiled/bin/python
    python -m scripts.bots.duel evolution net.tbn --old-spec expert --players 4 --old ...

Every deal is played once from every seat, within the bounds of an arena: by the rules some games can go on for ever.
The new build has one seat, the old one the others. Each plays in a process of its own, with its own engine, and is told
all answers as text: their rules must be the same, which the last position of every game proves. Where an option has
come since or a rule is read otherwise, `--old-options` says what the old build is told, and only scores are compared.
This process has the new build, and counts the actions that its judges call dominated.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import subprocess
import sys
import time
from collections import Counter, defaultdict
from typing import Any, NamedTuple

import tangledbank
from tangledbank.arena.stats import Mean
from tangledbank.bots.judging import judge
from tangledbank.bots.search.sensible import sensible
from tangledbank.games import rulebook

SIDE = """
import json, sys, time, tangledbank
from tangledbank.bots import player
for line in sys.stdin:
    word, *rest = line.rstrip("\\n").split("\\t")
    if word == "new":
        name, players, seed, options, spec = rest
        game = tangledbank.new(name, int(players), int(seed), **json.loads(options))
        bots = [player(name, spec) for _ in range(int(players))]
    elif word == "ask":
        begin = time.perf_counter()
        answer = bots[int(rest[0])].answer(game, int(rest[0]))
        print(answer, time.perf_counter() - begin, sep="\\t", flush=True)
    elif word == "apply":
        game.apply(rest[1], int(rest[0]))
    elif word == "digest":
        print(game.digest(), flush=True)
    elif word == "scores":
        print(game.scores(), flush=True)
"""
"""What a side does: it follows the game, and answers when it is asked."""


class Side:
    """A process with one of the builds, and what it is told about the games."""

    def __init__(self, name: str, python: str, spec: str, options: str) -> None:
        self.name, self.spec, self.options = name, spec, options
        self.process = subprocess.Popen([python, "-c", SIDE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, *words: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\t".join([str(word) for word in words]) + "\n")
        self.process.stdin.flush()

    def ask(self, *words: object) -> str:
        assert self.process.stdout is not None
        self.tell(*words)
        return self.process.stdout.readline().rstrip("\n")


class Tally:
    """What is counted besides results: decisions, their time and dominated actions, by build."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def add(self, other: Tally) -> None:
        self.counts += other.counts
        for who, seconds in other.seconds.items():
            self.seconds[who] += seconds

    def milliseconds(self) -> dict[str, float]:
        """By build the mean of a decision."""
        return {who: round(1000 * self.seconds[who] / self.counts[f"{who} decisions"], 2) for who in self.seconds}


class Outcome(NamedTuple):
    """How a game ended for the new build."""

    win: float
    """1; a part of it if others won, too."""
    lead: float
    """Points less the mean of the others'."""


def duel(sides: list[Side], name: str, players: int, seed: int, mine: int, tally: Tally) -> Outcome:
    """One game: side 1 (new) has the seat `mine`, side 0 (old) the others."""
    game = tangledbank.new(name, players, seed, **json.loads(sides[1].options))
    for side in sides:
        side.tell("new", name, players, seed, side.options, side.spec)
    while not game.over:
        seat = game.seat
        who = sides[1 if seat == mine else 0]
        answer, seconds = who.ask("ask", seat).split("\t")
        tally.seconds[who.name] += float(seconds)
        count(game, seat, answer, who.name, tally.counts)
        game.apply(answer, seat)
        for side in sides:
            side.tell("apply", seat, answer)
    compare(sides, game, seed)
    return outcome(game, mine)


def compare(sides: list[Side], game: tangledbank.Game, seed: int) -> None:
    """Both builds must have played the same game."""
    if sides[0].options == sides[1].options:
        same = {side.ask("digest") for side in sides} == {game.digest()}
    else:
        same = {side.ask("scores") for side in sides} == {str(game.scores())}
    assert same, f"the rules of the builds differ: seed {seed}"


def outcome(game: tangledbank.Game, mine: int) -> Outcome:
    scores, winners = game.scores(), game.winners()
    others = (sum(scores) - scores[mine]) / (len(scores) - 1)
    return Outcome(1 / len(winners) if mine in winners else 0.0, scores[mine] - others)


def count(game: tangledbank.Game, seat: int, answer: str, who: str, silly: Counter[str]) -> None:
    """Note a dominated action, by its verb, and how many decisions there were."""
    silly[f"{who} decisions"] += 1
    state = game.state
    action = game.rulebook.notation.read(answer)
    if action not in sensible(state, seat, state.options(seat), judge(game.rulebook.name)):
        silly[f"{who} {answer.split()[0]}"] += 1


SIDES: list[Side] = []
"""Of a worker: the old build, then the new one."""


def begin(old: tuple[str, ...], new: tuple[str, ...]) -> None:
    """The start of a worker; its sides end when their input does, with the worker."""
    SIDES.extend([Side("old", *old), Side("new", *new)])


def deal(task: tuple[str, int, int]) -> tuple[int, list[Outcome], Tally]:
    """One deal: its seed, how the games ended in which the new build has each seat, and what was counted."""
    game, players, seed = task
    tally = Tally()
    return seed, [duel(SIDES, game, players, seed, mine, tally) for mine in range(players)], tally


def deals(args: argparse.Namespace) -> tuple[list[list[Outcome]], Tally]:
    """All deals that end in time, by seed. Those that do not are left out, and named if later ones have ended."""
    found: dict[int, list[Outcome]] = {}
    tally = Tally()
    until = time.monotonic() + args.seconds
    tasks = [(args.game, args.players, args.seed + n) for n in range(args.deals)]
    options = {**rulebook(args.game).bounds(), **json.loads(args.options)}
    old = (args.old, args.old_spec or args.spec, json.dumps({**options, **json.loads(args.old_options)}))
    with multiprocessing.Pool(args.jobs, begin, (old, (args.new, args.spec, json.dumps(options)))) as pool:
        results = pool.imap_unordered(deal, tasks)
        try:
            for _ in tasks:
                seed, ended, counted = results.next(max(0.0, min(args.patience, until - time.monotonic())))
                found[seed] = ended
                tally.add(counted)
        except multiprocessing.TimeoutError:
            late = sorted({seed for _, _, seed in tasks if seed < max(found, default=0)} - set(found))
            print(f"given up: deals that had not ended: {late}", file=sys.stderr)
    return [found[seed] for seed in sorted(found)], tally


def summary(games: list[list[Outcome]], tally: Tally) -> dict[str, Any]:
    """How often the new build wins and by how much, over deals: the games of one are not independent."""
    wins, lead = Mean(least=0.0, most=1.0), Mean()
    for deal, ended in enumerate(games):
        for one in ended:
            wins.add(one.win, deal)
            lead.add(one.lead, deal)
    counted = {"ms per decision": tally.milliseconds(), "dominated": dict(sorted(tally.counts.items()))}
    return {"deals": len(games), "wins": wins.interval().data(), "lead": lead.interval().data(), **counted}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("spec")
    parser.add_argument("--old-spec", help="the bot of the old build, if it is another one")
    parser.add_argument("--players", type=int, default=2, help="one of the new build among the others of the old one")
    parser.add_argument("--options", default="{}", help="options of the game as JSON")
    parser.add_argument("--old-options", default="{}", help="what the old build is told instead")
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
