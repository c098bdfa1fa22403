"""The built client in a real browser, on a real server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tangledbank.server.pages import WEB
from tests.server.serving import Served

CHROMIUM: Final = shutil.which("chromium")
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE: Final = 20_000
"""Milliseconds; a busy machine is slow."""

CLICK_ON: Final = """
([most, spread]) => new Promise((done) => {
  let clicks = 0;
  const timer = setInterval(() => {
    const table = document.querySelector(".table");
    if (!table || table.dataset.status === "over" || clicks >= most) { clearInterval(timer); return done(clicks); }
    const ready = document.querySelector(".curtain-open");
    if (ready) return ready.click();
    const options = [...document.querySelectorAll("button[data-action]:enabled")];
    if (options.length) { options[(clicks * spread) % options.length].click(); clicks += 1; }
  }, 15);
})
"""
"""Somebody who answers at once, now this, now that."""


def needs() -> None:
    """Skip where there is no browser or no client, and say so."""
    if CHROMIUM is None:
        pytest.skip("needs Chromium (Debian package chromium)")
    if not (WEB / "index.html").exists():
        pytest.skip("needs the built web client (scripts/web, npm)")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a screen."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Person:
    """Somebody in front of a browser window of his own."""

    def __init__(self, browser: Browser, served: Served, size: dict[str, int] = DESK, language: str = "en") -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]}, locale=language, base_url=served.address
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.mistakes: list[str] = []
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.page.on("request", self.notice)
        self.home = served.address

    def notice(self, request: Any) -> None:
        """Nothing may be asked of anybody else."""
        if not request.url.startswith((self.home, self.home.replace("http", "ws"), "data:", "blob:")):
            self.mistakes.append(f"outside request: {request.url}")

    def opens(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def asks(self, path: str, body: object = None) -> Any:
        """What the server answers this person."""
        script = """async ([path, body]) => {
          const given = body === null ? {} : {method: "POST", body: JSON.stringify(body)};
          return (await fetch(path, given)).json();
        }"""
        return self.page.evaluate(script, [path, body])

    def sets_up(self, game: str, seats: list[str], **more: object) -> str:
        """A table that has begun."""
        table = self.asks("/api/tables", {"game": game, "players": len(seats), "seats": seats, "start": True, **more})
        assert "id" in table, table
        return str(table["id"])

    def sits_at(self, table: str) -> Page:
        self.opens(f"/table/{table}")
        self.page.wait_for_selector(".table")
        return self.page

    def plays(self, most: int = 100_000, spread: int = 7) -> int:
        """Answers until the game is over; the number of answers."""
        return int(self.page.evaluate(CLICK_ON, [most, spread]))

    def ply(self) -> int:
        return int(self.page.get_attribute(".table", "data-ply") or -1)

    def violations(self) -> list[str]:
        """What axe objects to."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))  # a script tag would be against the page's own policy
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]
