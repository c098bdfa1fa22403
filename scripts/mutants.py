"""Breaks rules on purpose, one at a time, and expects the tests of that rule to notice.

Mutants are lists in tests/games/<game>/mutants_*.py: (rule id, file, old text, new text). Each is made in a copy of the
sources; the tests that carry the rule's id must then fail. A mutant that survives is a hole in the tests.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts.traceability import collect  # noqa: E402  (the tests are importable only from here on)
from tests.games.declared import ALL, package  # noqa: E402

Mutant = tuple[str, str, str, str, str]


def mutants() -> list[Mutant]:
    """All mutants of all games: game, rule, file, old text, new text."""
    found: list[Mutant] = []
    for game in ALL:
        for path in sorted((ROOT / "tests" / "games" / package(game)).glob("mutants_*.py")):
            module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
            found += [(game, *mutant) for mutant in module.MUTANTS]
    return found


def run(mutant: Mutant, tests: set[str]) -> str:
    """What is wrong with a mutant; empty if its tests caught it."""
    _, _, file, old, new = mutant
    if not tests:
        return "no test carries the rule"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source)
        path = source / "tangledbank" / file
        text = path.read_text(encoding="utf-8")
        if text.count(old) != 1:
            return f"the old text stands {text.count(old)} times in {file}"
        path.write_text(text.replace(old, new), encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:randomly",
            "-p",
            "no:cacheprovider",
            *sorted(tests),
        ]
        environment = {**os.environ, "PYTHONPATH": str(source), "TANGLEDBANK_EXPECT": "pure"}
        code = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, timeout=600, check=False
        ).returncode
    return "" if code == 1 else "survived" if code == 0 else f"pytest ended with {code}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rule", help="only mutants of this rule")
    parser.add_argument("--game", help="only mutants of this game")
    args = parser.parse_args()
    tests = collect()
    chosen = [mutant for mutant in mutants() if args.rule in (None, mutant[1]) and args.game in (None, mutant[0])]
    with ThreadPoolExecutor(args.jobs) as pool:
        results = list(pool.map(lambda mutant: run(mutant, tests[mutant[0]].get(mutant[1], set())), chosen))
    wrong = [(mutant, result) for mutant, result in zip(chosen, results, strict=True) if result]
    for (game, rule, file, old, new), result in wrong:
        print(f"{game} {rule} {file}: {result}\n  - {old!r}\n  + {new!r}")
    rules = len({mutant[:2] for mutant in chosen})
    print(f"{len(chosen) - len(wrong)} of {len(chosen)} mutants caught, {rules} rules")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
