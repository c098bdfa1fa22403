"""One server and one browser for the tests of a module: Playwright holds an event loop while it runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Served, same_games

from .browsing import Person, chromium, needs


@pytest.fixture(scope="module")
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


@pytest.fixture
def friend(browser: Browser, served: Served) -> Iterator[Person]:
    """A second browser."""
    somebody = Person(browser, served)
    yield somebody
    somebody.leaves()
