"""A browser that is told while no page is open: with a push service on this machine in the place of a browser's own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tangledbank.server.people.push import is_available

from ...server.people.test_push import PushSession
from ...server.sinks import sink
from ..browsing import Person

pytestmark = pytest.mark.skipif(not is_available(), reason="needs the package cryptography (extra push)")

SUBSCRIBES = """
endpoint => {
  let kept = null;
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async ({applicationServerKey, userVisibleOnly}) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new TypeError("no key");
    const pair = await crypto.subtle.generateKey({name: "ECDH", namedCurve: "P-256"}, true, ["deriveBits"]);
    const raw = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
    const text = (bytes) =>
      btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    const keys = {p256dh: text(raw), auth: text(crypto.getRandomValues(new Uint8Array(16)))};
    const unsubscribe = async () => { kept = null; return true; };
    kept = {endpoint, options: {}, toJSON: () => ({endpoint, keys}), unsubscribe};
    return kept;
  };
}
"""
"""What a browser's push service would do; a browser without a screen has none."""

ACTIVE = """
async () => {
  const worker = await navigator.serviceWorker.getRegistration("/push/");
  while (worker.active?.state !== "activated") await new Promise((done) => setTimeout(done, 20));
}
"""
SHOWN = """
async () => {
  const worker = await navigator.serviceWorker.getRegistration("/push/");
  for (;;) {
    const all = await worker.getNotifications();
    if (all.length) return all.map(({title, body, data, tag}) => ({title, body, data, tag}));
    await new Promise((done) => setTimeout(done, 50));
  }
}
"""


def test_a_browser_is_told_its_turn_and_no_more_when_its_user_says_so(person: Person, friend: Person) -> None:
    with sink(PushSession) as service:
        endpoint = f"http://127.0.0.1:{service.port}/push/1"
        person.context.add_init_script(f"({SUBSCRIBES})({endpoint!r})")
        person.context.grant_permissions(["notifications"])
        page = person.opens("/settings")
        card = page.get_by_role("region", name="While no page is open")
        switch = card.get_by_role("switch", name=re.compile("^Tell me in this browser"))
        switch.click()
        expect(switch).to_be_checked()
        assert person.violations() == []
        assert person.asks("/api/me/push")["devices"] == 1
        card.get_by_label("Not between").fill("22:00")
        card.get_by_label("and", exact=True).fill("07:30")
        card.get_by_role("button", name="Save").click()
        expect(card.get_by_text("Saved.")).to_be_visible()
        shown = person.asks("/api/me/push")
        assert (shown["begin"], shown["end"]) == (1320, 450)
        switch.click()
        expect(switch).not_to_be_checked()
        assert person.asks("/api/me/push")["devices"] == 0


def test_a_notice_leads_to_the_table_with_one_click(person: Person) -> None:
    """The worker itself, with what the server would send."""
    page = person.opens("/settings")
    page.evaluate("navigator.serviceWorker.register('/push.js', {scope: '/push/'})")
    page.evaluate(ACTIVE)
    person.context.grant_permissions(["notifications"])
    devtools = person.context.new_cdp_session(page)
    found: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not (numbers := [one["registrationId"] for one in found if one["scopeURL"].endswith("/push/")]):
        page.wait_for_timeout(20)
    told = '{"title": "It is your turn", "text": "Marine", "link": "/table/abc"}'
    message = {"origin": person.home, "registrationId": numbers[0], "data": told}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    notices = page.evaluate(SHOWN)
    assert notices == [{"title": "It is your turn", "body": "Marine", "data": "/table/abc", "tag": "tangledbank-turns"}]
