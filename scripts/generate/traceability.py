"""Ties every rule to its code and its tests: writes docs/rules/<game>.md, or with --check says what is missing.

A rule is tested by a test that carries @rule("<id>"); it is in the code where its id stands in a docstring or comment.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from tangledbank.games import spec
from tangledbank.ruletext import TECHNICAL
from tests.games.declared import ALL, package

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "tangledbank"
PAGES = ROOT / "docs" / "rules"

HEAD = re.compile(r"^(?:[*-] |\| )?\*\*((?!AS-)[A-Z]{1,4}-[A-Z]?\d+(?:\.[A-Z]?\d+)?)(?:\*\*)? (.*)")
"""Where a rule begins in its specification; AS-, action spaces, are tables for programs."""
NO_RULES = {"bots", "env", "terminal"}
"""Folders of a game that play, learn or draw."""


class Collector:
    """Hears from pytest which test carries which rules, by game: R-01 of one game is not R-01 of another."""

    def __init__(self) -> None:
        self.tests: dict[str, dict[str, set[str]]] = {game: defaultdict(set) for game in ALL}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            path = Path(item.fspath).relative_to(ROOT)
            for mark in item.iter_markers("rule"):
                for name in mark.args:
                    self.tests[game_of(path)][name].add(f"{path}::{item.name.partition('[')[0]}")


def game_of(path: Path) -> str:
    """The game whose rules a test proves: its folder says it, tests of the core use Evolution."""
    return next((game for game in ALL if package(game) in path.parts), "evolution")


def collect() -> dict[str, dict[str, set[str]]]:
    """Tests by game and rule id."""
    collector = Collector()
    quiet = io.StringIO()
    with contextlib.redirect_stdout(quiet):
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(ROOT / "tests")], plugins=[collector])
    if code:
        sys.exit(f"tests cannot be collected:\n{quiet.getvalue()}")
    return collector.tests


def rules_of(game: str) -> dict[str, str]:
    """The sentence of every rule, in the order of the specification."""
    found: dict[str, str] = {}
    for line in spec(game).file("rules", "en.md").read_text(encoding="utf-8").splitlines():
        match = HEAD.match(line.replace(f"{TECHNICAL} ", ""))
        if match:
            found[match[1]] = match[2].replace("**", "").replace("|", "\\|")
    return found


def prefix(name: str) -> str:
    return name.partition("-")[0]


def pattern(order: list[str]) -> str:
    """What an id of a game looks like in its code: where rules stand in chapters, the number of a chapter is none."""
    deep = {prefix(name) for name in order if "." in name}
    flat = {prefix(name) for name in order} - deep
    forms = [rf"\b(?:{'|'.join(sorted(deep))})-[A-Z]?\d+\.[A-Z]?\d+"] if deep else []
    forms += [rf"\b(?:{'|'.join(sorted(flat))})-[A-Z]?\d+"] if flat else []
    return "|".join(forms)


def expand(text: str, order: list[str]) -> set[str]:
    """Ids in a text, with ranges filled in."""
    form = pattern(order)
    ids = set(re.findall(form, text))
    for first, last in re.findall(rf"({form}) to ({form})", text):
        if first in order and last in order:
            ids.update(order[order.index(first) : order.index(last) + 1])
    return ids


def code_of(game: str, order: list[str]) -> dict[str, set[str]]:
    """Places in the code by rule id."""
    places: dict[str, set[str]] = defaultdict(set)
    folder = SOURCE / "games" / package(game)
    for path in modules(folder):
        for name in expand(path.read_text(encoding="utf-8"), order):
            places[name].add(str(path.relative_to(folder)))
    for shared in spec(game).shares:
        common = SOURCE.parent.joinpath(*shared.split("."))
        for path in modules(common):
            for name in expand(path.read_text(encoding="utf-8"), order):
                if prefix(name) in own_prefixes(game, shared):
                    places[name].add(str(path.relative_to(common.parent)))
    return places


def modules(folder: Path) -> list[Path]:
    """Those of a game, or of Earth, that can have rules."""
    return [path for path in sorted(folder.rglob("*.py")) if path.relative_to(folder).parts[0] not in NO_RULES]


@cache
def own_prefixes(game: str, shared: str) -> set[str]:
    """How ids of a game begin that cannot be another's, in a package whose rules belong to several games."""
    others = [other for other in ALL if other != game and shared in spec(other).shares]
    return {prefix(name) for name in rules_of(game)} - {prefix(name) for other in others for name in rules_of(other)}


def spec_of(game: str) -> str:
    return f"src/tangledbank/games/{package(game)}/words/rules/en.md"


def shorten(text: str, most: int = 240) -> str:
    text = re.sub(r"\s+", " ", text).strip()
    return text if len(text) <= most else text[:most].rsplit(" ", 1)[0] + " …"


def page(game: str, tests: dict[str, set[str]]) -> str:
    """The page of a game."""
    rules = rules_of(game)
    code = code_of(game, list(rules))
    lines = [
        f"# {game.replace('-', ' ').title()}: rules, code and tests",
        "",
        "Generated by `make docs` from the specification, the code and the tests; do not edit. The full text of a",
        f"rule: `tangledbank rules {list(rules)[20]}`, or `{spec_of(game)}`.",
        "",
        "| id | rule | code | tests |",
        "|---|---|---|---|",
    ]
    for name, text in rules.items():
        where = "<br>".join(f"`{place}`" for place in sorted(code[name]))
        proofs = "<br>".join(f"`{test.rpartition('/')[2]}`" for test in sorted(tests.get(name, ())))
        lines.append(f'| <a id="{name}"></a>{name} | {shorten(text)} | {where} | {proofs} |')
    return "\n".join(lines) + "\n"


def problems(game: str, tests: dict[str, set[str]]) -> list[str]:
    """What the gate refuses."""
    rules = rules_of(game)
    found = [f"{name} has no test" for name in rules if name not in tests]
    found += [f"{name} is no rule, but {sorted(tests[name])[0]} names it" for name in tests if name not in rules]
    for name in code_of(game, list(rules)):
        if name not in rules:
            found.append(f"{name} is no rule, but the code names it")
    path = PAGES / f"{game}.md"
    if not path.exists() or path.read_text(encoding="utf-8") != page(game, tests):
        found.append(f"{path.relative_to(ROOT)} is out of date: make docs")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if a rule has no test or a page is out of date")
    check = parser.parse_args().check
    tests = collect()
    if check:
        found = [problem for game in ALL for problem in problems(game, tests[game])]
        print("\n".join(found) or f"every rule has a test: {sum(len(rules_of(game)) for game in ALL)} rules")
        return 1 if found else 0
    for game in ALL:
        PAGES.mkdir(parents=True, exist_ok=True)
        (PAGES / f"{game}.md").write_text(page(game, tests[game]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
