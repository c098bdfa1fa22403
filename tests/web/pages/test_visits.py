"""What happens around the tables: invitations, leaving a page too early, links that are followed, one's own games."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.server.serving import Served

from ..browsing import Person

SLOW = 700
"""Milliseconds that an answer takes while its reader goes elsewhere."""


def delay(person: Person, path: str) -> None:
    """The server takes its time."""

    def later(route: Route) -> None:
        person.page.wait_for_timeout(SLOW)
        route.continue_()

    person.page.route(path, later)


# ---- invitations -------------------------------------------------------------------------------
def test_an_invitation_tells_what_it_is_for_before_it_is_accepted(person: Person, friend: Person) -> None:
    host = person.asks("/api/me")["name"]
    wish = {"game": "marine", "players": 3, "seats": ["me", "free", "casual"], "options": {"deck": "short"}}
    table = person.asks("/api/tables", wish)["id"]
    token = person.asks(f"/api/tables/{table}/invite", {"seat": 1})["token"]
    page = friend.opens(f"/join#{token}")
    for text in ("Dominant Species: Marine", f"{host} has reserved a seat for you.", "Bot, casual", "short (20 cards)"):
        expect(page.get_by_text(text, exact=True)).to_be_visible()
    assert friend.violations() == []
    page.get_by_role("button", name="Take my seat").click()
    page.wait_for_url(f"**/table/{table}")
    expect(page.get_by_text("you", exact=True)).to_be_visible()


def test_another_invitation_in_the_same_window_is_another_one(reader: Person) -> None:
    tokens = []
    for game in ("marine", "evolution"):
        table = reader.asks("/api/tables", {"game": game, "players": 2, "seats": ["me", "free"]})["id"]
        tokens.append(reader.asks(f"/api/tables/{table}/invite", {"seat": 1})["token"])
    page = reader.opens(f"/join#{tokens[0]}")
    expect(page.get_by_role("heading", name="Dominant Species: Marine")).to_be_visible()
    page.evaluate("token => { location.hash = token }", tokens[1])
    expect(page.get_by_role("heading", name="Evolution")).to_be_visible()


# ---- mail --------------------------------------------------------------------------------------
def test_only_a_person_confirms_an_address(person: Person, served: Served) -> None:
    token = served.context.auth.question(person.asks("/api/me")["id"], "me@example.org")
    person.asks("/api/me/notices", {"email": "me@example.org", "hook": ""})
    page = person.opens(f"/confirm#{token}")
    assert person.violations() == []
    assert person.asks("/api/me")["confirmed"] is False
    page.get_by_role("button", name="Yes, it is mine").click()
    expect(page.get_by_role("heading", name="Thank you")).to_be_visible()
    assert person.asks("/api/me")["confirmed"] is True


def test_a_broken_link_of_a_mail_gets_a_friendly_page(reader: Person) -> None:
    page = reader.opens("/confirm#nothing")
    page.get_by_role("button", name="Yes, it is mine").click()
    expect(page.get_by_role("heading", name="This link does not work")).to_be_visible()


@pytest.mark.parametrize(("confirmed", "text"), [(True, "is confirmed."), (False, "is not confirmed yet")])
def test_the_settings_say_whether_the_address_is_confirmed(person: Person, confirmed: bool, text: str) -> None:
    me = {**person.asks("/api/me"), "email": "me@example.org", "mails": True, "confirmed": confirmed}
    person.page.route("**/api/me", lambda route: route.fulfill(body=json.dumps(me), content_type="application/json"))
    page = person.opens("/settings")
    expect(page.get_by_text(f"me@example.org {text}")).to_be_visible()


# ---- accounts ----------------------------------------------------------------------------------
def test_a_password_is_changed_and_only_the_new_one_signs_in(person: Person) -> None:
    old, new = "correct horse", "battery staple"
    person.asks("/api/me/sign-up", {"name": "Ada", "password": old})
    page = person.opens("/account")
    form = page.locator("section").filter(has=page.get_by_role("heading", name="Change password"))
    attempts = [
        ("wrong one", page.get_by_role("alert"), "old password is wrong"),
        (old, form.get_by_role("status"), "has been changed"),
    ]
    for given, where, text in attempts:
        form.get_by_label("Old password").fill(given)
        form.get_by_label("New password, at least 8 characters").fill(new)
        form.get_by_role("button", name="Change password").click()
        expect(where).to_contain_text(text)
        assert person.violations() == []
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(form.get_by_label("Old password")).to_have_value("")
    page.get_by_role("button", name="On this device").click()
    page.wait_for_url(f"{person.home}/")
    signs_in(person, "Ada", old)
    expect(page.get_by_role("alert")).to_contain_text("Name or password is wrong.")
    signs_in(person, "Ada", new)
    page.wait_for_url(f"{person.home}/")
    expect(person.opens("/account").get_by_text("You are signed in as Ada.")).to_be_visible()


def signs_in(person: Person, name: str, password: str) -> None:
    page = person.opens("/account")
    form = page.locator("section").filter(has=page.get_by_role("heading", name="Sign in"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Sign in").click()


# ---- who leaves is not called back ----------------------------------------------------------------
@pytest.mark.parametrize(("path", "button"), [("**/api/tables", "Play now: Evolution"), ("**/api/records", "")])
def test_a_table_that_comes_too_late_calls_nobody_back(person: Person, path: str, button: str) -> None:
    delay(person, path)
    page = person.page
    with page.expect_response(path):
        if button:
            page.get_by_role("button", name=button).click()
        else:
            with page.expect_request(path):
                page.get_by_role("link", name="Learn: Evolution").click()
        page.get_by_role("link", name="Settings").click()
        page.wait_for_url("**/settings")
    page.wait_for_timeout(300)
    assert page.url == f"{person.home}/settings"


def test_a_newcomer_is_offered_the_lesson_once(browser: Browser, served: Served) -> None:
    person = Person(browser, served, newcomer=True)
    page = person.opens("/")
    page.get_by_role("button", name="Play now: Evolution", exact=True).click()
    expect(page.get_by_role("link", name="Yes, with the guide")).to_be_focused()
    assert person.violations() == []
    page.get_by_role("button", name="No, to the table").click()
    page.wait_for_selector(".table")
    page = person.opens("/")
    page.get_by_role("button", name="Play now: Dominant Species", exact=True).click()
    page.wait_for_selector(".table")
    person.leaves()


def test_the_way_back_from_the_rules_leads_on_in_the_lesson(person: Person) -> None:
    page = person.opens("/learn/evolution")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Skip this step").click()
    page.wait_for_selector(".lesson[data-step='3'] .wanted")
    page.get_by_role("link", name="Rules", exact=True).click()
    page.wait_for_selector("main h1")
    page.go_back()
    page.wait_for_selector(".lesson[data-step='3'] .wanted")


# ---- reading and choosing --------------------------------------------------------------------------
@pytest.mark.parametrize(
    "path", ["/new", "/rules/evolution?part=cards", "/rules/marine?part=words", "/rules/marine?part=rules"]
)
def test_there_is_no_violation(reader: Person, path: str) -> None:
    page = reader.opens(path)
    page.wait_for_load_state("networkidle")
    assert page.locator("h1").count() == 1
    assert reader.violations() == []


@pytest.mark.parametrize("part", ["", "?part=rules"])
def test_a_link_to_a_rule_leads_there_again_and_again(reader: Person, part: str) -> None:
    page = reader.opens(f"/rules/evolution{part}")
    link = page.locator(".contents a").nth(5)
    link.click()
    page.wait_for_function("scrollY > 400")
    page.evaluate("scrollTo(0, 0)")
    link.click()
    page.wait_for_function("scrollY > 400")


def test_what_is_looked_for_does_not_hide_a_rule_that_is_linked(reader: Person) -> None:
    page = reader.opens("/rules/evolution")
    page.get_by_role("searchbox").fill("EV-1.1")
    link = page.locator(".rule .see a").first
    wanted = (link.get_attribute("href") or "").removeprefix("#")
    expect(page.locator(f"[id='{wanted}']")).to_have_count(0)
    link.click()
    expect(page.locator(f"[id='{wanted}']")).to_be_in_viewport()


def test_who_plays_which_animal_is_chosen(reader: Person) -> None:
    page = reader.opens("/new/dominant-species")
    page.get_by_label("Animals", exact=True).select_option("chosen here")
    page.get_by_label("Seat 1: Animals").select_option("Insects")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table")
    table = reader.asks(f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    assert table["options"]["animals"] == "insect,reptile,bird,amphibian"


def test_many_own_games_do_not_hide_how_to_begin_another(person: Person) -> None:
    for _ in range(5):
        person.sets_up("evolution", ["me", "beginner"])
    page = person.opens("/")
    expect(page.get_by_role("button", name="All your games (5)")).to_be_visible()
    for game in ("Evolution", "Dominant Species", "Dominant Species: Marine"):
        expect(page.get_by_role("button", name=f"Play now: {game}", exact=True)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="All your games (5)").click()
    expect(page.locator(".yours li")).to_have_count(5)


def test_another_page_is_announced_and_the_keyboard_begins_there(person: Person) -> None:
    page = person.page
    page.get_by_role("link", name="Bots", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Bots · Tangled Bank")).to_have_count(1)
    assert page.evaluate("document.activeElement.id") == "main"


def test_a_page_that_is_left_does_not_begin_once_more(person: Person) -> None:
    asked: list[str] = []
    page = person.page
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/api/ladder") else None)
    page.get_by_role("link", name="Bots", exact=True).click()
    page.wait_for_selector("main table")
    page.get_by_role("link", name="Settings", exact=True).click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(asked) == 1
