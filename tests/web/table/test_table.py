"""What happens at a table: taking back, asking why, another language, a small screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tangledbank import Message, say
from tests.server.serving import Served

from ...dsl import some
from ..browsing import AHEAD, DESK, GAMES, OPTION, PHONE, PIECE, Person

LANGUAGES = ["pl", "it", "hu", "en"]


def test_an_answer_is_taken_back_and_given_again(person: Person) -> None:
    page = person.sits_at(person.sets_up("dominant-species", ["me", "me"]))
    table, story = page.locator(".table"), page.locator("[role=tabpanel] li")
    before, old = person.ply(), story.all_inner_texts()
    page.locator(OPTION).first.click()
    page.wait_for_function(AHEAD, arg=before)
    after, new = person.ply(), story.all_inner_texts()
    assert new != old
    page.keyboard.press("Control+z")
    expect(table).to_have_attribute("data-ply", str(before))
    expect(story).to_have_text(old)
    page.get_by_role("button", name="Redo").click()
    expect(table).to_have_attribute("data-ply", str(after))
    page.get_by_role("button", name="Undo").click()
    expect(table).to_have_attribute("data-ply", str(before))
    page.keyboard.press("Control+y")
    expect(table).to_have_attribute("data-ply", str(after))
    expect(story).to_have_text(new)


def test_the_keyboard_goes_on_from_a_piece_that_is_gone(person: Person) -> None:
    page = person.sits_at(person.sets_up("evolution", ["me", "beginner"]))
    before = person.ply()
    page.locator(".hand [role=button]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(AHEAD, arg=before)
    page.wait_for_function("document.activeElement.matches('.question [data-action], .question h2')")


def test_the_log_shows_its_end_unless_somebody_has_gone_back(person: Person) -> None:
    page = person.sits_at(person.sets_up("dominant-species", ["me", "me"], seed=5))
    person.plays(30)
    sheet = page.get_by_role("tabpanel")
    distance = "sheet => Math.round(sheet.scrollHeight - sheet.clientHeight - sheet.scrollTop)"
    assert sheet.evaluate("sheet => sheet.scrollHeight - sheet.clientHeight") > 100
    assert sheet.evaluate(distance) <= 1
    sheet.hover()
    page.mouse.wheel(0, -80)
    handle = sheet.element_handle()
    page.wait_for_function(f"sheet => ({distance})(sheet) >= 79", arg=handle)
    person.plays(2)
    assert sheet.evaluate(distance) >= 79


def test_a_click_on_what_cannot_be_chosen_says_why(person: Person) -> None:
    page = person.sits_at(person.sets_up("dominant-species", ["me", "me"], seed=3))
    before = person.ply()
    page.locator(OPTION).first.click()
    page.wait_for_function(AHEAD, arg=before)
    taken, ply = page.locator("[data-token*='-']:not(.lit)").first, person.ply()
    taken.click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    assert person.ply() == ply, "nothing was answered"
    assert person.violations() == []
    rule = alert.get_by_role("link").first
    number = rule.inner_text()
    rule.click()
    expect(page.locator(f".beside [id='{number}']")).to_be_in_viewport()
    expect(page.locator(".table")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_in_the_middle_of_a_game(person: Person, game: str) -> None:
    page = person.sits_at(person.sets_up(game, ["me", "beginner"]))
    person.plays(2)
    page.wait_for_selector(OPTION)
    ply, asked = person.ply(), set()
    for language in LANGUAGES:
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("tab").first).to_have_text(say(Message("web-tab-log"), language))
        assert person.unsaid() == []
        asked.add(page.locator("section.question").inner_text())
    assert len(asked) == len(LANGUAGES)
    assert person.ply() >= ply


def test_a_phone_needs_no_sideways_scrolling(browser: Browser, served: Served) -> None:
    """Three tables of one person: what calls them to another one must not cover the answers."""
    person = Person(browser, served, PHONE)
    for game in GAMES:
        page = person.sits_at(person.sets_up(game, ["me", "beginner", "beginner"]))
        page.wait_for_selector(PIECE)
        page.wait_for_selector(OPTION, state="attached")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        if not page.locator(OPTION).first.is_visible():
            page.get_by_role("tab", name="Choices").click()
        expect(page.locator(OPTION).first).to_be_in_viewport()
        assert person.violations() == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        before = person.ply()
        page.locator(OPTION).first.tap()
        page.wait_for_function(AHEAD, arg=before)
    person.leaves()


@pytest.mark.parametrize("game", some(list(GAMES), 3))
def test_a_table_has_no_violation(person: Person, game: str) -> None:
    page = person.sits_at(person.sets_up(game, ["me", "beginner", "beginner", "beginner"]))
    person.plays(4)
    page.wait_for_selector(OPTION)
    for size in (DESK, PHONE):
        person.resizes(size)
        assert person.violations() == []
    for tab in ("Chat", "Table"):
        page.get_by_role("tab", name=tab).click()
        assert person.violations() == []


@pytest.mark.parametrize("palette", some(["dark", "colour-blind", "contrast"], 3))
def test_every_palette_has_enough_contrast(person: Person, palette: str) -> None:
    person.prefers(palette=palette, motion="none", pace="at-once")
    for game in GAMES:
        page = person.sits_at(person.sets_up(game, ["me", "beginner", "beginner"]))
        person.plays(4)
        page.wait_for_selector(OPTION)
        assert page.evaluate("document.documentElement.dataset.palette") == palette
        assert person.violations() == []
