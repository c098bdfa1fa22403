"""How playing without a server feels in Chromium: python -m scripts.bench.offline_start, in wall and in processor time.

A browser that was closed opens a running table (cold), opens it again (warm), and watches while bots think: how long
its page was ever busy in one go. The connection has been cut by then. Memory is measured in a browser that only runs
scripts for us: to follow the network of workers, as Playwright does, makes it keep a copy of all that they fetch.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from playwright.sync_api import BrowserContext, Page, ViewportSize, expect, sync_playwright
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import Served
from tests.web.browsing import CHROMIUM, DESK, FLAGS, GAMES, KNOWS_GAMES, OPTION

PATIENCE_MS: Final = 120_000
THINKING_S: Final = 30.0
ANSWERS: Final = 12
PAUSE_MS: Final = 500.0
TRACED: Final = ["toplevel", "devtools.timeline", "__metadata"]
MAIN_THREAD: Final = "CrRendererMain"
TICK: Final = os.sysconf("SC_CLK_TCK")
FIRST_QUESTION: Final = f"""
new MutationObserver(() => {{
  if (!window.asked && document.querySelector("{OPTION}")) window.asked = performance.now();
}}).observe(document, {{ subtree: true, childList: true, attributes: true }});
"""


COUNT: Final = f"document.querySelectorAll('{OPTION}').length"
CLICK: Final = f"document.querySelector('{OPTION}')?.click()"


class Profile:
    """A person's browser, that can be closed and opened again."""

    def __init__(self, folder: str) -> None:
        self.folder: Final = folder

    @contextmanager
    def opened(self) -> Iterator[BrowserContext]:
        size = ViewportSize(width=DESK["width"], height=DESK["height"])
        with sync_playwright() as playwright:
            context = playwright.chromium.launch_persistent_context(
                self.folder, executable_path=CHROMIUM, args=FLAGS, viewport=size, locale="en-GB"
            )
            context.set_default_timeout(PATIENCE_MS)
            context.add_init_script(KNOWS_GAMES)
            context.add_init_script(FIRST_QUESTION)
            yield context
            context.close()

    @contextmanager
    def unwatched(self, address: str) -> Iterator[Callable[[str], Any]]:
        """Run scripts in a page, and nothing else."""
        assert CHROMIUM is not None
        told = Path(self.folder) / "DevToolsActivePort"
        told.unlink(missing_ok=True)
        size = f"--window-size={DESK['width']},{DESK['height']}"
        command = [
            CHROMIUM,
            *FLAGS,
            "--headless=new",
            "--remote-debugging-port=0",
            size,
            f"--user-data-dir={self.folder}",
        ]
        process = subprocess.Popen([*command, address], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            until(lambda: told.exists() and told.read_text(encoding="utf-8"))
            listed = f"http://127.0.0.1:{told.read_text(encoding='utf-8').split()[0]}/json"
            with urlopen(listed) as answer:
                page = next(one for one in json.load(answer) if one["type"] == "page")
            with connect(page["webSocketDebuggerUrl"], max_size=None, compression=None) as socket:
                yield lambda script: evaluated(socket, script)
        finally:
            process.terminate()
            process.wait()

    def processes(self) -> list[Path]:
        """All processes of this browser."""
        found = []
        for path in Path("/proc").glob("[0-9]*"):
            try:
                line = (path / "cmdline").read_bytes().decode(errors="replace")
                parent = (path / "stat").read_text().rpartition(")")[2].split()[1]
            except OSError:
                continue
            found.append((path, int(parent), self.folder in line))
        ours = {int(path.name) for path, _, named in found if named}
        while more := {int(path.name) for path, parent, _ in found if parent in ours} - ours:
            ours |= more
        return [path for path, _, _ in found if int(path.name) in ours]

    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        fields = [(path / "stat").read_text().rpartition(")")[2].split() for path in self.processes()]
        return sum(int(line[11]) + int(line[12]) for line in fields) / TICK

    def memory(self) -> float:
        """MB of the largest page with its workers."""
        sizes = []
        for path in self.processes():
            if b"--type=renderer" in (path / "cmdline").read_bytes():
                lines = (path / "smaps_rollup").read_text().splitlines()
                sizes.append(sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1000)
        return max(sizes)


def evaluated(socket: ClientConnection, script: str) -> Any:
    wanted = {"expression": script, "returnByValue": True}
    socket.send(json.dumps({"id": 1, "method": "Runtime.evaluate", "params": wanted}))
    return json.loads(socket.recv())["result"]["result"].get("value")


def until(done: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE_MS / 1000
    while not done():
        assert time.monotonic() < end
        time.sleep(0.1)


# ---- starting -------------------------------------------------------------------------------
def start(profile: Profile, page: Page, address: str) -> dict[str, float]:
    """From the address to the first question of a table."""
    before = profile.cpu()
    page.goto(address)
    page.wait_for_function("() => window.asked", timeout=PATIENCE_MS)
    wall = float(page.evaluate("window.asked")) / 1000
    return {"wall_s": round(wall, 2), "cpu_s": round(profile.cpu() - before, 2)}


def download(page: Page, address: str) -> dict[str, Any]:
    page.goto(address)
    page.get_by_role("button", name="Download").click()
    expect(page.get_by_text("Ready:")).to_be_visible(timeout=PATIENCE_MS)
    told: dict[str, Any] = json.loads(page.locator("meta[name=offline]").get_attribute("content") or "")
    return told


def new_table(page: Page, game: str) -> str:
    """A table on this device."""
    page.get_by_role("button", name=f"Play now: {GAMES[game]}", exact=True).click()
    page.locator(OPTION).first.wait_for(state="attached", timeout=PATIENCE_MS)
    return page.url


# ---- while bots think -----------------------------------------------------------------------
class Trace:
    """What the threads of a page do."""

    def __init__(self, page: Page) -> None:
        self.session: Final = page.context.new_cdp_session(page)
        self.events: Final[list[Any]] = []
        self.complete = False
        self.session.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        self.session.on("Tracing.tracingComplete", self.end)
        self.session.send("Tracing.start", {"traceConfig": {"includedCategories": TRACED}})

    def end(self, _: object) -> None:
        self.complete = True

    def busiest(self, page: Page) -> float:
        """Milliseconds of processor time of the longest task of the page's own thread, from the beginning until now."""
        self.session.send("Tracing.end")
        while not self.complete:
            page.wait_for_timeout(50)
        named = [event for event in self.events if event["name"] == "thread_name"]
        main = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == MAIN_THREAD}
        tasks = [one for one in self.events if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in main]
        return round(max(float(one.get("tdur", 0)) for one in tasks) / 1000, 1)


def play(evaluate: Callable[[str], Any], pause: Callable[[float], object]) -> int:
    """Answer for a while; the number of answers."""
    end, done = time.monotonic() + THINKING_S, 0
    while done < ANSWERS and time.monotonic() < end:
        done += min(evaluate(COUNT), 1)
        evaluate(CLICK)
        pause(PAUSE_MS)
    return done


def memory(profile: Profile, table: str) -> dict[str, int]:
    """MB with the first question, and after answers."""
    with profile.unwatched(table) as evaluate:
        until(lambda: evaluate(COUNT))
        asked = profile.memory()
        play(evaluate, lambda wanted: time.sleep(wanted / 1000))
        return {"asked": round(asked), "played": round(profile.memory())}


def measured(folder: str, address: str) -> dict[str, Any]:
    profile = Profile(folder)
    found: dict[str, Any] = {}
    with profile.opened() as context:
        page = context.new_page()
        found["download_mb"] = round(download(page, address)["bytes"] / 1e6, 2)
        tables = {}
        for game in GAMES:
            page.goto(address)
            tables[game] = new_table(page, game)
    for game, table in tables.items():
        with profile.opened() as context:
            context.set_offline(True)
            page = context.new_page()
            found[f"{game}: cold"] = start(profile, page, table)
            found[f"{game}: warm"] = start(profile, page, table)
            trace = Trace(page)
            found[f"{game}: answers"] = play(page.evaluate, page.wait_for_timeout)
            found[f"{game}: longest task, CPU ms"] = trace.busiest(page)
        found[f"{game}: memory, MB"] = memory(profile, table)
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served:
        found = measured(f"{folder}/profile", served.address)
    print(json.dumps({**found, "load average": round(os.getloadavg()[0], 1)}, indent=1))


if __name__ == "__main__":
    main()
