"""DSM-23.24 to DSM-23.30  Population Explosion, Predator, Profligate Carnivore, Symbiotic."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.marine.cards import (
    CORAL,
    GEYSER,
    LAND,
    REFUSED,
    SAND,
    SEAGRASS,
    SMOKER,
    VICTIM,
    dead,
    drain,
    evolve,
)
from tests.games.marine.sea import Sea, targets


# ---- Population Explosion -----------------------------------------------------------
@rule("EX-50", "DSM-23.24")
def test_population_explosion_on_five_cubes_places_the_four_of_the_gene_pool() -> None:
    s = Sea()
    s.clear(CORAL)
    s.cubes_are(SEAGRASS, fish=2, reptiles=3)
    s.empty_gene_pool("fish", leave=4)
    assert s.card("population_explosion", "fish").done
    assert (s.all_cubes(SEAGRASS), s.gene_pool("fish")) == ({"reptiles": 3, "fish": 6}, 0)


@rule("DSM-23.24")
@pytest.mark.parametrize("slot", [1, 5])
def test_population_explosion_places_as_many_as_there_are_cubes_whatever_the_slot(slot: int) -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, fish=2, reptiles=3)
    s.card("population_explosion", "fish", x=slot).answer(f"tile {SEAGRASS}")
    assert (s.done, s.all_cubes(SEAGRASS), s.gene_pool("fish")) == (True, {"reptiles": 3, "fish": 7}, 24)


@rule("DSM-23.24", "DSM-30.6")
def test_population_explosion_offers_the_tiles_one_occupies() -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, fish=1)
    s.cubes_are(SAND, reptiles=4)
    s.card("population_explosion", "fish")
    assert (s.asked, targets(s.options()), s.why("pass")) == ("fish", [SEAGRASS, CORAL], REFUSED)
    assert s.why(f"tile {SAND}") == {"DSM-23.24"}


@rule("DSM-23.37", "DSM-23.24")
def test_population_explosion_with_an_empty_gene_pool_asks_nothing() -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, fish=1)
    s.empty_gene_pool("fish")
    assert s.card("population_explosion", "fish").done
    assert (s.cubes("fish", SEAGRASS), s.cubes("fish", CORAL)) == (1, 3)


# ---- Predator -----------------------------------------------------------------------
@rule("DSM-23.25")
def test_predator_takes_exactly_one_opposing_cube_on_every_shared_tile() -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, fish=1, reptiles=5)
    s.cubes_are(LAND, fish=2)
    s.cubes_are(SAND, reptiles=2, crustaceans=2)
    s.card("predator", "fish", x=3).answer("victim crustaceans")
    assert s.done
    assert (s.all_cubes(SEAGRASS), s.cubes("crustaceans", CORAL)) == ({"reptiles": 4, "fish": 1}, 2)
    assert (s.all_cubes(LAND), s.all_cubes(SAND)) == ({"fish": 2}, {"reptiles": 2, "crustaceans": 2})
    assert dead(s) == [1, 0, 0, 1]


@rule("DSM-23.25", "DSM-30.6")
def test_predator_asks_tile_by_tile_for_an_opposing_animal() -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, fish=1, cephalopods=1, crustaceans=1)
    s.card("predator", "fish")
    assert (s.asked, s.options(), s.why("pass")) == ("fish", ["victim cephalopods", "victim crustaceans"], REFUSED)
    assert {"DSM-23.25", "DSM-0.3"} <= s.why("victim fish") <= VICTIM | {"DSM-0.3"}
    assert {"DSM-23.25"} <= s.why("victim reptiles") <= VICTIM
    s.answer("victim cephalopods")
    assert s.options() == ["victim reptiles", "victim cephalopods", "victim crustaceans"]


# ---- Profligate Carnivore -----------------------------------------------------------
@rule("EX-47", "DSM-23.27")
def test_profligate_carnivore_from_slot_three_with_two_cubes_in_the_gene_pool() -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, reptiles=1)
    s.cubes_are(SMOKER, crustaceans=2)
    s.empty_gene_pool("fish", leave=2)
    s.card("profligate_carnivore", "fish", x=3)
    s.answer(f"compete {SEAGRASS} reptiles", f"compete {SMOKER} crustaceans", f"compete {CORAL} reptiles")
    assert s.done
    assert (s.all_cubes(SEAGRASS), s.all_cubes(SMOKER)) == ({"fish": 1}, {"fish": 1, "crustaceans": 1})
    assert s.all_cubes(CORAL) == {"reptiles": 2, "cephalopods": 3, "fish": 3, "crustaceans": 3}
    assert ([s.eliminated(a) for a in ("reptiles", "crustaceans")], s.gene_pool("fish")) == ([2, 1], 0)


@rule("DSM-23.27")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_profligate_carnivore_strikes_as_often_as_the_number_of_its_slot(slot: int) -> None:
    s = Sea()
    s.track(*["annelids", "fertile", "predator", "disease"][: slot - 1], "profligate_carnivore")
    evolve(s, "fish", slot, "profligate_carnivore")
    for _ in range(slot):
        s.answer(s.options()[0])
    assert (s.done, sum(dead(s)), s.gene_pool("fish")) == (True, slot, 31 - slot)


@rule("DSM-23.27", "DSM-30.6")
def test_profligate_carnivore_points_at_a_tile_and_an_opposing_animal_anywhere() -> None:
    s = Sea()
    s.cubes_are(CORAL, fish=2, crustaceans=1)
    s.cubes_are(GEYSER, reptiles=1)
    s.card("profligate_carnivore", "fish", x=1)
    assert (s.asked, s.options()) == ("fish", [f"compete {GEYSER} reptiles", f"compete {CORAL} crustaceans"])
    assert (s.why(f"compete {CORAL} fish"), s.why(f"compete {CORAL} reptiles")) == (
        {"DSM-23.27", "DSM-0.3"},
        {"DSM-23.27"},
    )
    assert s.why("pass") == REFUSED


@rule("DSM-23.27")
def test_profligate_carnivore_ends_when_no_opposing_species_is_left() -> None:
    s = Sea()
    s.cubes_are(CORAL, fish=2)
    s.cubes_are(SEAGRASS, reptiles=1)
    s.cubes_are(SAND, crustaceans=1)
    s.card("profligate_carnivore", "fish", x=4).answer(f"compete {SAND} crustaceans")
    assert (s.done, s.all_cubes(SEAGRASS), s.all_cubes(SAND)) == (True, {"fish": 1}, {"fish": 1})
    assert (s.gene_pool("fish"), dead(s)) == (30, [1, 0, 0, 1])
    assert s.card("profligate_carnivore", "fish", x=4).done


@rule("DSM-23.27")
def test_profligate_carnivore_with_an_empty_gene_pool_only_eliminates() -> None:
    s = Sea()
    s.empty_gene_pool("fish")
    s.card("profligate_carnivore", "fish", x=2).answer(f"compete {CORAL} reptiles", f"compete {CORAL} reptiles")
    assert (s.done, s.cubes("reptiles", CORAL), s.cubes("fish", CORAL)) == (True, 1, 3)


# ---- Symbiotic ----------------------------------------------------------------------
@rule("DSM-23.30")
def test_symbiotic_gives_a_disk_to_its_taker_and_to_everybody_with_fewer_elements() -> None:
    s = Sea()
    for animal in ("fish", "crustaceans", "reptiles"):
        s.acquire(animal, "sun")
    drain(s, *["worms"] * 5)
    assert s.card("symbiotic", "fish").done
    assert [s.acquired(animal) for animal in ("reptiles", "cephalopods", "fish", "crustaceans")] == [
        {"sun": 1},
        {"worms": 1},
        {"sun": 1, "worms": 1},
        {"sun": 1},
    ]


@rule("DSM-23.30")
def test_symbiotic_draws_in_food_chain_order_as_long_as_the_bag_lasts() -> None:
    s = Sea()
    s.acquire("crustaceans", "sun")
    drain(s, "worms", "worms")
    s.card("symbiotic", "crustaceans")
    assert (s.acquired("reptiles"), s.acquired("cephalopods")) == ({"worms": 1}, {"worms": 1})
    assert (s.acquired("fish"), s.acquired("crustaceans"), s.laws()) == ({}, {"sun": 1}, [])


@rule("DSM-23.30")
def test_symbiotic_gives_nothing_to_a_full_display() -> None:
    s = Sea()
    s.acquire("fish", "sun", "sun", "worms")
    drain(s, *["algae"] * 4)
    s.card("symbiotic", "fish")
    assert s.acquired("fish") == {"sun": 2, "worms": 1}
    assert [s.acquired(animal) for animal in ("reptiles", "cephalopods", "crustaceans")] == [{"algae": 1}] * 3
    assert s.bag("algae") == 1


@rule("R-25", "DSM-23.30")
def test_symbiotic_compares_the_numbers_at_its_start() -> None:
    s = Sea()
    drain(s, *["worms"] * 4)
    s.card("symbiotic", "reptiles")
    assert (s.acquired("reptiles"), s.bag("worms")) == ({"worms": 1}, 3)
    assert [s.acquired(animal) for animal in ("cephalopods", "fish", "crustaceans")] == [{}, {}, {}]


@rule("R-25")
def test_disease_and_symbiotic_count_printed_elements_and_disks() -> None:
    s = Sea()
    s.trait("reptiles", "ram_feeder")
    drain(s, *["worms"] * 4)
    s.card("symbiotic", "fish")
    assert (s.acquired("reptiles"), s.acquired("fish"), s.acquired("crustaceans")) == ({}, {"worms": 1}, {})
    s.card("disease", "crustaceans")
    assert (s.done, s.acquired("fish"), s.elements("reptiles")["plankton"]) == (True, {}, 1)
