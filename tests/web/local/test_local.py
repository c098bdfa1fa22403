"""Games on this device: fetched once, played without a server, and nothing acknowledged is lost."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from scripts.packaging import offline
from tangledbank.core.record import Record
from tangledbank.server.http.web_files import WEB
from tests.local.test_wasm import golden
from tests.server.serving import Served

from ..browsing import KNOWS_GAMES, OPTION, PHONE

LONG = 120_000
"""Milliseconds: Python starts in the browser, twice, on a busy machine."""
VERIFYING = Path(__file__).parents[2] / "local" / "verifying.py"
pytestmark = pytest.mark.skipif(not (WEB / "offline").is_dir(), reason="needs npm: scripts/offline")


@pytest.fixture(scope="module")
def device(browser: Browser, served: Served) -> Iterator[BrowserContext]:
    """A phone that has fetched everything."""
    size = ViewportSize(width=PHONE["width"], height=PHONE["height"])
    context = browser.new_context(viewport=size, has_touch=True, is_mobile=True, locale="en-GB")
    context.set_default_timeout(LONG)
    context.add_init_script(KNOWS_GAMES)
    page = context.new_page()
    page.goto(served.address)
    button = page.get_by_role("button", name="Download")
    expect(button).to_contain_text("MB")
    button.tap()
    expect(page.get_by_text("Ready:")).to_be_visible(timeout=LONG)
    page.close()
    yield context
    context.close()


@pytest.fixture
def page(device: BrowserContext) -> Iterator[Page]:
    found = device.new_page()
    yield found
    device.set_offline(False)
    found.close()


def begin(page: Page, address: str, game: str) -> None:
    page.goto(address)
    page.get_by_role("button", name=f"Play now: {game}", exact=True).tap()
    asked(page)


def asked(page: Page) -> None:
    """There is a question; on a phone its answers are behind a button."""
    expect(page.locator(OPTION).first).to_be_attached(timeout=LONG)


def tap_first(page: Page) -> None:
    """On a phone the list of answers may be behind the board."""
    first = page.locator(OPTION).first
    if first.is_visible():
        first.tap()
    else:
        first.dispatch_event("click")


def ply(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-ply") or 0)


def answer(page: Page) -> None:
    """Touch the first answer, and wait until it counts."""
    before = ply(page)
    tap_first(page)
    page.wait_for_function(
        "ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before, timeout=LONG
    )


RUN = """async ([folder, code, files]) => {
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: folder, stdout: () => {} });
  const archive = await (await fetch(`${folder}engine.zip`)).arrayBuffer();
  python.unpackArchive(archive, "zip", { extractDir: "/engine" });
  const library = await (await fetch(`${folder}engine.wasm`)).arrayBuffer();
  python.FS.writeFile("/engine/engine.wasm", new Uint8Array(library));
  python.runPython("import sys; sys.path.insert(0, '/engine'); import tangledbank_engine_modules");
  python.globals.set("files", python.toPy(files));
  await python.runPythonAsync(code);
  return python.runPython("import json; json.dumps(result)");
}"""
"""Python code in a worker of the page, with what this device has fetched: wasm.mjs does the same in Node.js."""


def test_golden_records_have_the_same_digests_in_the_browser(page: Page, served: Served) -> None:
    page.goto(f"{served.address}/settings")
    build = "compiled" if offline.is_compiled() else "pure"
    words = {"compiled": "compiled engine", "pure": "engine in Python"}
    expect(page.get_by_text(words[build])).to_be_visible(timeout=LONG)
    told = json.loads(page.locator("meta[name=offline]").get_attribute("content") or "")
    page.context.set_offline(True)
    paths = golden(100 if build == "compiled" else 1)
    texts = [path.read_text(encoding="utf-8") for path in paths]
    engine = next(worker for worker in page.workers if "engine.worker" in worker.url)
    code = VERIFYING.read_text(encoding="utf-8")
    found = engine.evaluate(RUN, [f"{served.address}/offline/{told['version']}/", code, texts])
    assert json.loads(found) == [build, [len(Record.read(text).log) for text in texts]]


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("Evolution", marks=pytest.mark.thorough),
        "Dominant Species",
        pytest.param("Dominant Species: Marine", marks=pytest.mark.thorough),
    ],
)
def test_a_game_goes_on_without_a_connection_where_the_page_was_killed(page: Page, served: Served, game: str) -> None:
    begin(page, served.address, game)
    assert "/table/here-" in page.url
    page.context.set_offline(True)
    answer(page)
    asked(page)
    answer(page)
    known = ply(page)
    address = page.url
    page.close()
    again = page.context.new_page()
    again.goto(address)
    asked(again)
    assert ply(again) >= known
    again.close()


def test_rules_and_pages_are_there_without_a_connection_in_all_languages(page: Page, served: Served) -> None:
    page.context.set_offline(True)
    for language, word in {"Polski": "Zasady", "Magyar": "Szabályok", "Italiano": "Regole", "English": "Rules"}.items():
        page.goto(f"{served.address}/rules/evolution")
        page.locator("header select").first.select_option(label=language)
        expect(page.get_by_role("heading").first).to_be_visible()
        expect(page.locator("main")).to_contain_text(word)


UPLOAD = """async (record) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/records", { method: "POST", headers, body: JSON.stringify({ record }) });
  return (await answer.json()).id;
}"""
RECORD = "async (table) => (await (await fetch(`/api/tables/${table}/record`)).json()).record"


def test_a_game_of_the_server_is_looked_at_without_a_connection_and_given_back(page: Page, served: Served) -> None:
    page.goto(served.address)
    record = golden(1)[0].read_text(encoding="utf-8")
    page.goto(f"{served.address}/replay/{page.evaluate(UPLOAD, record)}")
    page.get_by_role("button", name="To this device").tap()
    page.wait_for_url("**/replay/here-*", timeout=LONG)
    page.context.set_offline(True)
    page.reload()
    page.locator("[type=range]").first.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"ply=\d"), timeout=LONG)
    review = page.get_by_role("link", name="Review")
    assert "/review/here-" in str(review.get_attribute("href"))
    page.context.set_offline(False)
    page.get_by_role("button", name="To the server").tap()
    page.wait_for_url(re.compile("/replay/(?!here-)"), timeout=LONG)
    table = re.split(r"[/?]", page.url)[4]
    assert Record.read(page.evaluate(RECORD, table)).log == Record.read(record).log


FULL = """() => {
  IDBObjectStore.prototype.add = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""


def test_a_full_disk_is_told_and_the_answer_has_not_happened(page: Page, served: Served) -> None:
    begin(page, served.address, "Evolution")
    before = ply(page)
    engine = next(worker for worker in page.workers if "engine.worker" in worker.url)
    engine.evaluate(FULL)
    tap_first(page)
    expect(page.get_by_text("no room left on this device")).to_be_visible(timeout=LONG)
    assert ply(page) == before


def test_the_storage_is_given_back(page: Page, served: Served) -> None:
    page.goto(f"{served.address}/settings")
    page.get_by_role("button", name="Remove the download").tap()
    again = page.get_by_role("button", name="Download")
    expect(again).to_be_visible()
    page.wait_for_function("async () => !(await caches.keys()).length", timeout=LONG)
    again.tap()
    expect(page.get_by_text("Ready:")).to_be_visible(timeout=LONG)
