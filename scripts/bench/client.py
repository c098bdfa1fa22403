"""How long the client takes: from a message to the drawn board, from a click on Play now to the board, and its size."""

from __future__ import annotations

import itertools
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.server.serving import Served
from tests.web.browsing import Person, chromium

MOVES: Final = 24
WALL: Final = "ts"
CPU: Final = "tts"
"""The clock of the page's thread: the same however busy the machine is."""
TABLES: Final = {"evolution": 6, "dominant-species": 6, "marine": 4}
WATCH: Final = """
const original = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(listener) {
    original.set.call(this, (event) => {
      if (!/^{"type":"(seen|changed)"/.test(event.data)) return listener.call(this, event);
      performance.mark("arrived");
      listener.call(this, event);
      // the client's own update was queued before this
      queueMicrotask(() => { document.body.offsetHeight; performance.mark("drawn"); });
    });
  },
  get() { return original.get.call(this); },
});
"""
"""From the arrival of a view until everything is updated and laid out."""


def rerender(browser: Browser, person: Person, game: str, players: int) -> bytes:
    """A trace of the views of a table that has been played for a while."""
    page = person.sits_at(person.sets_up(game, ["me", *["beginner"] * (players - 1)], seed=5))
    person.plays(MOVES)
    browser.start_tracing(page=page, categories=["blink.user_timing"])
    person.plays(MOVES)
    return browser.stop_tracing()


def drawings(trace: bytes, clock: str) -> list[float]:
    """Milliseconds from each arrival to its drawing, by one of the trace's clocks, the shortest first."""
    marks = [event for event in json.loads(trace)["traceEvents"] if event["name"] in ("arrived", "drawn")]
    marks.sort(key=lambda mark: int(mark["ts"]))
    pairs = itertools.pairwise(marks)  # the trace may begin or end between two that belong together
    return sorted((end[clock] - begin[clock]) / 1000 for begin, end in pairs if begin["name"] == "arrived")


def told(trace: bytes, clock: str) -> str:
    """The middle, and what nearly all are within."""
    times = drawings(trace, clock)
    return f"{statistics.median(times):.1f} ms, 95 % within {times[int(len(times) * 0.95)]:.1f} ms"


def first_board(person: Person) -> float:
    """Milliseconds from a click on Play now to a board."""
    page = person.opens("/")
    button = page.get_by_role("button", name="Play now").first
    button.wait_for()
    begin = time.perf_counter()
    button.click()
    page.wait_for_selector(".table [data-token]")
    return (time.perf_counter() - begin) * 1000


def main() -> None:
    """A table of all of it."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, chromium() as browser:
        person = Person(browser, served)
        print(f"JavaScript before the first page: {person.loads('/') / 1000:.0f} kB compressed (most: 150)")
        person.context.add_init_script(WATCH)
        person.prefers(pace="at-once")  # what the others do is drawn when it comes
        person.opens("/")
        for game, players in TABLES.items():
            trace = rerender(browser, person, game, players)
            views = f"{len(drawings(trace, WALL))} views of {players} players"
            print(f"{game}, {views}: drawn in {told(trace, WALL)} (target: 16); of the processor {told(trace, CPU)}")
        print(f"from Play now to the board: {min(first_board(person) for _ in range(3)):.0f} ms")
        person.context.close()


if __name__ == "__main__":
    main()
