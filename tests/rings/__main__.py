"""A rule is written once: python -m tests.rings [--rule DS-18.3]... .

Rules are broken one by one, each in its one place and in a process of its own. Whatever stands beside the rules and
has something to say about a rule must say something else then, or a test must notice.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts.generate.traceability import ROOT

from .breaks import BREAKS, Break
from .compared import SAME, Said, remembered
from .positions import GAMES, various

MOST = {"evolution": 24, "dominant-species": 2, "marine": 2}
"""By game so many positions of each question in each of its random games."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rule", action="append", help="only this one; may be given several times")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    breaks = [one for one in BREAKS if args.rule is None or one.rule in args.rule]
    found = examined(breaks, args.jobs)
    print(table(breaks, found))
    silent = [(one, ring) for one, said in zip(breaks, found, strict=True) for ring in unnoticed(one, said)]
    for one, ring in silent:
        print(f"{one.rule}: {ring} says what it said before, and no test notices")
    print(f"{len(breaks)} rules broken, {len(silent)} rings left behind")
    return 1 if silent else 0


def examined(breaks: Sequence[Break], jobs: int) -> list[Said]:
    """What becomes of the rings, rule by rule."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as threads:
        files = {game: Path(folder, game) for game in GAMES if any(one.game == game for one in breaks)}
        for game, path in files.items():
            path.write_text(json.dumps(remembered(game, various(game, MOST[game]))), encoding="utf-8")
        return list(threads.map(lambda one: examine(one, files[one.game]), breaks))


def examine(one: Break, path: Path) -> Said:
    """In a process of its own."""
    command = [sys.executable, "-m", "tests.rings.broken", one.rule, str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise RuntimeError(f"{one.rule}: {done.stderr}")
    said: Said = json.loads(done.stdout)
    return said


def unnoticed(one: Break, said: Said) -> list[str]:
    """Rings that ought to say something else."""
    return [ring for ring in one.rings if said[ring] == SAME]


def table(breaks: Sequence[Break], found: Sequence[Said]) -> str:
    """One line for each rule."""
    lines = []
    for one, said in zip(breaks, found, strict=True):
        rings = [f"{ring} {said[ring]}" for ring in one.rings]
        lines.append(f"{one.rule:9} {one.module.removeprefix('games.')}.{one.place}: {', '.join(rings)}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
