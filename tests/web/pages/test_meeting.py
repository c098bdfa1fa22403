"""Two people who do not know each other: an offer that becomes a game, and one who does not want to read the other."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.serving import Served

from ..browsing import PHONE, Person


def test_two_who_want_the_same_meet_at_a_table(person: Person, friend: Person) -> None:
    page = person.opens("/seeks")
    expect(page.get_by_text("Nobody is looking for players right now.")).to_be_visible()
    form = page.locator("form")
    form.get_by_label("Players").select_option("2")
    expect(form.get_by_role("switch")).to_be_disabled()
    form.get_by_label("Minutes").fill("20")
    form.get_by_role("button", name="Make this offer").click()
    own = page.get_by_role("region", name="Offers").get_by_role("listitem")
    expect(own).to_contain_text("2 players · 20 min + 30 sec")
    assert person.unsaid() == []
    assert person.violations() == []
    friend.resizes(PHONE)
    other = friend.opens("/seeks")
    offer = other.get_by_role("region", name="Offers").get_by_role("listitem")
    expect(offer).to_contain_text("1 is missing")
    assert other.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert friend.violations() == []
    offer.get_by_role("button", name="Play").click()
    for somebody in (person, friend):
        somebody.page.wait_for_url(re.compile("/table/"))
        somebody.page.wait_for_selector(".table[data-status=running]")
    assert person.table == friend.table


def test_an_offer_is_withdrawn(person: Person, friend: Person) -> None:
    page = person.opens("/seeks")
    page.locator("form").get_by_label("Time limit").select_option("days")
    page.locator("form").get_by_role("button", name="Make this offer").click()
    other = friend.opens("/seeks").get_by_role("region", name="Offers").get_by_role("listitem")
    expect(other).to_have_count(1)
    page.get_by_role("button", name="Withdraw").click()
    expect(other).to_have_count(0)
    expect(page.get_by_role("region", name="Offers").get_by_role("listitem")).to_have_count(0)


def test_whoever_is_blocked_is_not_read_any_more_and_an_operator_mutes_them(
    person: Person, friend: Person, served: Served
) -> None:
    key = person.sets_up("evolution", ["me", "free"], start=False)
    page, other = person.opens(f"/table/{key}"), friend.opens(f"/table/{key}")
    other.get_by_role("button", name="Sit here: Seat 2").click()
    name = friend.asks("/api/me")["name"]

    def says(text: str) -> None:
        other.get_by_label("Message").fill(text)
        other.get_by_role("button", name="Send").click()
        expect(other.get_by_text(text)).to_be_visible()

    says("You play like a fossil!")
    expect(page.get_by_text("like a fossil")).to_be_visible()
    page.get_by_role("button", name=f"Block or report: {name}").click()
    dialog = page.get_by_role("dialog")
    assert person.violations() == []
    dialog.get_by_label(re.compile("^What happened")).fill("insults")
    dialog.get_by_role("button", name=f"Report {name}").click()
    expect(dialog.get_by_text("the operators have been told")).to_be_visible()
    dialog.get_by_role("button", name=f"Block {name}").click()
    expect(page.get_by_text("like a fossil")).to_have_count(0)
    says("And like a trilobite!")
    page.reload()
    page.get_by_label("Message").fill("Peace")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("listitem").filter(has_text="Peace")).to_be_visible()
    expect(page.get_by_text("trilobite")).to_have_count(0)
    page = person.opens("/account")
    page.get_by_role("button", name=f"Unblock {name}").click()
    expect(page.get_by_role("region", name="Blocked")).to_have_count(0)
    expect(person.opens(f"/table/{key}").get_by_text("trilobite")).to_be_visible()

    person.asks("/api/me/sign-up", {"name": "Judge", "password": "long enough"})
    served.does(served.context.store.set_operator("judge", True))
    person.opens("/account").get_by_role("link", name="Reports").click()
    page.get_by_role("link", name=f"about {name}").click()
    expect(page.get_by_text("like a fossil")).to_be_visible()
    expect(page.get_by_text("insults")).to_be_visible()
    assert person.unsaid() == []
    assert person.violations() == []
    person.resizes(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name=f"Mute {name}").click()
    expect(page.get_by_text("Muted until")).to_be_visible()
    page.get_by_role("button", name="It is dealt with").click()
    expect(page.get_by_role("listitem").filter(has_text=name).get_by_text("Dealt with")).to_be_visible()
    other.get_by_label("Message").fill("And like an ammonite!")
    other.get_by_role("button", name="Send").click()
    expect(other.get_by_text("muted", exact=False).first).to_be_visible()
