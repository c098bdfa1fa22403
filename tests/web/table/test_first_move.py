"""What comes over the network until a first visitor has made the first move."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Served

from ..browsing import AHEAD, GAMES, OPTION, Person

MOST_REQUESTS: Final = 30
MOST_BYTES: Final = 250_000


def asked(person: Person) -> list[int]:
    """The bytes of each answer of the server, with its head, compressed as it came; those from the cache are none."""
    sizes: list[int] = []

    def finished(event: dict[str, Any]) -> None:
        if size := int(event["encodedDataLength"]):
            sizes.append(size)

    cdp = person.context.new_cdp_session(person.window)
    cdp.send("Network.enable")
    cdp.on("Network.loadingFinished", finished)
    return sizes


@pytest.mark.parametrize("game", GAMES)
def test_a_first_move_needs_few_requests_and_bytes(browser: Browser, served: Served, game: str) -> None:
    person = Person(browser, served)
    sizes = asked(person)
    page = person.opens("/")
    page.get_by_role("button", name=f"Play now: {GAMES[game]}", exact=True).click()
    page.wait_for_selector(OPTION)
    ply = person.ply()
    page.locator(OPTION).first.click()
    page.wait_for_function(AHEAD, arg=ply)
    page.wait_for_load_state("networkidle")
    sockets = sum(map(len, person.frames))
    assert 10 < len(sizes) <= MOST_REQUESTS, len(sizes)
    assert 50_000 < sum(sizes) + sockets <= MOST_BYTES, (sum(sizes), sockets)
    person.leaves()
