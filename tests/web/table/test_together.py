"""Several windows on one table: two players, a lost connection, two tabs of one seat, a spectator."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ..browsing import AHEAD, LOST, OPTION, PIECE, TIMEOUT_MS, Person


def invites(person: Person, friend: Person) -> None:
    """From the first page of both to a table of both."""
    page = person.page
    page.get_by_role("link", name="New table: Evolution", exact=True).click()
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Me and friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Invite: Seat 2").click()
    invitation = page.locator("section").filter(has_text="Invitation for seat 2").get_by_label("Link", exact=True)
    friend.opens(invitation.input_value()).get_by_role("button", name="Take my seat").click()
    page.get_by_role("button", name="Start the game").click()
    for somebody in (person, friend):
        somebody.page.wait_for_selector(OPTION)


def test_two_browsers_play_to_the_result_with_a_lost_connection_in_the_middle(person: Person, friend: Person) -> None:
    invites(person, friend)
    person.skips(friend, left=30)
    one, two, begun = person.page, friend.page, friend.ply()
    two.evaluate("window.stayed = true")
    person.plays_on()
    friend.plays_on()
    two.wait_for_function(AHEAD, arg=begun + 8)
    friend.goes_offline()
    expect(two.get_by_text(LOST)).to_be_visible()
    assert two.get_attribute(".table", "data-status") == "running"
    friend.goes_online()
    friend.sees_the_game_go_on()
    for page in (one, two):
        expect(outcome(page)).to_be_visible(timeout=3 * TIMEOUT_MS)
    expect(two.get_by_text(LOST)).to_have_count(0)
    assert two.evaluate("window.stayed"), "the page was not loaded anew"
    assert result(one) == result(two) != []
    assert public_story(one) == public_story(two) != []


def outcome(page: Page) -> Locator:
    """It comes when all that happened has been shown."""
    return page.get_by_role("region", name="Result")


def result(page: Page) -> list[str]:
    return outcome(page).locator("li strong").all_inner_texts()


def public_story(page: Page) -> list[str]:
    """Nobody missed or repeated anything that everybody sees."""
    return page.locator("[role=tabpanel] li.head").all_inner_texts()[-5:]


def test_an_answer_without_connection_arrives_when_it_is_back(person: Person) -> None:
    page = person.sits_at(person.sets_up("dominant-species", ["me", "me"]))
    before = person.ply()
    page.wait_for_selector(OPTION)
    page.evaluate("window.stayed = true")
    person.goes_offline()
    expect(page.get_by_text(LOST)).to_be_visible()
    page.locator(OPTION).first.click()
    expect(page.locator(OPTION)).to_have_count(0)
    assert person.ply() == before
    person.goes_online()
    page.wait_for_function(AHEAD, arg=before)
    expect(page.get_by_text(LOST)).to_have_count(0)
    assert page.evaluate("window.stayed"), "the page was not loaded anew"


def test_two_tabs_of_one_seat_stay_in_step(person: Person) -> None:
    table = person.sets_up("dominant-species", ["me", "me"])
    page = person.sits_at(table)
    other = person.context.new_page()
    other.goto(f"/table/{table}")
    for here, there in ((page, other), (other, page)):
        ply = int(here.get_attribute(".table", "data-ply") or -1)
        here.locator(OPTION).first.click()
        for tab in (here, there):
            tab.wait_for_function(AHEAD, arg=ply)
        assert options(here) == options(there)


def options(page: Page) -> list[str]:
    """The answers to the next question."""
    page.wait_for_selector(OPTION)
    return [str(one) for one in page.eval_on_selector_all(OPTION, "all => all.map((one) => one.dataset.action)")]


def test_what_all_have_seen_is_taken_back_if_the_other_agrees(person: Person, friend: Person) -> None:
    invites(person, friend)
    for somebody in (person, friend):
        somebody.plays(1)
    person.page.wait_for_function(AHEAD, arg=1)
    ply = person.ply()
    person.page.get_by_role("button", name="Ask to undo").click()
    friend.page.get_by_role("button", name="Agree").click()
    for page in (person.page, friend.page):
        page.wait_for_function("ply => Number(document.querySelector('.table')?.dataset.ply) < ply", arg=ply)


@pytest.mark.parametrize("game", ["evolution", "marine"])
def test_spectators_see_no_secrets(person: Person, friend: Person, game: str) -> None:
    """Dominant Species has none."""
    table = person.sets_up(game, ["me", "me"])
    mine = person.sits_at(table)
    theirs = friend.sits_at(table)
    secrets = hand(mine)
    mine.locator(OPTION).first.click()
    mine.locator(".curtain-open").click()
    secrets |= hand(mine)
    theirs.wait_for_selector(PIECE)
    expect(theirs.locator(".table")).to_have_attribute("data-ply", str(person.ply()))
    assert found(secrets, "".join(person.frames)) == secrets != set(), "where they may be seen they are found"
    assert found(secrets, "".join(friend.frames)) == set()
    assert found(secrets, theirs.content()) == set()
    assert theirs.locator("[data-action]").count() == 0


def hand(page: Page) -> set[str]:
    """The cards among the answers."""
    return {action.split()[1] for action in options(page)}


def found(cards: set[str], text: str) -> set[str]:
    return {card for card in cards if re.search(rf"\b{re.escape(card)}\b", text)}
