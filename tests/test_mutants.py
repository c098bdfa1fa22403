"""The tool behind `make mutants`: what it changes, what it runs, and a sample of the rules themselves."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter

import pytest

from scripts.generate.traceability import ROOT
from scripts.mutants.known import Known, Spot, pin, spot, unknown
from scripts.mutants.operators import mutations
from scripts.mutants.places import places
from scripts.mutants.runs import Mutant

PLACES = {f"{place.module}.{place.name}": place for place in places()}


def sources(text: str) -> list[str]:
    """The body of a function after each mutation."""
    tree = ast.parse(f"def f(g, a, b) -> int:\n    {text}")
    return [ast.unparse(tree).partition("\n    ")[2] for _ in mutations(tree.body[0])]


@pytest.mark.parametrize(
    ("text", "mutant"),
    [
        ("return a < b", "return a <= b"),
        ("return a < b", "return 0"),
        ("return a + 3", "return a + 4"),
        ("return a + 3", "return a - 3"),
        ("return a and b", "return b"),
        ("return a and b", "return a or b"),
        ("return a if b else 0", "return a"),
        ("return not a", "return a"),
        ("return min(a, b)", "return max(a, b)"),
        ("return f(a, b)", "return f(b, a)"),
        ("return f(a, n=2)", "return f(a)"),
        ("g.push(a, b)", "g.push(b)"),
        ("g.x = 2", "pass"),
        ("if a: g.x()", "if True:\n        g.x()"),
        ("return [x for x in b if x]", "return [x for x in b]"),
        ("return FISH if a else CRAB", "return CRAB if a else CRAB"),
        ("return [a, b]", "return [a]"),
    ],
)
def test_one_thing_is_changed(text: str, mutant: str) -> None:
    assert mutant in sources(text)


@pytest.mark.parametrize("text", ["g.tell(3, a)", '"""Sum of 3."""', "assert a > 3", "x = a >> 16", "g.dirty |= a"])
def test_what_is_no_rule_is_left_alone(text: str) -> None:
    """Messages, docstrings, checks of our own, how numbers are packed, what has changed."""
    assert sources(text) == []


def test_a_tree_is_as_it_was_afterwards() -> None:
    tree = ast.parse("def f(a):\n    return [x + 1 for x in a if x > 2 and a]")
    before = ast.dump(tree)
    assert len(list(mutations(tree.body[0]))) > 5
    assert ast.dump(tree) == before


def test_a_place_has_the_rules_of_its_docstring_its_class_or_its_chapter() -> None:
    path = "tangledbank.games.evolution"
    rules = {rule for _, rule in PLACES[f"{path}.scoring.winners"].rules}
    assert rules == {"EV-16.4", "EV-16.5"}
    assert ("evolution", "EV-9.4") in PLACES[f"{path}.actions.take.StoreFat.resolve"].rules
    assert len(PLACES[f"{path}.scoring.standing"].rules) > 4
    assert {game for game, _ in PLACES["tangledbank.earth.actions.speciation.speciate"].rules} == {
        "dominant-species",
        "marine",
    }
    assert ("evolution", "EV-17.1") in PLACES[f"{path}.terms.TRAIT_SLOTS_TWO_PLAYERS"].rules


def test_every_game_has_places() -> None:
    assert Counter(place.path.parts[-2] for place in PLACES.values())["marine"] > 100
    assert len(PLACES) > 1000


def test_survivors_are_known_by_kind_or_by_their_number() -> None:
    place = PLACES["tangledbank.games.evolution.scoring.winners"]
    survivors = [Mutant(place, "compare", n) for n in range(3)]
    assert spot(place) == Spot("evolution", "EV-16.4", "winners")
    assert unknown(survivors, Known({}, Counter())) == survivors
    assert unknown(survivors, Known({}, Counter({spot(place): 2}))) == survivors
    assert unknown(survivors, Known({}, Counter({spot(place): 3}))) == []
    assert unknown(survivors, Known({pin(survivors[1]): "why"}, Counter({spot(place): 2}))) == []


def test_most_of_a_sample_of_rules_are_noticed_when_they_break() -> None:
    """Which survive is for `make mutants`; here all parts of the tool work together."""
    command = [sys.executable, "-m", "scripts.mutants", "--sample", "12", "--seed", "1859"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    found = re.search(r"12 mutants: (\d+) survive", done.stdout)
    assert found is not None, done.stdout + done.stderr
    assert int(found[1]) <= 5, done.stdout
