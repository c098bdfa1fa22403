"""How far things move in a whole game: the sum of the layout shifts, those after clicks included.

`python -m scripts.bench.shift [--game marine] [--players 4] [--sources]`
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tests.server.serving import Served
from tests.web.browsing import Person, chromium

GAMES: Final = ("evolution", "dominant-species", "marine")
PLAYERS: Final = 4
SEED: Final = 1859
WATCH: Final = """
() => {
  window.shifts = {sum: 0, number: 0, sources: {}};
  const name = (node) => {
    const one = node?.nodeType === 1 ? node : node?.parentElement;
    if (!one) return "gone";
    const words = [one, one.parentElement].filter(Boolean).map((part) =>
      [part.localName, ...[...part.classList].filter((word) => !word.startsWith("svelte-"))].join("."));
    return words.reverse().join(" > ");
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.sum += entry.value;
      shifts.number += 1;
      for (const {node} of entry.sources) {
        const key = name(node);
        const known = shifts.sources[key] ??= {times: 0, value: 0};
        known.times += 1;
        known.value += entry.value / entry.sources.length;
      }
    }
  }).observe({type: "layout-shift", buffered: true});
}
"""


def shifted(browser: Browser, served: Served, game: str, players: int) -> dict[str, Any]:
    """A whole game, played on the board where it lights up."""
    person = Person(browser, served)
    person.sits_at(person.sets_up(game, ["me", *["beginner"] * (players - 1)], seed=SEED))
    person.page.wait_for_selector("[data-action]:enabled", state="attached")
    person.page.evaluate(WATCH)
    person.plays(board=True)
    found: dict[str, Any] = person.page.evaluate(
        "() => ({...shifts, over: document.querySelector('.table').dataset.status})"
    )
    person.context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--sources", action="store_true", help="what moves most")
    only = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, chromium() as browser:
        for game in only.game or GAMES:
            found = shifted(browser, served, game, only.players)
            table = f"{game}, {only.players} players, {found['over']}"
            print(f"{table}: {found['sum']:.3f} in {found['number']} shifts (most: 0.25)")
            most = sorted(found["sources"].items(), key=lambda item: -item[1]["value"])
            for name, source in most[: 25 * only.sources]:
                print(f"  {source['value']:.3f} {source['times']:4} {name}")


if __name__ == "__main__":
    main()
