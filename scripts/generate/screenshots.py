"""screenshots/: every page and a table of each game, in two sizes and all palettes, to be looked at.

axe reads each of them, too: what it objects to is printed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.server.serving import Served
from tests.web.browsing import DESK, PHONE, Person, chromium
from tests.web.pages.test_review import RECORD, opened
from tests.web.table.test_orders import chooses_to_end, in_cards

FOLDER: Final = Path(__file__).parent.parent.parent / "screenshots"
GAMES: Final = ["evolution", "dominant-species", "marine"]
OF_GAMES: Final = [f"{page}/{game}" for page in ("new", "learn", "rules") for game in GAMES]
PAGES: Final = [
    *["", "new", "learn", "rules", *OF_GAMES, "bots", "settings", "account", "replay", "confirm", "nowhere"],
    *["reset", "leaderboard", "seeks", "history", "people/nobody"],
]
PALETTES: Final = ["light", "dark", "colour-blind", "contrast"]
MOVES: Final = 24
"""Answers before a table is shown: enough for something to be on it."""


PASSWORD: Final = "six tangled banks"
objections: list[str] = []


def taken(person: Person, name: str) -> None:
    for size, label in ((PHONE, "phone"), (DESK, "desk")):  # what comes next begins on a desk
        person.resizes(size)
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=FOLDER / f"{name}-{label}.png")
        found = [f"{name}-{label}: {objection}" for objection in person.violations()]
        objections.extend(found)
        print(*found, sep="\n", end="\n" * bool(found), flush=True)


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


def accounts(person: Person, palette: str) -> None:
    """Pages of somebody with an account: their own, and how others see them."""
    name = f"{palette} somebody"
    person.asks("/api/me/sign-up", {"name": name, "password": PASSWORD})
    someone = person.asks("/api/me")["id"]
    for label, path in (("account-mine", "account"), ("profile", f"people/{someone}"), ("seeks-mine", "seeks")):
        person.opens(f"/{path}").wait_for_load_state("networkidle")
        taken(person, f"{palette}-{label}")


def reviews(person: Person, palette: str) -> None:
    """A review before it is made, and each of its parts."""
    table = person.asks("/api/records", {"record": str(RECORD)})["id"]
    page = person.opens(f"/review/{table}")
    page.wait_for_selector(".panel button")
    taken(person, f"{palette}-review-before")
    opened(person, str(table))
    for k in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(k).click()
        taken(person, f"{palette}-review-{k}")


def orders(person: Person, other: Person, palette: str) -> None:
    """An answer that is left for a question to come."""
    _, away = in_cards(person, other)
    chooses_to_end(away.page)
    taken(away, f"{palette}-orders")


def begins(browser: Browser, served: Served, palette: str) -> Person:
    person = Person(browser, served)
    person.prefers(palette=palette, pace="at-once", motion="none")
    return person


def main(palettes: list[str]) -> int:
    """All of them, or those of some palettes."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, chromium() as browser:
        for palette in palettes:
            person, other = (begins(browser, served, palette) for _ in range(2))
            for part in (pages, tables, before_and_after, accounts, reviews):
                part(person, palette)
            orders(person, other, palette)
            person.context.close()
            other.context.close()
    print(f"{len(objections)} objections of axe")
    return min(len(objections), 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or PALETTES))
