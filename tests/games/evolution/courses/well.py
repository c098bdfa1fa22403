"""Evolution played well: food economy and defence, with positions of a last round that are solved to their end."""

from __future__ import annotations

from typing import Final

from tests.games.declared import Course, Plan, Way

NEIGHBOURS: Final = """
players 2
round 5
last_round 5
hole 3
seats
  {screen 22}
  {screen 24}
species
  {owner P1; traits [cooperation]; population 2; body 1}
  {owner P1; population 4; body 1; traits [foraging]}
  {owner P2; population 4; body 2; traits [long_neck]}
"""
LAST_PLANT: Final = """
players 2
round 5
last_round 5
hole 1
seats
  {screen 20}
  {screen 22}
species
  {owner P1; population 2; body 2}
  {owner P1; population 3; body 4; traits [carnivore]}
  {owner P2; population 4; body 3}
"""
DROUGHT: Final = """
players 2
round 5
last_round 5
phase 2
seats
  {hand [foraging+7 ambush-2 long_neck+3]; screen 20}
  {hand [horns+2]; screen 22}
species
  {owner P1; population 3; body 4; traits [carnivore]}
  {owner P2; population 5; body 3}
"""
SHELL: Final = """
players 2
round 5
last_round 5
phase 3
first P2
turn P1
seats
  {hand [hard_shell+4]; food_card foraging+4; screen 20}
  {screen 23; food_card horns+1}
species
  {owner P1; population 4; body 3}
  {owner P2; population 3; body 5; traits [carnivore]}
"""
WARNING: Final = """
players 2
round 5
last_round 5
phase 3
first P2
turn P1
seats
  {hand [warning_call+2]; food_card foraging+7; screen 20}
  {food_card fertile+6; screen 20}
species
  {owner P1; population 3; body 2}
  {owner P1; population 2; body 5; traits [long_neck]}
  {owner P1; population 3; body 3}
  {owner P2; population 3; body 4; traits [carnivore]}
"""
BURROW: Final = """
players 2
round 5
last_round 5
hole 6
seats
  {screen 20}
  {screen 22}
species
  {owner P1; population 2; body 2; traits [long_neck]}
  {owner P1; population 3; body 4; traits [carnivore]}
  {owner P2; population 1; body 3; traits [burrowing]}
"""
WAYS: Final = [
    Way(
        NEIGHBOURS,
        [
            Plan("lesson-evo-well-welcome", ["screen"]),
            Plan("lesson-evo-well-chain", ["a", "b", "hole"], "feed a", [], {"feed b": "alone"}),
            Plan("lesson-evo-well-chained", ["a", "b"]),
        ],
    ),
    Way(
        LAST_PLANT,
        [
            Plan(
                "lesson-evo-well-plant", ["a", "b", "hole"], "feed a", [], {"attack b c": "meat", "attack b a": "own"}
            ),
            Plan("lesson-evo-well-planted", ["a"]),
        ],
    ),
    Way(
        DROUGHT,
        [
            Plan(
                "lesson-evo-well-drought",
                ["a", "hole"],
                "food ambush-2",
                [(1, "food horns+2")],
                {"food long_neck": "some", "food foraging": "many"},
            ),
            Plan("lesson-evo-well-dry", ["hole", "b"]),
        ],
    ),
    Way(
        SHELL,
        [
            Plan(
                "lesson-evo-well-shell",
                ["a", "b", "hard_shell+4"],
                "trait hard_shell+4 a",
                [],
                {"grow hard_shell+4 a body": "body", "grow hard_shell+4 a pop": "population", "": "bare"},
            ),
            Plan("lesson-evo-well-shelled", ["a"]),
        ],
    ),
    Way(
        WARNING,
        [
            Plan(
                "lesson-evo-well-warning",
                ["a", "b", "c", "warning_call+2"],
                "trait warning_call+2 b",
                [],
                {
                    "trait warning_call+2 a": "side",
                    "trait warning_call+2 c": "side",
                    "discard": "neck",
                    "": "unwarned",
                },
            ),
            Plan("lesson-evo-well-warned", ["a", "c"]),
        ],
    ),
    Way(
        BURROW,
        [
            Plan("lesson-evo-well-burrow", ["b", "c"], "attack b c", [], {"feed a": "late", "attack b a": "own"}),
            Plan("lesson-evo-well-burrowed", ["b"]),
            Plan("lesson-evo-well-end", ["screen"]),
        ],
    ),
]
COURSE: Final = Course("well", "lesson-evo-well", WAYS)
