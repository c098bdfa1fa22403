"""How the engine is compiled for browsers; that it works is tried with the golden records."""

from __future__ import annotations

import importlib
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from scripts.packaging import offline, wasm_engine, wasm_library


def test_the_header_says_what_python_was_built_with() -> None:
    values = {"SIZEOF_LONG": 4, "HAVE_FORK": 0, "CC": "cc", "HAVE_ERRNO_H": 1}
    assert wasm_engine.pyconfig(values) == "#define HAVE_ERRNO_H 1\n#define SIZEOF_LONG 4\n"


@pytest.mark.skipif(not wasm_engine.STDLIB.exists(), reason="needs npm: web/node_modules")
def test_the_browsers_python_has_pointers_of_four_bytes() -> None:
    values = wasm_engine.built_with()
    assert values["SIZEOF_VOID_P"] == wasm_engine.POINTER_BYTES
    assert values["EXT_SUFFIX"].endswith("-wasm32-emscripten.so")


def test_the_library_begins_every_module_by_its_name() -> None:
    source = wasm_engine.loader(["tangledbank.core", "tangledbank.core.state_machine"])
    assert '{"tangledbank.core", CPyInit_tangledbank___core},' in source
    assert "extern PyObject *CPyInit_tangledbank___core___state_machine(void);" in source
    assert "PyInit_tangledbank_engine(void)" in source


def test_training_and_what_is_interpreted_anyway_are_not_compiled() -> None:
    found = {path for pattern in wasm_engine.PATTERNS for path in wasm_engine.PACKAGE.glob(pattern)}
    parts = {part for path in found for part in path.relative_to(wasm_engine.PACKAGE).parts}
    assert "env" not in parts
    assert {"core", "games", "earth", "search"} <= parts


def test_headers_that_could_not_be_unpacked_are_not_taken_for_there(tmp_path: Path) -> None:
    """The next build would find no header, and every later one as well."""
    script = (offline.ROOT / "scripts" / "wasm").read_text(encoding="utf-8")
    headers = script[script.index("headers() {") : script.index("compiler || skip")]
    given = "out=out suite=any\napt-get() { echo somewhere; }\ndpkg-deb() { return 1; }\n"
    commands = f"set -euo pipefail\n{given}{headers}\nheaders || echo skipped"
    done = subprocess.run(["bash", "-c", commands], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "skipped\n"
    assert not (tmp_path / "out" / "headers" / ".stamp").exists()


class Library:
    """The compiled library, in Python."""

    def __init__(self, *names: str) -> None:
        self.held = {name: ModuleType(name) for name in names}

    def names(self) -> list[str]:
        return list(self.held)

    def load(self, name: str) -> ModuleType:
        return self.held[name]


@pytest.fixture
def finder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> wasm_library.CompiledModules:
    library = Library("compiled_here", "compiled_here.part")
    monkeypatch.setattr(wasm_library, "loaded", lambda name, file: library)
    (tmp_path / "library.so").touch()
    found = wasm_library.CompiledModules(tmp_path / "library.so")
    assert not (tmp_path / "library.so").exists()
    (tmp_path / "compiled_here").mkdir()
    monkeypatch.setattr(sys, "meta_path", [found, *sys.meta_path])
    monkeypatch.delitem(sys.modules, "compiled_here", raising=False)
    return found


def test_a_compiled_module_is_imported_as_any_other(finder: wasm_library.CompiledModules) -> None:
    module = importlib.import_module("compiled_here.part")
    assert module is finder.load.held["compiled_here.part"]
    package = importlib.util.find_spec("compiled_here")
    assert package is not None
    assert package.submodule_search_locations == [str(finder.folder / "compiled_here")]
    assert finder.find_spec("something_else", None) is None
    for name in finder.names:
        sys.modules.pop(name, None)


def test_without_a_library_nothing_changes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "engine.wasm").touch()
    monkeypatch.setattr(wasm_library, "FILE", tmp_path / "engine.wasm")
    before = list(sys.meta_path)
    wasm_library.install()
    assert sys.meta_path == before


def test_the_archive_holds_what_finds_the_modules() -> None:
    assert dict(offline.sources())["tangledbank_engine_modules.py"] == Path(wasm_library.__file__).read_bytes()
