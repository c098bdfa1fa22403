"""DS-4  Fitness, dominance, endangered cubes, points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tangledbank
from tangledbank.games.dominant_species.reset import Extinction
from tangledbank.games.dominant_species.terms import ANIMALS
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h

CENTRE = h(0, 0)


def tile(terrain: str = "desert", **cubes: Any) -> list[dict[str, object]]:
    return [{"hex": CENTRE, "terrain": terrain, "cubes": cubes}]


@rule("DS-4.1")
def test_fitness_multiplies_display_and_corners_for_every_type() -> None:
    e = Earth(tiles=tile(), elements={E(0, 0): "sun", W(1, -1): "sun", E(-1, 0): "grub", W(0, 0): "water"})
    e.acquire("reptile", "sun", "grub", "grub")
    assert e.fitness("reptile", CENTRE) == 3 * 2 + 2 * 1
    assert e.fitness("arachnid", CENTRE) == 2
    assert e.fitness("mammal", CENTRE) == 0


@rule("DS-4.1")
def test_only_elements_on_the_corners_of_the_tile_count() -> None:
    e = Earth(tiles=[*tile(), {"hex": h(1, 0), "terrain": "sea"}], elements={E(1, 0): "sun"})
    assert (e.fitness("reptile", CENTRE), e.fitness("reptile", h(1, 0))) == (0, 2)


@rule("DS-4.2")
def test_fitness_does_not_depend_on_cubes() -> None:
    found = [Earth(tiles=tile(bird=n), elements={E(0, 0): "seed"}).fitness("bird", CENTRE) for n in (0, 1, 9)]
    assert found == [2, 2, 2]


@rule("DS-4.3", "DS-4.2")
def test_the_highest_fitness_dominates_whatever_the_number_of_cubes() -> None:
    e = Earth(tiles=tile(bird=1, mammal=9), elements={E(0, 0): "seed", W(0, 0): "seed", W(1, 0): "meat"})
    assert (e.fitness("bird", CENTRE), e.fitness("mammal", CENTRE), e.dominant(CENTRE)) == (4, 2, "bird")


@rule("DS-4.3")
def test_only_animals_with_a_cube_there_can_dominate() -> None:
    e = Earth(tiles=tile(mammal=1), elements={E(0, 0): "seed", W(0, 0): "seed", W(1, 0): "meat"})
    assert e.dominant(CENTRE) == "mammal"
    e.eliminate("mammal", CENTRE, 1)
    assert e.dominant(CENTRE) is None


@rule("DS-4.3", "DS-4.4")
def test_an_animal_that_is_absent_breaks_no_dominance() -> None:
    e = Earth(tiles=tile(mammal=1), elements={E(0, 0): "seed", W(1, 0): "meat"})
    assert (e.fitness("bird", CENTRE), e.dominant(CENTRE)) == (2, "mammal")


@rule("DS-4.4")
@pytest.mark.parametrize("animals", [("mammal", "bird"), ("bird", "insect"), ("mammal", "bird", "insect")])
def test_a_tie_means_that_nobody_dominates(animals: tuple[str, ...]) -> None:
    elements = {E(0, 0): "seed", W(0, 0): "grass", W(1, 0): "meat"}
    e = Earth(tiles=[{"hex": CENTRE, "terrain": "desert", "cubes": dict.fromkeys(animals, 1)}], elements=elements)
    assert e.dominant(CENTRE) is None


@rule("DS-4.3", "DS-4.4")
def test_a_tie_below_the_highest_does_not_matter() -> None:
    elements = {E(0, 0): "seed", W(0, 0): "grass", W(1, 0): "water"}
    e = Earth(tiles=tile(bird=1, insect=1, amphibian=1), elements=elements)
    assert e.dominant(CENTRE) == "amphibian"


@rule("DS-4.5")
def test_cubes_without_fitness_are_endangered() -> None:
    e = Earth(tiles=tile(bird=2, mammal=1), elements={E(0, 0): "seed"})
    assert (e.endangered("bird", CENTRE), e.endangered("mammal", CENTRE)) == (False, True)
    assert not e.endangered("insect", CENTRE)
    e.acquire("mammal", "seed")
    assert (e.fitness("mammal", CENTRE), e.endangered("mammal", CENTRE)) == (1, False)


@rule("DS-4.6")
def test_an_endangered_animal_alone_on_a_tile_does_not_dominate() -> None:
    e = Earth(tiles=tile(bird=4), elements={E(0, 0): "meat"})
    assert e.dominant(CENTRE) is None


@rule("DS-4.7")
def test_endangered_cubes_score() -> None:
    e = Earth(tiles=tile(bird=2, mammal=1), elements={E(0, 0): "meat"})
    e.pawn("mammal", "domination-1")
    e.act("domination-1").answer(f"dominate {CENTRE}")
    assert (e.vp("bird"), e.vp("mammal")) == (4, 2)


@rule("DS-4.7")
def test_endangered_cubes_move() -> None:
    e = Earth(tiles=[*tile(bird=1), {"hex": h(1, 0), "terrain": "sea"}])
    e.pawn("bird", "migration-6")
    e.act("migration-6").answer(f"from {CENTRE}")
    assert (e.cubes("bird", CENTRE), e.cubes("bird", h(1, 0))) == (0, 1)


@rule("DS-4.7")
def test_endangered_cubes_compete_and_are_chosen() -> None:
    e = Earth(tiles=tile(bird=1, mammal=1))
    e.pawn("bird", "competition-2")
    e.act("competition-2").answer(f"compete {CENTRE} mammal")
    assert e.cubes("mammal", CENTRE) == 0


Change = Callable[[Earth], object]
CHANGES: list[tuple[str, Change, str | None]] = [
    ("an element comes", lambda e: e.put(E(0, 0), "meat"), "mammal"),
    ("an element goes", lambda e: e.remove(W(0, 0)), None),
    ("a cube comes", lambda e: e.place("amphibian", CENTRE, 1), "amphibian"),
    ("a cube goes", lambda e: e.eliminate("bird", CENTRE, 1), None),
    ("a display grows", lambda e: e.acquire("mammal", "seed", "seed", "seed"), "mammal"),
    ("tundra comes", lambda e: e.freeze(CENTRE), "bird"),
]


@rule("DS-4.8", "RU-04")
@pytest.mark.parametrize(("change", "expected"), [(c, x) for _, c, x in CHANGES], ids=[name for name, _, _ in CHANGES])
def test_dominance_follows_every_change_at_once(change: Change, expected: str | None) -> None:
    e = Earth(tiles=tile(bird=1, mammal=1), elements={W(0, 0): "seed", W(1, 0): "water"})
    assert e.dominant(CENTRE) == "bird"
    if expected == "mammal":
        e.put(W(1, -1), "meat")
    change(e)
    assert e.dominant(CENTRE) == expected


@rule("RU-04", "DS-4.8")
def test_a_tie_takes_dominance_away_from_its_holder() -> None:
    e = Earth(tiles=tile(bird=1, mammal=1), elements={W(0, 0): "seed"})
    e.put(E(0, 0), "meat")
    assert e.dominant(CENTRE) is None


@rule("DS-4.9")
def test_tundra_is_dominated_like_other_tiles() -> None:
    e = Earth(tiles=tile("tundra", bird=1, mammal=3), elements={E(0, 0): "seed"})
    assert e.dominant(CENTRE) == "bird"
    e.put(W(0, 0), "meat")
    assert e.dominant(CENTRE) is None


@rule("DS-4.10")
@pytest.mark.parametrize(("points", "loss", "left"), [(5, 3, 2), (5, 5, 0), (5, 8, 0), (0, 4, 0)])
def test_losses_stop_at_0(points: int, loss: int, left: int) -> None:
    e = Earth()
    e.g.gain_vp(3, points)
    e.g.lose_vp(3, loss)
    assert e.vp("amphibian") == left


@rule("DS-4.11")
@pytest.mark.parametrize("points", [97, 99, 100, 255, 1000])
def test_points_have_no_upper_limit(points: int) -> None:
    animals = [{"animal": "mammal", "seat": "P1", "vp": points}, {"animal": "reptile", "seat": "P2"}]
    data: Any = {"animals": animals, "start": "standard", "phase": 3, "last": True}
    game = tangledbank.position("dominant-species", data)
    assert game.over
    assert game.scores()[0] == points + 2 + 3 + 5


@rule("DS-4.12")
def test_a_cube_that_dies_out_does_not_return_to_the_gene_pool() -> None:
    e = Earth()
    e.place("bird", h(0, -1), 2)
    e.run(Extinction())
    assert (e.cubes("bird", h(0, -1)), e.eliminated("bird"), e.gene_pool("bird")) == (0, 2, 28)


@rule("DS-4.12")
def test_a_cube_lost_in_competition_is_eliminated() -> None:
    e = Earth()
    e.pawn("mammal", "competition-5")
    e.act("competition-5").answer(f"compete {h(0, 1)} bird")
    assert (e.eliminated("bird"), e.gene_pool("bird")) == (1, 30)


@rule("DS-4.12")
def test_only_glaciation_returns_cubes_to_the_gene_pool() -> None:
    e = Earth()
    e.pawn("bird", "glaciation-1")
    e.act("glaciation-1").answer(f"glaciate {h(0, -1)}")
    assert (e.eliminated("amphibian"), e.gene_pool("amphibian")) == (0, 31)


@rule("DS-4.13")
def test_an_animal_without_any_cube_still_plans_and_acts() -> None:
    animals = [
        {"animal": "mammal", "seat": "P1", "gene_pool": 0, "pawns": 1},
        {"animal": "bird", "seat": "P2", "pawns": 0},
    ]
    tiles = [{"hex": CENTRE, "terrain": "tundra", "cubes": {"bird": 2}}, {"hex": h(1, 0), "terrain": "sea"}]
    game = tangledbank.position("dominant-species", {"animals": animals, "tiles": tiles})
    game.apply("pawn glaciation-1", 0)
    assert (game.seat, game.options()) == (0, [f"glaciate {h(1, 0)}", "pass"])
    game.apply(f"glaciate {h(1, 0)}")
    assert game.scores()[0] == 1


# ---- the printed example --------------------------------------------------------------------
def example() -> Earth:
    tiles: list[dict[str, object]] = [
        {"hex": h(1, -1), "terrain": "savannah", "cubes": {"reptile": 1}},
        {"hex": h(1, 0), "terrain": "desert", "cubes": {"insect": 1, "amphibian": 2}},
    ]
    elements = {W(1, 0): "grass", E(0, 1): "grub", W(2, -1): "sun", E(1, 0): "sun", W(2, 0): "sun", W(2, -2): "water"}
    e = Earth(tiles=tiles, elements=elements)
    e.acquire("insect", "grub", "water")
    e.acquire("amphibian", "grub", "grub", "meat")
    return e


@rule("EX-P01", "DS-4.1", "DS-4.3")
def test_the_rulebooks_example_of_fitness() -> None:
    e = example()
    desert = {animal: e.fitness(animal, h(1, 0)) for animal in ("insect", "amphibian", "reptile")}
    assert desert == {"insect": 3, "amphibian": 2, "reptile": 6}
    assert e.dominant(h(1, 0)) == "insect"
    assert (e.fitness("amphibian", h(1, -1)), e.fitness("reptile", h(1, -1))) == (3, 2)
    assert not e.endangered("reptile", h(1, -1))


@rule("EX-P01", "DS-4.5")
def test_without_the_sun_the_reptile_of_the_example_is_endangered() -> None:
    e = example()
    e.remove(W(2, -1))
    assert e.endangered("reptile", h(1, -1))
    assert [animal for animal in ANIMALS if e.endangered(animal, h(1, 0))] == []
