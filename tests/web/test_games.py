"""Whole games in the browser, from the first page to the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import tangledbank

from .browsing import Person

SHORT: dict[str, dict[str, object]] = {
    "evolution": {},
    "dominant-species": {"round_limit": 2},
    "marine": {"deck": "short", "round_limit": 2},
}


def finished(person: Person, table: str) -> tangledbank.Game:
    """The game as its record tells it; the record is verified."""
    record = person.asks(f"/api/tables/{table}/record")["record"]
    return tangledbank.replay(record)


def test_play_now_leads_to_a_result(person: Person) -> None:
    page = person.page
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(".table")
    assert person.plays() > 10
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    game = finished(person, page.url.rpartition("/")[2])
    assert game.over
    for points in game.scores():
        expect(page.get_by_role("region", name="Result")).to_contain_text(str(points))


@pytest.mark.parametrize("game", ["dominant-species", "marine"])
def test_a_game_with_bots_is_played_to_its_end(person: Person, game: str) -> None:
    table = person.sets_up(game, ["me", "beginner"], options=SHORT[game])
    page = person.sits_at(table)
    assert person.plays() > 0
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    assert finished(person, table).over


@pytest.mark.parametrize("game", list(SHORT))
def test_a_game_is_played_by_keyboard_alone(person: Person, game: str) -> None:
    table = person.sets_up(game, ["me", "beginner"], options=SHORT[game])
    page = person.sits_at(table)
    page.wait_for_selector("[data-action]:enabled")
    for _ in range(200):
        if page.evaluate("document.activeElement.hasAttribute('data-action')"):
            break
        page.keyboard.press("Tab")
    for k in range(3000):
        if page.get_attribute(".table", "data-status") == "over":
            break
        page.wait_for_selector("[data-action]:enabled, .table[data-status=over]")
        for _ in range(k % 3):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    assert finished(person, table).over
