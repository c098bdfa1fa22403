"""One browser for all tests here, and a server for those of a module: Playwright holds an event loop while it runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Served, same_games

from .browsing import DESK, Person, chromium, needs


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    needs()
    with chromium() as started:
        yield started


@pytest.fixture(scope="module")
def served(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture(autouse=True)
def _same_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    same_games(request.config, monkeypatch)


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Person]:
    somebody = Person(browser, served)
    yield somebody
    somebody.leaves()


@pytest.fixture(scope="module")
def known(browser: Browser, served: Served) -> Iterator[Person]:
    somebody = Person(browser, served)
    yield somebody
    somebody.leaves()


@pytest.fixture
def reader(known: Person) -> Iterator[Person]:
    """Somebody who has read other pages before: what is the same on all of them comes from the browser's cache."""
    yield known
    known.window.goto("about:blank")
    known.resizes(DESK)
    assert known.mistakes == []


@pytest.fixture
def friend(browser: Browser, served: Served) -> Iterator[Person]:
    """A second browser."""
    somebody = Person(browser, served)
    yield somebody
    somebody.leaves()
