"""The gate of `make test-all`: every line of the rules runs in a test."""

from __future__ import annotations

from typing import Any

from scripts.checks.coverage import problems


def module(ran: int, missing: list[int]) -> dict[str, Any]:
    return {"summary": {"covered_lines": ran, "num_statements": ran + len(missing)}, "missing_lines": missing}


def test_a_line_of_a_rule_that_never_runs_is_named() -> None:
    files = {"src/tangledbank/core/rng.py": module(9, []), "src/tangledbank/games/marine/flow.py": module(99, [7])}
    assert problems(files) == [
        "games: 99.0 % of the lines run, not 100 %",
        "  src/tangledbank/games/marine/flow.py: 7",
    ]


def test_elsewhere_one_line_in_ten_may_be_missing() -> None:
    files = {"src/tangledbank/cli/main.py": module(18, [4, 5]), "src/tangledbank/api.py": module(10, [])}
    assert problems(files) == []
    files["src/tangledbank/cli/words.py"] = module(0, [1])
    assert problems(files) == ["cli: 85.7 % of the lines run, not 90 %"]
