"""screenshots/: every page and a table of each game, in two sizes and all palettes, to be looked at."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.server.serving import Served
from tests.web.browsing import DESK, PHONE, Person, chromium

FOLDER: Final = Path(__file__).parent.parent.parent / "screenshots"
GAMES: Final = ["evolution", "dominant-species", "marine"]
OF_GAMES: Final = [f"{page}/{game}" for page in ("new", "learn", "rules") for game in GAMES]
PAGES: Final = ["", "new", "learn", "rules", *OF_GAMES, "bots", "settings", "account", "replay", "confirm", "nowhere"]
PALETTES: Final = ["light", "dark", "colour-blind", "contrast"]
MOVES: Final = 24
"""Answers before a table is shown: enough for something to be on it."""


def taken(person: Person, name: str) -> None:
    for size, label in ((PHONE, "phone"), (DESK, "desk")):  # what comes next begins on a desk
        person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=FOLDER / f"{name}-{label}.png")


def pages(person: Person, palette: str) -> None:
    for path in PAGES:
        person.opens(f"/{path}")
        person.page.wait_for_selector("main h1")
        person.page.wait_for_load_state("networkidle")
        taken(person, f"{palette}-{path.replace('/', '-') or 'home'}")


def tables(person: Person, palette: str) -> None:
    for game in GAMES:
        person.sits_at(person.sets_up(game, ["me", "casual", "casual", "casual"], seed=7))
        person.plays(MOVES)
        person.page.wait_for_selector("[data-action]:enabled, .table[data-status=over]")
        taken(person, f"{palette}-table-{game}")


def before_and_after(person: Person, palette: str) -> None:
    """A table that waits for people, the invitation to it, and a game that has ended."""
    waiting = person.asks("/api/tables", {"game": "marine", "players": 3, "seats": ["me", "free", "casual"]})["id"]
    token = person.asks(f"/api/tables/{waiting}/invite", {"seat": 1})["token"]
    over = person.sets_up("evolution", ["me", "casual"], seed=7)
    person.sits_at(over)
    person.plays()
    taken(person, f"{palette}-table-over")
    for name, path in (("lobby", f"table/{waiting}"), ("join", f"join#{token}"), ("replay-game", f"replay/{over}")):
        person.opens(f"/{path}")
        person.page.wait_for_selector("main h1, .replay")
        person.page.wait_for_load_state("networkidle")
        taken(person, f"{palette}-{name}")


def main(palettes: list[str]) -> None:
    """All of them, or those of some palettes."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, chromium() as browser:
        for palette in palettes:
            person = Person(browser, served)
            person.opens("/settings")
            person.page.evaluate("palette => localStorage.setItem('tangledbank', JSON.stringify({palette}))", palette)
            for part in (pages, tables, before_and_after):
                part(person, palette)
            person.context.close()


if __name__ == "__main__":
    main(sys.argv[1:] or PALETTES)
