"""Firefox, as far as a test needs it: pages, and JavaScript in them, by WebDriver BiDi."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

FIREFOX: Final = shutil.which("firefox-esr") or shutil.which("firefox")
LISTENING: Final = re.compile(r"listening on (ws://\S+)")
SECONDS: Final = 120.0


class Firefox:
    """A browser with one page."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.count: Final = itertools.count(1)
        self.ask("session.new", capabilities={})
        self.page: Final = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: object) -> Any:
        """The result of a command; events are not asked for."""
        n = next(self.count)
        self.socket.send(json.dumps({"id": n, "method": method, "params": params}))
        while (told := json.loads(self.socket.recv(SECONDS))).get("id") != n:
            pass
        assert told["type"] == "success", told
        return told["result"]

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def run(self, expression: str) -> Any:
        """What an expression comes to: a text, a number, or whether."""
        wish = {"expression": expression, "target": {"context": self.page}, "awaitPromise": True}
        told = self.ask("script.evaluate", **wish)
        assert told["type"] == "success", told
        return told["result"].get("value")

    def until(self, expression: str) -> None:
        """Wait until it is so."""
        end = time.monotonic() + SECONDS
        while not self.run(expression):
            assert time.monotonic() < end, (expression, self.run("document.body.innerText"))
            time.sleep(0.2)


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """A browser without a screen."""
    assert FIREFOX is not None
    profile.mkdir()
    command = [FIREFOX, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stderr is not None
            found = next(match for line in process.stderr if (match := LISTENING.search(line)))
            with connect(f"{found[1]}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.communicate()
