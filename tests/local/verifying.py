"""Runs in the browser's Python: plays records again, answer by answer, and compares every digest.

Its result: how the rules were built, and how many answers each record has.
"""

from __future__ import annotations

from typing import Any

from tangledbank.api import verify
from tangledbank.local.page import build

given: dict[str, Any] = globals()
"""Among them `files`: the texts."""
result = [build(), [len(verify(text).log) for text in given["files"]]]
