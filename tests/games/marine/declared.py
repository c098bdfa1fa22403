"""What tests and scripts know of Marine."""

from __future__ import annotations

from typing import Any

from tangledbank import Game
from tests.games.declared import Declared, Picture

from .courses import COURSES

GOLDEN: list[tuple[str, int, int, dict[str, Any]]] = [
    ("two-animals", 2, 1, {}),
    ("two-animals-phalanx", 2, 2, {"edition": "phalanx"}),
    ("two-animals-named", 2, 3, {"animals": "fish,reptiles"}),
    ("two-players-four-animals", 2, 4, {"two_animals": True}),
    ("two-players-four-animals-random-earth", 2, 5, {"two_animals": True, "random_earth": True}),
    ("two-players-four-superheroes", 2, 6, {"two_animals": True, "superheroes": True}),
    ("three-animals", 3, 7, {}),
    ("three-animals-again", 3, 8, {"habitat_own_types": True}),
    ("three-animals-phalanx-short", 3, 9, {"edition": "phalanx", "deck": "short"}),
    ("three-animals-random-earth", 3, 10, {"random_earth": True}),
    ("three-animals-blank-displays", 3, 11, {"alternative_displays": True}),
    ("three-superheroes-with-exaptation", 3, 12, {"superheroes": "exaptation"}),
    ("four-animals", 4, 13, {}),
    ("four-animals-cut-off", 4, 14, {"round_limit": 6}),
    ("four-animals-phalanx", 4, 15, {"edition": "phalanx"}),
    ("four-animals-short", 4, 16, {"deck": "short"}),
    ("four-animals-long", 4, 17, {"deck": "long"}),
    ("four-superheroes-epic", 4, 130, {"superheroes": True, "deck": "epic"}),
    (
        "four-animals-all-variants",
        4,
        19,
        {"edition": "phalanx", "random_earth": True, "alternative_displays": True, "superheroes": True},
    ),
    (
        "four-animals-empty-retrieve-with-limits",
        4,
        20,
        {"empty_retrieve": True, "habitat_own_types": True, "round_limit": 40, "turn_limit": 200},
    ),
]


def lively(game: Game, rng: int) -> list[str]:
    """Pawns are placed, and most on Evolution; tiles are scored that give a card; Asteroid is taken."""
    options = game.options()
    if "card asteroid" in options:
        return ["card asteroid"]
    view = game.view(game.seat)
    tiles, animal = view["tiles"], view["deciding"]
    assert isinstance(tiles, dict)
    scored = [text for text in options if text.startswith("evolve ")]
    thriving = [text for text in scored if is_thriving(tiles[text.split()[1]], animal)]
    placing = [text for text in options if text.startswith("pawn ") and rng % 4]
    return thriving or placing or [text for text in options if text.startswith("space evolution") and rng % 2]


def is_thriving(tile: dict[str, Any], animal: object) -> bool:
    return animal in tile["cubes"] and animal not in tile["endangered"]


DECLARED = Declared(
    golden=GOLDEN,
    courses=COURSES,
    picture=Picture("sea.svg", 4, 7, 60, 118),
    rules=486,
    every=130,
    random_games=200,
    lively=lively,
    few_players={"two_animals": 2},
)
