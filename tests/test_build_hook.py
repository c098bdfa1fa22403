"""How the engine is cut for the C compiler; that it works is tried wherever it is compiled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.packaging import build_hook


def test_units_have_every_file_once_the_rules_before_what_looks_at_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(build_hook, "UNIT_BYTES", 100)
    sizes = {
        "main": 60,
        "a___bots___search": 30,
        "b___env___table": 90,
        "c___flow": 30,
        "d___state": 250,
        "vecs/ops": 5,
    }
    for name, size in sizes.items():
        path = Path("build") / f"{name}.c"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x" * size, encoding="utf-8")
    made = build_hook.units([f"build/{name}.c" for name in sizes])
    held = [re.findall('#include "(.*).c"\n', Path(unit).read_text(encoding="utf-8")) for unit in made]
    assert held == [["main", "c___flow"], ["d___state"], ["vecs/ops", "a___bots___search"], ["b___env___table"]]


def test_a_module_of_one_file_is_compiled_as_it_is() -> None:
    assert build_hook.units(["build/shim.c"]) == ["build/shim.c"]
