"""Plays the golden games again and writes their records and transcripts: tests/games/<game>/records/.

Run it only when the rules changed on purpose (and their version was raised); the diff is reviewed like code.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import tangledbank
from tangledbank import Game
from tangledbank.core.rng import next_state, pick, scramble

ROOT = Path(__file__).parent.parent
GOLDEN: dict[str, list[tuple[str, int, int, dict[str, Any]]]] = {
    "evolution": [
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
    ],
    "dominant-species": [
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
    ],
    "marine": [
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
    ],
}
PACKAGES = {"evolution": "evolution", "dominant-species": "dominant_species", "marine": "marine"}


def choose(game: Game, rng: int) -> str:
    """A random verb, then a random option of it: livelier than picking from the whole list."""
    verbs: dict[str, list[str]] = defaultdict(list)
    for text in wishes(game, rng) or game.options():
        verbs[text.split()[0]].append(text)
    kinds = [verb for verb in verbs if verb not in ("discard", "pass") or rng % 8 == 0 or len(verbs) == 1]
    options = verbs[kinds[pick(rng, len(kinds))]]
    return options[pick(next_state(rng), len(options))]


def wishes(game: Game, rng: int) -> list[str]:
    """What makes a random game lively: cards are taken, and in Marine pawns are not retrieved at once."""
    if game.rulebook.name == "evolution":
        return []
    return dominant_wishes(game, rng) if game.rulebook.name == "dominant-species" else marine_wishes(game, rng)


def dominant_wishes(game: Game, rng: int) -> list[str]:
    """Pawns like Domination, and dominated tiles are scored."""
    tiles = game.view(game.seat)["tiles"]
    assert isinstance(tiles, dict)
    liked = [text for text in game.options() if text.startswith("pawn domination") and rng % 2]
    return liked or [t for t in game.options() if t.startswith("dominate") and tiles[t.split()[1]]["dominant"]]


def marine_wishes(game: Game, rng: int) -> list[str]:
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


def play(name: str, players: int, seed: int, options: dict[str, Any]) -> Game:
    """One whole game."""
    game = tangledbank.new(name, players=players, seed=seed, **options)
    rng = scramble(seed)
    while not game.over:
        rng = next_state(next_state(rng))
        game.apply(choose(game, rng))
    return game


def transcript(path: Path) -> str:
    """The record as `tangledbank replay` tells it, 100 columns wide."""
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "tangledbank", "replay", "--lang", "en", str(path)]
    told = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=True).stdout
    return "\n".join(line.rstrip() for line in told.splitlines()) + "\n"


def main() -> int:
    for name, games in GOLDEN.items():
        folder = ROOT / "tests" / "games" / PACKAGES[name] / "records"
        folder.mkdir(parents=True, exist_ok=True)
        for k, (title, players, seed, options) in enumerate(games, 1):
            path = folder / f"{k:02}-{title}.tbr"
            path.write_text(str(play(name, players, seed, options).record()), encoding="utf-8")
            path.with_suffix(".txt").write_text(transcript(path), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
