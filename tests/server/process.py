"""A server as a process of its own, started by its command, ended as a machine ends things."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

PLENTY = "1000000"
"""A limit that nobody reaches."""
TIMEOUT_S = 60.0
"""Seconds for a process to start, on a machine with other things to do."""
WIDE = dict.fromkeys(["REQUESTS", "GUESTS", "TABLES", "SOCKETS", "CONNECTIONS", "MESSAGES", "WORK"], PLENTY)


class Server:
    """One server process; `database` is empty for a file in the folder."""

    def __init__(self, folder: Path, database: str = "", port: int = 0, python: str = sys.executable) -> None:
        self.log = folder / "server.log"
        self.command = [python, "-m", "tangledbank", "serve", "--data", str(folder), "--workers", "1"]
        settings = {**WIDE, "DATABASE": database} if database else WIDE
        self.environment = {**os.environ, "LANG": "en_US.UTF-8", "PYTHONUNBUFFERED": "1"}
        self.environment.update({f"TANGLEDBANK_{name}": value for name, value in settings.items()})
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Start the process, without waiting for it."""
        with self.log.open("wb") as log:
            command = [*self.command, "--port", str(self.port)]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)

    def start(self) -> Server:
        """Start, and find out on which port; whatever fails, no process is left."""
        try:
            self.begin()
            self.port = self.found_port()
        except BaseException:
            self.kill()
            raise
        return self

    def found_port(self) -> int:
        """The port that the process says it listens at."""
        end = time.monotonic() + TIMEOUT_S
        while time.monotonic() < end:
            assert self.process is not None
            ended = self.process.poll() is not None
            said = self.log.read_text(encoding="utf-8")
            assert not ended, said
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", said):
                return int(found[1])
            time.sleep(0.02)
        raise TimeoutError(self.log.read_text(encoding="utf-8"))

    def kill(self) -> None:
        """kill -9, at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
