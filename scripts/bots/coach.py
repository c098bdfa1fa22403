"""How steady the coach is, and how dear: games of bots are reviewed with a budget and with twice as much.

    python -m scripts.bots.coach evolution --games 2 --players 4 --level skilled

Prints by game the processor time of the first review, and by how much the losses of decisions differ between the two:
less than 0.03 of a chance on average is wanted. Use the compiled engine: the other takes thirty times as long.
"""

from __future__ import annotations

import argparse
import time
from statistics import mean

from tangledbank import is_compiled
from tangledbank.bots.player import player
from tangledbank.coach import Effort, Review, review
from tangledbank.coach.vectors import WHOLE
from tangledbank.core.game import Game, Setup
from tangledbank.core.record import Record
from tangledbank.games import names, rulebook


def played(game: str, players: int, level: str, seed: int) -> Record:
    """A game of bots."""
    book = rulebook(game)
    table = Game(Setup(book, players, seed, book.bounds(), None))
    bots = [player(game, level) for _ in range(players)]
    while not table.over:
        seat = table.waiting[0]
        table.apply(bots[seat].answer(table, seat), seat)
    return table.record()


def measured(record: Record, factor: float) -> tuple[Review, float]:
    """A review, and the seconds of processor time that it took."""
    begin = time.process_time()
    return review(record, Effort(factor)), time.process_time() - begin


def change(first: Review, second: Review) -> float:
    """By how much the loss of a decision differs, on average over those with something to decide."""
    pairs = zip(first.decisions, second.decisions, strict=True)
    return mean([abs(a.loss - b.loss) / WHOLE for a, b in pairs if a.options > 1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names())
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", default="skilled")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=1.0)
    args = parser.parse_args()
    print(f"{args.game}, {args.players} players, {args.level}, {'compiled' if is_compiled() else 'pure'}")
    changes = []
    for seed in range(args.seed, args.seed + args.games):
        record = played(args.game, args.players, args.level, seed)
        once, seconds = measured(record, args.budget)
        twice, _ = measured(record, 2 * args.budget)
        changes.append(change(once, twice))
        losses = [one.loss / WHOLE for one in once.decisions if one.options > 1]
        told = f"{len(record.log)} answers, {seconds:.1f} s, mean loss {mean(losses):.4f}, change {changes[-1]:.4f}"
        print(f"seed {seed}: {told}", flush=True)
    print(f"a decision's loss changes by {mean(changes):.4f} on average")


if __name__ == "__main__":
    main()
