"""Plays golden games again and writes their records and transcripts into tests/games/<game>/records/:
`python -m scripts.generate.golden [--game GAME] [--title TITLE]`, without arguments all of them.

Run it when golden games were added, or when the rules changed on purpose (and their version was raised); the diff is
reviewed like code.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any

import tangledbank
from tangledbank import Game
from tangledbank.cli.main import main as cli
from tangledbank.core.rng import next_state, pick, scramble
from tests.games.declared import ALL, declared, records


def choose(game: Game, rng: int) -> str:
    """A random verb, then a random option of it: livelier than picking from the whole list."""
    verbs: dict[str, list[str]] = defaultdict(list)
    for text in declared(game.rulebook.name).lively(game, rng) or game.options():
        verbs[text.split()[0]].append(text)
    kinds = [verb for verb in verbs if verb not in ("discard", "pass") or rng % 8 == 0 or len(verbs) == 1]
    options = verbs[kinds[pick(rng, len(kinds))]]
    return options[pick(next_state(rng), len(options))]


def play(name: str, players: int, seed: int, options: dict[str, Any]) -> Game:
    """One whole game."""
    game = tangledbank.new(name, players=players, seed=seed, **options)
    rng = scramble(seed)
    while not game.over:
        rng = next_state(next_state(rng))
        game.apply(choose(game, rng))
    return game


@contextmanager
def environment(**variables: str) -> Iterator[None]:
    """With other variables for a while."""
    before = dict(os.environ)
    os.environ.update(variables)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def transcript(path: Path) -> str:
    """The record as `tangledbank replay` tells it, 100 columns wide."""
    told = io.StringIO()
    with environment(COLUMNS="100", NO_COLOR="1"), redirect_stdout(told):
        if code := cli(["replay", "--lang", "en", str(path)]):
            raise SystemExit(code)
    return "\n".join(line.rstrip() for line in told.getvalue().splitlines()) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=ALL, help="only those of this game")
    parser.add_argument("--title", help="only the one of this title")
    args = parser.parse_args()
    wanted = [
        (name, k, golden)
        for name in ([args.game] if args.game else ALL)
        for k, golden in enumerate(declared(name).golden, 1)
        if args.title in (None, golden[0])
    ]
    for name, k, (title, players, seed, options) in wanted:
        path = records(name) / f"{k:02}-{title}.tbr"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(str(play(name, players, seed, options).record()), encoding="utf-8")
        path.with_suffix(".txt").write_text(transcript(path), encoding="utf-8")
        print(path.name)
    return 0 if wanted else parser.error(f"no golden game is called {args.title}")


if __name__ == "__main__":
    sys.exit(main())
