"""What somebody prefers on a device: in all tabs, and as the device and the browser have been told."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from ..browsing import DESK, PHONE, Person

LARGE: Final = 24
"""Pixels; browsers have 16 unless their reader wants more."""


def noted(person: Person) -> dict[str, object]:
    found: dict[str, object] = person.page.evaluate("JSON.parse(localStorage.getItem('tangledbank'))")
    return found


def test_two_tabs_keep_each_others_settings(person: Person) -> None:
    first = person.opens("/settings")
    second = person.context.new_page()
    second.goto("/settings")
    second.get_by_label("High contrast").check()
    expect(first.locator("html")).to_have_attribute("data-palette", "contrast")
    expect(first.get_by_label("High contrast")).to_be_checked()
    first.get_by_role("radio", name="none").check()
    expect(second.locator("html")).to_have_attribute("data-motion", "none")
    first.get_by_role("radio", name="Polski").check()
    expect(second.locator("main h1")).to_have_text("Ustawienia")
    assert noted(person) == {**noted(person), "palette": "contrast", "motion": "none", "language": "pl"}


def test_as_the_device_means_as_it_is_now(person: Person) -> None:
    person.prefers()
    html = person.opens("/").locator("html")
    person.page.emulate_media(reduced_motion="reduce")
    expect(html).to_have_attribute("data-motion", "none")
    person.page.emulate_media(contrast="more")
    expect(html).to_have_attribute("data-palette", "contrast")
    person.page.emulate_media(contrast="no-preference", color_scheme="dark", reduced_motion="no-preference")
    expect(html).to_have_attribute("data-palette", "dark")
    expect(html).to_have_attribute("data-motion", "full")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_text_is_as_large_as_the_browser_was_told(person: Person, size: dict[str, int]) -> None:
    person.context.new_cdp_session(person.page).send("Page.setFontSizes", {"fontSizes": {"standard": LARGE}})
    person.resizes(size)
    for path in ("/", "/new/marine", "/rules/evolution", "/bots", "/settings"):
        page = person.opens(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("getComputedStyle(document.body).fontSize") == f"{LARGE}px"
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], path
