"""Boards by keyboard: every piece can be walked to and is explained, with one stop of Tab more for each part."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..browsing import GAMES, OPTION, Person

MOST_STEPS = 20

STOPS = """
() => {
  const dark = [...document.querySelectorAll(".board [data-piece]:not(.lit)")];
  const parts = [...new Set(dark.map((one) => one.closest("[data-region]")))];
  return parts.map((part) => dark.filter((one) => one.tabIndex === 0 && part.contains(one)).length);
}
"""
"""How many of the pieces that cannot be chosen are stops of Tab, for each part that has some."""

UNREACHED = """
() => {
  const shown = (part) => [...part.querySelectorAll("[data-piece]")].filter((one) => one.checkVisibility());
  const stops = [...document.querySelectorAll('.board [data-piece][tabindex="0"]')];
  const parts = new Set(stops.map((one) => one.closest("[data-region]")));
  return [...parts].flatMap((part) => {
    const known = new Set([part.querySelector('[data-piece][tabindex="0"]')]);
    for (const from of known)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        from.focus();
        from.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
        known.add(document.activeElement);
      }
    return shown(part).filter((one) => !known.has(one)).map((one) => one.ariaLabel);
  });
}
"""
"""Pieces that no way of arrows leads to from the stop of their part."""


@pytest.mark.parametrize("game", GAMES)
def test_arrows_lead_to_every_piece_from_one_stop_in_each_part(person: Person, game: str) -> None:
    person.sits_at(person.sets_up(game, ["me", "beginner"], seed=3))
    person.plays(most=12)
    person.page.wait_for_selector(OPTION)
    assert set(person.page.evaluate(STOPS)) == {1}
    assert person.page.evaluate(UNREACHED) == []
    assert set(person.page.evaluate(STOPS)) == {1}
    assert person.violations() == []


def test_a_tile_that_cannot_be_chosen_is_explained_and_says_why_not_by_keyboard(person: Person) -> None:
    page, keys = person.page, person.page.keyboard
    person.sits_at(person.sets_up("dominant-species", ["me", "me"], seed=5))
    person.walks_to(page.locator(".part-map [tabindex='0']"))
    for k in range(MOST_STEPS):
        if page.evaluate("document.activeElement.matches('.hex:not(.place)')"):
            break
        keys.press("ArrowDown" if k % 2 else "ArrowRight")
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("If scored now")
    assert person.violations() == []
    keys.press("Enter")
    expect(page.locator(".objection")).to_be_visible()
    expect(bubble).to_be_hidden()
