"""Break the rules: python -m scripts.mutants [--rule EV-9.2] [--game evolution] [--sample 40 --seed 3]."""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .known import pin, read, unknown, update
from .places import places
from .runs import Mutant, all_mutants, run


def chosen(rule: str | None, game: str | None, only: str | None) -> list[Mutant]:
    """The mutants of a rule, a game or a function."""
    return [
        mutant
        for mutant in all_mutants(places())
        if any(rule in (None, name) and game in (None, of) for of, name in mutant.place.rules)
        and (only is None or only in f"{mutant.place.module}.{mutant.place.name}")
    ]


def sample(mutants: Sequence[Mutant], n: int, seed: int) -> list[Mutant]:
    """So many of them, the same for a seed."""

    def order(mutant: Mutant) -> str:
        return hashlib.sha256(f"{seed} {pin(mutant)}".encode()).hexdigest()

    return sorted(mutants, key=order)[:n]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rule", help="only the code that names this rule")
    parser.add_argument("--game", help="only the rules of this game")
    parser.add_argument("--place", help="only functions, classes and tables with this in their dotted names")
    parser.add_argument("--sample", type=int, help="only so many")
    parser.add_argument("--seed", type=int, default=1859, help="which ones")
    parser.add_argument("--update", action="store_true", help="write down how many survive in each place")
    args = parser.parse_args()
    mutants = chosen(args.rule, args.game, args.place)
    if args.sample:
        mutants = sample(mutants, args.sample, args.seed)
    with tempfile.TemporaryDirectory() as folder:
        found = run(mutants, args.jobs, Path(folder))
    survivors = [mutant for mutant, result in found.items() if result != "noticed"]
    if args.update:
        update({mutant.place for mutant in mutants}, survivors, read())
    return report(mutants, survivors)


def report(mutants: Sequence[Mutant], survivors: Sequence[Mutant]) -> int:
    """Say what survived although it should not have."""
    wrong = unknown(survivors, read())
    for mutant in wrong:
        place = mutant.place
        print(f"{place.rules[0][1]}  {place.name}  {mutant.kind} {mutant.number}  survives, {place.path.name}")
    print(f"{len(mutants)} mutants: {len(survivors)} survive, {len(wrong)} of them in places where fewer did before")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
