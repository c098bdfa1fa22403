"""DSM-25.6 to DSM-25.11  The variant Random earth."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.notation import NOUNS
from tangledbank.games.marine.setup import random_earth
from tangledbank.games.marine.state import Sea as State
from tests.dsl import rule
from tests.games.marine.rules.test_variants import ANIMALS, CORNERS, INNER, new, seeds, seen, started, table
from tests.games.marine.sea import h

CENTRE = NOUNS.tile.read(h(0, 0))
LAND = [(0, -2), (-1, -2), (1, -3)]
OCEAN = [(0, 2), (-1, 3), (1, 2)]
PILE = {"land": 4, "kelp": 0, "coral": 0, "seamount": 0, "seagrass": 0, "sand": 0, "ocean": 4}
"""What the fixed tiles need."""


def centre_of(terrain: str, disks: list[int], *animals: str) -> State:
    """A random Earth whose inner tiles are all of one terrain; `disks` are the only ones, by type."""
    g = table(*(animals or ANIMALS), random_earth=True)
    g.pool = [n + (7 if name == terrain else 0) for name, n in PILE.items()]
    g.bag = disks[:]
    random_earth(g)
    return g


def cubes(g: State) -> list[int]:
    return list(g.cubes[CENTRE * 6 : CENTRE * 6 + 4])


@rule("DSM-25.6")
@seeds
def test_land_and_ocean_far_from_the_centre_are_fixed(seed: int) -> None:
    tiles = seen(new(seed=seed, random_earth=True))["tiles"]
    assert {tiles[h(q, r)]["terrain"] for q, r in LAND} == {"land"}
    assert {tiles[h(q, r)]["terrain"] for q, r in OCEAN} == {"ocean"}
    assert (tiles[h(0, -3)]["terrain"], tiles[h(0, -3)]["side"]) == ("vent", "geyser")
    assert (tiles[h(0, 3)]["terrain"], tiles[h(0, 3)]["side"]) == ("vent", "smoker")
    assert len(tiles) == 15


@rule("DSM-25.7")
@seeds
def test_seven_of_the_other_28_tiles_lie_in_the_middle_in_their_order(seed: int) -> None:
    g, twin = started(4, seed, random_earth=True)
    twin.pool = [4, 4, 4, 4, 4, 4, 4]
    drawn = [twin.draw_terrain() for _ in INNER]
    assert [g.terrain[NOUNS.tile.read(h(q, r))] for q, r in INNER] == drawn
    assert (sum(g.pool) + 3, g.stacks) == (21, [6, 6, 6])


@rule("DSM-25.7")
def test_every_terrain_can_be_the_centre() -> None:
    assert {started(4, seed, random_earth=True)[0].terrain[CENTRE] for seed in range(60)} == {0, 1, 2, 3, 4, 5, 6}


def draw_elements(seed: int) -> tuple[State, list[list[int]]]:
    """A game, and the sets of six disks that were drawn until every animal matched one."""
    g, twin = started(4, seed, random_earth=True)
    twin.pool = [4, 4, 4, 4, 4, 4, 4]
    for _ in INNER:
        twin.draw_terrain()
    sets: list[list[int]] = []
    needs = [{4, 3}, {1, 3}, {2, 0}, {5, 0}]
    while not sets or not all([need & set(sets[-1]) for need in needs]):
        for element in sets[-1] if sets else []:
            twin.bag[element] += 1
        sets.append([twin.draw_disk() for _ in range(6)])
    return g, sets


@rule("DSM-25.8")
@seeds
def test_six_random_disks_lie_on_the_start_corners_in_their_order(seed: int) -> None:
    g, sets = draw_elements(seed)
    assert [g.corner[NOUNS.corner.read(corner)] for corner in CORNERS] == sets[-1]


@rule("DSM-25.8")
def test_all_six_are_drawn_again_if_an_animal_matches_none() -> None:
    redrawn = [seed for seed in range(60) if len(draw_elements(seed)[1]) > 1]
    assert redrawn
    for seed in redrawn:
        g, sets = draw_elements(seed)
        assert [g.corner[NOUNS.corner.read(corner)] for corner in CORNERS] == sets[-1]
        assert min(cubes(g)) > 0


@rule("DSM-25.8")
def test_animals_that_are_not_in_play_need_not_match() -> None:
    g = centre_of("kelp", [0, 0, 0, 6, 0, 0], "reptiles", "cephalopods")
    assert cubes(g) == [6, 6, 0, 0]


@rule("DSM-25.8", "DSM-25.9", "DSM-25.10", "EX-63")
def test_the_example_of_a_centre_of_kelp() -> None:
    g = centre_of("kelp", [1, 1, 1, 0, 2, 1])
    assert cubes(g) == [4, 2, 3, 3]
    assert list(g.vp[:4]) == [6, 13, 9, 11]
    assert list(g.gene_pool[:4]) == [30, 32, 31, 31]


@rule("DSM-25.9", "EX-R24")
def test_reptiles_place_2_species_for_each_sun_and_1_for_each_sponge() -> None:
    assert cubes(centre_of("ocean", [0, 0, 0, 2, 4, 0], "reptiles", "cephalopods"))[:2] == [10, 2]


@rule("DSM-25.9", "EX-R24", "DSM-25.12")
def test_three_equal_elements_place_3_species_for_each_such_disk() -> None:
    g = table("reptiles", "fish", random_earth=True, alternative_displays=True)
    g.pool = [4, 7, 0, 0, 0, 0, 4]
    g.display[4] = 3  # the reptiles' Sun
    g.display[12] = g.display[13] = g.display[14] = 1  # algae, gastropods and plankton of the fish
    g.bag = [2, 0, 0, 0, 4, 0]
    random_earth(g)
    assert cubes(g) == [12, 0, 2, 0]


@rule("DSM-25.10", "DSM-25.11")
@pytest.mark.parametrize(
    ("terrain", "vp"),
    [
        ("land", [7, 14, 11, 13]),  # 15 less 8, 1, 4, 2
        ("coral", [5, 11, 8, 9]),
        ("seamount", [5, 10, 7, 8]),
        ("seagrass", [2, 6, 4, 6]),
        ("sand", [2, 5, 3, 5]),
        ("ocean", [1, 3, 2, 3]),
    ],
)
def test_every_animal_starts_with_the_sum_less_what_it_would_score(terrain: str, vp: list[int]) -> None:
    assert list(centre_of(terrain, [1, 1, 1, 0, 2, 1]).vp[:4]) == vp


@rule("DSM-25.11")
def test_the_sum_contains_the_places_that_nobody_takes() -> None:
    g = centre_of("land", [2, 0, 2, 0, 2, 0], "reptiles", "fish")
    assert (cubes(g), list(g.vp[:4])) == ([4, 0, 6, 0], [11, 0, 7, 0])
