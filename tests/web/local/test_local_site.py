"""The games as a folder on any web server: releases change, saves break, browsers refuse; nothing is lost."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from scripts.packaging import static
from tangledbank.server.http.web_files import WEB

from ..browsing import DESK, KNOWS_GAMES
from .test_local import LONG, answer, asked, ply

pytestmark = pytest.mark.skipif(not (WEB / "offline").is_dir(), reason="needs npm: scripts/offline")


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and knows nothing of games."""

    def log_message(self, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "games"
    static.copy(made)
    return made


@pytest.fixture
def site(folder: Path) -> Iterator[str]:
    """The address of the folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def device(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A browser that has never been here."""
    size = ViewportSize(width=DESK["width"], height=DESK["height"])
    context = browser.new_context(viewport=size, has_touch=True, locale="en-GB", base_url=site)
    context.set_default_timeout(LONG)
    context.add_init_script(KNOWS_GAMES)
    yield context
    context.close()


def downloaded(device: BrowserContext) -> Page:
    page = device.new_page()
    page.goto("/")
    page.get_by_role("button", name="Download").click()
    expect(page.get_by_text("Ready:")).to_be_visible(timeout=LONG)
    return page


def begin(page: Page) -> str:
    page.get_by_role("button", name="Play now: Evolution", exact=True).click()
    asked(page)
    return page.url


UPDATE = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)"


def test_a_new_release_waits_until_the_game_is_left_and_the_game_goes_on(device: BrowserContext, folder: Path) -> None:
    page = downloaded(device)
    table = begin(page)
    answer(page)
    worker = folder / "sw.js"
    told = worker.read_text(encoding="utf-8")
    worker.write_text(told.replace('"tangledbank-', '"tangledbank-0', 1), encoding="utf-8")
    assert page.evaluate(UPDATE)
    home = device.new_page()
    home.goto("/")
    reload = home.get_by_role("button", name="Reload now")
    expect(reload).to_be_visible(timeout=LONG)
    assert len(home.evaluate("caches.keys()")) == 2
    answer(page)  # the old release is still there
    known = ply(page)
    reload.click()
    home.wait_for_function("() => caches.keys().then((names) => names.length === 1)", timeout=LONG)
    asked(page)  # loaded anew by itself, with all that had been answered
    assert (page.url, ply(page) >= known) == (table, True)
    answer(page)


DAMAGE = """(table) => new Promise((done) => {
  const wish = indexedDB.open("tangledbank");
  wish.onsuccess = () => {
    const transaction = wish.result.transaction(["entries"], "readwrite");
    const all = transaction.objectStore("entries").openCursor();
    all.onsuccess = () => {
      const cursor = all.result;
      if (!cursor) return;
      if (cursor.value.table === table) cursor.update({ ...cursor.value, line: "?" });
      cursor.continue();
    };
    transaction.oncomplete = () => { wish.result.close(); done(true); };
  };
})"""


NO = '() => { throw new DOMException("not in this window", "SecurityError"); }'


def refused(device: BrowserContext) -> None:
    """The first visit with a browser that says no; the reason is told, and that nothing has changed."""
    page = device.new_page()
    page.goto("/")
    page.get_by_role("button", name="Download").click()
    alert = page.get_by_role("alert").filter(has_text="nothing has changed")
    expect(alert).to_contain_text("not in this window", timeout=LONG)
    expect(page.get_by_role("button", name="Download")).to_be_enabled()
    assert page.evaluate("localStorage.getItem('tangledbank-here')") is None


def test_a_browser_that_keeps_no_files_says_why(device: BrowserContext) -> None:
    device.add_init_script(f"ServiceWorkerContainer.prototype.register = async {NO};")
    refused(device)


def test_a_browser_that_keeps_no_games_says_why(device: BrowserContext, folder: Path) -> None:
    for worker in (folder / "assets").glob("engine.worker-*.js"):
        worker.write_text(f"indexedDB.open = {NO};\n{worker.read_text(encoding='utf-8')}", encoding="utf-8")
    refused(device)


def test_a_damaged_save_is_told_and_all_others_go_on(device: BrowserContext) -> None:
    page = downloaded(device)
    bad = begin(page)
    page.goto("/")
    good = begin(page)
    assert page.evaluate(DAMAGE, bad.rpartition("/")[2])
    page.goto(bad)
    expect(page.get_by_role("heading", name="This game cannot be opened")).to_be_visible(timeout=LONG)
    expect(page.get_by_text("Your other games go on")).to_be_visible()
    page.goto(good)
    asked(page)
    answer(page)
