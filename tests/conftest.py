"""Shared by all tests: which engine runs, and no file of the user is touched."""

from __future__ import annotations

import os

import tangledbank


def pytest_report_header() -> str:
    """Say which engine is tested."""
    return f"tangledbank: {'compiled' if tangledbank.is_compiled() else 'pure'} engine, {tangledbank.__file__}"


def pytest_sessionstart() -> None:
    """`make test` runs both builds: make sure that each is what it should be."""
    expected = os.environ.get("TANGLEDBANK_EXPECT")
    if expected and (expected == "compiled") != tangledbank.is_compiled():
        raise RuntimeError(f"expected the {expected} engine")
