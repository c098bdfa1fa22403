"""What tests and scripts know of Dominant Species."""

from __future__ import annotations

from typing import Any

from tangledbank import Game
from tests.games.declared import Declared, Picture

from .courses import COURSES

GOLDEN: list[tuple[str, int, int, dict[str, Any]]] = [
    ("two-animals", 2, 1, {}),
    ("two-animals-named", 2, 2, {"animals": "bird,insect"}),
    ("two-players-six-animals", 2, 3, {"multi_animal": True}),
    ("two-players-random-earth", 2, 4, {"random_earth": True, "multi_animal": True}),
    ("three-animals", 3, 5, {}),
    ("three-animals-again", 3, 6, {}),
    (
        "three-players-six-animals",
        3,
        7,
        {"multi_animal": True, "animals": "mammal+insect,bird+reptile,amphibian+arachnid"},
    ),
    ("three-animals-longer", 3, 8, {"longer_game": True}),
    ("four-animals", 4, 9, {}),
    ("four-animals-again", 4, 10, {}),
    ("four-animals-random-earth", 4, 11, {"random_earth": True}),
    ("four-animals-first-edition", 4, 12, {"edition": "first"}),
    ("four-animals-with-a-limit", 4, 13, {"round_limit": 60}),
    ("five-animals", 5, 14, {}),
    ("five-animals-again", 5, 15, {"optional_fecundity": True}),
    ("five-animals-longer-random-earth", 5, 16, {"longer_game": True, "random_earth": True}),
    ("six-animals", 6, 17, {}),
    ("six-animals-again", 6, 18, {}),
    ("six-animals-first-edition", 6, 19, {"edition": "first"}),
    ("six-animals-random-earth", 6, 20, {"random_earth": True}),
]


def lively(game: Game, rng: int) -> list[str]:
    """Pawns like Domination, and dominated tiles are scored."""
    tiles = game.view(game.seat)["tiles"]
    assert isinstance(tiles, dict)
    liked = [text for text in game.options() if text.startswith("pawn domination") and rng % 2]
    return liked or [t for t in game.options() if t.startswith("dominate") and tiles[t.split()[1]]["dominant"]]


DECLARED = Declared(
    golden=GOLDEN,
    courses=COURSES,
    picture=Picture("earth.svg", 4, 7, 60, 118),
    rules=433,
    every=300,
    random_games=100,
    lively=lively,
    few_players={"multi_animal": 3},
)
