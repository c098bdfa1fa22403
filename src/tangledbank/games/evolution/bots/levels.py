"""The six levels of Evolution: docs/bots.md has what was measured."""

from __future__ import annotations

from typing import Final

from ....bots.base import Budget
from ....bots.ladder import Level, levels

LEVELS: Final = levels(
    [70, 45, 20, 5],
    Level("strong", "foresight", Budget(16)),
    Level("expert", "foresight", Budget(256)),
)
