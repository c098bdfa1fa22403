"""Random games by sub-actions, and fields of observations by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.rulebook import OptionValue, Rulebook
from tangledbank.core.state import State
from tangledbank.env.encode.encoder import Encoder
from tangledbank.env.encode.space import MORE, REFUSED, ActionBuilder
from tangledbank.env.encode.table import encoder
from tangledbank.games import rulebook

Setup = tuple[str, int, dict[str, OptionValue]]

EVOLUTION: list[Setup] = [
    *[("evolution", players, {}) for players in range(2, 7)],
    ("evolution", 2, {"species_boards": None, "pass_is_final": True}),
    ("evolution", 3, {"quick_play": True, "cooperation_triggers": "per_token"}),
    ("evolution", 4, {"fat_feeding_while_hungry": False, "scavenge_if_attacker_dies": False}),
]
SHORT: dict[str, OptionValue] = {"round_limit": 4}
DOMINANT_SPECIES: list[Setup] = [
    *[("dominant-species", players, SHORT) for players in range(2, 7)],
    ("dominant-species", 2, {"multi_animal": True, "random_earth": True, "round_limit": 3}),
    ("dominant-species", 3, {"multi_animal": True, "edition": "first", "round_limit": 3}),
]
MARINE: list[Setup] = [
    *[("marine", players, {}) for players in range(2, 5)],
    ("marine", 2, {"two_animals": True, "superheroes": True, "empty_retrieve": True}),
    ("marine", 3, {"superheroes": "exaptation", "alternative_displays": True, "random_earth": True}),
    ("marine", 4, {"edition": "phalanx", "deck": "short"}),
]
SETUPS = EVOLUTION + DOMINANT_SPECIES + MARINE
VERSIONS = {"evolution": 1, "dominant-species": 1, "marine": 1}
"""Of the environments."""


def name(setup: Setup) -> str:
    return " ".join([setup[0], str(setup[1]), *setup[2]])


class Walk:
    """A random game by sub-actions: `g` after each answer, or after each sub-action."""

    def __init__(self, setup: Setup, seed: int = 1) -> None:
        game, players, options = setup
        self.book: Rulebook = rulebook(game)
        self.options = self.book.check_options(players, {**self.book.bounds(), **options})
        self.encoder: Encoder = encoder(game, self.options)
        self.g: State = self.book.new_state(players, seed, self.options)
        self.g.advance()
        self.rng: int = scramble(seed)
        self.sub_actions = 0

    def __iter__(self) -> Iterator[ActionBuilder]:
        """Before every sub-action: the answer being made."""
        while self.g.stack:
            builder = self.encoder.builder(self.g, self.g.seat)
            answer = MORE
            while answer == MORE:
                yield builder
                choices = builder.choices()
                self.rng = next_state(self.rng)
                answer = builder.give(choices[pick(self.rng, len(choices))])
                self.sub_actions += 1
            assert answer != REFUSED
            self.g.play_as(builder.seat, answer)

    def until(self, sub_actions: int) -> ActionBuilder:
        """Play some sub-actions; returns the answer being made then."""
        for builder in self:
            if self.sub_actions == sub_actions:
                return builder
        raise AssertionError("the game was shorter")


def field(encoder: Encoder, seen: bytearray | np.ndarray[Any, Any], name: str) -> np.ndarray[Any, Any]:
    """A field of an observation, in its shape."""
    found = next(field for field in encoder.fields if field.name == name)
    values = np.frombuffer(bytes(seen), np.uint8)[found.at : found.at + found.size()]
    return values.reshape(found.shape)
