"""Bots of other packages: the name of an entry point of the group `tangledbank.bots`, or a place: `module:Class`."""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ..core.errors import OptionError
from ..core.message import Message
from .base import Bot

GROUP: Final = "tangledbank.bots"
WHERE: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*", re.ASCII)
HERE: Final = ""
"""The current folder on Python's path: where people write their first bot."""


class BrokenBot(OptionError):
    """A bot of another package cannot be loaded, or is none; the message says why."""

    def __init__(self, bot: str, because: str) -> None:
        super().__init__(Message("bot-broken", bot=bot[:80], because=because[:200]))


@cache
def names() -> dict[str, str]:
    """By name where the classes of installed bots are; of two with one name the first."""
    found: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        found.setdefault(point.name, point.value)
    return found


def place_of(name: str) -> str | None:
    """Where the class of a bot is; None if the name means no bot of another package."""
    return names().get(name) or (name if WHERE.fullmatch(name) else None)


@cache
def class_at(place: str) -> type[Bot]:
    """The class of a bot, loaded; BrokenBot if there is none."""
    if HERE not in sys.path:
        sys.path.append(HERE)
    try:
        found = EntryPoint(place, place, GROUP).load()
    except (Exception, SystemExit) as error:  # code of others: whatever it does, the reason is told
        raise BrokenBot(place, f"{type(error).__name__}: {error}") from error
    if not (isinstance(found, type) and callable(getattr(found, "choose", None))):
        raise BrokenBot(place, "no class with a method choose")
    return found


def plays(place: str, game: str) -> bool:
    """Whether a bot can play a game: any, unless its class names some as `games`."""
    return game in getattr(class_at(place), "games", (game,))


def made(place: str) -> Bot:
    """A new bot for a seat of a game."""
    try:
        return class_at(place)()
    except Exception as error:  # the same
        raise BrokenBot(place, f"{type(error).__name__}: {error}") from error
