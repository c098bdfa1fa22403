"""The languages that the program speaks."""

from __future__ import annotations

from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "pl", "it", "hu")
