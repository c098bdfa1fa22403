"""How long the client takes: from a message to the drawn board, from a click on Play now to the board, and its size."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.server.serving import Served
from tests.web.browsing import Person, chromium
from tests.web.test_client import first_scripts, packed

MOVES: Final = 12
TABLES: Final = {"evolution": 6, "dominant-species": 6, "marine": 4}
WATCH: Final = """
window.drawn = [];
const original = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(listener) {
    original.set.call(this, (event) => {
      const begin = performance.now();
      listener.call(this, event);
      if (!event.data.startsWith('{"type":"seen"')) return;
      // the client's own update was queued before this
      queueMicrotask(() => { document.body.offsetHeight; window.drawn.push(performance.now() - begin); });
    });
  },
  get() { return original.get.call(this); },
});
"""
"""From the arrival of a view until everything is updated and laid out."""


def rerender(person: Person, game: str, players: int) -> list[float]:
    """Milliseconds for each view of a table that has been played for a while."""
    page = person.sits_at(person.sets_up(game, ["me", *["beginner"] * (players - 1)], seed=5))
    person.plays(MOVES)
    page.evaluate("window.drawn.length = 0")
    person.plays(MOVES)
    return [float(took) for took in page.evaluate("window.drawn")]


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
    print(f"JavaScript before the first page: {packed(first_scripts()) / 1000:.0f} kB compressed (most: 150)")
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, chromium() as browser:
        person = Person(browser, served)
        person.context.add_init_script(WATCH)
        person.opens("/")
        for game, players in TABLES.items():
            times = sorted(rerender(person, game, players))
            middle, late = statistics.median(times), times[int(len(times) * 0.95)]
            views = f"{len(times)} views of {players} players"
            print(f"{game}, {views}: drawn in {middle:.1f} ms, 95 % within {late:.1f} ms (target: 16)")
        print(f"from Play now to the board: {min(first_board(person) for _ in range(3)):.0f} ms")
        person.context.close()


if __name__ == "__main__":
    main()
