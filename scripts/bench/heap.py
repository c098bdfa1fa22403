"""Whether the client's memory grows: the heap and the nodes of a page of its own over many updates.

`python -m scripts.bench.heap [--game marine] [--updates 1000]`
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession

from tests.server.serving import Served
from tests.web.browsing import Person, chromium

GAMES: Final = ("evolution", "dominant-species", "marine")
UPDATES: Final = 1000
AT_ONCE: Final = 50
"""Answers between two looks at the heap."""
PLAYERS: Final = 2
GROWTH: Final = 1.25
"""How much the last quarter may have more than the second; the first is warming up, and a log becomes longer."""

GOES: Final = "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
"""To another table without loading the page anew."""


def held(cdp: CDPSession) -> tuple[float, int]:
    """Megabytes and nodes that are left when everything that can go has gone."""
    cdp.send("HeapProfiler.collectGarbage")
    found = {metric["name"]: metric["value"] for metric in cdp.send("Performance.getMetrics")["metrics"]}
    return found["JSHeapUsedSize"] / 1e6, int(found["Nodes"])


def measured(browser: Browser, served: Served, game: str, updates: int) -> list[tuple[int, float, int]]:
    """Updates so far, megabytes, nodes. One page goes through as many games as it takes, as people do."""
    person = Person(browser, served)
    cdp = person.context.new_cdp_session(person.page)
    cdp.send("Performance.enable")
    found: list[tuple[int, float, int]] = []
    count = 0
    while count < updates:
        table = person.sets_up(game, ["me", *["beginner"] * (PLAYERS - 1)])
        person.page.evaluate(GOES, f"/table/{table}")
        person.page.locator("[data-action]:enabled").first.wait_for(state="attached")  # a handle would keep the page
        while count < updates and person.page.get_attribute(".table", "data-status") == "running":
            before = person.ply()
            person.plays(AT_ONCE)
            count += person.ply() - before
            found.append((count, *held(cdp)))
    person.context.close()
    return found


def typical(heaps: list[float]) -> float:
    return statistics.median(heaps) if heaps else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--updates", type=int, default=UPDATES)
    only = parser.parse_args()
    grown = 0
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, chromium() as browser:
        for game in only.game or GAMES:
            found = measured(browser, served, game, only.updates)
            quarter = found[-1][0] / 4
            early = typical([heap for count, heap, _ in found if quarter < count <= 2 * quarter])
            late = typical([heap for count, heap, _ in found if count > 3 * quarter])
            nodes = [number for _, _, number in found]
            flat = late <= early * GROWTH
            grown += not flat
            told = f"{early:.1f} MB in the second quarter, {late:.1f} MB in the last ({'flat' if flat else 'grown'})"
            print(
                f"{game}, {found[-1][0]} updates: {told}; nodes {nodes[0]} to {max(nodes)}, {nodes[-1]} at the end",
                flush=True,
            )
    return min(grown, 1)


if __name__ == "__main__":
    sys.exit(main())
