"""Puzzles in a browser: one is failed, shown and played on, one is solved on a phone, and that is remembered."""

from __future__ import annotations

from playwright.sync_api import expect

from tangledbank.games import names
from tangledbank.puzzles.document import name_of, puzzles
from tangledbank.puzzles.position import PuzzlePosition

from ..browsing import PHONE, Person

GAME = names()[0]


def early(n: int) -> tuple[str, PuzzlePosition]:
    """One of those with few answers before them."""
    source, one = sorted(puzzles(GAME).values(), key=lambda found: (found[1].ply, found[1].digest))[n]
    return name_of(source, one), PuzzlePosition(GAME, source, one).played()


def test_one_puzzle_is_failed_and_one_solved(person: Person) -> None:
    failed, position = early(0)
    page = person.opens("/")
    page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(page.get_by_role("link", name="Puzzle of the day")).to_have_count(len(names()))
    assert person.violations() == []
    assert person.unsaid() == []
    page = person.opens(f"/puzzles/{GAME}/{failed}")
    wrong = next(option for option in position.options if option != position.best)
    page.locator(f'.said [data-action="{wrong}"]').click()
    expect(page.get_by_text("Not the best one. Try again.")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".verdict")).to_contain_text("The best answer")
    assert person.violations() == []
    page.get_by_role("button", name="Play on from the best answer").click()
    expect(page.locator(".said [role=status]")).to_contain_text("It might go on, 1 of ")
    page.get_by_role("button", name="Back to the question").click()
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()
    address = page.url
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).not_to_have_url(address)
    expect(page.locator(".verdict")).to_have_count(0)

    solved, position = early(1)
    person.resizes(PHONE)
    page = person.opens(f"/puzzles/{GAME}/{solved}")
    page.locator(f'.said [data-action="{position.best}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-right="true"]')).to_contain_text("Right!")
    expect(page.locator(".verdict")).to_be_focused()
    assert person.violations() == []
    assert person.unsaid() == []
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    tries = person.asks("/api/me/puzzles")["tries"]
    assert [(one["puzzle"], one["right"]) for one in tries if "day" not in one["puzzle"]] == [
        (failed, False),
        (solved, True),
    ]
    page = person.opens(f"/puzzles/{GAME}")
    expect(page.get_by_text("Right in a row: 1")).to_be_visible()
