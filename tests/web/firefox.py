"""Firefox without a screen, driven by WebDriver BiDi: what a test of the client needs of it, and nothing else."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self

from websockets.sync.client import ClientConnection, connect

FIREFOX: Final = shutil.which("firefox-esr") or shutil.which("firefox")
LISTENS: Final = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
PATIENCE: Final = 120.0
"""Seconds; a busy machine is slow, and Python starts in the browser."""
PAUSE: Final = 0.05
PREFERENCES: Final = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.push.connection.enabled": False,
    "intl.accept_languages": "en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
}
"""Nothing is asked of anybody but the server under test."""
MIDDLE: Final = """
selector => {
  const one = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
  if (!one) return null;
  one.scrollIntoView({block: "center", inline: "center"});
  const box = one.getBoundingClientRect();
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}
"""


class Firefox:
    """One window. Its mistakes are what the pages complained of."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.asked = 0
        self.mistakes: list[str] = []
        self.does("session.new", capabilities={})
        self.does("session.subscribe", events=["log.entryAdded"])
        self.window: str = self.does("browsingContext.getTree")["contexts"][0]["context"]

    def does(self, method: str, **params: object) -> Any:
        """The result of a command; what happens meanwhile is heard."""
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.mistakes.append(message["params"]["text"])
            if message.get("id") == self.asked:
                assert message["type"] == "success", message
                return message["result"]

    def resizes(self, width: int, height: int) -> Self:
        self.does("browsingContext.setViewport", context=self.window, viewport={"width": width, "height": height})
        return self

    def opens(self, address: str) -> None:
        self.does("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def evaluate(self, function: str, *given: object) -> Any:
        """What a function of the page returns or promises, as JSON."""
        call = f"async () => JSON.stringify((await ({function})(...{json.dumps(given)})) ?? null)"
        found = self.does(
            "script.callFunction", functionDeclaration=call, awaitPromise=True, target={"context": self.window}
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def waits_for(self, function: str, *given: object) -> Any:
        """Until it is true of the page, also of the page that comes next."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := self.evaluate(function, *given):
                return found
            time.sleep(PAUSE)
        raise AssertionError(f"not within {PATIENCE:.0f} s: {function} {given}")

    def sees(self, text: str) -> None:
        self.waits_for("text => document.body.innerText.includes(text)", text)

    def clicks(self, selector: str, pointer: str = "mouse") -> None:
        """With the mouse or another pointer, in the middle of it."""
        x, y = self.waits_for(MIDDLE, selector)
        there = {"type": "pointerMove", "x": x, "y": y}
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        kind = {"pointerType": pointer}
        given = {"type": "pointer", "id": pointer, "parameters": kind, "actions": [there, *press]}
        self.does("input.performActions", context=self.window, actions=[given])

    def types(self, *keys: str) -> None:
        pressed = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        keyboard = {"type": "key", "id": "keyboard", "actions": pressed}
        self.does("input.performActions", context=self.window, actions=[keyboard])


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A browser with a profile of its own."""
    assert FIREFOX is not None
    profile = folder / "profile"
    profile.mkdir()
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    told = folder / "firefox.log"
    command = [FIREFOX, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)]
    with told.open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "HOME": str(folder)})
    try:
        with connect(f"{listening(told)}/session", max_size=None, compression=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def listening(told: Path) -> str:
    """The address that it says it listens at."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := LISTENS.search(told.read_bytes()):
            return found[1].decode()
        time.sleep(PAUSE)
    raise AssertionError(told.read_text(encoding="utf-8", errors="replace"))
