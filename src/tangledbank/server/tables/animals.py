"""Who plays which animal: what somebody who sets up a table can choose from, as the games themselves have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ...core.errors import OptionError
from ...core.rulebook import OptionValue, Rulebook
from ...games.dominant_species import setup as dominant_species
from ...games.dominant_species.terms import ANIMALS as LAND_ANIMALS
from ...games.marine import setup as marine
from ...games.marine.terms import ANIMALS as SEA_ANIMALS
from ..http.schemas import Animals


class AnimalChoices(NamedTuple):
    """The animals of a game, the option that gives a seat several of them, and how many that are."""

    names: list[str]
    several: str
    share: Callable[[int, dict[str, OptionValue]], int]


ANIMAL_CHOICES: Final = {
    "dominant-species": AnimalChoices(LAND_ANIMALS, "multi_animal", dominant_species.share),
    "marine": AnimalChoices(SEA_ANIMALS, "two_animals", marine.share),
}


def animals_of(book: Rulebook) -> Animals | None:
    """None where players have no animals of their own."""
    choices = ANIMAL_CHOICES.get(book.name)
    if choices is None:
        return None
    return Animals(list(choices.names), choices.several, [share(choices, players) for players in book.players])


def share(choices: AnimalChoices, players: int) -> int:
    """How many animals a seat has with several each; 0 where that cannot be played."""
    try:
        return choices.share(players, {choices.several: True})
    except OptionError:
        return 0
