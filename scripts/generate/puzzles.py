"""Make puzzles: bots play, and what is clear in their games is kept (docs/coach.md).

    python -m scripts.generate.puzzles mine evolution --into build/puzzles --games 100
    python -m scripts.generate.puzzles pack evolution --into build/puzzles --most 400

The first appends a line for every finished game to build/puzzles/evolution.jsonl; seeds that are there already are left
out, so it may be stopped and begun again at any time. Use the compiled engine for it. The second plays these games once
more and writes the puzzles that are shipped into the folder of the game: at most so many, of every level as many as of
the others if there are enough.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from tangledbank.coach.clearness import Clear
from tangledbank.core.game import Game, Setup
from tangledbank.core.rulebook import Rulebook
from tangledbank.games import names, rulebook, spec
from tangledbank.puzzles.document import FILE, FORM, LEVELS, Puzzle, PuzzleFile, PuzzleGame, packed, unpacked
from tangledbank.puzzles.mining import Mined, mined, setup_of
from tangledbank.puzzles.tags import tags

ROOT = Path(__file__).parent.parent.parent
DIGEST = 6
"""Letters of a digest that are kept."""


# ---- mine ---------------------------------------------------------------------------------------
def mine(book: Rulebook, path: Path, first: int, games: int) -> None:
    """Game after game."""
    path.parent.mkdir(parents=True, exist_ok=True)
    known = {game["seed"] for game in games_in(path)}
    for seed in range(first, first + games):
        if seed not in known:
            *_, whole = mined(setup_of(book, seed))
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line_of(whole)) + "\n")
            print(book.name, seed, len(whole.log), len(whole.found), flush=True)


def games_in(path: Path) -> list[dict[str, Any]]:
    """What was mined before."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def line_of(whole: Mined) -> dict[str, Any]:
    """A game as JSON."""
    setup = whole.game.setup
    options = setup.rulebook.recorded_options(setup.players, setup.options)
    head = {"seed": setup.seed, "players": setup.players, "options": options, "rules": setup.rulebook.rules}
    found = [
        {
            "ply": one.ply,
            "seat": one.seat,
            "digest": one.digest,
            **one.clear._asdict(),
            "chances": [*one.clear.chances.items()],
        }
        for one in whole.found
    ]
    return {**head, "log": whole.log, "found": found}


# ---- pack ---------------------------------------------------------------------------------------
def pack(book: Rulebook, path: Path, most: int) -> None:
    """Write the puzzles of a game: those that are shipped already, and what was mined since."""
    target = ROOT / "src" / spec(book.name).package.replace(".", "/") / FILE
    known = {game.seed: game for game in shipped(book, target)}
    mined = [line for line in games_in(path) if line["rules"] == book.rules and line["seed"] not in known]
    found = chosen([*known.values(), *[packed_game(book, line) for line in mined]], most)
    target.write_bytes(msgspec.json.encode(PuzzleFile(FORM, book.rules, found)) + b"\n")
    levels = Counter(puzzle.level for game in found for puzzle in game.puzzles)
    print(book.name, len(found), "games", levels.total(), "puzzles", dict(sorted(levels.items())))


def shipped(book: Rulebook, path: Path) -> list[PuzzleGame]:
    """Games with puzzles that are there already, unless they were made with other rules."""
    if not path.exists():
        return []
    found = msgspec.json.decode(path.read_bytes(), type=PuzzleFile)
    return found.games if (found.form, found.rules) == (FORM, book.rules) else []


def packed_game(book: Rulebook, line: dict[str, Any]) -> PuzzleGame:
    """A game with the puzzles in it; its answers after the last of them are not needed."""
    setup = Setup(book, line["players"], line["seed"], line["options"], None)
    found = {one["ply"]: one for one in line["found"]}
    last = max(found, default=0)
    puzzles = []
    game = Game(setup)
    for ply, place in enumerate(line["log"][: last + 1]):
        seat = game.waiting[0]
        options = game.options(seat)
        if ply in found:
            puzzles.append(puzzle_of(game, seat, options, found[ply], ply / len(line["log"])))
        game.apply(options[place], seat)
    return PuzzleGame(setup.players, setup.seed, line["options"], packed(line["log"][:last]), puzzles)


def puzzle_of(game: Game, seat: int, options: list[str], one: dict[str, Any], done: float) -> Puzzle:
    assert (one["seat"], one["digest"]) == (seat, game.digest()), "these rules lead elsewhere"
    clear = Clear(**{name: one[name] for name in Clear._fields} | {"chances": dict(one["chances"])})
    chances = [(place, round(chance / 1000)) for place, chance in clear.chances.items()]
    about = tags(game.rulebook, game.state, seat, clear, done)
    return Puzzle(len(game.log), one["digest"][:DIGEST], clear.best, chances, clear.greedy, clear.strong, about)


def chosen(games: list[PuzzleGame], most: int) -> list[PuzzleGame]:
    """So many puzzles, taken from all levels in turn."""
    rows = [[(game.seed, one.ply) for game in games for one in game.puzzles if one.level == level] for level in LEVELS]
    kept: set[tuple[int, int]] = set()
    while len(kept) < most and any(rows):
        for row in rows:
            if row and len(kept) < most:
                kept.add(row.pop(0))
    found = [
        msgspec.structs.replace(game, puzzles=[one for one in game.puzzles if (game.seed, one.ply) in kept])
        for game in games
    ]
    return [shortened(game) for game in found if game.puzzles]


def shortened(game: PuzzleGame) -> PuzzleGame:
    """Without the answers after the last puzzle that was kept."""
    return msgspec.structs.replace(game, log=packed(unpacked(game.log)[: game.puzzles[-1].ply]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["mine", "pack"])
    parser.add_argument("game", choices=names())
    parser.add_argument("--into", type=Path, default=Path("build/puzzles"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--most", type=int, default=400)
    args = parser.parse_args()
    book, path = rulebook(args.game), args.into / f"{args.game}.jsonl"
    if args.command == "mine":
        mine(book, path, args.first, args.games)
    else:
        pack(book, path, args.most)


if __name__ == "__main__":
    main()
