"""The review of a finished game in a real browser: asked for, read part by part, and a better line on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tangledbank.games import names

from ...coach.endings import ending
from ...dsl import some
from ..browsing import PHONE, Person

RECORD = ending(names()[0], 3, 1)
TABS = ["Chances to win", "Turning points", "Luck and skill", "Accuracy"]
LONG_MS = 120_000


@pytest.fixture(scope="module")
def table(known: Person) -> str:
    """That of a short finished game."""
    return str(known.asks("/api/records", {"record": str(RECORD)})["id"])


def opened(person: Person, table: str) -> Page:
    """The review of a game, made if nobody has asked for it yet."""
    page = person.opens(f"/review/{table}")
    start = page.get_by_role("button", name="Review this game")
    page.wait_for_selector("[role=tab], .panel button")
    if start.is_visible():
        start.click()
    page.get_by_role("tab").first.wait_for(timeout=LONG_MS)
    return page


def test_a_finished_game_is_reviewed(person: Person, table: str) -> None:
    page = person.opens(f"/replay/{table}")
    page.get_by_role("link", name="Review", exact=True).click()
    page = opened(person, table)
    for name in TABS:
        tab = page.get_by_role("tab", name=name)
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert person.violations() == [], name
        assert person.unsaid() == [], name
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name=TABS[0])).to_be_focused()


def test_the_chart_leads_to_a_moment(person: Person, table: str) -> None:
    page = opened(person, table)
    chart = page.locator(".chart")
    box = chart.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 0.75 * box["width"], box["y"] + 20)
    expect(page.locator(".where")).to_have_text(f"Step {round(0.75 * len(RECORD.log))} of {len(RECORD.log)}")
    page.get_by_text("As a table").click()
    page.get_by_role("row").last.get_by_role("button").click()
    expect(page.locator(".where")).to_have_text(f"Step {len(RECORD.log)} of {len(RECORD.log)}")


def test_a_better_line_is_played_on_the_board(person: Person, table: str) -> None:
    page = opened(person, table)
    page.get_by_role("tab", name="Turning points").click()
    page.get_by_label("Decisions of").select_option(label="All seats")
    page.get_by_role("button", name="Play the better line").first.click()
    told = page.locator(".panel [role=status]")
    expect(told).to_contain_text("Better line, 1 of ")
    assert person.violations() == []
    page.get_by_role("button", name="Back to the game").click()
    expect(told).to_have_count(0)


@pytest.mark.parametrize("lang", some(["hu", "pl", "it"], 3))
def test_on_a_phone_in_other_languages_nothing_is_unsaid(person: Person, table: str, lang: str) -> None:
    opened(person, table)
    person.prefers(language=lang)
    person.resizes(PHONE)
    page = person.opens(f"/review/{table}")
    page.get_by_role("tab").first.wait_for()
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert person.unsaid() == []
        wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        assert not wide
    assert person.violations() == []
