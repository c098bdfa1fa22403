"""What others do: shown in its order, skipped, summed up, pointed at, heard, and said by the tab."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Served

from ...dsl import some
from ..browsing import AHEAD, DESK, GAMES, OPTION, PHONE, Person

WATCH = """
window.captions = []; window.moved = 0; window.beats = 0; window.sounds = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.sounds += 1; } };
const note = (text) => text && window.captions.at(-1) !== text && window.captions.push(text);
new MutationObserver(() => {
  note(document.querySelector(".caption p")?.textContent.trim());
  window.moved = Math.max(window.moved, document.querySelectorAll(".motions > *").length);
  window.beats = Math.max(window.beats, document.querySelectorAll(".board .beat").length);
}).observe(document, { childList: true, subtree: true, characterData: true, attributeFilter: ["class"] });
"""
"""Notes every caption, and how much moved or was marked at once."""
SEATS = ["me", "beginner", "beginner", "beginner"]
CAPTION = ".caption"
NEW = "[role=tabpanel] .new + ol li"


def plans(person: Person, game: str = "dominant-species", **settings: object) -> Page:
    """A table of bots where it is this person's turn."""
    person.context.add_init_script(WATCH)
    person.prefers(**settings)
    page = person.sits_at(person.sets_up(game, SEATS, seed=5))
    page.wait_for_selector(OPTION)
    page.wait_for_selector(CAPTION, state="detached")
    return page


def answers(person: Person) -> None:
    """Gives the first answer; the others play until it is their turn again."""
    before = person.ply()
    person.page.locator(OPTION).first.click()
    person.page.wait_for_function(AHEAD, arg=before + 3)


def test_the_answers_of_the_others_are_shown_in_their_order(person: Person) -> None:
    page = plans(person, pace="brisk")
    page.evaluate("window.captions = []")
    answers(person)
    expect(page.locator(OPTION).first).to_be_enabled()  # nobody waits
    page.locator(CAPTION).wait_for()
    page.locator(CAPTION).wait_for(state="detached")
    lines = page.locator(NEW).all_inner_texts()
    assert len(lines) == 3
    assert page.evaluate("window.captions") == lines
    assert page.evaluate("window.moved") > 0
    assert person.unsaid() == []


@pytest.mark.parametrize("skip", some(["key", "click", "button"], 3))
def test_one_is_in_the_present_at_once(person: Person, skip: str) -> None:
    page = plans(person, pace="calm")
    answers(person)
    page.locator(CAPTION).wait_for()
    if skip == "key":
        page.keyboard.press("Escape")
    elif skip == "click":
        page.locator(".board .status").click()
    else:
        page.get_by_role("button", name="Skip").click()
    expect(page.locator(CAPTION)).to_have_count(0)
    expect(page.locator(NEW)).to_have_count(3)
    assert page.locator(".motions > *").count() == 0


def test_an_answer_counts_while_the_past_is_shown(person: Person) -> None:
    page = plans(person, pace="calm")
    answers(person)
    page.locator(CAPTION).wait_for()
    before = person.ply()
    page.locator(".board .lit").first.click()
    page.wait_for_function(AHEAD, arg=before)


def test_without_motion_pieces_are_marked_instead(person: Person) -> None:
    page = plans(person, pace="brisk", motion="none")
    answers(person)
    page.locator(CAPTION).wait_for()
    page.locator(CAPTION).wait_for(state="detached")
    assert page.evaluate("[window.moved, window.beats > 0]") == [0, True]


def test_what_is_new_is_summed_up_and_can_be_seen_again(person: Person) -> None:
    page = plans(person, pace="at-once")
    answers(person)
    log = page.get_by_role("tabpanel")
    expect(log.locator("summary")).to_have_text("Since your last turn")
    expect(log.locator("details li")).to_have_count(3)
    expect(page.locator(".board .fresh")).to_have_count(3)
    assert page.evaluate("window.captions") == []
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Playback speed").select_option("calm")
    page.get_by_role("tab", name="Log").click()
    assert person.violations() == []
    page.get_by_role("button", name="Play again").click()
    page.locator(CAPTION).wait_for()
    page.keyboard.press("Escape")
    answers(person)
    page.keyboard.press("Escape")
    expect(page.locator(NEW)).to_have_count(3)


def test_whoever_was_away_reads_first_what_happened(person: Person) -> None:
    page = plans(person, pace="calm")
    answers(person)
    page.evaluate("""() => {
      const marks = JSON.parse(localStorage.getItem("tangledbank-since"));
      for (const mark of Object.values(marks)) mark.at -= 3_600_000;
      localStorage.setItem("tangledbank-since", JSON.stringify(marks));
    }""")
    page.reload()
    told = page.get_by_role("region", name="While you were away")
    expect(told.locator("li")).to_have_count(3)
    for size in (DESK, PHONE):
        person.resizes(size)
        assert person.violations() == []
    told.get_by_role("button", name="Play again").click()
    expect(told).to_have_count(0)
    page.locator(CAPTION).wait_for()


def test_a_line_of_the_log_and_its_place_point_at_each_other(person: Person) -> None:
    page = plans(person, pace="at-once")
    answers(person)
    line = page.locator(NEW).locator("button.line").last
    line.hover()
    marked = page.locator(".board .marked[data-token*='-']")
    expect(marked).to_have_count(1)
    token = marked.get_attribute("data-token")
    page.locator("header.wide").hover()
    expect(marked).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(f".board [data-token='{token}']").hover()
    expect(page.locator("[role=tabpanel] li.about")).to_have_text([line.inner_text()])
    page.locator("header.wide").hover()
    line.focus()
    expect(marked).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(marked).not_to_have_attribute("data-token", token or "")


def test_the_tab_says_whose_turn_it_is_and_nothing_sounds_unasked(person: Person) -> None:
    page = plans(person, pace="brisk")
    expect(page).to_have_title("Your turn – Dominant Species · Tangled Bank")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    answers(person)
    page.locator(CAPTION).wait_for()
    page.locator(CAPTION).wait_for(state="detached")
    assert page.evaluate("window.sounds") == 0
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Sounds").check()
    answers(person)
    page.wait_for_function("window.sounds === 1")
    page.get_by_role("link", name="Tangled Bank").click()
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_moves_and_none_makes_a_mistake(person: Person, game: str) -> None:
    page = plans(person, game, pace="brisk")
    person.plays(4, spread=5)
    page.wait_for_function("window.moved > 0")
    assert person.unsaid() == []


def test_the_commonest_answer_has_a_button_of_its_own(browser: Browser, served: Served) -> None:
    person = Person(browser, served, PHONE)
    page = person.sits_at(person.sets_up("evolution", ["me", "beginner"], seed=5))
    page.locator(".hand .lit").first.tap()  # the food card
    own = page.get_by_role("group", name="Other choices").get_by_role("button", name="End the turn")
    expect(own).to_be_in_viewport()
    before = person.ply()
    own.tap()
    page.wait_for_function(AHEAD, arg=before)
    person.leaves()


def test_nobody_is_asked_where_only_bots_play(person: Person) -> None:
    page = plans(person, pace="at-once")
    answers(person)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(page.get_by_role("button", name="Ask to undo")).to_have_count(0)


def test_whoever_sits_down_is_no_spectator_any_more(person: Person, friend: Person) -> None:
    table = person.asks("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "free"]})["id"]
    person.opens(f"/table/{table}")
    page = friend.opens(f"/table/{table}")
    page.wait_for_selector("h1")
    friend.asks(f"/api/tables/{table}/join", {"seat": 1})
    person.asks(f"/api/tables/{table}/start", {})
    for shown in (person.page, page):
        shown.get_by_role("tab", name="Table").click()
        expect(shown.get_by_text("1 spectator")).to_have_count(0)
    expect(person.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(2)
