"""What an arena is asked to do, checked before the first game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from typing import Any, Final

from ..bots import player
from ..bots.outside.player import OUTSIDE, OutsidePlayer
from ..core.codec import digest
from ..core.errors import BadInput, OptionError
from ..core.game import Setup
from ..core.message import Message
from ..core.rulebook import Json, OptionValue, Rulebook
from ..games import rulebook
from .fixtures import Fixture, schedule

MOST_BOTS: Final = 100
MOST_GAMES: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that decides which games are played, and how each of them goes."""

    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    bots: list[str]
    games: int
    seed: int

    def book(self) -> Rulebook:
        return rulebook(self.game)

    def fixtures(self) -> list[Fixture]:
        return schedule(self.seed, self.bots, self.players, self.games)

    def is_secret(self) -> bool:
        """Programs play: they must not learn the seed before the last game is over."""
        return any([bot.startswith(OUTSIDE) for bot in self.bots])

    def commitment(self) -> str:
        """Says which seed it is without telling it, as long as nobody can try all seeds."""
        return "sha256 " + sha256(f"tangledbank arena {self.seed}".encode()).hexdigest()

    def data(self) -> Json:
        """As JSON; equal plans give equal data."""
        return {name: getattr(self, name) for name in self.__slots__}

    def digest(self) -> str:
        return digest(self.data())


def plan(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
) -> Plan:
    """A checked plan. Games that need not end by the rules are bounded, unless the options say otherwise."""
    book = rulebook(game)
    seats = book.usual_players() if players is None else players
    setup = Setup(book, seats, seed, {**book.bounds(), **(options or {})}, None)
    setup.state()  # some options are refused only here
    check_bots(game, list(bots))
    return Plan(game, book.rules, seats, setup.options, list(bots), games, seed)


def check_bots(game: str, bots: list[str]) -> None:
    """Bots that exist, each once, under whatever name: with fewer bots than seats they sit in several."""
    if not 1 <= len(bots) <= MOST_BOTS:
        raise OptionError(Message("arena-bots-number", got=str(len(bots)), most=str(MOST_BOTS)))
    names: dict[object, str] = {}
    for spec in bots:
        key = identity(game, spec)
        if spec == names.get(key):
            raise OptionError(Message("arena-bot-twice", bot=spec[:80]))
        if key in names:
            raise OptionError(Message("arena-bot-alias", bot=spec[:80], other=names[key][:80]))
        names[key] = spec


def identity(game: str, spec: str) -> object:
    """What is equal for two names of one bot: whose games would be the same ones with seats moved on."""
    found = player(game, spec)
    if isinstance(found, OutsidePlayer):
        return tuple(found.words)
    return found.spec, found.budget, found.blunders


def extra(module: str, name: str) -> Any:
    """A module that is not needed for playing; BadInput says how to get it."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise BadInput(Message("arena-missing-extra", package=package, extra=name)) from None
