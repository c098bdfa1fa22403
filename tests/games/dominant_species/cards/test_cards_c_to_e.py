"""DS-C05 to DS-C09  Catastrophe, Cold Snap, Disease, Ecodiversity, Evolution."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.terms import ANIMALS
from tests.dsl import rule
from tests.games.dominant_species.cards import (
    CENTRE,
    DESERT,
    FOREST,
    JUNGLE,
    MOUNTAIN,
    REFUSED,
    SAVANNAH,
    START,
    WETLAND,
    totals,
)
from tests.games.dominant_species.earth import Earth, W, h, targets

RIM = h(2, -2)


# ---- Catastrophe --------------------------------------------------------------------
@rule("EX-O56")
def test_catastrophe_with_an_insect_as_survivor_costs_three_mammals_and_a_bird_next_door() -> None:
    tiles: list[dict[str, object]] = [
        {"hex": h(0, 0), "terrain": "sea", "cubes": {"mammal": 3, "insect": 1}},
        {"hex": h(1, -1), "terrain": "jungle", "cubes": {"bird": 2}},
    ]
    e = Earth(tiles=tiles).card("catastrophe", "bird")
    e.answer(f"tile {h(0, 0)}", "survivor insect")
    assert e.done
    assert (e.cubes("mammal", h(0, 0)), e.cubes("insect", h(0, 0)), e.cubes("bird", h(1, -1))) == (0, 1, 1)
    assert [e.eliminated(animal) for animal in ("mammal", "insect", "bird")] == [3, 0, 1]


@rule("DS-C05.1")
def test_catastrophe_spares_one_cube_not_one_animal() -> None:
    e = Earth()
    e.place("amphibian", WETLAND, 3)
    e.card("catastrophe", "bird").answer(f"tile {WETLAND}")
    assert e.options() == ["survivor amphibian", "survivor arachnid", "survivor insect"]
    assert (e.asked, e.why("pass"), e.why("survivor bird")) == ("bird", REFUSED, {"DS-C05.1"})
    e.answer("survivor amphibian")
    assert [e.cubes(animal, WETLAND) for animal in ANIMALS] == [0, 0, 0, 1, 0, 0]
    assert (e.eliminated("amphibian"), e.gene_pool("amphibian")) == (4, 27)


@rule("DS-C05.2")
def test_catastrophe_then_takes_one_cube_on_each_adjacent_tile_with_cubes() -> None:
    e = Earth().card("catastrophe", "mammal").answer(f"tile {WETLAND}", "survivor insect")
    assert e.options() == ["victim bird", "victim amphibian", "victim arachnid"]
    e.answer("victim arachnid")
    assert e.options() == ["victim reptile", "victim amphibian", "victim insect"]
    assert e.why("pass") == REFUSED
    e.answer("victim amphibian")
    assert e.done
    assert not e.laws()
    assert [e.g.cubes_on(tile) for tile in range(35) if e.g.cubes_on(tile)] == [3, 4, 1, 4, 3, 4]
    assert (e.cubes("arachnid", JUNGLE), e.cubes("amphibian", SAVANNAH)) == (1, 0)


@rule("DS-C05.2")
def test_catastrophe_can_hit_the_acting_animal_next_door_if_it_says_so() -> None:
    e = Earth().card("catastrophe", "arachnid").answer(f"tile {WETLAND}", "survivor insect")
    assert "victim arachnid" in e.options()
    e.answer("victim arachnid")
    assert e.cubes("arachnid", JUNGLE) == 1


@rule("DS-C05.1", "DS-19.4")
def test_catastrophe_on_an_empty_tile_hits_only_the_neighbours() -> None:
    e = Earth().card("catastrophe", "mammal")
    assert (targets(e.options()), e.why("pass"), e.why(f"tile {RIM}")) == (START, REFUSED, {"DS-2.2"})
    e.answer(f"tile {CENTRE}")
    e.answer("victim bird", "victim bird", "victim insect", "victim bird", "victim insect", "victim insect")
    assert e.done
    assert [e.eliminated(animal) for animal in ANIMALS] == [0, 0, 3, 0, 0, 3]


@rule("DS-C05.2")
def test_catastrophe_skips_tiles_that_are_not_adjacent() -> None:
    e = Earth()
    e.lay(RIM, "sea")
    e.place("mammal", RIM, 2)
    e.card("catastrophe", "mammal").answer(f"tile {RIM}")
    assert e.options() == ["victim reptile", "victim amphibian", "victim insect"]
    e.answer("victim reptile")
    assert e.done
    assert (e.cubes("mammal", RIM), sum(e.g.eliminated)) == (1, 2)


# ---- Cold Snap ----------------------------------------------------------------------
@rule("EX-O55")
def test_cold_snap_by_birds_takes_the_mammal_and_one_of_three_insects() -> None:
    e = Earth()
    for animal, n in (("bird", 2), ("mammal", 1), ("insect", 3)):
        e.place(animal, CENTRE, n)
    assert e.card("cold_snap", "bird").done
    assert [e.cubes(animal, CENTRE) for animal in ANIMALS] == [0, 0, 2, 0, 0, 2]


@rule("DS-C06.1")
def test_cold_snap_hits_every_tundra_tile_and_nothing_else() -> None:
    e = Earth()
    e.freeze(WETLAND)
    e.place("insect", CENTRE, 2)
    e.card("cold_snap", "arachnid")
    assert [e.cubes(animal, WETLAND) for animal in ("amphibian", "arachnid", "insect")] == [1, 1, 0]
    assert (e.cubes("insect", CENTRE), e.cubes("insect", SAVANNAH)) == (1, 2)
    assert [e.eliminated(animal) for animal in ANIMALS] == [0, 0, 0, 1, 0, 2]
    assert not e.laws()


@rule("DS-23.4", "DS-C06.1")
def test_cold_snap_hits_other_animals_of_the_same_player() -> None:
    e = Earth(players=2)
    e.place("mammal", CENTRE, 1)
    e.place("reptile", CENTRE, 2)
    e.card("cold_snap", "mammal")
    assert (e.cubes("mammal", CENTRE), e.cubes("reptile", CENTRE)) == (1, 1)


# ---- Disease ------------------------------------------------------------------------
@rule("EX-O52", "DS-C07.2")
def test_disease_by_mammals_at_the_start_costs_the_amphibians_nothing() -> None:
    e = Earth().card("disease", "mammal")
    assert e.done
    assert (e.g.elements_of(3), sum(e.g.bag)) == (3, 108)


@rule("DS-C07.1")
def test_disease_hits_animals_with_more_elements_and_not_those_with_as_many() -> None:
    e = Earth()
    e.acquire("mammal", "sun")
    e.acquire("reptile", "grass", "grub")
    e.acquire("bird", "grass")
    e.acquire("insect", "sun", "sun", "meat")
    e.card("disease", "mammal")
    assert (e.asked, e.g.seat, e.options()) == ("reptile", 1, ["lose grass", "lose grub"])
    e.answer("lose grub")
    assert (e.asked, e.g.seat, e.options()) == ("insect", 5, ["lose meat", "lose sun"])
    e.answer("lose sun")
    assert e.done
    assert [e.acquired(animal) for animal in ("mammal", "bird", "insect")] == [
        {"sun": 1},
        {"grass": 1},
        {"meat": 1, "sun": 1},
    ]


@rule("DS-C07.1")
def test_disease_returns_the_element_to_the_bag_and_cannot_be_declined() -> None:
    e = Earth()
    e.acquire("reptile", "grass", "sun")
    e.card("disease", "mammal")
    assert (e.why("pass"), e.why("lose grub")) == (REFUSED, {"DS-1.15"})
    e.answer("lose sun")
    assert (e.acquired("reptile"), e.bag("sun"), e.bag("grass")) == ({"grass": 1}, 18, 17)
    assert not e.laws()


@rule("DS-C07.1", "RU-26")
def test_disease_counts_printed_elements() -> None:
    e = Earth()
    e.acquire("amphibian", "sun")
    e.acquire("mammal", "sun", "grass")
    e.card("disease", "mammal")
    assert (e.done, e.acquired("amphibian")) == (True, {"sun": 1})
    e.card("disease", "bird")
    assert (e.asked, e.options(), e.acquired("amphibian")) == ("mammal", ["lose grass", "lose sun"], {"sun": 1})
    e.answer("lose sun")
    assert (e.done, e.acquired("amphibian")) == (True, {})


@rule("DS-C07.2")
def test_disease_is_decided_in_food_chain_order_by_the_animals_hit() -> None:
    e = Earth()
    for animal in ("insect", "amphibian", "mammal"):
        e.acquire(animal, "seed", "meat")
    e.card("disease", "arachnid")
    order = []
    while not e.done:
        order.append((e.asked, ANIMALS[e.g.seat]))
        e.answer("lose seed")
    assert order == [("mammal", "mammal"), ("amphibian", "amphibian"), ("insect", "insect")]


@rule("DS-C07.2")
def test_disease_never_takes_a_printed_element() -> None:
    e = Earth()
    e.acquire("amphibian", "seed", "meat")
    e.card("disease", "mammal")
    assert (e.asked, e.options(), e.why("lose water")) == ("amphibian", ["lose meat", "lose seed"], {"DS-1.15"})
    e.answer("lose meat")
    assert (e.done, e.acquired("amphibian"), e.g.elements_of(3)) == (True, {"seed": 1}, 4)


# ---- Ecodiversity -------------------------------------------------------------------
@rule("EX-O49", "DS-C08.1")
@pytest.mark.parametrize("animal", ANIMALS)
def test_ecodiversity_at_the_start_gives_everybody_two(animal: str) -> None:
    e = Earth().card("ecodiversity", animal)
    assert e.done
    assert totals(e) == [2 if other == animal else 0 for other in ANIMALS]


@rule("DS-C08.1")
def test_ecodiversity_counts_each_disk_once_whatever_the_display_holds_of_its_type() -> None:
    e = Earth()
    e.acquire("mammal", "meat", "sun", "sun", "grub")
    e.put(W(1, -2), "sun")
    e.card("ecodiversity", "mammal")
    assert totals(e) == [7, 0, 0, 0, 0, 0]


@rule("DS-23.4", "DS-C08.1")
def test_ecodiversity_does_not_count_elements_of_another_animal_of_the_player() -> None:
    e = Earth(players=2)
    e.acquire("reptile", "grass")
    assert e.card("ecodiversity", "mammal").vp("mammal") == 2


# ---- Evolution ----------------------------------------------------------------------
@rule("DS-C09.1", "DS-C09.2", "DS-C09.4")
def test_evolution_replaces_a_cube_of_two_animals_anywhere() -> None:
    e = Earth().card("evolution", "mammal")
    e.answer(f"replace {WETLAND} amphibian", f"replace {WETLAND} insect")
    assert e.done
    assert not e.laws()
    assert [e.cubes(animal, WETLAND) for animal in ANIMALS] == [2, 0, 0, 1, 1, 0]
    assert [e.eliminated(animal) for animal in ANIMALS] == [0, 0, 0, 1, 0, 1]
    assert [e.gene_pool(animal) for animal in ("mammal", "amphibian", "insect")] == [28, 30, 30]


@rule("DS-C09.1")
def test_evolution_needs_a_different_opposing_animal_each_time() -> None:
    e = Earth().card("evolution", "mammal")
    assert e.why(f"replace {MOUNTAIN} mammal") == {"DS-23.3"}
    assert e.why(f"replace {CENTRE} insect") == {"DS-C09.1", "DS-C09.2", "DS-C09.3"}
    e.answer(f"replace {SAVANNAH} insect")
    assert e.why(f"replace {SAVANNAH} insect") == e.why(f"replace {DESERT} insect") == {"DS-C09.1"}
    assert f"replace {DESERT} reptile" in e.options()


@rule("DS-C09.1", "DS-19.3")
def test_evolution_may_replace_one_cube_or_none() -> None:
    assert Earth().card("evolution", "mammal").answer("pass").done
    e = Earth().card("evolution", "mammal").answer(f"replace {FOREST} bird", "pass")
    assert e.done
    assert (e.cubes("mammal", FOREST), e.cubes("bird", FOREST), sum(e.g.eliminated)) == (2, 1, 1)


@rule("EX-O54", "DS-C09.3")
def test_evolution_with_one_cube_in_the_gene_pool_replaces_at_most_one() -> None:
    e = Earth()
    e.empty_gene_pool("mammal", leave=1)
    e.card("evolution", "mammal").answer(f"replace {SAVANNAH} insect")
    assert e.done
    assert (e.eliminated("insect"), e.gene_pool("insect"), e.gene_pool("mammal")) == (1, 30, 0)


@rule("DS-C09.3")
def test_evolution_with_an_empty_gene_pool_asks_nothing() -> None:
    e = Earth()
    e.empty_gene_pool("mammal")
    assert e.card("evolution", "mammal").done


@rule("DS-23.4", "DS-C09.1")
def test_evolution_may_replace_an_animal_of_the_same_player() -> None:
    e = Earth(players=2).card("evolution", "mammal")
    e.answer(f"replace {SAVANNAH} reptile", f"replace {JUNGLE} bird")
    assert e.done
    assert [e.eliminated(animal) for animal in ("reptile", "bird")] == [1, 1]
