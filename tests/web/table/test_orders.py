"""Two people, two browsers: answers that one leaves and the other waits for no more."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from ..browsing import AHEAD, PHONE, Person
from ..pages.test_people import meet


def in_cards(person: Person, friend: Person) -> tuple[Person, Person]:
    """Both have chosen their food; who plays cards now, and who waits."""
    key = meet(person, friend)
    for somebody in (person, friend):
        somebody.plays(1)
    for somebody in (person, friend):
        somebody.page.wait_for_function(AHEAD, arg=1)
    waiting = person.page.evaluate(
        "key => fetch(`/api/tables/${key}`).then((a) => a.json()).then((t) => t.waiting)", key
    )
    return (person, friend) if waiting == [0] else (friend, person)


def orders(page: Page) -> Locator:
    return page.get_by_role("region", name="Orders")


def chooses_to_end(page: Page) -> None:
    """Looks what may come, and picks the end of the turn."""
    orders(page).get_by_role("button", name="Leave an order").click()
    orders(page).get_by_role("radio", name=re.compile("card", re.IGNORECASE)).check()
    orders(page).locator("[data-answer=end]").click()


def test_what_one_has_left_is_answered_while_they_are_away(person: Person, friend: Person) -> None:
    active, away = in_cards(person, friend)
    chooses_to_end(away.page)
    orders(away.page).get_by_role("button", name="Leave this order").click()
    expect(orders(away.page).locator("[data-order]")).to_have_count(1)
    expect(orders(away.page).locator("[data-order]")).to_be_in_viewport(ratio=0.5)
    assert away.violations() == []
    assert away.unsaid() == []
    table = away.table
    away.opens("/")
    ply = active.ply()
    assert orders(active.page).count() == 0, "nobody else is shown anything"
    active.page.locator("[data-action=end]:enabled").first.click()
    active.page.wait_for_function(AHEAD, arg=ply + 1)
    assert active.ply() == ply + 2, "both have ended their turns"
    away.opens(f"/table/{table}")
    away.page.wait_for_selector(".table")
    assert away.page.locator("[data-order]").count() == 0, "it has done its work"


def test_an_order_is_changed_and_withdrawn(person: Person, friend: Person) -> None:
    active, away = in_cards(person, friend)
    chooses_to_end(away.page)
    panel = orders(away.page)
    panel.get_by_role("button", name="Leave this order").click()
    left = panel.locator("[data-order]")
    left.get_by_role("checkbox", name="every time").check()
    left.get_by_role("combobox").select_option("phase")
    away.opens(f"/table/{away.table}")
    expect(left.get_by_role("checkbox", name="every time")).to_be_checked()
    expect(left.get_by_role("combobox")).to_have_value("phase")
    expect(left).to_contain_text("turn")
    left.get_by_role("button", name="Withdraw").click()
    expect(left).to_have_count(0)
    ply = active.ply()
    active.page.locator("[data-action=end]:enabled").first.click()
    away.page.wait_for_function(AHEAD, arg=ply)
    expect(away.page.locator("[data-action=end]:enabled").first).to_be_visible()
    assert away.ply() == ply + 1, "asked in person"


def test_orders_by_keyboard_and_on_a_phone(person: Person, friend: Person) -> None:
    active, away = in_cards(person, friend)
    page = away.page
    look = orders(page).get_by_role("button", name="Leave an order")
    away.walks_to(look)
    page.keyboard.press("Enter")
    end = orders(page).locator("[data-answer=end]")
    expect(end).to_be_visible()
    away.walks_to(end)
    page.keyboard.press("Enter")
    expect(end).to_have_attribute("aria-pressed", "true")
    away.resizes(PHONE)
    page.get_by_role("tab", name="Choices").click()
    leave = orders(page).get_by_role("button", name="Leave this order")
    leave.scroll_into_view_if_needed()
    leave.click()
    expect(orders(page).locator("[data-order]")).to_have_count(1)
    box = orders(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ply = active.ply()
    active.page.locator("[data-action=end]:enabled").first.click()
    active.page.wait_for_function(AHEAD, arg=ply + 1)
