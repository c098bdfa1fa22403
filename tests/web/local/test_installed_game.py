"""A game of another package, `examples/acorns`, on a server and in a browser that know nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, expect

from tests.examples.installed import ACORNS, Installed, serving
from tests.server.process import Server
from tests.server.serving import Served

from ...dsl import some
from ..browsing import DESK, PHONE, Person

SIZES = {"phone": PHONE, "desktop": DESK}
one_size = pytest.mark.parametrize("visitor", some(list(SIZES), 2), indirect=True)
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process in whose Python the game is installed."""
    acorns = Installed(tmp_path_factory.mktemp("packages")).adds(ACORNS)
    with serving(acorns, tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(params=SIZES)
def visitor(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Person]:
    somebody = Person(browser, cast(Served, server), SIZES[request.param])
    yield somebody
    somebody.leaves()


def test_its_words_come_in_the_readers_language_then_in_english(server: Server, browser: Browser) -> None:
    somebody = Person(browser, cast(Served, server))
    answer: Any = somebody.context.request.get("/api/words/acorns", headers={"Accept-Language": "hu"}).json()
    assert answer["language"] == "hu"
    assert ["Makkok" in text for text in answer["texts"]] == [True, False]
    assert "game-acorns = Acorns" in answer["texts"][1]
    somebody.leaves()


def test_a_whole_game_is_clicked_from_the_first_page_to_its_result(visitor: Person) -> None:
    page = visitor.page
    page.get_by_role("button", name="Play now: Acorns", exact=True).click()
    expect(page.get_by_text("Under which tree do you hide your hoard of three acorns?").first).to_be_visible()
    assert page.evaluate(FITS)
    clicks = visitor.plays(board=True)
    assert clicks["pieces"] + clicks["options"] == 3, "a hoard, and two trees to dig under"
    assert clicks["options"] == 0, "the trees themselves are clicked"
    result = page.get_by_role("region", name="Result")
    expect(result).to_be_visible()
    expect(page.get_by_text("Both hoards are hidden.").first).to_be_attached()
    assert page.evaluate(FITS)
    assert visitor.unsaid() == []
    assert visitor.violations() == []


@one_size
def test_its_pages_are_there(visitor: Person) -> None:
    """Rules, a table to set up, a lesson that it does not bring, the bots, a replay."""
    page = visitor.opens("/rules/acorns")
    expect(page.get_by_text("Both squirrels secretly hide a hoard")).to_be_visible()
    for path in ("/new/acorns", "/bots", "/learn/acorns"):
        visitor.opens(path).wait_for_selector("h1")
        assert page.evaluate(FITS), path
        assert visitor.unsaid() == [], path


@one_size
def test_it_speaks_the_language_of_the_reader(visitor: Person) -> None:
    page = visitor.opens("/settings")
    page.get_by_label("Language").select_option("pl")
    page.wait_for_selector("html[lang=pl]")
    visitor.opens("/").get_by_role("button", name="Graj teraz: Żołędzie", exact=True).click()
    expect(page.get_by_text("Pod którym drzewem chowasz swoje trzy żołędzie?").first).to_be_visible()
    assert visitor.unsaid() == []
