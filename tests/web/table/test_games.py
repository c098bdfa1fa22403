"""Whole games in the browser, from the first page to the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

import tangledbank
from tests.server.serving import Served

from ...dsl import some
from ..browsing import GAMES, OPTION, PIECE, Person, played

MOST_ANSWERS = 3000
SEED = "20261115"
LONG = {"dominant-species", "marine"}
"""They end after two rounds: whole ones take minutes."""
LIMIT = "Limit of rounds"


def finished(person: Person) -> tangledbank.Game:
    """The game as its record tells it; the record is verified."""
    return tangledbank.replay(person.asks(f"/api/tables/{person.table}/record")["record"])


def is_told(person: Person) -> None:
    """The page of the result says what the record says."""
    result = person.page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading")).to_contain_text("won")
    game = finished(person)
    expect(result.locator("li strong")).to_have_text([str(points) for points in sorted(game.scores(), reverse=True)])
    assert game.over
    assert len(game.scores()) == 2


def opens_the_form(person: Person, game: str) -> Page:
    """From the first page to a new table for two."""
    page = person.page
    page.get_by_role("link", name=f"New table: {GAMES[game]}", exact=True).click()
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    return page


@pytest.mark.parametrize("game", some(list(GAMES)[::-1], 3))
def test_a_game_with_a_bot_is_played_from_the_first_page_to_its_result(person: Person, game: str) -> None:
    page = opens_the_form(person, game)
    page.get_by_label("Seat 2").select_option("beginner")
    page.get_by_text("Advanced").click()
    if game in LONG:
        page.get_by_label(LIMIT).fill("2")
    page.get_by_label("Seed").fill(SEED)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table")
    clicks = person.plays(board=True)
    assert clicks["pieces"] > clicks["options"], clicks
    is_told(person)
    assert person.violations() == []


@pytest.mark.parametrize("game", some(list(GAMES)[::-1], 3))
def test_a_game_is_played_by_keyboard_alone(person: Person, game: str) -> None:
    page, keys = person.page, person.page.keyboard
    person.walks_to(page.get_by_role("link", name=f"New table: {GAMES[game]}", exact=True))
    keys.press("Enter")
    person.walks_to(page.get_by_role("radio", checked=True).first)
    while page.evaluate("document.activeElement.value") != "2":
        keys.press("ArrowLeft")
    person.walks_to(page.locator("summary"))
    keys.press("Enter")
    if game in LONG:
        person.walks_to(page.get_by_label(LIMIT))
        keys.type("2")
    person.walks_to(page.get_by_label("Seed"))
    keys.type(SEED)
    person.walks_to(page.get_by_role("button", name="Start the game"))
    keys.press("Enter")
    person.walks_to(page.locator(OPTION).first)
    assert answers_by_keys(page) > 5
    is_told(person)


def answers_by_keys(page: Page) -> int:
    """Answers until the game is over; whoever answers by keyboard stays where the answers are."""
    asked = f"document.activeElement.matches('{OPTION}')"
    for k in range(MOST_ANSWERS):
        page.wait_for_function(f"() => {asked} || document.querySelector('.table')?.dataset.status === 'over'")
        if page.get_attribute(".table", "data-status") == "over":
            return k
        for _ in range(k % 3):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    raise AssertionError("the game does not end")


def test_hot_seat_is_played_to_its_result_and_hides_cards_in_between(person: Person) -> None:
    page = opens_the_form(person, "evolution")
    page.get_by_role("button", name="Everyone on this device").click()
    page.get_by_role("button", name="Start the game").click()
    hands = [hand(page)]
    page.locator(OPTION).first.click()
    expect(page.get_by_text("Pass the device to player 2")).to_be_visible()
    covered = page.content()
    assert person.violations() == []
    page.get_by_role("button", name="I’m ready").click()
    hands.append(hand(page))
    assert all(hands)
    assert not [card for cards in hands for card in cards if card in covered]
    record = str(played("evolution", 2, seed=5, left=16).record())
    person.sits_at(person.asks("/api/records", {"record": record})["id"])
    person.plays()
    is_told(person)


def hand(page: Page) -> set[str]:
    """The names of the cards of whoever looks."""
    cards = page.get_by_role("region", name="Your hand").get_by_role("button")
    expect(cards.first).to_be_visible()
    return {str(name) for name in cards.evaluate_all("all => all.map((one) => one.ariaLabel)")}


@pytest.mark.parametrize("game", GAMES)
def test_play_now_shows_a_board(browser: Browser, served: Served, game: str) -> None:
    """One click of somebody who has never been here; how long it takes is measured by scripts/bench/client.py."""
    person = Person(browser, served)
    person.opens("/").get_by_role("button", name=f"Play now: {GAMES[game]}", exact=True).click()
    expect(person.page.locator(PIECE).first).to_be_visible()
    person.leaves()
