"""Two people with accounts, two browsers: a rated game, what it does to profiles, devices, a forgotten password."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email import message_from_bytes, policy

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Served
from tests.server.sinks import MailSession, Sink, sink

from ..browsing import PHONE, Person

PASSWORD = "long enough"


@pytest.fixture(scope="module")
def box() -> Iterator[Sink]:
    with sink(MailSession) as found:
        yield found


@pytest.fixture(scope="module")
def served(browser: Browser, box: Sink, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    mail = {"mail_server": "127.0.0.1", "mail_port": box.port, "mail_security": "none", "mail_from": "t@b.example"}
    with Served(tmp_path_factory.mktemp("served"), public_address="https://games.example", **mail) as running:
        yield running


def sign_up(person: Person, name: str) -> Page:
    page = person.opens("/account")
    form = page.locator("section", has=page.get_by_role("heading", name="Create an account"))
    form.get_by_label("Name").fill(name)
    form.get_by_label(re.compile("^Password")).fill(PASSWORD)
    form.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    return page


def test_two_people_play_a_rated_game_and_their_profiles_tell_of_it(person: Person, friend: Person) -> None:
    sign_up(person, "Anna Amber")
    sign_up(friend, "Béla Beech")
    page = person.opens("/new/evolution")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    switch = page.get_by_role("switch", name="Rated")
    expect(switch).to_be_disabled()
    page.get_by_role("button", name="Me and friends").click()
    switch.check()
    expect(page.get_by_role("radio", name=re.compile("^In one sitting"))).to_be_checked()
    assert person.violations() == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    key = person.table
    expect(page.get_by_text("It counts for ratings")).to_be_visible()
    expect(page.get_by_role("combobox")).to_have_count(1)  # the language: no bots can be chosen
    friend.opens(f"/table/{key}").get_by_role("button", name="Sit here: Seat 2").click()
    expect(page.get_by_role("link", name="Béla Beech")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for somebody in (person, friend):
        somebody.page.wait_for_selector(".table[data-status=running]")
        expect(somebody.page.get_by_role("button", name="Hint")).to_have_count(0)
    person.skips(friend, left=12)
    friend.plays_on()
    person.plays()
    for somebody in (person, friend):
        somebody.page.wait_for_selector(".table[data-status=over]")
        expect(somebody.page.locator(".result .rating")).to_have_count(2)
    shown = person.page.locator(".result .rating").all_inner_texts()
    assert any("(+" in text for text in shown) or all("±0" in text for text in shown), shown

    page = friend.opens("/people/anna%20amber")
    expect(page.get_by_role("heading", name="Anna Amber")).to_be_visible()
    expect(page.get_by_text("1 game finished")).to_be_visible()
    expect(page.get_by_text("1 rated game", exact=False).first).to_be_visible()
    assert friend.unsaid() == []
    assert friend.violations() == []
    friend.resizes(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("link", name="Leaderboard").click()
    expect(page.get_by_text("Nobody has played enough rated games yet.")).to_be_visible()
    assert friend.violations() == []


def test_a_device_is_signed_out_from_another_one(person: Person, friend: Person) -> None:
    sign_up(person, "Dora")
    page = friend.opens("/account")
    form = page.locator("section", has=page.get_by_role("heading", name="Sign in", exact=True))
    form.get_by_label("Name").fill("dora")
    form.get_by_label(re.compile("^Password")).fill(PASSWORD)
    form.get_by_role("button", name="Sign in").click()
    page.wait_for_url(re.compile("/$"))
    page = person.opens("/account")
    devices = page.get_by_role("region", name="Where you are signed in")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    expect(devices.get_by_text("Chrome, Linux")).to_have_count(2)
    assert person.violations() == []
    devices.get_by_role("button").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(friend.opens("/account").get_by_text("You are playing as the guest")).to_be_visible()
    expect(page.get_by_text("You are signed in as Dora.")).to_be_visible()


def test_a_forgotten_password_is_set_by_mail(person: Person, friend: Person, served: Served, box: Sink) -> None:
    sign_up(person, "Emil")
    user = person.asks("/api/me")["id"]
    store = served.context.store
    served.does(store.set_notices(user, "emil@mail.example", "", "en"))
    served.does(store.confirm(user, "emil@mail.example"))
    page = friend.opens("/account")
    page.get_by_text("Forgotten your password?").click()
    form = page.locator("details", has_text="Forgotten your password?")
    form.get_by_label("Name").fill("Emil")
    form.get_by_role("button", name="Send the link").click()
    expect(page.get_by_text("the e-mail is on its way")).to_be_visible()
    assert friend.violations() == []
    raw = box.wait(1)[-1]
    found = re.search(r"/reset#\S+", message_from_bytes(raw, policy=policy.default).get_content())
    assert found is not None
    page = friend.opens(found[0])
    page.get_by_label(re.compile("^New password")).fill("another one")
    page.get_by_role("button", name="Set a new password").click()
    expect(page.get_by_text("Your password is set.")).to_be_visible()
    assert friend.violations() == []
    signed_in = friend.asks("/api/me/sign-in", {"name": "Emil", "password": "another one"})
    assert signed_in == {"ok": True}
    expect(person.opens("/account").get_by_text("You are playing as the guest")).to_be_visible()
    page = friend.opens("/reset#used")
    page.get_by_label(re.compile("^New password")).fill("yet another")
    page.get_by_role("button", name="Set a new password").click()
    expect(page.get_by_text("This link is not valid")).to_be_visible()
