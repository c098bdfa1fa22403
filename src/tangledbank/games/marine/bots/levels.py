"""The six levels of Marine, and how its bots search: docs/bots.md has what was measured."""

from __future__ import annotations

from typing import Final

from ....bots.base import Budget
from ....bots.ladder import Level, levels
from ....bots.search.ismcts import Style
from ....bots.styles import DEEP

LEVELS: Final = levels(
    [70, 45, 25, 10],
    Level("strong", "ismcts", Budget(20)),
    Level("expert", "ismcts", Budget(1500)),
)
STYLES: Final = {"ismcts": Style(explore=0.15, doubt=0.0, steps=0, depth=DEEP)}
