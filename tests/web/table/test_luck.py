"""Luck that nobody knows, in two browsers: both add a number before the start, and both check the proof at the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..browsing import OPTION, Person


def luck(page: Page) -> str:
    """The lobby's fingerprint of the secret."""
    return page.get_by_role("region", name="Luck").locator("code").inner_text()


def test_two_browsers_add_numbers_and_check_the_proof(person: Person, friend: Person) -> None:
    one = person.page
    one.get_by_role("link", name="New table: Evolution", exact=True).click()
    one.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    one.get_by_role("button", name="Me and friends").click()
    one.get_by_role("button", name="Open the table").click()
    added = one.locator("[data-number]", has_text="number added")
    expect(added).to_have_count(1)
    one.get_by_role("button", name="Invite: Seat 2").click()
    invitation = one.locator("section").filter(has_text="Invitation for seat 2").get_by_label("Link", exact=True)
    two = friend.opens(invitation.input_value())
    two.get_by_role("button", name="Take my seat").click()
    expect(added).to_have_count(2)
    two.get_by_role("region", name="Luck").locator("summary").click()
    two.get_by_role("textbox", name="My number").fill("2026")
    two.get_by_role("button", name="Use this number").click()
    expect(one.locator("[data-number='2026']")).to_have_count(1)
    one.get_by_role("region", name="Luck").locator("summary").click()
    assert luck(one) == luck(two)
    assert re.fullmatch("[0-9a-f]{64}", luck(one))
    fingerprint = luck(one)
    one.get_by_role("button", name="Start the game").click()
    for page in (one, two):
        page.wait_for_selector(OPTION)
    key = one.url.rpartition("/")[2]
    assert one.evaluate("key => fetch(`/api/tables/${key}/close`, {method: 'POST', body: '{}'}).then((a) => a.ok)", key)
    for page in (one, two):
        told = page.locator("[data-luck=fits]")
        expect(told).to_have_count(1)
        told.locator("summary").click()
        expect(told).to_contain_text(fingerprint)
        expect(told).to_contain_text("P2 2026")
