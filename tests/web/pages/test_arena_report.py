"""The arena's report in a real browser: nothing runs out of its place, however long the names of bots are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tangledbank import say
from tangledbank.arena import Outcome, Plan, Result, Summary
from tangledbank.arena.report.page import Report
from tangledbank.i18n import LANGUAGES

BOTS = [*[f"cmd:python3 /home/somebody/{'bots/' * 6}player-{k}.py" for k in "abcd"], "beginner", "x" * 80]
HIDDEN = "[...document.querySelectorAll('.scroll')].map(box => box.scrollWidth - box.clientWidth)"
LEFTMOST = "Math.min(...[...document.querySelectorAll('svg .name')].map(name => name.getBBox().x))"
TALLEST = (
    "Math.max(...[...document.querySelectorAll('thead')[0].querySelectorAll('th')].map(head => head.offsetHeight))"
)


def report(lang: str) -> str:
    plan = Plan("evolution", 1, 2, {}, BOTS, len(BOTS), 0)
    outcome = Outcome([138, 27], [1, 2], [0], [40, 40], [], 80, 9, "", [0.5, 40.0])
    games = [Result(k, 0, [bot, BOTS[k - 1]], outcome) for k, bot in enumerate(BOTS)]
    return Report(Summary(plan, games), lambda message: say(message, lang), lang).page()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_and_names_are_seen_whole(browser: Browser, lang: str) -> None:
    page = browser.new_page(viewport={"width": 1100, "height": 900})
    page.set_content(report(lang))
    assert page.evaluate(HIDDEN) == [0, 0]
    assert page.evaluate(LEFTMOST) >= 0
    assert page.evaluate(TALLEST) < 45  # one line: words of a heading are not broken
    page.close()
