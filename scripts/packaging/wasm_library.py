"""In the browser: finds the compiled modules of the engine, all of which are in one library beside this file.

offline.py puts it into the archive as `tangledbank_engine_modules`; where the library is empty (scripts/wasm could not
build it) it changes nothing, and the engine runs in Python.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

LIBRARY: Final = "tangledbank_engine"
FILE: Final = Path(__file__).with_name("engine.wasm")


def loaded(name: str, file: Path) -> Any:
    """A module of C in that file, known by its name from now on."""
    spec = spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CompiledModules(MetaPathFinder, Loader):
    """Begins a module where Python would look for its source."""

    def __init__(self, file: Path) -> None:
        loaded(f"{LIBRARY}__mypyc", file)
        self.load: Final = loaded(LIBRARY, file)
        self.names: Final = frozenset(self.load.names())
        self.folder: Final = file.parent
        file.unlink()  # it has been loaded: it need not stay in memory once more

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in self.names:
            return None
        folder = self.folder.joinpath(*name.split("."))
        is_package = folder.is_dir()
        spec = ModuleSpec(name, self, origin=str(folder), is_package=is_package)
        if is_package:
            spec.submodule_search_locations = [str(folder)]
        return spec

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """It has run to its end when it is there."""
        found: ModuleType = self.load.load(spec.name)
        return found

    def exec_module(self, module: ModuleType) -> None:
        """Done."""


def install() -> None:
    """Compiled modules come first, if there are any."""
    if FILE.exists() and FILE.stat().st_size:
        sys.meta_path.insert(0, CompiledModules(FILE))


install()
