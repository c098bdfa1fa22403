"""Train a player of one game: python -m scripts.train evolution out/ --imitate 60 --practise 300 --distil 60

Stages in this order, each with so many seconds (0 leaves it out): imitation of greedy, self-play (PPO), distillation
into the small net of the product; then matches without search. After each stage the weights are in OUT; --resume goes
on with those that are there. Without a GPU it does the same, some hundred times slower.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch

from tangledbank.games import rulebook

from . import matches
from .games import Games, self_play
from .imitate import Imitation, Samples, watched
from .nets import Student, Teacher
from .ppo import Practice, Settings
from .weights import load, save

VALUES_FIRST = 3
"""So many lessons of self-play after imitation teach only what to expect."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--imitate", type=float, default=60, help="seconds")
    parser.add_argument("--practise", type=float, default=300, help="seconds")
    parser.add_argument("--distil", type=float, default=60, help="seconds")
    parser.add_argument("--players", type=int, nargs="+", help="numbers of players; default: all")
    parser.add_argument("--games", type=int, default=12288, help="games at the same time")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--depth", type=int, default=64)
    parser.add_argument("--narrow", action="store_true", help="the trunk knows hexes and species only by their rows")
    parser.add_argument("--student", type=int, nargs=2, default=[128, 64])
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--part", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--room", type=int, default=3_000_000, help="sub-actions of imitation that are kept")
    parser.add_argument("--matches", nargs="*", default=[], help="BOT:PLAYERS:DEALS, e.g. greedy:2:256")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    return parser.parse_args()


class Training:
    """One player from nothing to weights. Processes are made first: they must not inherit a GPU."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args, self.begin = args, time.time()
        self.out: Path = args.out
        self.out.mkdir(parents=True, exist_ok=True)
        counts = args.players or list(rulebook(args.game).players)
        self.watched: Iterator[Samples | None] = iter(())
        if args.imitate:
            self.watched = watched(args.game, counts, args.seed, args.imitate * 0.85, args.workers)
        self.games: Games | None = None
        if args.practise or args.distil:
            self.games = self_play(args.game, args.games // 2, args.workers, counts, args.seed)
        self.matches = {spec: self.tables(*spec.split(":")) for spec in args.matches}
        self.student_matches = {spec: self.tables(*spec.split(":")) for spec in args.matches} if args.distil else {}
        torch.manual_seed(args.seed)
        torch.set_float32_matmul_precision("high")
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.net = Teacher(args.game, args.width, args.depth, wide=not args.narrow).to(self.device)
        self.student = Student(args.game, *args.student).to(self.device)
        if args.resume:
            self.resume()
        self.say(f"{args.game}, {counts} players, {sum(x.numel() for x in self.net.parameters()):,} weights")

    def tables(self, spec: str, players: str, deals: str) -> Games:
        a = self.args
        return matches.tables(a.game, spec, int(players), int(deals), a.workers, 1_000_000 + a.seed)

    def resume(self) -> None:
        for name, net in (("teacher", self.net), ("student", self.student)):
            if (self.out / f"{name}.npz").exists():
                _, known = load(self.out / f"{name}.npz")
                net.load_state_dict({key: x.to(self.device) for key, x in known.state_dict().items()})
                self.say(f"goes on with {name}.npz")

    def say(self, words: str) -> None:
        line = f"{time.time() - self.begin:5.0f}s {words}"
        print(line, flush=True)
        with (self.out / "log.txt").open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def keep(self) -> None:
        save(self.net, self.args.game, self.out / "teacher.npz", np.float16)
        save(self.student, self.args.game, self.out / "student.npz")

    def run(self) -> None:
        if self.args.imitate:
            Imitation(self.net, self.device, self.args.room, min(8192, self.args.part)).run(
                self.watched, self.args.imitate, self.say
            )
            self.keep()
        if self.games is not None:
            self.practise(self.games)
            self.games.close()
        self.compare()

    def practise(self, games: Games) -> None:
        """Self-play, then distillation."""
        a = self.args
        settings = Settings(steps=a.steps, part=a.part, rate=a.rate, entropy=a.entropy)
        practice = Practice(games, self.net, settings, self.device)
        begin = told = kept = time.time()
        lessons = 0
        while (spent := time.time() - begin) < a.practise:
            practice.play()
            rate = a.rate * (1 - spent / a.practise) + 1e-6
            news = practice.learn(rate, bool(a.imitate) and lessons < VALUES_FIRST)
            lessons += 1
            if time.time() - told > 15:
                told = time.time()
                self.say(
                    f"lesson {lessons}, {practice.sub_actions / 1e6:.1f}M given, {self.speed(practice, begin)} {news}"
                )
            if time.time() - kept > 120:
                kept = time.time()
                self.keep()
        self.say(f"practised {practice.sub_actions / 1e6:.1f}M sub-actions, {self.speed(practice, begin)}")
        self.keep()
        self.distil(practice)

    def speed(self, practice: Practice, begin: float) -> str:
        each = practice.sub_actions / (time.time() - begin) / 1e3
        spent = " ".join(f"{name} {seconds:.0f}" for name, seconds in practice.spent.items())
        return f"{each:.0f}k/s, {practice.log.words()}; {spent};"

    def distil(self, practice: Practice) -> None:
        a = self.args
        best = torch.optim.Adam(self.student.parameters(), lr=2e-3, eps=1e-5)
        begin = told = time.time()
        while (spent := time.time() - begin) < a.distil:
            for group in best.param_groups:
                group["lr"] = 2e-3 * (1 - spent / a.distil) + 1e-5
            practice.play()
            news = practice.teach(self.student, best, 3)
            if time.time() - told > 15:
                told = time.time()
                self.say(f"distils: {news}")
        if a.distil:
            self.say(f"distilled: {news}")
            self.keep()

    def compare(self) -> None:
        """Matches without search, both nets."""
        for name, net, all_games in (
            ("teacher", self.net, self.matches),
            ("student", self.student, self.student_matches),
        ):
            for spec, games in all_games.items():
                players = int(spec.split(":")[1])
                found = matches.play(games, net, players, self.device)
                self.say(f"{name} against {spec} (even {1 / players:.0%}): {found.words()}")


if __name__ == "__main__":
    Training(arguments()).run()
