"""Break the rules: python -m scripts.mutants [--rule EV-9.2] [--game evolution] [--sample 40 --seed 3]."""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .accepted import accepted, pin
from .places import places
from .runs import Mutant, Result, Rule, all_mutants, run


def chosen(rule: str | None, game: str | None, only: str | None) -> list[Mutant]:
    """The mutants of a rule, a game or a function."""
    return [
        mutant
        for mutant in all_mutants(places())
        if any(rule in (None, name) and game in (None, of) for of, name in mutant.place.rules)
        and (only is None or f"{mutant.place.module}.{mutant.place.name}".endswith(only))
    ]


def sample(mutants: Sequence[Mutant], n: int, seed: int) -> list[Mutant]:
    """So many of them, the same for a seed: few places rather than many, as each has tests to collect."""

    def order(mutant: Mutant) -> str:
        return hashlib.sha256(f"{seed} {pin(mutant)}".encode()).hexdigest()

    return sorted(mutants, key=order)[:n]


def silent_rules(found: dict[Mutant, Result]) -> list[Rule]:
    """Rules with mutants whose own tests noticed none."""
    heard = {rule for result in found.values() for rule in result.rules}
    return sorted({rule for mutant in found for rule in mutant.place.rules} - heard)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rule", help="only the code that names this rule")
    parser.add_argument("--game", help="only the rules of this game")
    parser.add_argument("--place", help="only this function, class or table: the end of its name")
    parser.add_argument("--sample", type=int, help="only so many")
    parser.add_argument("--seed", type=int, default=1859, help="which ones")
    args = parser.parse_args()
    mutants = chosen(args.rule, args.game, args.place)
    if args.sample:
        mutants = sample(mutants, args.sample, args.seed)
    with tempfile.TemporaryDirectory() as folder:
        found = run(mutants, args.jobs, Path(folder))
    return report(mutants, found)


def report(mutants: Sequence[Mutant], found: dict[Mutant, Result]) -> int:
    """Say what survived although it should not have, and what was accepted without need."""
    reasons = accepted()
    wrong = []
    for mutant in mutants:
        result = found.get(mutant)
        noticed = result is None or result.outcome == "noticed"
        if noticed and pin(mutant) in reasons:
            wrong.append(f"{pin(mutant)}: accepted, but noticed")
        elif not noticed and pin(mutant) not in reasons:
            where = f"{mutant.place.path.name}: {result.outcome if result else ''}"
            wrong.append(f"{pin(mutant)}: {where}")
    print("\n".join(wrong))
    print(f"{len(mutants) - len(wrong)} of {len(mutants)} mutants noticed or accepted")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
