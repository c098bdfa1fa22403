"""make ladder: measure the bots of every game against each other, and write the tables of docs/bots.md.

Adjacent levels play games of two, seats balanced, and all six play games of four. Finished games are kept in
.cache/ladder and not played again until the engine or one of their bots changes.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from tangledbank.arena import Folder, Plan, plan, play_into, summarize
from tangledbank.bots import ladder
from tangledbank.bots.fingerprint import fingerprint
from tangledbank.games import names as game_names

ROOT: Final = Path(__file__).resolve().parent.parent.parent
CACHE: Final = ROOT / ".cache" / "ladder"
DATA: Final = ROOT / "src" / "tangledbank" / "data" / "ladder.json"
PAGE: Final = ROOT / "docs" / "bots.md"
SEED: Final = 2026
GAMES_OF_TWO: Final = 100
GAMES_OF_FOUR: Final = 48

Row = dict[str, Any]


def contests(game: str) -> list[tuple[str, str]]:
    """Who meets whom in games of two: neighbours on the ladder, and the steps we promised."""
    names = [level.name for level in ladder(game)]
    pairs = list(zip(names[1:], names[:-1], strict=True))
    return [*pairs, ("greedy", "random"), ("expert", "greedy")]


def played(found: Plan, name: str, jobs: int) -> Row:
    """The summary of a plan, from the cache as far as it is there."""
    path = CACHE / found.game / f"{name}-{found.games}-{fingerprint(found.game, found.bots)}"
    with Folder(path, found) as folder:
        todo = len(folder.todo())
        for k, _ in enumerate(play_into(folder, jobs), 1):
            print(f"\r{found.game} {name}: {k} of {todo} ", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        return dict(summarize(folder).data())


def measure(game: str, two: int, deep: int, four: int, jobs: int) -> Row:
    """All contests of a game."""
    pairs = []
    for high, low in contests(game):
        games = deep if high == "expert" else two
        data = played(plan(game, [high, low], 2, games, SEED), f"{high}-{low}", jobs)
        ahead = next(row for row in data["ahead"] if row["bot"] == high)
        speed = {row["bot"]: row["decision_ms"]["value"] for row in data["bots"]}
        numbers = {"share": ahead["value"], "from": ahead["low"], "to": ahead["high"], "n": ahead["n"]}
        pairs.append({"high": high, "low": low, **numbers, "ms": speed[high]})
    names = [level.name for level in ladder(game)]
    table = played(plan(game, names, 4, four, SEED), "all", jobs)
    return {"pairs": pairs, "table": table["bots"]}


def written(results: dict[str, Row]) -> str:
    """The tables as text."""
    lines: list[str] = []
    for game, found in results.items():
        lines += [f"### {game}", "", *heading("ahead", "of", "share of games of two", "95 %", "games", "ms/decision")]
        for row in found["pairs"]:
            span = f"{row['from']:.0%} to {row['to']:.0%}"
            lines.append(
                f"| {row['high']} | {row['low']} | {row['share']:.1%} | {span} | {row['n']} | {row['ms']:.1f} |"
            )
        lines += ["", *heading("games of four", "games", "wins", "95 %", "mean rank", "points", "rating")]
        for row in found["table"]:
            win, rank, score, rating = (row[key] for key in ("win_share", "rank", "score", "rating"))
            span = f"{win['low']:.0%} to {win['high']:.0%}"
            lines.append(
                f"| {row['bot']} | {row['games']} | {win['value']:.0%} | {span} | {rank['value']:.2f} "
                f"| {score['value']:.1f} | {rating['value']:.1f} |"
            )
        lines.append("")
    return "\n".join(lines)


def heading(*names: str) -> list[str]:
    return [f"| {' | '.join(names)} |", "|---" * len(names) + "|"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the ladder of bots.")
    parser.add_argument("--game", choices=list(game_names()), action="append", help="only this game")
    parser.add_argument("--two", type=int, default=GAMES_OF_TWO, help="games of two for each pair")
    parser.add_argument("--deep", type=int, default=GAMES_OF_TWO, help="the same for pairs with the slow expert")
    parser.add_argument("--four", type=int, default=GAMES_OF_FOUR, help="games of four with all levels")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    for game in args.game or list(game_names()):
        publish(game, measure(game, args.two, args.deep, args.four, args.jobs))


def publish(game: str, found: Row) -> None:
    """Put the results of a game beside those of the others, and all of them between the marks of the page."""
    known = json.loads(DATA.read_text()) if DATA.exists() else {}
    results = {name: found if name == game else known[name] for name in game_names() if name == game or name in known}
    DATA.parent.mkdir(parents=True, exist_ok=True)
    DATA.write_text(json.dumps(results, indent=1) + "\n")
    mark = re.compile(r"(<!-- ladder: begin -->\n).*(<!-- ladder: end -->)", re.DOTALL)
    PAGE.write_text(mark.sub(lambda found: f"{found[1]}\n{written(results)}\n{found[2]}", PAGE.read_text()))


if __name__ == "__main__":
    main()
