"""Every page: it opens, it is titled, it has no accessibility violation, and what does not exist is said kindly."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .browsing import DESK, PHONE, Person

PAGES = [
    "/",
    "/new/evolution",
    "/new/marine",
    "/join#nothing",
    "/rules/evolution",
    "/rules/dominant-species#DS-4.4",
    "/rules/marine",
    "/bots",
    "/settings",
    "/account",
    "/replay",
    "/learn/evolution",
]
GAMES = ["evolution", "dominant-species", "marine"]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_one_heading_a_title_and_no_violation(person: Person, path: str) -> None:
    page = person.opens(path)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert page.locator("h1").count() == 1
    assert "Tangled Bank" in page.title()
    assert person.violations() == []
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_no_violation(person: Person, game: str) -> None:
    page = person.sits_at(person.sets_up(game, ["me", "beginner", "beginner", "beginner"]))
    person.plays(6)
    for size in (DESK, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_timeout(300)
        assert person.violations() == []


@pytest.mark.parametrize("palette", ["dark", "colour-blind", "contrast"])
def test_every_palette_has_enough_contrast(person: Person, palette: str) -> None:
    page = person.opens("/settings")
    page.wait_for_selector("main h1")
    page.evaluate("palette => localStorage.setItem('tangledbank', JSON.stringify({palette}))", palette)
    for game in GAMES:
        person.sits_at(person.sets_up(game, ["me", "beginner", "beginner"]))
        person.plays(4)
        assert page.evaluate("document.documentElement.dataset.palette") == palette
        assert person.violations() == []


@pytest.mark.parametrize(
    "path", ["/nowhere", "/table/nothing", "/replay/nothing", "/learn/chess", "/rules/chess", "/new/chess"]
)
def test_what_does_not_exist_gets_a_friendly_page(person: Person, path: str) -> None:
    page = person.opens(path)
    page.wait_for_selector("main h1")
    expect(page.locator("main a").first).to_be_visible()


def test_a_wrong_file_is_refused_kindly(person: Person) -> None:
    page = person.opens("/replay")
    page.wait_for_selector("input[type=file]", state="attached")
    page.set_input_files("input[type=file]", {"name": "x.tbr", "mimeType": "text/plain", "buffer": b"no record"})
    expect(page.get_by_role("alert")).to_be_visible()


def test_back_and_forward_work(person: Person) -> None:
    page = person.opens("/")
    page.get_by_role("link", name="Settings").click()
    page.wait_for_url("**/settings")
    page.get_by_role("link", name="Bots").click()
    page.wait_for_url("**/bots")
    page.go_back()
    expect(page).to_have_url(f"{person.home}/settings")
    page.go_forward()
    expect(page).to_have_url(f"{person.home}/bots")


def test_the_first_page_is_light_and_asks_nobody_else(person: Person) -> None:
    sizes: list[int] = []
    page = person.page
    page.on(
        "response",
        lambda answer: sizes.append(int(answer.headers.get("content-length", 0))) if ".js" in answer.url else None,
    )
    page.reload()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < 450_000  # not compressed; scripts/web_size.py knows the compressed size


def test_replay_scrubs_through_a_game(person: Person) -> None:
    table = person.sets_up("evolution", ["me", "beginner"])
    person.sits_at(table)
    person.plays()
    page = person.opens(f"/replay/{table}")
    slider = page.get_by_role("slider").first
    slider.focus()
    page.keyboard.press("Home")
    page.wait_for_function("() => new URLSearchParams(location.search).get('ply') === '0' || !location.search")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => new URLSearchParams(location.search).get('ply') === '1'")
    page.keyboard.press("End")
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('ply')) > 20")
    assert person.violations() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins(person: Person, game: str) -> None:
    page = person.opens(f"/learn/{game}")
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert person.violations() == []
