"""Before the game: who plays which animal, and limits for those who want them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ..core.errors import OptionError
from ..core.message import Message
from ..core.rng import shuffle
from ..core.rulebook import OptionValue, quoted
from .terms import NOBODY

RANDOM: Final = "random"
MOST: Final = 10_000


class AnimalChoices(NamedTuple):
    """Who can be asked for: the animals, the option that gives a seat several, and how many that are."""

    names: list[str]
    several: str
    share: Callable[[int, dict[str, OptionValue]], int]


def controllers(players: int, each: int, wanted: OptionValue, names: list[str], rule: str, rng: int) -> list[int]:
    """The seat of every animal: `wanted` names them seat by seat, or chance does (DS-3.18, DSM-3.2)."""
    if wanted == RANDOM:
        found = deal_animals(players * each, len(names), rng)
    else:
        found = read_animals(str(wanted), players, each, names, rule)
    controller = [NOBODY] * 6
    for k, animal in enumerate(found):
        controller[animal] = k // each
    return controller


def deal_animals(n: int, size: int, rng: int) -> list[int]:
    """Chance gives each seat its animals."""
    animals = list(range(size))
    shuffle(animals, rng)
    return animals[:n]


def read_animals(wanted: str, players: int, each: int, names: list[str], rule: str) -> list[int]:
    """bird,insect: P1 has the birds, P2 the insects; with several each bird+insect,mammal+reptile."""
    found = [names.index(word) for word in wanted.replace("+", ",").split(",") if word in names]
    seats = [len(part.split("+")) for part in wanted.split(",")]
    if seats != [each] * players or len(set(found)) != players * each:
        expected = ",".join(["+".join(names[k * each : k * each + each]) for k in range(players)])
        raise OptionError(Message("bad-animals", got=wanted[:80], expected=expected, rule=rule))
    return found


def limit(name: str, value: OptionValue, rule: str) -> int:
    """RU-44, R-14  A number that ends a game; 0 for none."""
    if value is None:
        return 0
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST:
        expected = f"none | 1-{MOST}"
        given = {"option": name, "got": quoted(value), "expected": expected, "players": 0, "rule": rule}
        raise OptionError(Message("bad-option-value", **given))
    return value
