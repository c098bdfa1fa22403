"""The built client in a real browser, on a real server."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    WebSocket,
    expect,
    sync_playwright,
)

from tangledbank import Game, new, replay
from tangledbank.server.http.web_files import WEB
from tests.randomly import random_answer
from tests.server.serving import PLENTY, Served

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
TIMEOUT_MS: Final = 20_000
"""Milliseconds; a busy machine is slow."""
FOREVER_MS: Final = 100 * TIMEOUT_MS
expect.set_options(timeout=TIMEOUT_MS)
GAMES: Final = {"evolution": "Evolution", "dominant-species": "Dominant Species", "marine": "Dominant Species: Marine"}
OPTION: Final = "button[data-action]:enabled"
PIECE: Final = ".board [data-token]:visible"
HERE: Final = "127.0.0.1"
LOST: Final = "Connection lost"
NETWORK: Final = ("Failed to load resource", "WebSocket connection to")
"""The browser's own complaints about what a test refuses or cuts on purpose."""

CLICK_ON: Final = """
([most, spread, board, patience]) => new Promise((done) => {
  const clicks = {pieces: 0, options: 0};
  let ply, since;
  const timer = setInterval(() => {
    const table = document.querySelector(".table");
    const enough = !table || table.dataset.status === "over" || clicks.pieces + clicks.options >= most;
    if (table && table.dataset.ply !== ply) { ply = table.dataset.ply; since = Date.now(); }
    if (enough || Date.now() - since > patience) { clearInterval(timer); return done(clicks); }
    const ready = document.querySelector(".curtain-open");
    if (ready) return ready.click();
    const pieces = board ? [...document.querySelectorAll(".board .lit:not(.picked)")] : [];
    const found = pieces.length ? pieces : [...document.querySelectorAll("button[data-action]:enabled")];
    if (!found.length) return;
    const one = found[(clicks.pieces + clicks.options) * spread % found.length];
    one.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    clicks[pieces.length ? "pieces" : "options"] += 1;
  }, 15);
})
"""
"""Somebody who answers at once, now this, now that: in the list of answers, or on the board where it lights up."""

STILL: Final = """
() => {
  const moving = document.getAnimations().filter(
    (one) => one.playState === "running" && one.effect.getTiming().iterations !== Infinity);
  for (const one of moving) one.finish();
  return !moving.length && !document.querySelector('.ghost, [data-playing]');
}
"""
"""Whether nothing moves any more; what does is brought to its end: some fade for five seconds."""
MOST_STEPS: Final = 150
KNOWS_GAMES: Final = """
if (location.protocol === "http:" && !localStorage.getItem("tangledbank-lessons")) {
  localStorage.setItem("tangledbank-lessons", '["offered"]');
  localStorage.setItem("tangledbank-explained", '["never"]');
}
"""
"""Is not asked whether a lesson would be welcome, and is not told what a question means."""
STILL_AND_AT_ONCE: Final = json.dumps({"motion": "none", "pace": "at-once"})
CHOSEN: Final = """
(([kept, before]) => {
  if (location.protocol !== "http:") return;
  const now = localStorage.getItem("tangledbank");
  if (now === null || now === before) localStorage.setItem("tangledbank", kept);
})
"""
"""Settings, unless somebody has chosen others on a page."""
KEY: Final = r"\b(?:bot|cli|coach|dom|evo|lesson|mar|option|server|web)-[a-z][a-z-]+"
AHEAD: Final = "ply => Number(document.querySelector('.table')?.dataset.ply) > ply"
"""Whether a table has gone on."""
GOES_ON: Final = """
ply => {
  const {status, ply: now} = document.querySelector(".table").dataset;
  return status !== "running" || Number(now) > ply;
}
"""
"""Or has come to its end."""


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


def played(name: str, players: int, seed: int, left: int = 0) -> Game:
    """A random game, so many answers before its end."""
    whole, game = new(name, players, seed), new(name, players, seed)
    ends(whole)
    for seat, action in whole.record().log[: len(whole.log) - left]:
        game.apply(action, seat)
    return game


def ends(game: Game) -> None:
    """Anybody answers anything."""
    while not game.over:
        seat = game.waiting[0]
        game.apply(random_answer(game, seat), seat)


class Person:
    """Somebody in front of a browser window of their own."""

    def __init__(
        self, browser: Browser, served: Served, size: dict[str, int] = DESK, *, newcomer: bool = False
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            is_mobile=size is PHONE,
            has_touch=size is PHONE,
            base_url=served.address,
        )
        self.context.set_default_timeout(TIMEOUT_MS)
        if not newcomer:
            self.context.add_init_script(KNOWS_GAMES)
        self.chooses(STILL_AND_AT_ONCE)
        self.served = served
        self.home = served.address
        self.mistakes: list[str] = []
        self.frames: list[str] = []
        """What came over the sockets."""
        self.context.on("request", lambda request: self.visits(request.url))
        self.context.on("weberror", lambda error: self.mistakes.append(str(error.error)))
        self.context.on("console", self.complained)
        self.context.on("page", lambda page: page.on("websocket", self.connected))
        self.window: Page = self.context.new_page()

    @property
    def page(self) -> Page:
        """What this person looks at: the first page, if it is nothing else yet."""
        return self.opens("/") if self.window.url == "about:blank" else self.window

    # ---- what must not happen ------------------------------------------------------------------
    def visits(self, url: str) -> None:
        """Nothing may be asked of anybody else."""
        if not url.startswith((self.home, self.home.replace("http", "ws"), "data:", "blob:")):
            self.mistakes.append(f"outside request: {url}")

    def complained(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(NETWORK):
            self.mistakes.append(message.text)

    def connected(self, socket: WebSocket) -> None:
        self.visits(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    # ---- going somewhere -----------------------------------------------------------------------
    def opens(self, path: str) -> Page:
        self.window.goto(path)
        return self.window

    def prefers(self, **settings: object) -> None:
        """What somebody has chosen before; without this, that nothing moves: it costs time."""
        self.chooses(json.dumps(settings), STILL_AND_AT_ONCE)

    def chooses(self, settings: str, before: str | None = None) -> None:
        self.context.add_init_script(f"{CHOSEN}({json.dumps([settings, before])})")

    def resizes(self, size: dict[str, int]) -> None:
        self.window.set_viewport_size({"width": size["width"], "height": size["height"]})

    def loads(self, path: str) -> int:
        """Bytes of JavaScript, compressed, until a page that was never opened before is complete."""
        scripts: dict[str, Response] = {}
        self.window.on("response", lambda answer: scripts.update({answer.url: answer} if ".js" in answer.url else {}))
        self.opens(path).wait_for_load_state("networkidle")
        return sum(len(gzip.compress(script.body())) for script in scripts.values())

    def asks(self, path: str, body: object = None) -> Any:
        """What the server answers this person, who need not look at a page for that."""
        http = self.context.request
        if not self.context.cookies():
            http.get("/api/me")
        return (http.get(path) if body is None else http.post(path, data=body)).json()

    def sets_up(self, game: str, seats: list[str], **more: object) -> str:
        """A table that has begun."""
        table = self.asks("/api/tables", {"game": game, "players": len(seats), "seats": seats, "start": True, **more})
        assert "id" in table, table
        return str(table["id"])

    def sits_at(self, table: str) -> Page:
        page = self.opens(f"/table/{table}")
        page.wait_for_selector(".table")
        return page

    def leaves(self) -> None:
        self.context.close()
        assert self.mistakes == []

    @property
    def table(self) -> str:
        """The id of the table that is shown."""
        return self.page.url.rpartition("/")[2]

    # ---- playing -------------------------------------------------------------------------------
    def plays(self, most: int = 100_000, spread: int = 7, board: bool = False) -> dict[str, int]:
        """Answers until the game is over; the number of clicks on pieces and on answers."""
        clicks: dict[str, int] = self.page.evaluate(CLICK_ON, [most, spread, board, TIMEOUT_MS])
        return clicks

    def skips(self, friend: Person, left: int) -> None:
        """This person on the first seat and the friend on the second answer until so many answers are left; neither
        looks at that, or draws it, and both are back at the table then.
        """
        key = self.table
        for somebody in (self, friend):
            somebody.window.goto("about:blank")
        table = self.served.does(self.served.context.hub.look(key))
        game, known = replay(table.record()), len(table.playing.log)
        ends(game)
        for ply, (seat, action) in enumerate(game.record().log[known : len(game.log) - left], known):
            answer = {"seat": seat, "ply": ply, "action": action}
            assert "status" in (self, friend)[seat].asks(f"/api/tables/{key}/move", answer)
        for somebody in (self, friend):
            somebody.sits_at(key)

    def plays_on(self) -> None:
        """Goes on playing while something else happens, also after a long pause: a lost connection, say."""
        self.page.evaluate(f"(wish) => void ({CLICK_ON})(wish)", [100_000, 7, False, FOREVER_MS])

    def sees_the_game_go_on(self) -> None:
        """To its end, however long that takes, as long as nothing is in its way for long."""
        while self.page.get_attribute(".table", "data-status") == "running":
            self.page.wait_for_function(GOES_ON, arg=self.ply(), timeout=3 * TIMEOUT_MS)

    def ply(self) -> int:
        return int(self.page.get_attribute(".table", "data-ply") or -1)

    # ---- connections ---------------------------------------------------------------------------
    def goes_offline(self) -> None:
        """The server hangs up and takes nobody: sockets may survive what a browser calls offline."""
        user = self.asks("/api/me")["id"]
        self.served.context.sockets.counts[HERE] += PLENTY
        self.served.server.servers[0].get_loop().call_soon_threadsafe(self.served.context.hang_up, user)

    def goes_online(self) -> None:
        self.served.context.sockets.counts[HERE] -= PLENTY

    # ---- accessibility -------------------------------------------------------------------------
    def walks_to(self, goal: Locator) -> None:
        """There by Tab alone."""
        for _ in range(MOST_STEPS):
            self.page.keyboard.press("Tab")
            if goal.evaluate("goal => goal === document.activeElement"):
                return
        raise AssertionError(f"Tab does not lead to {goal}")

    def unsaid(self) -> list[str]:
        """Keys that stand where words should be: the client shows what it has no words for."""
        return re.findall(KEY, self.page.inner_text("body"))

    def violations(self) -> list[str]:
        """What axe objects to, when the page is there and nothing moves any more."""
        self.page.wait_for_selector("h1", state="attached")
        self.page.wait_for_function(STILL)
        if not self.page.evaluate("'axe' in window"):  # a script tag would be against the page's own policy
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
        return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]
