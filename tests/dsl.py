"""What all tests share: the marker that ties a test to the rules it proves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """This test fails if one of these rules is broken."""
    return pytest.mark.rule(*ids)


def some(cases: Sequence[Any], every: int) -> list[Any]:
    """Cases of one kind: one of so many runs in `make test`, all of them in `make test-all`."""
    rows = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [pytest.param(*row, marks=[pytest.mark.thorough] if n % every else []) for n, row in enumerate(rows)]
