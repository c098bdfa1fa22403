"""Builds the web client where its sources are, and the engine with mypyc when there is a C compiler.

TANGLEDBANK_BUILD=pure never compiles; TANGLEDBANK_BUILD=compiled fails instead of falling back. TANGLEDBANK_OPTIMIZE=1
lets the C compiler do less, for tests (`make test`): it takes half as long. A source distribution carries the built
client: from it nothing but Python is needed.

The C of all modules is compiled in a dozen units: one would take three times as long and two gigabytes, one for each
module would read the same declarations two hundred times and hide every call from the optimiser.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = [
    "core/*.py",
    "earth/*.py",
    "earth/actions/*.py",
    "earth/bots/*.py",
    "earth/env/*.py",
    "earth/position/*.py",
    "games/*/*.py",
    "games/*/actions/*.py",
    "games/*/bots/*.py",
    "games/*/env/*.py",
    "games/*/position/*.py",
    "bots/search/*.py",
    "env/encode/*.py",
    "learn/net.py",
]
INTERPRETED = [
    "game.py",  # checks what users give it, with the same words in both builds
    "picture.py",  # draws with numpy
]
FLAGS = [
    "-DNDEBUG",
    "-fwrapv",
    "-ffp-contract=off",
    "-fno-plt",
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-w",
]
"""The first two are Python's own: setuptools leaves those out when others are given. With the third a product is
rounded before it is added to something, as in Python: some processors would do both at once, and bots judge otherwise.
With the last it is silent: mypyc makes errors of warnings, and one is that copies to inline use what its headers have.
"""
LEVEL = os.environ.get("TANGLEDBANK_OPTIMIZE", "3")
"""How much the C compiler optimises."""
INLINED = "inlined.h"
UNIT_BYTES = 1_600_000
"""Of C in one unit: the compiler needs 150 to 300 MB for it."""
SHARED = re.compile(
    r"core___(ints|rng|state|frame)|earth___(state|supplies|env___space)|env___encode___\w+|games___\w+___(state|rulebook|analysis)"
)
"""Modules whose small functions are called everywhere: every unit may inline those, as if there were only one unit."""
MOST_LINES = 240
"""Of C in a small function: one line of Python is five to ten of them."""
FUNCTION = re.compile(r"^(?!static\b)\S[^\n;]*\b(CPyDef_\w+)\([^\n;{]*\) \{\n.*?^\}\n", re.M | re.S)
STATIC = re.compile(r"^static\b[^\n;(={]*?\n?[^\n;(={]*?\b(\w+)(?:\[[^\n]*\])?\s*[(=;]", re.M)


class PackageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds client and compiled modules; an editable install has neither, its sources change all the time."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("TANGLEDBANK_BUILD", "auto")
        if version != "editable":
            build_client(Path(self.root))
        if version == "editable" or wanted == "pure" or self.target_name != "wheel":
            return
        self.scratch = Path(tempfile.mkdtemp())
        try:
            built = compile_engine(Path(self.root), self.scratch)
        except (Exception, SystemExit) as error:  # whatever the compiler says, a pure engine is better than none
            if wanted == "compiled":
                raise
            print(
                f"tangledbank: no compiled engine ({type(error).__name__}: {error}); installing the pure one",
                file=sys.stderr,
            )
            return
        build_data["force_include"].update({str(self.scratch / path): path for path in built})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            shutil.rmtree(self.scratch)


def build_client(root: Path) -> None:
    """The client in src/tangledbank/web: made from its sources, or there already."""
    script = root / "scripts" / "web"
    if script.exists():  # does nothing if nothing changed: tests may be looking at what is there
        subprocess.run([str(script), "build"], check=True)
    if not (root / "src" / "tangledbank" / "web" / "index.html").exists():
        raise RuntimeError("the web client is not built, and there is no npm to build it: install Node.js 20 or newer")


def compile_engine(root: Path, scratch: Path) -> list[str]:
    """Compile in a scratch copy; returns the paths of the extension modules in it."""
    shutil.copytree(root / "src" / "tangledbank", scratch / "tangledbank")
    here = Path.cwd()
    os.chdir(scratch)
    try:
        files = sorted(
            {str(path) for glob in COMPILED for path in Path("tangledbank").glob(glob) if path.name not in INTERPRETED}
        )
        if os.name == "posix":
            os.environ["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), *FLAGS])
        build_modules(files)
    finally:
        os.chdir(here)
    found = [path.relative_to(scratch) for path in scratch.rglob("*") if path.suffix in (".so", ".pyd")]
    return [str(path) for path in found if path.parts[0] != "build"]  # where setuptools keeps a copy of each


def build_modules(files: list[str]) -> None:
    """Extension modules beside their sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    # an isolated build has only the build requirements: what the outer ring imports is not there, and not needed
    quiet = ["--ignore-missing-imports", "--no-warn-unused-ignores"]
    modules = mypycify(["--strict", *quiet, *files], opt_level=LEVEL, debug_level="0", multi_file=True)
    distribution = Distribution({"name": "tangledbank", "ext_modules": modules})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    compile_in_units(command)
    command.run()


def compile_in_units(command: Any) -> None:
    """Let setuptools compile the C files of one module in units, side by side, as it does with modules."""
    build = command.build_extension

    def build_from_objects(module: Any) -> None:
        def compiled(source: str) -> list[str]:
            return command.compiler.compile(  # type: ignore[no-any-return]
                [source],
                output_dir=command.build_temp,
                macros=module.define_macros,
                include_dirs=module.include_dirs,
                extra_postargs=module.extra_compile_args,
                depends=module.depends,
            )

        with ThreadPoolExecutor(command.parallel) as pool:
            objects = [path for paths in pool.map(compiled, units(module.sources)) for path in paths]
        module.sources, module.extra_objects = [], objects
        build(module)

    command.build_extension = build_from_objects


def units(sources: list[str]) -> list[str]:
    """C files that include the given ones, neighbours together: the rules first, then what looks at them."""
    if len(sources) == 1:
        return sources
    found: list[list[str]] = []
    room = 0
    for source in sorted(sources, key=lambda source: "___bots___" in source or "___env___" in source):
        size = os.path.getsize(source)
        if size > room:
            found.append([])
            room = UNIT_BYTES
        found[-1].append(source)
        room -= size
    write_inlined(sources)
    return [write_unit(number, unit) for number, unit in enumerate(found)]


def write_unit(number: int, sources: list[str]) -> str:
    path = Path("build") / f"unit_{number}.c"
    names = [Path(source).relative_to("build").as_posix() for source in sources]
    own = "".join(f"#define HAS{guard(Path(source))}\n" for source in sources)
    path.write_text(own + "".join(f'#include "{name}"\n' for name in [INLINED, *names]))
    return str(path)


def guard(path: Path) -> str:
    """A module's name in C: a unit that has the module itself needs no copies, and would not inline them."""
    return path.stem.removeprefix("__native")


def write_inlined(sources: list[str]) -> None:
    """Copies of small functions that are there to be inlined only: each unit still calls the one in its own module."""
    shared = [Path(source) for source in sources if SHARED.search(source)]
    headers = [line for line in shared[0].read_text().splitlines()[:2] if line.startswith("#include")] if shared else []
    copies = [copies_of(path) for path in shared] if os.name == "posix" else []
    (Path("build") / INLINED).write_text("\n".join([*headers, *copies]))


def copies_of(path: Path) -> str:
    found = [f"extern inline __attribute__((gnu_inline)) {text}" for text in small_functions(path)]
    return "\n".join([f"#ifndef HAS{guard(path)}", *found, "#endif\n"])


def small_functions(path: Path) -> list[str]:
    """Those that use nothing which only their own module has."""
    text = path.read_text()
    own = set(STATIC.findall(text))
    found = [
        match[0]
        for match in FUNCTION.finditer(text)
        if match[0].count("\n") <= MOST_LINES and not match[1].endswith(("_glue", "__top_level__"))
    ]
    return [text for text in found if own.isdisjoint(re.findall(r"\w+", text))]
