"""What the boards show in a real browser: lessons point at something, questions at their hex, clicks say why not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tangledbank
from tangledbank.core.rulebook import Json
from tangledbank.games import names as game_names
from tangledbank.lessons import lesson, lesson_names

from ...dsl import some
from ..browsing import PHONE, Person

PLAIN = {
    "P1": ".player.marked",
    "hole": ".hole.marked",
    "hand": ".hand.marked",
    "population": ".track.marked",
    "traits": ".traits.marked",
    "retrieved": ".traits .marked",
    "end": ".wanted.marked",
    "retrieve": ".wanted.marked",
}
"""Points of lessons that are no pieces of their own."""
LESSONS = [(game, name) for game in game_names() for name in lesson_names(game)]
SIZES = ["desk", "phone"]
ON_SCREENS = [(*lesson, SIZES[(k + turn) % 2]) for k, lesson in enumerate(LESSONS) for turn in range(2)]
"""Every other one is enough for every lesson on one of them."""


BOARDS = Path(__file__).parents[3] / "web" / "src" / "games"
SAID_BY_THE_TABLE = {"players", "waiting", "options", "edition"}
"""What the page around a board shows."""
REMEMBERED = {"from_deck", "reshuffled"}
"""What whoever remembers knows (EV-18.5): for programs, not drawn."""


def facts(view: Json) -> set[str]:
    """The names of everything a view tells, also of each of several things; numbers of disks have none."""
    found: set[str] = set()
    for name, value in view.items():
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
        told = [part for part in parts if isinstance(part, dict) and not all(isinstance(n, int) for n in part.values())]
        found |= {name}.union(*told)
    return found


@pytest.mark.parametrize("name", game_names())
def test_a_board_reads_everything_that_a_seat_may_see(name: str) -> None:
    folders = [BOARDS / name] if name == "evolution" else [BOARDS / name, BOARDS / "earth"]
    sources = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    drawn = "".join(path.read_text(encoding="utf-8") for path in sources)
    read = set(re.findall(r"[.{,]\s*(\w+)\b(?![:?])", drawn))
    assert facts(tangledbank.new(name, players=3, seed=1).view(0)) - read - SAID_BY_THE_TABLE - REMEMBERED == set()


@pytest.mark.parametrize(("game", "name", "size"), some(ON_SCREENS, 2))
def test_whatever_a_lesson_points_at_is_marked_and_in_sight(person: Person, game: str, name: str, size: str) -> None:
    if size == "phone":
        person.resizes(PHONE)
    page = person.opens(f"/learn/{game}/{name}")
    steps = [step for part in lesson(game, name).parts for step in part.steps]
    for k, step in enumerate(steps):
        expect(page.locator(".guide progress")).to_have_js_property("value", k + 1)
        page.wait_for_selector(".guide:not(:has([role=status]))")
        found = [page.locator(PLAIN.get(point, f'[data-token="{point}"].marked')) for point in step.points]
        for marks in found:
            expect(marks).not_to_have_count(0)
        expect(found[0].locator("visible=true").first).to_be_visible()
        if k + 1 < len(steps):
            page.locator(".ways button").last.click()


def reaches(person: Person, verb: str, *ways: str) -> None:
    """Play alone until a verb is asked for, by these answers where they can be given."""
    person.sits_at(person.sets_up("dominant-species", ["me", "me"], seed=5))
    for _ in range(200):
        person.page.wait_for_selector("[data-action]:enabled")
        if person.page.query_selector(f'[data-action^="{verb} "]'):
            return
        ply = person.ply()
        way = person.page.query_selector(", ".join([f'[data-action^="{way}"]' for way in ways]))
        (way or person.page.query_selector_all("[data-action]:enabled")[-1]).click()
        person.page.wait_for_selector(f'.table:not([data-ply="{ply}"])')
    pytest.fail(f"{verb} was never asked for")


def test_a_question_about_a_hex_marks_it_and_no_other(person: Person) -> None:
    reaches(person, "cubes", "pawn speciation", "speciate ")
    question = person.page.inner_text(".question h2")
    marked = person.page.locator(".hex.marked").evaluate_all("found => found.map((hex) => hex.dataset.token)")
    assert [f" {tile} (" in question for tile in marked] == [True]


def test_a_click_on_a_corner_that_cannot_be_chosen_names_the_rule(person: Person) -> None:
    reaches(person, "corner", "pawn abundance", "take ")
    person.page.locator(".corner:not(.lit)").first.click(force=True)
    expect(person.page.locator(".objection a").first).to_have_attribute("href", "/rules/dominant-species#DS-2.9")


@pytest.mark.parametrize("size", some(SIZES[::-1], 2))
def test_answers_say_what_a_card_does(person: Person, size: str) -> None:
    reaches(person, "card", "pawn domination", "dominate ")
    if size == "phone":
        person.resizes(PHONE)
        person.page.get_by_role("tab", name="Choices").click()
    answers = person.page.locator("[data-action^='card ']")
    assert answers.count() == person.page.locator("[data-action^='card '] small").count() > 1
    expect(answers.first.locator("small")).to_be_visible()
    cards = person.page.locator(".track .lit")
    assert all(len(card.text_content() or "") < 40 for card in cards.all()), "the eye reads it, its name is short"
    assert cards.count() == person.page.locator(".track .lit small:not(.folded)").count()
    assert person.unsaid() == []


@pytest.mark.parametrize(("game", "verb"), [("evolution", "food "), ("marine", "keep ")])
def test_answers_of_the_first_question_say_what_is_chosen(person: Person, game: str, verb: str) -> None:
    page = person.sits_at(person.sets_up(game, ["me", "me"], seed=3))
    page.locator(".curtain-open").click()
    answers = page.locator(f"[data-action^='{verb}']")
    expect(answers.first.locator("small")).to_be_visible()
    texts = answers.locator("small").all_inner_texts()
    assert len(texts) == len(set(texts)) > 1
    assert person.violations() == []


def test_own_species_are_yours_and_those_of_others_have_names(person: Person) -> None:
    person.sits_at(person.sets_up("evolution", ["me", "beginner"], seed=3))
    page = person.page
    page.locator("[data-action]:enabled").first.click()
    page.wait_for_selector('[data-action^="trait "]', state="attached")
    for button in page.locator('[data-action^="trait "]').all():
        assert "your species" in (button.text_content() or "")
    names = [one.get_attribute("aria-label") or "" for one in page.locator(".species > .target").all()]
    assert {name.split(" species ")[0] for name in names} == {"Anning’s", "Your"}
