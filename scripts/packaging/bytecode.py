"""Runs in the browser's Python (scripts/packaging/wasm.mjs): lets the archives of a folder begin quickly.

Every module of ours, and those of the standard library that playing begins with, become bytecode: a browser need not
translate them at every start. What no game could ever use is left out of the standard library.
"""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Callable
from importlib import _bootstrap_external, import_module
from pathlib import Path
from typing import Any

import tangledbank.local.page
import tangledbank.server.bots.worker  # noqa: F401
from tangledbank.bots.player import BOTS
from tangledbank.games import names, rulebook

HERE = Path("/offline")
"""Where scripts/packaging/wasm.mjs shows the folder."""
STDLIB = "python_stdlib.zip"
LOADED_FROM = "/lib/python314.zip/"
EPOCH = (1980, 1, 1, 0, 0, 0)
UNUSED = {
    *("_pyrepl", "bdb", "cmd", "code", "codeop", "compileall", "doctest", "modulefinder", "pdb", "pickletools"),
    *("profile", "pstats", "pyclbr", "pydoc", "symtable", "tabnanny", "timeit", "trace", "tracemalloc", "unittest"),
    *("ftplib", "imaplib", "mailbox", "poplib", "smtplib", "socketserver", "wsgiref", "xmlrpc", "xml", "plistlib"),
    *("multiprocessing", "optparse", "sqlite3", "tarfile", "turtle", "wave", "zipapp", "_pyio", "curses", "dbm"),
}
"""Tools of programmers, protocols, processes, databases."""
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig", "utf_16"}
"""All that is read and written here is UTF-8."""
to_pyc: Callable[..., bytes] = vars(_bootstrap_external)["_code_to_hash_pyc"]


def bytecode(path: str, source: bytes, level: int) -> bytes:
    """A .pyc file that is never compared with its source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=level)
    return bytes(to_pyc(code, bytes(8), checked=False))


def is_used(path: str) -> bool:
    top, _, rest = path.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return top.removesuffix(".py") not in UNUSED


def rewrite(name: str, keep: Callable[[str], bool], begins: Callable[[str], bool], level: int) -> None:
    """An archive in the same order; compressed, for servers that compress nothing."""
    with zipfile.ZipFile(HERE / name) as given:
        entries = [(one.filename, given.read(one)) for one in given.infolist() if not one.is_dir()]
    with zipfile.ZipFile(HERE / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for path, content in entries:
            if begins(path):
                write(made, f"{path}c", bytecode(path, content, level))
            elif keep(path):
                write(made, path, content)


def write(made: zipfile.ZipFile, path: str, content: bytes) -> None:
    """The same content is the same archive."""
    made.writestr(zipfile.ZipInfo(path, EPOCH), content, zipfile.ZIP_DEFLATED, 9)


def begun() -> set[str]:
    """The modules of the standard library that are there when somebody begins to play."""
    for game in names():
        rulebook(game)
    for module, _, _ in BOTS.values():
        import_module(module)
    found: list[Any] = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    return {path.removeprefix(LOADED_FROM) for path in found if path.startswith(LOADED_FROM)}


needed = begun()
rewrite(STDLIB, is_used, needed.__contains__, 2)
rewrite("engine.zip", lambda path: True, lambda path: path.endswith(".py"), 0)
result = len(needed)
