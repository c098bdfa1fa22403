"""Two people, two browsers: notes that only one reads, a turn taken back, seats moved on, histories, a vacation."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..browsing import AHEAD, Person
from .test_accounts import sign_up


def meet(person: Person, friend: Person, game: str = "evolution", **fields: object) -> str:
    """Both sit at a table that has begun; its name."""
    key = person.sets_up(game, ["me", "free"], start=False, **fields)
    friend.opens(f"/table/{key}").get_by_role("button", name="Sit here: Seat 2").click()
    person.opens(f"/table/{key}").get_by_role("button", name="Start the game").click()
    for somebody in (person, friend):
        somebody.page.wait_for_selector(".table[data-status=running]")
    return key


def menu(page: Page) -> None:
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("Private notes").click()


def close(person: Person, key: str) -> None:
    script = "key => fetch(`/api/tables/${key}/close`, {method: 'POST', body: '{}'}).then((a) => a.ok)"
    assert person.page.evaluate(script, key)


def test_a_note_is_read_by_its_author_alone(person: Person, friend: Person) -> None:
    key = meet(person, friend)
    secret = "always lays low"
    menu(person.page)
    field = person.page.get_by_label(re.compile("^About (?!this)"))
    field.fill(secret)
    field.blur()
    expect(person.page.get_by_text("Saved.")).to_be_visible()
    person.opens(f"/table/{key}")
    menu(person.page)
    expect(person.page.get_by_label(re.compile("^About (?!this)"))).to_have_value(secret)
    menu(friend.page)
    expect(friend.page.get_by_label(re.compile("^About (?!this)"))).to_have_value("")
    assert person.violations() == []


def test_a_turn_is_taken_back_if_the_other_agrees(person: Person, friend: Person) -> None:
    key = meet(person, friend)
    for somebody in (person, friend):
        somebody.plays(1)
    person.page.wait_for_function(AHEAD, arg=1)
    waiting = person.page.evaluate(
        "key => fetch(`/api/tables/${key}`).then((a) => a.json()).then((t) => t.waiting)", key
    )
    first, other = (person, friend) if waiting == [0] else (friend, person)
    ply = first.ply()
    for step in range(2):
        first.page.locator("button[data-action^=grow]:enabled").first.click()
        first.page.wait_for_function(AHEAD, arg=ply + step)
    first.page.get_by_role("button", name="Ask to reset the turn").click()
    other.page.get_by_role("button", name="Agree").click()
    for page in (person.page, friend.page):
        page.wait_for_function("ply => Number(document.querySelector('.table')?.dataset.ply) === ply", arg=ply)


def test_seats_move_on_in_a_rematch_and_the_history_knows_both(person: Person, friend: Person) -> None:
    key = meet(person, friend)
    close(person, key)
    for somebody in (person, friend):
        somebody.page.get_by_role("button", name="Play again, everyone one seat further").click()
        somebody.page.wait_for_url(re.compile(rf"/table/(?!{key})"))
    seats = person.page.locator("main ol li")
    expect(seats.nth(1)).to_contain_text("you")
    expect(friend.page.locator("main ol li").nth(0)).to_contain_text("you")
    page = friend.opens("/history")
    page.get_by_label("Show").select_option("closed")
    expect(page.get_by_role("link", name=re.compile("Evolution"))).to_have_count(1)
    sign_up(friend, "Once a Guest")
    page = friend.opens("/history")
    page.get_by_label("Show").select_option("open")
    expect(page.get_by_role("link", name=re.compile("Evolution"))).to_have_count(1)


def test_the_other_sees_a_vacation_begin_and_end(person: Person, friend: Person) -> None:
    meet(person, friend, clock={"kind": "days", "bank": 86400})
    page = person.opens("/account")
    page.get_by_label("Days", exact=True).fill("3")
    page.get_by_role("region", name="Vacation").get_by_role("button", name="Begin").click()
    friend.page.get_by_role("tab", name="Table").click()
    away = friend.page.locator("[data-vacation]")
    expect(away).to_have_count(1)
    expect(page.get_by_text("27 days are left this year.")).to_be_visible()
    page.get_by_role("button", name="I’m back").click()
    expect(away).to_have_count(0)
