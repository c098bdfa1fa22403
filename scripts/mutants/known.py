"""Mutants that survive, and are known to: mutants.txt beside the tests of a game, tests/games/mutants.txt for earth.

    EV-9.2  Take.run  dropped 4  # the rule holds without it: why     accepted for good, by kind and number
    EV-9.2  Take.run  7                                               so many others survive: holes to fill

A place is named by the first rule that it carries and its qualified name: its source may be written anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from scripts.generate.traceability import ROOT
from tests.games.declared import ALL, package

from .places import Place
from .runs import Mutant

TESTS = ROOT / "tests" / "games"
PACKAGES = [package(game) for game in ALL]
OWNERS = ("", *PACKAGES)
NAME = "mutants.txt"


class Spot(NamedTuple):
    """A place by its game (none for earth), rule and name."""

    owner: str
    rule: str
    name: str


class Known(NamedTuple):
    """What the files say."""

    accepted: dict[tuple[Spot, str, int], str]
    surviving: Counter[Spot]


def spot(place: Place) -> Spot:
    owner = next((name for name in PACKAGES if name in place.path.parts), "")
    return Spot(owner, place.rules[0][1], place.name)


def pin(mutant: Mutant) -> tuple[Spot, str, int]:
    """Where it is, whatever the source looks like."""
    return spot(mutant.place), mutant.kind, mutant.number


def read() -> Known:
    """All files."""
    known = Known({}, Counter())
    for owner in OWNERS:
        for words, reason in lines(owner):
            rule, name, what = words.split("  ")
            kind, *numbers = what.split()
            for number in numbers:
                known.accepted[Spot(owner, rule, name), kind, int(number)] = reason
            if not numbers:
                known.surviving[Spot(owner, rule, name)] = int(kind)
    return known


def lines(owner: str) -> Iterator[tuple[str, str]]:
    """Entries of a file, each with its reason."""
    path = TESTS / owner / NAME
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        words, _, reason = line.partition("  # ")
        if words and not words.startswith("#"):
            yield words, reason


def unknown(survivors: Iterable[Mutant], known: Known) -> list[Mutant]:
    """Survivors of places where more survive than the files say."""
    found = [mutant for mutant in survivors if pin(mutant) not in known.accepted]
    counts = Counter(spot(mutant.place) for mutant in found)
    return [mutant for mutant in found if counts[spot(mutant.place)] > known.surviving[spot(mutant.place)]]


def update(examined: Iterable[Place], survivors: Iterable[Mutant], known: Known) -> None:
    """Write the files anew: so many survive in the places that were examined, all else stays."""
    counts = Counter(spot(mutant.place) for mutant in survivors if pin(mutant) not in known.accepted)
    seen = {spot(place) for place in examined}
    kept = {where: n for where, n in known.surviving.items() if where not in seen}
    for owner in OWNERS:
        write(owner, {where: n for where, n in {**kept, **counts}.items() if where.owner == owner})


def write(owner: str, surviving: Mapping[Spot, int]) -> None:
    """The accepted ones first."""
    accepted = [f"{words}  # {reason}" for words, reason in lines(owner) if reason]
    counts = [f"{where.rule}  {where.name}  {n}" for where, n in sorted(surviving.items())]
    head = "# mutants that survive: see scripts/mutants/known.py"
    (TESTS / owner / NAME).write_text("\n".join([head, *accepted, *counts]) + "\n", encoding="utf-8")
