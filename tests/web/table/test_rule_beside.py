"""A rule opens beside the table, not instead of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ...dsl import some
from ..browsing import AHEAD, DESK, OPTION, PHONE, Person

RULE = ".question .rules a"


def at_a_table(person: Person) -> Page:
    page = person.sits_at(person.sets_up("dominant-species", ["me", "me"], seed=3))
    page.wait_for_selector(OPTION, state="attached")
    return page


def opened(page: Page) -> str:
    """The number of a rule that is open now."""
    link = page.locator(RULE).first
    number = link.inner_text()
    link.click()
    expect(page.locator(f".beside [id='{number}']")).to_be_in_viewport()
    return number


@pytest.mark.parametrize("size", some([DESK, {"width": 1600, "height": 900}, PHONE], 2), ids=["desk", "wide", "phone"])
def test_the_game_goes_on_beside_a_rule(person: Person, size: dict[str, int]) -> None:
    person.resizes(size)
    page = at_a_table(person)
    number = opened(page)
    expect(page.locator(f".beside [id='{number}'] a").first).to_be_focused()
    assert page.locator(".beside .rule").count() > 1, "its neighbours are there"
    assert person.violations() == []
    before = person.ply()
    page.evaluate("action => document.querySelector(action).click()", OPTION)
    page.wait_for_function(AHEAD, arg=before)
    expect(page.locator(".beside")).to_be_visible()
    page.locator(".beside button").click()
    expect(page.locator(".beside")).to_have_count(0)
    assert re.search(r"/table/[\w-]+$", page.url)


def test_escape_closes_it_and_the_picks_stay(person: Person) -> None:
    page = person.sits_at(person.sets_up("evolution", ["me", "me"], seed=3))
    page.get_by_role("button", name="I’m ready").click()
    page.wait_for_selector(OPTION, state="attached")
    number = opened(page)
    page.keyboard.press("Escape")
    expect(page.locator(".beside")).to_have_count(0)
    expect(page.locator(RULE).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f".beside [id='{number}']")).to_be_in_viewport()


def test_back_closes_it_whatever_was_read(person: Person) -> None:
    page = at_a_table(person)
    number = opened(page)
    other = page.locator(".beside .rule:not(.marked) .id").first
    other.click()
    expect(page.locator(".beside .marked")).to_have_count(1)
    assert not page.url.endswith(f"#{number}")
    page.go_back()
    expect(page.locator(".beside")).to_have_count(0)
    expect(page.locator(".table")).to_be_visible()
    page.go_forward()
    expect(page.locator(".beside .marked")).to_have_count(1)


def test_a_lesson_waits_beside_its_rule(person: Person) -> None:
    page = person.opens("/learn/evolution")
    page.wait_for_selector(".lesson")
    page.goto(f"{page.url}#EV-5.2")
    expect(page.locator(".beside [id='EV-5.2']")).to_be_in_viewport()
    expect(page.locator(".lesson")).to_be_visible()
