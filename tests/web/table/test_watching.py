"""Watching: a pace of one's own, the result, and a chat that is kept in order."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..browsing import AHEAD, DESK, OPTION, PHONE, TIMEOUT_MS, Person

BARS = "all => all.map((bar) => bar.getBoundingClientRect().width / bar.parentElement.getBoundingClientRect().width)"
TRACKS = "all => all.map((bar) => Math.round(bar.parentElement.getBoundingClientRect().width))"


def button(page: Page, name: str) -> None:
    page.get_by_role("group", name="Playback speed").get_by_role("button", name=name).click()


def test_a_game_is_watched_at_a_pace_of_ones_own(person: Person, friend: Person) -> None:
    friend.prefers()
    table = person.sets_up("dominant-species", ["me", "me"])
    person.sits_at(table)
    page = friend.sits_at(table)
    shown, stood = page.locator(".table"), friend.ply()
    for size in (PHONE, DESK):
        friend.resizes(size)
        assert friend.violations() == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    button(page, "Pause")
    person.plays(6)
    person.asks(f"/api/tables/{table}/close", {})
    expect(page.get_by_role("button", name="Jump to live (7)")).to_be_visible()
    assert friend.ply() == stood, "it is over, but not for us"
    button(page, "Next step")
    expect(shown).to_have_attribute("data-ply", str(stood + 1))
    page.get_by_role("button", name="Resume").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(AHEAD, arg=stood + 2)
    expect(shown).to_have_attribute("data-status", "running")
    button(page, "Jump to live")
    expect(shown).to_have_attribute("data-status", "closed")
    assert friend.ply() == person.ply()


def test_the_pace_is_remembered_and_players_have_none(person: Person, friend: Person) -> None:
    friend.prefers()
    table = person.sets_up("dominant-species", ["me", "me"])
    page = friend.sits_at(table)
    button(page, "Brisk")
    page.reload()
    expect(page.get_by_role("button", name="Brisk")).to_have_attribute("aria-pressed", "true")
    person.sits_at(table).wait_for_selector(OPTION)
    expect(person.page.get_by_role("group", name="Playback speed")).to_have_count(0)


def test_bars_are_as_long_as_points_are_many(person: Person) -> None:
    page = person.sits_at(person.sets_up("evolution", ["beginner"] * 3))
    result = page.get_by_role("region", name="Result")
    expect(result).to_be_visible(timeout=3 * TIMEOUT_MS)
    points = [int(text) for text in result.locator("li strong").all_inner_texts()]
    for size in (DESK, PHONE):
        person.resizes(size)
        widths = result.locator(".bar").evaluate_all(BARS)
        assert [round(width, 2) for width in widths] == [round(n / max(points), 2) for n in points]
        assert len(set(result.locator(".bar").evaluate_all(TRACKS))) == 1


def test_people_talk_before_their_game_begins(person: Person, friend: Person) -> None:
    table = person.asks("/api/tables", {"game": "marine", "players": 2, "seats": ["me", "free"]})["id"]
    friend.asks(f"/api/tables/{table}/join", {"seat": 1})
    for somebody, text in ((person, "welcome"), (friend, "hello")):
        page = somebody.opens(f"/table/{table}")
        page.get_by_label("Message").fill(text)
        page.get_by_role("button", name="Send").click()
    expect(person.page.get_by_text("hello")).to_be_visible()
    expect(friend.page.get_by_text("welcome")).to_be_visible()
    assert person.violations() == []


def test_the_host_mutes_others_by_name_and_lets_them_speak_again(person: Person, friend: Person) -> None:
    table = person.sets_up("dominant-species", ["me", "me"])
    mine, theirs = person.sits_at(table), friend.sits_at(table)
    name = friend.asks("/api/me")["name"]
    for page, text in ((mine, "welcome"), (theirs, "hello")):
        page.get_by_role("tab", name="Chat").click()
        page.get_by_label("Message").fill(text)
        page.get_by_role("button", name="Send").click()
    expect(mine.get_by_role("button", name="Mute")).to_have_count(1)
    mine.get_by_role("button", name=f"Mute {name}").click()
    unmute = mine.get_by_role("button", name=f"Unmute {name}")
    expect(unmute).to_be_visible()
    assert person.violations() == []
    theirs.get_by_label("Message").fill("anybody?")
    theirs.get_by_role("button", name="Send").click()
    expect(theirs.get_by_role("tabpanel").get_by_role("alert")).to_be_visible()
    unmute.click()
    expect(mine.get_by_role("button", name=f"Mute {name}")).to_be_visible()
    theirs.get_by_role("button", name="Send").click()
    expect(mine.get_by_text("anybody?")).to_be_visible()


def test_an_answer_that_was_taken_back_is_offered_after_a_reload(person: Person) -> None:
    page = person.sits_at(person.sets_up("dominant-species", ["me", "me"]))
    before = person.ply()
    page.locator(OPTION).first.click()
    page.wait_for_function(AHEAD, arg=before)
    after = person.ply()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".table")).to_have_attribute("data-ply", str(before))
    page.reload()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".table")).to_have_attribute("data-ply", str(after))
