"""The compiled engine for the browser.

`python -m scripts.packaging.wasm_engine FOLDER`, where FOLDER holds compiler/ and headers/.

The rules are translated to C as for any other platform (build_hook.py), for a machine whose pointers have four
bytes, and linked into one library that Pyodide loads: `FOLDER/engine/`. It has a module for each of ours;
wasm_library.py finds them in it.
"""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from scripts.packaging.build_hook import COMPILED, INTERPRETED, LEVEL, units

ROOT: Final = Path(__file__).parent.parent.parent
PACKAGE: Final = ROOT / "src" / "tangledbank"
STDLIB: Final = ROOT / "web" / "node_modules" / "pyodide" / "python_stdlib.zip"
CONFIGURATION: Final = "_sysconfigdata__emscripten_wasm32-emscripten.py"
"""In there: what Python was built with, whose C headers npm does not bring."""
LIBRARY: Final = "tangledbank_engine"
PATTERNS: Final = [pattern for pattern in COMPILED if not {"env", "learn"} & set(Path(pattern).parts)]
"""Nobody trains anything in a browser."""
POINTER_BYTES: Final = 4
TARGET: Final = ["-target", "wasm32-emscripten", "-fPIC"]
IS_RELEASE: Final = LEVEL == "3"
FLAGS: Final = [
    f"-O{LEVEL}",
    *(["-flto"] if IS_RELEASE else []),
    "-g0",
    "-DNDEBUG",
    "-fwrapv",
    "-fvisibility=hidden",
    "-w",
]
"""Browsers put no function into another: what is linked is optimised once more as a whole, for a sixth of speed. Tests
do without (`TANGLEDBANK_OPTIMIZE`, build_hook.py)."""
LINKED: Final = [
    "-shared",
    "--experimental-pic",
    "--no-entry",
    "--unresolved-symbols=import-dynamic",
    "--strip-debug",
    "-O2",
    "--lto-O3",
    "--no-check-features",
    # what browsers of the last three years and Node.js 20 have: not extended-const
    "--features=mutable-globals,bulk-memory,bulk-memory-opt,sign-ext,nontrapping-fptoint,multivalue,reference-types,"
    "call-indirect-overlong",
    f"--export-if-defined=PyInit_{LIBRARY}__mypyc",
    f"--export-if-defined=PyInit_{LIBRARY}",
]
LOADER: Final = """
#include <Python.h>
{declared}
static const struct {{ const char *name; PyObject *(*begin)(void); }} MODULES[] = {{
{table}
    {{NULL, NULL}},
}};

static PyObject *load(PyObject *self, PyObject *name) {{
    for (int i = 0; MODULES[i].name != NULL; i++)
        if (PyUnicode_CompareWithASCIIString(name, MODULES[i].name) == 0) return MODULES[i].begin();
    return PyErr_Format(PyExc_ImportError, "no compiled module %U", name);
}}

static PyObject *names(PyObject *self, PyObject *nothing) {{
    PyObject *found = PyList_New(0);
    for (int i = 0; found != NULL && MODULES[i].name != NULL; i++) {{
        PyObject *name = PyUnicode_FromString(MODULES[i].name);
        if (name == NULL || PyList_Append(found, name) < 0) Py_CLEAR(found);
        Py_XDECREF(name);
    }}
    return found;
}}

static PyMethodDef METHODS[] = {{{{"load", load, METH_O, NULL}}, {{"names", names, METH_NOARGS, NULL}}, {{NULL}}}};
static struct PyModuleDef MODULE = {{PyModuleDef_HEAD_INIT, "{library}", NULL, -1, METHODS}};
PyMODINIT_FUNC PyInit_{library}(void) {{ return PyModule_Create(&MODULE); }}
"""


class Translated(NamedTuple):
    """The engine in C."""

    modules: list[str]
    sources: list[str]
    include: list[str]


# ---- from Python to C -----------------------------------------------------------------------
def built_with() -> dict[str, Any]:
    """The browser's Python, as it describes itself."""
    with zipfile.ZipFile(STDLIB) as packed, tempfile.TemporaryDirectory() as scratch:
        path = packed.extract(CONFIGURATION, scratch)
        found: dict[str, Any] = runpy.run_path(path)["build_time_vars"]
    return found


def pyconfig(values: dict[str, Any]) -> str:
    """The C header that says the same."""
    return "".join(f"#define {name} {value}\n" for name, value in sorted(values.items()) if is_macro(name, value))


def is_macro(name: str, value: object) -> bool:
    """A macro that is not defined is told as 0: the headers ask whether it is defined."""
    return isinstance(value, int) and value != 0 and name.isidentifier() and not name.startswith("__")


def pretend(values: dict[str, Any]) -> None:
    """Let mypyc, which has not been imported yet, think that it runs there; it asks when this module is imported."""
    import mypy.util  # as it is here: with all that it needs

    assert mypy.util is not None
    assert "mypyc" not in sys.modules
    mine = sysconfig.get_config_vars()
    mine["SIZEOF_SIZE_T"], mine["EXT_SUFFIX"] = POINTER_BYTES, values["EXT_SUFFIX"]
    here = sys.version_info
    vars(sys)["version_info"] = tuple(int(part) for part in values["VERSION"].split("."))
    import mypyc.common

    vars(sys)["version_info"] = here
    assert (mypyc.common.IS_32_BIT_PLATFORM, mypyc.common.HAVE_IMMORTAL) == (True, True)


def translate() -> Translated:
    """The C sources of all compiled modules; their folder is the current one."""
    from mypyc.build import mypycify

    found = {str(path) for pattern in PATTERNS for path in Path("tangledbank").glob(pattern)}
    files = sorted(path for path in found if Path(path).name not in INTERPRETED)
    options = ["--strict", "--ignore-missing-imports", "--no-warn-unused-ignores"]
    main, *modules = mypycify([*options, *files], multi_file=True, target_dir="build", group_name=LIBRARY)
    names = [module.name.removesuffix(".__init__") for module in modules]
    return Translated(names, list(main.sources), [str(folder) for folder in main.include_dirs])


def loader(modules: list[str]) -> str:
    """C source of what begins a module by its name."""
    from mypyc.namegen import exported_name

    begin = {name: f"CPyInit_{exported_name(name)}" for name in modules}
    declared = "\n".join(f"extern PyObject *{function}(void);" for function in begin.values())
    table = "\n".join(f'    {{"{name}", {function}}},' for name, function in begin.items())
    return LOADER.format(declared=declared, table=table, library=LIBRARY)


# ---- from C to WebAssembly ------------------------------------------------------------------
class Compiler:
    """Zig, with the C library of Emscripten."""

    def __init__(self, folder: Path, include: list[str]) -> None:
        self.zig: Final = str(folder / "compiler" / "ziglang" / "zig")
        libc = folder / "headers" / "emscripten" / "lib" / "libc" / "musl"
        system = [libc / "arch" / "emscripten", libc / "arch" / "generic", libc / "include"]
        system.append(folder / "headers" / "emscripten" / "include")
        ours = [folder / "headers" / "python", *include, "."]
        self.headers: Final = [*(f"-isystem{path}" for path in system), *(f"-I{path}" for path in ours)]
        caches = {f"ZIG_{which}_CACHE_DIR": str(folder / "cache") for which in ("GLOBAL", "LOCAL")}
        self.environment: Final = {**os.environ, **caches}

    def run(self, *arguments: str) -> None:
        subprocess.run([self.zig, *arguments], env=self.environment, check=True)

    def compiled(self, source: str) -> str:
        """The object file of a source."""
        made = f"{source}.o"
        self.run("cc", *TARGET, *FLAGS, *self.headers, "-c", source, "-o", made)
        return made

    def linked(self, sources: list[str], library: Path) -> None:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            objects = list(pool.map(self.compiled, sources))
        self.run("wasm-ld", *LINKED, *objects, "-o", str(library))


def build(folder: Path) -> Path:
    """The library, and beside it the list of its modules."""
    values = built_with()
    pretend(values)
    (folder / "headers" / "python" / "pyconfig.h").write_text(pyconfig(values), encoding="utf-8")
    engine = folder / "engine"
    engine.mkdir()
    library = engine / "engine.wasm"
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copytree(PACKAGE, Path(scratch) / "tangledbank", ignore=shutil.ignore_patterns("web"))
        os.chdir(scratch)
        made = translate()
        Path("build/loader.c").write_text(loader(made.modules), encoding="utf-8")
        Compiler(folder, made.include).linked([*units(made.sources), "build/loader.c"], library)
        os.chdir(ROOT)
    (engine / "modules.json").write_text(json.dumps(made.modules), encoding="utf-8")
    return library


def main(folder: str) -> None:
    library = build(Path(folder).resolve())
    print(f"{library.name}: {library.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(*sys.argv[1:])
