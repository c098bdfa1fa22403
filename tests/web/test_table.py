"""What happens at a table: several people, lost connections, taking back, asking why."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.serving import Served

from .browsing import PHONE, Person


@pytest.fixture
def friend(browser: Browser, served: Served) -> Iterator[Person]:
    """A second browser."""
    somebody = Person(browser, served)
    somebody.opens("/")
    yield somebody
    somebody.context.close()
    assert somebody.mistakes == []


def first_option(person: Person) -> Locator:
    return person.page.locator("button[data-action]:enabled").first


def test_hot_seat_hides_cards_from_the_other_player(person: Person) -> None:
    page = person.sits_at(person.sets_up("evolution", ["me", "me"]))
    hand = page.locator("button[data-action]").all_inner_texts()
    first_option(person).click()
    expect(page.get_by_text("Pass the device to player 2")).to_be_visible()
    assert page.locator("button[data-action]").count() == 0
    assert not any(text in page.inner_text(".board") for text in hand)
    page.get_by_role("button", name="I am ready").click()
    expect(first_option(person)).to_be_visible()


def test_two_browsers_go_on_after_a_lost_connection(person: Person, friend: Person) -> None:
    table = person.asks("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "free"]})["id"]
    assert "id" in friend.asks(f"/api/tables/{table}/join", {"seat": 1})
    person.asks(f"/api/tables/{table}/start", {})
    one, two = person.sits_at(table), friend.sits_at(table)
    first_option(person).click()
    friend.context.set_offline(True)
    friend.context.set_offline(False)
    for _ in range(3):
        for somebody in (person, friend):
            if somebody.page.locator("button[data-action]:enabled").count():
                somebody.plays(1)
    one.wait_for_function("() => Number(document.querySelector('.table').dataset.ply) > 1")
    expect(two.locator(".table")).to_have_attribute("data-ply", str(person.ply()))
    assert both_tell_the_same(one, two)


def both_tell_the_same(one: Page, two: Page) -> bool:
    """Nobody missed or repeated anything that everybody sees."""
    tellings = [page.locator("[role=tabpanel] li").all_inner_texts() for page in (one, two)]
    public = [[line for line in lines if "Phase" in line or "holds" in line] for lines in tellings]
    return public[0] == public[1] != []


def test_a_server_that_comes_back_finds_its_clients_again(person: Person, served: Served) -> None:
    page = person.sits_at(person.sets_up("evolution", ["me", "beginner"]))
    before = person.ply()
    for task in list(served.site.lines):
        served.server.servers[0].get_loop().call_soon_threadsafe(task.cancel)
    first_option(person).click()
    page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)


def test_two_tabs_of_one_seat_stay_in_step(person: Person) -> None:
    table = person.sets_up("dominant-species", ["me", "me"])
    page = person.sits_at(table)
    other = person.context.new_page()
    other.goto(f"/table/{table}")
    other.wait_for_selector(".table")
    first_option(person).click()
    page.wait_for_function("() => Number(document.querySelector('.table').dataset.ply) > 0")
    expect(other.locator(".table")).to_have_attribute("data-ply", str(person.ply()))


def test_an_answer_is_taken_back_and_given_again(person: Person) -> None:
    page = person.sits_at(person.sets_up("dominant-species", ["me", "me"]))
    before = person.ply()
    first_option(person).click()
    page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before)
    after = person.ply()
    page.keyboard.press("Control+z")
    expect(page.locator(".table")).to_have_attribute("data-ply", str(before))
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".table")).to_have_attribute("data-ply", str(after))


def test_a_click_on_what_cannot_be_chosen_says_why(person: Person) -> None:
    page = person.sits_at(person.sets_up("dominant-species", ["me", "me"], seed=3))
    first_option(person).click()
    page.wait_for_function("() => Number(document.querySelector('.table').dataset.ply) > 0")
    taken = page.locator("[data-token*='-']:not(.lit)").first
    taken.click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    assert "/rules/dominant-species#" in (alert.get_by_role("link").first.get_attribute("href") or "")


def test_the_language_changes_in_the_middle_of_a_game(person: Person) -> None:
    page = person.sits_at(person.sets_up("evolution", ["me", "beginner"]))
    person.plays(2)
    ply = person.ply()
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("tab", name="Dziennik")).to_be_visible()
    assert person.ply() >= ply
    assert page.evaluate("document.documentElement.lang") == "pl"
    page.get_by_label("Język").select_option("en")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()


def test_spectators_see_no_secrets(person: Person, friend: Person) -> None:
    table = person.sets_up("evolution", ["me", "me"])
    mine = person.sits_at(table)
    hand = set(mine.evaluate("[...document.querySelectorAll('button[data-action]')].map(b => b.dataset.action)"))
    theirs = friend.sits_at(table)
    theirs.wait_for_timeout(500)
    text = theirs.content()
    assert hand
    assert not [action for action in hand if action.split()[1] in text]
    assert theirs.locator("button[data-action]").count() == 0


def test_a_phone_needs_no_sideways_scrolling(browser: Browser, served: Served) -> None:
    person = Person(browser, served, PHONE)
    person.opens("/")
    for game in ("evolution", "dominant-species", "marine"):
        page = person.sits_at(person.sets_up(game, ["me", "beginner", "beginner"]))
        unfold = page.get_by_role("button", name=re.compile(r"Show \d+ answers")).or_(first_option(person)).first
        expect(unfold).to_be_visible()
        unfold.click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        person.plays(3)
    assert person.mistakes == []
    person.context.close()
