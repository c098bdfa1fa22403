"""The games. Each is a package with a `GameSpec` called GAME: ours are the folders here, others are installed.

Another package adds a game with the entry point group `tangledbank.games`: docs/howto/add-a-game.md.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Final

from ..core.errors import OptionError
from ..core.message import Message
from ..core.rulebook import Rulebook
from .game_spec import BrokenGame, GameSpec

__all__ = ["BrokenGame", "GameSpec", "broken", "names", "rulebook", "spec", "specs"]

GROUP: Final = "tangledbank.games"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def names() -> list[str]:
    """All games that can be played: ours, then those of other packages."""
    return [one.name for one in specs()]


def specs() -> list[GameSpec]:
    """The declarations of all games that can be played."""
    return [*own().values(), *[one for one in foreign().values() if isinstance(one, GameSpec)]]


def broken() -> dict[str, BrokenGame]:
    """Games of other packages that cannot be loaded, by name, and why."""
    return {name: one for name, one in foreign().items() if isinstance(one, BrokenGame)}


def spec(name: str) -> GameSpec:
    """What a game declares; ours are found without looking for other packages."""
    found = own().get(name) or foreign().get(name) if isinstance(name, str) else None
    if found is None:
        raise OptionError(Message("bad-game", game=str(name)[:80], games=", ".join(names())))
    if isinstance(found, BrokenGame):
        raise found
    return found


def rulebook(name: str) -> Rulebook:
    """The rulebook of a game by its name."""
    found: Rulebook = spec(name).part("rulebook")
    return found


# ---- finding ---------------------------------------------------------------------
@cache
def own() -> dict[str, GameSpec]:
    """The games in the folders of this package: there are no other lists of them."""
    found = [import_module(f"{__name__}.{module.name}").GAME for module in iter_modules(__path__) if module.ispkg]
    return {one.name: one for one in sorted(found, key=lambda one: (one.order, one.name))}


@cache
def foreign() -> dict[str, GameSpec | BrokenGame]:
    """The games of other packages: one that cannot be loaded takes no other with it."""
    found: dict[str, GameSpec | BrokenGame] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        if not point.value.startswith(f"{__name__}."):
            taken = point.name in found or point.name in own()
            found.setdefault(point.name, loaded(point, taken=taken))
    return {name: one for name, one in found.items() if name not in own()}


def loaded(point: EntryPoint, *, taken: bool) -> GameSpec | BrokenGame:
    """The game behind an entry point, with its rulebook; whatever is wrong is said with the name of the package."""
    source = point.dist.name if point.dist is not None else point.value
    if taken:
        return BrokenGame(point.name, source, "another game has this name")
    try:
        return checked(point.name, point.load())
    except BrokenGame as error:
        return error
    except (Exception, SystemExit) as error:  # code of others: whatever it does, our games can be played
        return BrokenGame(point.name, source, f"{type(error).__name__}: {error}")


def checked(name: str, found: object) -> GameSpec:
    """A declaration that keeps what it promises."""
    if not isinstance(found, GameSpec):
        raise TypeError(f"not a GameSpec: {type(found).__name__}")
    if found.name != name or not NAME.fullmatch(name):
        raise ValueError(f"the entry point is called {name!r} and the game {found.name!r}; small letters and hyphens")
    book = found.part("rulebook")
    if not isinstance(book, Rulebook) or book.name != name:
        raise TypeError(f"{found.rulebook} is no Rulebook of {name}")
    return found
