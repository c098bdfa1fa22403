"""Runs in the browser's Python (scripts/packaging/wasm.mjs): lets archives begin quickly, and makes them small.

Every module that playing begins with becomes bytecode, without docstrings and columns: a browser need not translate it
at every start. What no game could ever use is left out: the rest of the standard library, and what only a server has.
"""

from __future__ import annotations

import os
import sys
import zipfile
from collections.abc import Callable
from importlib import _bootstrap_external, import_module
from pathlib import Path

import tangledbank.local.page
import tangledbank.server.bots.worker  # noqa: F401
from tangledbank.bots.player import BOTS
from tangledbank.games import names, rulebook

HERE = Path("/offline")
"""Where scripts/packaging/wasm.mjs shows the folder."""
STDLIB = "python_stdlib.zip"
LOADED_FROM = "/lib/python314.zip/"
UNPACKED = "/engine/"
EPOCH = (1980, 1, 1, 0, 0, 0)
LATER = {
    *("_ast_unparse", "_strptime", "_threading_local", "calendar", "tomllib/_types", "pyodide/_core"),
    *("importlib/metadata/_adapters", "importlib/readers", "importlib/resources/_adapters"),
    *("importlib/resources/readers", "importlib/resources/_itertools", "importlib/resources/simple"),
    *(f"encodings/{name}" for name in ("ascii", "cp437", "idna", "latin_1", "punycode", "utf_8_sig", "utf_16")),
}
"""Of the standard library: what the modules that playing begins with import only when they come to it."""
OPTIONAL = ("tangledbank/server/", "librt/")
"""Of ours and of the wheels: what is not there at the beginning belongs to servers."""
LEVEL = 2
"""Without docstrings and assertions."""
to_pyc: Callable[..., bytes] = vars(_bootstrap_external)["_code_to_hash_pyc"]


def bytecode(path: str, source: bytes) -> bytes:
    """A .pyc file that is never compared with its source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=LEVEL)
    return bytes(to_pyc(code, bytes(8), checked=False))


def is_used(path: str) -> bool:
    """Of the standard library."""
    return path in begun or path.removesuffix(".py") in LATER


def is_played(path: str) -> bool:
    """Of the engine's archive."""
    return path in begun or not path.startswith(OPTIONAL) or not path.endswith((".py", ".so"))


def rewrite(name: str, keep: Callable[[str], bool]) -> None:
    """An archive in the same order; compressed, for servers that compress nothing."""
    with zipfile.ZipFile(HERE / name) as given:
        entries = [(one.filename, given.read(one)) for one in given.infolist() if keep(one.filename)]
    with zipfile.ZipFile(HERE / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for path, content in entries:
            if path.endswith(".py"):
                write(made, f"{path}c", bytecode(path, content))
            else:
                write(made, path, content)


def write(made: zipfile.ZipFile, path: str, content: bytes) -> None:
    """The same content is the same archive."""
    made.writestr(zipfile.ZipInfo(path, EPOCH), content, zipfile.ZIP_DEFLATED, 9)


def loaded() -> set[str]:
    """The files of all modules that are there when somebody begins to play, as the archives name them."""
    for game in names():
        rulebook(game)
    for module, _, _ in BOTS.values():
        import_module(module)
    found: list[str] = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    return {path.removeprefix(LOADED_FROM).removeprefix(UNPACKED) for path in found}


assert os.environ["PYTHONNODEBUGRANGES"]
begun = loaded()
rewrite(STDLIB, is_used)
rewrite("engine.zip", is_played)
result = len(begun)
