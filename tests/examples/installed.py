"""`examples/acorns` as a package that somebody has installed beside Tangled Bank: in a folder on Python's path."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.process import Server

ROOT = Path(__file__).parents[2]
ACORNS = ROOT / "examples" / "acorns"
PIP = ["pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]


class Installed:
    """A folder of packages, and what runs with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = os.pathsep.join(filter(None, [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]))
        self.environment = {**os.environ, "PYTHONPATH": path, "LANG": "en_US.UTF-8", "COLUMNS": "100"}

    def adds(self, package: Path) -> Installed:
        """The package as pip builds and installs it; nothing is asked of the network."""
        self.runs("-m", *PIP, "--target", str(self.folder), str(package))
        return self

    def runs(self, *arguments: str, typed: str = "", code: int = 0) -> str:
        """What Python prints, to its end; it must end with this code."""
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command,
            input=typed,
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
            env=self.environment,
            cwd=self.folder,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    def tangledbank(self, *arguments: str, typed: str = "", code: int = 0) -> str:
        return self.runs("-m", "tangledbank", *arguments, typed=typed, code=code)


@contextmanager
def serving(installed: Installed, folder: Path, **settings: str) -> Iterator[Server]:
    """A server process with these packages; it keeps its data in the folder."""
    server = Server(folder)
    server.environment = {**server.environment, **installed.environment}
    server.environment.update({f"TANGLEDBANK_{name}": value for name, value in settings.items()})
    try:
        yield server.start()
    finally:
        server.kill()
