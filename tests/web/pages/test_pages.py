"""Every page: it opens, it is titled, it has no accessibility violation, and what does not exist is said kindly."""

from __future__ import annotations

import re
import time
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Served

from ..browsing import PHONE, PIECE, Person, played

BOARD = ".replay > .board > *"
"""There may be no piece on it: all species of the last position can be extinct."""
SHOWN = "[...document.querySelectorAll('.replay > .now, .replay > .board')].map((one) => one.innerText).join()"
MOST_SCRIPT = 150_000
"""Bytes of JavaScript, compressed, before the first page is complete."""
PAGES = {
    "": ["/"],
    "new": ["/new/evolution", "/new/dominant-species", "/new/marine"],
    "join": ["/join#nothing"],
    "confirm": ["/confirm#nothing"],
    "drop": ["/replay"],
    "choose": ["/learn"],
    "learn": ["/learn/evolution", "/learn/dominant-species", "/learn/marine"],
    "rules": [
        "/rules",
        "/rules/evolution",
        "/rules/evolution?part=rules",
        "/rules/dominant-species",
        "/rules/dominant-species#DS-4.4",
        "/rules/marine",
    ],
    "bots": ["/bots"],
    "settings": ["/settings"],
    "account": ["/account"],
    "history": ["/history"],
    "people": ["/people/nobody"],
    "leaderboard": ["/leaderboard"],
    "reset": ["/reset#nothing"],
    "seeks": ["/seeks"],
    "daily": ["/daily"],
    "results": [f"/daily/marine/{date.today()}"],
    "puzzles": ["/puzzles", "/puzzles/dominant-species"],
    "reports": ["/reports"],
    "missing": ["/nowhere"],
}
"""By their names in the client. Tables, replays, reviews and puzzles are looked at where there are some."""
APP = Path(__file__).parents[3] / "web" / "src" / "App.svelte"


def test_no_page_is_forgotten() -> None:
    known = re.findall(r'^    "?(\w*)"?: \(\) => (?:import|Promise)', APP.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(known) == sorted([*PAGES, "table", "replay", "review", "solve"])


@pytest.mark.parametrize("path", [path for paths in PAGES.values() for path in paths])
def test_a_page_has_one_heading_a_title_and_no_violation(reader: Person, path: str) -> None:
    page = reader.opens(path)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert page.locator("h1").count() == 1
    assert "Tangled Bank" in page.title()
    assert reader.unsaid() == []
    assert reader.violations() == []
    reader.resizes(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/nowhere", "Page not found"),
        ("/table/nothing", "There is no such table"),
        ("/replay/nothing", "Nothing to replay here"),
        ("/learn/chess", "There is no such game"),
        ("/rules/chess", "There is no such game"),
        ("/new/chess", "There is no such game"),
        ("/join", "This invitation does not work"),
    ],
)
def test_an_unknown_link_gets_a_friendly_page(reader: Person, path: str, title: str) -> None:
    page = reader.opens(path)
    expect(page.locator("main h1")).to_have_text(title)
    assert reader.violations() == []
    page.locator("main a").first.click()
    page.wait_for_function("path => location.pathname + location.hash !== path", arg=path)
    expect(page.locator("main h1")).not_to_have_text(title)


def test_an_ended_table_is_told_and_replayed(person: Person, friend: Person) -> None:
    """Also to somebody who was not there, and also if it was closed before the end."""
    table = person.sets_up("evolution", ["me", "beginner"])
    assert person.asks(f"/api/tables/{table}/close", {})["status"] == "closed"
    page = friend.sits_at(table)
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text("This table was closed before the end.")
    assert friend.violations() == []
    result.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_full_table_is_told(person: Person, friend: Person, browser: Browser, served: Served) -> None:
    table = person.asks("/api/tables", {"game": "marine", "players": 2, "seats": ["me", "free"]})["id"]
    token = person.asks(f"/api/tables/{table}/invite", {"seat": 1})["token"]
    third = Person(browser, served)
    page = third.opens(f"/join#{token}")
    accept = page.get_by_role("button", name="Take my seat")
    expect(accept).to_be_visible()
    assert third.violations() == []
    assert "id" in friend.asks(f"/api/tables/{table}/join", {"seat": 1})
    accept.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("This invitation does not work")
    expect(page.locator("main")).to_contain_text("Somebody else already has this seat.")
    third.opens(f"/table/{table}")
    expect(page.locator("main").get_by_role("status").first).to_contain_text(
        "Everyone is here. The host starts the game."
    )
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
    assert third.violations() == []
    person.asks(f"/api/tables/{table}/start", {})
    expect(page.locator(PIECE).first).to_be_visible()
    third.leaves()


WRONG = {
    "other": b"no record",
    "empty": b"",
    "binary": bytes(range(256)) * 40,
    "broken": b"tangledbank record 1\n",
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_file_is_refused_kindly(reader: Person, kind: str) -> None:
    page = reader.opens("/replay")
    page.set_input_files("input[type=file]", {"name": "x.tbr", "mimeType": "text/plain", "buffer": WRONG[kind]})
    expect(page.get_by_role("alert")).to_contain_text("This file cannot be replayed")
    assert reader.unsaid() == []
    assert reader.violations() == []


def test_back_and_forward_work(person: Person) -> None:
    page, trail = person.page, [here(person, "")]
    for name in ("Settings", "Bots", "Tangled Bank"):
        page.get_by_role("link", name=name, exact=True).click()
        trail.append(here(person, trail[-1][1]))
    page.get_by_role("button", name="Play now: Evolution").click()
    trail.append(here(person, trail[-1][1]))
    for url, title in trail[-2::-1]:
        page.go_back()
        expect(page).to_have_url(url)
        expect(page.locator("main h1")).to_have_text(title)
    for url, title in trail[1:]:
        page.go_forward()
        expect(page).to_have_url(url)
        expect(page.locator("main h1")).to_have_text(title)
    assert person.plays(2)["options"] == 2


def test_the_way_back_leads_to_where_one_was(reader: Person) -> None:
    page = reader.opens("/rules/marine?part=rules")
    page.locator("[id='DSM-17.2']").scroll_into_view_if_needed()
    expect(page.locator("[id='DSM-17.2']")).to_be_in_viewport()
    wait_for(page, "history.state?.y > 1000")
    page.evaluate("document.querySelector('header a[href=\"/bots\"]').click()")
    expect(page.locator("main h1")).to_have_text("Who are the bots?")
    page.go_back()
    expect(page.locator("[id='DSM-17.2']")).to_be_in_viewport()
    page.go_forward()
    expect(page.locator("main h1")).to_have_text("Who are the bots?")
    wait_for(page, "scrollY === 0")


def wait_for(page: Page, script: str) -> None:
    """Until it is true; Playwright's own way is against the page's policy."""
    deadline = time.monotonic() + 20
    while not page.evaluate(script):
        assert time.monotonic() < deadline, script
        page.wait_for_timeout(50)


def test_rules_are_read_in_every_language(person: Person) -> None:
    page = person.opens("/rules/evolution?part=rules")
    rule = page.locator("[id='EV-1.1'] .text")
    seen: set[str] = set()
    for lang in ("en", "pl", "it", "hu"):
        page.get_by_role("combobox").first.select_option(lang)
        for before in seen:
            expect(rule).not_to_have_text(before)
        seen.add(rule.inner_text())
    assert len(seen) == 4


def here(person: Person, before: str) -> tuple[str, str]:
    """The address and the heading of the next page."""
    heading = person.page.locator("main h1")
    expect(heading).not_to_have_text(before)
    return person.page.url, heading.inner_text()


def test_the_first_page_is_light(browser: Browser, served: Served) -> None:
    person = Person(browser, served)
    assert 0 < person.loads("/") <= MOST_SCRIPT
    person.leaves()


def test_replay_scrubs_through_a_game(person: Person) -> None:
    table = person.asks("/api/records", {"record": str(played("evolution", 2, seed=3).record())})["id"]
    page = person.opens(f"/replay/{table}")
    slider = page.get_by_role("slider")
    slider.focus()
    last = int(slider.get_attribute("max") or 0)
    now = position(page, 0)
    seen = {0: now}
    for key, ply in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        now = position(page, ply, now)
        assert seen.setdefault(ply, now) == now
    slider.fill("20")
    now = position(page, 20, now)
    assert person.violations() == []
    assert position(person.opens(f"/replay/{table}?ply=20"), 20) == now, "the link leads to the moment"


def position(page: Page, ply: int, before: str = "") -> str:
    """What a replay shows after so many answers, when it is no longer what it showed before."""
    page.wait_for_selector(BOARD)
    page.wait_for_function(
        f"([ply, before]) => location.search === `?ply=${{ply}}` && {SHOWN} !== before", arg=[ply, before]
    )
    return str(page.evaluate(SHOWN))
