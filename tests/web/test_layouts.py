"""A sample of `make layouts`: the longest words, on a phone, on its side, and with large text."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Served

from .layouts import BIG_TEXT, Layouts, Window

WINDOWS: Final = [Window(360, 640), Window(844, 390), Window(1440, 900, BIG_TEXT)]
SEED: Final = 1861
"""That of Hungarian in scripts/layouts.py."""


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
    layouts.person.window.locator(".question h2").evaluate("""title => {
        title.textContent = 'a question';
        title.style = 'overflow: hidden; height: 6px';
        document.body.insertAdjacentHTML('beforeend', '<p style="position: absolute; top: 2000px">below</p>');
        const tabs = document.querySelector('[role=tablist]');
        tabs.insertAdjacentHTML('beforeend', '<button style="min-height: 0; width: 9px; height: 9px; flex: none"></button>');
        document.querySelector('.head').parentElement.insertAdjacentHTML('beforeend',
          '<div style="position: fixed; inset: auto 0 0 auto; width: 400px; height: 90px; background: red"></div>');
    }""")
    kinds = {finding.split(":")[0].split(" (")[0].split(" of ")[0] for finding in layouts.findings()}
    assert kinds >= {"cut text", "the page scrolls", "covered", "a target"}
