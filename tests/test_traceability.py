"""The gate: every rule has a test, every test names a known rule, and the generated pages are up to date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from scripts.generate.traceability import expand, rules_of, shorten
from tangledbank.games import names
from tests.games.declared import ALL

ROOT = Path(__file__).parent.parent


def test_every_rule_has_a_test() -> None:
    command = [sys.executable, "-m", "scripts.generate.traceability", "--check"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert found.returncode == 0, found.stdout + found.stderr


def test_every_game_is_gated_with_all_its_rules() -> None:
    assert set(ALL) == set(names())
    assert {game: len(rules_of(game)) for game in ALL} == {game: one.rules for game, one in ALL.items()}


def test_a_range_of_rules_stands_for_all_of_it() -> None:
    order = list(rules_of("evolution"))
    assert expand("EV-9.2 to EV-9.4 and R-12", order) == {"EV-9.2", "EV-9.3", "EV-9.4", "R-12"}


def test_a_long_rule_is_shortened_between_words() -> None:
    assert shorten("one two three", 8) == "one two …"
