"""Marine played well: vents, special pawns, and when to retrieve. Positions of a last turn that are solved."""

from __future__ import annotations

from typing import Final

from tests.games.declared import Course, Plan, Way

VENT: Final = """
players 2
turn crustaceans
space tectonics-1
round 6
last true
discard [asteroid]
animals
  {animal crustaceans; seat P1; vp 60; gene_pool 3; retrieved true}
  {animal reptiles; seat P2; vp 62; gene_pool 5}
tiles
  {hex d2; terrain land; cubes {crustaceans 1}}
  {hex d1; terrain land; vent true; cubes {crustaceans 1}}
  {hex c1; terrain land; cubes {crustaceans 3; reptiles 1}}
  {hex e1; terrain land; cubes {reptiles 3}}
  {hex f1; terrain seamount; cubes {crustaceans 1}}
elements {c1.e worms; d1.se worms; d1.e sun; e1.se worms}
spaces {wanderlust-2 crustaceans; tectonics-1 crustaceans; domination-1 reptiles}
stack [[EndOfTurn 3] [Tectonics 0 3 0]]
"""
LIFE: Final = """
players 2
turn crustaceans
round 6
last true
discard [asteroid]
animals
  {animal crustaceans; seat P1; vp 60; gene_pool 3; retrieved true}
  {animal reptiles; seat P2; vp 62; gene_pool 5}
tiles
  {hex d2; terrain land; cubes {crustaceans 1; reptiles 2}}
  {hex d1; terrain land; vent true; cubes {crustaceans 1; reptiles 2}}
  {hex c1; terrain land; vent true; cubes {reptiles 1}}
  {hex e1; terrain land; vent true; cubes {crustaceans 1; reptiles 1}}
elements {c1.e sun; d1.se worms; e1.se sun}
rows {autotrophs [sun]}
competition [vent vent kelp]
evolution [land coral sand ocean ocean]
spaces {abundance-3 crustaceans; domination-1 reptiles}
stack [[EndOfTurn 3] [Act 3] [PlacePawn 0 3 0]]
"""
TARGET: Final = """
players 2
turn crustaceans
space domination-1
round 6
last true
discard [asteroid]
animals
  {animal crustaceans; seat P1; vp 60; gene_pool 3; retrieved true; acquired [sun sun]}
  {animal reptiles; seat P2; vp 62; gene_pool 5}
tiles
  {hex d4; terrain coral; cubes {crustaceans 2; reptiles 1}}
  {hex d3; terrain land; cubes {crustaceans 1; reptiles 2}}
  {hex c3; terrain seagrass; cubes {crustaceans 1}}
  {hex e3; terrain kelp; cubes {crustaceans 1; reptiles 3}}
  {hex d5; terrain ocean; cubes {crustaceans 4}}
elements {c3.e sun; d3.se worms; d4.se worms; c4.e algae; e3.e sponges}
control {sun reptiles}
target {sun 5}
spaces {abundance-1 reptiles; adaptation-2 reptiles; speciation-3 reptiles; wanderlust-1 reptiles; \
migration-2 reptiles; migration-4 sun; evolution-2 reptiles; evolution-3 reptiles; evolution-5 crustaceans; \
domination-1 crustaceans}
stack [[EndOfTurn 3] [Domination 0 3]]
"""
PAWN: Final = """
players 2
turn crustaceans
round 6
last true
discard [asteroid]
animals
  {animal crustaceans; seat P1; vp 60; gene_pool 0; retrieved true}
  {animal reptiles; seat P2; vp 62; gene_pool 5}
tiles
  {hex d3; terrain land; cubes {crustaceans 2}}
  {hex d4; terrain coral; cubes {crustaceans 2; reptiles 1}}
  {hex d5; terrain ocean; cubes {crustaceans 1}}
elements {c3.e sun; d3.se worms; d4.se worms}
competition [seamount seagrass vent]
evolution [land coral sand ocean ocean]
control {worms crustaceans; sun reptiles; sponges reptiles}
target {worms 6; sun 4; sponges 3}
spaces {migration-1 crustaceans; migration-2 crustaceans; migration-3 crustaceans; competition-3 crustaceans; \
competition-4 sponges; evolution-1 reptiles; evolution-2 reptiles; evolution-3 reptiles; domination-1 sun}
"""
TIME: Final = """
players 2
turn crustaceans
round 6
last true
discard [asteroid]
animals
  {animal crustaceans; seat P1; vp 63; gene_pool 0}
  {animal reptiles; seat P2; vp 58; gene_pool 1; retrieved true}
tiles
  {hex d3; terrain land; cubes {crustaceans 2; reptiles 1}}
  {hex e3; terrain kelp; cubes {reptiles 2}}
  {hex e4; terrain sand; cubes {crustaceans 2}}
  {hex d4; terrain coral; cubes {crustaceans 1}}
elements {c3.e sun; d3.se worms; e3.e sun; d4.se worms}
evolution [land kelp sand ocean ocean]
control {worms reptiles}
target {worms 8}
spaces {abundance-2 crustaceans; adaptation-1 crustaceans; speciation-1 crustaceans; speciation-5 worms; \
wanderlust-2 crustaceans; migration-1 crustaceans; competition-3 reptiles; evolution-1 crustaceans}
"""
PLACES: Final = {
    "space autotrophs-1": "smokers",
    "space competition": "one",
    "space migration": "moved",
    "": "alive",
}
WAYS: Final = [
    Way(
        VENT,
        [
            Plan("lesson-mar-well-welcome", ["crustaceans"]),
            Plan(
                "lesson-mar-well-vent",
                ["c1", "e1"],
                "erupt e1",
                [],
                {"erupt c1": "own", "erupt f1": "alone", "pass": "pass"},
            ),
            Plan("lesson-mar-well-vented", ["e1", "d1"]),
        ],
    ),
    Way(
        LIFE,
        [
            Plan(
                "lesson-mar-well-life",
                ["autotrophs-1", "autotrophs-2", "c1", "d1", "e1"],
                "space autotrophs-2",
                [],
                PLACES,
            ),
            Plan("lesson-mar-well-remove", ["autotrophs-2"], "remove", []),
            Plan("lesson-mar-well-sun", ["c1.e", "e1.se"], "corner c1.e", [], {"corner": "few"}),
            Plan("lesson-mar-well-starved", ["c1", "d1", "d2"]),
        ],
    ),
    Way(
        TARGET,
        [
            Plan(
                "lesson-mar-well-target",
                ["worms", "sun"],
                "dominate sun",
                [],
                {"dominate worms": "worms", "dominate algae": "algae", "pass": "pass"},
            ),
            Plan("lesson-mar-well-taken", ["sun"]),
        ],
    ),
    Way(
        PAWN,
        [
            Plan(
                "lesson-mar-well-pawn",
                ["worms", "competition-3"],
                "pawn worms",
                [],
                {"pawn basic": "basic", "retrieve": "retrieve"},
            ),
            Plan(
                "lesson-mar-well-push",
                ["evolution-1", "evolution-2", "evolution-3"],
                "space evolution-1",
                [],
                {"space evolution-2": "shared", "space evolution": "poor", "": "late"},
            ),
            Plan("lesson-mar-well-evolve", ["d3"], "evolve d3", []),
            Plan("lesson-mar-well-evolved", ["d3"]),
        ],
    ),
    Way(
        TIME,
        [
            Plan("lesson-mar-well-time", ["crustaceans", "e3", "e4"], "retrieve", [], {"pawn": "greed"}),
            Plan("lesson-mar-well-end", ["crustaceans"]),
        ],
    ),
]
COURSE: Final = Course("well", "lesson-mar-well", WAYS)
