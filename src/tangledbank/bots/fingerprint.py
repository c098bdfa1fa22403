"""What decides the games of some bots, as one short text: if it stays the same, so do their games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files as folder_of
from pathlib import Path
from typing import Final

from ..core.codec import digest
from ..games import spec
from .ladder import Level
from .outside.player import OUTSIDE
from .player import BOTS, level
from .styles import STYLES, style_of

PACKAGE: Final = Path(__file__).parent.parent
SETTINGS: Final = {"ladder.py", "levels.py", "styles.py"}
"""Numbers for all games: of them only what these bots use counts."""
NO_PLAY: Final = {"advice.py", "fallback.py", "players.py"}
"""What no bot uses when it plays."""
SHOWN: Final = {"env", "terminal"}
"""Folders of a game that no bot looks into."""


def fingerprint(game: str, specs: Sequence[str]) -> str:
    """Changes with the engine, the game, its judge and these bots; what bots of others do is not known."""
    levels = [level(game, name) for name in specs if not name.startswith(OUTSIDE)]
    files = sources(game, {"greedy", *[one.bot for one in levels]})
    code = [path.read_text(encoding="utf-8") for path in files]
    return digest({"code": code, "levels": [numbers(game, one) for one in levels]})


def sources(game: str, bots: set[str]) -> list[Path]:
    """The modules that matter, in a fixed order."""
    own = Path(str(folder_of(spec(game).package)))
    rules = [path for folder in (PACKAGE / "core", PACKAGE / "earth", own) for path in folder.rglob("*.py")]
    if not own.is_relative_to(PACKAGE):
        rules.append(PACKAGE / "games" / "small.py")  # where it may have its rulebook from
    decisive = [path for path in rules if path.parent.name not in SHOWN and path.name not in SETTINGS]
    return sorted([*decisive, *thoughts(bots)])


def thoughts(bots: set[str]) -> Iterator[Path]:
    """The modules of these bots, and those that belong to no single bot."""
    others = {f"{bot}.py" for bot in BOTS if bot not in bots}
    for folder in (PACKAGE / "bots", PACKAGE / "bots" / "search"):
        for path in folder.glob("*.py"):
            if path.name not in others | SETTINGS | NO_PLAY:
                yield path


def numbers(game: str, one: Level) -> list[object]:
    """The settings of a level."""
    budget, style = one.budget, style_of(one.bot, game, one.budget) if one.bot in STYLES else None
    settings = [style.explore, style.doubt, style.steps, style.depth] if style else []
    return [one.bot, budget.iterations, budget.milliseconds, budget.trees, one.blunders, settings]
