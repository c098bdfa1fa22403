"""Shared by all tests: which engine runs, and that no test leaves anything behind that another one could meet."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import hypothesis
import pytest

import tangledbank
from tangledbank.bots.trees import end_processes
from tangledbank.server.ops.logs import LOGGERS

# the same examples each time, however slow the machine: whoever wants others says --hypothesis-profile=default
hypothesis.settings.register_profile("repeatable", derandomize=True, deadline=None)
hypothesis.settings.load_profile("repeatable")

VARIABLES = ("TANGLEDBANK_", "LANG", "LC_", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "HOME", "PATH")
"""Those that we look at; libraries set others for themselves."""
BROWSER_TESTS = Path(__file__).parent / "web"
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def pytest_report_header() -> str:
    """Say which engine is tested."""
    return f"tangledbank: {'compiled' if tangledbank.is_compiled() else 'pure'} engine, {tangledbank.__file__}"


def pytest_configure() -> None:
    """Tests send Ctrl-C to programs; where the shell put this one into the background they would ignore it, too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come first, in a row, shuffled as they are: they share it, and take longest."""
    items.sort(key=lambda item: not item.path.is_relative_to(BROWSER_TESTS))


def pytest_sessionstart() -> None:
    """`make test` runs both builds: make sure that each is what it should be."""
    expected = os.environ.get("TANGLEDBANK_EXPECT")
    if expected and (expected == "compiled") != tangledbank.is_compiled():
        raise RuntimeError(f"expected the {expected} engine")


@pytest.fixture(autouse=True)
def _no_trace() -> Iterator[None]:
    """Tests run in any order: what one leaves behind is its own failure, not that of another."""
    before = traces()
    yield
    end_processes()
    assert traces() == before


def traces() -> dict[str, object]:
    """What a test could leave: processes, log handlers, variables, the folder, what signals do."""
    logs = [logging.getLogger(name) for name in LOGGERS]
    return {
        "processes": {child.pid for child in active_children()},
        "logs": [(log.level, log.disabled, log.propagate, handlers(log)) for log in logs],
        "variables": {name: hash(value) for name, value in os.environ.items() if name.startswith(VARIABLES)},
        "folder": Path.cwd(),
        "signals": [signal.getsignal(number) for number in SIGNALS],
    }


def handlers(log: logging.Logger) -> list[logging.Handler]:
    """Whoever writes down what a log says, but for pytest, which changes its own in the middle of a test."""
    return [handler for handler in log.handlers if not type(handler).__module__.startswith("_pytest")]
