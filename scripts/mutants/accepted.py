"""Mutants that no test can notice, each with the reason: accepted_mutants.txt beside the tests of a game.

A line is `rule  function  kind number number ...  # reason`: the first rule of the place, its qualified name, and which
of its mutants. The source may be written anew around it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from scripts.traceability import GAMES, ROOT

from .runs import Mutant

TESTS = ROOT / "tests" / "games"
NAME = "accepted_mutants.txt"


class Pin(NamedTuple):
    """One mutant, whatever the source looks like."""

    owner: str
    rule: str
    name: str
    kind: str
    number: int

    def __str__(self) -> str:
        return f"{self.rule}  {self.name}  {self.kind} {self.number}"


def pin(mutant: Mutant) -> Pin:
    """Where it is by rule, name, kind and number."""
    place = mutant.place
    owner = next((package for package in GAMES.values() if package in place.path.parts), "")
    return Pin(owner, place.rules[0][1], place.name, mutant.kind, mutant.number)


def accepted() -> dict[Pin, str]:
    """All of all games and of what they share, with reasons."""
    return {pin: reason for owner in ("", *GAMES.values()) for pin, reason in read(owner)}


def read(owner: str) -> Iterable[tuple[Pin, str]]:
    """Those of one game, or of what they share."""
    path = TESTS / owner / NAME
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        words, _, reason = line.partition("  # ")
        if words and not words.startswith("#"):
            rule, name, kinds = words.split("  ")
            kind, *numbers = kinds.split()
            yield from ((Pin(owner, rule, name, kind, int(number)), reason) for number in numbers)
