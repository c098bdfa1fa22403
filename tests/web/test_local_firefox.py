"""Games on this device in another browser: Firefox fetches them once, and plays on without the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import offline
from tangledbank.server.http.web_files import WEB
from tests.server.serving import Served

from .browsing import OPTION
from .firefox import FIREFOX, firefox

pytestmark = [
    pytest.mark.skipif(FIREFOX is None, reason="needs Firefox (Debian package firefox-esr)"),
    pytest.mark.skipif(not (WEB / "offline").is_dir(), reason="needs npm: scripts/offline"),
]
KNOWS_GAMES = """localStorage.setItem("tangledbank-lessons", '["offered"]')"""
FIRST = f"document.querySelector('{OPTION}')"
PLY = "Number(document.querySelector('.table')?.dataset.ply)"


def click(name: str) -> str:
    """A click on the button whose words begin like that."""
    found = f"""[...document.querySelectorAll("button")].find((one) =>
        (one.ariaLabel ?? one.textContent).trim().startsWith("{name}"))"""
    return f"(() => {{ const button = {found}; button?.click(); return Boolean(button); }})()"


def test_firefox_plays_without_the_server(tmp_path: Path) -> None:
    with firefox(tmp_path / "profile") as browser:
        with Served(tmp_path / "served") as served:
            browser.open(served.address)
            browser.run(KNOWS_GAMES)
            browser.until(click("Download"))
            browser.until("document.body.innerText.includes('Ready:')")
            browser.until(click("Play now: Evolution"))
            browser.until(f"Boolean({FIRST})")
            table = browser.run("location.href")
        browser.open(table)
        browser.until(f"Boolean({FIRST})")
        before = browser.run(PLY)
        browser.run(f"{FIRST}.click()")
        browser.until(f"{PLY} > {before}")
        build = "compiled engine" if offline.libraries() else "engine in Python"
        browser.open(f"{served.address}/settings")
        browser.until(f"document.body.innerText.includes('{build}')")
