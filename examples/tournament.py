"""A small tournament: three bots, every one as often in every seat as the others, and what can be said afterwards.

python examples/tournament.py --game evolution --bots casual greedy ismcts:100 --players 3 --games 30
"""

import argparse

from tangledbank.arena import Summary, plan, run
from tangledbank.arena.report.numbers import HEADINGS, lead, numbers
from tangledbank.core.message import Message


def table(summary: Summary) -> list[list[str]]:
    """A line for every bot, the best first: its numbers, and the 95 % interval of each in brackets."""
    lines = [[str(Message(heading)) for heading in HEADINGS]]
    for standing in summary.ranking():
        cells = [f"{value} [{interval}]" for value, interval in numbers(standing, summary)]
        lines.append([standing.bot, str(standing.games), *cells])
    return lines


def duels(summary: Summary) -> list[list[str]]:
    """Who is ahead of whom, in which share of their games."""
    bots = [standing.bot for standing in summary.ranking()]
    lines = [[str(Message("arena-ahead")), *bots]]
    for bot in bots:
        lines.append([bot, *["" if bot == other else " ".join(lead(summary, bot, other)) for other in bots]])
    return lines


def show(lines: list[list[str]]) -> None:
    """Columns as wide as they must be."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join([cell.ljust(width) for cell, width in zip(line, widths, strict=True)]).rstrip())
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="evolution")
    parser.add_argument("--bots", nargs="+", default=["random", "beginner", "casual"])
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    contest = plan(args.game, args.bots, args.players, args.games, args.seed)
    summary = run(contest, args.jobs)
    show(table(summary))
    show(duels(summary))


if __name__ == "__main__":  # workers import this file, too
    main()
