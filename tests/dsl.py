"""What all tests share: the marker that ties a test to the rules it proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """This test fails if one of these rules is broken."""
    return pytest.mark.rule(*ids)
