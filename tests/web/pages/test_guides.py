"""The guides to the games: pictures, links, languages, and rules that are for programmers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ...dsl import some
from ..browsing import DESK, GAMES, PHONE, Person

LANGUAGES = ("en", "pl", "it", "hu")
WIDER = "document.documentElement.scrollWidth - innerWidth"


SIZES = {"desk": DESK, "tablet": {"width": 820, "height": 1180}, "phone": PHONE}
ON_SCREENS = [(game, list(SIZES)[(k + turn) % 3]) for k, game in enumerate(GAMES) for turn in range(3)]
"""Every third one is enough for every game and every size."""


@pytest.mark.parametrize(("game", "size"), some(ON_SCREENS, 3))
def test_a_guide_is_read_in_every_language(person: Person, game: str, size: str) -> None:
    person.resizes(SIZES[size])
    page = person.opens(f"/rules/{game}")
    seen: set[str] = set()
    for lang in LANGUAGES:
        page.get_by_role("combobox").first.select_option(lang)
        heading = page.locator(".guide h2").first
        expect(heading).to_be_visible()
        for before in seen:
            expect(heading).not_to_have_text(before)
        seen.add(heading.inner_text())
        assert page.evaluate(WIDER) <= 0
        assert person.unsaid() == []
    figures = page.locator(".guide figure")
    assert figures.count() >= 8
    for k in range(figures.count()):
        assert figures.nth(k).locator("[data-piece]").count() > 0, "a picture is empty"
    assert person.violations() == []


def test_a_guide_leads_to_its_rules_and_back(reader: Person) -> None:
    page = reader.opens("/rules/evolution#attack")
    expect(page.locator("#attack")).to_be_in_viewport()
    page.locator(".guide a[href$='#EV-10.4']").click()
    expect(page.locator("[id='EV-10.4']")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("#attack")).to_be_attached()


def test_what_is_typed_looks_through_the_rules(reader: Person) -> None:
    page = reader.opens("/rules/marine")
    expect(page.locator(".guide h2").first).to_be_visible()
    page.get_by_role("searchbox").press_sequentially("seamount vent")
    expect(page.get_by_role("searchbox")).to_have_value("seamount vent")
    expect(page.locator("mark").first).to_be_visible()


def test_what_is_for_programmers_is_shown_only_by_its_number(reader: Person) -> None:
    page = reader.opens("/rules/dominant-species?part=rules")
    expect(page.locator("[id='DS-2.4']")).to_be_attached()
    expect(page.locator("[id='DS-2.1']")).to_have_count(0)
    page = reader.opens("/rules/dominant-species#DS-2.1")
    expect(page.locator("[id='DS-2.1']")).to_be_in_viewport()
    expect(page.locator("[id='DS-2.2']")).to_have_count(0)
