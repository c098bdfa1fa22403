"""Boards in their room: nothing lies over something else, and what there is room for can be read."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

import tangledbank
from tangledbank.i18n import LANGUAGES

from ..browsing import AHEAD, PHONE, Person, played

LONG_CARDS: Final = ("intelligence", "fat_tissue")
GIVE: Final = "[data-action^='trait carnivore']"
SECTIONS: Final = """
all => all.map((one) => {
  const [name, spaces] = [".name", ".spaces"].map((part) => one.querySelector(part).getBoundingClientRect());
  return [name.right, spaces.left, spaces.right];
})
"""
"""Where the name of a section ends, and where its spaces begin and end."""
CUT = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"


def speaks(person: Person, language: str) -> None:
    script = "settings => localStorage.setItem('tangledbank', JSON.stringify(settings))"
    person.page.evaluate(script, {"language": language, "motion": "none", "pace": "at-once"})


def sides(found: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    box = found.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def apart(one: Locator, other: Locator) -> bool:
    a, b = sides(one), sides(other)
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def dealt(trait: str) -> int:
    """A seed with which the first player begins with this card; nobody sees the hands of others."""
    seeds = (seed for seed in range(1000) if trait in str(tangledbank.new("evolution", players=2, seed=seed).view(0)))
    return next(seeds)


def test_the_round_lies_beside_the_heat_map_in_every_language(person: Person) -> None:
    table = person.sets_up("dominant-species", ["me"] * 6, seed=5)
    for language in LANGUAGES:
        speaks(person, language)
        page = person.sits_at(table)
        expect(page.locator(".bar button")).to_have_count(6)
        expect(page.locator(".bar small")).to_be_visible()
        page.locator(".status").evaluate("status => status.append(' · how the game ended')")
        tools = [*page.locator(".bar button").all(), *page.locator(".tools > button").all(), page.locator(".bar small")]
        assert all(apart(page.locator(".status"), tool) for tool in tools)
        assert sides(page.locator(".bar"))[2] <= sides(page.locator(".tools > button").first)[0]


def test_the_spaces_of_a_section_stay_within_the_display_on_a_phone(person: Person) -> None:
    person.resizes(PHONE)
    table = person.sets_up("dominant-species", ["me", "me"], seed=5)
    for language in LANGUAGES:
        speaks(person, language)
        page = person.sits_at(table)
        page.locator(".parts button").nth(1).click()
        right = sides(page.locator(".display"))[2]
        sections = page.locator(".display .section").evaluate_all(SECTIONS)
        assert len(sections) > 5
        assert [one for one in sections if not one[0] < one[1] < one[2] < right] == []


@pytest.mark.parametrize("trait", LONG_CARDS)
def test_the_longest_cards_are_read_whole_on_a_desk(person: Person, trait: str) -> None:
    table = person.sets_up("evolution", ["me", "beginner"], seed=dealt(trait))
    for language in LANGUAGES:
        speaks(person, language)
        page = person.sits_at(table)
        texts = page.locator(".hand .text")
        expect(texts.first).to_be_visible()
        assert texts.evaluate_all(CUT) == []
        assert sides(page.locator(".hand"))[3] <= sides(page.locator(".board"))[3]


def test_the_hand_stays_where_it_is_while_one_hunts(person: Person) -> None:
    """What can be hunted is listed beside it."""
    table = person.sets_up("evolution", ["me", "beginner"], seed=dealt("carnivore"))
    page = person.sits_at(table)
    grow = "[data-action^='grow '][data-action$=' body']"
    for answer in ("[data-action^='food ']:not([data-action*=carnivore])", GIVE, grow, grow, "[data-action=end]"):
        ply = person.ply()
        page.locator(f"{answer}:enabled").first.click()
        page.wait_for_function(AHEAD, arg=ply)
    expect(page.locator("[data-action^='attack ']").first).to_be_attached()
    before = sides(page.locator(".hand"))
    page.locator(".own .species > .target").first.click()
    expect(page.locator(".attacks")).to_be_visible()
    assert sides(page.locator(".hand"))[1::2] == before[1::2]
    assert apart(page.locator(".attacks"), page.locator(".hand"))


def test_a_replay_shows_every_species_with_the_names_of_its_traits(person: Person) -> None:
    table = person.asks("/api/records", {"record": str(played("evolution", 3, seed=21).record())})["id"]
    page = person.opens(f"/replay/{table}?ply=150")
    expect(page.locator(".species")).not_to_have_count(0)
    assert page.locator(".row").evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth)") == []
    for name in page.locator(".trait .name").all():
        expect(name).to_be_visible()
