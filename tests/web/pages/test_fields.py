"""What people write into the fields of the pages, and what the pages make of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..browsing import PHONE, Person


def test_people_at_one_device_are_called_by_their_names(person: Person) -> None:
    page = person.opens("/new/evolution")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    expect(page.get_by_placeholder("Name (optional)")).to_have_count(0)
    page.get_by_role("button", name="Everyone on this device").click()
    person.resizes(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert person.violations() == []
    page.get_by_label("Name (optional): Seat 1").fill("<b>Anna</b>")
    page.get_by_label("Name (optional): Seat 2").fill("Béla")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="I’m ready").click()
    expect(page.locator(".board .lit").first).to_be_visible()
    for text in ("<b>Anna</b>", "Béla"):
        expect(page.get_by_text(text, exact=True).first).to_be_visible()
    expect(page.get_by_text("Seat 1", exact=True)).to_have_count(0)


def test_a_link_that_works_only_here_is_said_to_do_so(person: Person) -> None:
    table = person.asks("/api/tables", {"game": "marine", "players": 2, "seats": ["me", "free"]})["id"]
    page = person.opens(f"/table/{table}")
    page.get_by_role("button", name="Invite: Seat 2").click()
    expect(page.get_by_role("heading", name="Invitation for seat 2")).to_be_visible()
    expect(page.get_by_text("tangledbank serve --host 0.0.0.0")).to_have_count(2)
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_count(0)
    expect(page.get_by_text("Phones can scan the code.")).to_have_count(0)
    assert person.violations() == []


@pytest.mark.parametrize("typed", ["plodny", "Fertile"])
def test_words_are_found_without_marks_and_in_english(person: Person, typed: str) -> None:
    page = person.opens("/rules/evolution")
    page.get_by_role("combobox").first.select_option("pl")
    page.get_by_role("searchbox").fill(typed)
    expect(page.locator("mark").first).to_have_text("Płodny", ignore_case=True)
    page.locator("a[href$='?part=cards']").click()
    expect(page.locator("h3")).to_have_text(["Płodny"])
    page.locator("a[href$='?part=words']").click()
    expect(page.locator("tbody td").first).to_have_text("Płodny")
