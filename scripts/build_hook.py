"""Builds the web client where its sources are, and the engine with mypyc when there is a C compiler.

TANGLEDBANK_BUILD=pure never compiles; TANGLEDBANK_BUILD=compiled fails instead of falling back. A source distribution
carries the built client: from it nothing but Python is needed.

TANGLEDBANK_OPTIMIZE=quick is for tests: the same C in many files, little optimised, in less than half the time. What
is released is always built without it.
"""

from __future__ import annotations

import os
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
    "earth/bots/*.py",
    "earth/env/*.py",
    "games/*/*.py",
    "games/*/actions/*.py",
    "games/*/bots/*.py",
    "games/*/env/*.py",
    "bots/search/*.py",
    "env/encode/*.py",
    "learn/net.py",
]
INTERPRETED = [
    "game.py",  # checks what users give it, with the same words in both builds
    "picture.py",  # draws with numpy
]
FLAGS = ["-DNDEBUG", "-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden"]
"""The first two are Python's own: setuptools leaves those out when others are given."""


class PackageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds client and compiled modules; an editable install has neither, its sources change all the time."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("TANGLEDBANK_BUILD", "auto")
        if version != "editable":
            build_client(Path(self.root))
        if version == "editable" or wish == "pure" or self.target_name != "wheel":
            return
        self.scratch = Path(tempfile.mkdtemp())
        try:
            built = compile_engine(Path(self.root), self.scratch)
        except (Exception, SystemExit) as error:  # whatever the compiler says, a pure engine is better than none
            if wish == "compiled":
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
        subprocess.run([str(script)], check=True)
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
        build_modules(files, quick=optimize_quickly())
    finally:
        os.chdir(here)
    found = [path.relative_to(scratch) for path in scratch.rglob("*") if path.suffix in (".so", ".pyd")]
    return [str(path) for path in found if path.parts[0] != "build"]  # where setuptools keeps a copy of each


def optimize_quickly() -> bool:
    """Whether the build is for tests; another word than the one there is must not pass for a release."""
    wish = os.environ.get("TANGLEDBANK_OPTIMIZE", "full")
    if wish not in ("full", "quick"):
        raise ValueError(f"TANGLEDBANK_OPTIMIZE is full or quick, not {wish}")
    return wish == "quick"


def build_modules(files: list[str], *, quick: bool) -> None:
    """Extension modules beside their sources. One C file lets the compiler see through calls between modules."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    # an isolated build has only the build requirements: what the outer ring imports is not there, and not needed
    quiet = ["--ignore-missing-imports", "--no-warn-unused-ignores"]
    # -O2 compiles for half a minute less and runs 3 to 5 % slower
    level = "1" if quick else "3"
    modules = mypycify(["--strict", *quiet, *files], opt_level=level, debug_level="0", multi_file=quick)
    distribution = Distribution({"name": "tangledbank", "ext_modules": modules})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.ensure_finalized()
    if quick:
        compile_side_by_side(command)
    command.run()


def compile_side_by_side(command: Any) -> None:
    """Let setuptools compile the C files of one module at the same time, as it does with modules."""
    command.parallel = os.cpu_count() or 1
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
            objects = [path for paths in pool.map(compiled, module.sources) for path in paths]
        module.sources, module.extra_objects = [], objects
        build(module)

    command.build_extension = build_from_objects
