"""Lessons in a browser: problems, the names of the others, and what they do."""

from __future__ import annotations

from playwright.sync_api import expect

from .browsing import Person


def test_a_wrong_answer_to_a_problem_is_told_why(person: Person) -> None:
    page = person.opens("/learn/evolution/well")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".guide")).to_contain_text("Anning eats next")
    page.locator("[data-action='feed b']").click()
    expect(page.locator(".nudge")).to_contain_text("your Cooperation feeds nobody")
    page.locator(".board [data-token=b]").first.click()
    expect(page.locator(".nudge")).to_contain_text("your Cooperation feeds nobody")
    page.locator(".board [data-token=a]").first.click()
    expect(page.locator(".guide progress")).to_have_js_property("value", 3)
    assert person.unsaid() == []


def test_what_the_others_do_is_shown_before_the_next_step(person: Person) -> None:
    person.prefers(pace="calm")
    page = person.opens("/learn/dominant-species")
    for _ in range(4):
        page.get_by_role("button", name="Next", exact=True).click()
    page.locator(".wanted").click()
    expect(page.locator(".caption")).to_be_visible()
    expect(page.locator(".guide [role=status]")).to_have_text("The others are playing …")
    page.locator(".caption button").click()
    page.wait_for_selector(".lesson[data-step='5'] .wanted")
