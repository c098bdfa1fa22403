"""screenshots/: every page and a table of each game, in two sizes and all palettes, to be looked at."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.server.serving import Served
from tests.web.browsing import DESK, PHONE, Person, chromium

FOLDER: Final = Path(__file__).parent.parent / "screenshots"
PAGES: Final = ["", "new/evolution", "rules/evolution", "bots", "settings", "account", "replay", "learn/evolution"]
GAMES: Final = ["evolution", "dominant-species", "marine"]
PALETTES: Final = ["light", "dark", "colour-blind", "contrast"]
MOVES: Final = 24
"""Answers before a table is shown: enough for something to be on it."""


def taken(person: Person, name: str) -> None:
    for size, label in ((DESK, "desk"), (PHONE, "phone")):
        person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=FOLDER / f"{name}-{label}.png")


def main(palettes: list[str]) -> None:
    """All of them, or those of some palettes."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, chromium() as browser:
        for palette in palettes:
            person = Person(browser, served)
            person.opens("/settings")
            person.page.evaluate("palette => localStorage.setItem('tangledbank', JSON.stringify({palette}))", palette)
            for path in PAGES:
                person.opens(f"/{path}")
                person.page.wait_for_selector("main h1")
                person.page.wait_for_load_state("networkidle")
                taken(person, f"{palette}-{path.replace('/', '-') or 'home'}")
            for game in GAMES:
                table = person.sets_up(game, ["me", "casual", "casual", "casual"], seed=7)
                person.sits_at(table)
                person.plays(MOVES)
                person.page.wait_for_selector("[data-action]:enabled, .table[data-status=over]")
                taken(person, f"{palette}-table-{game}")
            person.context.close()


if __name__ == "__main__":
    main(sys.argv[1:] or PALETTES)
