"""The daily deal in two real browsers: begun, sent, compared, and a card."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tangledbank.games import names

from ..daily.deals import GAME, TODAY, freeze, known_expert, record_of
from ..server.serving import Served
from .browsing import OPTION, PHONE, Person

LONG_MS = 300_000
"""A record is checked when nobody else wants anything."""


def sends(person: Person, day: str, turn: int) -> Page:
    """A deal that was played elsewhere, as a file."""
    page = person.opens("/daily")
    text = record_of(day, turn)[0].encode()
    page.get_by_label("Send the record").set_input_files(
        {"name": f"{GAME}-daily-{day}.tbr", "mimeType": "text/plain", "buffer": text}
    )
    expect(page.get_by_role("heading", name="Your card")).to_be_visible(timeout=LONG_MS)
    return page


def looks_well(person: Person) -> None:
    assert person.violations() == []
    assert person.unsaid() == []


def test_two_people_compare_their_results(served: Served, person: Person, friend: Person) -> None:
    day = TODAY
    freeze(served)
    known_expert(served, day)
    page = sends(person, day, 0)
    expect(page.get_by_text("Rank 1 of 1")).to_be_visible()
    expect(page.get_by_text("You answered everything as the expert did.")).to_be_visible()
    other = sends(friend, day, 1)
    expect(other.get_by_role("heading", name="Where your paths parted")).to_be_visible()
    looks_well(friend)
    page.reload()
    expect(page.get_by_text("of 2.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="checked record")).to_have_count(2)
    picture = page.get_by_role("img", name="Your place round by round")
    assert picture.evaluate("image => image.complete && image.naturalWidth") == 800
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as picture").click()
    assert saved.value.suggested_filename == f"{GAME}-{day}.png"
    looks_well(person)
    person.resizes(PHONE)
    looks_well(person)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs out on a phone"


def test_a_deal_is_begun_from_the_first_page_without_any_help(person: Person) -> None:
    person.opens("/").get_by_role("link", name="The daily deal").click()
    page = person.page
    play = page.get_by_role("button", name="Play: ").nth(names().index(GAME) + 1)
    play.focus()
    looks_well(person)
    page.keyboard.press("Enter")
    page.wait_for_selector(OPTION)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("button", name="Give up seat")).to_have_count(0)
    person.opens("/daily")
    expect(page.get_by_role("button", name="Go on: ")).to_have_count(1)


def test_on_a_phone_in_other_languages_nothing_is_unsaid(person: Person) -> None:
    person.resizes(PHONE)
    for lang in ("pl", "it", "hu"):
        person.prefers(language=lang)
        page = person.opens("/daily")
        expect(page.get_by_role("article")).to_have_count(len(names()))
        looks_well(person)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), lang
