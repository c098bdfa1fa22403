"""Tables as they lie in windows of all sizes: real positions, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tangledbank import Game, new
from tangledbank.bots import ladder
from tangledbank.bots.player import Player
from tests.server.serving import Served

from .browsing import OPTION, STILL, Person

MEASURE: Final = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").rstrip().rstrip(";")
SEATS: Final = {"evolution": range(2, 7), "dominant-species": range(2, 7), "marine": range(2, 5)}
MIDDLE: Final = {"evolution": 26, "dominant-species": 38, "marine": 42}
"""Answers of each seat before: enough lies on the table, and cards are in the hands."""
LEAST_ANSWERS: Final = 2
PLAYERS: Final = "novice"
OTHERS: Final = "beginner"
BIG_TEXT: Final = 32
"""The browser's size of text at 200 %."""


class Window(NamedTuple):
    """A size in CSS pixels, and the browser's size of text."""

    width: int
    height: int
    text: int = 16

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + ("-text" if self.text != 16 else "")


WINDOWS: Final = [
    Window(360, 640),
    Window(390, 844),
    Window(640, 360),
    Window(844, 390),
    Window(768, 1024),
    Window(820, 1180),
    Window(1024, 768),
    Window(1366, 768),
    Window(1440, 900),
    Window(1920, 1080),
    Window(2560, 1440),
    Window(390, 844, BIG_TEXT),
    Window(1440, 900, BIG_TEXT),
]


def middle(game: str, players: int, seed: int) -> Game:
    """In the middle of a game of bots, where the first seat alone is asked."""
    bot = Player(next(level for level in ladder(game) if level.name == PLAYERS))
    played = new(game, players, seed)
    while len(played.log) < MIDDLE[game] * players or played.waiting != [0] or len(played.options(0)) < LEAST_ANSWERS:
        seat = played.waiting[0]
        played.apply(bot.answer(played, seat), seat)
    return played


class Layouts:
    """A table of a game in a window that changes its size."""

    def __init__(self, browser: Browser, served: Served, language: str) -> None:
        self.person: Final = Person(browser, served)
        page = self.person.opens("/settings")
        self.cdp: Final = self.person.context.new_cdp_session(page)
        look = {"language": language, "pace": "at-once", "motion": "none"}
        page.evaluate("look => localStorage.setItem('tangledbank', JSON.stringify(look))", look)

    def sits(self, game: str, players: int, seed: int) -> None:
        """At a table in the middle of a game, with bots."""
        person = self.person
        table = person.asks("/api/records", {"record": str(middle(game, players, seed).record())})["id"]
        for seat in range(1, players):
            person.asks(f"/api/tables/{table}/pass", {"seat": seat, "level": OTHERS})
        page = person.sits_at(table)
        page.wait_for_selector(f"{OPTION}, .curtain-open", state="attached")
        if ready := page.query_selector(".curtain-open"):
            ready.click()
        page.wait_for_selector(OPTION, state="attached")

    def resizes(self, window: Window) -> None:
        page = self.person.window
        self.cdp.send("Page.setFontSizes", {"fontSizes": {"standard": window.text}})
        page.set_viewport_size({"width": window.width, "height": window.height})
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        page.wait_for_function(STILL)

    def findings(self) -> list[str]:
        found: list[str] = self.person.window.evaluate(MEASURE)
        return found
