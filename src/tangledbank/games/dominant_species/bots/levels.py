"""The six levels of Dominant Species, and how its bots search: docs/bots.md has what was measured."""

from __future__ import annotations

from typing import Final

from ....bots.base import Budget
from ....bots.ladder import Level, levels
from ....bots.search.ismcts import Style
from ....bots.styles import DEEP

LEVELS: Final = levels(
    [70, 40, 15, 0],
    Level("strong", "ismcts", Budget(100)),
    Level("expert", "ismcts", Budget(800)),
)
STYLES: Final = {"ismcts": Style(explore=0.15, doubt=0.0, steps=0, depth=DEEP)}
