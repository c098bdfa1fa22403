"""What tests and scripts know of Evolution."""

from __future__ import annotations

from typing import Any

from tests.games.declared import Declared, Picture

from .courses import COURSES

GOLDEN: list[tuple[str, int, int, dict[str, Any]]] = [
    ("two-players", 2, 1, {}),
    ("two-players-again", 2, 2, {}),
    ("two-players-quick", 2, 3, {"quick_play": True}),
    ("three-players", 3, 4, {}),
    ("three-players-again", 3, 5, {}),
    ("three-players-quick", 3, 6, {"quick_play": True}),
    ("four-players", 4, 7, {}),
    ("four-players-again", 4, 8, {}),
    ("four-players-quick", 4, 9, {"quick_play": True}),
    ("four-players-no-board-limit", 4, 10, {"species_boards": None}),
    ("four-players-cooperation-per-token", 4, 11, {"cooperation_triggers": "per_token"}),
    ("four-players-pass-is-final", 4, 12, {"pass_is_final": True}),
    ("three-players-no-scavenging-after-horns", 3, 13, {"scavenge_if_attacker_dies": False}),
    ("three-players-hungry-first", 3, 14, {"fat_feeding_while_hungry": False}),
    ("five-players", 5, 15, {}),
    ("five-players-again", 5, 16, {}),
    ("five-players-quick", 5, 17, {"quick_play": True}),
    ("six-players", 6, 18, {}),
    ("six-players-again", 6, 19, {}),
    (
        "five-players-all-house-rules",
        5,
        20,
        {
            "species_boards": None,
            "cooperation_triggers": "per_token",
            "pass_is_final": True,
            "scavenge_if_attacker_dies": False,
            "fat_feeding_while_hungry": False,
            "quick_play": True,
        },
    ),
]


DECLARED = Declared(
    golden=GOLDEN,
    courses=COURSES,
    picture=Picture("table.svg", 4, 7, 100, 96),
    rules=351,
    every=9,
    random_games=500,
)
