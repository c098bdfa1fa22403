"""A sample of `make layouts`: the longest words, on a phone, on its side, and with large text."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Served

from ..layouts import BIG_TEXT, Layouts, Window

WINDOWS: Final = [Window(360, 640), Window(844, 390), Window(1440, 900, BIG_TEXT)]
SEED: Final = 1861
"""That of Hungarian in scripts/checks/layouts.py."""


@pytest.mark.parametrize("game", ["evolution", "dominant-species", "marine"])
def test_nothing_overlaps_or_is_cut(browser: Browser, served: Served, game: str) -> None:
    layouts = Layouts(browser, served, "hu")
    layouts.sits(game, 4, SEED)
    for window in WINDOWS:
        layouts.resizes(window)
        assert layouts.findings() == [], str(window)
    layouts.person.leaves()


def test_what_is_cut_covered_or_too_small_is_found(browser: Browser, served: Served) -> None:
    layouts = Layouts(browser, served, "en")
    layouts.sits("marine", 2, SEED)
    layouts.resizes(Window(1440, 900))
    layouts.person.window.evaluate("""() => {
        const one = (what) => document.querySelector(what);
        const [title, tab, log] = [one('.question h2'), one('#tab-chat'), one('[role=tabpanel]')];
        title.style = 'overflow: hidden; height: 6px';
        tab.style = 'flex: none; width: 9px; height: 9px; min-height: 0; padding: 0; overflow: hidden';
        log.style = 'position: fixed; inset: auto auto 60px 60px; width: 400px; z-index: 99';
        document.body.insertAdjacentHTML('beforeend', '<p style="position: absolute; top: 2000px">below</p>');
    }""")
    found = layouts.findings()
    kinds = {finding.split(":")[0].split(" (")[0].split(" of ")[0] for finding in found}
    assert kinds >= {"cut text", "the page scrolls", "covered", "a target"}, found
