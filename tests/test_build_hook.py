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


RULES = """#include "native.h"
#include "internal.h"
static int table[3] = {1, 2, 3};
int CPyDef_rng___small(int n) {
    return n + 1;
}
int CPyDef_rng___own(int n) {
    return table[n];
}
int CPyDef_rng_____top_level__(void) {
    return 0;
}
int CPyDef_rng___long(int n) {
LINES    return n;
}
"""


def test_every_other_unit_may_inline_small_functions_that_need_nothing_of_their_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(build_hook, "UNIT_BYTES", 1)
    Path("build").mkdir()
    shared = Path("build/__native_game___core___rng.c")
    shared.write_text(RULES.replace("LINES", "    n++;\n" * build_hook.MOST_LINES), encoding="utf-8")
    Path("build/__native_game___flow.c").write_text("int x;\n", encoding="utf-8")
    home, other = build_hook.units([str(shared), "build/__native_game___flow.c"])
    assert Path("build", build_hook.INLINED).read_text(encoding="utf-8") == (
        '#include "native.h"\n#include "internal.h"\n#ifndef HAS_game___core___rng\n'
        "extern inline __attribute__((gnu_inline)) int CPyDef_rng___small(int n) {\n    return n + 1;\n}\n\n#endif\n"
    )
    assert "#define HAS_game___core___rng\n" in Path(home).read_text(encoding="utf-8")
    assert "HAS_game___core___rng" not in Path(other).read_text(encoding="utf-8")
