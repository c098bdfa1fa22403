"""Lessons in a browser: problems, the names of the others, and what they do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Served

from ..browsing import OPTION, PHONE, Person

EXPLAINED = ".explained p"
FOOD = "their food numbers together"
"""Of the first question of Evolution."""
COVERS_NOTHING_LIT = """
() => {
  const shown = document.querySelector(".explained");
  const note = shown.getBoundingClientRect();
  const lit = [...document.querySelectorAll(".board .lit")];
  return shown.checkVisibility({ visibilityProperty: true }) && !lit.some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return note.left < right && note.right > left && note.top < bottom && note.bottom > top;
  });
}
"""


NOTHING_LIES_OVER_IT = """
() => {
  const button = document.querySelector(".explained button");
  if (!button.checkVisibility({ visibilityProperty: true })) return true;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
}
"""


@pytest.fixture(params=["desk", "phone"])
def newcomer(request: pytest.FixtureRequest, browser: Browser, served: Served) -> Iterator[Person]:
    """Somebody who has never played here."""
    somebody = Person(browser, served, **({"size": PHONE} if request.param == "phone" else {}), newcomer=True)
    yield somebody
    somebody.leaves()


def test_the_first_question_of_a_kind_is_explained_once(newcomer: Person) -> None:
    page = newcomer.sits_at(newcomer.sets_up("evolution", ["me", "beginner", "beginner"], seed=7))
    expect(page.locator(EXPLAINED)).to_contain_text(FOOD)
    page.wait_for_function(COVERS_NOTHING_LIT)
    assert newcomer.violations() == []
    page.locator(".board .lit").first.click()
    expect(page.locator(EXPLAINED)).to_contain_text("Every card can do one of three things")
    page.reload()
    expect(page.locator(EXPLAINED)).to_contain_text("Every card can do one of three things")
    page.keyboard.press("Escape")
    expect(page.locator(EXPLAINED)).to_be_empty()
    page.reload()
    page.wait_for_selector(OPTION, state="attached")
    expect(page.locator(EXPLAINED)).to_be_empty()
    assert newcomer.unsaid() == []


def test_a_drawer_does_not_lie_over_an_explanation(browser: Browser, served: Served) -> None:
    person = Person(browser, served, PHONE, newcomer=True)
    page = person.sits_at(person.sets_up("marine", ["me", "beginner"], seed=7))
    understood = page.get_by_role("button", name="Got it")
    expect(understood).to_be_visible()
    choices = page.get_by_role("tab", name="Choices")
    choices.click()
    page.locator(OPTION).first.wait_for()
    page.wait_for_function(NOTHING_LIES_OVER_IT)
    choices.click()
    expect(understood).to_be_visible()
    person.leaves()


def test_explanations_are_turned_off_and_on(newcomer: Person) -> None:
    table = newcomer.sets_up("evolution", ["me", "beginner"], seed=7)
    page = newcomer.sits_at(table)
    expect(page.locator(EXPLAINED)).to_contain_text(FOOD)
    newcomer.walks_to(page.get_by_role("button", name="No more of these"))
    page.keyboard.press("Enter")
    expect(page.locator(EXPLAINED)).to_be_empty()
    page.goto("/settings")
    page.get_by_role("switch", name="Explain questions").check()
    newcomer.sits_at(table)
    expect(page.locator(EXPLAINED)).to_contain_text(FOOD)


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
