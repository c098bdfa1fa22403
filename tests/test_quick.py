"""`make quick` finds tests near every module."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.checks.quick import ROOT, SOURCE, commands, nearest


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("core/state.py", "tests/games/test_conformance.py"),
        ("earth/state.py", "tests/games/marine/rules"),
        ("earth/state.py", "tests/games/dominant_species/cards"),
        ("games/evolution/traits.py", "tests/games/evolution/rules"),
        ("games/marine/bots/worth.py", "tests/bots/test_eval_marine.py"),
        ("games/marine/env/encoder.py", "tests/env/test_encode.py"),
        ("games/marine/terminal/table.py", "tests/cli/tables/test_marine.py"),
        ("games/marine/words/en.ftl", "tests/test_locale.py"),
        ("locale/en/web.ftl", "tests/test_locale.py"),
        ("arena/match.py", "tests/arena/test_match.py"),
    ],
)
def test_a_change_has_tests_near_it(path: str, test: str) -> None:
    assert test in nearest(SOURCE / path)
    assert (ROOT / test).exists()


def test_every_module_of_a_ring_has_some() -> None:
    modules = [path.relative_to(ROOT) for path in (ROOT / SOURCE).glob("*/**/*.py") if path.name != "__init__.py"]
    assert len(modules) > 250
    assert [path for path in modules if not nearest(path)] == []


def test_a_helper_of_tests_runs_what_uses_it() -> None:
    assert nearest(Path("tests/randomly.py"))
    assert nearest(Path("tests/games/marine/sea.py")) >= {"tests/games/marine/rules"}
    assert nearest(Path("tests/core/test_rng.py")) == {"tests/core/test_rng.py"}


def test_only_what_changed_is_checked() -> None:
    found = commands([Path("src/tangledbank/core/rng.py"), Path("docs/web.md")], "bin")
    assert [command[0] for command in found] == ["bin/ruff", "bin/ruff", "bin/mypy", "bin/python"]
    assert "src/tangledbank/core/rng.py" in found[2]
    assert {"tests/core", "tests/docs", "tests/games/test_conformance.py"} <= set(found[3])
